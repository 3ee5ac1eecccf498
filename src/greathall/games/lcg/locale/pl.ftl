### Teksty gry „Gra o tron: Gra karciana” (druga edycja), własnymi słowami. Każdy klucz jest też w en.ftl.
###
### Zdanie dostaje argumenty jako zmienne. Z pola `card` może użyć:
###   $card       nazwa wartości w mianowniku;
###   $card-id    do wyboru wariantu: ostatnia część klucza wartości („unknown”, „nobody”);
###   $card-xyz   forma `.xyz` nazwy, jeśli nazwy tego rodzaju ją mają.
### Formy: `.acc` biernik (słowa kluczowe). Nazw kart i tytułów nie odmieniamy: są podmiotem (`.number = many` ma nazwa w
### liczbie mnogiej) albo stoją w cudzysłowie po słowie „kartę” lub „tytuł” czy po dwukropku. Imion graczy też nie: stoją
### w mianowniku, jako podmiot albo po strzałce.
### W tekście karty każda zdolność stoi w osobnym wierszu.

## Gra

game-name = Gra o tron: Gra karciana (druga edycja)
game-short = Gra karciana
game-about = Wybieraj fabuły, mobilizuj postacie i wygrywaj wyzwania, aż zdobędziesz 15 żetonów władzy: pojedynek dla 2 graczy, starcie dla 3 do 6.
game-kind = pojedynek własnych talii

# Szybka gra z botami: który ród, jaka talia.
quick-house = Twój ród
quick-house-stark = Starkowie
quick-deck-stark = Zimowy zaciąg: silne postacie, wilkory
quick-house-lannister = Lannisterowie
quick-deck-lannister = Złoto i ciernie: dużo złota, intrygi
quick-house-baratheon = Baratheonowie
quick-deck-baratheon = Król Malowanego Stołu: rywale klękają
quick-house-greyjoy = Greyjoyowie
quick-deck-greyjoy = Żelazo i złoto: najazdy bez oporu
quick-house-tyrell = Tyrellowie
quick-deck-tyrell = Szranki Wysogrodu: turnieje i sława
quick-house-martell = Martellowie
quick-deck-martell = Cierpliwa zemsta: z czasem coraz silniejsi
quick-house-targaryen = Targaryenowie
quick-deck-targaryen = Ogień i konie: smoki i spalanie
quick-house-watch = Nocna Straż
quick-deck-watch = Tarcza królestwa: obrona Muru
quick-seats-2 = 2 · pojedynek
quick-seats-3 = 3 · starcie
quick-seats-4 = 4 · starcie
quick-seats-5 = 5 · starcie
quick-seats-6 = 6 · starcie


## Opcje: co gracz może wybrać

option-pass = Spasuj
option-pass-in-challenge = Nie inicjuj więcej wyzwań
option-pass-in-stealth = Nikogo nie omijaj
option-pass-in-would = Niech się stanie
option-pass-in-interrupt = Nie używaj przerwania
option-pass-in-reaction = Nie używaj reakcji
option-pass-in-cancel = Nie anuluj
option-pass-in-intimidate = Nie wybieraj żadnej postaci
option-pass-in-target = Nic nie wybieraj
option-pass-in-cost = Nie płać
option-pass-in-search = Nie bierz żadnej karty
option-pass-in-redirect = Nie zmieniaj celu wyzwania
option-pass-in-may = Zrezygnuj
option-pass-in-look = Nie bierz żadnej karty
option-done = Gotowe
option-done-in-setup = Nie wykładaj więcej kart
option-done-in-attackers = Nie deklaruj więcej atakujących
option-done-in-defenders = Nie deklaruj więcej obrońców
option-done-in-target = Nie wybieraj więcej
option-done-in-stand = Więcej postaci nie wstaje
option-done-in-whispers = Nie wskazuj więcej przeciwników
option-done-in-look = Nie odkładaj więcej kart na spód talii
option-keep = Zatrzymaj tę rękę
option-mulligan = Skorzystaj z mulligana: wtasuj rękę do talii i dobierz 7 nowych kart
option-place = Wyłóż kartę „{ $card }”
option-attach = Dołącz do karty „{ $card }”
option-plot = Odkryj kartę „{ $card }”
option-name_first = Pierwszym graczem będzie { $seat }
option-take_title = Weź tytuł „{ $title }”
option-marshal = Zmobilizuj kartę „{ $card }”
option-ambush = Wprowadź z Zasadzki kartę „{ $card }”
option-use = Użyj karty „{ $card }”
option-use-in-would = Użyj przerwania karty „{ $card }”
option-use-in-interrupt = Użyj przerwania karty „{ $card }”
option-use-in-reaction = Użyj reakcji karty „{ $card }”
option-use-in-cancel = Anuluj za pomocą karty „{ $card }”
option-use_second = Użyj drugiej zdolności karty „{ $card }”
option-use_third = Użyj trzeciej zdolności karty „{ $card }”
option-use_fourth = Użyj czwartej zdolności karty „{ $card }”
option-use_second-in-would = Użyj drugiej zdolności karty „{ $card }” jako przerwania
option-use_second-in-interrupt = Użyj drugiej zdolności karty „{ $card }” jako przerwania
option-use_second-in-reaction = Użyj drugiej zdolności karty „{ $card }” jako reakcji
option-use_second-in-cancel = Anuluj za pomocą drugiej zdolności karty „{ $card }”
option-save = Ocal kartę „{ $card }”, odrzucając jej duplikat
option-challenge = Zainicjuj { $challenge } → { $seat }
option-attack = Zaatakuj kartą „{ $card }”
option-bypass = Omiń kartę „{ $card }”
option-defend = Broń się kartą „{ $card }”
option-target = Wybierz kartę „{ $card }”
option-target-in-claim = Oddaj kartę „{ $card }”
option-target-in-reserve = Odrzuć kartę „{ $card }”
option-target-in-intimidate = Uklęknij kartą „{ $card }”
option-target-in-stand = Niech wstanie: { $card }
option-target-in-search = Weź na rękę kartę „{ $card }”
option-target-in-look = Weź na rękę kartę „{ $card }”
option-target-in-may = Odrzuć z gry kartę „{ $card }”
option-player = Wybierz → { $seat }
option-player-in-winner = Wygrywa { $seat }
option-player-in-whispers = Zastosuj roszczenia → { $seat }
option-type = Ogłoś: { $challenge }
option-card_type = Ogłoś typ karty: { $type }
option-keyword = Rozpatrz { $keyword-acc }
option-yes = Tak
option-yes-in-renown = Zyskaj 1 żeton władzy
option-yes-in-insight = Dobierz kartę
option-yes-in-pillage = Odrzuć wierzchnią kartę talii przegrywającego
option-yes-in-redirect = Zażądaj przekierowania wyzwania
option-yes-in-may = Umieść tę postać w grze
option-no = Nie
option-no-in-renown = Nie zyskuj żetonu władzy
option-no-in-insight = Nie dobieraj karty
option-no-in-pillage = Nic nie odrzucaj
option-no-in-redirect = Nie zmieniaj celu wyzwania
option-no-in-may = Wtasuj tę postać do talii
option-amount = X wynosi { $count }
option-cost = Opłać koszt kartą „{ $card }”
option-order = Rozpatrz teraz kartę „{ $card }”
option-order_second = Rozpatrz teraz drugą zdolność karty „{ $card }”
option-order_third = Rozpatrz teraz trzecią zdolność karty „{ $card }”
option-order_fourth = Rozpatrz teraz czwartą zdolność karty „{ $card }”
option-order-in-look = Połóż jako następną od wierzchu talii kartę „{ $card }”
option-stops = Pytaj mnie na poziomie { $count }
option-redirect = Przekieruj wyzwanie → { $seat }
option-bottom = Połóż na spodzie talii kartę „{ $card }”
option-draw = Dobierz 1 kartę
option-gain_power = Zyskaj 1 żeton władzy dla swojego stronnictwa

## Decyzje: pytanie zadawane graczowi

decision-mulligan = Czy zatrzymujesz początkową rękę?
decision-setup = Wyłóż zakryte karty o łącznym koszcie do 8
decision-setup_host = Która postać dostaje twój dodatek?
decision-plot = Którą kartę fabuły odkrywasz w tej rundzie?
decision-first_player = Inicjatywa jest twoja: kto będzie pierwszym graczem?
decision-title = Który tytuł bierzesz na tę rundę?
decision-action = Czy wykonujesz akcję?
decision-marshal = Zmobilizuj kartę lub wykonaj akcję; spasuj, gdy skończysz
decision-challenge = Czy inicjujesz wyzwanie?
decision-attackers = Kto atakuje?
decision-stealth = Podstęp: którą postać omijasz?
decision-defenders = Kto się broni?
decision-would = Czy zapobiegasz temu, co ma się stać?
decision-interrupt = Czy używasz przerwania?
decision-reaction = Czy reagujesz na to, co się stało?
decision-cancel = Czy anulujesz te efekty?
decision-order = Kilka rzeczy dzieje się naraz: co rozpatrzyć teraz?
decision-claim = Roszczenia militarne: która z twoich postaci ginie?
decision-keyword = Które słowo kluczowe rozpatrzyć teraz?
decision-renown = Renoma: czy twoja postać zyskuje 1 żeton władzy?
decision-insight = Intuicja: czy dobierasz kartę?
decision-pillage = Grabież: czy odrzucasz wierzchnią kartę talii przegrywającego?
decision-intimidate = Zastraszanie: która postać klęka?
decision-reserve = Masz na ręce więcej kart, niż pozwalają rezerwy: którą odrzucasz?
decision-target = Wybierz cel efektu
decision-cost = Czym opłacasz koszt?
decision-host = Do której karty ją dołączasz?
decision-name = Co ogłaszasz?
decision-search = Którą z przeszukanych kart bierzesz?
decision-winner = Kilku graczy ma 15 żetonów władzy: kto wygrywa?
decision-redirect = Czy wyzwanie zostaje przekierowane i do kogo?
decision-stand = Tylko część twoich postaci może wstać: które?
decision-may = Karta zostawia ci wybór: co robisz?
decision-stops = Jak często pytać cię, gdy możesz tylko spasować?
decision-amount = Ile wynosi X?
decision-look = Co robisz z podejrzanymi kartami?
decision-instance = Czyje słowo kluczowe rozpatrzyć teraz?
decision-whispers = Starszy nad Szeptaczami: wobec których przeciwników stosujesz roszczenia intrygi?

# Co czytają inni, gdy ktoś decyduje
waiting-mulligan = { $name } ogląda początkową rękę
waiting-setup = { $name } wykłada pierwsze karty
waiting-setup_host = { $name } dołącza dodatek
waiting-plot = { $name } wybiera fabułę
waiting-first_player = { $name } wskazuje pierwszego gracza
waiting-title = { $name } bierze tytuł
waiting-action = { $name } rozważa akcję
waiting-marshal = { $name } mobilizuje karty
waiting-challenge = { $name } rozważa wyzwanie
waiting-attackers = { $name } wybiera atakujących
waiting-stealth = { $name } korzysta z podstępu
waiting-defenders = { $name } wybiera obrońców
waiting-would = { $name } może temu zapobiec
waiting-interrupt = { $name } rozważa przerwanie
waiting-reaction = { $name } rozważa reakcję
waiting-cancel = { $name } może anulować efekty
waiting-order = { $name } decyduje, co rozpatrzyć najpierw
waiting-claim = { $name } wybiera, kto ginie
waiting-keyword = { $name } wybiera słowo kluczowe
waiting-renown = { $name } decyduje o renomie
waiting-insight = { $name } decyduje o intuicji
waiting-pillage = { $name } decyduje o grabieży
waiting-intimidate = { $name } wybiera, kto klęka
waiting-reserve = { $name } odrzuca karty ponad rezerwy
waiting-target = { $name } wybiera cel
waiting-cost = { $name } opłaca koszt
waiting-host = { $name } dołącza kartę
waiting-name = { $name } coś ogłasza
waiting-search = { $name } przeszukuje talię
waiting-winner = { $name } decyduje, kto wygrywa
waiting-redirect = { $name } decyduje, czy przekierować wyzwanie
waiting-stand = { $name } wybiera, które postacie wstają
waiting-may = { $name } decyduje, co zrobi karta
waiting-stops = { $name } wybiera, kiedy pytać o akcje
waiting-amount = { $name } wybiera liczbę
waiting-look = { $name } ogląda karty
waiting-instance = { $name } decyduje, czyje słowo kluczowe rozpatrzyć
waiting-whispers = { $name } wybiera, kogo dotkną roszczenia intrygi

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
event-plot = { $seat } odkrywa kartę fabuły „{ $card }”
event-initiative = { $seat } wygrywa inicjatywę, wartość: { $count }
event-title = { $seat } otrzymuje tytuł „{ $title }”
event-gold =
    { $count ->
        [one] { $seat } zyskuje { $count } żeton złota
        [few] { $seat } zyskuje { $count } żetony złota
       *[many] { $seat } zyskuje { $count } żetonów złota
    }
event-spent =
    { $count ->
        [one] { $seat } płaci { $count } żeton złota
        [few] { $seat } płaci { $count } żetony złota
       *[many] { $seat } płaci { $count } żetonów złota
    }
event-marshaled = { $seat } mobilizuje kartę „{ $card }”
event-duplicate = { $seat } dodaje duplikat: { $card }
event-ambushed = { $seat } wprowadza z Zasadzki kartę „{ $card }”
event-put_into_play = { $seat } umieszcza w grze kartę „{ $card }”
event-attached = Dodatek: { $card } → { $host }
event-played = { $seat } zagrywa kartę „{ $card }”
event-used = { $seat } używa karty „{ $card }”
event-challenge = { $seat } inicjuje { $challenge } → { $victim }
event-attacks =
    { $card-number ->
        [many] Atakują
       *[one] Atakuje
    } { $card }
event-attacks-many = Atakują: { $names }
event-bypasses =
    { $card } { $card-number ->
        [many] omijają
       *[one] omija
    } dzięki Podstępowi → { $victim }
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
        [many] zyskują
       *[one] zyskuje
    } { $count ->
        [one] { $count } żeton władzy
        [few] { $count } żetony władzy
       *[many] { $count } żetonów władzy
    }
event-power_moved =
    { $count ->
        [one] { $count } żeton władzy przechodzi
        [few] { $count } żetony władzy przechodzą
       *[many] { $count } żetonów władzy przechodzi
    }: { $from } → { $card }
event-power_lost =
    { $card } { $card-number ->
        [many] tracą
       *[one] traci
    } { $count ->
        [one] { $count } żeton władzy
        [few] { $count } żetony władzy
       *[many] { $count } żetonów władzy
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
event-hand_discarded = { $seat } odrzuca z ręki kartę „{ $card }”
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
        [many] wstają
       *[one] wstaje
    }
event-stood-many = Wstają: { $names }
event-dominance = { $seat } wygrywa dominację, suma: { $count }
event-no_dominance = Nikt nie wygrywa dominacji
event-cancelled = Anulowane efekty: { $card }
event-looked =
    { $count ->
        [one] { $seat } podgląda { $count } kartę → { $victim }
        [few] { $seat } podgląda { $count } karty → { $victim }
       *[many] { $seat } podgląda { $count } kart → { $victim }
    }
event-showed = { $seat } odkrywa kartę „{ $card }”
event-shuffled = { $seat } tasuje talię
event-removed =
    { $card } { $card-number ->
        [many] opuszczają
       *[one] opuszcza
    } grę
event-control = { $seat } przejmuje kontrolę nad kartą „{ $card }”
event-strength = { $card }: zmiana SIŁY o { $count }
event-eliminated = { $seat } odpada z gry
event-winner = { $seat } wygrywa grę
event-passed = { $seat } pasuje
event-passed-many = Pasują: { $names }
event-redirected = Regent Korony ({ $seat }) przekierowuje wyzwanie → { $victim }
event-named = { $seat } ogłasza: { $challenge }
event-token = Żetony na karcie „{ $card }”: { $count }
event-from_deck = { $seat } traci z wierzchu talii kartę „{ $card }”
event-unopposed = { $seat } wygrywa niebronione wyzwanie
event-rival = { $seat } pokonuje rywala → { $victim }
event-gold_returned =
    { $count ->
        [one] { $seat } zwraca do skarbca { $count } żeton złota
        [few] { $seat } zwraca do skarbca { $count } żetony złota
       *[many] { $seat } zwraca do skarbca { $count } żetonów złota
    }
event-named_type = { $seat } ogłasza typ karty: { $type }
event-gold_moved =
    { $count ->
        [one] { $count } żeton złota zmienia pulę: { $from } → { $seat }
        [few] { $count } żetony złota zmieniają pulę: { $from } → { $seat }
       *[many] { $count } żetonów złota zmienia pulę: { $from } → { $seat }
    }

## Opcje stołu: nazwa, objaśnienie i nazwa każdego wyboru

table-deck1 = Talia miejsca 1
table-deck1-help = Gotowa talia albo tekst własnej talii w zwykłej postaci listy. Nie ma znaczenia, gdy nikt tam nie siedzi.
table-deck1-core-stark-fealty = { deck-core-stark-fealty }
table-deck1-core-lannister-rose = { deck-core-lannister-rose }
table-deck1-core-baratheon-fealty = { deck-core-baratheon-fealty }
table-deck1-core-greyjoy-lion = { deck-core-greyjoy-lion }
table-deck1-core-tyrell-fealty = { deck-core-tyrell-fealty }
table-deck1-core-martell-watch = { deck-core-martell-watch }
table-deck1-core-targaryen-fealty = { deck-core-targaryen-fealty }
table-deck1-core-nightswatch-wolf = { deck-core-nightswatch-wolf }
table-deck1-core-1 = { deck-core-1 }
table-deck1-core-2 = { deck-core-2 }
table-deck1-core-3 = { deck-core-3 }
table-deck1-core-4 = { deck-core-4 }
table-deck2 = Talia miejsca 2
table-deck2-help = Gotowa talia albo tekst własnej talii w zwykłej postaci listy. Nie ma znaczenia, gdy nikt tam nie siedzi.
table-deck2-core-stark-fealty = { deck-core-stark-fealty }
table-deck2-core-lannister-rose = { deck-core-lannister-rose }
table-deck2-core-baratheon-fealty = { deck-core-baratheon-fealty }
table-deck2-core-greyjoy-lion = { deck-core-greyjoy-lion }
table-deck2-core-tyrell-fealty = { deck-core-tyrell-fealty }
table-deck2-core-martell-watch = { deck-core-martell-watch }
table-deck2-core-targaryen-fealty = { deck-core-targaryen-fealty }
table-deck2-core-nightswatch-wolf = { deck-core-nightswatch-wolf }
table-deck2-core-1 = { deck-core-1 }
table-deck2-core-2 = { deck-core-2 }
table-deck2-core-3 = { deck-core-3 }
table-deck2-core-4 = { deck-core-4 }
table-deck3 = Talia miejsca 3
table-deck3-help = Gotowa talia albo tekst własnej talii w zwykłej postaci listy. Nie ma znaczenia, gdy nikt tam nie siedzi.
table-deck3-core-stark-fealty = { deck-core-stark-fealty }
table-deck3-core-lannister-rose = { deck-core-lannister-rose }
table-deck3-core-baratheon-fealty = { deck-core-baratheon-fealty }
table-deck3-core-greyjoy-lion = { deck-core-greyjoy-lion }
table-deck3-core-tyrell-fealty = { deck-core-tyrell-fealty }
table-deck3-core-martell-watch = { deck-core-martell-watch }
table-deck3-core-targaryen-fealty = { deck-core-targaryen-fealty }
table-deck3-core-nightswatch-wolf = { deck-core-nightswatch-wolf }
table-deck3-core-1 = { deck-core-1 }
table-deck3-core-2 = { deck-core-2 }
table-deck3-core-3 = { deck-core-3 }
table-deck3-core-4 = { deck-core-4 }
table-deck4 = Talia miejsca 4
table-deck4-help = Gotowa talia albo tekst własnej talii w zwykłej postaci listy. Nie ma znaczenia, gdy nikt tam nie siedzi.
table-deck4-core-stark-fealty = { deck-core-stark-fealty }
table-deck4-core-lannister-rose = { deck-core-lannister-rose }
table-deck4-core-baratheon-fealty = { deck-core-baratheon-fealty }
table-deck4-core-greyjoy-lion = { deck-core-greyjoy-lion }
table-deck4-core-tyrell-fealty = { deck-core-tyrell-fealty }
table-deck4-core-martell-watch = { deck-core-martell-watch }
table-deck4-core-targaryen-fealty = { deck-core-targaryen-fealty }
table-deck4-core-nightswatch-wolf = { deck-core-nightswatch-wolf }
table-deck4-core-1 = { deck-core-1 }
table-deck4-core-2 = { deck-core-2 }
table-deck4-core-3 = { deck-core-3 }
table-deck4-core-4 = { deck-core-4 }
table-deck5 = Talia miejsca 5
table-deck5-help = Gotowa talia albo tekst własnej talii w zwykłej postaci listy. Nie ma znaczenia, gdy nikt tam nie siedzi.
table-deck5-core-stark-fealty = { deck-core-stark-fealty }
table-deck5-core-lannister-rose = { deck-core-lannister-rose }
table-deck5-core-baratheon-fealty = { deck-core-baratheon-fealty }
table-deck5-core-greyjoy-lion = { deck-core-greyjoy-lion }
table-deck5-core-tyrell-fealty = { deck-core-tyrell-fealty }
table-deck5-core-martell-watch = { deck-core-martell-watch }
table-deck5-core-targaryen-fealty = { deck-core-targaryen-fealty }
table-deck5-core-nightswatch-wolf = { deck-core-nightswatch-wolf }
table-deck5-core-1 = { deck-core-1 }
table-deck5-core-2 = { deck-core-2 }
table-deck5-core-3 = { deck-core-3 }
table-deck5-core-4 = { deck-core-4 }
table-deck6 = Talia miejsca 6
table-deck6-help = Gotowa talia albo tekst własnej talii w zwykłej postaci listy. Nie ma znaczenia, gdy nikt tam nie siedzi.
table-deck6-core-stark-fealty = { deck-core-stark-fealty }
table-deck6-core-lannister-rose = { deck-core-lannister-rose }
table-deck6-core-baratheon-fealty = { deck-core-baratheon-fealty }
table-deck6-core-greyjoy-lion = { deck-core-greyjoy-lion }
table-deck6-core-tyrell-fealty = { deck-core-tyrell-fealty }
table-deck6-core-martell-watch = { deck-core-martell-watch }
table-deck6-core-targaryen-fealty = { deck-core-targaryen-fealty }
table-deck6-core-nightswatch-wolf = { deck-core-nightswatch-wolf }
table-deck6-core-1 = { deck-core-1 }
table-deck6-core-2 = { deck-core-2 }
table-deck6-core-3 = { deck-core-3 }
table-deck6-core-4 = { deck-core-4 }
table-ruleset = Zasady
table-ruleset-help = Zasady w pierwotnym brzmieniu albo z późniejszymi oficjalnymi odpowiedziami (FAQ 4.1) tam, gdzie się różnią.
table-ruleset-rr1 = Pierwotne
table-ruleset-faq41 = Z FAQ 4.1
table-first_player = Pierwszy gracz w przygotowaniu gry
table-first_player-help = Kto jest pierwszym graczem w przygotowaniu gry, rozstrzyga los albo wskazane tu miejsce. Od pierwszej rundy decyduje inicjatywa.
table-first_player-random = Losowy
table-first_player-0 = Miejsce 1
table-first_player-1 = Miejsce 2
table-first_player-2 = Miejsce 3
table-first_player-3 = Miejsce 4
table-first_player-4 = Miejsce 5
table-first_player-5 = Miejsce 6
table-stops = Pytanie w każdym oknie
table-stops-help = Czy gracz jest pytany także wtedy, gdy może tylko spasować. W przeciwnym razie program pasuje za niego: gra idzie szybciej, ale inni mogą się domyślić, że nie miał czego zagrać.
table-stops-no = { no }
table-stops-yes = { yes }
table-round_limit = Limit rund
table-round_limit-help = Po tylu rundach gra kończy się bez zwycięzcy; 0 oznacza brak limitu.

