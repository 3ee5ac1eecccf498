### Teksty całego programu, wspólne dla wszystkich gier. Każdy klucz tego pliku jest też w en.ftl.

## Program

app-name = Great Hall
app-about = Gry planszowe i karciane ze świata Gry o Tron według drukowanych zasad. Nieoficjalny projekt fanowski.
language-name = polski
yes = tak
no = nie
list-and = { $first } i { $last }
list-comma = { $first }, { $rest }

## Miejsca przy stole

seat-nobody = nikt
seat-1 = Gracz 1
seat-2 = Gracz 2
seat-3 = Gracz 3
seat-4 = Gracz 4
seat-5 = Gracz 5
seat-6 = Gracz 6
seat-7 = Gracz 7
seat-8 = Gracz 8
seat-you = { $name } (ty)
seat-bot = { $name } (bot)

## Przed partią

setup-game = Która gra?
setup-seats = Ilu graczy?
setup-name = Imię gracza { $number }
setup-who = Kto gra na miejscu { $number }?
setup-human = Człowiek
setup-bot = Bot: { $name }
setup-options = Opcje stołu
setup-option = { $name }: { $choice }
setup-default = { $choice } (domyślnie)
setup-start = Zacznij partię
setup-seed = Ziarno losowe partii: { $seed }

## Tury i pytania

ui-turn = Tura { $turn }
ui-your-turn = { $name }, twoja kolej
ui-turn-of = Teraz gra { $name }
ui-your-decision = Twoja decyzja
ui-decision-of = Decyduje { $name }
ui-decision-rule = { $question } [{ $rule }]
ui-thinking = { $name } się zastanawia
ui-waiting-for = Czekamy na ruch: { $names }
ui-choose =
    { $count ->
        [one] Jest tylko jedna możliwość: naciśnij Enter
       *[other] Wybierz od 1 do { $count }, a ? pokaże pomoc
    }
ui-choices =
    { $count ->
        [one] { $count } możliwość
       *[other] { $count } możliwości
    }
ui-more = jeszcze { $count }
ui-chosen = Wybrano: { $choice }
ui-auto = Była tylko jedna możliwość: { $choice }
ui-press-enter = Naciśnij Enter, by grać dalej
ui-hand-over = Teraz { $name }: przejmij klawiaturę i naciśnij Enter
ui-hidden = ukryte
ui-log = Przebieg gry
ui-log-empty = Nic się jeszcze nie wydarzyło
ui-you-see = Tak widzi to { $name }
ui-spectator = Widz

## Pomoc

help-title = Co można wpisać
help-number = numer wybiera opcję o tym numerze
help-words = opcję wybierają też jej pierwsze słowa
help-help = pokazuje tę pomoc
help-board = pokazuje od nowa cały stół
help-log = pokazuje przebieg gry
help-rules = szuka słów w zasadach albo pokazuje zasadę o danym numerze
help-why = mówi, dlaczego czegoś teraz nie wolno
help-hint = pyta bota, co by wybrał
help-undo = cofa twój ostatni ruch
help-save = zapisuje partię do pliku
help-quit = opuszcza partię
help-language = zmienia język

## Cofanie, zapis, wznowienie, wyjście

undo-done = Cofnięto: { $choice }
undo-nothing = Nie ma czego cofnąć
undo-secret = Od tego czasu ktoś zobaczył coś ukrytego, więc ruchu nie można cofnąć
undo-chance = Od tego czasu rzucono kośćmi lub dobrano karty, więc ruchu nie można cofnąć
undo-others = Od tego czasu ktoś inny wykonał już ruch, więc twojego nie można cofnąć
save-done = Partia zapisana w pliku { $file }
save-failed = Nie udało się zapisać partii w pliku { $file }: { $reason }
save-how-to-resume = Wznowisz ją poleceniem: { $command }
resume-done =
    { $count ->
        [one] Gra z pliku { $file } wznowiona po { $count } ruchu
       *[other] Gra z pliku { $file } wznowiona po { $count } ruchach
    }
