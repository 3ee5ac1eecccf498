### Teksty klienta przeglądarkowego. Każdy klucz tego pliku jest też w en.ftl; wszystkie zaczynają się od web-.

## Uczciwy los

web-fair = Uczciwy los
web-fair-promise = Przed grą serwer pokazuje odcisk swojej tajnej liczby, więc nie może jej później podmienić.
web-fair-parts = Przeglądarka każdej osoby, która siada do stołu, dorzuca własną liczbę losową i dopiero z nich wszystkich powstaje los: nikt w pojedynkę nie może go wybrać.
web-fair-at-once = Ta gra zaczęła się od razu, więc liczba z tej przeglądarki trafiła do serwera razem z prośbą o stół, zanim pokazał odcisk.
web-fair-end = Po grze tajna liczba zostaje ujawniona, a w powtórce można z nią porównać każdy rzut i każdą dobraną kartę.
web-fair-fingerprint = Odcisk tajnej liczby serwera
web-fair-added = Liczby losowe dorzucają: { $names }.
web-fair-added-none = Nikt nie dorzucił liczby losowej.
web-fair-anew = Gra wznowiona z zapisu; jeśli gra kilka osób, na początku wszystko, co ukryte, zostanie rozdane od nowa.
web-fair-check = Sprawdź los
web-fair-checking = Sprawdzanie…
web-fair-verdict-true = Los był uczciwy
web-fair-verdict-false = Z losem w tej grze coś się nie zgadza
web-fair-verdict-unknown = Losu w tej grze nie da się sprawdzić
web-fair-kind-unknown = Nie było tajnej liczby serwera: grano z ziarnem losowym, które ktoś mógł znać.
web-fair-kind-false = Zapisu nie da się odczytać.
web-fair-secret-true = Tajna liczba serwera ma taki odcisk, jaki podano w zapisie.
web-fair-secret-false = Tajna liczba serwera ma inny odcisk niż podany w zapisie.
web-fair-seen-true = Ten sam odcisk ta przeglądarka widziała przy stole.
web-fair-seen-false = Przy stole ta przeglądarka widziała inny odcisk.
web-fair-seen-unknown = Ta przeglądarka nie widziała odcisku przy stole. Kto grał, może go porównać: { $commitment }
web-fair-part-true = Liczba losowa dorzucona przez tę przeglądarkę została użyta.
web-fair-part-false = Liczba losowa dorzucona przez tę przeglądarkę nie została użyta.
web-fair-part-unknown = Ta przeglądarka nie dorzuciła liczby losowej.
web-fair-made-true =
    { $count ->
        [0] Sekretem gry jest tajna liczba serwera; żadna przeglądarka niczego nie dorzuciła.
        [one] Sekret gry powstał z tajnej liczby serwera i z liczby dorzuconej przez jedną przeglądarkę.
       *[other] Sekret gry powstał z tajnej liczby serwera i z liczb dorzuconych przez przeglądarki ({ $count }).
    }
web-fair-made-false = Sekret gry nie powstał z tajnej liczby serwera i liczb dorzuconych przez przeglądarki.
web-fair-anew-unknown =
    { $count ->
        [one] Raz cofnięto ruchy, po których zadziałał los; od tego miejsca był on nowy. Porównaj to z tym, co pamiętasz.
       *[other] Ruchy, po których zadziałał los, cofano { $count } razy; za każdym razem był on potem nowy. Porównaj to z tym, co pamiętasz.
    }
web-fair-record-unknown =
    { $n ->
        [one] Gra wznowiona z zapisu: o jej pierwszym ruchu niczego nie da się dowieść.
       *[other] Gra wznowiona z zapisu: o jej pierwszych { $n } ruchach niczego nie da się dowieść.
    }
web-fair-numbers-true =
    { $count ->
        [one] Jedyna wylosowana liczba zgadza się z sekretem gry.
        [few] Wszystkie { $count } wylosowane liczby zgadzają się z sekretem gry.
       *[other] Wszystkie wylosowane liczby ({ $count }) zgadzają się z sekretem gry.
    }
web-fair-numbers-false =
    { $n ->
        [0] Liczby wylosowane przy przygotowaniu gry nie zgadzają się z jej sekretem.
       *[other] Liczby wylosowane przy ruchu nr { $n } nie zgadzają się z sekretem gry.
    }