## Gotowe talie

deck-core-stark-fealty = Zimowy zaciąg (Starkowie, Wierność)
deck-core-lannister-rose = Złoto i ciernie (Lannisterowie, Sztandar Róży)
deck-core-baratheon-fealty = Król Malowanego Stołu (Baratheonowie, Wierność)
deck-core-greyjoy-lion = Żelazo i złoto (Greyjoyowie, Sztandar Lwa)
deck-core-tyrell-fealty = Szranki Wysogrodu (Tyrellowie, Wierność)
deck-core-martell-watch = Cierpliwa zemsta (Martellowie, Sztandar Straży)
deck-core-targaryen-fealty = Ogień i konie (Targaryenowie, Wierność)
deck-core-nightswatch-wolf = Tarcza królestwa (Nocna Straż, Sztandar Wilkora)
deck-core-1 = Dawne obyczaje (Starkowie, Sztandar Krakena; 45 kart)
deck-core-2 = Na Murze (Nocna Straż, Sztandar Jelenia; 46 kart)
deck-core-3 = Ze wschodu na zachód (Targaryenowie, Sztandar Słońca; 46 kart)
deck-core-4 = Tajemnice i spiski (Lannisterowie, Sztandar Róży; 46 kart)

## Zasady: gdzie reguła obowiązuje

rules-mode-J = Pojedynek (2 graczy)
rules-mode-M = Starcie (3 lub więcej graczy)
rules-mode-JM = Każda rozgrywka

## Stół słowami

view-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
view-gold = złoto { $count }
view-power = władza { $count }
view-strength = SIŁA { $count }
view-hand = Twoja ręka
view-nothing = nic

## Co się dzieje: ścieżka na pasku decyzji, po jednym ogniwie (nazwy z chain.py)

page-chain-attacking = Atak: { $card }
page-chain-stealth = Podstęp: { $card }
page-chain-attackers_declared = Akcje przed obroną
page-chain-defending = Obrona: { $card }
page-chain-defenders_declared = Akcje przed porównaniem SIŁY
page-chain-claim = { $seat } stosuje roszczenia: { $count }
page-chain-keywords = Słowa kluczowe zwycięzcy ({ $seat })
page-chain-keyword = Słowo kluczowe: { $card } ({ $seat })
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
page-chain-before_bypassed = Podstęp: { $card } ma ominąć: { $other }
page-chain-after_bypassed = Podstęp: { $card } omija: { $other }
page-chain-before_won = Rozstrzyga się { $challenge }: wygrywa { $seat }, przegrywa { $victim }
page-chain-after_won = Rozstrzygnęło się { $challenge }: wygrywa { $seat }, przegrywa { $victim }
page-chain-before_killed = Do zabicia: { $card }
page-chain-after_killed = Zabito: { $card }
page-chain-before_discarded = Do odrzucenia z gry: { $card }
page-chain-after_discarded = Odrzucono z gry: { $card }
page-chain-before_returned = Do cofnięcia na rękę: { $card }
page-chain-after_returned = Cofnięto na rękę: { $card }
page-chain-before_sacrificed = Do poświęcenia: { $card }
page-chain-after_sacrificed = Poświęcono: { $card }
page-chain-before_leaves = Przed opuszczeniem gry: { $card }
page-chain-after_leaves = Po opuszczeniu gry: { $card }
page-chain-before_enters = Przed wejściem do gry: { $card } ({ $seat })
page-chain-after_enters = Po wejściu do gry: { $card } ({ $seat })
page-chain-before_played = Do zagrania: { $card } ({ $seat })
page-chain-after_played = Zagrano: { $card } ({ $seat })
page-chain-before_stands = Przed wstaniem: { $card }
page-chain-after_stands = Po wstaniu: { $card }
page-chain-before_gains_power = Przed zyskaniem władzy ({ $count }): { $card }
page-chain-after_gains_power = Po zyskaniu władzy ({ $count }): { $card }
page-chain-before_dominance = Przed zdobyciem dominacji: { $seat }
page-chain-after_dominance = Po zdobyciu dominacji: { $seat }
page-chain-before_income = Przed otrzymaniem złota ({ $count }): { $seat }
page-chain-after_income = Po otrzymaniu złota ({ $count }): { $seat }
page-chain-before_pillaged = Grabież, do odrzucenia: { $other } ({ $card })
page-chain-after_pillaged = Grabież, odrzucono: { $other } ({ $card })
page-chain-before_stronger = Przed wzrostem SIŁY: { $card }
page-chain-after_stronger = Po wzroście SIŁY: { $card }
page-chain-before_initiates = Przed zadziałaniem: { $card } ({ $seat })
page-chain-after_initiates = Po zadziałaniu: { $card } ({ $seat })
page-chain-before_duplicated = Przed dodaniem duplikatu: { $card } ({ $seat })
page-chain-after_duplicated = Dodano duplikat: { $card } ({ $seat })

## Okna z nazwy, tam gdzie ustawia się, w których pytać zawsze

page-window-action = Akcje
page-window-marshal = Mobilizacja
page-window-would = Zapobieganie temu, co ma się stać (ocalenie)
page-window-interrupt = Przerwania
page-window-reaction = Reakcje
page-window-cancel = Anulowanie efektów

## Wyzwania

challenge-military = wyzwanie militarne
challenge-intrigue = wyzwanie intrygi
challenge-power = wyzwanie władzy
challenge-unknown = wyzwanie

## Symbole wyzwań

icon-military = militarne
icon-intrigue = intrygi
icon-power = władzy

## Fazy

phase-setup = przygotowanie gry
phase-plot = faza fabuły
phase-draw = faza dobierania
phase-marshaling = faza mobilizacji
phase-challenges = faza wyzwań
phase-dominance = faza dominacji
phase-standing = faza wstawania
phase-taxation = faza podatków
phase-unknown = faza

## Tytuły w formacie starcia

title-master_of_whispers = Starszy nad Szeptaczami
title-master_of_ships = Starszy nad Statkami
title-hand_of_the_king = Królewski Namiestnik
title-master_of_coin = Starszy nad Monetą
title-master_of_laws = Starszy nad Prawami
title-crown_regent = Regent Korony
title-unknown = bez tytułu

## Typy kart

type-character = postać
type-location = miejsce
type-attachment = dodatek
type-event = wydarzenie
type-plot = fabuła
type-agenda = agenda
type-title = tytuł
type-faction = karta stronnictwa
type-unknown = karta

## Słowa kluczowe

keyword-renown = Renoma
    .acc = Renomę
keyword-renown-text = Po wygraniu wyzwania, w którym uczestniczy ta postać, może ona zyskać 1 żeton władzy.
keyword-insight = Intuicja
    .acc = Intuicję
keyword-insight-text = Po wygraniu wyzwania, w którym uczestniczy ta postać, możesz dobrać 1 kartę.
keyword-pillage = Grabież
    .acc = Grabież
keyword-pillage-text = Po wygraniu wyzwania, w którym uczestniczy ta postać, możesz odrzucić wierzchnią kartę talii przegrywającego gracza.
keyword-intimidate = Zastraszanie
    .acc = Zastraszanie
keyword-intimidate-text = Po wygraniu wyzwania, w którym ta postać atakuje, możesz uklęknąć 1 postacią przegrywającego gracza o SILE nie wyższej niż twoja przewaga. Raz na wyzwanie.
keyword-stealth = Podstęp
    .acc = Podstęp
keyword-stealth-text = Kiedy ta postać zostaje zadeklarowana jako atakujący, możesz wybrać 1 postać broniącego gracza bez Podstępu; nie może ona bronić w tym wyzwaniu.
keyword-limited = Ograniczenie
    .acc = Ograniczenie
keyword-limited-text = Każdy gracz mobilizuje lub zagrywa najwyżej 1 taką kartę w rundzie, a w przygotowaniu gry wykłada najwyżej 1.
keyword-terminal = Nietrwały
    .acc = Nietrwały
keyword-terminal-text = Kiedy karta, do której dołączono ten dodatek, opuszcza grę, dodatek zostaje odrzucony i nie wraca na rękę.
keyword-no_attachments = Bez dodatków
    .acc = Bez dodatków
keyword-no_attachments-text = Do tej karty nie można nic dołączyć.
keyword-no_attachments_except_weapon = Bez dodatków innych niż Broń
    .acc = Bez dodatków innych niż Broń
keyword-no_attachments_except_weapon-text = Do tej karty można dołączać tylko dodatki z cechą Broń.
keyword-ambush = Zasadzka
    .acc = Zasadzkę
keyword-ambush-text = W fazie wyzwań możesz w ramach akcji zapłacić tyle złota, ile wynosi podana liczba, i umieścić tę kartę w grze ze swojej ręki.
keyword-unknown = słowo kluczowe
    .acc = słowo kluczowe

## Stronnictwa

faction-stark = Ród Starków
faction-lannister = Ród Lannisterów
faction-baratheon = Ród Baratheonów
faction-greyjoy = Ród Greyjoyów
faction-tyrell = Ród Tyrellów
faction-martell = Ród Martellów
faction-targaryen = Ród Targaryenów
faction-thenightswatch = Nocna Straż
faction-neutral = neutralne

## Cechy

trait-ally = Sprzymierzeniec
trait-army = Armia
trait-astapor = Astapor
trait-banner = Sztandar
trait-bastard = Bękart
trait-brotherhood = Bractwo
trait-builder = Budowniczy
trait-clansman = Członek Klanu
trait-commander = Dowódca
trait-companion = Towarzysz
trait-condition = Stan
trait-direwolf = Wilkor
trait-dorne = Dorne
trait-dothraki = Dothrak
trait-dragon = Smok
trait-dragonstone = Smocza Skała
trait-drowned_god = Utopiony Bóg
trait-edict = Edykt
trait-essos = Essos
trait-guard = Strażnik
trait-hatchling = Pisklę
trait-house_dayne = Ród Dayne'ów
trait-house_florent = Ród Florentów
trait-house_harlaw = Ród Harlawów
trait-house_redwyne = Ród Redwyne'ów
trait-house_tarly = Ród Tarlych
trait-house_tully = Ród Tullych
trait-iron_islands = Żelazne Wyspy
trait-ironborn = Żelaźni Ludzie
trait-item = Przedmiot
trait-king = Król
trait-kingdom = Królestwo
trait-kings_landing = Królewska Przystań
trait-knight = Rycerz
trait-lady = Lady
trait-lord = Lord
trait-maester = Maester
trait-merchant = Kupiec
trait-noble = Szlachectwo
trait-old_gods = Starzy Bogowie
trait-pentos = Pentos
trait-poison = Trucizna
trait-queen = Królowa
trait-raider = Łupieżca
trait-ranger = Zwiadowca
trait-raven = Kruk
trait-rhllor = R'hllor
trait-sand_snake = Żmijowa Bękarcica
trait-scheme = Spisek
trait-siege = Oblężenie
trait-skill = Umiejętność
trait-small_council = Mała Rada
trait-smuggler = Przemytnik
trait-song = Pieśń
trait-spy = Szpieg
trait-steward = Zarządca
trait-stormborn = Zrodzona z Burzy
trait-stronghold = Twierdza
trait-summer = Lato
trait-the_north = Północ
trait-the_reach = Reach
trait-the_seven = Siedmiu
trait-the_westerlands = Ziemie Zachodu
trait-valyrian_steel = Valyriańska Stal
trait-wandering_crow = Wędrująca Wrona
trait-war = Wojna
trait-warship = Okręt Wojenny
trait-weapon = Broń
trait-westeros = Westeros
trait-wildling = Dziki
trait-winter = Zima
trait-winterfell = Winterfell

## Gdzie leży karta

zone-deck = talia
zone-hand = ręka
zone-play = w grze
zone-discard = stos kart odrzuconych
zone-dead = stos zabitych
zone-plots = talia fabuły
zone-used = stos wykorzystanych kart fabuły
zone-revealed = odkryta karta fabuły
zone-out = usunięta z gry
zone-side = z boku stołu
zone-limbo = właśnie zagrywana
zone-duplicate = duplikat

## Słowa na kartach

term-cost = koszt
term-strength = SIŁA
term-income = złoto
term-initiative = inicjatywa
term-claim = roszczenia
term-reserve = rezerwy
term-loyal = lojalna
term-unique = unikatowa
term-kneeling = klęczy
term-standing = stoi
term-facedown = zakryta
term-supports = Wspiera
term-rivals = Rywalizuje z

## Karty: nazwa, tekst własnymi słowami i uwaga tam, gdzie pomaga

card-a_clash_of_kings = Starcie Królów
card-a_clash_of_kings-text = Reakcja: Po tym, jak wygrasz wyzwanie władzy, przemieść 1 żeton władzy z karty stronnictwa przegrywającego gracza na swoją.
card-a_clash_of_kings-short = Wygrana o władzę: zabierz 1 władzę
card-a_feast_for_crows = Uczta dla Wron
card-a_feast_for_crows-text =
    Reakcja: Po tym, jak wygrasz dominację, zyskaj 2 żetony władzy dla swojego stronnictwa.
    Limit w talii fabuły: 1.
card-a_feast_for_crows-short = Dominacja: +2 władzy
card-a_game_of_thrones = Gra o Tron
card-a_game_of_thrones-text =
    Gracz, który nie wygrał w tej fazie wyzwania intrygi, nie może inicjować wyzwań militarnych ani władzy.
    Limit w talii fabuły: 1.
card-a_game_of_thrones-short = Najpierw wygraj intrygę
card-a_game_of_thrones-note = Liczy się także wyzwanie wygrane w obronie.
card-a_noble_cause = Szlachetna Sprawa
card-a_noble_cause-text = Pierwsza postać z cechą Lord lub Lady, którą zmobilizujesz w rundzie, kosztuje o 2 żetony złota mniej.
card-a_noble_cause-short = Pierwszy Lord lub Lady o 2 taniej
card-a_storm_of_swords = Nawałnica Mieczy
card-a_storm_of_swords-text = W fazie wyzwań możesz zainicjować 1 dodatkowe wyzwanie militarne.
card-a_storm_of_swords-short = Dodatkowe wyzwanie militarne
card-building_orders = Rozkaz Budowy
card-building_orders-text = Po odkryciu: Przeszukaj 10 wierzchnich kart swojej talii. Możesz odkryć spośród nich 1 dodatek lub miejsce i dodać tę kartę do swojej ręki. Przetasuj talię.
card-building_orders-short = Znajdź dodatek lub miejsce
card-calling_the_banners = Wezwanie Lenników
card-calling_the_banners-text = Po odkryciu: Wybierz przeciwnika. Zyskaj 1 żeton złota za każdą postać, którą ten gracz kontroluje.
card-calling_the_banners-short = +1 złota za każdą postać rywala
card-calm_over_westeros = Spokój w Westeros
card-calm_over_westeros-text =
    Po odkryciu: Ogłoś rodzaj wyzwania: militarne, intrygi lub władzy. Dopóki nie odkryjesz kolejnej karty fabuły, w wyzwaniach tego rodzaju, w których się bronisz, wartość roszczeń na odkrytej karcie fabuły atakującego gracza jest niższa o 1.
    Limit w talii fabuły: 1.
card-calm_over_westeros-short = Twoja obrona: roszczenia −1
card-confiscation = Konfiskata
card-confiscation-text = Po odkryciu: Odrzuć z gry wybrany dodatek.
card-confiscation-short = Odrzuć dodatek z gry
card-counting_coppers = Liczenie Miedziaków
card-counting_coppers-text = Po odkryciu: Dobierz 3 karty.
card-counting_coppers-short = Dobierz 3 karty
card-filthy_accusations = Plugawe Oskarżenia
    .number = many
card-filthy_accusations-text = Po odkryciu: Uklęknij wybraną stojącą postacią.
card-filthy_accusations-short = Wybrana postać klęka
card-fortified_position = Umocniona Pozycja
card-fortified_position-text =
    Wydrukowane pole tekstowe każdej postaci uznaje się za puste, z wyjątkiem cech.
    Limit w talii fabuły: 1.
card-fortified_position-short = Postacie bez tekstu
card-fortified_position-note = Puste stają się też wydrukowane na postaciach słowa kluczowe oraz premie do złota, rezerw i inicjatywy. Zyskane słowa kluczowe i efekty dodatków zostają.
card-heads_on_spikes = Głowy na Palach
    .number = many