resume-none = Nie ma zapisanej partii
resume-over = Ta partia już się skończyła
quit-ask = Opuścić partię?
quit-saved = Partia jest zapisana; można ją wznowić w każdej chwili
quit-unsaved = Partia nie jest zapisana i przepadnie
quit-goodbye = Do zobaczenia

## Błędy

error-number =
    { $count ->
        [one] Tu można wybrać tylko 1
       *[other] Wybierz liczbę od 1 do { $count }
    }
error-word = Nic się tu nie nazywa „{ $word }”; ? pokaże, co można wpisać
error-ambiguous = „{ $word }” pasuje do kilku opcji: { $options }
error-refused = Zasady na to nie pozwalają: { $reason }
error-refused-rule = Zasady na to nie pozwalają ({ $rule }): { $reason }
error-not-your-turn = To teraz nie twoja decyzja
error-file = Nie można odczytać pliku { $file }: { $reason }
error-version = Partię zapisano przy wersji zasad { $recorded }; teraz obowiązuje wersja { $current }
error-data = Partię zapisano przy innych danych gry, więc nie można jej odtworzyć
error-game = Nie ma gry „{ $name }”; są: { $names }
error-input-ended = Skończyły się dane wejściowe, więc partia tu się zatrzymuje
error-unexpected = W programie coś poszło nie tak; partia jest zapisana w pliku { $file }

## Koniec

end-title = Koniec partii
end-winner = Wygrywa { $name }
end-winners = Wygrywają razem: { $names }
end-nobody = Nikt nie wygrywa
end-points =
    { $count ->
        [one] { $name }: { $count } punkt
        [few] { $name }: { $count } punkty
       *[many] { $name }: { $count } punktów
    }
end-turns =
    { $count ->
        [one] Rozegrano { $count } turę
        [few] Rozegrano { $count } tury
       *[many] Rozegrano { $count } tur
    }
end-again = Jeszcze raz?

## Zasady

rules-found =
    { $count ->
        [one] Znaleziono { $count } zasadę
        [few] Znaleziono { $count } zasady
       *[many] Znaleziono { $count } zasad
    }
rules-none = Żadna zasada nie zawiera wszystkich tych słów: { $words }
rules-unknown = Nie ma zasady { $rule }
rules-place = W instrukcji: { $place }
verify-true = Zapis jest prawdziwy: ruchy: { $choices }, liczby losowe: { $numbers }, wszystkie zgodne z sekretem.
verify-unproved =
    { $choices ->
        [one] Gra wznowiona z zapisu: o jej pierwszym ruchu niczego nie da się dowieść.
       *[other] Gra wznowiona z zapisu: o jej pierwszych { $choices } ruchach niczego nie da się dowieść.
    }
verify-anew =
    { $count ->
        [one] Raz cofnięto ruchy, po których zadziałał los; od tego miejsca był on nowy. Porównaj to z tym, co pamiętasz.
       *[other] Ruchy, po których zadziałał los, cofano { $count } razy; za każdym razem był on potem nowy. Porównaj to z tym, co pamiętasz.
    }
verify-commitment = Zobowiązanie, do porównania z tym, co stół pokazał przed grą: { $commitment }
verify-part = { $name }: dodana część { $part }
verify-no-part = { $name }: nic nie dodano
rules-ruling = Rozstrzygnięcie tego programu: instrukcja zostawia to otwarte
rules-printed = Zasada z instrukcji

## Skąd pochodzą dane gry

provenance-printed = jak w druku
provenance-printed-help = Dane pochodzą z wydrukowanej gry.
provenance-partly = częściowo odtworzone
provenance-partly-help = Część danych pochodzi z wydrukowanej gry; reszty nie udało się odnaleźć, więc uzupełniono ją tak, by nie przeczyła żadnej wydrukowanej zasadzie.
provenance-reconstructed = odtworzone
provenance-reconstructed-help = Wydrukowanego oryginału nie udało się odnaleźć. Dane ułożono tak, by nie przeczyły żadnej wydrukowanej zasadzie; kto ma pudełko z grą, może wstawić w ich miejsce wydrukowane.
provenance-retuned = odtworzone, dostrojone po grach próbnych
provenance-retuned-help = Wydrukowanego oryginału nie udało się odnaleźć. Dane ułożono tak, by nie przeczyły żadnej wydrukowanej zasadzie, a po grach próbnych zmieniono liczby, aby wyrównać szanse stron; kto ma pudełko z grą, może wstawić w ich miejsce wydrukowane.