web-fair-numbers-unknown = Niczego z niego nie wylosowano.
web-fair-verify = To, że cała gra wynika z tych liczb według zasad i że żadnej nie brakuje, sprawdza na pobranym zapisie polecenie:

## Miejsca

web-nav = Główne menu
web-nav-play = Graj
web-nav-replays = Powtórki
web-nav-rules = Zasady
web-nav-settings = Ustawienia
web-to-lobby = Wróć do sali
web-no-page = Nie ma takiej strony
web-no-table = Nie ma takiego stołu
web-no-replay = Nie ma takiej powtórki
web-loading = Chwileczkę…
web-language = Język
web-theme = Kolory
web-theme-auto = jak w systemie
web-theme-light = jasne
web-theme-dark = ciemne
web-theme-to-light = Włącz jasne kolory
web-theme-to-dark = Włącz ciemne kolory

## Słowa ogólne

web-close = Zamknij
web-cancel = Anuluj
web-back = Anuluj
web-copy = Kopiuj
web-copied = Skopiowano
web-save = Zapisz
web-saved = Zapisano
web-send = Wyślij
web-yes = Tak
web-no = Nie
web-less = Mniej: { $what }
web-more = Więcej: { $what }
web-space = Spacja
web-bot = bot
web-bots = Boty
web-players = Gracze
web-game = Gra
web-seats = Miejsca
web-options = Ustawienia
web-board = Stół
web-hand = Twoja ręka
web-tools = Narzędzia
web-somebody = ktoś
web-your-name = Twoje imię
web-credits = Otwarte oprogramowanie, bez grafik z gier. Ikony: Lorc, Delapouite i inni, game-icons.net, CC BY 3.0. Kroje pisma: Alegreya, Cinzel, Inter (OFL).

## Boty według siły

web-bot-random = losowy
web-bot-heuristic = rozsądny
web-bot-search = dalekowzroczny
web-bot-random-about = Słaby: robi cokolwiek, byle zgodnie z zasadami. Dobry na początek.
web-bot-heuristic-about = Silniejszy: gra szybko i rozsądnie, ale nie liczy daleko naprzód.
web-bot-search-about = Najsilniejszy: liczy naprzód i nie spieszy się.
web-bot-random-level = losowy (słaby)
web-bot-heuristic-level = rozsądny (silniejszy)
web-bot-search-level = dalekowzroczny (najsilniejszy)

## Sala

web-continue = Wracaj do gry
web-wait-for-you =
    { $count ->
        [0] nikt na ciebie nie czeka
        [one] jedna czeka na ciebie
        [few] { $count } czekają na ciebie
       *[many] { $count } czeka na ciebie
    }
web-show-all = wszystkie ({ $count })
web-show-fewer = mniej
web-resume = Wróć
web-nobody-else = nikogo więcej jeszcze nie ma
web-your-move = twój ruch
web-your-move-no-clock = twój ruch · bez limitu
web-waits-for = czekamy na ruch: { $name }
web-waits-for-players =
    { $count ->
        [0] Są już wszyscy
        [one] Brakuje jednego gracza
       *[other] Brakuje { $count } graczy
    }
web-choose-game = Wybierz grę
web-games-sub = „Graj” to partia z botami
web-play = Graj
web-table = Otwórz stół
web-minutes = { $count } min
web-minutes-label = około { $count } min
web-difficulty-1 = łatwa
web-difficulty-2 = średnia
web-difficulty-3 = trudna
web-quick-title = { $game } z botami
web-quick-sub = ok. { $minutes } min · zapamiętamy wybór na następny raz
web-quick-own-deck = Zagram własną talią
web-quick-level = Poziom botów
web-quick-players = Liczba graczy
web-quick-summary = { $choice } · bot { $level }
web-quick-learn = Naucz się najpierw
web-open-tables = Otwarte stoły
web-open-count =
    { $count ->
        [0] teraz żadnego
        [one] jeden czeka na graczy
        [few] { $count } czekają na graczy
       *[many] { $count } czeka na graczy
    }
