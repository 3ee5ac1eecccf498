### Teksty gry „Gra o Tron: Gra karciana” (edycja HBO z 2012 roku), własnymi słowami. Każdy klucz jest też w en.ftl.
###
### Zdanie dostaje argumenty jako zmienne. Z pola `card` może użyć:
###   $card       nazwa wartości w mianowniku;
###   $card-id    do wyboru wariantu: ostatnia część klucza wartości („unknown”, „nobody”);
###   $card-xyz   forma `.xyz` nazwy, jeśli nazwy tego rodzaju ją mają.
### Formy: `.gen` dopełniacz (wyzwania). Nazw kart nie odmieniamy: są podmiotem (`.number = many` ma nazwa w liczbie
### mnogiej) albo stoją w cudzysłowie po słowie „kartę” lub „fabułę” czy po dwukropku. Imion graczy też nie: stoją w
### mianowniku, jako podmiot albo po strzałce. Słowa są słowami instrukcji tej
### edycji (wojskowe, obszar, zmagania, sława, skrytość, powstaje, chorągiew), inne niż w drugiej.
### W tekście karty każda zdolność stoi w osobnym wierszu.

## Gra

game-name = Gra o Tron: Gra karciana (edycja HBO)
game-short = Gra karciana (HBO)
game-about = Starkowie przeciw Lannisterom: odkrywaj fabuły, zagrywaj postacie i wygrywaj wyzwania, aż zdobędziesz 15 punktów władzy. Dla 2 graczy.
game-kind = pojedynek gotowych talii

# Szybka gra z botami: który ród, jaka talia.
quick-house = Twój ród
quick-house-stark = Starkowie
quick-deck-stark = Wilkory i rodzina: silni w walce
quick-house-lannister = Lannisterowie
quick-deck-lannister = Złoto i intrygi: silni na dworze


## Opcje: co gracz może wybrać

option-pass = Spasuj
option-pass-in-challenge = Nie rzucaj więcej wyzwań
option-pass-in-stealth = Nikogo nie wybieraj
option-pass-in-save = Nikogo nie ocalaj
option-pass-in-response = Nie używaj odpowiedzi
option-pass-in-may = Nie dobieraj karty
option-done = Gotowe
option-done-in-setup = Nie wykładaj więcej kart
option-done-in-attackers = Nie deklaruj więcej atakujących
option-done-in-defenders = Nie deklaruj więcej obrońców
option-done-in-target = Nie wybieraj więcej
option-done-in-spared = Nie oszczędzaj więcej postaci
option-keep = Zatrzymaj tę rękę
option-mulligan = Skorzystaj z mulligana: wtasuj rękę do talii i dobierz 7 nowych kart
option-place = Wyłóż kartę „{ $card }”
option-attach = Dołącz do karty „{ $card }”
option-plot = Odkryj fabułę „{ $card }”
option-name_first = Pierwszym graczem będzie { $seat }
option-marshal = Zagraj kartę „{ $card }”
option-use = Użyj karty „{ $card }”
option-use-in-save = Ocal za pomocą karty „{ $card }”
option-use-in-response = Odpowiedz kartą „{ $card }”
option-use_second = Użyj drugiej zdolności karty „{ $card }”
option-use_third = Użyj trzeciej zdolności karty „{ $card }”
option-use_fourth = Użyj czwartej zdolności karty „{ $card }”
option-use_second-in-save = Ocal za pomocą drugiej zdolności karty „{ $card }”
option-use_second-in-response = Odpowiedz drugą zdolnością karty „{ $card }”
option-save = Ocal kartę „{ $card }”, odrzucając jej duplikat
option-challenge = Rzuć { $challenge } → { $seat }
option-attack = Zaatakuj kartą „{ $card }”
option-bypass = Wybierz kartę „{ $card }”: nie może się bronić
option-defend = Broń się kartą „{ $card }”
option-target = Wybierz kartę „{ $card }”
option-target-in-claim = Oddaj kartę „{ $card }”
option-target-in-search = Weź na rękę kartę „{ $card }”
option-target-in-spared = Oszczędź kartę „{ $card }”
option-target-in-discard = Odrzuć kartę „{ $card }”
option-player = Wybierz → { $seat }
option-type = Wybierz: { $challenge }
option-type-in-icon = Odbierz symbol { $challenge-gen }
option-yes = Tak
option-yes-in-may = Dobierz 1 kartę
option-no = Nie
option-amount = X wynosi { $count }
option-cost = Uklęknij kartą „{ $card }”
option-order = Rozpatrz teraz kartę „{ $card }”
option-order_second = Rozpatrz teraz drugą zdolność karty „{ $card }”
option-order_third = Rozpatrz teraz trzecią zdolność karty „{ $card }”
option-order_fourth = Rozpatrz teraz czwartą zdolność karty „{ $card }”
option-draft = Zatrzymaj fabułę „{ $card }”
option-leave = Odłóż fabułę „{ $card }”

## Decyzje: pytanie zadawane graczowi

decision-mulligan = Czy zatrzymujesz początkową rękę?
decision-setup = Wyłóż zakryte postacie i obszary o łącznym koszcie do 5
decision-plot = Którą fabułę odkrywasz w tej rundzie?
decision-first_player = Inicjatywa jest twoja: kto będzie pierwszym graczem?
decision-action = Czy wykonujesz akcję?
decision-marshal = Zagraj kartę lub wykonaj akcję; spasuj, gdy skończysz
decision-challenge = Czy rzucasz wyzwanie?
decision-attackers = Kto atakuje?
decision-stealth = Skrytość: która postać nie może się bronić?
decision-defenders = Kto się broni?
decision-save = Czy ocalasz postać przed śmiercią?
decision-response = Czy odpowiadasz na to, co się stało?
decision-order = Kilka rzeczy dzieje się naraz: co rozpatrzyć teraz?
decision-claim = Efekt zmagań: która z twoich postaci ginie?
decision-target = Wybierz cel efektu
decision-cost = Która postać klęka, aby opłacić koszt?
decision-host = Do której postaci dołączasz dodatek?
decision-amount = Ile żetonów złota płacisz za X?
decision-may = Czy dobierasz kartę?
decision-search = Którą postać z talii bierzesz na rękę?
decision-draft = Którą fabułę zatrzymujesz?
decision-plot_deck = W talii fabuły zostaje 7 kart: którą odkładasz?
decision-icon = Który symbol wyzwania traci ta postać?
decision-spared = Kogo oszczędzasz? (najwyżej 3 postacie)
decision-discard = Którą kartę odrzucić z ręki?

# Co czytają inni, gdy ktoś decyduje
waiting-mulligan = { $name } ogląda początkową rękę
waiting-setup = { $name } wykłada pierwsze karty
waiting-plot = { $name } wybiera fabułę
waiting-first_player = { $name } wskazuje pierwszego gracza
waiting-action = { $name } rozważa akcję
waiting-marshal = { $name } zagrywa karty
waiting-challenge = { $name } rozważa wyzwanie
waiting-attackers = { $name } wybiera atakujących
waiting-stealth = { $name } korzysta ze skrytości
waiting-defenders = { $name } wybiera obrońców
waiting-save = { $name } rozważa ocalenie postaci
waiting-response = { $name } rozważa odpowiedź
waiting-order = { $name } decyduje, co rozpatrzyć najpierw
waiting-claim = { $name } wybiera, kto ginie
waiting-target = { $name } wybiera cel
waiting-cost = { $name } opłaca koszt
waiting-host = { $name } dołącza kartę
waiting-amount = { $name } decyduje, ile złota zapłacić
waiting-may = { $name } decyduje, czy dobrać kartę
waiting-search = { $name } przeszukuje talię
waiting-draft = { $name } wybiera fabułę dla siebie
waiting-plot_deck = { $name } układa talię fabuł
waiting-icon = { $name } wybiera symbol wyzwania
waiting-spared = { $name } wybiera, kogo oszczędzić
waiting-discard = { $name } odrzuca kartę

## Zdarzenia: co się stało, po jednym wierszu przebiegu gry

event-first = Pierwszym graczem jest { $seat }
event-drew =
    { $count ->
        [one] { $seat } dobiera { $count } kartę
        [few] { $seat } dobiera { $count } karty
       *[many] { $seat } dobiera { $count } kart
    }
event-mulligan = { $seat } korzysta z mulligana
event-setup = { $seat } zaczyna z kartą „{ $card }” w grze
event-round = Runda { $round }
event-phase = Rozpoczyna się { $phase }
event-plot = { $seat } odkrywa fabułę „{ $card }”
event-initiative = { $seat } wygrywa inicjatywę, wartość: { $count }
event-gold =
    { $count ->
        [one] { $seat } pobiera { $count } żeton złota
        [few] { $seat } pobiera { $count } żetony złota
       *[many] { $seat } pobiera { $count } żetonów złota
    }
event-spent =
    { $count ->
        [one] { $seat } płaci { $count } żeton złota
        [few] { $seat } płaci { $count } żetony złota
       *[many] { $seat } płaci { $count } żetonów złota
    }
event-marshaled = { $seat } zagrywa kartę „{ $card }”
event-duplicate = { $seat } dołącza duplikat: { $card }
event-put_into_play = { $seat } umieszcza w grze kartę „{ $card }”
event-attached = Dodatek: { $card } → { $host }
event-played = { $seat } zagrywa wydarzenie „{ $card }”
event-challenge = { $seat } rzuca { $challenge } → { $victim }
event-attacks =
    { $card-number ->
        [many] Atakują
       *[one] Atakuje
    } { $card }
event-attacks-many = Atakują: { $names }
event-bypasses =
    Skrytość ({ $card }): { $victim } { $victim-number ->
        [many] nie mogą
       *[one] nie może
    } się bronić
event-defends =
    { $card-number ->
        [many] Bronią się
       *[one] Broni się
    } { $card }
event-defends-many = Bronią: { $names }
event-won = { $seat } wygrywa wyzwanie { $total } do { $other }
event-nobody_won = Nikt nie wygrywa wyzwania
event-power =
    { $card } { $card-number ->
        [many] otrzymują
       *[one] otrzymuje
    } { $count ->
        [one] { $count } znacznik władzy
        [few] { $count } znaczniki władzy
       *[many] { $count } znaczników władzy
    }
event-power_moved =
    { $count ->
        [one] { $count } znacznik władzy przechodzi: { $from } → { $card }
        [few] { $count } znaczniki władzy przechodzą: { $from } → { $card }
       *[many] { $count } znaczników władzy przechodzi: { $from } → { $card }
    }
event-power_lost =
    { $card } { $card-number ->
        [many] tracą
       *[one] traci
    } { $count ->
        [one] { $count } znacznik władzy
        [few] { $count } znaczniki władzy
       *[many] { $count } znaczników władzy
    }
event-killed =
    { $card } { $card-number ->
        [many] giną
       *[one] ginie
    }
event-discarded =
    { $card } { $card-number ->
        [many] trafiają
       *[one] trafia
    } z gry na stos kart odrzuconych
event-hand_discarded = { $seat } traci z ręki kartę „{ $card }”
event-returned =
    { $card } { $card-number ->
        [many] wracają
       *[one] wraca
    } na rękę
event-sacrificed = Poświęcenie: { $card }
event-saved =
    { $card } { $card-number ->
        [many] uchodzą
       *[one] uchodzi
    } cało
event-knelt =
    { $card } { $card-number ->
        [many] klękają
       *[one] klęka
    }
event-knelt-many = Klękają: { $names }
event-stood =
    { $card } { $card-number ->
        [many] powstają
       *[one] powstaje
    }