card-heads_on_spikes-text = Po odkryciu: Wybierz przeciwnika. Odrzuca on z ręki 1 losową kartę. Jeśli to postać, zyskaj 2 żetony władzy dla swojego stronnictwa, a karta trafia na stos zabitych właściciela.
card-heads_on_spikes-short = Rywal odrzuca; postać: 2 władzy
card-heads_on_spikes-note = Postać uznaje się za odrzuconą, a nie za zabitą.
card-jousting_contest = Rycerski Pojedynek
card-jousting_contest-text = W jednym wyzwaniu żaden gracz nie może zadeklarować więcej niż 1 atakującego ani więcej niż 1 obrońcy.
card-jousting_contest-short = Po 1 atakującym i 1 obrońcy
card-marched_to_the_wall = Zesłany na Mur
card-marched_to_the_wall-text = Po odkryciu: W kolejności rozgrywki każdy gracz wybiera postać, którą kontroluje (jeśli może). Wszystkie wybrane postacie zostają jednocześnie odrzucone z gry i nie mogą być ocalone.
card-marched_to_the_wall-short = Każdy odrzuca swoją postać z gry
card-marched_to_the_wall-note = Gracza bez postaci się pomija.
card-marching_orders = Rozkaz Wymarszu
card-marching_orders-text = Nie możesz mobilizować miejsc ani dodatków, ani zagrywać wydarzeń.
card-marching_orders-short = Wykładasz tylko postacie
card-naval_superiority = Przewaga na Morzu
card-naval_superiority-text =
    Bazowa wartość złota każdej odkrytej karty fabuły z cechą Królestwo lub Edykt wynosi 0 (modyfikatory nadal działają).
    Limit w talii fabuły: 1.
card-naval_superiority-short = Królestwo i Edykt: 0 złota
card-naval_superiority-note = Premie do złota nadal się liczą, więc dochód może być wyższy niż 0.
card-power_behind_the_throne = Szara Eminencja
card-power_behind_the_throne-text =
    Po odkryciu: Umieść na tej karcie 1 żeton stania.
    Akcja: Usuń z tej karty 1 żeton stania, aby wybrana klęcząca postać wstała.
card-power_behind_the_throne-short = Raz: postawienie postaci
card-rebuilding = Odbudowa
card-rebuilding-text = Po odkryciu: Wtasuj do swojej talii maksymalnie 3 wybrane karty ze swojego stosu kart odrzuconych.
card-rebuilding-short = 3 odrzucone karty do talii
card-reinforcements = Posiłki
    .number = many
card-reinforcements-text = Po odkryciu: Umieść w grze wybraną postać o wydrukowanym koszcie 5 lub niższym ze swojej ręki lub ze swojego stosu kart odrzuconych.
card-reinforcements-short = Postać za 5 lub mniej do gry
card-sneak_attack = Atak z Zaskoczenia
card-sneak_attack-text = W fazie wyzwań nie możesz zainicjować więcej niż 1 wyzwania.
card-sneak_attack-short = Inicjujesz tylko 1 wyzwanie
card-sneak_attack-note = Efekty pozwalające na dodatkowe wyzwania nie podnoszą tego limitu.
card-summons = Wezwanie
card-summons-text = Po odkryciu: Przeszukaj 10 wierzchnich kart swojej talii. Możesz odkryć spośród nich 1 postać i dodać tę kartę do swojej ręki. Przetasuj talię.
card-summons-short = Znajdź postać w 10 kartach
card-supporting_the_faith = Wsparcie dla Wiary
card-supporting_the_faith-text = Wymuszona reakcja: Po tym, jak rozpocznie się faza wyzwań, każdy gracz zwraca całe złoto ze swojej puli złota do skarbca.
card-supporting_the_faith-short = Faza wyzwań: nikt nie ma złota
card-taxation = Opodatkowanie
card-taxation-text = W tej rundzie możesz zmobilizować lub zagrać 1 dodatkową kartę ze słowem kluczowym Ograniczenie.
card-taxation-short = Dodatkowa karta z Ograniczeniem
card-the_winds_of_winter = Wichry Zimy
    .number = many
card-the_winds_of_winter-text = Bez zdolności.
card-the_winds_of_winter-short = Bez zdolności
card-wildfire_assault = Atak Dzikim Ogniem
card-wildfire_assault-text = Po odkryciu: Każdy gracz wybiera maksymalnie 3 spośród kontrolowanych przez siebie postaci. Wszystkie postacie, których nikt nie wybrał, zostają jednocześnie zabite i nie mogą być ocalone.
card-wildfire_assault-short = Każdy chroni 3, reszta ginie
card-wildfire_assault-note = Gracz może też nie wybrać żadnej postaci.
card-fealty = Wierność
card-fealty-text =
    Tworzenie talii: Najwyżej 15 kart neutralnych w talii.
    Akcja: Uklęknij swoją kartą stronnictwa, aby zapłacić o 1 żeton złota mniej za następną lojalną kartę, którą zmobilizujesz lub zagrasz w tej fazie.
card-fealty-short = Klęknij: lojalna o 1 taniej
card-fealty-note = Do limitu 15 liczy się tylko talia dobierania. Karta stronnictwa musi stać.
card-littlefinger = Littlefinger
card-littlefinger-text =
    Dochód +1.
    Reakcja: Po tym, jak zmobilizujesz tę kartę, dobierz 2 karty.
card-littlefinger-short = Wejście: dobierz 2; złoto +1
card-varys = Varys
card-varys-text =
    Podstęp.
    Przerwanie: Kiedy faza dominacji dobiega końca, usuń tę kartę z gry, aby odrzucić z gry wszystkie postacie.
card-varys-short = Po dominacji: odrzuć postacie
card-varys-note = Usunięcie Varysa to koszt, więc nie można go przed tym ocalić.
card-rattleshirts_raiders = Łupieżcy Grzechoczącej Koszuli
    .number = many
card-rattleshirts_raiders-text =
    Bez dodatków.
    Reakcja: Po tym, jak wygrasz wyzwanie, w którym ta karta atakuje, odrzuć z gry wybrany dodatek kontrolowany przez przegrywającego gracza.
card-rattleshirts_raiders-short = Wygrany atak: odrzuć dodatek
card-wildling_horde = Horda Dzikich
card-wildling_horde-text =
    Bez dodatków. Grabież.
    Akcja wyzwań: Uklęknij swoją kartą stronnictwa, aby wybrana uczestnicząca postać z cechą Dziki, którą kontrolujesz, otrzymała +2 do SIŁY do końca wyzwania.
card-wildling_horde-short = Klęknij rodem: Dziki +2
card-seal_of_the_hand = Pieczęć Namiestnika
card-seal_of_the_hand-text =
    Dołącz wyłącznie do postaci z cechą Lord lub Lady.
    Akcja: Uklęknij tą kartą, aby postać z tym dodatkiem wstała.
card-seal_of_the_hand-short = Klęknij: nosiciel wstaje
card-bodyguard = Ochroniarz
card-bodyguard-text =
    Dołącz wyłącznie do postaci z cechą Lord lub Lady.
    Przerwanie: Kiedy postać z tym dodatkiem miałaby zostać zabita lub odrzucona z gry, poświęć tę kartę, aby ocalić tę postać.
card-bodyguard-short = Poświęć: ocal nosiciela
card-little_bird = Mały Ptaszek
card-little_bird-text = Postać z tym dodatkiem zyskuje symbol intrygi.
card-little_bird-short = Nosiciel: symbol intrygi
card-milk_of_the_poppy = Makowe Mleko
card-milk_of_the_poppy-text =
    Nietrwały.
    Wydrukowane pole tekstowe postaci z tym dodatkiem uznaje się za puste, z wyjątkiem cech.
card-milk_of_the_poppy-short = Nosiciel bez tekstu
card-milk_of_the_poppy-note = Puste stają się też wydrukowane słowa kluczowe oraz premie do złota, rezerw i inicjatywy. Nie można jej dołączyć do postaci, która nie przyjmuje dodatków.
card-noble_lineage = Szlachetne Pochodzenie
card-noble_lineage-text = Postać z tym dodatkiem zyskuje symbol władzy.
card-noble_lineage-short = Nosiciel: symbol władzy
card-syrios_training = Nauki Syria Forela
    .number = many
card-syrios_training-text = Postać z tym dodatkiem zyskuje symbol militarny.
card-syrios_training-short = Nosiciel: symbol militarny
card-the_iron_throne = Żelazny Tron
card-the_iron_throne-text =
    Rezerwy +1.
    Twoja łączna SIŁA podczas określania dominacji jest wyższa o 8.
card-the_iron_throne-short = Dominacja +8, rezerwy +1
card-the_kingsroad = Królewski Trakt
card-the_kingsroad-text =
    Ograniczenie.
    Inicjatywa +1.
    Akcja mobilizacji: Uklęknij tą kartą i poświęć ją, aby zapłacić o 3 żetony złota mniej za następną postać, którą zmobilizujesz w tej fazie.
card-the_kingsroad-short = Poświęć: postać o 3 taniej
card-the_roseroad = Różany Trakt
card-the_roseroad-text =
    Ograniczenie.
    Dochód +1.
card-the_roseroad-short = Złoto +1
card-put_to_the_sword = Pod Miecz
card-put_to_the_sword-text = Reakcja: Po tym, jak jako atakujący wygrasz wyzwanie militarne z przewagą 5 lub więcej SIŁY, zabij wybraną postać kontrolowaną przez przegrywającego gracza. Maksymalnie 1 na wyzwanie.
card-put_to_the_sword-short = Wygrana o 5+: zabij postać
card-put_to_the_torch = Puścić z Dymem
card-put_to_the_torch-text = Reakcja: Po tym, jak jako atakujący wygrasz wyzwanie militarne z przewagą 5 lub więcej SIŁY, odrzuć z gry wybrane miejsce kontrolowane przez przegrywającego gracza. Maksymalnie 1 na wyzwanie.
card-put_to_the_torch-short = Wygrana o 5+: odrzuć miejsce
card-superior_claim = Nadrzędne Roszczenie
card-superior_claim-text = Reakcja: Po tym, jak wygrasz wyzwanie władzy z przewagą 5 lub więcej SIŁY, zyskaj 2 żetony władzy dla swojego stronnictwa. Maksymalnie 1 na wyzwanie.
card-superior_claim-short = Wygrana o 5+: +2 władzy
card-tears_of_lys = Łzy Lys
    .number = many
card-tears_of_lys-text = Reakcja: Po tym, jak jako atakujący wygrasz wyzwanie intrygi, umieść 1 żeton trucizny na postaci bez symbolu intrygi kontrolowanej przez przegrywającego gracza. Na końcu fazy, jeśli żeton nadal się na niej znajduje, usuń go i zabij tę postać. Maksymalnie 1 na wyzwanie.
card-tears_of_lys-short = Wygrana intryga: otruj postać
card-tears_of_lys-note = Ta postać nie jest celem. Zabicie na końcu fazy nie jest osobną zdolnością.
card-the_hands_judgment = Wyrok Namiestnika
card-the_hands_judgment-text = Przerwanie: Kiedy efekty wydarzenia przeciwnika miałyby zostać zainicjowane, anuluj je. X to wydrukowany koszt tego wydarzenia.
card-the_hands_judgment-short = Anuluj wydarzenie rywala
card-the_hands_judgment-note = Wydrukowany koszt wydarzenia o koszcie X wynosi 0.
card-maester_cressen = Maester Cressen
card-maester_cressen-text = Akcja mobilizacji: Uklęknij tą kartą, aby odrzucić z gry wybrany dodatek z cechą Stan.
card-maester_cressen-short = Klęknij: odrzuć Stan
card-melisandre = Melisandre
card-melisandre-text = Reakcja: Po tym, jak zmobilizujesz lub zagrasz kartę z cechą R'hllor (także tę kartę), uklęknij wybraną stojącą postacią. Limit 1 na rundę.
card-melisandre-short = Karta R'hllora: ktoś klęka
card-robert_baratheon = Robert Baratheon
card-robert_baratheon-text =
    Zastraszanie. Renoma.
    Ta karta otrzymuje +1 do SIŁY za każdą inną klęczącą postać w grze.
card-robert_baratheon-short = +1 za każdą inną klęczącą postać
card-selyse_baratheon = Selyse Baratheon
card-selyse_baratheon-text = Akcja wyzwań: Zapłać 1 żeton złota, aby wybrana postać Baratheonów zyskała symbol intrygi do końca fazy.
card-selyse_baratheon-short = 1 złota: symbol intrygi
card-ser_davos_seaworth = Ser Davos Seaworth
card-ser_davos_seaworth-text =
    Podstęp.
    Przerwanie: Kiedy ta karta zostaje zabita, wraca na twoją rękę, zamiast trafić na stos zabitych.
card-ser_davos_seaworth-short = Zabity: wraca na rękę
card-shireen_baratheon = Shireen Baratheon
card-shireen_baratheon-text = Przerwanie: Kiedy ta karta zostaje zabita, uklęknij wybraną stojącą postacią.
card-shireen_baratheon-short = Zabita: wybrana postać klęka
card-stannis_baratheon = Stannis Baratheon
card-stannis_baratheon-text = W fazie wstawania u każdego gracza mogą wstać najwyżej 2 postacie.
card-stannis_baratheon-short = Każdy stawia najwyżej 2 postacie
card-stannis_baratheon-note = Kto ma więcej niż 2 klęczące postacie, wybiera 2 z nich, w kolejności rozgrywki. Inne karty wstają jak zwykle. Limit 2 dotyczy całej fazy razem z jej oknem akcji.
card-bastard_in_hiding = Bękart w Ukryciu
card-bastard_in_hiding-text = Bez zdolności.
card-bastard_in_hiding-short = Bez zdolności
card-fiery_followers = Płomienni Wyznawcy
    .number = many
card-fiery_followers-text = Reakcja: Po tym, jak rozpocznie się faza dominacji, ta karta wstaje.
card-fiery_followers-short = Początek dominacji: wstają
card-kings_hunting_party = Królewski Oddział Łowczy
card-kings_hunting_party-text =
    Bez dodatków.
    Dopóki którykolwiek przeciwnik kontroluje postać z cechą Król, ta karta zyskuje symbol intrygi.
card-kings_hunting_party-short = Król rywala: symbol intrygi
card-dragonstone_faithful = Wierni ze Smoczej Skały
    .number = many
card-dragonstone_faithful-text = Akcja mobilizacji: Uklęknij tą kartą, aby zapłacić o 1 żeton złota mniej za następną postać Baratheonów, którą zmobilizujesz w tej fazie.
card-dragonstone_faithful-short = Klęknij: postać o 1 taniej
card-vanguard_lancer = Kopijnik Straży Przedniej
card-vanguard_lancer-text = Reakcja: Po tym, jak ta karta wejdzie do gry, odrzuć 1 żeton władzy z wybranej postaci lub karty stronnictwa przeciwnika.
card-vanguard_lancer-short = Wejście: rywal traci 1 władzę
card-lightbringer = Światłonośca
card-lightbringer-text =
    Dołącz wyłącznie do postaci Baratheonów.
    Stannis Baratheon z tym dodatkiem zyskuje słowo kluczowe Renoma.
    Reakcja: Po tym, jak postać z tym dodatkiem zyska 1 lub więcej żetonów władzy, ta postać wstaje. Limit 1 na fazę.
card-lightbringer-short = Zysk władzy: nosiciel wstaje
card-lightbringer-note = Przemieszczenie żetonów władzy nie jest ich zyskaniem.
card-dragonstone_port = Port na Smoczej Skale
card-dragonstone_port-text =
    Ograniczenie.
    Akcja mobilizacji: Uklęknij tą kartą, aby zapłacić o 1 żeton złota mniej za następną kartę Baratheonów, którą zmobilizujesz w tej fazie.
card-dragonstone_port-short = Klęknij: Baratheon o 1 taniej
card-chamber_of_the_painted_table = Komnata Malowanego Stołu
card-chamber_of_the_painted_table-text = Reakcja: Po tym, jak wygrasz dominację, uklęknij tą kartą, aby przemieścić 1 żeton władzy z karty stronnictwa przeciwnika na swoją.
card-chamber_of_the_painted_table-short = Dominacja: zabierz 1 władzę
card-the_red_keep = Czerwona Twierdza
card-the_red_keep-text =
    Twoja łączna SIŁA jest wyższa o 2 w wyzwaniach władzy, w których masz uczestniczącą postać.
    Przerwanie: Kiedy faza wyzwań dobiega końca, jeśli nie masz w tej rundzie przegranego wyzwania władzy, uklęknij tą kartą, aby dobrać 2 karty.
card-the_red_keep-short = Władza +2; bez porażki dobierz 2
card-consolidation_of_power = Umocnienie Władzy
card-consolidation_of_power-text = Akcja mobilizacji: Wybierz stojące postacie jednego gracza o łącznej SILE 4 lub niższej i uklęknij nimi. Następnie wybierz jedną z nich; zyskuje ona 1 żeton władzy.
card-consolidation_of_power-short = Klęka SIŁA 4; jedna ma władzę
card-consolidation_of_power-note = Liczy się ich SIŁA w chwili wyboru.
card-ours_is_the_fury = Nasza Jest Furia
card-ours_is_the_fury-text = Akcja: Zagraj tylko podczas wyzwania, w którym jesteś broniącym graczem. Wybierz klęczącą postać Baratheonów, którą kontrolujesz. Uczestniczy ona jako obrońca, nadal klęcząc. Jeśli wygrasz to wyzwanie, ta postać wstaje.
card-ours_is_the_fury-short = Klęczący Baratheon broni
card-ours_is_the_fury-note = Tej postaci nie uznaje się za zadeklarowaną.
card-seen_in_flames = Widziane w Płomieniach
card-seen_in_flames-text = Akcja wyzwań: Zagraj tylko, jeśli kontrolujesz postać z cechą R'hllor. Podejrzyj rękę wybranego przeciwnika. Następnie wybierz z niej 1 kartę i odrzuć tę kartę.
card-seen_in_flames-short = Obejrzyj rękę, odrzuć kartę
card-aeron_damphair = Aeron Mokra Czupryna
card-aeron_damphair-text = Reakcja: Po tym, jak wygrasz dominację, umieść w grze 1 postać z cechą Żelaźni Ludzie ze swojego stosu zabitych.
card-aeron_damphair-short = Dominacja: wraca Żelazny
card-alannys_greyjoy = Alannys Greyjoy
card-alannys_greyjoy-text = Dopóki jesteś pierwszym graczem, wartość rezerw na odkrytej karcie fabuły każdego przeciwnika jest niższa o 1.
card-alannys_greyjoy-short = Pierwszy gracz: rezerwy rywali −1
card-asha_greyjoy = Asha Greyjoy
card-asha_greyjoy-text =
    Podstęp.
    Reakcja: Po tym, jak wygrasz niebronione wyzwanie z udziałem tej karty, ta karta wstaje.
card-asha_greyjoy-short = Wygrana bez obrony: wstaje
card-balon_greyjoy = Balon Greyjoy
card-balon_greyjoy-text =
    Renoma.
    Dopóki ta karta atakuje, nie wlicza się SIŁY broniących postaci, które mają niższą SIŁĘ niż ta karta.
card-balon_greyjoy-short = Atak: słabsi obrońcy bez SIŁY
card-balon_greyjoy-note = Ma to pierwszeństwo przed każdym efektem, który pozwala wliczyć SIŁĘ postaci.
card-euron_crows_eye = Euron Wronie Oko
card-euron_crows_eye-text =
    Grabież. Renoma.
    Reakcja: Po tym, jak ta karta odrzuci kartę w wyniku Grabieży, umieść w grze pod swoją kontrolą 1 miejsce ze stosu kart odrzuconych przegrywającego gracza.
card-euron_crows_eye-short = Grabież: weź miejsce
card-maester_wendamyr = Maester Wendamyr
card-maester_wendamyr-text = Podstęp.
card-maester_wendamyr-short = Podstęp
card-theon_greyjoy = Theon Greyjoy
card-theon_greyjoy-text =
    Podstęp.
    Reakcja: Po tym, jak wygrasz niebronione wyzwanie z udziałem tej karty, ta karta zyskuje 1 żeton władzy.
card-theon_greyjoy-short = Wygrana bez obrony: +1 władzy
card-black_winds_crew = Załoga Czarnego Wiatru
card-black_winds_crew-text = Grabież.
card-black_winds_crew-short = Grabież
card-drowned_men = Utopieni
    .number = many
card-drowned_men-text =
    Bez dodatków.
    Ta karta otrzymuje +1 do SIŁY za każde miejsce z cechą Okręt Wojenny, które kontrolujesz.
card-drowned_men-short = +1 za twój Okręt Wojenny
card-iron_islands_fishmonger = Handlarz Ryb z Żelaznych Wysp
card-iron_islands_fishmonger-text = Akcja mobilizacji: Uklęknij tą kartą, aby zapłacić o 1 żeton złota mniej za następną postać Greyjoyów, którą zmobilizujesz w tej fazie.
card-iron_islands_fishmonger-short = Klęknij: postać o 1 taniej
card-lordsport_shipwright = Szkutnik z Lordsportu
card-lordsport_shipwright-text = Akcja mobilizacji: Uklęknij tą kartą, aby uklęknąć wybranym stojącym miejscem o wydrukowanym koszcie 2 lub niższym (3 lub niższym, dopóki jesteś pierwszym graczem).
card-lordsport_shipwright-short = Klęknij: tanie miejsce klęka
card-salty_navigator = Zaprawiony Nawigator
card-salty_navigator-text = Inicjatywa +1.
card-salty_navigator-short = Inicjatywa +1
card-throwing_axe = Topór do Rzucania
card-throwing_axe-text =
    Dołącz wyłącznie do postaci z cechą Żelaźni Ludzie.
    Reakcja: Po tym, jak wygrasz wyzwanie, w którym atakuje postać z tym dodatkiem, poświęć tę kartę, aby zabić wybraną broniącą postać.