## Terminal

cli-set-up = Przygotowanie
cli-file = Partia jest zapisywana w pliku { $file }
cli-compose-dropped = Wycofano: nic nie zaproponowano
cli-compose-values = Jedna z tych liczb: { $values }
cli-log-more =
    { $count ->
        [one] { $count } wcześniejszy wiersz: wpisz { $command }
        [few] { $count } wcześniejsze wiersze: wpisz { $command }
       *[many] { $count } wcześniejszych wierszy: wpisz { $command }
    }
cli-why-legal = To jest teraz dozwolone: { $options }
cli-why-usage = Napisz, co chcesz zrobić, na przykład: { $command } { $words }
cli-why-some =
    { $count ->
        [one] { $count } opcja, na przykład „{ $words }”:
        [few] { $count } opcje, na przykład „{ $words }”:
       *[many] { $count } opcji, na przykład „{ $words }”:
    }
ui-without-effect = { $option } (bez skutku)
cli-not-legal = Teraz niedozwolone: { $words }
cli-undo-sealed = Od tego czasu zdecydował los albo wyszło na jaw coś ukrytego, więc ruchu nie można cofnąć
cli-notation = w zapisie: { $words }
cli-group-build = Budowa
cli-group-trade = Handel
cli-group-cards = Karty i bohaterowie
cli-group-influence = Karty wpływu
cli-group-choice = Wybór
cli-group-turn = Tura
cli-group-other = Wybór
cli-games-seats =
    { $high ->
        [one] od { $low } do { $high } gracza
       *[other] od { $low } do { $high } graczy
    }
cli-games-seats-exactly =
    { $count ->
        [one] { $count } gracz
       *[other] { $count } graczy
    }
cli-games-usual = domyślnie: { $choice }
cli-games-number = liczba całkowita od { $low } do { $high }
cli-replay-head =
    { $choices ->
        [one] { $game }, { $choices } ruch, ziarno losowe { $seed }
        [few] { $game }, { $choices } ruchy, ziarno losowe { $seed }
       *[many] { $game }, { $choices } ruchów, ziarno losowe { $seed }
    }
cli-replay-position = Pozycja { $position } z { $last }
cli-replay-unfinished = Partia jeszcze się nie skończyła
cli-replay-all = Widać wszystko
cli-command-help = pomoc
cli-command-why = dlaczego
cli-command-undo = cofnij
cli-command-save = zapisz
cli-command-log = przebieg
cli-command-rules = zasady
cli-command-board = plansza
cli-command-names = nazwy
cli-command-quit = wyjdź
cli-help-number = numer
cli-help-words = słowa
cli-help-file = plik
cli-help-explain = objaśnia opcję o tym numerze i jej zasadę
cli-help-names = pokazuje mapę z nazwami miejsc albo wypisuje wszystko, co leży odkryte
cli-help-shorthand = Opcję można też wpisać w zapisie gry, nawet kilka naraz: { $examples }

## Terminal: Catan