event-stood-many = Wstają: { $names }
event-dominance = { $seat } zdobywa dominację, suma: { $count }
event-no_dominance = Nikt nie zdobywa dominacji
event-cancelled = Anulowane efekty: { $card }
event-looked =
    { $count ->
        [one] { $seat } ogląda { $count } kartę → { $victim }
        [few] { $seat } ogląda { $count } karty → { $victim }
       *[many] { $seat } ogląda { $count } kart → { $victim }
    }
event-showed = { $seat } pokazuje kartę „{ $card }”
event-shuffled = { $seat } tasuje talię
event-removed =
    { $card } { $card-number ->
        [many] opuszczają
       *[one] opuszcza
    } grę
event-control = { $seat } przejmuje kontrolę nad kartą „{ $card }”
event-strength = { $card }: zmiana siły o { $count }
event-winner = { $seat } wygrywa grę
event-passed = { $seat } pasuje
event-passed-many = Pasują: { $names }
event-token = Żetony na karcie „{ $card }”: { $count }
event-from_deck = { $seat } traci z wierzchu talii kartę „{ $card }”
event-unopposed = { $seat } wygrywa niebronione wyzwanie
event-gold_returned =
    { $count ->
        [one] { $seat } zwraca do skarbca { $count } żeton złota
        [few] { $seat } zwraca do skarbca { $count } żetony złota
       *[many] { $seat } zwraca do skarbca { $count } żetonów złota
    }
event-gold_moved =
    { $count ->
        [one] { $count } żeton złota zmienia pulę: { $from } → { $seat }
        [few] { $count } żetony złota zmieniają pulę: { $from } → { $seat }
       *[many] { $count } żetonów złota zmienia pulę: { $from } → { $seat }
    }
event-drafted = { $seat } zatrzymuje fabułę
event-plot_deck = { $seat } ma już talię 7 fabuł
event-icon_lost =
    { $card } { $card-number ->
        [many] tracą
       *[one] traci
    } symbol { $challenge-gen } do końca fazy
event-joined =
    { $card } { $card-number ->
        [many] dołączają
       *[one] dołącza
    } do wyzwania
event-claim = Wartość zmagań w tym wyzwaniu ({ $seat }): { $count }
event-used = { $seat } używa karty „{ $card }”
event-gold_out = Skończyły się żetony złota z pudełka ({ $count }); użyjcie zamienników
event-power_out = Skończyły się znaczniki władzy z pudełka ({ $count }); użyjcie zamienników

## Opcje stołu: nazwa, objaśnienie i nazwa każdego wyboru

table-plots = Talie fabuły
table-plots-help = Podstawowe fabuły każdego rodu albo draftowanie: do 7 podstawowych dochodzi 6 wydraftowanych, a z tych 13 gracz wybiera 7.
table-plots-basic = Podstawowe fabuły
table-plots-draft = Draftowanie fabuły
table-houses = Rody
table-houses-help = Które miejsce prowadzi który ród: idzie za nim talia dobierania i podstawowe fabuły.
table-houses-stark_first = Miejsce 1 Starkowie, miejsce 2 Lannisterowie
table-houses-lannister_first = Miejsce 1 Lannisterowie, miejsce 2 Starkowie
table-houses-random = Losowo
table-early_windows = Akcje w fazach fabuły i dobierania
table-early_windows-help = Czy na koniec fazy fabuły i fazy dobierania gracze mogą wykonywać akcje.
table-early_windows-no = { no }
table-early_windows-yes = { yes }
table-last_window = Akcje po rozpatrzeniu wyzwania
table-last_window-help = Czy ostatnie akcje należą jeszcze do wyzwania (postacie nadal w nim uczestniczą, a jego efekty trwają), czy następują po jego końcu.
table-last_window-inside = Jeszcze w wyzwaniu
table-last_window-outside = Po jego końcu
table-zero_against_zero = Wyzwanie przy 0 na 0
table-zero_against_zero-help = Kto wygrywa wyzwanie, w którym obie sumy wynoszą 0.
table-zero_against_zero-attacker = Atakujący, niebronione
table-zero_against_zero-nobody = Nikt
table-marshalling = Koniec tury mobilizacji
table-marshalling-help = Kiedy aktywny gracz nie może już wykładać kart na stół.
table-marshalling-two_passes = Gdy obaj gracze spasują z rzędu
table-marshalling-literal = Dosłownie: gdy raz spasuje albo nie ma złota
table-after_resolution = Kolejność po wyzwaniu
table-after_resolution-help = Czy najpierw rozpatruje się efekt zmagań, czy władzę za niebronione wyzwanie i sławę.
table-after_resolution-claim_first = Najpierw efekt zmagań
table-after_resolution-renown_first = Najpierw władza i sława
table-stops = Pytanie w każdym oknie
table-stops-help = Czy gracz jest pytany także wtedy, gdy może tylko spasować. W przeciwnym razie program pasuje za niego: gra idzie szybciej, ale przeciwnik może się domyślić, że nie miał czego użyć.
table-stops-no = { no }
table-stops-yes = { yes }
table-round_limit = Limit rund
table-round_limit-help = Po tylu rundach wygrywa gracz z większą władzą, a przy równej nikt; 0 oznacza brak limitu.

## Zasady: gdzie reguła obowiązuje

rules-mode-BD = Każda rozgrywka
rules-mode-D = Draftowanie fabuły

## Stół słowami

view-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
view-gold = złoto { $count }
view-power = władza { $count }
view-strength = siła { $count }
view-hand = Twoja ręka
view-nothing = nic

## Wyzwania

challenge-military = wyzwanie wojskowe
    .gen = wyzwania wojskowego
challenge-intrigue = wyzwanie intrygi
    .gen = wyzwania intrygi
challenge-power = wyzwanie władzy
    .gen = wyzwania władzy
challenge-unknown = wyzwanie
    .gen = wyzwania

## Symbole wyzwań

icon-military = wojskowe
icon-intrigue = intrygi
icon-power = władzy

## Fazy

phase-setup = przygotowanie do gry
phase-plot = faza fabuły
phase-draw = faza dobierania
phase-marshaling = faza mobilizacji
phase-challenges = faza wyzwań
phase-dominance = faza dominacji
phase-standing = faza powstawania
phase-taxation = faza podatków
phase-unknown = faza

## Typy kart

type-character = postać
type-location = obszar
type-attachment = dodatek
type-event = wydarzenie
type-plot = fabuła
type-agenda = agenda
type-title = tytuł
type-faction = chorągiew rodu
type-unknown = karta

## Słowa kluczowe

keyword-limited = Ograniczenie
keyword-limited-text = Każdy gracz zagrywa najwyżej 1 taką kartę w rundzie, a podczas przygotowania wykłada najwyżej 1.
keyword-renown = Sława
keyword-renown-text = Kiedy wygrasz wyzwanie, w którym uczestniczy ta postać, otrzymuje ona 1 znacznik władzy.
keyword-stealth = Skrytość
keyword-stealth-text = Kiedy ta postać atakuje, możesz wybrać 1 postać przeciwnika bez Skrytości; nie może się ona bronić w tym wyzwaniu.

## Rody, talie i zestawy fabuł

house-stark = Ród Starków
house-lannister = Ród Lannisterów
house-neutral = neutralna
deck-stark = talia Starków
deck-lannister = talia Lannisterów
plots-stark = fabuły Starków
plots-lannister = fabuły Lannisterów
plots-draft = fabuły do draftowania

## Cechy

trait-ally = Sprzymierzeniec
trait-armor = Zbroja
trait-army = Armia
trait-clansman = Członek Klanu
trait-condition = Stan
trait-direwolf = Wilkor
trait-guard = Strażnik
trait-kings_landing = Królewska Przystań
trait-knight = Rycerz
trait-lady = Lady
trait-lord = Lord
trait-maester = Maester
trait-mercenary = Najemnik
trait-nights_watch = Nocna Straż
trait-septa = Septa
trait-skill = Umiejętność
trait-the_west = Zachód
trait-title = Tytuł
trait-weapon = Broń
trait-westeros = Westeros
trait-winterfell = Winterfell

## Gdzie leży karta

zone-deck = talia dobierania
zone-hand = ręka
zone-play = w grze
zone-discard = stos kart odrzuconych
zone-dead = stos martwych
zone-plots = talia fabuły
zone-used = wykorzystane fabuły
zone-revealed = odkryta fabuła
zone-out = usunięta z gry
zone-side = z boku stołu
zone-limbo = właśnie zagrywana
zone-duplicate = duplikat
zone-offered = oglądana przy draftowaniu
zone-aside = odłożona

## Słowa na kartach

term-cost = koszt
term-strength = siła
term-income = przychód
term-income_bonus = premia do przychodu
term-initiative = inicjatywa
term-claim = zmagania
term-copies = liczba kopii
term-unique = unikatowa
term-kneeling = klęczy
term-standing = stoi
term-facedown = zakryta

## Karty: nazwa, tekst własnymi słowami i uwaga tam, gdzie pomaga

card-stark_eddard_stark = Eddard Stark
card-stark_eddard_stark-text =
    Sława.
    Odpowiedź: Kiedy zagrasz tę kartę, umieść na niej 1 znacznik władzy z puli władzy.
card-stark_eddard_stark-short = Po zagraniu: +1 władzy
card-stark_eddard_stark-note = Nie otrzymuje znacznika, gdy zostaje wyłożony podczas przygotowania ani gdy dołączasz jego duplikat.
card-stark_robb_stark = Robb Stark
card-stark_robb_stark-text = Dopóki ta karta atakuje, twoje pozostałe atakujące postacie Starków otrzymują +1 do siły.
card-stark_robb_stark-short = Atak: inni Starkowie +1
card-stark_catelyn_stark = Catelyn Stark
card-stark_catelyn_stark-text = Odpowiedź: Kiedy ta karta zostanie zadeklarowana jako obrońca, wybierz uczestniczącą postać po dowolnej stronie. W tym wyzwaniu nie wlicza się jej siły.
card-stark_catelyn_stark-short = Obrona: wybrana postać bez siły
card-stark_catelyn_stark-note = Wybrana postać nadal uczestniczy w wyzwaniu.
card-stark_arya_stark = Arya Stark
card-stark_arya_stark-text = Skrytość.
card-stark_arya_stark-short = Skrytość
card-stark_jon_snow = Jon Snow
card-stark_jon_snow-text = Odpowiedź: Kiedy wyzwanie, w którym ta karta się broniła, zostanie rozpatrzone, ta karta powstaje.
card-stark_jon_snow-short = Po obronie: wstaje
card-stark_sansa_stark = Sansa Stark
card-stark_sansa_stark-text = Odpowiedź: Kiedy do tej karty zostanie dołączony dodatek, gracz, który go zagrał, może dobrać 1 kartę.
card-stark_sansa_stark-short = Dodatek na niej: dobierz 1
card-stark_bran_stark = Bran Stark
card-stark_bran_stark-text = Wyzwania: Uklęknij tą kartą, aby wybrana uczestnicząca postać Starków otrzymała +2 do siły do końca wyzwania.
card-stark_bran_stark-short = Klęknij: Stark +2
card-stark_maester_luwin = Maester Luwin
card-stark_maester_luwin-text = Dominacja: Uklęknij tą kartą, aby dobrać 2 karty.
card-stark_maester_luwin-short = Dominacja: klęknij, dobierz 2
card-stark_hodor = Hodor
card-stark_hodor-text =
    Ta karta nie może atakować.
    Tej karty nie można wybrać w wyniku Skrytości.
card-stark_hodor-short = Nie atakuje
card-stark_ser_rodrik_cassel = Ser Rodrik Cassel
card-stark_ser_rodrik_cassel-text =
    Ta karta nie klęka, kiedy zostaje zadeklarowana jako obrońca (musi stać).
    Dopóki ta karta się broni, otrzymuje +2 do siły.