card-throwing_axe-short = Wygrany atak: zabij obrońcę
card-great_kraken = Wielki Kraken
card-great_kraken-text =
    Kontrolowany przez ciebie Balon Greyjoy zyskuje słowo kluczowe Podstęp.
    Reakcja: Po tym, jak wygrasz niebronione wyzwanie, dobierz 1 kartę albo zyskaj 1 żeton władzy dla swojego stronnictwa. Limit 2 na rundę.
card-great_kraken-short = Bez obrony: karta albo władza
card-iron_fleet_scout = Zwiadowca Żelaznej Floty
card-iron_fleet_scout-text = Akcja wyzwań: Uklęknij tą kartą, aby wybrana uczestnicząca postać Greyjoyów otrzymała +1 do SIŁY do końca wyzwania (+2, dopóki jesteś pierwszym graczem).
card-iron_fleet_scout-short = Klęknij: Greyjoy +1, pierwszy +2
card-sea_tower = Morska Wieża
card-sea_tower-text =
    Ograniczenie.
    Akcja mobilizacji: Uklęknij tą kartą, aby zapłacić o 1 żeton złota mniej za następną kartę Greyjoyów, którą zmobilizujesz w tej fazie.
card-sea_tower-short = Klęknij: Greyjoy o 1 taniej
card-risen_from_the_sea = Powstały z Morza
card-risen_from_the_sea-text = Przerwanie: Kiedy postać Greyjoyów miałaby zostać zabita, ocal ją. Następnie dołącz do niej tę kartę jako dodatek z cechą Stan, słowem kluczowym Nietrwały i tekstem „Postać z tym dodatkiem otrzymuje +1 do SIŁY”.
card-risen_from_the_sea-short = Ocal Greyjoya, ma +1
card-risen_from_the_sea-note = Jeśli postać nie może mieć tego dodatku, i tak zostaje ocalona, a ta karta trafia na stos kart odrzuconych.
card-the_krakens_grasp = Uścisk Krakena
card-the_krakens_grasp-text = Akcja wyzwań: Zagraj tylko, jeśli jesteś pierwszym graczem. Wybierz broniącą postać o SILE 5 lub niższej. Jej SIŁY nie wlicza się w tym wyzwaniu.
card-the_krakens_grasp-short = Pierwszy gracz: obrońca bez SIŁY
card-we_do_not_sow = My Nie Siejemy
card-we_do_not_sow-text = Reakcja: Po tym, jak wygrasz niebronione wyzwanie, odrzuć z gry wybrany dodatek lub miejsce kontrolowane przez przegrywającego gracza. Maksymalnie 1 na wyzwanie.
card-we_do_not_sow-short = Bez obrony: odrzuć mu kartę z gry
card-cersei_lannister = Cersei Lannister
card-cersei_lannister-text = Dopóki ta karta atakuje w wyzwaniu intrygi, wartość roszczeń na twojej odkrytej karcie fabuły jest wyższa o 1.
card-cersei_lannister-short = Atak intrygi: roszczenia +1
card-grand_maester_pycelle = Wielki Maester Pycelle
card-grand_maester_pycelle-text = Intuicja.
card-grand_maester_pycelle-short = Intuicja
card-joffrey_baratheon = Joffrey Baratheon
card-joffrey_baratheon-text = Reakcja: Po tym, jak zostanie zabita postać z cechą Lord lub Lady, ta karta zyskuje 1 żeton władzy. Limit 3 na rundę.
card-joffrey_baratheon-short = Ginie Lord lub Lady: +1 władzy
card-ser_jaime_lannister = Ser Jaime Lannister
card-ser_jaime_lannister-text =
    Ta karta nie klęka, kiedy zostaje zadeklarowana jako atakujący w wyzwaniu militarnym.
    Dopóki ta karta uczestniczy w wyzwaniu militarnym, zyskuje słowo kluczowe Renoma.
card-ser_jaime_lannister-short = Atak militarny bez klękania
card-ser_jaime_lannister-note = Ser Jaime nadal musi stać, aby można go było zadeklarować.
card-the_tickler = Łaskotek
card-the_tickler-text = Akcja dominacji: Uklęknij tą kartą, aby odrzucić wierzchnią kartę talii przeciwnika. Następnie możesz wybrać kopię tamtej karty znajdującą się w grze i odrzucić ją z gry.
card-the_tickler-short = Klęknij: odrzuć kartę i bliźniaczą
card-the_tickler-note = Jeśli z talii nie odrzucono karty, kopii też się nie odrzuca.
card-tyrion_lannister = Tyrion Lannister
card-tyrion_lannister-text =
    Podstęp.
    Reakcja: Po tym, jak zostanie zainicjowane wyzwanie intrygi, zyskaj 2 żetony złota. Limit 2 na rundę.
card-tyrion_lannister-short = Wyzwanie intrygi: +2 złota
card-tywin_lannister = Tywin Lannister
card-tywin_lannister-text =
    Renoma.
    Dochód +2.
    Ta karta otrzymuje +1 do SIŁY za każdy żeton złota w twojej puli złota.
card-tywin_lannister-short = +1 za każde twoje złoto
card-tywin_lannister-note = Jego SIŁA zmienia się od razu, gdy złota przybywa lub ubywa.
card-burned_men = Spaleni Ludzie
    .number = many
card-burned_men-text = Zasadzka (2).
card-burned_men-short = Zasadzka (2)
card-gold_cloaks = Złote Płaszcze
    .number = many
card-gold_cloaks-text =
    Zasadzka (2).
    Wymuszone przerwanie: Kiedy dobiega końca faza, w której ta karta weszła do gry z wykorzystaniem Zasadzki, odrzuć ją z gry (nie może być ocalona).
card-gold_cloaks-short = Po zasadzce: odrzucone
card-lannisport_moneylender = Lichwiarz z Lannisportu
card-lannisport_moneylender-text =
    Ograniczenie.
    Dochód +1.
card-lannisport_moneylender-short = Złoto +1
card-lannisport_merchant = Kupiec z Lannisportu
card-lannisport_merchant-text = Akcja mobilizacji: Uklęknij tą kartą, aby zapłacić o 1 żeton złota mniej za następną postać Lannisterów, którą zmobilizujesz w tej fazie.
card-lannisport_merchant-short = Klęknij: postać o 1 taniej
card-the_queens_assassin = Skrytobójca Królowej
card-the_queens_assassin-text =
    Zasadzka (4).
    Reakcja: Po tym, jak ta karta wejdzie do gry z wykorzystaniem Zasadzki, wybierz przeciwnika. Jeśli masz na ręce więcej kart niż ten gracz, musi on wybrać i zabić postać, którą kontroluje.
card-the_queens_assassin-short = Zasadzka: mniej kart, zabija
card-the_queens_assassin-note = Nie można wybrać przeciwnika, któremu nic by się nie stało. Postać można ocalić.
card-widows_wail = Wdowi Płacz
card-widows_wail-text =
    Zasadzka (1).
    Postać z tym dodatkiem otrzymuje +2 do SIŁY.
    Joffrey Baratheon z tym dodatkiem zyskuje symbol militarny.
card-widows_wail-short = Nosiciel +2; Joffrey: militarny
card-casterly_rock = Casterly Rock
card-casterly_rock-text = W fazie wyzwań możesz zainicjować 1 dodatkowe wyzwanie intrygi.
card-casterly_rock-short = Dodatkowe wyzwanie intrygi
card-lannisport = Lannisport
card-lannisport-text = Reakcja: Po tym, jak wygrasz wyzwanie intrygi, dobierz 1 kartę.
card-lannisport-short = Wygrana intryga: dobierz 1
card-western_fiefdom = Zachodnie Lenno
card-western_fiefdom-text =
    Ograniczenie.
    Akcja mobilizacji: Uklęknij tą kartą, aby zapłacić o 1 żeton złota mniej za następną kartę Lannisterów, którą zmobilizujesz w tej fazie.
card-western_fiefdom-short = Klęknij: Lannister o 1 taniej
card-hear_me_roar = Słuchajcie Mojego Ryku!
card-hear_me_roar-text = Akcja: Umieść w grze 1 postać Lannisterów ze swojej ręki. Na końcu fazy, jeśli nadal jest w grze, odrzuć ją (nie może być ocalona).
card-hear_me_roar-short = Lannister w grze do końca fazy
card-the_things_i_do_for_love = Czego się Nie Robi dla Miłości
card-the_things_i_do_for_love-text = Akcja wyzwań: Zagraj tylko, jeśli kontrolujesz postać Lannisterów z cechą Lord lub Lady. Uklęknij swoją kartą stronnictwa, aby wybrana postać przeciwnika o wydrukowanym koszcie X lub niższym wróciła na rękę właściciela. Wartość X ustalasz ty.
card-the_things_i_do_for_love-short = Klęknij, zapłać X: na rękę
card-the_things_i_do_for_love-note = X żetonów złota i uklęknięcie kartą stronnictwa opłaca się jednocześnie.
card-treachery = Zdrada
card-treachery-text = Przerwanie: Zagraj tylko, jeśli kontrolujesz unikatową postać Lannisterów. Kiedy efekty zdolności aktywowanej postaci, miejsca lub dodatku miałyby zostać zainicjowane, anuluj je.
card-treachery-short = Anuluj zdolność karty
card-areo_hotah = Areo Hotah
card-areo_hotah-text =
    Zasadzka (5).
    Reakcja: Po tym, jak ta karta wejdzie do gry podczas wyzwania, usuń z tego wyzwania wybraną uczestniczącą postać.
card-areo_hotah-short = Wejście w wyzwaniu: usuń postać
card-arianne_martell = Arianne Martell
card-arianne_martell-text = Akcja: Umieść w grze 1 postać o wydrukowanym koszcie 5 lub niższym ze swojej ręki. Następnie zwróć tę kartę na swoją rękę (nie może być ocalona). Limit 1 na fazę.
card-arianne_martell-short = Zamień na postać za 5 lub mniej
card-doran_martell = Doran Martell
card-doran_martell-text =
    Intuicja.
    Każda inna kontrolowana przez ciebie postać Martellów z cechą Lord lub Lady otrzymuje +1 do SIŁY za każdą kartę na twoim stosie wykorzystanych kart fabuły.
card-doran_martell-short = Lordowie, Lady +1 za zużytą fabułę
card-edric_dayne = Edric Dayne
card-edric_dayne-text =
    Podstęp.
    Akcja: Zapłać 1 żeton złota, aby ta karta zyskała symbol militarny, intrygi lub władzy do końca fazy.
card-edric_dayne-short = 1 złota: dowolny symbol
card-maester_caleotte = Maester Caleotte
card-maester_caleotte-text = Reakcja: Po tym, jak przegrasz wyzwanie z udziałem tej karty, wybrana postać traci symbol militarny, intrygi lub władzy do końca fazy.
card-maester_caleotte-short = Przegrana: ktoś traci symbol
card-obara_sand = Obara Sand
card-obara_sand-text = W wyzwaniu władzy, w którym się bronisz, możesz zadeklarować tę kartę jako obrońcę, nawet jeśli klęczy lub nie ma symbolu władzy.
card-obara_sand-short = Broni władzy nawet klęcząc
card-obara_sand-note = Nie wstaje przy tym.
card-the_red_viper = Czerwona Żmija
card-the_red_viper-text = Reakcja: Po tym, jak wygrasz wyzwanie, w którym ta karta atakuje, zyskuje ona 1 żeton władzy za każde pełne 5 SIŁY przewagi.
card-the_red_viper-short = Wygrany atak: władza za każde 5
card-the_red_viper-note = Przewaga od 5 do 9 daje 1 żeton władzy, od 10 do 14 daje 2 i tak dalej.
card-desert_scavenger = Pustynny Szabrownik
card-desert_scavenger-text = Akcja mobilizacji: Uklęknij tą kartą, aby zapłacić o 1 żeton złota mniej za następną postać Martellów, którą zmobilizujesz w tej fazie.
card-desert_scavenger-short = Klęknij: postać o 1 taniej
card-dornish_paramour = Dornijska Faworyta
card-dornish_paramour-text = Reakcja: Po tym, jak ta karta zostanie zadeklarowana jako atakujący, wybierz postać kontrolowaną przez broniącego gracza. Musi ona zostać zadeklarowana jako obrońca w tym wyzwaniu, o ile to możliwe.
card-dornish_paramour-short = Atak: wybrana postać musi bronić
card-dornish_paramour-note = Jeśli tej postaci nie można zadeklarować, nic się nie dzieje.
card-greenblood_trader = Handlarz znad Zielonej Krwi
card-greenblood_trader-text = Reakcja: Po tym, jak ta karta wejdzie do gry, podejrzyj 2 wierzchnie karty swojej talii. Dodaj najwyżej 1 z nich do swojej ręki, a pozostałe umieść na spodzie talii w dowolnej kolejności.
card-greenblood_trader-short = Wejście: weź 1 z 2 kart talii
card-house_dayne_knight = Rycerz Rodu Dayne'ów
card-house_dayne_knight-text = Bez zdolności.
card-house_dayne_knight-short = Bez zdolności
card-palace_spearman = Pałacowy Włócznik
card-palace_spearman-text =
    Bez dodatków.
    Dopóki nie jesteś pierwszym graczem, ta karta zyskuje symbol intrygi.
card-palace_spearman-short = Nie pierwszy: symbol intrygi
card-dawn = Świt
card-dawn-text =
    Postać z tym dodatkiem otrzymuje +1 do SIŁY za każdą kartę na twoim stosie wykorzystanych kart fabuły.
    Postać z tym dodatkiem i z cechą Ród Dayne'ów zyskuje słowo kluczowe Zastraszanie.
card-dawn-short = Nosiciel +1 za zużytą fabułę
card-ghaston_grey = Ghaston Grey
card-ghaston_grey-text = Reakcja: Po tym, jak jako broniący przegrasz wyzwanie, uklęknij tą kartą i poświęć ją, aby 1 atakująca postać wróciła na rękę właściciela (nie może być ocalona).
card-ghaston_grey-short = Porażka w obronie: wróg na rękę
card-sunspear = Słoneczna Włócznia
card-sunspear-text = Reakcja: Po tym, jak jako broniący przegrasz wyzwanie, uklęknij tą kartą, aby do końca fazy podnieść o 1 wartość roszczeń na swojej odkrytej karcie fabuły w wyzwaniach tego rodzaju.
card-sunspear-short = Porażka w obronie: roszczenia +1
card-blood_orange_grove = Gaj Krwawych Pomarańczy
card-blood_orange_grove-text =
    Ograniczenie.
    Akcja mobilizacji: Uklęknij tą kartą, aby zapłacić o 1 żeton złota mniej za następną kartę Martellów, którą zmobilizujesz w tej fazie.
card-blood_orange_grove-short = Klęknij: Martell o 1 taniej
card-dorans_game = Gra Dorana
card-dorans_game-text = Reakcja: Po tym, jak wygrasz wyzwanie intrygi z przewagą 5 lub więcej SIŁY, zyskaj X żetonów władzy dla swojego stronnictwa. X to liczba kart na twoim stosie wykorzystanych kart fabuły. Maksymalnie 1 na wyzwanie.
card-dorans_game-short = Intryga o 5+: władza za fabuły
card-unbowed_unbent_unbroken = Niezachwiani, Nieugięci, Niezłomni
card-unbowed_unbent_unbroken-text = Reakcja: Zagraj tylko, jeśli nie jesteś pierwszym graczem. Po tym, jak jako broniący przegrasz wyzwanie, ogłoś rodzaj wyzwania. Do końca fazy wygrywający gracz nie może inicjować wyzwań tego rodzaju. Maksymalnie 1 na wyzwanie.
card-unbowed_unbent_unbroken-short = Porażka w obronie: zakaz wyzwań
card-confinement = Uwięzienie
card-confinement-text = Akcja: Wybrana postać o SILE 4 lub niższej traci symbol militarny, symbol intrygi i symbol władzy do końca fazy.
card-confinement-short = SIŁA 4 lub mniej: bez symboli
card-benjen_stark = Benjen Stark
card-benjen_stark-text =
    Kontrolowane przez ciebie postacie z cechą Zwiadowca nie mogą zostać ominięte z użyciem Podstępu.
    Przerwanie: Kiedy ta karta zostaje zabita, zyskaj 2 żetony władzy dla swojego stronnictwa. Następnie, zamiast trafić na stos zabitych, zostaje wtasowana do twojej talii.
card-benjen_stark-short = Zabity: +2 władzy, wraca do talii
card-benjen_stark-note = Nadal uznaje się go za zabitego. Chronionego Zwiadowcy nie można nawet wybrać na cel Podstępu.
card-ghost = Duch
card-ghost-text =
    Bez dodatków. Podstęp.
    Reakcja: Po tym, jak ta karta ominie postać z użyciem Podstępu, ta postać nie może być deklarowana jako obrońca do końca fazy.
card-ghost-short = Ominięta nie broni do końca fazy
card-jon_snow = Jon Snow
card-jon_snow-text =
    Bez dodatków innych niż Broń.
    Dopóki ta karta stoi, a ty masz inną atakującą postać Nocnej Straży, ta karta uczestniczy w tym wyzwaniu po twojej stronie.
card-jon_snow-short = Dołącza do atakującej Straży
card-jon_snow-note = Tylko wtedy, gdy atakujesz. Nie zostaje zadeklarowany i nie klęka; opuszcza wyzwanie, gdy uklęknie albo gdy opuści je drugi atakujący.
card-maester_aemon = Maester Aemon
card-maester_aemon-text =
    Bez dodatków.
    Przerwanie: Kiedy postać Nocnej Straży miałaby zostać zabita, uklęknij tą kartą, aby ocalić tę postać.
card-maester_aemon-short = Klęknij: ocal postać Straży
card-old_bear_mormont = Stary Niedźwiedź Mormont
card-old_bear_mormont-text =
    Dopóki kontrolujesz Mur, ta karta nie klęka, kiedy zostaje zadeklarowana jako obrońca.
    Przerwanie: Kiedy faza wyzwań dobiega końca, jeśli nie masz w tej fazie wyzwania przegranego jako broniący, umieść w grze 1 kartę Nocnej Straży ze swojej ręki.
card-old_bear_mormont-short = Bez porażki: karta Straży do gry
card-old_bear_mormont-note = Postać, miejsce lub dodatek, także jako duplikat, nigdy wydarzenie.
card-samwell_tarly = Samwell Tarly
card-samwell_tarly-text =
    Intuicja.
    Rezerwy +1.
card-samwell_tarly-short = Rezerwy +1
card-ser_waymar_royce = Ser Waymar Royce
card-ser_waymar_royce-text =
    Bez dodatków innych niż Broń.
    Przerwanie: Kiedy ta karta zostaje zabita, każdy przeciwnik odrzuca z ręki 1 losową kartę.
card-ser_waymar_royce-short = Zabity: rywale odrzucają po 1
card-yoren = Yoren
card-yoren-text = Reakcja: Po tym, jak zmobilizujesz tę kartę, umieść w grze pod swoją kontrolą wybraną postać o wydrukowanym koszcie 3 lub niższym ze stosu kart odrzuconych przeciwnika.
card-yoren-short = Wejście: odrzucona postać rywala
card-messenger_raven = Kruk Posłaniec
card-messenger_raven-text =
    Bez dodatków.
    Akcja dominacji: Zwróć tę kartę na swoją rękę, aby dobrać 1 kartę.
card-messenger_raven-short = Dominacja: na rękę, dobierz 1
card-old_forest_hunter = Łowca ze Starego Lasu
card-old_forest_hunter-text =
    Bez dodatków innych niż Broń.
    Akcja: Odrzuć 1 kartę z ręki, aby zyskać 1 żeton złota. Limit 1 na fazę.