cli-catan-letter-yellow = Ż
cli-catan-letter-blue = N
cli-catan-letter-red = C
cli-catan-letter-black = K
cli-catan-land-fields = pola
cli-catan-land-hills = wzgórza
cli-catan-land-mountains = góry
cli-catan-land-forest = las
cli-catan-land-pasture = pastwisko
cli-catan-ice = lód
cli-catan-gift = Dar { $count }/{ $most }
cli-catan-breaches = Przełamania { $count }/3
cli-catan-dice = kości { $first }+{ $second } = { $sum }
cli-catan-dice-three = kości { $first }+{ $second } = { $sum }, kość dzikich { $wildling }
cli-catan-columns = Gracz|Pkt|Ręka|Rozw|Droga|Patr|Mur|Zapas D/O/T/S|Bohater
cli-catan-columns-base = Gracz|Punkty|Ręka|Rozwój|Droga|Patrole|Zapas D/O/T
cli-catan-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
cli-catan-cards = ręka { $hand }, rozwój { $cards }
cli-catan-left = zapas D/O/T/S { $left }
cli-catan-left-base = zapas D/O/T { $left }
cli-catan-road = droga { $count }
cli-catan-patrols = patrole { $count }
cli-catan-hand = Twoja ręka
cli-catan-rate = Twój kurs
cli-catan-supply = Pula
cli-catan-own-cards = Twoje karty: { $cards }
cli-catan-deck = talia rozwoju { $count }
cli-catan-frostfangs = Mroźne Kły { $figures }
cli-catan-route = szlak: { $resource }
cli-catan-section = { $section } ({ $wildlings }:{ $guards })
cli-catan-resource = { $resource } (masz { $count })
cli-catan-draft = Twoja oferta do tej pory – dajesz: { $give }; dostajesz: { $want }
cli-catan-offer = { $name } daje: { $give }; chce: { $want }
cli-catan-discard =
    { $count ->
        [one] Do odrzucenia została jeszcze { $count } karta
        [few] Do odrzucenia zostały jeszcze { $count } karty
       *[many] Do odrzucenia zostało jeszcze { $count } kart
    }
cli-catan-looked = { $name } ma: { $cards }
cli-catan-do-road = Zbuduj drogę
cli-catan-do-settlement = Zbuduj osadę
cli-catan-do-keep = Zbuduj twierdzę
cli-catan-do-guard = Postaw strażnika (dzicy : strażnicy)
cli-catan-do-supply = Wymień z pulą
cli-catan-do-give = Dodaj do oferty: dajesz
cli-catan-do-want = Dodaj do oferty: dostajesz
cli-catan-do-discard = Odrzuć
cli-catan-do-tormund = Przestaw Tormunda
cli-catan-do-take = Weź
cli-catan-do-demand = Zażądaj
cli-catan-do-uproot = Zdejmij drogę
cli-catan-do-exchange = Wymień bohatera na innego
cli-catan-do-banish = Usuń z gry
cli-catan-places = Róg pola to A1.N, A1.NE, A1.SE, A1.S, A1.SW, A1.NW, a bok to A1.NE, A1.E, A1.SE, A1.SW, A1.W, A1.NW; litery to strony świata: N północ, S południe, E wschód, W zachód. Można wpisać każdą nazwę miejsca.
cli-catan-examples = settlement C3.N; trade ore for wool; offer 1 lumber for 1 brick; discard 2 wool 1 ore
cli-catan-legend =
    (Ż) osada, [Ż] twierdza, ż droga; ≈ szlak handlowy; 8* czerwona liczba, • jej kropki; Ż żółty, N niebieski, C czerwony, K czarny
    T Tormund, ● zwykły dziki, ▲ wspinacz, ■ olbrzym; obozy od lewej: pierwszy leży najbliżej Muru
    K1 ●2:3 dwóch dzikich na polanie 1 przeciw trzem strażnikom; ! następny przełamie obronę
    Pkt punkty, Rozw karty rozwoju, Patr zagrane patrole, Mur strażnicy na nim, Zapas D/O/T/S: drogi, osady, twierdze, strażnicy; * ma „Najdłuższą drogę” lub „Najwięcej patroli”

## Terminal: Sojusze

cli-sojusze-round = runda { $round }/{ $rounds }
cli-sojusze-drafting = selekcja kart
cli-sojusze-won = { $name }: wygrana licytacja
cli-sojusze-current = Aktualny sojusznik:
cli-sojusze-ruling = Działa w tej rundzie:
cli-sojusze-on-ally =
    { $count ->
        [one] { $count } żeton na karcie
        [few] { $count } żetony na karcie
       *[many] { $count } żetonów na karcie
    }