web-open-none = Żaden stół nie czeka teraz na graczy. Otwórz własny i zaproś znajomych linkiem albo zagraj od razu z botami.
web-new-table = Nowy stół
web-table-of = gospodarz: { $name }
web-seated = Zajęte miejsca: { $taken } z { $all }
web-watch = Obserwuj
web-join = Dołącz
web-quick = Szybka gra z botami
web-strength = Siła
web-sit-down = Usiądź do stołu
web-invite = Zaproś linkiem
web-invite-help = Kto ma link, ten zajmuje miejsce: bez konta, wystarczy imię.
web-invite-new = Nowy stół ze znajomymi
web-invite-link = Link do miejsca { $number }
web-invite-state = Przy stole { $taken } z { $all }; bez konta, wystarczy imię
web-live = Na żywo
web-live-none = Żadnej gry nie można teraz oglądać.
web-choice-count =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }

## Nowy stół

web-seat-me = ja
web-hot-seat-help = Kilka miejsc należy do ciebie: grasz nimi na zmianę w tej przeglądarce.
web-table-title = Nazwa stołu
web-clock = Zegar
web-clock-none = bez limitu
web-clock-move = na decyzję
web-clock-reserve = zapas czasu
web-clock-per-move = { $seconds } s na decyzję
web-clock-with-reserve = { $minutes } min + { $seconds } s
web-seconds = Sekundy
web-increment = Sekundy dodawane po ruchu
web-watching = Widzowie
web-watching-public = widzą to, co jawne
web-watching-after = widzą wszystko po zakończeniu
web-watching-none = nie mają wstępu
web-listed = Pokaż wśród otwartych stołów
web-make-and-invite = Załóż stół i zaproś

## Przed grą

web-all-here = Są już wszyscy: możesz zaczynać
web-host-starts = Są już wszyscy: grę zacznie gospodarz
web-seed-host = Gospodarz wybrał ziarno losowe. Liczy się ono tylko wtedy, gdy nikt inny nie gra; inaczej serwer losuje je na początku gry.
web-seed-record = Gra wznowiona z zapisu: kto go zna, może wiedzieć, co przyniesie los.
web-seed-known = Ktoś może wiedzieć, co przyniesie los: ziarno wybrał gospodarz albo gra jest wznowiona z zapisu.
web-sit-here = Usiądź tutaj
web-add-bot = Bot
web-fill-bots = Boty na wolne miejsca
web-free-seat = Zwolnij miejsce
web-kick = Wyproś
web-stand-up = Wstań od stołu
web-kept-for-you = miejsce czeka na ciebie
web-kept-for-other = czeka na czyjąś odpowiedź
web-play-again = Gram jeszcze raz
web-decline = Nie, dziękuję
web-table-players =
    { $count ->
        [one] { $count } gracz
       *[other] { $count } graczy
    }

## Miejsca przy stole

web-seat-you = ty
web-seat-open = wolne miejsce
web-seat-number = miejsce { $number }
web-seat-bot = bot · { $bot }
web-seat-stand-in = poza stołem; gra bot · { $bot }
web-seat-free = wolne; gra bot · { $bot }
web-seat-away = poza stołem
web-seat-person = przy stole
web-seat-label =
    { $count ->
        [one] { $name }, { $count } punkt
        [few] { $name }, { $count } punkty
       *[many] { $name }, { $count } punktów
    }
web-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
web-points-short = pkt
web-deciding = decyduje
web-won = zwycięstwo

## Pasek decyzji