card-old_forest_hunter-short = Odrzuć kartę: 1 złota
card-ranging_party = Oddział Zwiadowców
card-ranging_party-text = Bez dodatków innych niż Broń.
card-ranging_party-short = Tylko dodatki Broń
card-steward_at_the_wall = Zarządca na Murze
card-steward_at_the_wall-text = Akcja mobilizacji: Uklęknij tą kartą, aby zapłacić o 1 żeton złota mniej za następną postać Nocnej Straży, którą zmobilizujesz w tej fazie.
card-steward_at_the_wall-short = Klęknij: postać o 1 taniej
card-veteran_builder = Doświadczony Budowniczy
card-veteran_builder-text =
    Bez dodatków innych niż Broń.
    Akcja: Poświęć tę kartę, aby wybrane klęczące miejsce wstało.
card-veteran_builder-short = Poświęć: miejsce wstaje
card-longclaw = Długi Pazur
card-longclaw-text =
    Dołącz wyłącznie do postaci Nocnej Straży.
    Postać z tym dodatkiem otrzymuje +1 do SIŁY i zyskuje słowo kluczowe Renoma.
card-longclaw-short = Nosiciel +1 i Renoma
card-castle_black = Czarny Zamek
card-castle_black-text = Akcja: Uklęknij tą kartą, aby wybrana broniąca postać Nocnej Straży wstała i otrzymała +2 do SIŁY do końca wyzwania.
card-castle_black-short = Klęknij: obrońca wstaje, +2
card-castle_black-note = Można wybrać także stojącego obrońcę: otrzyma premię.
card-the_wall = Mur
card-the_wall-text =
    Każda kontrolowana przez ciebie postać Nocnej Straży otrzymuje +1 do SIŁY.
    Wymuszona reakcja: Po tym, jak przegrasz niebronione wyzwanie, uklęknij tą kartą.
    Przerwanie: Kiedy faza wyzwań dobiega końca, uklęknij tą kartą, aby zyskać 2 żetony władzy dla swojego stronnictwa.
card-the_wall-short = Straż +1; bez porażki: +2 władzy
card-a_meager_contribution = Skromny Datek
card-a_meager_contribution-text = Reakcja: Po tym, jak przeciwnik zbierze dochód, przemieść 1 żeton złota z jego puli złota do swojej. Maksymalnie 1 na rundę.
card-a_meager_contribution-short = Weź 1 złota od rywala
card-take_the_black = Przywdziać Czerń
card-take_the_black-text = Akcja dominacji: Przejmij kontrolę nad wybraną nieunikatową postacią o wydrukowanym koszcie 6 lub niższym. Maksymalnie 1 na rundę.
card-take_the_black-short = Przejmij postać za 6 lub mniej
card-the_sword_in_the_darkness = Miecz w Ciemności
card-the_sword_in_the_darkness-text = Reakcja: Zagraj tylko, jeśli masz uczestniczącą postać Nocnej Straży. Po tym, jak jako broniący wygrasz wyzwanie z przewagą 5 lub więcej SIŁY, przegrywający gracz nie może do końca rundy inicjować wyzwań przeciwko tobie.
card-the_sword_in_the_darkness-short = Obrona o 5+: spokój z tym rywalem
card-arya_stark = Arya Stark
card-arya_stark-text =
    Podstęp.
    Dopóki ta karta ma duplikat, zyskuje symbol militarny.
    Reakcja: Po tym, jak ta karta wejdzie do gry, wierzchnia karta twojej talii staje się jej zakrytym duplikatem.
card-arya_stark-short = Z duplikatem: symbol militarny
card-bran_stark = Bran Stark
card-bran_stark-text = Przerwanie: Kiedy efekty wydarzenia przeciwnika miałyby zostać zainicjowane, poświęć tę kartę, aby je anulować.
card-bran_stark-short = Poświęć: anuluj wydarzenie
card-catelyn_stark = Catelyn Stark
card-catelyn_stark-text = Dopóki ta karta uczestniczy w wyzwaniu, twoi przeciwnicy nie mogą aktywować zdolności kart.
card-catelyn_stark-short = W wyzwaniu: wróg bez zdolności
card-catelyn_stark-note = Przeciwnicy nie mogą używać akcji, przerwań ani reakcji, ani zagrywać wydarzeń. Nie dotyczy to zdolności wymuszonych i „po odkryciu”, słów kluczowych, Zasadzki i duplikatów.
card-eddard_stark = Eddard Stark
card-eddard_stark-text =
    Renoma.
    Reakcja: Po tym, jak zostanie zainicjowane wyzwanie przeciwko tobie, ta karta wstaje.
card-eddard_stark-short = Wyzwanie przeciw tobie: wstaje
card-grey_wind = Szary Wicher
card-grey_wind-text =
    Zastraszanie. Bez dodatków.
    Akcja wyzwań: Uklęknij tą kartą, aby zabić wybraną postać o SILE 1 lub niższej (2 lub niższej, dopóki kontrolujesz Robba Starka).
card-grey_wind-short = Klęknij: zabij SIŁĘ 1 (z Robbem 2)
card-robb_stark = Robb Stark
card-robb_stark-text =
    Renoma.
    Reakcja: Po tym, jak kontrolowana przez ciebie postać Starków zostanie poświęcona lub zabita, wszystkie kontrolowane przez ciebie postacie wstają. Limit 1 na rundę.
card-robb_stark-short = Śmierć twego Starka: twoi wstają
card-sansa_stark = Sansa Stark
card-sansa_stark-text =
    Ta karta wchodzi do gry klęcząca.
    Reakcja: Po tym, jak ta karta wstanie, zyskaj 1 żeton władzy dla swojego stronnictwa. Limit 1 na rundę.
card-sansa_stark-short = Gdy wstanie: +1 władzy
card-sansa_stark-note = Wyłożona w przygotowaniu gry zaczyna, stojąc.
card-summer = Lato
card-summer-text =
    Bez dodatków.
    Kontrolowany przez ciebie Bran Stark zyskuje słowo kluczowe Intuicja.
    Reakcja: Po tym, jak ta karta wejdzie do gry, zwróć na swoją rękę 1 postać Starków o wydrukowanej SILE 2 lub niższej ze swojego stosu kart odrzuconych lub stosu zabitych.
card-summer-short = Wejście: słaby Stark na rękę
card-direwolf_pup = Szczenię Wilkora
card-direwolf_pup-text =
    Bez dodatków.
    Ta karta otrzymuje +1 do SIŁY za każdą inną kartę z cechą Wilkor, którą kontrolujesz.
card-direwolf_pup-short = +1 za każdego innego Wilkora
card-tumblestone_knight = Rycerz znad Kamiennego Nurtu
card-tumblestone_knight-text = Bez zdolności.
card-tumblestone_knight-short = Bez zdolności
card-vanguard_of_the_north = Straż Przednia Północy
card-vanguard_of_the_north-text =
    Bez dodatków.
    Dopóki którykolwiek gracz ma odkrytą kartę fabuły z cechą Wojna, ta karta nie klęka, kiedy zostaje zadeklarowana jako atakujący w wyzwaniu militarnym.
card-vanguard_of_the_north-short = Fabuła Wojna: atak bez klękania
card-winterfell_steward = Zarządca Winterfell
card-winterfell_steward-text = Akcja mobilizacji: Uklęknij tą kartą, aby zapłacić o 1 żeton złota mniej za następną postać Starków, którą zmobilizujesz w tej fazie.
card-winterfell_steward-short = Klęknij: postać o 1 taniej
card-ice = Lód
card-ice-text =
    Dołącz wyłącznie do postaci Starków.
    Postać z tym dodatkiem otrzymuje +2 do SIŁY.
    Reakcja: Po tym, jak wygrasz wyzwanie militarne z udziałem postaci z tym dodatkiem, poświęć tę kartę, aby zabić wybraną postać kontrolowaną przez przegrywającego gracza.
card-ice-short = Nosiciel +2; wygrana: zabij
card-gates_of_winterfell = Brama Winterfell
card-gates_of_winterfell-text = Akcja wyzwań: Uklęknij tą kartą, aby odkryć wierzchnią kartę swojej talii. Jeśli to karta Starków, dobierz ją.
card-gates_of_winterfell-short = Klęknij: z góry dobierz Starka
card-the_wolfswood = Wilczy Las
card-the_wolfswood-text = Karty z cechą Wilkor na twojej ręce zyskują słowo kluczowe Zasadzka (X). X to wydrukowany koszt danej karty.
card-the_wolfswood-short = Wilkory z ręki: Zasadzka
card-the_wolfswood-note = Działa na każdą postać, miejsce i dodatek z cechą Wilkor na ręce.
card-heart_tree_grove = Gaj Drzewa Serca
card-heart_tree_grove-text =
    Ograniczenie.
    Akcja mobilizacji: Uklęknij tą kartą, aby zapłacić o 1 żeton złota mniej za następną kartę Starków, którą zmobilizujesz w tej fazie.
card-heart_tree_grove-short = Klęknij: Stark o 1 taniej
card-for_the_north = Za Północ!
card-for_the_north-text = Akcja: Zagraj tylko podczas wyzwania militarnego. Wybrana uczestnicząca postać Starków otrzymuje +2 do SIŁY do końca wyzwania. Jeśli wygrasz to wyzwanie, dobierz 1 kartę.
card-for_the_north-short = Stark +2; wygrana: dobierz 1
card-like_warm_rain = Niczym Ciepły Deszcz
card-like_warm_rain-text = Reakcja: Po tym, jak jako broniący przegrasz wyzwanie intrygi, uklęknij kontrolowaną przez siebie postacią z cechą Wilkor, aby zabić wybraną atakującą postać. Maksymalnie 1 na wyzwanie.
card-like_warm_rain-short = Przegrana intryga: zabij
card-winter_is_coming = Nadchodzi Zima
card-winter_is_coming-text = Akcja: Zagraj tylko podczas wyzwania. Wartość roszczeń na twojej odkrytej karcie fabuły jest wyższa o 1 do końca wyzwania. Maksymalnie 1 na wyzwanie.
card-winter_is_coming-short = Roszczenia +1 w wyzwaniu
card-daenerys_targaryen = Daenerys Targaryen
card-daenerys_targaryen-text =
    Intuicja.
    Dopóki ta karta stoi, każda postać przeciwnika uczestnicząca w wyzwaniu przeciwko tobie otrzymuje -1 do SIŁY.
card-daenerys_targaryen-short = Stoi: wrogowie w wyzwaniu −1
card-drogon = Drogon
card-drogon-text =
    Bez dodatków.
    Kontrolowane przez ciebie postacie z cechą Zrodzona z Burzy zyskują słowo kluczowe Renoma.
card-drogon-short = Zrodzone z Burzy: Renoma
card-khal_drogo = Khal Drogo
card-khal_drogo-text =
    Renoma.
    W fazie wyzwań możesz zainicjować 1 dodatkowe wyzwanie militarne.
card-khal_drogo-short = Dodatkowe wyzwanie militarne
card-magister_illyrio = Magister Illyrio
card-magister_illyrio-text = Akcja: Zapłać 2 żetony złota, aby wybrana klęcząca postać wstała. Limit 1 na fazę.
card-magister_illyrio-short = 2 złota: postać wstaje
card-rhaegal = Rhaegal
card-rhaegal-text =
    Bez dodatków.
    Reakcja: Po tym, jak wygrasz wyzwanie z udziałem kontrolowanej przez ciebie postaci z cechą Zrodzona z Burzy, wybrana klęcząca postać z cechą Zrodzona z Burzy wstaje. Limit 1 na fazę.
card-rhaegal-short = Zrodzona z Burzy wygrywa i wstaje
card-ser_jorah_mormont = Ser Jorah Mormont
card-ser_jorah_mormont-text =
    Renoma.
    Poświęć tę kartę, gdy tylko znajdą się na niej 3 żetony zdrady lub więcej.
    Wymuszona reakcja: Po tym, jak wygrasz wyzwanie z udziałem tej karty, umieść na niej 1 żeton zdrady.
card-ser_jorah_mormont-short = Po 3. wygranej: poświęcony
card-viserion = Viserion
card-viserion-text =
    Bez dodatków.
    Kontrolowane przez ciebie postacie z cechą Zrodzona z Burzy zyskują słowo kluczowe Podstęp.
card-viserion-short = Zrodzone z Burzy: Podstęp
card-viserys_targaryen = Viserys Targaryen
card-viserys_targaryen-text = Przerwanie: Kiedy ta karta opuszcza grę, odrzuć z gry wybrany dodatek.
card-viserys_targaryen-short = Schodzi: odrzuć dodatek
card-braided_warrior = Wojownik z Warkoczem
card-braided_warrior-text = Bez dodatków innych niż Broń.
card-braided_warrior-short = Tylko dodatki Broń
card-handmaiden = Służka
card-handmaiden-text = Akcja: Poświęć tę kartę, aby wybrana klęcząca postać z cechą Lady wstała.
card-handmaiden-short = Poświęć: Lady wstaje
card-targaryen_loyalist = Lojalista Targaryenów
card-targaryen_loyalist-text = Akcja mobilizacji: Uklęknij tą kartą, aby zapłacić o 1 żeton złota mniej za następną postać Targaryenów, którą zmobilizujesz w tej fazie.
card-targaryen_loyalist-short = Klęknij: postać o 1 taniej
card-unsullied = Nieskalani
    .number = many
card-unsullied-text =
    Bez dodatków innych niż Broń.
    Dopóki ta karta atakuje, każda broniąca postać otrzymuje -1 do SIŁY.
card-unsullied-short = Atak: każdy obrońca −1
card-drogos_arakh = Arakh Drogo
card-drogos_arakh-text =
    Dołącz wyłącznie do postaci z cechą Dothrak.
    Postać z tym dodatkiem otrzymuje +2 do SIŁY.
    Khal Drogo z tym dodatkiem nie klęka, kiedy zostaje zadeklarowany jako atakujący w pierwszym wyzwaniu militarnym, które inicjujesz w danej rundzie.
card-drogos_arakh-short = Nosiciel +2; Drogo nie klęka
card-plaza_of_punishment = Plac Kary
card-plaza_of_punishment-text = Reakcja: Po tym, jak wygrasz wyzwanie władzy, uklęknij tą kartą, aby wybrać postać, do której nie dołączono dodatków. Do końca fazy otrzymuje ona -2 do SIŁY i zostaje zabita, jeśli jej SIŁA wynosi 0.
card-plaza_of_punishment-short = Wygrana o władzę: −2, przy 0 ginie
card-dothraki_sea = Morze Dothraków
card-dothraki_sea-text = Reakcja: Po tym, jak wygrasz wyzwanie władzy, poświęć tę kartę, aby umieścić w grze 1 postać z cechą Dothrak ze swojej ręki. Na końcu fazy, jeśli nadal jest w grze, zwróć ją na swoją rękę (nie może być ocalona).
card-dothraki_sea-short = Wygrana o władzę: Dothrak do gry
card-illyrios_estate = Posiadłość Illyria
card-illyrios_estate-text =
    Ograniczenie.
    Akcja mobilizacji: Uklęknij tą kartą, aby zapłacić o 1 żeton złota mniej za następną kartę Targaryenów, którą zmobilizujesz w tej fazie.
card-illyrios_estate-short = Klęknij: Targaryen o 1 taniej
card-dracarys = Dracarys!
card-dracarys-text = Akcja: Uklęknij kontrolowaną przez siebie postacią z cechą Smok lub Daenerys Targaryen, aby wybrać uczestniczącą postać. Do końca fazy otrzymuje ona -4 do SIŁY i zostaje zabita, jeśli jej SIŁA wynosi 0.
card-dracarys-short = Klęka Smok: −4, przy 0 ginie
card-fire_and_blood = Ogień i Krew
card-fire_and_blood-text = Akcja wyzwań: Wybierz unikatową postać Targaryenów ze swojego stosu zabitych i wtasuj ją do swojej talii. Jeśli ma cechę Pisklę, możesz zamiast tego umieścić ją w grze.
card-fire_and_blood-short = Zabity Targaryen wraca do talii
card-waking_the_dragon = Zbudzić Smoka
card-waking_the_dragon-text = Akcja: Wybierz unikatową postać Targaryenów, którą kontrolujesz; wstaje ona. Na końcu fazy, jeśli nadal jest w grze, zwróć ją na swoją rękę.
card-waking_the_dragon-short = Targaryen wstaje, potem na rękę
card-waking_the_dragon-note = Można wybrać także stojącą postać: wróci na rękę.
card-left = Lewy
card-left-text =
    Bez dodatków innych niż Broń.
    Dopóki kontrolujesz kartę Prawy, ta karta otrzymuje +1 do SIŁY, zyskuje symbol władzy i nie klęka, kiedy zostaje zadeklarowana jako obrońca.
card-left-short = Z Prawym: +1 i symbol władzy
card-maester_lomys = Maester Lomys
card-maester_lomys-text = Reakcja: Po tym, jak jako broniący wygrasz wyzwanie intrygi, atakujący gracz odrzuca z ręki 1 losową kartę.
card-maester_lomys-short = Obroniona intryga: wróg odrzuca
card-margaery_tyrell = Margaery Tyrell
card-margaery_tyrell-text = Akcja wyzwań: Uklęknij tą kartą, aby wybrana postać otrzymała +3 do SIŁY do końca fazy.
card-margaery_tyrell-short = Klęknij: postać +3
card-paxter_redwyne = Paxter Redwyne
card-paxter_redwyne-text =
    Dochód +1.
    Pierwsze wydarzenie, które zagrasz w rundzie, kosztuje o 1 żeton złota mniej.
card-paxter_redwyne-short = Pierwsze wydarzenie o 1 taniej
card-randyll_tarly = Randyll Tarly
card-randyll_tarly-text =
    Renoma.
    Reakcja: Po tym, jak efekt karty zwiększy SIŁĘ tej karty, ta karta wstaje. Limit 2 na fazę.
card-randyll_tarly-short = Gdy SIŁA wzrośnie: wstaje
card-right = Prawy
card-right-text =
    Bez dodatków innych niż Broń.
    Dopóki kontrolujesz kartę Lewy, ta karta otrzymuje +1 do SIŁY, zyskuje symbol intrygi i nie klęka, kiedy zostaje zadeklarowana jako obrońca.
card-right-short = Z Lewym: +1 i symbol intrygi
card-the_knight_of_flowers = Rycerz Kwiatów
card-the_knight_of_flowers-text =
    Renoma.
    Dopóki ta karta jest jedynym atakującym, broniący gracz nie może zadeklarować więcej niż 1 obrońcy.
card-the_knight_of_flowers-short = Sam w ataku: tylko 1 obrońca
card-the_queen_of_thorns = Królowa Cierni
card-the_queen_of_thorns-text = Reakcja: Po tym, jak wygrasz wyzwanie intrygi z udziałem tej karty, umieść w grze 1 postać Tyrellów o wydrukowanym koszcie 6 lub niższym ze swojej ręki.
card-the_queen_of_thorns-short = Wygrana intryga: Tyrell do gry
card-courtesan_of_the_rose = Kurtyzana Róży
card-courtesan_of_the_rose-text = Bez zdolności.
card-courtesan_of_the_rose-short = Bez zdolności
card-garden_caretaker = Opiekun Ogrodu
card-garden_caretaker-text = Akcja mobilizacji: Uklęknij tą kartą, aby zapłacić o 1 żeton złota mniej za następną postać Tyrellów, którą zmobilizujesz w tej fazie.
card-garden_caretaker-short = Klęknij: postać o 1 taniej
card-olennas_informant = Informator Olenny
card-olennas_informant-text =
    Zasadzka (4).
    Reakcja: Po tym, jak ta karta wejdzie do gry podczas fazy wyzwań, ogłoś rodzaj wyzwania. W tej fazie możesz zainicjować 1 dodatkowe wyzwanie tego rodzaju.
card-olennas_informant-short = Wejście: dodatkowe wyzwanie
card-wardens_of_the_reach = Strażnicy Reach
    .number = many
card-wardens_of_the_reach-text =
    Bez dodatków.
    Ta karta otrzymuje +1 do SIŁY za każde miejsce z cechą Reach, które kontrolujesz.
card-wardens_of_the_reach-short = +1 za twoje miejsce w Reach
card-heartsbane = Jad Serca
card-heartsbane-text =
    Dołącz wyłącznie do postaci Tyrellów.
    Akcja: Jeśli postać z tym dodatkiem uczestniczy w wyzwaniu, uklęknij tą kartą, aby ta postać otrzymała +3 do SIŁY do końca wyzwania.
card-heartsbane-short = Klęknij: nosiciel +3 w wyzwaniu
card-highgarden = Wysogród
card-highgarden-text = Akcja wyzwań: Uklęknij tą kartą i zapłać 1 żeton złota, aby wybrana atakująca postać wstała i została usunięta z wyzwania.
card-highgarden-short = 1 złota: odeślij atakującego
card-the_mander = Mander
card-the_mander-text = Reakcja: Po tym, jak wygrasz wyzwanie z przewagą 5 lub więcej SIŁY, uklęknij tą kartą, aby dobrać 2 karty.
card-the_mander-short = Wygrana o 5+: dobierz 2
card-rose_garden = Ogród Różany
card-rose_garden-text =
    Ograniczenie.
    Akcja mobilizacji: Uklęknij tą kartą, aby zapłacić o 1 żeton złota mniej za następną kartę Tyrellów, którą zmobilizujesz w tej fazie.