card-stark_ser_rodrik_cassel-short = Broni bez klękania, +2
card-stark_jory_cassel = Jory Cassel
card-stark_jory_cassel-text = Odpowiedź: Odrzuć tę kartę z gry, aby ocalić przed śmiercią inną ze swoich postaci Starków.
card-stark_jory_cassel-short = Odrzuć: ocal innego Starka
card-stark_jory_cassel-note = Także wtedy, gdy sam właśnie ginie.
card-stark_septa_mordane = Septa Mordane
card-stark_septa_mordane-text = Wyzwania: Uklęknij tą kartą, aby wybrać postać i 1 symbol wyzwania. Ta postać traci ten symbol do końca fazy.
card-stark_septa_mordane-short = Klęknij: postać traci symbol
card-stark_septa_mordane-note = Uczestnicząca postać, która traci symbol, nadal uczestniczy.
card-stark_greatjon_umber = Greatjon Umber
card-stark_greatjon_umber-text = Wyzwania: Podczas wyzwania wojskowego lub władzy, w którym ta karta nie uczestniczy, uklęknij tą kartą, aby dołączyła do wyzwania po twojej stronie.
card-stark_greatjon_umber-short = Klęknij: dołącza do wyzwania
card-stark_escort = Eskorta Starków
card-stark_escort-text = Odpowiedź: Kiedy ta karta zostanie zadeklarowana jako obrońca, dobierz 1 kartę.
card-stark_escort-short = Obrona: dobierz 1
card-stark_winterfell_guard = Straż Winterfell
card-stark_winterfell_guard-text = Dopóki ta karta się broni, otrzymuje +1 do siły.
card-stark_winterfell_guard-short = Obrona: +1
card-stark_northern_bannermen = Chorążowie Północy
    .number = many
card-stark_northern_bannermen-text = Bez zdolności.
card-stark_northern_bannermen-short = Bez zdolności
card-stark_riverlands_knight = Rycerz z Dorzecza
card-stark_riverlands_knight-text = Bez zdolności.
card-stark_riverlands_knight-short = Bez zdolności
card-stark_littlefinger = Littlefinger
card-stark_littlefinger-text =
    Skrytość.
    Przychód +2.
    Ta karta otrzymuje +1 do siły za każdy żeton złota w twojej puli złota.
card-stark_littlefinger-short = +1 za złoto; przychód +2
card-stark_varys = Varys
card-stark_varys-text =
    Skrytość.
    Kiedy zagrasz tę kartę, musisz wybrać znajdującą się w grze postać z cechą Sprzymierzeniec (swoją, przeciwnika lub tę kartę) i odrzucić ją z gry.
card-stark_varys-short = Po zagraniu: odrzuć Sprzymierzeńca
card-stark_varys-note = Jeśli w grze nie ma innego Sprzymierzeńca, jest nim sam Varys. Odrzucenie to nie zabicie: nie można przed nim ocalić, a później wolno zagrać następną kopię.
card-stark_robert_baratheon = Robert Baratheon
card-stark_robert_baratheon-text = Sława.
card-stark_robert_baratheon-short = Sława
card-stark_winterfell = Winterfell
card-stark_winterfell-text = Twoje postacie Starków otrzymują +1 do siły.
card-stark_winterfell-short = Twoi Starkowie +1
card-stark_winterfell_castle = Twierdza Winterfell
card-stark_winterfell_castle-text =
    Ograniczenie.
    Przychód +1.
card-stark_winterfell_castle-short = Przychód +1
card-stark_godswood = Boży Gaj
card-stark_godswood-text =
    Ograniczenie.
    Mobilizacja: Uklęknij tą kartą, aby zapłacić o 2 żetony złota mniej za następną postać Starków, którą zagrasz w tej fazie.
card-stark_godswood-short = Klęknij: Stark o 2 taniej
card-stark_kingsroad = Królewski Trakt
card-stark_kingsroad-text = Przychód +1.
card-stark_kingsroad-short = Przychód +1
card-stark_iron_throne = Żelazny Tron
card-stark_iron_throne-text = Twoja suma podczas ustalania dominacji jest wyższa o 2.
card-stark_iron_throne-short = Dominacja +2
card-stark_hand_of_the_king = Namiestnik Króla
card-stark_hand_of_the_king-text =
    Dołącz wyłącznie do postaci z cechą Lord lub Lady.
    Dowolna faza: Uklęknij tą kartą, aby postać z tym dodatkiem powstała.
card-stark_hand_of_the_king-short = Klęknij: nosiciel wstaje
card-stark_direwolf = Wilkor
card-stark_direwolf-text =
    Dołącz wyłącznie do postaci Starków.
    Odpowiedź: Uklęknij tą kartą, aby ocalić przed śmiercią postać z tym dodatkiem.
card-stark_direwolf-short = Klęknij: ocal nosiciela
card-stark_ice = Lód
card-stark_ice-text =
    Dołącz wyłącznie do postaci Starków.
    Wyzwania: Jeśli postać z tym dodatkiem uczestniczy w wyzwaniu, uklęknij tą kartą i odrzuć ją z gry, aby zabić inną wybraną uczestniczącą postać.
card-stark_ice-short = Odrzuć: zabij inną postać
card-stark_bodyguard = Ochroniarz
card-stark_bodyguard-text =
    Dołącz wyłącznie do postaci z cechą Lord lub Lady (najwyżej 1 Ochroniarz na postać).
    Odpowiedź: Odrzuć tę kartę z gry, aby ocalić przed śmiercią postać z tym dodatkiem.
card-stark_bodyguard-short = Odrzuć: ocal nosiciela
card-stark_not_today = Nie Dziś
card-stark_not_today-text = Odpowiedź: Wybrana postać, która ma zostać zabita, zostaje ocalona.
card-stark_not_today-short = Ocal postać
card-stark_not_today-note = Może ocalić dowolną postać, twoją lub przeciwnika.
card-stark_winter_is_coming = Nadchodzi Zima
card-stark_winter_is_coming-text = Wyzwania: Zagraj tylko jako atakujący gracz. W tym wyzwaniu twoja wartość zmagań jest wyższa o 1. Każdy gracz może zagrać najwyżej 1 kopię tej karty na rundę.
card-stark_winter_is_coming-short = Atak: zmagania +1
card-stark_king_in_the_north = Król Północy
card-stark_king_in_the_north-text = Odpowiedź: Kiedy zdobędziesz dominację, uklęknij 1 lub 2 swoimi stojącymi postaciami Starków. Każda z nich otrzymuje 1 znacznik władzy.
card-stark_king_in_the_north-short = Dominacja: klęka 1–2, każda władza
card-stark_lethal_counterattack = Zabójczy Kontratak
card-stark_lethal_counterattack-text = Wyzwania: Zagraj tylko jako broniący się gracz w wyzwaniu wojskowym. Uklęknij 2 swoimi stojącymi postaciami Starków, aby zabić wybraną atakującą postać.
card-stark_lethal_counterattack-short = Klękają 2: zabij atakującego
card-stark_for_the_north = Za Północ!
card-stark_for_the_north-text = Wyzwania: Twoja wybrana uczestnicząca postać Starków otrzymuje +2 do siły do końca wyzwania. Jeśli wygrasz to wyzwanie, ta postać powstaje.
card-stark_for_the_north-short = Stark +2; wygrana: wstaje
card-lannister_tywin_lannister = Tywin Lannister
card-lannister_tywin_lannister-text = Przychód +2.
card-lannister_tywin_lannister-short = Przychód +2
card-lannister_cersei_lannister = Cersei Lannister
card-lannister_cersei_lannister-text = Dominacja: Uklęknij tą kartą i zapłać 2 żetony złota, aby wybrać postać. Jeśli stoi, to klęka; nie powstaje też w fazie powstawania tej rundy.
card-lannister_cersei_lannister-short = 2 złota: postać klęka i nie wstaje
card-lannister_ser_jaime_lannister = Ser Jaime Lannister
card-lannister_ser_jaime_lannister-text =
    Sława.
    Ta karta nie klęka, aby wziąć udział w wyzwaniu wojskowym (musi stać, aby można ją było zadeklarować).
card-lannister_ser_jaime_lannister-short = Wyzwanie militarne bez klękania
card-lannister_tyrion_lannister = Tyrion Lannister
card-lannister_tyrion_lannister-text =
    Skrytość.
    Odpowiedź: Kiedy wygrasz wyzwanie, w którym uczestniczyła ta karta, zapłać 1 żeton złota, aby dobrać 1 kartę.
card-lannister_tyrion_lannister-short = Wygrana, 1 złota: dobierz 1
card-lannister_joffrey_baratheon = Joffrey Baratheon
card-lannister_joffrey_baratheon-text = Odpowiedź: Kiedy zostanie zabita postać z cechą Lord lub Lady, ta karta otrzymuje 1 znacznik władzy. Najwyżej 3 razy na rundę.
card-lannister_joffrey_baratheon-short = Ginie Lord lub Lady: +1 władzy
card-lannister_the_hound = Ogar
card-lannister_the_hound-text = Kiedy ta karta zostaje zabita, trafia na stos kart odrzuconych właściciela, a nie na stos martwych.
card-lannister_the_hound-short = Zabity: na stos odrzuconych
card-lannister_ser_gregor_clegane = Ser Gregor Clegane
card-lannister_ser_gregor_clegane-text = Sława.
card-lannister_ser_gregor_clegane-short = Sława
card-lannister_bronn = Bronn
card-lannister_bronn-text = Wyzwania: Jeśli ta karta uczestniczy w wyzwaniu, zapłać 1 żeton złota, aby otrzymała +1 do siły do końca wyzwania. Najwyżej 3 razy na wyzwanie.
card-lannister_bronn-short = 1 złota: +1 w wyzwaniu
card-lannister_grand_maester_pycelle = Wielki Maester Pycelle
card-lannister_grand_maester_pycelle-text = Dominacja: Uklęknij tą kartą, aby dobrać 1 kartę.
card-lannister_grand_maester_pycelle-short = Dominacja: klęknij, dobierz 1
card-lannister_ser_ilyn_payne = Ser Ilyn Payne
card-lannister_ser_ilyn_payne-text = Mobilizacja: Uklęknij tą kartą i zapłać 1 żeton złota, aby zabić wybraną postać o sile 2 lub niższej.
card-lannister_ser_ilyn_payne-short = 1 złota: zabij siłę 2 lub mniej
card-lannister_ser_kevan_lannister = Ser Kevan Lannister
card-lannister_ser_kevan_lannister-text = Dopóki kontrolujesz inną postać z cechą Lord, ta karta zyskuje symbol władzy.
card-lannister_ser_kevan_lannister-short = Z innym Lordem: symbol władzy
card-lannister_ser_lancel_lannister = Ser Lancel Lannister
card-lannister_ser_lancel_lannister-text = Bez zdolności.
card-lannister_ser_lancel_lannister-short = Bez zdolności
card-lannister_guards = Gwardia Lannisterów
card-lannister_guards-text = Odpowiedź: Kiedy odkryjesz fabułę i zostaną rozpatrzone wszystkie zdolności „po odkryciu”, dobierz 1 kartę.
card-lannister_guards-short = Po odkryciu fabuły: dobierz 1
card-lannister_gold_cloaks = Złote Płaszcze
    .number = many
card-lannister_gold_cloaks-text = Bez zdolności.
card-lannister_gold_cloaks-short = Bez zdolności
card-lannister_lannisport_weaponsmith = Płatnerz z Lannisportu
card-lannister_lannisport_weaponsmith-text = Przychód +1.
card-lannister_lannisport_weaponsmith-short = Przychód +1
card-lannister_lannisport_steward = Zarządca Lannisportu
card-lannister_lannisport_steward-text = Przychód +2.
card-lannister_lannisport_steward-short = Przychód +2
card-lannister_enemy_informer = Informator Wroga
card-lannister_enemy_informer-text = Odpowiedź: Kiedy zagrasz tę kartę, wybrana stojąca postać klęka.
card-lannister_enemy_informer-short = Po zagraniu: ktoś klęka
card-lannister_hill_clansmen = Górskie Klany
    .number = many