web-prompt-yours = Twoja decyzja
web-prompt-wait = Czekamy
web-prompt-refused = Odmowa
web-prompt-spectator = Oglądasz grę
web-prompt-over = Koniec gry
web-prompt-recorded = Decyzja w zapisie
web-choices = Możliwości
web-why = dlaczego?
web-rule-open = Zasada { $rule }
web-pick-on-board = Wskaż to, co świeci
web-pick-from-list = Wybierz z listy
web-path = Co się dzieje
web-chosen = wybrano: { $count }
web-chosen-so-far = Wybrane, jeszcze niewysłane
web-chosen-names = Wybrano ({ $count }): { $names }.
web-chosen-remove = Wycofaj: { $what }
web-chosen-back = Wycofaj ostatnie
web-chosen-dropped = Pytanie w międzyczasie się zmieniło: tego, co było przygotowane, nie wysłano.
web-undo = Cofnij
web-ask-undo = Poproś o cofnięcie ruchu
web-moment = Chwileczkę…
web-window-open = Ktoś może jeszcze coś zagrać
web-asked-of = { $name }: { $question }
web-unsaved = Jeszcze nie zapisano: serwer próbuje dalej, a twój ruch czeka. Esc go wycofuje.
web-unsent = Jeszcze nie wysłano: pójdzie, gdy wróci połączenie. Esc to wycofuje.
web-without-effect = { $option } (bez skutku)
web-refused-help = Serwer odrzucił ten ruch; nic się nie zmieniło.
web-over-help = Obejrzyj grę jeszcze raz, ruch po ruchu, albo zagraj następną.
web-time-left = Zostało { $time }
web-seconds-left =
    { $count ->
        [one] Została { $count } sekunda
        [few] Zostały { $count } sekundy
       *[many] Zostało { $count } sekund
    }
web-days =
    { $count ->
        [one] { $count } dzień
       *[other] { $count } dni
    }

## Pasowanie w oknach

web-passing = Automatyczne pasowanie
web-pass-event = Pasuj, aż coś się stanie
web-pass-event-short = aż coś się stanie
web-pass-phase = Pasuj do następnej fazy
web-pass-phase-short = do następnej fazy
web-passing-event =
    { $count ->
        [0] Pasujesz automatycznie, aż coś się stanie.
       *[other] Pasujesz automatycznie, aż coś się stanie; spasowano dotąd: { $count }.
    }
web-passing-phase =
    { $count ->
        [0] Pasujesz automatycznie do następnej fazy.
       *[other] Pasujesz automatycznie do następnej fazy; spasowano dotąd: { $count }.
    }
web-passing-stop = Przestań pasować
web-passing-halt-event = Koniec pasowania: coś się stało. Spasowano automatycznie: { $count }.
web-passing-halt-phase = Koniec pasowania: zaczęła się nowa faza. Spasowano automatycznie: { $count }.
web-passing-halt-question = Koniec pasowania: to trzeba rozstrzygnąć. Spasowano automatycznie: { $count }.
web-passing-halt-stop = Koniec pasowania: tu zawsze chcesz decydować. Spasowano automatycznie: { $count }.
web-passing-halt-person = Pasowanie przerwane. Spasowano automatycznie: { $count }.
web-passing-halt-gone = Koniec pasowania. Spasowano automatycznie: { $count }.
web-passed = Spasowane automatycznie
web-passed-show = Co spasowano?
web-passed-options = Można było: { $options }
web-passed-nothing = Można było tylko spasować.
web-stops = Gdzie pytać zawsze
web-stops-help = Tutaj zawsze zapytamy. Resztę możesz pasować automatycznie; potem zobaczysz listę.

## Stół

web-log = Przebieg
web-log-filter = Co pokazuje przebieg
web-log-all = Wszystko
web-log-main = Ważne
web-log-mine = Moje
web-chat = Rozmowa
web-panel = Panel
web-zoom-all = Cała plansza
web-rail = Przebieg, rozmowa i zasady
web-log-and-chat =
    { $count ->
        [0] Przebieg i rozmowa
        [one] Przebieg i rozmowa, { $count } nowa wiadomość
        [few] Przebieg i rozmowa, { $count } nowe wiadomości
       *[many] Przebieg i rozmowa, { $count } nowych wiadomości
    }