card-rose_garden-short = Klęknij: Tyrell o 1 taniej
card-growing_strong = Zbieramy Siły
card-growing_strong-text = Akcja wyzwań: Maksymalnie 3 wybrane postacie Tyrellów otrzymują po +2 do SIŁY do końca fazy.
card-growing_strong-short = Do 3 Tyrellów: każdy +2
card-olennas_cunning = Przebiegłość Olenny
card-olennas_cunning-text = Reakcja: Po tym, jak wygrasz wyzwanie intrygi lub władzy, przegrywający gracz ogłasza typ karty: postać, miejsce, dodatek lub wydarzenie. Wyszukaj w swojej talii 1 kartę innego typu, odkryj ją i dodaj do swojej ręki. Przetasuj talię.
card-olennas_cunning-short = Wygrana: znajdź kartę w talii
card-the_bear_and_the_maiden_fair = Niedźwiedź i Dziewica Cud
card-the_bear_and_the_maiden_fair-text = Akcja: Wybierz gracza i podejrzyj 5 wierzchnich kart jego talii. Maksymalnie 3 z nich umieść na spodzie talii, a pozostałe z powrotem na wierzchu, w dowolnej kolejności.
card-the_bear_and_the_maiden_fair-short = Ułóż 5 kart z wierzchu talii
card-banner_of_the_stag = Sztandar Jelenia
card-banner_of_the_stag-text = Tworzenie talii: Twoja talia może zawierać nielojalne karty Baratheonów. Musi zawierać co najmniej 12 kart Baratheonów.
card-banner_of_the_stag-short = Co najmniej 12 kart Baratheonów
card-banner_of_the_kraken = Sztandar Krakena
card-banner_of_the_kraken-text = Tworzenie talii: Twoja talia może zawierać nielojalne karty Greyjoyów. Musi zawierać co najmniej 12 kart Greyjoyów.
card-banner_of_the_kraken-short = Co najmniej 12 kart Greyjoyów
card-banner_of_the_lion = Sztandar Lwa
card-banner_of_the_lion-text = Tworzenie talii: Twoja talia może zawierać nielojalne karty Lannisterów. Musi zawierać co najmniej 12 kart Lannisterów.
card-banner_of_the_lion-short = Co najmniej 12 kart Lannisterów
card-banner_of_the_sun = Sztandar Słońca
card-banner_of_the_sun-text = Tworzenie talii: Twoja talia może zawierać nielojalne karty Martellów. Musi zawierać co najmniej 12 kart Martellów.
card-banner_of_the_sun-short = Co najmniej 12 kart Martellów
card-banner_of_the_watch = Sztandar Straży
card-banner_of_the_watch-text = Tworzenie talii: Twoja talia może zawierać nielojalne karty Nocnej Straży. Musi zawierać co najmniej 12 kart Nocnej Straży.
card-banner_of_the_watch-short = Co najmniej 12 kart Straży
card-banner_of_the_wolf = Sztandar Wilkora
card-banner_of_the_wolf-text = Tworzenie talii: Twoja talia może zawierać nielojalne karty Starków. Musi zawierać co najmniej 12 kart Starków.
card-banner_of_the_wolf-short = Co najmniej 12 kart Starków
card-banner_of_the_dragon = Sztandar Smoka
card-banner_of_the_dragon-text = Tworzenie talii: Twoja talia może zawierać nielojalne karty Targaryenów. Musi zawierać co najmniej 12 kart Targaryenów.
card-banner_of_the_dragon-short = Co najmniej 12 kart Targaryenów
card-banner_of_the_rose = Sztandar Róży
card-banner_of_the_rose-text = Tworzenie talii: Twoja talia może zawierać nielojalne karty Tyrellów. Musi zawierać co najmniej 12 kart Tyrellów.
card-banner_of_the_rose-short = Co najmniej 12 kart Tyrellów
card-master_of_whispers = Starszy nad Szeptaczami
card-master_of_whispers-text =
    Kiedy stosujesz rezultat roszczeń intrygi, wybierz dowolną liczbę przeciwników, których dotyczy (możesz pominąć przegrywającego).
    Twoja łączna SIŁA jest wyższa o 1 w wyzwaniach intrygi, w których masz uczestniczącą postać.
    Wspiera: Królewski Namiestnik. Rywalizuje z: Starszy nad Prawami, Starszy nad Monetą.
card-master_of_whispers-short = Intryga +1; roszczenia wobec wielu
card-master_of_ships = Starszy nad Statkami
card-master_of_ships-text =
    Wartość roszczeń na twojej odkrytej karcie fabuły jest wyższa o 1 w wyzwaniach militarnych, w których atakujesz rywala.
    Twoja łączna SIŁA jest wyższa o 1 w wyzwaniach militarnych, w których masz uczestniczącą postać.
    Wspiera: Starszy nad Szeptaczami. Rywalizuje z: Starszy nad Prawami, Królewski Namiestnik.
card-master_of_ships-short = Militarne +1; rywal: roszczenia +1
card-hand_of_the_king = Królewski Namiestnik
card-hand_of_the_king-text =
    Możesz zainicjować 1 dodatkowe wyzwanie władzy, byle nie wszystkie twoje wyzwania władzy w tej fazie były przeciwko temu samemu graczowi.
    Twoja łączna SIŁA jest wyższa o 1 w wyzwaniach władzy, w których masz uczestniczącą postać.
    Wspiera: Starszy nad Prawami. Rywalizuje z: Starszy nad Monetą, Starszy nad Statkami.
card-hand_of_the_king-short = Władza +1; dodatkowe wyzwanie
card-hand_of_the_king-note = Liczy się, przeciwko komu wyzwanie zainicjowano, także po przekierowaniu.
card-master_of_coin = Starszy nad Monetą
card-master_of_coin-text =
    Dochód +2.
    Wspiera: Starszy nad Statkami. Rywalizuje z: Królewski Namiestnik, Starszy nad Szeptaczami.
card-master_of_coin-short = Złoto +2
card-master_of_laws = Starszy nad Prawami
card-master_of_laws-text =
    Rezerwy +1.
    W fazie dobierania dobierasz 1 dodatkową kartę.
    Wspiera: Starszy nad Monetą. Rywalizuje z: Starszy nad Szeptaczami, Starszy nad Statkami.
card-master_of_laws-short = Dobierasz 1 więcej, rezerwy +1
card-crown_regent = Regent Korony
card-crown_regent-text =
    Zaraz po zainicjowaniu wyzwania i przed reakcjami na nie możesz sprawić, że inicjujący gracz je przekieruje. Limit 1 na rundę.
    Twoja łączna SIŁA podczas określania dominacji jest wyższa o 2.
    Nie wspiera żadnego tytułu i z żadnym nie rywalizuje.
card-crown_regent-short = Przekierowanie; dominacja +2
card-crown_regent-note = Dowolne wyzwanie, także między dwoma innymi graczami albo twoje własne. Niczym nie można tego anulować.
card-house_stark = Ród Starków
card-house_stark-text = Znajdują się na niej żetony władzy twojego stronnictwa. Nie może opuścić gry. Możesz nią uklęknąć, aby opłacić koszt. Wstaje w fazie wstawania.
card-house_stark-short = Tu leży władza stronnictwa
card-house_lannister = Ród Lannisterów
card-house_lannister-text = Znajdują się na niej żetony władzy twojego stronnictwa. Nie może opuścić gry. Możesz nią uklęknąć, aby opłacić koszt. Wstaje w fazie wstawania.
card-house_lannister-short = Tu leży władza stronnictwa
card-house_baratheon = Ród Baratheonów
card-house_baratheon-text = Znajdują się na niej żetony władzy twojego stronnictwa. Nie może opuścić gry. Możesz nią uklęknąć, aby opłacić koszt. Wstaje w fazie wstawania.
card-house_baratheon-short = Tu leży władza stronnictwa
card-house_greyjoy = Ród Greyjoyów
card-house_greyjoy-text = Znajdują się na niej żetony władzy twojego stronnictwa. Nie może opuścić gry. Możesz nią uklęknąć, aby opłacić koszt. Wstaje w fazie wstawania.
card-house_greyjoy-short = Tu leży władza stronnictwa
card-house_tyrell = Ród Tyrellów
card-house_tyrell-text = Znajdują się na niej żetony władzy twojego stronnictwa. Nie może opuścić gry. Możesz nią uklęknąć, aby opłacić koszt. Wstaje w fazie wstawania.
card-house_tyrell-short = Tu leży władza stronnictwa
card-house_martell = Ród Martellów
card-house_martell-text = Znajdują się na niej żetony władzy twojego stronnictwa. Nie może opuścić gry. Możesz nią uklęknąć, aby opłacić koszt. Wstaje w fazie wstawania.
card-house_martell-short = Tu leży władza stronnictwa
card-house_targaryen = Ród Targaryenów
card-house_targaryen-text = Znajdują się na niej żetony władzy twojego stronnictwa. Nie może opuścić gry. Możesz nią uklęknąć, aby opłacić koszt. Wstaje w fazie wstawania.
card-house_targaryen-short = Tu leży władza stronnictwa
card-the_nights_watch = Nocna Straż
card-the_nights_watch-text = Znajdują się na niej żetony władzy twojego stronnictwa. Nie może opuścić gry. Możesz nią uklęknąć, aby opłacić koszt. Wstaje w fazie wstawania.
card-the_nights_watch-short = Tu leży władza stronnictwa
card-unknown = nieznana karta

## Części gry, których pochodzenie podajemy (zob. provenance-* programu)

part-cards = karty

## Co jest nie tak z talią; obok stoi zasada

fault-plot-count =
    Talia fabuły liczy { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }, a musi liczyć { $need }.
fault-plot-doubled = Tylko jedna karta fabuły może wystąpić dwa razy, nie kilka: { $cards }.
fault-plot-limit =
    { $count ->
        [one] Karta „{ $card }” występuje { $count } raz; dozwolone: { $limit }.
       *[other] Karta „{ $card }” występuje { $count } razy; dozwolone: { $limit }.
    }
fault-few =
    Talia dobierania liczy { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }; najmniej to { $need }.
fault-copies =
    { $count ->
        [one] Karta „{ $card }” występuje { $count } raz; dozwolone: { $limit }.
       *[other] Karta „{ $card }” występuje { $count } razy; dozwolone: { $limit }.
    }
fault-loyal = Karta „{ $card }” jest lojalna, a nie należy do stronnictwa talii.
fault-faction = Karta „{ $card }” nie jest neutralna ani nie należy do stronnictwa talii.
fault-fealty =
    { $need ->
        [one] Agenda „{ $card }” pozwala na { $need } kartę neutralną, a jest ich { $count }.
        [few] Agenda „{ $card }” pozwala na { $need } karty neutralne, a jest ich { $count }.
       *[many] Agenda „{ $card }” pozwala na { $need } kart neutralnych, a jest ich { $count }.
    }
fault-banner =
    { $need ->
        [one] Agenda „{ $card }” wymaga { $need } karty swojego stronnictwa, a jest ich { $count }.
       *[other] Agenda „{ $card }” wymaga { $need } kart swojego stronnictwa, a jest ich { $count }.
    }
fault-two-factions = Wiersz { $line }: talia ma jedno stronnictwo (LCG-DECK.1).
fault-two-agendas = Wiersz { $line }: talia ma najwyżej jedną agendę (LCG-DECK.2).
fault-line = Niezrozumiały wiersz { $line }: „{ $words }”; kartę zapisuje się tak: „3x Littlefinger (Core)”.
fault-no-card = Wiersz { $line }: nie ma tu karty „{ $words }”.
fault-pack = Wiersz { $line }: nie ma tu karty „{ $words }” z dodatku „{ $pack }”.
fault-which = Wiersz { $line }: kilka kart nazywa się „{ $words }”; napisz która, np. „{ $words } ({ $pack })”.
fault-no-faction = Talia nie podaje stronnictwa (LCG-DECK.1); wpisz jedno z nich: { $houses }.
fault-no-cards = W talii nie ma kart; kartę zapisuje się tak: „3x Littlefinger (Core)”.
fault-name = Talia nie może się nazywać „{ $words }”: na liście kart taki wiersz znaczyłby coś innego.

## Jak wypada talia, zasada po zasadzie: po kilka słów

point-draw =
    { $count ->
        [one] { $count } karta (≥ { $need })
        [few] { $count } karty (≥ { $need })
       *[many] { $count } kart (≥ { $need })
    }
point-plots = fabuły: { $count } z { $need }
point-twice =
    { $count ->
        [0] fabuły różne
        [one] 1 fabuła 2×
        [few] { $count } fabuły 2×
       *[many] { $count } fabuł 2×
    }
point-copies =
    { $count ->
        [0] kopie jednej karty
       *[other] kopie karty: do { $count }
    }
point-faction = stronnictwo, lojalność
point-fealty = neutralne { $count } z { $need }
point-banner = { $card }: { $count } z { $need }

## Samouczek: co mówi nauczyciel (kiedy, mówi tutorial.yaml)

tutorial-welcome = Witaj w Westeros. Prowadzisz ród Starków wspierany przez okręty z Żelaznych Wysp, a twój przeciwnik prowadzi Nocną Straż. Do zwycięstwa potrzeba 15 żetonów władzy: kto pierwszy ma ich tyle na karcie stronnictwa i na postaciach łącznie, natychmiast wygrywa.
tutorial-coach = Stoję obok stołu i tłumaczę wszystko, co nowe. Gdy nie wiesz, co zrobić, naciśnij „Podpowiedz” albo klawisz H: doradzę na podstawie tego, co widzisz przy stole. Zawsze możesz zdecydować inaczej, a małe znaczki otwierają zasady.
tutorial-mulligan = To twoje pierwsze siedem kart. Raz możesz wtasować je z powrotem i dobrać siedem nowych, które trzeba już zatrzymać. Dobra ręka ma dwie lub trzy postacie na tyle tanie, by od razu je wyłożyć.
tutorial-setup = Przed pierwszą rundą wykładasz zakryte karty za darmo, dopóki suma ich wydrukowanych kosztów nie przekracza 8. Wydarzenia zostają na ręce. Najważniejsze są postacie: bez nich nie można atakować ani się bronić.
tutorial-types = W talii masz cztery rodzaje kart. Postacie walczą. Miejsca co rundę płacą lub pomagają. Dodatki dołącza się do postaci. Wydarzenia zagrywa się z ręki, działają i są odrzucane. Teraz można wykładać tylko pierwsze trzy.
tutorial-setup_host = Wykładany dodatek musi trafić na jedną z twoich kart. Wybierz, kto go dostanie.
tutorial-revealed = Obie strony odkrywają karty i każdy dobiera do siedmiu kart na ręce. To, co wyłożono podczas przygotowania, nie liczy się jako zmobilizowane, więc nic na to nie reaguje.
tutorial-round = Każda runda ma siedem faz: fabuły, dobierania, mobilizacji, wyzwań, dominacji, wstawania i podatków. Wybierasz plan, dostajesz karty i złoto, wprowadzasz karty do gry, walczysz i porządkujesz stół. Przejdźmy razem przez pierwszą rundę.
tutorial-plot = Siedem kart fabuły to twoje plany. Każda ma cztery wartości: złoto na tę rundę, inicjatywę, roszczenia (jak mocno bolą twoje zwycięstwa) i rezerwy (ile kart wolno zatrzymać). Wiele ma też tekst. Każdy wybiera w tajemnicy.
tutorial-initiative = Karty fabuły odkrywa się razem. Wygrywa wyższa inicjatywa, a zwycięzca wskazuje pierwszego gracza: kto jest pierwszy, ten pierwszy atakuje. Potem działają teksty „Po odkryciu”.
tutorial-draw = W fazie dobierania każdy dobiera dwie karty. Nie ma tu nic do postanowienia, choć można by użyć kart z akcją na tę fazę.
tutorial-marshaling = W fazie mobilizacji dostajesz złoto ze swojej karty fabuły, a niektóre karty jeszcze je zwiększają. Złotem płacisz koszt podany w rogu karty, którą wprowadzasz do gry.
tutorial-marshal = Mobilizuj tyle kart, na ile cię stać, po jednej; pomiędzy nimi przeciwnik może działać. Na silne postacie warto oszczędzać, tanie dają obrońców. Zatrzymane złoto pomaga w dominacji, ale przepada na koniec rundy.
tutorial-character = Postać ma koszt, SIŁĘ i do trzech symboli wyzwań: militarny, intrygi i władzy. Atakuje i broni tylko w wyzwaniach, których symbol ma. Postacie wchodzą do gry stojące, więc mogą walczyć jeszcze w tej rundzie.
tutorial-used = Użyto zdolności w oknie akcji. Wiele zdolności każe karcie uklęknąć: leży wtedy bokiem i nie może atakować, bronić ani znów uklęknąć, dopóki nie wstanie.
tutorial-reaction = Reakcja odpowiada na coś, co właśnie się stało. Pytanie pada tylko wtedy, gdy któraś z twoich kart może zareagować; każda raz na jedno zdarzenie. Jeśli spasujesz, okazja mija.
tutorial-interrupt = Przerwanie wchodzi tuż przed tym, co ma się stać, a reakcja tuż po. Możesz go użyć albo spasować.
tutorial-cancel = Możesz anulować efekty, które właśnie zainicjowano: koszt pozostaje zapłacony, ale nic z nich nie wyniknie.
tutorial-duplicate = Twoja postać ma teraz duplikat: drugi egzemplarz tej samej unikatowej karty pod spodem. Gdy postać miałaby opuścić grę, możesz odrzucić duplikat, aby ją ocalić. Wyłożenie duplikatu nie kosztuje złota.
tutorial-target = Niektóre efekty wymagają celu. Wybrać można to, co świeci; na karty, których nie podano, nie pozwala treść efektu.
tutorial-cost = W zwrocie „zrób to, aby zrobić tamto” pierwsza część jest kosztem. Wybierz, czym go opłacasz; dopiero potem następuje efekt.
tutorial-other_marshals = Na tym kończysz, więc teraz złoto dostaje i mobilizuje twój przeciwnik. Nadal możesz używać akcji, ale karty wprowadza tylko aktywny gracz.
tutorial-other_first = Pierwszym graczem jest twój przeciwnik, więc najpierw on dostaje złoto i mobilizuje. W tym czasie możesz używać akcji; zaraz potem mobilizujesz ty.
tutorial-challenges = Faza wyzwań to serce gry. Pierwszy gracz może zainicjować jedno wyzwanie militarne, jedno intrygi i jedno władzy, w dowolnej kolejności; potem kolej na drugiego gracza.
tutorial-challenge = Każdy rodzaj wyzwania zabiera co innego, tyle, ile wynoszą roszczenia twojej fabuły. Militarne: przegrany zabija swoje postacie. Intrygi: traci losowe karty z ręki. Władzy: żetony władzy przechodzą z karty jego stronnictwa na twoją.
tutorial-attackers = Wybierz, kto atakuje: stojące postacie z właściwym symbolem. Ich SIŁA się sumuje. Atakujący klękają, więc później nie obronią: atakuj tyloma, ilu trzeba, i zostaw kogoś, jeśli przeciwnik może uderzyć.
tutorial-stealth = Podstęp: za każdego atakującego z tym słowem kluczowym możesz ominąć jedną postać przeciwnika, która sama nie ma Podstępu. Nie obroni ona w tym wyzwaniu. Wybierz tę, która by cię zatrzymała.
tutorial-action = To okno akcji. Począwszy od pierwszego gracza każdy może wykonać jedną akcję albo spasować, aż wszyscy spasują po kolei. To pora na sztuczki zmieniające SIŁĘ; jeśli nic nie pomoże, spasuj.
tutorial-second_window = Broniący gracz miał już okazję zadeklarować obrońców, którzy klękają tak jak atakujący. Przed porównaniem SIŁY jest jeszcze jedno okno akcji: ostatnia chwila, by zmienić wynik.
tutorial-won_challenge = Wygrana! Wygrywa większa suma SIŁY, a remis należy do atakującego, o ile zwycięzca ma co najmniej 1 punkt SIŁY i choć jedną uczestniczącą postać.
tutorial-nobody_won = Tego wyzwania nikt nie wygrał: do zwycięstwa potrzeba co najmniej 1 punktu SIŁY i postaci, która wciąż uczestniczy.
tutorial-unopposed = Suma obrony wyniosła 0, więc wyzwanie było niebronione: twoje stronnictwo zyskuje 1 żeton władzy. Każda taka wygrana się liczy, dlatego dobrze jest mieć stojących obrońców.
tutorial-killed = Postać została zabita i trafia na stos zabitych; martwej unikatowej postaci nie zastąpi jej kolejny egzemplarz. Przy roszczeniach militarnych przegrany sam wybiera postacie, także te, które nie uczestniczyły.
tutorial-renown = Renoma: postać z tym słowem kluczowym, która uczestniczyła w wygranym przez ciebie wyzwaniu, może zyskać 1 żeton władzy. Leży on na postaci i liczy się do twoich 15, ale przepada, gdy postać opuści grę.
tutorial-insight = Intuicja: za każdą twoją postać z tym słowem kluczowym, która uczestniczyła w wygranym wyzwaniu, możesz dobrać kartę.
tutorial-intimidate = Zastraszanie: po wygranej jako atakujący możesz wybrać stojącą postać przegranego o SILE nie większej niż różnica sum; ta postać klęka. Tylko jedna na wyzwanie.
tutorial-attacked = Teraz to ty jesteś celem ataku. Jeśli masz stojące, nieominięte postacie z właściwym symbolem, padnie pytanie, kto broni. Kto wcześniej atakował, ten klęczy: taka jest cena ataku.
tutorial-power_claim = To były roszczenia władzy: żetony władzy przeszły z jednej karty stronnictwa na drugą. Żetony leżące na postaciach są przed nimi bezpieczne.
tutorial-claim = To wyzwanie militarne jest przegrane, więc wybierz, które z twoich postaci giną: tyle, ile wynoszą roszczenia atakującego. Oddaj tę, której najmniej potrzebujesz, albo taką, którą da się ocalić.
tutorial-would = Coś ma się zaraz stać, a ty możesz temu zapobiec. Tutaj możesz odrzucić duplikat, aby ocalić postać: zostaje w grze, a roszczenia i tak są spełnione.
tutorial-dominance = W fazie dominacji każdy sumuje SIŁĘ swoich stojących postaci i złoto, które mu zostało. Kto ma więcej, zyskuje 1 żeton władzy dla stronnictwa. Teraz opłacają się ci, którzy zostali w domu.
tutorial-no_dominance = Sumy były równe, więc tym razem nikt nie wygrywa dominacji.
tutorial-standing = W fazie wstawania wszystkie klęczące karty po obu stronach znów wstają.
tutorial-taxation = W fazie podatków całe niewydane złoto wraca do skarbca, a kto ma na ręce więcej kart, niż wynoszą rezerwy jego fabuły, odrzuca nadwyżkę.
tutorial-reserve = Masz na ręce więcej kart, niż pozwalają rezerwy twojej fabuły. Wybierz, co odrzucasz, po jednej karcie: to, na co prędko nie będzie cię stać, albo to, co się teraz nie przyda.
tutorial-next_round = Nowa runda zaczyna się od nowej karty fabuły; stara trafia na stos wykorzystanych. Gdy wykorzystasz wszystkie siedem, wracają do talii fabuły. Zastanów się więc, który plan jest potrzebny teraz, a który później.
tutorial-order = Kilka rzeczy miałoby się stać naraz, a o kolejności decyduje pierwszy gracz. Zastanów się, czy pierwsza z nich poprawi, czy pogorszy drugą.
tutorial-power_challenge = To wyzwanie władzy: jeśli wygrasz, tyle żetonów władzy, ile wynoszą roszczenia, przejdzie z karty stronnictwa przeciwnika na twoją. Tobie przybywa, a jemu ubywa.
tutorial-intrigue_challenge = Wyzwanie intrygi godzi w rękę: jeśli wygrasz, przeciwnik odrzuca losowe karty. Mniej kart na ręce to mniej niespodzianek i mniej nowych postaci.
tutorial-ambush = Karta weszła do gry z Zasadzki: w fazie wyzwań, w ramach akcji, jej gracz zapłacił podaną przy niej cenę, zamiast ją mobilizować.
tutorial-keyword = Słowa kluczowe takie jak Renoma, Intuicja, Grabież i Zastraszanie działają po roszczeniach. Jeśli jest ich kilka, kolejność wybiera pierwszy gracz. Wszystkie oprócz Zastraszania działają też dla obrońcy, który wygrał.
tutorial-pillage = Grabież: możesz odrzucić wierzchnią kartę talii przegranego. Czasem korzystają z tego inne zdolności, a gracz, któremu skończy się talia, odpada z gry.
tutorial-event = Zagrano wydarzenie z ręki. Jego tekst mówi, kiedy wolno to zrobić: jako akcję, reakcję lub przerwanie. Wydarzenie działa i trafia na stos kart odrzuconych. Spodziewaj się niespodzianek, dopóki przeciwnik ma karty i złoto.
tutorial-first_player = Inicjatywa jest twoja i wskazujesz pierwszego gracza. Kto jest pierwszy, atakuje, gdy wszyscy jeszcze stoją; kto jest drugi, widzi, co przeciwnik już zużył, i może uderzyć, gdy obrońcy klęczą.
tutorial-host = Dodatek dołącza się do postaci i ją zmienia. Gdy postać opuści grę, dodatek zwykle wraca na rękę właściciela.
tutorial-defenders = Wybierz, kto broni: stojące postacie z właściwym symbolem. Klękają, a ich SIŁA liczy się przeciw atakowi. Broń, jeśli możesz wygrać albo choć sprawić, by wyzwanie nie było niebronione; w innym razie możesz ich oszczędzić.
tutorial-close = Spójrz na władzę obu stron i na to, ile brakuje do 15. Pod koniec warto liczyć: które wyzwania będą niebronione, kto ma Renomę, kto wygra dominację?
tutorial-deck_out = Gracz, któremu skończyły się karty w talii, natychmiast odpada z gry.
tutorial-won = Piętnaście żetonów władzy: Żelazny Tron jest twój! Pierwsza gra wygrana.
tutorial-lost = Tym razem przeciwnik pierwszy miał 15 żetonów władzy. Przegrać pierwszą grę to żaden wstyd: znasz już wszystkie fazy, a druga próba potoczy się inaczej.
tutorial-farewell = To już cała gra. Teraz zagraj z botem jedną z gotowych talii, zajrzyj do kreatora talii i zmień coś po swojemu albo zbierz od trzech do sześciu graczy na starcie, w którym dochodzą tytuły i sojusze. Do zobaczenia przy stole!