card-lannister_hill_clansmen-text = Bez zdolności.
card-lannister_hill_clansmen-short = Bez zdolności
card-lannister_littlefinger = Littlefinger
card-lannister_littlefinger-text =
    Skrytość.
    Przychód +2.
    Ta karta otrzymuje +1 do siły za każdy żeton złota w twojej puli złota.
card-lannister_littlefinger-short = +1 za złoto; przychód +2
card-lannister_varys = Varys
card-lannister_varys-text =
    Skrytość.
    Kiedy zagrasz tę kartę, musisz wybrać znajdującą się w grze postać z cechą Sprzymierzeniec (swoją, przeciwnika lub tę kartę) i odrzucić ją z gry.
card-lannister_varys-short = Po zagraniu: odrzuć Sprzymierzeńca
card-lannister_varys-note = Jeśli w grze nie ma innego Sprzymierzeńca, jest nim sam Varys. Odrzucenie to nie zabicie: nie można przed nim ocalić, a później wolno zagrać następną kopię.
card-lannister_shae = Shae
card-lannister_shae-text = Wyzwania: Jeśli przeciwnik ma więcej punktów władzy niż ty, uklęknij tą kartą, aby wybrana stojąca postać przeciwnika uklękła.
card-lannister_shae-short = Mniej władzy: postać wroga klęka
card-lannister_casterly_rock = Casterly Rock
card-lannister_casterly_rock-text = Przychód +1.
card-lannister_casterly_rock-short = Przychód +1
card-lannister_lannisport = Lannisport
card-lannister_lannisport-text = Odpowiedź: Kiedy wygrasz wyzwanie intrygi, zapłać 1 żeton złota, aby otrzymać 1 znacznik władzy dla swojego rodu. Raz na wyzwanie.
card-lannister_lannisport-short = Intryga, 1 złota: +1 władzy
card-lannister_encampment = Obozowisko Lannisterów
card-lannister_encampment-text =
    Ograniczenie.
    Przychód +1.
card-lannister_encampment-short = Przychód +1
card-lannister_hall_of_heroes = Sala Bohaterów
card-lannister_hall_of_heroes-text =
    Ograniczenie.
    Mobilizacja: Uklęknij tą kartą, aby zapłacić o 2 żetony złota mniej za następną postać Lannisterów, którą zagrasz w tej fazie.
card-lannister_hall_of_heroes-short = Klęknij: Lannister o 2 taniej
card-lannister_kingsroad = Królewski Trakt
card-lannister_kingsroad-text = Przychód +1.
card-lannister_kingsroad-short = Przychód +1
card-lannister_iron_throne = Żelazny Tron
card-lannister_iron_throne-text = Twoja suma podczas ustalania dominacji jest wyższa o 2.
card-lannister_iron_throne-short = Dominacja +2
card-lannister_hand_of_the_king = Namiestnik Króla
card-lannister_hand_of_the_king-text =
    Dołącz wyłącznie do postaci z cechą Lord lub Lady.
    Dowolna faza: Uklęknij tą kartą, aby postać z tym dodatkiem powstała.
card-lannister_hand_of_the_king-short = Klęknij: nosiciel wstaje
card-lannister_bodyguard = Ochroniarz
card-lannister_bodyguard-text =
    Dołącz wyłącznie do postaci z cechą Lord lub Lady (najwyżej 1 Ochroniarz na postać).
    Odpowiedź: Odrzuć tę kartę z gry, aby ocalić przed śmiercią postać z tym dodatkiem.
card-lannister_bodyguard-short = Odrzuć: ocal nosiciela
card-lannister_gilded_plate = Złocona Zbroja
card-lannister_gilded_plate-text = Odpowiedź: Zapłać 1 żeton złota i odrzuć tę kartę z gry, aby ocalić przed śmiercią postać z tym dodatkiem.
card-lannister_gilded_plate-short = 1 złota: ocal nosiciela
card-lannister_gutter_rats_cunning = Spryt Ulicznego Szczura
card-lannister_gutter_rats_cunning-text = Postać z tym dodatkiem otrzymuje +2 do siły i zyskuje słowo kluczowe Skrytość.
card-lannister_gutter_rats_cunning-short = Nosiciel +2 i Skrytość
card-lannister_milk_of_the_poppy = Makowe Mleko
card-lannister_milk_of_the_poppy-text = Wydrukowane słowa kluczowe i zdolności postaci z tym dodatkiem nie działają (cechy, symbole, siła i premia do przychodu pozostają).
card-lannister_milk_of_the_poppy-short = Nosiciel bez tekstu
card-lannister_insidious_ways = Podstępne Metody
    .number = many
card-lannister_insidious_ways-text = Wyzwania: Twoja wybrana atakująca postać Lannisterów otrzymuje +2 do siły do końca wyzwania. Jeśli wygrasz to wyzwanie, dobierz 2 karty.
card-lannister_insidious_ways-short = Atakujący +2; wygrana: dobierz 2
card-lannister_the_lions_cunning = Przebiegłość Lwa
card-lannister_the_lions_cunning-text = Dowolna faza: Zapłać 2 żetony złota, aby wybrana stojąca postać uklękła.
card-lannister_the_lions_cunning-short = 2 złota: wybrana postać klęka
card-lannister_always_pays_his_debts = Lannister Zawsze Spłaca Swoje Długi
card-lannister_always_pays_his_debts-text = Odpowiedź: Kiedy przegrasz wyzwanie, uklęknij swoją stojącą postacią Lannisterów, aby zabić wybraną postać biorącą w nim udział.
card-lannister_always_pays_his_debts-short = Przegrana: klęknij, zabij
card-lannister_always_pays_his_debts-note = Jeśli wybrana postać zostanie ocalona, koszt pozostaje zapłacony.
card-lannister_never_bet_against_my_family = Nigdy Nie Stawiam Przeciw Rodzinie
card-lannister_never_bet_against_my_family-text = Wyzwania: Zagraj tylko jako broniący się gracz. Zapłać X żetonów złota (1 lub więcej) i uklęknij swoją stojącą postacią Lannisterów, aby w tym wyzwaniu obniżyć wartość zmagań atakującego gracza o X (nie poniżej 0).
card-lannister_never_bet_against_my_family-short = Obrona: zapłać X, zmagania −X
card-plot_a_game_of_thrones = Gra o Tron
card-plot_a_game_of_thrones-text = Gracz, który nie wygrał w tej fazie wyzwania intrygi, nie może rzucać wyzwań wojskowych ani władzy.
card-plot_a_game_of_thrones-short = Najpierw wygraj intrygę
card-plot_a_game_of_thrones-note = Liczy się też wygrana w obronie.
card-plot_uneasy_truce = Niepewny Pokój
card-plot_uneasy_truce-text = Aby rzucić wyzwanie wojskowe, atakujący gracz musi zapłacić 2 żetony złota broniącemu się graczowi.
card-plot_uneasy_truce-short = Wyzwanie militarne za 2 złota
card-plot_hear_me_roar = Słuchajcie Mojego Ryku
card-plot_hear_me_roar-text = Postacie bez symbolu intrygi otrzymują -1 do siły.
card-plot_hear_me_roar-short = Bez symbolu intrygi: −1
card-plot_consolidation_of_power = Umocnienie Władzy
card-plot_consolidation_of_power-text = Po odkryciu: Otrzymujesz 1 znacznik władzy dla swojego rodu.
card-plot_consolidation_of_power-short = +1 władzy
card-plot_valar_morghulis = Valar Morghulis
card-plot_valar_morghulis-text = Po odkryciu: Wszystkie postacie zostają jednocześnie zabite (każdą z nich można ocalić jak zwykle).
card-plot_valar_morghulis-short = Giną wszystkie postacie
card-plot_killing_cold = Zabójcze Zimno
card-plot_killing_cold-text = Wszystkie postacie otrzymują -1 do siły. Postać o sile 0 zostaje zabita i nie można jej ocalić.
card-plot_killing_cold-short = Wszyscy −1; przy 0 giną
card-plot_killing_cold-note = Postacie o sile 0 giną razem: najpierw zaraz po ustaleniu pierwszego gracza, przed zdolnościami „po odkryciu”, a potem po każdym efekcie, który zostawia postać z siłą 0.
card-plot_detained = Zatrzymany
card-plot_detained-text = Po odkryciu: Wybrana stojąca postać przeciwnika klęka.
card-plot_detained-short = Postać przeciwnika klęka
card-plot_the_old_gods = Dawni Bogowie
    .number = many
card-plot_the_old_gods-text = Pierwsza postać Starków, którą zagrasz w tej rundzie, kosztuje o 2 żetony złota mniej.
card-plot_the_old_gods-short = Pierwszy Stark o 2 taniej
card-plot_the_lion_and_the_wolf = Lew i Wilk
card-plot_the_lion_and_the_wolf-text = Tylko postacie z symbolem rodu mogą atakować i bronić się.
card-plot_the_lion_and_the_wolf-short = Walczą tylko postacie rodów
card-plot_a_storm_of_swords = Nawałnica Mieczów
card-plot_a_storm_of_swords-text = W tej rundzie możesz rzucić 1 dodatkowe wyzwanie wojskowe.
card-plot_a_storm_of_swords-short = Dodatkowe wyzwanie militarne
card-plot_crossing_the_trident = Przekroczenie Tridentu
card-plot_crossing_the_trident-text = Po odkryciu: Przeciwnik zwraca 1 znacznik władzy z chorągwi swojego rodu do puli władzy (jeśli może).
card-plot_crossing_the_trident-short = Przeciwnik traci 1 władzę
card-plot_spies_in_their_midst = Szpiedzy w Ich Szeregach
    .number = many
card-plot_spies_in_their_midst-text = Po odkryciu: Obejrzyj rękę przeciwnika, wybierz z niej 1 kartę i odrzuć tę kartę.
card-plot_spies_in_their_midst-short = Obejrzyj rękę, odrzuć kartę
card-plot_hidden_in_shadow = Ukryta w Cieniu
card-plot_hidden_in_shadow-text = Po odkryciu: Twoja wybrana postać zyskuje słowo kluczowe Skrytość do końca rundy.
card-plot_hidden_in_shadow-short = Twoja postać: Skrytość
card-plot_calling_the_banners = Wezwanie Lenników
card-plot_calling_the_banners-text = W tej rundzie kosztu twoich kart nie można obniżać.
card-plot_calling_the_banners-short = Twoje karty nie tanieją
card-plot_illyrios_gift = Dar Illyria
card-plot_illyrios_gift-text = Zdobycie dominacji w tej rundzie przynosi twojemu rodowi dodatkowe 3 znaczniki władzy.
card-plot_illyrios_gift-short = Dominacja: dodatkowe 3 władzy
card-plot_illyrios_gift-note = Razem ze zwykłym 1 daje to 4.
card-plot_wildfire_assault = Atak Dzikim Ogniem
card-plot_wildfire_assault-text = Po odkryciu: Poczynając od pierwszego gracza, każdy gracz wybiera maksymalnie 3 ze swoich postaci. Wszystkie niewybrane postacie zostają jednocześnie zabite i nie można ich ocalić.
card-plot_wildfire_assault-short = Każdy chroni 3, reszta ginie
card-plot_summoning_season = Pora Wezwań
card-plot_summoning_season-text = Po odkryciu: Każdy gracz wyszukuje w swojej talii dobierania 1 postać, pokazuje ją, dodaje do swojej ręki i tasuje talię.
card-plot_summoning_season-short = Każdy znajduje postać
card-plot_rains_of_autumn = Jesienne Deszcze
    .number = many