web-chat-empty = Nikt się jeszcze nie odezwał
web-chat-write = Napisz do stołu
web-chat-placeholder = Napisz do stołu…
web-promises = Obietnice
web-promises-help = Obiecaj coś komuś. To nikogo nie wiąże, ale stół pamięta.
web-promise-to = { $from } → { $to }
web-promise-to-all = { $from } → wszyscy
web-promise-all = Wszystkim
web-promise-whom = Komu obiecujesz?
web-promise-write = Obiecaj coś
web-promise-placeholder = Obiecuję…
web-promise-give = Złóż obietnicę
web-promise-open = otwarta
web-promise-kept = dotrzymana
web-promise-broken = złamana
web-promise-disputed = sporna
web-promise-withdrawn = wycofana
web-promise-says-kept = { $name }: dotrzymana
web-promise-says-broken = { $name }: złamana
web-promise-judge = Czy jej dotrzymano? { $text }
web-promise-mark-kept = Dotrzymana
web-promise-mark-broken = Złamana
web-promise-withdraw = Wycofaj
web-promise-withdraw-this = Wycofaj obietnicę: { $text }
web-position = Pozycja { $n }
web-live-line = na żywo
web-line-silent = cisza
web-silent = Serwer od chwili nie odpowiada.
web-silent-kept = Serwer od chwili nie odpowiada. Twój wybór czeka: wyślemy go ponownie, gdy tylko się odezwie.
web-line-lost = brak połączenia
web-reconnecting = Połączenie zerwane. Łączymy się ponownie…
web-retry = Spróbuj teraz
web-table-menu = Menu stołu
web-curtain = Teraz { $name }
web-curtain-help = Przekażcie urządzenie dalej. Karty pozostają zakryte, dopóki { $name } nie naciśnie przycisku.
web-curtain-open = To ja, { $name }: pokaż mój stół
web-curtain-other = Urządzenie ma { $name }
web-look-as = Jako { $name }
web-let-bot = Niech bot gra za mnie
web-take-back = Wracam do gry
web-resign = Zaproponuj zakończenie gry
web-resign-ask = Jeśli wszyscy się zgodzą, gra skończy się teraz bez zwycięzcy.
web-leave = Odejdź od stołu
web-leave-ask = Twoje miejsce zostanie zwolnione i może je zająć bot. Jeśli chcesz wyjść tylko na chwilę, niech bot zagra za ciebie albo po prostu zamknij stronę: gra poczeka.
web-abandon = Zamknij stół
web-abandon-ask = Gra skończy się dla wszystkich i nie będzie można do niej wrócić.
web-abandon-ask-others = Przy stole grają jeszcze inni: stół zamknie się, jeśli wszyscy się zgodzą.
web-abandoned = Ten stół zamknięto
web-asks-undo = { $name } chce cofnąć ruch. Zgadzasz się?
web-asks-resign = { $name } chce zakończyć grę bez zwycięzcy. Zgadzasz się?
web-asks-abandon = { $name } chce zamknąć stół: gra skończy się bez zwycięzcy. Zgadzasz się?
web-asks-kick = { $name } proponuje zwolnić miejsce, na którym gra { $about }. Zgadzasz się?
web-asks-stand_in = { $name } proponuje bota w zastępstwie → { $about }. Zgadzasz się?
web-asks-open = { $name } proponuje zwolnić dla kogoś nowego miejsce, na którym gra bot ({ $about }). Zgadzasz się?
web-asked-undo = Prosisz o cofnięcie ruchu.
web-asked-resign = Proponujesz zakończyć grę bez zwycięzcy.
web-asked-abandon = Proponujesz zamknąć stół.
web-asked-kick = Proponujesz zwolnić miejsce, na którym gra { $about }.
web-asked-stand_in = Proponujesz bota w zastępstwie → { $about }.
web-asked-open = Proponujesz zwolnić miejsce bota ({ $about }).
web-still-to-answer = Brakuje jeszcze odpowiedzi: { $names }.
web-about-you-kick = { $name } proponuje zwolnić twoje miejsce; głosują pozostali.
web-about-you-stand_in = { $name } proponuje, żeby zamiast ciebie grał na razie bot; głosują pozostali.
web-withdraw = Wycofaj
web-the-host = Gospodarz
web-people = Kto siedzi przy stole
web-people-help = O miejscu kogoś, kto jest przy stole, decydują głosy wszystkich pozostałych. Kogo nie ma dłużej niż dwie minuty (w grze z zegarem: dłużej, niż daje zegar), tego miejsce możesz zwolnić bez głosowania.
web-ask-free = Zapytaj, czy zwolnić miejsce
web-ask-stand-in = Zapytaj o bota w zastępstwie
web-do-stand-in = Niech zagra bot
web-hand-over = Przekaż rolę gospodarza
web-bot-for-good = Bot na stałe
web-come-back = Wróć na swoje miejsce
web-ask-others = Zapytaj pozostałych
web-request-waits = { $name } o coś prosi; brakuje jeszcze odpowiedzi: { $names }
web-rematch = Rewanż
web-accept-rematch = Gram w rewanżu
web-to-rematch = Do rewanżu
web-replay = Powtórka
web-download = Pobierz zapis