## Plansza na stronie

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
page-phase-standing = Wstawanie
page-phase-taxation = Podatki
page-gold = złoto
page-power = władza
page-of-goal = z { $goal }
page-in-hand = karty na ręce
page-in-deck = karty w talii
page-hand-reserve = karty na ręce, dalej rezerwy
page-challenges-left = pozostałe wyzwania
page-left = { $challenge }: pozostało { $count }
page-on-faction = władza na karcie stronnictwa
page-first-player = pierwszy gracz
page-first-player-is = Pierwszy gracz: { $name }
page-decides = decyduje
page-out = { $name }: poza grą
page-opponents = Przeciwnicy
page-open-seat = { $name }, władza { $power }: pokaż w powiększeniu
page-titles = Tytuły
page-free = nikt go nie ma
page-supports-help = wspiera: nie rzuca temu graczowi wyzwań
page-rivals-help = rywale: pierwsza wygrana z każdym z nich w rundzie daje 1 żeton władzy
page-locations = Miejsca
page-characters = Postacie
page-your-characters = Twoje postacie
page-your-locations = Twoje miejsca
page-your-cards = Twoje karty w grze
page-their-characters = Postacie: { $name }
page-their-locations = Miejsca: { $name }
page-their-cards = Karty w grze: { $name }
page-your-hand = Twoja ręka ({ $count })
page-your-plots = Twoje nieodkryte karty fabuły: { $cards }
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
page-short-dead = zabici
page-short-used = fabuły
page-show-table = Pokaż stół
page-show-cards = Pokaż karty
page-plots-left =
    { $count ->
        [one] { $count } karta w talii fabuły
        [few] { $count } karty w talii fabuły
       *[many] { $count } kart w talii fabuły
    }
page-plot-values = złoto { $income }, inicjatywa { $initiative }, roszczenia { $claim }, rezerwy { $reserve }
page-plot-line = Fabuła: { $plot } ({ $values }), w talii fabuły zostało { $left }
page-attacks = atakuje
page-defends = broni
page-bypassed = ominięta przez Podstęp
page-must-defend = musi bronić
page-mute = jej SIŁA się nie liczy
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
page-icon-military = militarne
page-icon-intrigue = intrygi
page-icon-power = władzy
page-lane = { $challenge }, { $ours } do { $theirs }
page-scene-plots = Fabuły odkryte
page-attacker = atakuje { $name }
page-defender = broni { $name }
page-nobody = nikt
page-total = { $name }: łączna SIŁA { $count }
page-lead = przewaga { $count }
page-claim = roszczenia { $count }
page-won =
    { $margin ->
        [0] Remis: wygrywa { $name }
       *[other] { $name } wygrywa o { $margin }
    }
page-won-unopposed = { $name } wygrywa bez oporu, o { $margin }
page-redirected = Przekierowane: { $name } → { $defender }
page-challenge-line = { $challenge }: atakuje { $attacker }, broni { $defender }, SIŁA { $ours } do { $theirs }, roszczenia { $claim }
page-seat-line = { $name }: władza { $power } z { $goal }, złoto { $gold }, ręka { $hand }, talia { $deck }
page-known-deck = znane w talii
page-known-hand = znane na ręce
page-effect = trwający efekt
page-printed = SIŁA z karty
page-sum = razem
page-on-card = Na karcie
page-blank = bez tekstu
page-gained = Zyskuje
page-lost = Traci
page-why-not = Dlaczego teraz nie?
page-take-out = Wybrana: naciśnij, aby cofnąć
page-act-marshal = Zmobilizuj
page-act-ambush = Zasadzka
page-act-use = Użyj
page-act-use_second = Druga zdolność
page-act-use_third = Trzecia zdolność
page-act-use_fourth = Czwarta zdolność
page-act-save = Ocal
page-act-target = Weź
page-act-bottom = Na spód
page-act-order = Teraz
page-act-order_second = Teraz druga zdolność
page-act-order_third = Teraz trzecia zdolność
page-act-order_fourth = Teraz czwarta zdolność
page-act-cost = Zapłać tym
page-act-place = Wyłóż
page-act-attach = Dołącz tu
page-act-plot = Odkryj
page-act-attack = Atakuj
page-act-bypass = Omiń
page-act-defend = Broń

## Kreator talii

page-deck-mine = Moje talie
page-deck-ready = Gotowe talie
page-deck-ready-help = Do obejrzenia i skopiowania. Cztery krótkie służą do pierwszych gier i nie są zgodne z zasadami tworzenia talii.
page-deck-none = Nie masz jeszcze żadnej talii: zacznij nową, zaimportuj którąś albo skopiuj gotową.
page-deck-room =
    { $count ->
        [0] Na kolejną talię nie ma już miejsca.
        [one] Jest miejsce na jeszcze jedną talię.
        [few] Jest miejsce na jeszcze { $count } talie.
       *[many] Jest miejsce na jeszcze { $count } talii.
    }
page-deck-new = Nowa talia
page-deck-import = Import
page-deck-import-do = Zaimportuj talię
page-deck-import-help = Wklej tekst talii albo otwórz plik. Każda karta w osobnym wierszu, pod angielską nazwą: 3x Littlefinger (Core). Stronnictwo i agenda stoją w osobnych wierszach.
page-deck-as-text = Talia jako tekst
page-deck-file = Otwórz plik
page-deck-file-large = Ten plik jest za duży jak na talię.
page-deck-cancel = Anuluj
page-deck-unreadable = zapisana z innymi kartami, niż są tutaj
page-deck-no-agenda = bez agendy
page-deck-size =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, { $plots ->
        [one] { $plots } fabuła
        [few] { $plots } fabuły
       *[many] { $plots } fabuł
    }
page-deck-legal = zgodna z zasadami
page-deck-not-legal = niezgodna z zasadami
page-deck-copy = Skopiuj
page-deck-copy-of = { $name } (kopia)
page-deck-copy-keep = Zachowaj kopię
page-deck-remove = Usuń
page-deck-remove-named = Usuń talię { $name }
page-deck-remove-ask = Usunąć tę talię?
page-deck-remove-sure = Talia „{ $name }” i prowadzący do niej link znikną na dobre. Gry, które się nią toczą, potoczą się dalej.
page-deck-keep = Zostaw
page-deck-to-shelf = Wszystkie talie
page-deck-choose-faction = Którego stronnictwa będzie twoja talia?
page-deck-views = Widoki kreatora
page-deck-view-pool = Karty
page-deck-view-deck = Talia
page-deck-view-hand = Próbna ręka
page-deck-view = Jak pokazywać karty
page-deck-as-cards = Karty
page-deck-as-list = Lista
page-deck-pool = Pula kart
page-deck-found = { $count } z { $all }
page-deck-found-none = Nie ma takich kart. Cofnij któryś filtr.
page-deck-filters =
    { $count ->
        [0] Filtry
       *[other] Filtry ({ $count })
    }
page-deck-filters-all = Filtry
page-deck-show =
    { $count ->
        [one] Pokaż { $count } kartę
        [few] Pokaż { $count } karty
       *[many] Pokaż { $count } kart
    }
page-deck-search = Nazwa, cecha lub treść
page-deck-faction = Stronnictwo
page-deck-house-stark = Stark
page-deck-house-lannister = Lannister
page-deck-house-baratheon = Baratheon
page-deck-house-greyjoy = Greyjoy
page-deck-house-tyrell = Tyrell
page-deck-house-martell = Martell
page-deck-house-targaryen = Targaryen
page-deck-house-thenightswatch = Straż
page-deck-house-neutral = neutralne
page-deck-type = Typ
page-deck-icons = Symbole wyzwań
page-deck-cost = Koszt
page-deck-keywords = Słowa kluczowe
page-deck-trait = Cecha
page-deck-any = dowolna
page-deck-loyalty = Lojalność
page-deck-loyal-yes = lojalne
page-deck-loyal-no = nielojalne
page-deck-fits = tylko dozwolone w tej talii
page-deck-inside = tylko te z talii
page-deck-all-cards = Cofnij wszystkie filtry
page-deck-count = { $card }: { $count } z { $limit }
page-deck-less = O jedną mniej: { $card }
page-deck-more = O jedną więcej: { $card }
page-deck-yours = Twoja talia
page-deck-name = Nazwa talii
page-deck-cards =
    { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
page-deck-kept = zapisana
page-deck-changed = zmieniona, jeszcze niezapisana
page-deck-not-kept = nie ma jej jeszcze wśród twoich talii
page-deck-kept-now = Talia „{ $name }” jest zapisana.
page-deck-points = Według zasad
page-deck-point-ok = jak trzeba:
page-deck-point-wrong = nie tak, jak trzeba:
page-deck-rule = Otwórz zasadę { $rule }
page-deck-faults = Co jest nie tak
page-deck-all-well = Talia zgodna z zasadami.
page-deck-refused = Tej kopii nie dodano.
page-deck-plots = Fabuły { $count }
page-deck-plots-none = Wybierz fabuły
page-deck-curve = Koszt
page-deck-curve-told = Ile kart ile kosztuje: { $list }
page-deck-group-character = Postacie
page-deck-group-location = Miejsca
page-deck-group-attachment = Dodatki
page-deck-group-event = Wydarzenia
page-deck-boxes =
    { $count ->
        [one] Da się ją ułożyć z jednego zestawu podstawowego.
       *[other] Liczba zestawów podstawowych, z których da się ją ułożyć: { $count }.
    }
page-deck-save = Zapisz
page-deck-play = Zagraj z botem
page-deck-table = Nowy stół
page-deck-share = Udostępnij
page-deck-share-help = Kto ma ten link, widzi talię i może ją skopiować; zmienić możesz ją tylko ty.
page-deck-share-kept = Inni widzą ją tak, jak była ostatnio zapisana.
page-deck-share-first = Najpierw zapisz talię, żeby udostępnić ją linkiem. Jej tekst możesz skopiować od razu.
page-deck-link = Link do talii
page-deck-copy-text = Skopiuj tekst
page-deck-download = Zapisz jako plik
page-deck-conflict = Tę talię w międzyczasie zmieniono, może w innej karcie przeglądarki. To, co tu widzisz, nie jest zapisane.
page-deck-save-copy = Zapisz jako kopię
page-deck-reload = Pokaż, co jest zapisane
page-deck-restored = Zostały tu niezapisane zmiany: oto one.
page-deck-discard = Cofnij je
page-deck-hand = Próbna ręka
page-deck-hand-new = Nowa ręka
page-deck-mulligan = Mulligan
page-deck-mulligan-done = To ręka po mulliganie.
page-deck-draw-one = Dobierz jedną
page-deck-hand-empty = W talii nie ma jeszcze kart.
page-deck-hand-told =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }, łączny koszt { $cost }; w talii zostało { $rest }.
page-deck-zoom = Karta
page-deck-close = Zamknij
web-points =
    { $count ->
        [one] { $count } żeton władzy
        [few] { $count } żetony władzy
       *[many] { $count } żetonów władzy
    }
web-points-short = władza
web-seat-label =
    { $count ->
        [one] { $name }, { $count } żeton władzy
        [few] { $name }, { $count } żetony władzy
       *[many] { $name }, { $count } żetonów władzy
    }
## Terminal (zob. cli-table-* programu)

cli-table-icon-letters = M I W
cli-table-challenge = { $challenge }: atakuje { $attacker }, broni się { $defender } · SIŁA { $ours } : { $theirs } · roszczenia { $claim }
cli-table-won =
    { $margin ->
        [0] remis: wygrywa { $name }
       *[other] wygrywa { $name } o { $margin }
    }
cli-table-unopposed = wygrywa { $name } o { $margin }, bez oporu
cli-table-on-faction = (na karcie stronnictwa { $count })
cli-table-dead = zabici { $count }
cli-table-out = poza grą
cli-table-plot-values = złoto { $income }, inicjatywa { $initiative }, roszczenia { $claim }, rezerwy { $reserve }
cli-table-bypassed = ominięta
cli-table-pile-dead = Stos zabitych: { $cards }
cli-table-pile-used = Wykorzystane karty fabuły: { $cards }
cli-table-reserve = Kart na ręce: { $hand }; rezerwy: { $reserve }
cli-table-ready = Stojąca SIŁA według ikon, twoja do przeciwnika ({ $name }): { $figures }
cli-table-chain-claim = { $seat } stosuje roszczenia: { $count }
cli-table-chain-keywords = { $seat } wygrywa: rozpatrywane są słowa kluczowe
cli-table-chain-keyword = { $seat } wygrywa: słowo kluczowe karty „{ $card }”
cli-table-chain-stealth = Podstęp karty „{ $card }”
cli-table-chain-defenders_declared = Obrońcy są zadeklarowani; akcje przed porównaniem SIŁY
cli-table-now-initiated = { $seat } inicjuje { $challenge }; broni się { $victim }
cli-table-now-bypassed = Podstęp: { $card } → { $other }
cli-table-now-sacrificed = poświęcenie: { $card }
cli-table-now-stands = wstaje: { $card }
cli-table-now-gains_power = władza: { $card } +{ $count }
cli-table-now-income = { $seat } otrzymuje złoto: { $count }
cli-table-now-pillaged = grabież: { $card } → { $other }
cli-table-now-stronger = rośnie SIŁA: { $card }
cli-table-now-initiates = zaczyna działać: { $card } ({ $seat })
cli-lcg-do-place = Wyłóż
cli-lcg-do-attach = Dołącz do
cli-lcg-do-plot = Odkryj
cli-lcg-do-take_title = Weź tytuł
cli-lcg-do-marshal = Zmobilizuj
cli-lcg-do-ambush = Wprowadź z Zasadzki
cli-lcg-do-use = Użyj
cli-lcg-do-use_second = Użyj drugiej zdolności
cli-lcg-do-use_third = Użyj trzeciej zdolności
cli-lcg-do-use_fourth = Użyj czwartej zdolności
cli-lcg-do-save = Ocal, odrzucając duplikat
cli-lcg-do-attack = Zaatakuj kartą
cli-lcg-do-bypass = Omiń
cli-lcg-do-defend = Broń się kartą
cli-lcg-do-target = Wybierz
cli-lcg-do-cost = Opłać koszt kartą
cli-lcg-do-order = Rozpatrz teraz
cli-lcg-do-order_second = Rozpatrz teraz drugą zdolność
cli-lcg-do-order_third = Rozpatrz teraz trzecią zdolność
cli-lcg-do-order_fourth = Rozpatrz teraz czwartą zdolność
cli-lcg-do-bottom = Na spód talii
cli-lcg-examples = marshal tumblestone_knight; challenge military B; attack robb_stark; use the_kingsroad
cli-table-legend =
    Robb Stark  5 M-W Renoma to postać, jej SIŁA, ikony (M militarna, I intrygi, W władzy) i słowa kluczowe; + co do niej dołączono i jej duplikaty
    władza 6/15 to żetony na karcie stronnictwa i na wszystkich kartach w grze; kto ma 15, od razu wygrywa
    > kogo dotyczy pytanie; w zapisie miejsca to A, B, C ..., arya_stark#2 to drugi egzemplarz, robb_stark@B to karta miejsca B