card-plot_rains_of_autumn-text = W tej rundzie karty w grze nie zapewniają premii do przychodu.
card-plot_rains_of_autumn-short = Karty nie dają przychodu
card-plot_good_for_the_gander = Co Dobre dla Gąsiora
card-plot_good_for_the_gander-text = Po odkryciu: Rozpatrz zdolność „po odkryciu” z fabuły przeciwnika (jeśli ją ma) tak, jakby znajdowała się na tej karcie.
card-plot_good_for_the_gander-short = Powtarza efekt fabuły wroga
card-plot_tourney_for_the_hand = Turniej Namiestnika
card-plot_tourney_for_the_hand-text = Twoje postacie z cechą Rycerz otrzymują +1 do siły.
card-plot_tourney_for_the_hand-short = Twoi Rycerze +1
card-plot_drunken_allegations = Pijackie Oskarżenia
    .number = many
card-plot_drunken_allegations-text = Po odkryciu: Każdy gracz wybiera jedną ze swoich stojących postaci i klęka nią.
card-plot_drunken_allegations-short = U każdego klęka jedna postać
card-plot_planning_ahead = Planowanie na Przyszłość
card-plot_planning_ahead-text = W fazie podatków tej rundy żaden z graczy nie zwraca niewydanego złota.
card-plot_planning_ahead-short = Nikt nie zwraca złota
card-plot_blockade = Blokada
card-plot_blockade-text = Wartość przychodu odkrytej fabuły przeciwnika uznaje się za 0.
card-plot_blockade-short = Fabuła wroga: przychód 0
card-plot_calm_over_westeros = Spokój w Westeros
card-plot_calm_over_westeros-text = Każde wydarzenie kosztuje dodatkowo 1 żeton złota, płacony drugiemu graczowi.
card-plot_calm_over_westeros-short = Wydarzenia o 1 droższe
card-plot_condemned_by_the_realm = Potępiony przez Królestwo
card-plot_condemned_by_the_realm-text = Po odkryciu: Przeciwnik wybiera jedną z twoich postaci. Zostaje ona zabita.
card-plot_condemned_by_the_realm-short = Wróg zabija twoją postać
card-plot_counting_favors = Liczenie Przysług
card-plot_counting_favors-text = Po odkryciu: Każdy gracz dobiera 3 karty.
card-plot_counting_favors-short = Każdy dobiera 3
card-plot_rule_by_decree = Rządy Dekretów
    .number = many
card-plot_rule_by_decree-text = Po odkryciu: Gracz, który ma na ręce więcej kart, wybiera i odrzuca karty, aż zostaną mu 4 (przy remisie nikt).
card-plot_rule_by_decree-short = Większa ręka: zostają 4 karty
card-plot_noose_and_swordpoint = Stryczek i Ostrze
card-plot_noose_and_swordpoint-text = Postacie o sile 2 lub niższej nie powstają w fazie powstawania.
card-plot_noose_and_swordpoint-short = Siła 2 lub mniej: nie wstaje
card-plot_herding_the_masses = Pędzenie Tłumów
card-plot_herding_the_masses-text = Tylko unikatowe postacie mogą się bronić.
card-plot_herding_the_masses-short = Bronią tylko unikatowe
card-plot_marched_to_the_wall = Zesłany na Mur
card-plot_marched_to_the_wall-text = Po odkryciu: Każdy gracz wybiera jedną ze swoich postaci i odrzuca ją z gry.
card-plot_marched_to_the_wall-short = Każdy odrzuca swoją postać z gry
card-plot_a_clash_of_kings = Starcie Królów
card-plot_a_clash_of_kings-text = Kiedy jako atakujący wygrasz wyzwanie władzy, przesuń dodatkowo 1 znacznik władzy z chorągwi rodu przegranego na swoją.
card-plot_a_clash_of_kings-short = Wygrana o władzę: 1 więcej
card-plot_a_feast_for_crows = Uczta dla Wron
card-plot_a_feast_for_crows-text = Zdobycie dominacji w tej rundzie przynosi twojemu rodowi dodatkowy 1 znacznik władzy.
card-plot_a_feast_for_crows-short = Dominacja: dodatkowa 1 władza
card-stark_banner = Ród Starków
card-stark_banner-text = Na tej chorągwi leżą znaczniki władzy twojego rodu. Nie jest kartą w grze.
card-stark_banner-short = Tu leży władza rodu
card-lannister_banner = Ród Lannisterów
card-lannister_banner-text = Na tej chorągwi leżą znaczniki władzy twojego rodu. Nie jest kartą w grze.
card-lannister_banner-short = Tu leży władza rodu
card-unknown = nieznana karta

## Części gry, których pochodzenie podajemy (zob. provenance-* programu)

part-rules = zasady
part-cards = karty

## Terminal (zob. cli-table-* programu)

cli-table-icon-letters = Wo In Wł
cli-table-challenge = { $challenge }: atakuje { $attacker }, broni się { $defender } · siła { $ours } : { $theirs } · zmagania { $claim }
cli-table-won =
    { $margin ->
        [0] remis: wygrywa { $name }
       *[other] wygrywa { $name } o { $margin }
    }
cli-table-unopposed = wygrywa { $name } o { $margin }, niebronione
cli-table-on-faction = (na chorągwi { $count })
cli-table-dead = martwi { $count }
cli-table-plot-values = przychód { $income }, inicjatywa { $initiative }, zmagania { $claim }
cli-table-bypassed = nie może się bronić
cli-table-pile-dead = Stos martwych: { $cards }
cli-table-pile-used = Wykorzystane fabuły: { $cards }
cli-table-ready = Siła stojących postaci według symboli, twoja do przeciwnika ({ $name }): { $figures }
cli-table-chain-claim = Efekt zmagań ({ $count }), wygrywa { $seat }
cli-table-chain-stealth = Skrytość karty „{ $card }”
cli-table-chain-defenders_declared = Obrońcy są zadeklarowani; akcje przed rozpatrzeniem wyzwania
cli-table-chain-challenge_resolved = Wyzwanie jest rozpatrzone; ostatnie akcje w nim
cli-table-now-initiated = { $seat } rzuca { $challenge }; broni się { $victim }
cli-table-now-bypassed = Skrytość: { $card } → { $other }
cli-table-now-stands = powstaje: { $card }
cli-table-now-gains_power = władza: { $card } +{ $count }
cli-table-now-defends = broni się: { $card }
cli-table-now-resolved = zostało rozpatrzone { $challenge }
cli-table-now-revealed = { $seat } odkrywa fabułę „{ $card }”
cli-hbo-offered =
    { $count ->
        [one] { $count } fabuła do wyboru
        [few] { $count } fabuły do wyboru
       *[many] { $count } fabuł do wyboru
    }
cli-hbo-plots = Twoje fabuły ({ $count })
cli-hbo-too-many = Fabuły, które trzeba jeszcze odłożyć: { $count }
cli-hbo-do-place = Wyłóż
cli-hbo-do-attach = Dołącz do
cli-hbo-do-plot = Odkryj
cli-hbo-do-marshal = Zagraj
cli-hbo-do-use = Użyj
cli-hbo-do-use_second = Użyj drugiej zdolności
cli-hbo-do-use_third = Użyj trzeciej zdolności
cli-hbo-do-use_fourth = Użyj czwartej zdolności
cli-hbo-do-save = Ocal, odrzucając duplikat
cli-hbo-do-attack = Zaatakuj kartą
cli-hbo-do-bypass = Nie może się bronić
cli-hbo-do-defend = Broń się kartą
cli-hbo-do-target = Wybierz
cli-hbo-do-cost = Uklęknij kartą
cli-hbo-do-order = Rozpatrz teraz
cli-hbo-do-order_second = Rozpatrz teraz drugą zdolność
cli-hbo-do-order_third = Rozpatrz teraz trzecią zdolność
cli-hbo-do-order_fourth = Rozpatrz teraz czwartą zdolność
cli-hbo-do-draft = Zatrzymaj
cli-hbo-do-leave = Odłóż
cli-hbo-examples = marshal stark_robb_stark; challenge military B; attack stark_robb_stark; use stark_godswood
cli-table-legend =
    Eddard Stark  3 Wo--Wł Sława to postać, jej siła, symbole (Wo wojskowe, In intrygi, Wł władzy) i słowa kluczowe; + co do niej dołączono i jej duplikaty
    władza 6/15 to znaczniki na chorągwi rodu i na postaciach w grze; kto ma 15, od razu wygrywa
    > kogo dotyczy pytanie; w zapisie miejsca to A i B, stark_arya_stark#2 to drugi egzemplarz, lannister_bronn@B to karta miejsca B

## Ścieżka na pasku decyzji, po jednym ogniwie (nazwy z cardgame/chain.py)

page-chain-attacking = Atak: { $card }
page-chain-stealth = Skrytość: { $card }
page-chain-attackers_declared = Akcje przed obroną
page-chain-defending = Obrona: { $card }
page-chain-defenders_declared = Akcje przed rozpatrzeniem wyzwania
page-chain-challenge_resolved = Ostatnie akcje w wyzwaniu
page-chain-claim = { $seat } stosuje efekt zmagań: { $count }
page-chain-uses = { $seat } używa: { $card }
page-chain-entering = { $seat } wprowadza do gry: { $card }
page-chain-before_phase_begins = Zaraz zacznie się { $phase }
page-chain-after_phase_begins = Zaczyna się { $phase }
page-chain-before_phase_ends = Zaraz skończy się { $phase }
page-chain-after_phase_ends = Kończy się { $phase }
page-chain-before_initiated = Ma się zacząć { $challenge }: atakuje { $seat }, broni się { $victim }
page-chain-after_initiated = Zaczęło się { $challenge }: atakuje { $seat }, broni się { $victim }
page-chain-before_declared = Do ataku: { $card }
page-chain-after_declared = Zadeklarowano do ataku: { $card }
page-chain-before_bypassed = Skrytość: { $card }; ma się nie bronić: { $other }
page-chain-after_bypassed = Skrytość: { $card }; nie broni się: { $other }
page-chain-before_defends = Do obrony: { $card } ({ $seat })
page-chain-after_defends = Zadeklarowano do obrony: { $card } ({ $seat })
page-chain-before_won = Rozstrzyga się { $challenge }: wygrywa { $seat }, przegrywa { $victim }
page-chain-after_won = Rozstrzygnęło się { $challenge }: wygrywa { $seat }, przegrywa { $victim }
page-chain-before_resolved = Ma być rozpatrzone { $challenge }: wygrywa { $seat }, przegrywa { $victim }
page-chain-after_resolved = Rozpatrzone { $challenge }: wygrywa { $seat }, przegrywa { $victim }
page-chain-before_killed = Ma zginąć: { $card }
page-chain-after_killed = Śmierć: { $card }
page-chain-before_discarded = Do odrzucenia: { $card }
page-chain-after_discarded = Odrzucono: { $card }
page-chain-before_returned = Ma wrócić na rękę: { $card }
page-chain-after_returned = Powrót na rękę: { $card }
page-chain-before_leaves = Ma opuścić grę: { $card }
page-chain-after_leaves = Poza grą: { $card }
page-chain-before_enters = Ma wejść do gry: { $card } ({ $seat })
page-chain-after_enters = Wejście do gry: { $card } ({ $seat })
page-chain-before_played = Ma zostać zagrana: { $card } ({ $seat })
page-chain-after_played = Zagrano: { $card } ({ $seat })
page-chain-before_stands = Ma powstać: { $card }
page-chain-after_stands = Powstaje: { $card }
page-chain-before_gains_power = Ma otrzymać władzę ({ $count }): { $card }
page-chain-after_gains_power = Władza ({ $count }): { $card }
page-chain-before_dominance = Ma zdobyć dominację: { $seat }
page-chain-after_dominance = Dominację zdobywa { $seat }
page-chain-before_duplicated = Ma zostać duplikatem: { $card } ({ $seat })
page-chain-after_duplicated = Duplikat: { $card } ({ $seat })
page-chain-before_revealed = Ma zostać odkryta: { $card } ({ $seat })
page-chain-after_revealed = Odkryta fabuła: { $card } ({ $seat })