cli-sojusze-row = Następni w rzędzie: { $allies }
cli-sojusze-top = Znani w talii sojuszników, od góry: { $allies }
cli-sojusze-bottom = Znani w talii sojuszników, od spodu: { $allies }
cli-sojusze-among = Gdzieś w talii sojuszników, o ile wiesz: { $allies }
cli-sojusze-effect = Do końca rundy: { $card } ({ $leader })
cli-sojusze-playing = Właśnie zagrywana, jeszcze na niczyim obszarze: { $card } ({ $leader })
cli-sojusze-councils = Rady (* twoje)
cli-sojusze-known-tokens = znasz { $values }
cli-sojusze-leaders = Liderzy, zgodnie z ruchem wskazówek zegara
cli-sojusze-hand-size = ręka { $count }
cli-sojusze-power = mała rada { $small }, druga { $other }
cli-sojusze-first = zaczyna
cli-sojusze-kneels = KLĘCZY
cli-sojusze-known = na ręce, o ile wiesz: { $cards }
cli-sojusze-lore = Na czyjejś ręce, o ile wiesz: { $cards }
cli-sojusze-pack =
    { $count ->
        [one] Twój pakiet: { $count } karta do wyboru
        [few] Twój pakiet: { $count } karty do wyboru
       *[many] Twój pakiet: { $count } kart do wyboru
    }
cli-sojusze-picks = Odłożone ({ $count })
cli-sojusze-dead = Zabici: { $allies }
cli-sojusze-discard = Stos kart odrzuconych: { $cards }
cli-sojusze-removed = Poza grą: { $cards }
cli-sojusze-piles = Talia sojuszników { $allies } · talia wpływu { $cards } · odrzucone { $discard } · żetony w puli { $tokens }
cli-sojusze-colour-red = czerwona
cli-sojusze-colour-green = zielona
cli-sojusze-colour-purple = fioletowa
cli-sojusze-colour-blue = niebieska
cli-sojusze-colour-white = biała
cli-sojusze-resolving = { $card } ({ $name }) – { $text }
cli-sojusze-standing = Twój wpływ: { $own }; najwyższy wśród pozostałych: { $best }
cli-sojusze-do-play = Zagraj
cli-sojusze-do-discard = Odrzuć
cli-sojusze-do-give = Oddaj
cli-sojusze-do-take = Weź
cli-sojusze-do-triumph = Rozpatrz najpierw
cli-sojusze-do-pick = Zatrzymaj
cli-sojusze-do-area = Wskaż na obszarze licytacji
cli-sojusze-do-kill = Zabij
cli-sojusze-do-move = Przesuń
cli-sojusze-do-raise = Przywróć
cli-sojusze-do-top = Następny na wierzch talii
cli-sojusze-do-bottom = Na spód talii
cli-sojusze-do-current = Uczyń aktualnym sojusznikiem
cli-sojusze-do-council = Rada
cli-sojusze-do-shift = Przesuń 1 żeton
cli-sojusze-examples = play betrayal; kneel; area euron hostage; council cersei-euron
cli-sojusze-legend =
    1 Cersei/Euron to rada między tymi dwoma liderami, na lewo od miejsca 1; 9-13 to jej możliwa władza, zakryty żeton liczy się od 1 do 3
    Shae 3 to sojusznik i jego władza; Zdrada 1 to karta wpływu i jej wartość; [Zdrada 1] to karta, która straciła zdolność
    > kogo dotyczy pytanie; * twoje rady: słabsza jest twoją małą radą, a wygrywa lider z najsilniejszą małą radą

## Terminal: talie i karty

cli-deck-legal = { $deck }: talia zgodna z zasadami
cli-deck-wrong =
    { $count ->
        [one] { $deck }: talia niezgodna z zasadami, { $count } uchybienie
        [few] { $deck }: talia niezgodna z zasadami, { $count } uchybienia
       *[many] { $deck }: talia niezgodna z zasadami, { $count } uchybień
    }
cli-deck-not-legal = niezgodna z { $rules }
cli-cards-none = Nie ma takich kart: { $words }
cli-cards-icons = symbole wyzwań: { $icons }
cli-cards-limit = w talii najwyżej { $count }
cli-cards-traits = Cechy: { $traits }

## Terminal: obie gry karciane (pozostałe słowa są przy każdej z nich)