## Kto przyszedł, kto odszedł: wiersze przebiegu

web-note-sat = { $name } dołącza do gry (wcześniej: { $earlier })
web-note-came_back = { $name } wraca na swoje miejsce
web-note-came_back-renamed = { $name } wraca na swoje miejsce (ostatnio: { $earlier })
web-note-left = { $name } odchodzi od stołu; gra bot
web-note-kicked_away = { $name }: miejsce zwolnione przez gospodarza z powodu nieobecności; gra bot
web-note-kicked_votes = { $name }: miejsce zwolnione głosami pozostałych; gra bot
web-note-stand_in = { $name } oddaje grę botowi na jakiś czas
web-note-stand_in_away = { $name }: z powodu nieobecności gra bot (decyzja gospodarza)
web-note-stand_in_votes = { $name }: głosami pozostałych gra na razie bot
web-note-back = { $name } znów gra bez bota
web-note-bot = Wolne miejsce ({ $name }) zajmuje na stałe bot
web-note-opened = Miejsce bota ({ $name }) jest wolne; na razie gra bot
web-note-host = { $name } jest teraz gospodarzem stołu
web-note-abandoned = Stół zamknięto
web-note-ended = Gra kończy się bez zwycięzcy za zgodą graczy
web-note-taken_back = { $name } cofa ruch za zgodą pozostałych

## Tryb tekstowy

web-text-mode = Tryb tekstowy
web-text-mode-help = Stół opisany słowami i wybory jako numerowana lista, tak jak w terminalu.
web-compose-none = Nic jeszcze nie ułożono
web-text-type =
    { $count ->
        [one] Numer (tylko 1) albo pierwsze słowa
       *[other] Numer od 1 do { $count } albo pierwsze słowa
    }
web-choose = Wybierz
web-error-word = Nic się tu nie zaczyna od „{ $word }”

## Powtórka

web-set-up = Przygotowanie
web-sees = Widok: { $name }, pozycja { $n }
web-sees-spectator = Widok widza, pozycja { $n }
web-timeline = Oś czasu
web-position-of = { $n } z { $last }
web-to-start = Na początek
web-to-end = Na koniec
web-turn-back = Poprzednia tura
web-turn-on = Następna tura
web-step-back = Poprzedni ruch
web-step = Następny ruch
web-run = Odtwarzaj
web-pause = Wstrzymaj
web-speed = Tempo
web-one-choice = ruch
web-one-turn = tura
web-copy-position = Link do pozycji
web-copy-scenario = Kopiuj jako scenariusz
web-copy-scenario-help = Pozycja jako plik, który da się uruchomić jako test: do zgłoszeń błędów
web-whose-eyes = Czyimi oczami?
web-spectator = widz
web-to-table = Wróć do stołu
web-play-on = Graj stąd
web-play-on-help = nowy stół
web-play-on-ask = Nowy stół zacznie się w pozycji { $n }. Kto gra?
web-open-match = Otwórz zapis
web-open-match-help = Zapis gry stąd albo z terminala można obejrzeć ruch po ruchu.
web-choose-file = Wybierz plik
web-my-finished = Moje zakończone gry
web-none-finished = Nie masz jeszcze zakończonej gry.

## Zasady

web-book-contents = Spis treści
web-book-overview = Gra na jednej stronie
web-book-glossary = Słowniczek elementów
web-book-goal = O co chodzi
web-book-course = Jak się gra
web-book-end = Co rozstrzyga
web-rules-search = Szukaj w zasadach
web-rules-language = Język zasad

## Ustawienia