page-window-action = Akcje
page-window-marshal = Mobilizacja
page-window-save = Ocalanie
page-window-response = Odpowiedzi

## Samouczek: co mówi nauczyciel (kiedy, mówi tutorial.yaml)

tutorial-welcome = Witaj w Westeros. Prowadzisz ród Starków, a twój przeciwnik ród Lannisterów. Obie strony walczą o władzę: kto pierwszy ma 15 punktów władzy, na chorągwi rodu i na postaciach łącznie, natychmiast wygrywa.
tutorial-coach = Stoję obok stołu i tłumaczę wszystko, co nowe. Gdy nie wiesz, co zrobić, naciśnij „Podpowiedz” albo klawisz H: doradzę na podstawie tego, co widzisz przy stole. Zawsze możesz zdecydować inaczej, a małe znaczki otwierają zasady.
tutorial-mulligan = To twoje pierwsze siedem kart. Raz, i tylko teraz, możesz wtasować je wszystkie z powrotem i dobrać siedem nowych. Szukaj postaci i obszarów na tyle tanich, by od razu je wyłożyć.
tutorial-setup = Przed pierwszą rundą wykładasz zakryte postacie i obszary. Nic za nie nie płacisz, ale suma wydrukowanych na nich kosztów nie może przekroczyć 5. Dodatki i wydarzenia czekają na ręce.
tutorial-types = W talii masz cztery rodzaje kart. Postacie walczą. Obszary przynoszą złoto albo pomagają inaczej. Dodatki dołącza się do postaci. Wydarzenia zagrywa się z ręki, działają i są odrzucane.
tutorial-revealed = Obie strony odkrywają karty i dobierają do siedmiu kart na ręce. Podczas przygotowania żadna zdolność się nie uruchamia, nawet taka, która mówi „kiedy zagrasz tę kartę”.
tutorial-round = Każda runda ma siedem faz: fabuły, dobierania, mobilizacji, wyzwań, dominacji, powstawania i podatków. Układasz plan, dostajesz karty i złoto, zagrywasz karty, walczysz i porządkujesz stół. Przejdźmy razem przez pierwszą rundę.
tutorial-plot = Siedem fabuł to twoje plany. Każda ma trzy wartości: przychód (złoto na tę rundę), inicjatywę i zmagania (jak mocno bolą twoje zwycięstwa). Wiele ma też tekst. Każdy wybiera w tajemnicy.
tutorial-initiative = Fabuły odkrywa się razem. Wygrywa wyższa inicjatywa, a przy równej ten, kto ma mniej władzy. Zwycięzca wskazuje pierwszego gracza, a potem rozpatruje się zdolności „po odkryciu”.
tutorial-first_player = Inicjatywa jest twoja, więc wskazujesz pierwszego gracza. Kto jest pierwszy, ten pierwszy zagrywa karty i atakuje, gdy wszyscy jeszcze stoją. Kto jest drugi, widzi, co przeciwnik już zużył, i może uderzyć, gdy obrońcy klęczą.
tutorial-order = Kilka rzeczy miałoby się stać naraz, a o kolejności decyduje pierwszy gracz. Zastanów się, czy pierwsza z nich poprawi, czy pogorszy drugą.
tutorial-when_revealed = Teraz rozpatruje się tekst twojej fabuły: widzisz rękę przeciwnika i odrzucasz z niej jedną kartę. Wybierz tę, której najbardziej się obawiasz.
tutorial-draw = W fazie dobierania każdy dobiera dwie karty. Na ręce możesz mieć dowolnie wiele kart. Gdy talia się skończy, zostaje pusta, ale nikt przez to nie przegrywa.
tutorial-marshaling = W fazie mobilizacji zagrywa się postacie, obszary i dodatki: najpierw pierwszy gracz, potem drugi. W turze przeciwnika takich kart nie zagrasz, ale możesz wykonywać akcje.
tutorial-action = Tu możesz wykonać akcję: zagrać wydarzenie albo użyć zdolności oznaczonej nazwą tej fazy lub słowami „Dowolna faza”. Działacie albo pasujecie na zmianę; gdy po kolei spasują obie strony, gra toczy się dalej. Jeśli nic teraz nie pomoże, spasuj.
tutorial-income = To twój przychód: złoto z fabuły i premie do przychodu z twoich kart w grze. Płacą nawet klęczące karty. To złoto masz na całą rundę.
tutorial-marshal = Zapłać koszt karty i wprowadź ją do gry; zagrywasz po jednej, dopóki chcesz. Silne postacie wygrywają wyzwania, tanie są dobrymi obrońcami. Nie musisz wydać wszystkiego: zatrzymane złoto liczy się w dominacji.
tutorial-limited = Ograniczenie: w rundzie zagrasz tylko jedną kartę z tym słowem kluczowym, wszystko jedno którą. A premia do przychodu z nowej karty przyda się dopiero w następnej rundzie, bo złoto na tę już masz.
tutorial-knelt = Karta klęka, czyli leży bokiem. To częsta cena za użycie zdolności, a także za atak i obronę. Klęcząca karta nie może uklęknąć jeszcze raz, więc nic z tego nie zrobi, dopóki nie powstanie.
tutorial-character = Postać ma koszt, siłę i do trzech symboli wyzwań: wojskowy, intrygi i władzy. Atakuje i broni się tylko w wyzwaniach, których symbol ma. Wchodzi do gry stojąca, więc może walczyć jeszcze w tej rundzie.
tutorial-target = Wybierz jedną ze świecących kart, ale sprawdź, czyja jest: czy efekt jej pomoże, czy zaszkodzi? Zdolność, która nie zaczyna się od nazwy fazy ani od słowa „Odpowiedź”, działa sama, a wtedy trzeba kogoś wybrać, czy się tego chce, czy nie.
tutorial-discarded = Ta karta została odrzucona z gry, a to nie to samo, co zabita. Przed odrzuceniem nic nie ocali, ale później wolno zagrać następną kopię. Z zabitymi jest inaczej.
tutorial-host = Dodatek dołącza się do postaci i przy niej zostaje. Gdy postać opuści grę, dodatek jest odrzucany. Wybierz, kto go dostanie.
tutorial-challenges = Faza wyzwań to serce gry. Najpierw pierwszy gracz może rzucić najwyżej jedno wyzwanie wojskowe, jedno intrygi i jedno władzy, w dowolnej kolejności. Potem kolej na drugiego gracza.
tutorial-attacked = Przeciwnik cię atakuje: atakujący są już zadeklarowani. Jeśli masz stojące postacie z symbolem tego wyzwania, padnie pytanie, kto się broni. Potem porównuje się siłę.
tutorial-defenders = Wybierz, kto się broni: stojące postacie z symbolem tego wyzwania. Klękają, a ich siła liczy się przeciw atakowi. Nie musisz się bronić, ale atak, którego nikt nie powstrzymuje, daje przeciwnikowi dodatkowy punkt władzy.
tutorial-lost_challenge = To wyzwanie jest przegrane. Atakujący wygrywa, gdy ma większą sumę siły, a także przy remisie. Wtedy następuje efekt zmagań, tak duży, jak wartość zmagań na jego fabule. Obrońca, który wygra, tylko odpiera atak.
tutorial-claim = Wyzwanie wojskowe zabija: wybierz, która z twoich postaci ginie. Nie musi to być ktoś, kto się bronił. Oddaj postać, której najmniej potrzebujesz, albo taką, którą da się ocalić.
tutorial-save = Możesz ocalić postać: odpowiedź ocalenia działa, zanim postać zginie, a ocalona zostaje w grze. Efekt zmagań i tak jest spełniony.
tutorial-response = Odpowiedź następuje po czymś, co właśnie się stało. Pytanie pada tylko wtedy, gdy któraś z twoich kart może odpowiedzieć. Możesz z niej skorzystać lub nie, ale gdy spasujesz, okazja mija.
tutorial-challenge = Teraz ty atakujesz. Każdy rodzaj wyzwania zabiera co innego, tyle, ile wynoszą twoje zmagania. Wojskowe: broniący się zabija swoje postacie. Intrygi: traci losowe karty z ręki. Władzy: znaczniki władzy przechodzą z jego chorągwi na twoją.
tutorial-attackers = Wybierz, kto atakuje: stojące postacie z właściwym symbolem. Ich siła się sumuje, a one klękają. Wyślij tyle postaci, ile trzeba, i zostaw kogoś na pozostałe wyzwania.
tutorial-stealth = Skrytość: za każdego atakującego z tym słowem kluczowym wybierz jedną postać przeciwnika bez Skrytości. Nie może się ona bronić w tym wyzwaniu. Wskaż tę, która by cię zatrzymała.
tutorial-power_challenge = W wyzwaniu władzy chodzi o chorągwie: gdy wygra atakujący, z chorągwi obrońcy przechodzi na jego chorągiew tyle znaczników władzy, ile wynoszą zmagania. Znaczniki na postaciach są bezpieczne.
tutorial-won_challenge = Wygrana! Po każdej stronie sumuje się siłę uczestniczących postaci, a remis należy do atakującego.
tutorial-unopposed = Suma obrony wyniosła 0, więc wyzwanie było niebronione, a twój ród otrzymuje dodatkowo 1 znacznik władzy. Takie wygrane rozstrzygają grę: atakuj tam, gdzie nikt się nie obroni, i nie zostawiaj siebie bez obrony.
tutorial-event = Zagrano wydarzenie z ręki. Jego tekst mówi, kiedy wolno to zrobić; złoto kosztuje tylko wtedy, gdy tak w nim napisano. Potem trafia na stos kart odrzuconych. Dopóki ktoś ma karty na ręce, spodziewaj się niespodzianek.
tutorial-killed = Postać została zabita i leży na stosie martwych. Mały znaczek przed nazwą oznacza kartę unikatową: gdy taka postać zginie, jej gracz nie może już zagrać żadnej jej kopii.
tutorial-military_challenge = W wyzwaniu wojskowym chodzi o życie: jeśli wygrasz jako atakujący, przeciwnik sam wybiera swoje postacie, które giną, tyle, ile wynoszą twoje zmagania.
tutorial-intrigue_challenge = W wyzwaniu intrygi chodzi o rękę: jeśli wygrasz jako atakujący, przeciwnik traci tyle losowych kart, ile wynoszą twoje zmagania. Mniej kart to mniej niespodzianek i mniej nowych postaci.
tutorial-icon = Wybierz symbol wyzwania, który traci postać. Do końca fazy nie można jej deklarować w wyzwaniach tego rodzaju. Jeśli już w takim uczestniczy, zostaje w nim.
tutorial-cost = Częścią ceny jest uklęknięcie postaci. Wybierz tę, której najmniej potrzebujesz w tej rundzie; dopiero potem następuje efekt.
tutorial-may = Możesz skorzystać z tej okazji albo ją pominąć. Dodatkowa karta na ręce rzadko szkodzi.
tutorial-dominance = W fazie dominacji każdy sumuje siłę swoich stojących postaci i złoto, które mu zostało. Kto ma więcej, otrzymuje 1 znacznik władzy dla swojego rodu. Teraz liczą się ci, którzy nie walczyli.
tutorial-no_dominance = Sumy były równe, więc tym razem nikt nie zdobywa dominacji.
tutorial-standing = W fazie powstawania wszystkie klęczące karty po obu stronach powstają.
tutorial-taxation = W fazie podatków całe niewydane złoto wraca do skarbca. Na następną rundę nie da się go odłożyć.
tutorial-next_round = Nowa runda, nowa fabuła. Poprzednia jest wykorzystana i na razie nie można jej wybrać: wykorzystane wracają dopiero, gdy odkryjesz ostatnią. Zastanów się więc, który plan jest potrzebny dziś, a który później.
tutorial-card_power = Znaczniki władzy mogą leżeć też na postaci. Liczą się do twoich 15, ale gdy postać opuści grę, wracają do puli władzy. Chroń postacie, które je mają.
tutorial-duplicate = Karta unikatowa może być po twojej stronie w grze tylko raz. Kolejna kopia trafia pod postać jako duplikat i nie kosztuje złota. Gdy postać ma zginąć, możesz odrzucić duplikat, aby ją ocalić.
tutorial-renown = Sława: gdy wygrasz wyzwanie, w ataku lub w obronie, każda twoja postać z tym słowem kluczowym, która w nim uczestniczyła, otrzymuje 1 znacznik władzy. Jeden bohater może tak zdobyć kilka w rundzie.
tutorial-valar = Valar Morghulis: po obu stronach giną naraz wszystkie postacie, chyba że ktoś je ocali. Władza, która na nich leżała, przepada, a ta na chorągwiach zostaje. To nowy początek: dobrze teraz mieć postacie na ręce.
tutorial-close = Spójrz na władzę obu stron i na to, ile brakuje do 15. Pod koniec warto liczyć: które wyzwania będą niebronione, kto ma Sławę, kto zdobędzie dominację?
tutorial-won = Piętnaście punktów władzy: Żelazny Tron jest twój! Pierwsza gra wygrana.
tutorial-lost = Tym razem przeciwnik pierwszy zdobył 15 punktów władzy. Przegrać pierwszą grę to żaden wstyd: znasz już wszystkie fazy, a druga próba potoczy się inaczej.
tutorial-farewell = To już cała gra. Teraz zagraj z botem albo z kimś znajomym, poprowadź dla odmiany Lannisterów albo otwórz stół z draftowaniem fabuły, gdzie samodzielnie układasz swoje plany. Do zobaczenia przy stole!