cli-table-round = Runda { $round }
cli-table-first = pierwszy gracz: { $name }
cli-table-power = władza { $count }/{ $goal }
cli-table-hand-size = ręka { $count }
cli-table-deck = talia { $count }
cli-table-discard = odrzucone { $count }
cli-table-plot = Fabuła: { $plot } – { $values } · w talii fabuły { $left }
cli-table-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
cli-table-facedown =
    { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }
cli-table-facedown-known = Zakryte ({ $count }): { $cards }
cli-table-locations = Inne karty: { $cards }
cli-table-attacks = ATAKUJE
cli-table-defends = BRONI
cli-table-duplicates =
    { $count ->
        [one] { $count } duplikat
        [few] { $count } duplikaty
       *[many] { $count } duplikatów
    }
cli-table-known-deck = Znane w talii: { $cards }
cli-table-known-hand = Na ręce, o ile wiesz: { $cards }
cli-table-pile-discard = Stos kart odrzuconych: { $cards }
cli-table-pile-plots = Pozostałe karty fabuły: { $cards }
cli-table-of-seat = miejsce { $seat }
cli-table-setup-gold =
    { $gold ->
        [one] Dotąd wyłożono za { $spent } z { $gold } sztuki złota
       *[other] Dotąd wyłożono za { $spent } z { $gold } sztuk złota
    }
cli-table-chain-before = Ma się stać: { $what }
cli-table-chain-after = Stało się: { $what }
cli-table-chain-uses = { $seat } używa karty „{ $card }”:
cli-table-chain-entering = { $seat } wprowadza do gry kartę „{ $card }”
cli-table-chain-attacking = Atakują dotąd: { $cards }
cli-table-chain-defending = Bronią dotąd: { $cards }
cli-table-chain-attackers_declared = Atakujący są zadeklarowani; akcje przed obroną
cli-table-now-phase_begins = zaczyna się { $phase }
cli-table-now-phase_ends = kończy się { $phase }
cli-table-now-declared = atakuje: { $card }
cli-table-now-won = { $seat } wygrywa { $challenge }; przegrywa { $victim }
cli-table-now-killed = ginie: { $card }
cli-table-now-discarded = z gry na stos kart odrzuconych: { $card }
cli-table-now-returned = wraca na rękę: { $card }
cli-table-now-leaves = opuszcza grę: { $card }
cli-table-now-enters = wchodzi do gry: { $card } ({ $seat })
cli-table-now-played = { $seat } zagrywa kartę „{ $card }”
cli-table-now-dominance = { $seat } zdobywa dominację
cli-table-now-duplicated = duplikat: { $card } ({ $seat })