web-motion = Animacje
web-motion-auto = jak w systemie
web-motion-full = pełne
web-motion-none = bez animacji
web-patterns = Wzory
web-patterns-help = Wyraźniejsze wzory i znaki obok kolorów, dla osób, które słabiej rozróżniają barwy.
web-auto = Automatycznie wybieraj jedyną możliwość
web-auto-help = Tylko gdy nie ma czego rozstrzygać; najpierw zobaczysz, co zostanie wybrane.
web-sounds = Dźwięki
web-sounds-help = Kości, karty, monety i sygnał, gdy przychodzi twoja decyzja.
web-pace = Tempo i dźwięk
web-speed = Ruchy innych
web-speed-slow = wolno
web-speed-normal = normalnie
web-speed-fast = szybko
web-speed-instant = od razu
web-volume = Głośność
web-scene-on = Dalej
web-recap = Od twojego ruchu
web-recap-none = Nic ważnego.
web-keys = Klawiatura
web-key-space = pasuje albo kończy, gdy pasek to pokazuje
web-key-until = pasują, aż coś się stanie, i do następnej fazy
web-key-numbers = wybiera możliwość o tym numerze
web-key-esc = wycofuje to, czego jeszcze nie wysłano
web-key-undo = cofa twój ostatni ruch, także jeszcze niewysłany
web-key-rules = otwiera zasadę tej decyzji
web-key-keys = pokazuje tę listę
web-key-log-chat = przebieg, rozmowa
web-key-regions = przechodzi do następnej części strony

## Kłopoty

web-offline = Nie ma połączenia z serwerem.
web-error = Nie udało się.
web-error-400 = Serwer tego nie rozumie.
web-error-403 = Tego nie wolno ci zrobić.
web-error-404 = Tego już nie ma.
web-error-409 = Za późno: coś się w międzyczasie zmieniło.
web-error-413 = To za duże.
web-error-429 = Za dużo naraz: odczekaj chwilę.

## Talie

web-decks = Talie
web-decks-short = Talie
web-no-decks = W tej grze nie buduje się talii
web-no-decks-at-all = Żadna z gier nie ma talii do budowania
web-decks-mine = Moje talie
web-decks-ready = Gotowe talie
web-decks-brought = Talie
web-decks-own = Każdy, kto się dosiądzie, może jeszcze wybrać własną talię.
web-decks-build = Zbuduj talię
web-deck-paste = Wklej talię…
web-deck-text = Talia jako tekst
web-deck-use = Graj tą talią

## Podpowiedzi i gry wprowadzające

web-learn = Naucz się grać
web-coach = Samouczek
web-coach-quiet = Na razie nic nowego: graj dalej. „Podpowiedz” doradzi wybór.
web-coach-progress = Krok { $n } z { $total }
web-coach-back = Poprzedni krok
web-coach-on = Dalej
web-coach-ahead =
    { $count ->
        [one] krok do przeczytania
        [few] kroki do przeczytania
       *[many] kroków do przeczytania
    }
web-coach-fold = Zwiń samouczek
web-coach-unfold = Pokaż samouczek
web-hint = Podpowiedz
web-hint-title = Podpowiedź
web-hint-is = Podpowiedź: { $text }
web-hint-take = Zrób tak
web-key-hint = podpowiada ruch, w samouczku i w grze z botami
web-acts = Gra { $name }
web-ahead-pause = Pauza
web-ahead-resume = Dalej
web-ahead-decision = Do mojej decyzji
web-ahead-end = Dograj do końca
web-ahead-present = Do teraz
web-key-pause = wstrzymuje pokaz ruchów innych; w jego trakcie spacja prowadzi do twojej następnej decyzji

## Koniec gry
web-end-board = Pokaż stół
web-end-stage = Podsumowanie
web-end-picture = Obraz
web-end-place = { $place }. miejsce
web-end-points = Skąd te punkty
web-end-total = Razem
web-end-curve = Jak się układało
web-end-curve-turn = stan gry w kolejnych turach
web-end-curve-round = stan gry w kolejnych rundach
web-end-goal = cel: { $goal }
web-end-numbers = Ta partia w liczbach
web-end-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
       *[many] { $count } tur
    }
web-end-rounds =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
web-end-usual = kreska: ile zwykle wypada
web-end-second = ciemne: druga oferta
web-end-turning = Punkty zwrotne
web-end-turning-help = każdy otwiera powtórkę w tym miejscu
web-end-no-turns = Stan gry się nie zmienił.
web-end-at-turn = Tura { $n }
web-end-at-round = Runda { $n }
web-end-last = koniec gry
web-end-lead = na prowadzeniu { $name }
web-end-gain = { $name } zyskuje
web-end-loss = { $name } traci