## Stół na stronie

page-card = Karta
page-look = Wskaż kartę, żeby ją tu przeczytać.
page-being-used = Właśnie działa
page-your-plot = Twoja fabuła
page-when = Runda { $round }, { $phase }
page-round = Runda { $round }
page-phases = Fazy rundy
page-phase-setup = Przygotowanie
page-phase-plot = Fabuła
page-phase-draw = Dobieranie
page-phase-marshaling = Mobilizacja
page-phase-challenges = Wyzwania
page-phase-dominance = Dominacja
page-phase-standing = Powstawanie
page-phase-taxation = Podatki
page-gold = złoto
page-power = władza
page-of-goal = z { $goal }
page-in-hand = karty na ręce
page-in-deck = karty w talii
page-challenges-left = pozostałe wyzwania
page-left = { $challenge }: pozostało { $count }
page-on-banner = władza na chorągwi rodu
page-first-player = pierwszy gracz
page-first-player-is = Pierwszy gracz: { $name }
page-decides = decyduje
page-out = { $name }: poza grą
page-locations = Obszary
page-characters = Postacie
page-your-characters = Twoje postacie
page-your-locations = Twoje obszary
page-your-cards = Twoje karty w grze
page-their-characters = Postacie: { $name }
page-their-locations = Obszary: { $name }
page-their-cards = Karty w grze: { $name }
page-your-hand = Twoja ręka ({ $count })
page-your-plots = Twoje nieodkryte fabuły: { $cards }
page-empty-hand = Nie masz kart na ręce
page-hand-of =
    { $count ->
        [one] Ręka ({ $name }): { $count } karta
        [few] Ręka ({ $name }): { $count } karty
       *[many] Ręka ({ $name }): { $count } kart
    }
page-cards-in-hand =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
page-piles = Stosy: { $name }
page-pile = { $pile }: { $count }
page-pile-of = { $pile }: { $name } ({ $count })
page-short-deck = talia
page-short-discard = odrzuc.
page-short-dead = martwi
page-short-used = fabuły
page-show-table = Pokaż stół
page-show-cards = Pokaż karty
page-plots-left =
    { $count ->
        [one] { $count } karta w talii fabuły
        [few] { $count } karty w talii fabuły
       *[many] { $count } kart w talii fabuły
    }
page-offered =
    { $count ->
        [one] ogląda { $count } fabułę z draftu
        [few] ogląda { $count } fabuły z draftu
       *[many] ogląda { $count } fabuł z draftu
    }
page-drafted = Zatrzymane dotąd: { $cards }
page-leave-out = Do odłożenia jeszcze: { $count }
page-plot-values = przychód { $income }, inicjatywa { $initiative }, zmagania { $claim }
page-plot-line = Fabuła: { $plot } ({ $values }), w talii fabuły zostało { $left }
page-attacks = atakuje
page-defends = broni się
page-bypassed = nie może się bronić (Skrytość)
page-held = nie powstaje w tej rundzie
page-left-out = jej siła się nie liczy
page-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
page-duplicates =
    { $count ->
        [one] { $count } duplikat
        [few] { $count } duplikaty
       *[many] { $count } duplikatów
    }
page-icon-military = wojskowe
page-icon-intrigue = intrygi
page-icon-power = władzy
page-lane = { $challenge }, { $ours } do { $theirs }
page-scene-plots = Fabuły odkryte
page-attacker = atakuje { $name }
page-defender = broni się { $name }
page-nobody = nikt
page-total = { $name }: łączna siła { $count }
page-lead = przewaga { $count }
page-claim = zmagania { $count }
page-won =
    { $margin ->
        [0] Remis: wygrywa { $name }
       *[other] { $name } wygrywa o { $margin }
    }
page-won-unopposed = { $name } wygrywa o { $margin }, niebronione
page-challenge-line = { $challenge }: atakuje { $attacker }, broni się { $defender }, siła { $ours } do { $theirs }, zmagania { $claim }
page-seat-line = { $name }: władza { $power } z { $goal }, złoto { $gold }, ręka { $hand }, talia { $deck }
page-known-deck = znane w talii
page-known-hand = znane na ręce
page-effect = trwający efekt
page-printed = Siła z karty
page-sum = razem
page-on-card = Na karcie
page-blank = bez tekstu
page-gained = Zyskuje
page-lost = Traci
page-why-not = Dlaczego teraz nie?
page-take-out = Wybrana: naciśnij, aby cofnąć
page-act-place = Wyłóż
page-act-attach = Dołącz tu
page-act-plot = Odkryj
page-act-marshal = Zagraj
page-act-use = Użyj
page-act-use_second = Druga zdolność
page-act-use_third = Trzecia zdolność
page-act-use_fourth = Czwarta zdolność
page-act-save = Ocal
page-act-attack = Atakuj
page-act-bypass = Nie broni się
page-act-defend = Broń się
page-act-target = Wybierz
page-act-cost = Uklęknij
page-act-order = Teraz
page-act-order_second = Teraz druga zdolność
page-act-order_third = Teraz trzecia zdolność
page-act-order_fourth = Teraz czwarta zdolność
page-act-draft = Zatrzymaj
page-act-leave = Odłóż

# Dlaczego nie: po jednym zdaniu na każdą zasadę, która czegoś zabrania.
reason-HBO-POW-2 = Gra jest skończona.
reason-HBO-GOLD-1 = Zabrania tego tekst karty.
reason-HBO-GOLD-1-short = zabrania karta
reason-HBO-GOLD-2 = Wyzwanie można rzucić tylko przeciwnikowi.
reason-HBO-AREA-2 = To nie jest twoja karta.
reason-HBO-CARD-5 = Najpierw wybierz symbol wyzwania.
reason-HBO-CARD-8 = Tekst tej karty teraz na to nie pozwala.
reason-HBO-CARD-8-short = nie pozwala tekst
reason-HBO-TYPE-4 = Dodatek zagrywa się na postać w grze, która może go mieć.
reason-HBO-TYPE-4-short = brak nosiciela
reason-HBO-SETUP-8 = Rękę można wymienić raz, podczas przygotowania.
reason-HBO-SETUP-9 = Postacie i obszary wykłada się podczas przygotowania, z ręki.
reason-HBO-SETUP-9-short = później
reason-HBO-SETUP-10 = Wyłożone karty kosztowałyby więcej niż 5 złota.
reason-HBO-SETUP-10-short = ponad 5 złota
reason-HBO-SETUP-11 = Jedna karta z OGRANICZENIEM już jest wyłożona.
reason-HBO-SETUP-11-short = Ograniczenie: 1
reason-HBO-SETUP-12 = Nie wykłada się dodatków, wydarzeń ani duplikatów.
reason-HBO-SETUP-12-short = nie na początek
reason-HBO-ROUND-1 = Wyzwania rzuca się tylko w fazie wyzwań.
reason-HBO-PLOT-1 = Fabułę wybiera się na początku rundy, z własnej talii fabuły.
reason-HBO-PLOT-4 = Ta fabuła jest już wykorzystana.
reason-HBO-INIT-4 = Po odkryciu fabuł zdobywca inicjatywy wskazuje pierwszego gracza.
reason-HBO-WHEN-1 = Zdolność „po odkryciu” rozpatruje się sama, po odkryciu fabuły.
reason-HBO-WHEN-2 = Kolejność tego, co rozpatruje się jednocześnie, ustala pierwszy gracz.
reason-HBO-MAR-6 = Karty na stół zagrywa tylko aktywny gracz, i tylko z ręki.
reason-HBO-MAR-6-short = tylko mobilizacja
reason-HBO-MAR-7 = Masz za mało złota na tę kartę.
reason-HBO-MAR-7-short = za mało złota
reason-HBO-MAR-8 = Takie karty zagrywa się tylko w fazie mobilizacji.
reason-HBO-MAR-8-short = tylko mobilizacja
reason-HBO-MAR-10 = Po pasie twoja tura mobilizacji jest skończona.
reason-HBO-MAR-10-short = po pasie
reason-HBO-PLAY-1 = Wydarzenia zagrywa się dla efektu, wtedy gdy mówi to ich tekst.
reason-HBO-PLAY-3 = W grze jest tylko karta leżąca odkryta.
reason-HBO-PLAY-4 = Ta karta nie jest w grze.
reason-HBO-KNEEL-3 = Ta karta już klęczy.
reason-HBO-CHAL-1 = Teraz wyzwania rzuca przeciwnik.
reason-HBO-CHAL-3 = Nie ma symbolu tego wyzwania.
reason-HBO-CHAL-4 = W swojej turze możesz rzucić po jednym wyzwaniu każdego rodzaju albo spasować.
reason-HBO-CHAL-5 = Najpierw rozpatruje się trwające wyzwanie.
reason-HBO-CHAL-10 = Atakujących deklaruje się, rzucając wyzwanie: to postacie atakującego gracza.
reason-HBO-CHAL-11 = Klęcząca postać nie może atakować.
reason-HBO-CHAL-12 = Bez atakującego nie ma wyzwania.
reason-HBO-CHAL-13 = Obrońców deklaruje broniący się gracz, spośród własnych postaci.
reason-HBO-CHAL-14 = Klęcząca postać nie może bronić.
reason-HBO-CHAL-16 = Ta postać już uczestniczy.
reason-HBO-CLAIM-2 = Po wyzwaniu wojskowym zabijasz własne postacie.
reason-HBO-HIGH-3 = Ta postać już jest wybrana.
reason-HBO-GOLDP-1 = Masz za mało złota.
reason-HBO-GOLDP-1-short = za mało złota
reason-HBO-UNIQ-1 = Masz już w grze kopię tej unikatowej karty.
reason-HBO-UNIQ-1-short = kopia już w grze
reason-HBO-UNIQ-2 = Kopia tej unikatowej karty leży na twoim stosie martwych.
reason-HBO-UNIQ-2-short = kopia nie żyje
reason-HBO-DUP-5 = Duplikat ocala tylko postać, pod którą leży, gdy miałaby zostać zabita.
reason-HBO-KEY-1 = W tej rundzie karta z OGRANICZENIEM została już przez ciebie zagrana.
reason-HBO-KEY-1-short = Ograniczenie: 1
reason-HBO-KEY-3 = SKRYTOŚĆ wskazuje postać broniącego się gracza, przy deklarowaniu atakujących.
reason-HBO-KEY-4 = Przez SKRYTOŚĆ nie może bronić w tym wyzwaniu.
reason-HBO-KEY-5 = Postaci ze SKRYTOŚCIĄ nie można wskazać.
reason-HBO-ACT-3 = Należy to do innej fazy.
reason-HBO-ACT-3-short = inna faza
reason-HBO-ACT-5 = Koszt płaci się, gdy żąda go karta, i tym, co się ma.
reason-HBO-ACT-5-short = za drogi koszt
reason-HBO-ACT-8 = W oknie akcji działasz albo pasujesz.
reason-HBO-ACT-9 = Teraz działać może przeciwnik.
reason-HBO-ACT-9-short = działa przeciwnik
reason-HBO-PASS-1 = Nie ma ani akcji, ani odpowiedzi do użycia.
reason-HBO-PASS-4 = Rozpatruje się to samo, gdy tylko spełni się warunek.
reason-HBO-RESP-2 = Odpowiedz albo spasuj, gdy jest o to pytanie.
reason-HBO-RESP-3 = To, na co odpowiada, się nie wydarzyło.
reason-HBO-RESP-3-short = brak okazji
reason-HBO-SAVE-1 = Nikt, kogo można by ocalić, nie ma właśnie zginąć.
reason-HBO-SAVE-1-short = nikt nie ginie
reason-HBO-DRAFT-1 = Przy tym stole nie draftuje się fabuł.
reason-HBO-DRAFT-4 = W drafcie zatrzymujesz jedną z trzech rozdanych ci fabuł.
reason-HBO-DRAFT-5 = Zatrzymujesz jedną z dwóch otrzymanych fabuł.
reason-HBO-DRAFT-7 = Po drafcie odkładasz własne fabuły, aż zostanie siedem.
reason-HBO-AMB-8 = Żadne okno akcji nie jest otwarte.
reason-HBO-AMB-8-short = brak okna akcji
reason-HBO-AMB-9 = Najpierw musi się zamknąć okno akcji przed wyzwaniem.
reason-HBO-AMB-15 = Duplikat nie ma tekstu.
reason-HBO-AMB-16 = Użyto jej już dla tego zdarzenia albo odpowiada teraz przeciwnik.
reason-HBO-AMB-16-short = już użyto
reason-HBO-AMB-20 = Nie ma na czym tego użyć albo nie można tego teraz wybrać.
reason-HBO-AMB-20-short = brak celu
reason-HBO-AMB-28 = Taka sama karta już jest do wyboru.
reason-HBO-AMB-28-short = świeci jej kopia