## Odpowiedzi serwera
error-bad-deck = Ta talia nie może tak zostać: sprawdź, co jest z nią nie tak
error-bad-request = Serwer nie zrozumiał tego żądania
error-bot-plays = Na tym miejscu gra teraz bot
error-deck-changed = Tę talię w międzyczasie zmieniono lub usunięto, może w innej karcie przeglądarki
error-busy = Serwer ma teraz do przeczytania wiele zapisów gier; spróbuj ponownie za chwilę
error-decks-full = Masz już tyle talii, ile się mieści; najpierw usuń którąś z nich
error-foreign-origin = To żądanie przyszło z innej strony i zostało odrzucone
error-hall-full = Nie ma teraz miejsca na kolejny stół; rozpoczęte gry toczą się dalej. Spróbuj za jakiś czas
error-internal = Coś się zepsuło na serwerze; nic się nie zmieniło
error-no-database = Serwer nie ma w tej chwili dostępu do bazy danych; spróbuj za chwilę
error-no-hints = Podpowiedzi są tylko tam, gdzie na wszystkich innych miejscach grają boty
error-no-promise = Przy tym stole nie ma takiej obietnicy
error-no-room = Nie ma teraz wolnego miejsca; spróbuj ponownie później
error-no-vote = Tu chodzi o twoje miejsce, więc nie masz głosu
error-not-found = Niczego takiego tu nie ma
error-not-legal = Zasady na to teraz nie pozwalają
error-not-playing = Przy tym stole nie toczy się gra
error-not-stored = Nie udało się tego jeszcze zapisać, więc się nie liczy; spróbuj za chwilę
error-not-yours = To miejsce nie należy do ciebie
error-nothing-to-undo = Nie ma czego cofnąć
error-other-rules = Tę grę zaczęto według innych zasad lub z innymi danymi, więc nie da się jej tu otworzyć; jej zapis pozostaje
error-other-seat = Kto w toczącej się grze ma lub miał miejsce albo jest gospodarzem stołu, nie może zająć w niej innego
error-promise-full = Więcej twoich obietnic ten stół już nie zapamięta
error-promise-marked = Tę obietnicę już oceniono, więc nie można jej wycofać
error-promise-not-to-you = Ta obietnica nie była złożona tobie
error-promise-to-whom = Obietnicę składa się innej osobie przy stole
error-promise-withdrawn = Tę obietnicę wycofano
error-request-waits = Na stole leży jeszcze inna prośba
error-seat-kept = To miejsce czeka na kogoś, kto grał poprzednio i jeszcze nie odpowiedział
error-still-here = Gra tylko was dwoje: miejsce można zwolnić dopiero, gdy tej osoby dłużej nie będzie przy stole
error-still-played = Dopiero po grze: zdradziłoby to tajemnice
error-too-large = To za dużo jak na jedną wiadomość
error-too-late = Za późno: gra poszła już dalej
error-too-many = Za dużo żądań; odczekaj chwilę
error-tables-full = Masz już tyle otwartych stołów, ile można (ty albo ktoś pod twoim adresem); najpierw zakończ lub porzuć któryś z nich
error-tutorial-alone = Grę wprowadzającą rozgrywa się w pojedynkę
error-uploads-full = Z twojego adresu przechowujemy już tyle zapisów gier, ile można; starsze z czasem znikną
error-voted-out = Pozostali odebrali ci to miejsce w głosowaniu; wrócić można tylko przez nowy link od gospodarza
error-wrong-host = Ten serwer nosi inną nazwę; użyj adresu, który ci podano

## Prowadzenie serwera
cli-backup-done = { $tables ->
    [one] Jeden stół jest
    [few] { $tables } stoły są
   *[other] { $tables } stołów jest
 } w pliku { $file } ({ $kilobytes } kB); przechowuj go bezpiecznie, bo zawiera też sekret
cli-restore-done = { $tables ->
    [one] Przywrócono jeden stół
    [few] Przywrócono { $tables } stoły
   *[other] Przywrócono { $tables } stołów
 }; można uruchomić serwer
cli-restore-aside = Poprzednia baza jest w pliku { $file }
cli-prune-done = Usunięto: stoły { $tables }, ruchy { $choices }, zapisy gier { $replays }, imiona { $players }
cli-prune-would = Do usunięcia: stoły { $tables }, ruchy { $choices }, zapisy gier { $replays }, imiona { $players }
cli-table-closed = Stół { $table } jest zamknięty
cli-seat-renamed = Miejsce { $seat } nazywa się teraz { $name }
cli-doctor-good = dobrze
cli-doctor-think = uwaga
cli-doctor-wrong = ŹLE
cli-secret-rotated = Nowy sekret stoi jako pierwszy w pliku { $file }; podpisuje od następnego uruchomienia, stary jest nadal przyjmowany
cli-secret-environment =
    Sekret stoi w zmiennej { $name }; wpisz przed nim, po odstępie, ten nowy i uruchom serwer ponownie: { $secret }
cli-secret-forgotten = { $count ->
    [0] Nie było starego sekretu
    [one] Jeden stary sekret przestał się liczyć; uruchom serwer ponownie
    [few] { $count } stare sekrety przestały się liczyć; uruchom serwer ponownie
   *[other] { $count } starych sekretów przestało się liczyć; uruchom serwer ponownie
 }
doctor-said = { $sentence }
doctor-unknown-variable = Nie ma ustawienia { $name }; to literówka albo ustawienie z innej wersji
doctor-secret-short =
    { $count ->
        [one] Sekret ma mniej niż { $count } znak i da się go odgadnąć; zrób inny
       *[other] Sekret ma mniej niż { $count } znaków i da się go odgadnąć; zrób inny
    }