# Dlaczego nie: po jednym zdaniu na każdą zasadę, która czegoś zabrania.
reason-LCG-WIN-1 = Gra jest skończona.
reason-LCG-WIN-2 = Pierwszy gracz wskazuje, kto z mających 15 żetonów władzy wygrywa.
reason-LCG-WIN-3 = Twoja talia jest pusta: wyeliminowano cię.
reason-LCG-GOLD-2 = Tekst karty mówi co innego, a obowiązuje karta.
reason-LCG-GOLD-3 = Zabrania tego karta, a zwrotu „nie może” nic nie uchyla.
reason-LCG-GOLD-3-short = zabrania karta
reason-LCG-GOLD-4 = Nikt cię teraz nie pyta, czy czegoś chcesz.
reason-LCG-ABIL-2 = Zdolności karty używa tylko ten, kto ją kontroluje.
reason-LCG-ABIL-4 = Działa to tylko na karty w grze.
reason-LCG-ABIL-5 = Zdolności tej karty działają tylko w grze; z ręki używa się tylko wydarzeń.
reason-LCG-ABIL-6 = Teraz niczego by to nie zmieniło.
reason-LCG-ABIL-6-short = nic nie zmieni
reason-LCG-ABIL-7 = Nie możesz zapłacić całego kosztu.
reason-LCG-ABIL-7-short = za drogi koszt
reason-LCG-ABIL-8 = Ta karta nie ma takiej zdolności do użycia.
reason-LCG-ABIL-14 = Takiego X nie można teraz wybrać.
reason-LCG-ABIL-17 = Pole tekstowe tej karty jest teraz puste.
reason-LCG-UNIQ-1 = Kopia tej unikatowej karty jest już w grze.
reason-LCG-UNIQ-1-short = kopia już w grze
reason-LCG-UNIQ-4 = Kopia tej unikatowej karty leży na twoim stosie zabitych.
reason-LCG-UNIQ-4-short = kopia nie żyje
reason-LCG-UNIQ-6 = Duplikat ocala tylko kartę, pod którą leży, gdy miałaby ona opuścić grę.
reason-LCG-UNIQ-7 = Duplikat nie ma tekstu.
reason-LCG-INFO-2 = Najpierw dokończ podglądanie kart.
reason-LCG-INFO-3 = Najpierw dokończ przeszukiwanie.
reason-LCG-INFO-6 = Zakryta karta nie ma zdolności.
reason-LCG-AMB-6 = Celem stało się to dopiero po zapłaceniu kosztu.
reason-LCG-AMB-9 = Najpierw wskaż, czyje słowo kluczowe jest następne.
reason-LCG-AMB-25 = Dopóki uczestniczy Catelyn Stark, jej przeciwnicy nie używają zdolności kart.
reason-LCG-AMB-25-short = zabrania Catelyn
reason-LCG-AMB-31 = O miejsca postoju pyta się na początku rundy, jeśli tak ustalono przy stole.
reason-LCG-AMB-35 = Dodatkowe wyzwanie władzy Królewskiego Namiestnika musi być przeciwko innemu graczowi.
reason-LCG-AMB-43 = Taka sama karta już jest do wyboru.
reason-LCG-AMB-43-short = świeci jej kopia
reason-LCG-ACT-1 = Akcji używa się tylko w oknie akcji, a żadne nie jest otwarte.
reason-LCG-ACT-1-short = brak okna akcji
reason-LCG-ACT-2 = Ta akcja należy do innej fazy.
reason-LCG-ACT-2-short = inna faza
reason-LCG-ACT-3 = W oknie akcji gracze działają lub pasują kolejno, aż wszyscy spasują z rzędu.
reason-LCG-ACT-3-short = nie twoja kolej
reason-LCG-ACT-5 = Mobilizuje się w fazie mobilizacji, a Zasadzki używa w oknach akcji fazy wyzwań.
reason-LCG-ACT-5-short = tylko mobilizacja
reason-LCG-TRIG-1 = To, co miałoby zostać przerwane, nie ma się właśnie wydarzyć.
reason-LCG-TRIG-1-short = brak okazji
reason-LCG-TRIG-3 = Najpierw używa się przerwań ze słowem „miałby”.
reason-LCG-TRIG-3-short = najpierw „miałby”
reason-LCG-TRIG-5 = Przerwań i reakcji używa się kolejno: teraz okazję ma kto inny.
reason-LCG-TRIG-5-short = kolej innych
reason-LCG-TRIG-6 = Użyto jej już dla tego warunku.
reason-LCG-TRIG-6-short = już użyto
reason-LCG-TRIG-7 = Najpierw użyj reakcji albo spasuj.
reason-LCG-TRIG-7-short = teraz reakcje
reason-LCG-TRIG-9 = Wymuszone zdolności rozpatruje się same, przed innymi.
reason-LCG-TRIG-11 = To, na co jest to reakcja, się nie wydarzyło.
reason-LCG-TRIG-11-short = brak okazji
reason-LCG-CANC-1 = Najpierw anuluj efekt albo spasuj.
reason-LCG-CANC-1-short = tylko anulowanie
reason-LCG-ROUND-1-2 = Kartę fabuły wybiera się na początku rundy, z własnej talii fabuły.
reason-LCG-ROUND-1-3c = Po odkryciu fabuł zdobywca inicjatywy wskazuje pierwszego gracza.
reason-LCG-ROUND-1-3d = Tekst karty fabuły rozpatruje się sam, gdy zostaje odkryta.
reason-LCG-ROUND-3-2w = W swojej kolejce mobilizujesz kartę, używasz akcji albo pasujesz.
reason-LCG-ROUND-4-1 = Wyzwania inicjuje się tylko w fazie wyzwań.
reason-LCG-ROUND-4-2 = Teraz tylko aktywny gracz inicjuje wyzwanie albo pasuje.
reason-LCG-ROUND-4-2-1 = Obrońców deklaruje broniący gracz, po atakujących.
reason-LCG-ROUND-6-2 = Najpierw wybierz, kto wstaje.
reason-LCG-ROUND-7-3a = Odrzucasz karty z własnej ręki, do wartości rezerw.
reason-LCG-LIMIT-1 = Jej limit jest wyczerpany.
reason-LCG-LIMIT-1-short = limit wyczerpany
reason-LCG-LIMIT-4 = Maksymalna liczba użyć kart o tej nazwie jest wyczerpana.
reason-LCG-LIMIT-4-short = maksimum użyć
reason-LCG-INIT-4 = Jej własny tekst teraz na to nie pozwala.
reason-LCG-INIT-4-short = nie pozwala tekst
reason-LCG-INIT-5 = Mobilizuje tylko aktywny gracz, i tylko karty z ręki.
reason-LCG-INIT-5-short = tylko mobilizacja
reason-LCG-INIT-7 = Wydarzenia się zagrywa, nie mobilizuje.
reason-LCG-TGT-1 = Żaden tekst nie pozwala ci teraz tego wybrać.
reason-LCG-TGT-2 = Cele wybiera ten, kto kontroluje zdolność.
reason-LCG-TGT-3 = Nie ma dla niej celu.
reason-LCG-TGT-3-short = brak celu
reason-LCG-TGT-5 = To już jest wybrane.
reason-LCG-COST-1 = Masz za mało złota.
reason-LCG-COST-1-short = za mało złota
reason-LCG-COST-2 = To nie należy do kosztu, który trzeba teraz zapłacić.
reason-LCG-COST-3 = Koszty płaci się tylko własnymi kartami.
reason-LCG-COST-4 = Nie masz na ręce karty, którą można zapłacić.
reason-LCG-COST-4-short = brak karty
reason-LCG-COST-9 = Ta karta już klęczy.
reason-LCG-SETUP-8 = Rękę można wymienić raz, podczas przygotowania i w kolejności rozgrywki; nową się zatrzymuje.
reason-LCG-SETUP-9 = O wymianie ręki decyduje się przed wykładaniem kart.
reason-LCG-SETUP-10 = Karty początkowe wykłada się z ręki, o łącznym koszcie najwyżej 8.
reason-LCG-SETUP-10-short = ponad 8 złota
reason-LCG-SETUP-11 = Jedna karta z Ograniczeniem już jest wyłożona.
reason-LCG-SETUP-11-short = Ograniczenie: 1
reason-LCG-SETUP-12 = Podczas przygotowania nie wykłada się wydarzeń.
reason-LCG-SETUP-12-short = bez wydarzeń
reason-LCG-SETUP-13 = Podczas przygotowania dodatek wymaga własnej postaci, która może go mieć.
reason-LCG-SETUP-13-short = brak nosiciela
reason-LCG-CARD-8 = Ta karta fabuły jest wykorzystana: wróci, gdy talia fabuły się skończy.
reason-LCG-PRIO-8 = Kolejność tego, co rozpatruje się jednocześnie, ustala pierwszy gracz.
reason-LCG-KW-4 = Po wygranym wyzwaniu pierwszy gracz wskazuje, które słowo kluczowe jest następne.
reason-LCG-KW-5 = Tak wchodzą do gry tylko karty z Zasadzką, w fazie wyzwań.
reason-LCG-KW-5-short = tylko wyzwania
reason-LCG-KW-7 = Najpierw powiedz, czy używasz Intuicji.
reason-LCG-KW-8 = Zastraszanie dotyczy stojącej postaci przegranego, nie silniejszej niż przewaga.
reason-LCG-KW-10 = W tej rundzie karta z Ograniczeniem została już przez ciebie zmobilizowana.
reason-LCG-KW-10-short = Ograniczenie: 1
reason-LCG-KW-12 = Ta postać nie może mieć dodatków.
reason-LCG-KW-13 = Ta postać nie może mieć takich dodatków.
reason-LCG-KW-14 = Najpierw powiedz, czy używasz Grabieży.
reason-LCG-KW-15 = Najpierw powiedz, czy używasz Renomy.
reason-LCG-KW-16 = Podstęp omija postać broniącego bez Podstępu, a ta nie może bronić.
reason-LCG-ATT-1 = Dodatek dołącza się do postaci w grze, gdy wchodzi do gry.
reason-LCG-ATT-2 = Nie ma postaci, do której wolno dołączyć ten dodatek.
reason-LCG-ATT-2-short = brak nosiciela
reason-LCG-SAVE-2 = Nie można jej ocalić.
reason-LCG-SAVE-3 = Duplikat nie pomoże: jej SIŁA nadal wynosiłaby 0.
reason-LCG-CHAL-1 = Wszystkie twoje wyzwania tego rodzaju już się odbyły.
reason-LCG-CHAL-2 = Inicjując wyzwanie, ogłasza się przeciwnika i atakujących.
reason-LCG-CHAL-3 = Atakuje twoja stojąca postać z symbolem, i musi być choć jedna.
reason-LCG-CHAL-5 = Najpierw rozpatruje się trwające wyzwanie.
reason-LCG-CHAL-6 = Obrońcami mogą być tylko twoje stojące postacie.
reason-LCG-CHAL-7 = Ta postać już uczestniczy.
reason-LCG-CHAL-16 = Nie ma symbolu tego wyzwania.
reason-LCG-CLAIM-2 = Przy roszczeniach militarnych wybierasz własne postacie.
reason-LCG-CLAIM-3 = Ta postać już jest wybrana dla tych roszczeń.
reason-LCG-MELEE-1 = Tytuły i przekierowania są tylko przy trzech lub więcej graczach.
reason-LCG-MELEE-4 = Tytuły bierze się z puli w kolejności rozgrywki, w fazie fabuły.
reason-LCG-MELEE-8 = Twój tytuł wspiera tytuł tego gracza: nie możesz go atakować.
reason-LCG-MELEE-12 = Regent Korony może raz na rundę przekierować zainicjowane wyzwanie.
reason-LCG-MELEE-13 = Wyzwanie przekierowuje się na innego przeciwnika atakującego.
reason-LCG-MELEE-17 = Najpierw wskaż, kogo dotkną roszczenia Starszego nad Szeptaczami.

## Na koniec gry

score-faction = { $of } (karta rodu)
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

chapter-LCG-GOLD = Złote zasady
chapter-LCG-COMP = Elementy gry
chapter-LCG-DECK = Budowanie talii
chapter-LCG-SETUP = Przygotowanie
chapter-LCG-PRIO = Kolejność i pierwszeństwo
chapter-LCG-ROUND = Runda
chapter-LCG-ROUND-1 = Faza fabuły
chapter-LCG-ROUND-2 = Faza dobierania
chapter-LCG-ROUND-3 = Faza mobilizacji
chapter-LCG-ROUND-4 = Faza wyzwań
chapter-LCG-ROUND-4-2 = Przebieg wyzwania
chapter-LCG-ROUND-5 = Faza dominacji
chapter-LCG-ROUND-6 = Faza wstawania
chapter-LCG-ROUND-7 = Faza podatków
chapter-LCG-ACT = Akcje i okna akcji
chapter-LCG-ABIL = Zdolności
chapter-LCG-INIT = Inicjowanie zdolności
chapter-LCG-COST = Koszty
chapter-LCG-TGT = Cele
chapter-LCG-TRIG = Przerwania i reakcje
chapter-LCG-CANC = Anulowanie
chapter-LCG-NEST = Zagnieżdżone sekwencje
chapter-LCG-EFF = Efekty
chapter-LCG-MOD = Modyfikatory
chapter-LCG-CHAL = Wyzwania
chapter-LCG-CLAIM = Roszczenia
chapter-LCG-KW = Słowa kluczowe
chapter-LCG-CARD = Rodzaje kart
chapter-LCG-UNIQ = Karty unikatowe i kopie
chapter-LCG-ATT = Dodatki
chapter-LCG-ZONE = Strefy gry
chapter-LCG-INFO = Informacje jawne i ukryte
chapter-LCG-CTRL = Kontrola i własność
chapter-LCG-IMM = Odporność
chapter-LCG-SAVE = Ocalanie i śmierć
chapter-LCG-LIMIT = Ograniczenia
chapter-LCG-ECON = Złoto i żetony
chapter-LCG-MELEE = Starcie dla 3–6 graczy
chapter-LCG-WIN = Zwycięstwo i eliminacja
chapter-LCG-AMB = Rozstrzygnięcia wątpliwości

book-goal = Zdobądź 15 żetonów władzy, na karcie stronnictwa i na postaciach razem.
book-course = Runda ma siedem faz: wybierasz fabułę, dobierasz dwie karty, za złoto mobilizujesz postacie, miejsca i dodatki, rzucasz wyzwania, a potem liczycie dominację, karty stają i oddajecie złoto.
book-end = Wyzwania są trzy: zbrojne zabija postacie, intryga zabiera karty z ręki, władza przenosi żetony. Atakujący i broniący klękają swoimi postaciami, a wyższa suma siły wygrywa.

glossary-plot = Fabuła
glossary-plot-about = Plan rundy: złoto, inicjatywa, roszczenie i rezerwa.
glossary-character = Postać
glossary-character-about = Ma koszt, siłę i ikony wyzwań, w których bierze udział.
glossary-attachment = Dodatek
glossary-attachment-about = Kładzie się go na postaci albo innej karcie.
glossary-event = Wydarzenie
glossary-event-about = Zagrywane z ręki; działa i trafia na stos kart odrzuconych.
glossary-power = Żeton władzy
glossary-power-about = Piętnaście wygrywa grę.
glossary-gold = Złoto
glossary-gold-about = Płaci za karty; niewydane wraca pod koniec rundy.
glossary-claim = Roszczenie
glossary-claim-about = Ile traci przegrany wyzwania.
glossary-duplicate = Kopia
glossary-duplicate-about = Drugi egzemplarz pod kartą unikatową; można go odrzucić, by ją ocalić.
glossary-title = Tytuł
glossary-title-about = Rola w starciu dla wielu graczy, wybierana co rundę.

## Podpowiedzi: czym są rzeczy na stole

page-tip-seat = gracz
page-tip-seat-rule = Wygrywa ten, kto pierwszy ma 15 władzy.
page-tip-power = władza
page-tip-power-rule = Władza na karcie stronnictwa i na innych kartach gracza razem. Kto pierwszy ma 15, od razu wygrywa.
page-tip-gold = złoto
page-tip-gold-rule = Płaci się nim za karty i niektóre efekty. Każda zostawiona sztuka liczy się jako 1 przy dominacji; resztę zwraca się do skarbca w fazie podatków.
page-tip-hand = karty na ręce
page-tip-hand-rule = Ich liczba jest jawna, treść nie. W fazie podatków każdy odrzuca do rezerwy swojej fabuły.
page-tip-deck = talia dobierania
page-tip-deck-rule = Co rundę dobiera się z niej dwie karty. Kto nie ma tu żadnej, odpada z gry.
page-tip-discard = stos kart odrzuconych
page-tip-discard-rule = Karty odrzucone i zagrane wydarzenia, jawne dla wszystkich.
page-tip-dead = stos zabitych
page-tip-dead-rule = Zabite postaci. Unikatowej, która tu leży, jej właściciel już nie zagra.
page-tip-used = użyte fabuły
page-tip-used-rule = Fabuły z wcześniejszych rund. Wracają, gdy odkryta zostaje ostatnia z talii fabuł.
page-tip-plots = talia fabuł
page-tip-plots-rule = Co rundę każdy w tajemnicy wybiera jedną z tych fabuł; odkrywa się je naraz.
page-tip-banner = władza na karcie stronnictwa
page-tip-banner-rule = Władza samego rodu. Przegrane wyzwania władzy mogą ją odebrać.
page-tip-left = pozostałe wyzwania
page-tip-left-rule = W fazie wyzwań każdy może rzucić po jednym wyzwaniu każdego rodzaju: militarne, intrygi i władzy.
page-tip-first = pierwszy gracz
page-tip-first-rule = Wskazuje go zwycięzca inicjatywy; działa pierwszy w każdej fazie.
page-tip-total = siła stron
page-tip-total-rule = Suma siły wszystkich uczestniczących postaci. Remis wygrywa atakujący.
page-tip-claim = roszczenia
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
page-tip-icon-military = Gdy wygra atakujący, przegrany zabija tyle swoich postaci, ile wynoszą roszczenia.
page-tip-icon-intrigue = Gdy wygra atakujący, przegrany odrzuca losowo z ręki tyle kart, ile wynoszą roszczenia.
page-tip-icon-power = Gdy wygra atakujący, od rodu przegranego przechodzi do niego tyle władzy, ile wynoszą roszczenia.
page-tip-value-income = Tyle złota dostajesz w fazie mobilizacji.
page-tip-value-initiative = Najwyższa suma wskazuje pierwszego gracza.
page-tip-value-claim = Ile tracą przeciwnicy, gdy wygrywasz jako atakujący.
page-tip-value-reserve = Najwyżej tyle kart zostaje ci na ręce w fazie podatków.
page-tip-phase-setup = Każdy wykłada pierwsze karty, opłacone złotem przygotowania.
page-tip-phase-plot = Każdy wybiera w tajemnicy fabułę. Najwyższa inicjatywa wskazuje pierwszego gracza.
page-tip-phase-draw = Każdy dobiera 2 karty.
page-tip-phase-marshaling = Każdy po kolei bierze dochód i płaci złotem za wprowadzane karty.
page-tip-phase-challenges = Każdy po kolei może raz zaatakować militarnie, intrygą i władzą.
page-tip-phase-dominance = Sumuje się siłę stojących postaci i pozostałe złoto; najwyższa suma zyskuje 1 władzę.
page-tip-phase-standing = Wszystkie klęczące karty wstają.
page-tip-phase-taxation = Złoto wraca do skarbca, a każdy odrzuca karty do swojej rezerwy.
page-tip-relation = tytuły
page-tip-relation-rule = Kogo tytuł wspiera, temu nie wolno rzucić wyzwania; pierwsza w rundzie wygrana z rywalem daje 1 władzę.