## Na koniec gry

score-faction = { $of }
score-card = { $of }
tally-military = wygrane wyzwania militarne
tally-intrigue = wygrane wyzwania intrygi
tally-power = wygrane wyzwania władzy
tally-unopposed = wygrane niebronione
tally-dominance = wygrane dominacje
tally-spent = wydane złoto
tally-drawn = dobrane karty
tally-dead = martwe postacie

## Księga zasad: rozdziały, przegląd, elementy

chapter-HBO-GOLD = Złote zasady
chapter-HBO-COMP = Elementy gry
chapter-HBO-CARD = Jak czytać kartę
chapter-HBO-TYPE = Rodzaje kart
chapter-HBO-HOUSE = Rody
chapter-HBO-SETUP = Przygotowanie
chapter-HBO-AREA = Obszary gry
chapter-HBO-ROUND = Runda
chapter-HBO-PLOT = Faza fabuły
chapter-HBO-INIT = Inicjatywa
chapter-HBO-WHEN = Efekty po odkryciu
chapter-HBO-DRAW = Faza dobierania
chapter-HBO-MAR = Faza mobilizacji
chapter-HBO-PLAY = Zagrywanie kart
chapter-HBO-KNEEL = Klękanie i powstawanie
chapter-HBO-CHAL = Faza wyzwań
chapter-HBO-CLAIM = Roszczenie
chapter-HBO-UNOP = Niebronione wyzwania
chapter-HBO-HIGH = Siła i porównanie sił
chapter-HBO-DOM = Faza dominacji
chapter-HBO-STAND = Faza powstawania
chapter-HBO-TAX = Faza podatków
chapter-HBO-POW = Władza i zwycięstwo
chapter-HBO-GOLDP = Złoto
chapter-HBO-PILE = Stosy kart
chapter-HBO-UNIQ = Karty unikatowe
chapter-HBO-DUP = Kopie
chapter-HBO-KEY = Słowa kluczowe
chapter-HBO-ACT = Akcje
chapter-HBO-PASS = Pasowanie
chapter-HBO-RESP = Odpowiedzi
chapter-HBO-SAVE = Ocalanie
chapter-HBO-LAST = Efekty trwałe
chapter-HBO-DRAFT = Dobór fabuł
chapter-HBO-AMB = Rozstrzygnięcia wątpliwości

book-goal = Starkowie przeciw Lannisterom: kto pierwszy zdobędzie 15 punktów władzy, wygrywa.
book-course = W rundzie odkrywacie fabuły, dobieracie karty, zagrywacie postacie, miejsca i dodatki za złoto, a potem rzucacie sobie wyzwania: zbrojne, intrygi i władzy.
book-end = Atakujący i broniący klękają swoimi postaciami. Wygrywa wyższa suma siły; przegrany traci postacie, karty albo władzę, a za niebronione wyzwanie dochodzi jeszcze punkt.

glossary-plot = Fabuła
glossary-plot-about = Plan rundy: złoto, inicjatywa i roszczenie.
glossary-character = Postać
glossary-character-about = Ma koszt, siłę i ikony wyzwań.
glossary-challenge = Wyzwanie
glossary-challenge-about = Zbrojne, intrygi albo władzy; każde zabiera co innego.
glossary-claim = Roszczenie
glossary-claim-about = Ile traci przegrany.
glossary-kneel = Klęczenie
glossary-kneel-about = Karta obrócona na bok: już użyta w tej rundzie.
glossary-gold = Złoto
glossary-gold-about = Płaci za karty.
glossary-power = Władza
glossary-power-about = Piętnaście punktów wygrywa.
glossary-duplicate = Kopia
glossary-duplicate-about = Ocala kartę unikatową.

## Podpowiedzi: czym są rzeczy na stole

page-tip-seat = gracz
page-tip-seat-rule = Wygrywa ten, kto pierwszy ma 15 władzy.
page-tip-power = władza
page-tip-power-rule = Władza na chorągwi rodu i na postaciach razem. Kto pierwszy ma 15, od razu wygrywa.
page-tip-gold = złoto
page-tip-gold-rule = Płaci się nim za karty i niektóre efekty. Każda zostawiona sztuka liczy się jako 1 przy dominacji; resztę zwraca się do skarbca w fazie podatków.
page-tip-hand = karty na ręce
page-tip-hand-rule = Ich liczba jest jawna, treść nie. Limitu nie ma.
page-tip-deck = talia dobierania
page-tip-deck-rule = Co rundę dobiera się z niej dwie karty. Gdy jest pusta, nic się nie dobiera.
page-tip-discard = stos kart odrzuconych
page-tip-discard-rule = Karty odrzucone i zagrane wydarzenia, jawne dla wszystkich.
page-tip-dead = stos martwych
page-tip-dead-rule = Zabite postaci. Unikatowej, która tu leży, jej właściciel już nie zagra.
page-tip-used = użyte fabuły
page-tip-used-rule = Fabuły z wcześniejszych rund. Wracają, gdy odkryta zostaje ostatnia z talii fabuł.
page-tip-plots = talia fabuł
page-tip-plots-rule = Co rundę każdy w tajemnicy wybiera jedną z tych fabuł; odkrywa się je naraz.
page-tip-banner = władza na chorągwi rodu
page-tip-banner-rule = Władza samego rodu. Przegrane wyzwania władzy mogą ją odebrać.
page-tip-left = pozostałe wyzwania
page-tip-left-rule = W fazie wyzwań każdy może rzucić po jednym wyzwaniu każdego rodzaju: militarne, intrygi i władzy.
page-tip-first = pierwszy gracz
page-tip-first-rule = Wskazuje go zwycięzca inicjatywy; działa pierwszy w każdej fazie.
page-tip-total = siła stron
page-tip-total-rule = Suma siły wszystkich uczestniczących postaci. Remis wygrywa atakujący.
page-tip-claim = zmagania
page-tip-claim-rule = Ile traci przegrany, gdy wygrywa atakujący: zabitych postaci, odrzuconych kart albo przeniesionej władzy.
page-tip-duplicate = duplikat
page-tip-duplicate-rule = Drugi egzemplarz unikatowej karty. Można go odrzucić, aby kartę ocalić.
page-tip-kneeling = klęczy
page-tip-kneeling-rule = Na razie wykorzystana: nie może atakować, bronić ani klęknąć w ramach kosztu. Wstaje w fazie wstawania.
page-tip-cost = koszt
page-tip-cost-rule = Tyle złota płaci się za zagranie tej karty.
page-tip-strength = siła
page-tip-strength-rule = Liczy się w wyzwaniach, a przy dominacji, gdy postać stoi. Żółta: inna niż nadrukowana.
page-tip-token = władza na karcie
page-tip-token-rule = Liczy się do 15, dopóki karta jest w grze, i przepada razem z nią.
page-tip-mark = żetony na karcie
page-tip-mark-rule = Co znaczą, mówi tekst karty.
page-tip-income = premia do złota
page-tip-income-rule = Tyle dodaje co rundę do twojego dochodu, dopóki karta jest w grze.
page-tip-unique = unikatowa
page-tip-unique-rule = Gracz może mieć w grze tylko jedną kartę o tej nazwie.
page-tip-icon-military = Gdy wygra atakujący, przegrany zabija tyle swoich postaci, ile wynoszą zmagania.
page-tip-icon-intrigue = Gdy wygra atakujący, przegrany odrzuca losowo z ręki tyle kart, ile wynoszą zmagania.
page-tip-icon-power = Gdy wygra atakujący, od rodu przegranego przechodzi do niego tyle władzy, ile wynoszą zmagania.
page-tip-value-income = Tyle złota dostajesz w fazie mobilizacji.
page-tip-value-initiative = Najwyższa suma wskazuje pierwszego gracza.
page-tip-value-claim = Ile tracą przeciwnicy, gdy wygrywasz jako atakujący.
page-tip-phase-setup = Każdy wykłada pierwsze karty, opłacone złotem przygotowania.
page-tip-phase-plot = Każdy wybiera w tajemnicy fabułę. Najwyższa inicjatywa wskazuje pierwszego gracza.
page-tip-phase-draw = Każdy dobiera 2 karty.
page-tip-phase-marshaling = Każdy po kolei bierze dochód i płaci złotem za wprowadzane karty.
page-tip-phase-challenges = Każdy po kolei może raz zaatakować militarnie, intrygą i władzą.
page-tip-phase-dominance = Sumuje się siłę stojących postaci i pozostałe złoto; najwyższa suma zyskuje 1 władzę.
page-tip-phase-standing = Wszystkie klęczące karty wstają.
page-tip-phase-taxation = Pozostałe złoto wraca do skarbca.
