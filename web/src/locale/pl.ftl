### Teksty klienta przeglądarkowego. Każdy klucz tego pliku jest też w en.ftl; wszystkie zaczynają się od web-.

## Miejsca

web-nav = Główne
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

web-bot-random = zbłąkany pies
web-bot-heuristic = rycerz
web-bot-search = namiestnik

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
web-games-sub = z pełnymi zasadami
web-play = Graj
web-table = Załóż stół
web-open-tables = Otwarte stoły
web-open-count =
    { $count ->
        [0] teraz żadnego
        [one] jeden czeka na graczy
        [few] { $count } czekają na graczy
       *[many] { $count } czeka na graczy
    }
web-open-none = Żaden stół nie czeka teraz na graczy. Załóż własny i zaproś znajomych linkiem albo zagraj od razu z botami.
web-new-table = Nowy stół
web-table-of = gospodarz: { $name }
web-seated = Zajęte miejsca: { $taken } z { $all }
web-watch = Obserwuj
web-join = Dołącz
web-quick = Szybka gra z botami
web-strength = Siła
web-sit-down = Siadaj do stołu
web-invite = Zaproś linkiem
web-invite-help = Kto ma link, ten zajmuje miejsce: bez konta, wystarczy imię.
web-invite-new = Nowy stół ze znajomymi
web-invite-link = Link do miejsca { $number }
web-invite-state = Przy stole { $taken } z { $all }; bez konta, wystarczy imię
web-live = Na żywo
web-live-none = Żadnej gry nie można teraz oglądać.
web-choice-count =
    { $count ->
        [one] { $count } wybór
        [few] { $count } wybory
       *[many] { $count } wyborów
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
web-increment = Sekundy dodawane po wyborze
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
web-seed-record = Gra toczy się dalej od zapisu: kto go zna, może wiedzieć, co przyniesie los.
web-seed-known = Ktoś może wiedzieć, co przyniesie los: ziarno wybrał gospodarz albo gra toczy się dalej od zapisu.
web-sit-here = Usiądź tutaj
web-add-bot = Bot
web-fill-bots = Boty na wolne miejsca
web-free-seat = Zwolnij miejsce
web-kick = Wyproś
web-stand-up = Wstań od stołu
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
web-seat-stand-in = nie ma; gra bot · { $bot }
web-seat-away = odszedł od stołu
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
web-won = wygrana

## Pasek decyzji

web-prompt-yours = Twoja decyzja
web-prompt-wait = Czekamy
web-prompt-refused = Odmowa
web-prompt-spectator = Oglądasz grę
web-prompt-over = Koniec gry
web-prompt-recorded = Decyzja w zapisie
web-choices = Dostępne wybory
web-why = dlaczego?
web-rule-open = Zasada { $rule }
web-pick-on-board = Wskaż na stole jedną z { $count } możliwości
web-pick-from-list = Wybierz jedną z { $count } możliwości
web-list = Lista
web-places =
    { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }
web-path = Co się dzieje
web-chosen = wybrano: { $count }
web-chosen-so-far = Wybrane, jeszcze niewysłane
web-chosen-names = Wybrano ({ $count }): { $names }.
web-chosen-remove = Wycofaj: { $what }
web-chosen-back = Wycofaj ostatnie
web-chosen-dropped = Pytanie w międzyczasie się zmieniło: tego, co było przygotowane, nie wysłano.
web-undo = Cofnij
web-ask-undo = Poproś o cofnięcie wyboru
web-moment = Chwileczkę…
web-asked-of = { $name }: { $question }
web-unsent = Jeszcze nie wysłano: pójdzie, gdy wróci połączenie. Esc to wycofuje.
web-without-effect = { $option } (bez skutku)
web-refused-help = Serwer odrzucił ten wybór; nic się nie zmieniło.
web-over-help = Obejrzyj grę jeszcze raz, wybór po wyborze, albo zagraj następną.
web-time-left = Zostało { $time }
web-seconds-left = Zostało { $count } sekund
web-days =
    { $count ->
        [one] { $count } dzień
       *[other] { $count } dni
    }

## Pasowanie w oknach

web-passing = Samoczynne pasowanie
web-pass-event = Pasuj, aż coś się stanie
web-pass-event-short = aż coś się stanie
web-pass-phase = Pasuj do następnej fazy
web-pass-phase-short = do następnej fazy
web-passing-event =
    { $count ->
        [0] Pasujesz samoczynnie, aż coś się stanie.
       *[other] Pasujesz samoczynnie, aż coś się stanie; spasowano dotąd: { $count }.
    }
web-passing-phase =
    { $count ->
        [0] Pasujesz samoczynnie do następnej fazy.
       *[other] Pasujesz samoczynnie do następnej fazy; spasowano dotąd: { $count }.
    }
web-passing-stop = Przestań pasować
web-passing-halt-event = Koniec pasowania: coś się stało. Spasowano samoczynnie: { $count }.
web-passing-halt-phase = Koniec pasowania: zaczęła się nowa faza. Spasowano samoczynnie: { $count }.
web-passing-halt-question = Koniec pasowania: to trzeba rozstrzygnąć. Spasowano samoczynnie: { $count }.
web-passing-halt-stop = Koniec pasowania: tu zawsze chcesz decydować. Spasowano samoczynnie: { $count }.
web-passing-halt-person = Pasowanie przerwane. Spasowano samoczynnie: { $count }.
web-passing-halt-gone = Koniec pasowania. Spasowano samoczynnie: { $count }.
web-passed = Spasowane samoczynnie
web-passed-show = Co spasowano?
web-passed-options = Można było: { $options }
web-passed-nothing = Można było tylko spasować.
web-stops = Gdzie pytać zawsze
web-stops-help = Tu samoczynne pasowanie się zatrzymuje. Reszta może być spasowana; widać potem, co spasowano.

## Stół

web-log = Przebieg
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
web-promise-to = { $from } — dla: { $to }
web-promise-to-all = { $from } — dla wszystkich
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
web-line-lost = brak połączenia
web-reconnecting = Połączenie zerwane. Łączymy się ponownie…
web-retry = Spróbuj teraz
web-table-menu = Menu stołu
web-look-as = Jako { $name }
web-let-bot = Niech bot zagra za mnie
web-take-back = Znów gram sam(a)
web-resign = Zaproponuj zakończenie gry
web-resign-ask = Jeśli wszyscy się zgodzą, gra skończy się teraz bez zwycięzcy.
web-leave = Odejdź od stołu
web-leave-ask = Twoje miejsce zostanie zwolnione i może je zająć bot. Jeśli chcesz wyjść tylko na chwilę, niech bot zagra za ciebie albo po prostu zamknij stronę: gra poczeka.
web-abandon = Zamknij stół
web-abandon-ask = Gra skończy się dla wszystkich i nie będzie można do niej wrócić.
web-abandoned = Ten stół zamknięto
web-asks-undo = { $name } chce cofnąć wybór. Zgadzasz się?
web-asks-resign = { $name } chce zakończyć grę bez zwycięzcy. Zgadzasz się?
web-request-waits = Prośbę składa { $name }; muszą jeszcze odpowiedzieć: { $names }
web-rematch = Rewanż
web-to-rematch = Do rewanżu
web-replay = Powtórka
web-download = Pobierz zapis

## Tryb tekstowy

web-text-mode = Tryb tekstowy
web-text-mode-help = Stół opisany słowami i wybory jako numerowana lista, tak jak w terminalu.
web-text-type =
    { $count ->
        [one] Numer (tylko 1) albo pierwsze słowa
       *[other] Numer od 1 do { $count } albo pierwsze słowa
    }
web-choose = Wybierz
web-error-word = Nic się tu nie zaczyna od „{ $word }”

## Powtórka

web-set-up = Przygotowanie
web-sees = W pozycji { $n } tak widzi stół { $name }
web-sees-spectator = W pozycji { $n } tak widzi stół widz
web-timeline = Oś czasu
web-position-of = { $n } z { $last }
web-to-start = Na początek
web-to-end = Na koniec
web-turn-back = Poprzednia tura
web-turn-on = Następna tura
web-step-back = Poprzedni wybór
web-step = Następny wybór
web-run = Odtwarzaj
web-pause = Wstrzymaj
web-speed = Tempo
web-one-choice = wybór
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
web-open-match-help = Plik partii zapisany tutaj albo w terminalu można obejrzeć wybór po wyborze.
web-choose-file = Wybierz plik
web-my-finished = Moje zakończone gry
web-none-finished = Nie masz jeszcze zakończonej gry.

## Zasady

web-rules-search = Szukaj w zasadach
web-rules-language = Język zasad

## Ustawienia

web-motion = Ruch
web-motion-auto = jak w systemie
web-motion-full = pełny
web-motion-none = bez ruchu
web-patterns = Wzory
web-patterns-help = Wyraźniejsze wzory i znaki obok kolorów, dla osób, które słabiej rozróżniają barwy.
web-auto = Odpowiadaj sam, gdy jest tylko jeden wybór
web-auto-help = Tylko gdy nie ma czego rozstrzygać; wybór najpierw widać.
web-sounds = Dźwięki
web-sounds-help = Ciche stuknięcie, gdy przychodzi twoja decyzja.
web-keys = Klawiatura
web-key-space = pasuje albo kończy, gdy pasek to pokazuje
web-key-until = pasują, aż coś się stanie, i do następnej fazy
web-key-numbers = bierze wybór o tym numerze
web-key-esc = wycofuje to, czego jeszcze nie wysłano
web-key-undo = cofa twój ostatni wybór, także jeszcze niewysłany
web-key-rules = otwiera zasadę tej decyzji
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
web-key-hint = podpowiada wybór, w samouczku i w grze z botami