doctor-secret-old =
    { $count ->
        [one] Stary sekret jest nadal przyjmowany
        [few] { $count } stare sekrety są nadal przyjmowane
       *[many] { $count } starych sekretów jest nadal przyjmowanych
    }; gdy ludzie zdążą już zajrzeć, zakończ to poleceniem „greathall secret forget”
doctor-secret-local = Sekret jest tylko na tym komputerze; kilka serwerów na jednej bazie musi mieć ten sam w zmiennej { $name }
doctor-secret-good = Sekret jest przechowywany jak należy
doctor-readable = Plik { $file } mogą czytać inni użytkownicy komputera; nadaj mu prawa 600 (chmod 600)
doctor-database-new = Baza danych jest nowa i pusta
doctor-database-old = Baza danych jest starsza niż program; przy następnym uruchomieniu zostanie uaktualniona, więc najpierw zrób kopię
doctor-database-good = Bazę danych da się odczytać i jest cała
doctor-damaged = Baza danych jest uszkodzona: { $said }; przywróć kopię
doctor-clock-database = Zegary tego komputera i bazy danych różnią się o { $seconds } s; niech oba będą nastawiane przez sieć (NTP)
doctor-clock-behind = Ostatnia zmiana przy stole jest o { $seconds } s w przyszłości: zegar tego komputera się spóźnia; nastawiaj go przez sieć (NTP)
doctor-clock-proxy = Zegary tego komputera i adresu publicznego różnią się o { $seconds } s; niech oba będą nastawiane przez sieć (NTP)
doctor-clock-young = Zegar tego komputera wskazuje czas sprzed powstania programu; nastawiaj go przez sieć (NTP)
doctor-disk-good = Na dysku da się zapisywać; wolne jest { $megabytes } MB
doctor-disk-little = Tam, gdzie leży { $folder }, wolne jest tylko { $megabytes } MB; zrób miejsce albo usuń stare rzeczy (prune)
doctor-disk-full = W katalogu { $folder } nie da się zapisywać: { $said }
doctor-no-client = Strona dla przeglądarki nie jest zbudowana; uruchom „python3 dev.py setup server”
doctor-files = Limit otwartych plików na tym komputerze to { $files }, mniej, niż trzeba na połączenia z ustawień ({ $connections }); zwiększ LimitNOFILE
doctor-no-limits = GREATHALL_RATE wynosi 0, więc nie ma żadnych ograniczeń; to tylko do pomiarów
doctor-limits-some = Któreś ograniczenie jest ustawione na 0, więc go nie ma
doctor-limits-good = Wszystkie ograniczenia są ustawione
doctor-no-address = GREATHALL_ADDRESS nie jest ustawiony, więc to nie jest serwer publiczny: odpowiada na adresy liczbowe i na swoje domowe nazwy
doctor-no-tls = Adres { $address } nie jest szyfrowany; postaw przed serwerem pośrednika z TLS (docs/hosting.md)
doctor-no-proxies = GREATHALL_PROXIES nie jest ustawione, więc wszyscy za pośrednikiem mają jeden adres, a ciasteczka nie są oznaczone jako bezpieczne
doctor-outside = Adres { $address } jest stąd nieosiągalny: { $said }
doctor-outside-status = Adres { $address } odpowiada kodem { $status }
doctor-outside-good = Adres publiczny odpowiada
doctor-no-token = GREATHALL_METRICS_TOKEN nie jest ustawiony, więc nie da się stąd sprawdzić, co przekazuje pośrednik
doctor-no-hsts = Adres publiczny nie wysyła nagłówka Strict-Transport-Security
doctor-certificate =
    { $days ->
        [one] Certyfikat adresu publicznego wygasa za { $days } dzień
       *[other] Certyfikat adresu publicznego wygasa za { $days } dni
    }
doctor-forged = Pośrednik przekazuje X-Forwarded-For tak, jak wpisze je obcy; musi wstawiać własny (docs/hosting.md)
doctor-scheme = Serwer bierze zapytania pod adresem publicznym za { $scheme }; pośrednik musi wysyłać X-Forwarded-Proto i być wymieniony w GREATHALL_PROXIES
doctor-host = Serwer widzi nazwę { $host }; pośrednik musi przekazywać nagłówek Host
