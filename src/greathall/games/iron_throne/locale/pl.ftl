### Teksty gry „Gra o Tron: Żelazny Tron”, własnymi słowami. Każdy klucz tego pliku jest też w en.ftl.
###
### Zdanie dostaje argumenty jako zmienne. Z pola `card` może użyć:
###   $card       nazwa wartości w mianowniku;
###   $card-id    do wyboru wariantu: klucz wartości bez jej rodzaju („unknown”, „deck”);
###   $card-xyz   forma `.xyz` nazwy, jeśli nazwy tego rodzaju ją mają.
### Formy: postacie mają `.acc` biernik i `.from` dopełniacz z przyimkiem (z, ze); strony `.gen` dopełniacz i `.dat`
### celownik; karty `.short` bez rodu, `.sealed` jako to, czym są w wyniku starcia, `.play` z tytułem efektu; liderzy
### `.title` nazwę zdolności; rody `.short`. Nazw kart nie odmieniamy: stoją po dwukropku. Imion graczy też nie: stoją
### w mianowniku, jako podmiot albo po strzałce. Słowa są słowami instrukcji (znacznik władzy, żeton wpływu, arkusz
### lidera, wsparcie, starcie, zakładnik).

## Gra

game-name = Gra o Tron: Żelazny Tron
game-short = Żelazny Tron
game-about = Poprowadź Wielki Ród: atakuj, wspieraj, zawieraj rozejmy i zdradzaj, aż rozprzestrzenisz wszystkie pięć żetonów wpływu; dla 3 do 5 graczy.
game-kind = blef, rozejmy

## Opcje: co gracz może wybrać

option-house = Poprowadź { $house }
option-leader = Wybierz lidera: { $leader } (zdolność „{ $leader-title }”)
option-use = Użyj zdolności „{ $leader-title }” ({ $leader })
option-pass = Spasuj
option-pass-in-ability = Nie używaj zdolności
option-pass-in-window = Nie zagrywaj karty
option-free = Uwolnij zakładnika: { $card }
option-torture = Torturuj zakładnika: { $card }
option-character = Wskaż { $character-acc }
option-character-in-torture = Zabierz 1 znacznik władzy { $character-from }
option-seat = Wybierz → { $seat }
option-seat-in-choose_defender = Obrońcą będzie { $seat }
option-seat-in-hostage_victim = Weź zakładnika → { $seat }
option-power = Przenieś 1 znacznik władzy z arkusza na { $character-acc }
option-power-in-reward = W nagrodę przenieś 1 znacznik władzy z arkusza na { $character-acc }
option-fight = Wystaw { $character-acc } do starcia
option-support = Zaoferuj wsparcie { $side-dat }: { $character }
option-no_support = Nie oferuj wsparcia
option-accept = Zgódź się
option-accept-in-answer_offer = Zaakceptuj wsparcie
option-accept-in-proposal = Przyjmij warunki
option-accept-in-change_side = Przyjmij wspierającego na swoją stronę
option-decline = Odmów
option-decline-in-answer_offer = Odrzuć wsparcie
option-decline-in-proposal = Odrzuć warunki
option-decline-in-change_side = Odmów: wspierający zostaje po przeciwnej stronie
option-seal = Zagraj kartę: { $card-sealed }
option-seal-in-sealed = Zagraj zakrytą kartę: { $card-sealed }
option-seal-in-face_up = Zagraj odkrytą kartę: { $card-sealed }
option-play = Zagraj kartę: { $card-play }
option-propose = Zaproponuj: { deal }
option-propose-in-proposal = Zaproponuj co innego: { deal }
option-break_off = Zerwij rozmowy
option-source = Zakładnikiem będzie { $source }
option-fix = Do warunków: zakładnikiem dla { $side-gen } będzie { $source }
option-discard = Odrzuć kartę: { $card-short }
option-replace = Zastąp odkrytą kartę kartą: { $card-sealed }
option-done = Gotowe
option-done-in-hostages = Zatrzymaj pozostałych zakładników
option-done-in-move_up_to = Nie przenoś więcej władzy
option-done-in-sacrifice = Nie usuwaj więcej władzy
option-strip = Usuń 1 znacznik władzy { $character-from }
option-strip-in-sacrifice = Poświęć 1 znacznik władzy { $character-from }
option-return = Weź z powrotem na rękę kartę: { $card-short }

## Warunki rozejmu: mówi się tylko o tym, co nie jest zerem

deal =
    { $a_spreads ->
        [0]
            { $a_takes ->
                [0]
                    { $a_pays ->
                        [0] { deal-defender }
                       *[other] { deal-from-attacker }
                    }
               *[other] { deal-from-attacker }
            }
       *[other] { deal-from-attacker }
    }
deal-from-attacker =
    { $d_spreads ->
        [0]
            { $d_takes ->
                [0]
                    { $d_pays ->
                        [0] { deal-attacker }
                       *[other] { deal-both }
                    }
               *[other] { deal-both }
            }
       *[other] { deal-both }
    }
deal-both = { deal-attacker }; { deal-defender }
deal-attacker =
    { $a_spreads ->
        [0]
            { $a_takes ->
                [0] atakujący oddaje { deal-attacker-power }
               *[other]
                    { $a_pays ->
                        [0] atakujący bierze { deal-attacker-hostages }
                       *[other] atakujący bierze { deal-attacker-hostages } i oddaje { deal-attacker-power }
                    }
            }
       *[other]
            { $a_takes ->
                [0]
                    { $a_pays ->
                        [0] atakujący rozprzestrzenia 1 żeton wpływu
                       *[other] atakujący rozprzestrzenia 1 żeton wpływu i oddaje { deal-attacker-power }
                    }
               *[other]
                    { $a_pays ->
                        [0] atakujący rozprzestrzenia 1 żeton wpływu i bierze { deal-attacker-hostages }
                       *[other] atakujący rozprzestrzenia 1 żeton wpływu, bierze { deal-attacker-hostages } i oddaje { deal-attacker-power }
                    }
            }
    }
deal-attacker-hostages =
    { $a_takes ->
        [one] { $a_takes } zakładnika
       *[other] { $a_takes } zakładników
    }
deal-attacker-power =
    { $a_pays ->
        [one] { $a_pays } znacznik władzy
        [few] { $a_pays } znaczniki władzy
       *[many] { $a_pays } znaczników władzy
    }
deal-defender =
    { $d_spreads ->
        [0]
            { $d_takes ->
                [0] obrońca oddaje { deal-defender-power }
               *[other]
                    { $d_pays ->
                        [0] obrońca bierze { deal-defender-hostages }
                       *[other] obrońca bierze { deal-defender-hostages } i oddaje { deal-defender-power }
                    }
            }
       *[other]
            { $d_takes ->
                [0]
                    { $d_pays ->
                        [0] obrońca rozprzestrzenia 1 żeton wpływu
                       *[other] obrońca rozprzestrzenia 1 żeton wpływu i oddaje { deal-defender-power }
                    }
               *[other]
                    { $d_pays ->
                        [0] obrońca rozprzestrzenia 1 żeton wpływu i bierze { deal-defender-hostages }
                       *[other] obrońca rozprzestrzenia 1 żeton wpływu, bierze { deal-defender-hostages } i oddaje { deal-defender-power }
                    }
            }
    }
deal-defender-hostages =
    { $d_takes ->
        [one] { $d_takes } zakładnika
       *[other] { $d_takes } zakładników
    }
deal-defender-power =
    { $d_pays ->
        [one] { $d_pays } znacznik władzy
        [few] { $d_pays } znaczniki władzy
       *[many] { $d_pays } znaczników władzy
    }

## Decyzje: pytanie zadawane graczowi

decision-choose_house = Który ród prowadzisz?
decision-choose_leader = Kogo wybierasz na lidera?
decision-ability = Czy używasz zdolności swojego lidera?
decision-hostages = Czy uwalniasz lub torturujesz zakładników?
decision-torture = Z której postaci zabierasz 1 znacznik władzy?
decision-choose_defender = Kto będzie obrońcą?
decision-prepare = Na którą postać przenosisz 1 znacznik władzy?
decision-choose_fighter = Która postać weźmie udział w starciu?
decision-offer = Czy oferujesz wsparcie?
decision-answer_offer = Czy akceptujesz zaoferowane ci wsparcie?
decision-sealed = Którą kartę zagrywasz zakrytą?
decision-face_up = Zielony wzrok: którą kartę zagrywasz odkrytą?
decision-window = Czy zagrywasz kartę postaci dla jej efektu?
decision-propose = Rozejm: jakie warunki proponujesz?
decision-proposal = Rozejm: co odpowiadasz na proponowane warunki?
decision-hostage_victim = Od kogo bierzesz zakładnika?
decision-hostage_source = Skąd pochodzi zakładnik?
decision-reward = Nagroda: na którą postać przenosisz władzę?
decision-pick_character = Wskaż postać
decision-pick_player = Wybierz gracza
decision-discard_cards = Którą kartę odrzucasz?
decision-replace_card = Która karta zastąpi odkrytą?
decision-return_card = Którą kartę bierzesz z powrotem na rękę?
decision-move_up_to = Na którą postać przenosisz władzę?
decision-sacrifice = Ofiara krwi: z której postaci usuwasz władzę?
decision-guard = Gwardzista: z której postaci usuwasz władzę?
decision-change_side = Królowa Cierni: czy przyjmujesz wspierającego na swoją stronę?

# Co czytają inni, gdy ktoś decyduje
waiting-choose_house = { $name } wybiera ród
waiting-choose_leader = { $name } wybiera lidera
waiting-ability = { $name } rozważa zdolność lidera
waiting-hostages = { $name } decyduje o losie zakładników
waiting-torture = { $name } torturuje zakładnika
waiting-choose_defender = { $name } wskazuje obrońcę
waiting-prepare = { $name } szykuje się do starcia
waiting-choose_fighter = { $name } wybiera uczestnika starcia
waiting-offer = { $name } rozważa, czy zaoferować wsparcie
waiting-answer_offer = { $name } odpowiada na ofertę wsparcia
waiting-sealed = { $name } wybiera zakrytą kartę
waiting-face_up = { $name } wybiera odkrytą kartę
waiting-window = { $name } może jeszcze zagrać kartę
waiting-propose = { $name } układa warunki rozejmu
waiting-proposal = { $name } zastanawia się nad warunkami
waiting-hostage_victim = { $name } wybiera, czyjego zakładnika wziąć
waiting-hostage_source = { $name } bierze zakładnika
waiting-reward = { $name } odbiera nagrodę
waiting-pick_character = { $name } wskazuje postać
waiting-pick_player = { $name } wskazuje gracza
waiting-discard_cards = { $name } odrzuca karty
waiting-replace_card = { $name } zastępuje odkrytą kartę
waiting-return_card = { $name } bierze kartę z powrotem na rękę
waiting-move_up_to = { $name } przenosi władzę
waiting-sacrifice = { $name } usuwa władzę za Ofiarę krwi
waiting-guard = { $name } usuwa władzę za Gwardzistę
waiting-change_side = { $name } decyduje, czy przyjąć wspierającego

## Zdarzenia: co się stało, po jednym wierszu przebiegu gry

event-house = { $seat } prowadzi { $house }
event-first = Pierwszą turę rozgrywa { $seat }
event-leader = { $seat } odkrywa swojego lidera: { $leader } („{ $leader-title }”)
event-turn = Tura { $turn }: atakuje { $seat }
event-phase =
    { $phase-id ->
        [before] Zaraz zacznie się nowa tura
        [end] Tura się kończy
       *[other] Rozpoczyna się { $phase }
    }
event-event = { $seat } dobiera kartę wydarzenia „{ $event }”
event-defender = Obrońcą zostaje { $seat }
event-drew =
    { $count ->
        [0] { $seat } nie ma już czego dobrać
        [one] { $seat } dobiera { $count } kartę
        [few] { $seat } dobiera { $count } karty
       *[many] { $seat } dobiera { $count } kart
    }
event-moved =
    { $count ->
        [one] { $seat } przenosi { $count } znacznik władzy na { $character-acc }
        [few] { $seat } przenosi { $count } znaczniki władzy na { $character-acc }
       *[many] { $seat } przenosi { $count } znaczników władzy na { $character-acc }
    }
event-fights = { $seat } wystawia { $character-acc } do starcia
event-offered = { $seat } oferuje wsparcie ({ $character }) → { $to }
event-no_offer = { $seat } nie oferuje wsparcia
event-no_offer-many = Bez oferty wsparcia: { $names }
event-accepted = { $seat } akceptuje wsparcie, które oferuje { $from }
event-declined = { $seat } odrzuca wsparcie, które oferuje { $from }
event-forced = { $seat } wymusza wsparcie ({ $character }) → { $victim }
event-sealed = { $seat } zagrywa zakrytą kartę
event-sealed-many = Zakryte karty zagrywają: { $names }
event-revealed =
    { $card-id ->
        [unknown] { $seat } nie ma ani jednej karty, co liczy się jako Wrogość 0
       *[other] { $seat } odkrywa kartę: { $card-sealed }
    }
event-outcome = Wynik starcia: { $outcome }
event-used = { $seat } używa zdolności „{ $leader-title }” ({ $leader })
event-played = { $seat } zagrywa kartę: { $card-play }
event-passed = { $seat } pasuje
event-passed-many = Pasują: { $names }
event-bonus = Premia dla strony { $side-gen }: +{ $count }
event-replaced =
    { $card-id ->
        [unknown] { $seat } odkrywa kartę: { $by-sealed }
       *[other] { $seat } odrzuca odkrytą kartę ({ $card-short }), a w jej miejsce odkrywa: { $by-sealed }
    }
event-looked =
    { $count ->
        [one] { $seat } podgląda { $count } kartę z ręki → { $victim }
        [few] { $seat } podgląda { $count } karty z ręki → { $victim }
       *[many] { $seat } podgląda { $count } kart z ręki → { $victim }
    }
event-seen =
    { $card-id ->
        [unknown] { $seat } podgląda kartę z ręki → { $victim }
       *[other] { $seat } widzi, co ma na ręce { $victim }: { $card-short }
    }
event-proposed = { $seat } proponuje: { deal }
event-fixed = W tych warunkach zakładnikiem dla { $side-gen } będzie { $source }
event-agreed = { $seat } przyjmuje warunki
event-broke_off = { $seat } zrywa rozmowy
event-totals = Suma atakującego: { $attacker }, suma obrońcy: { $defender }
event-won = Starcie wygrywa strona, którą prowadzi { $seat }
event-tie = Remis: obie strony przegrywają starcie
event-spread = { $seat } rozprzestrzenia wpływ → { $to }
event-lost_power =
    { $count ->
        [one] { $character } traci { $count } znacznik władzy
        [few] { $character } traci { $count } znaczniki władzy
       *[many] { $character } traci { $count } znaczników władzy
    }
event-died = { $character } ginie
event-boxed =
    { $count ->
        [0] { $seat } nie ma na arkuszu władzy do odłożenia
        [one] { $seat } odkłada z arkusza do pudełka { $count } znacznik władzy
        [few] { $seat } odkłada z arkusza do pudełka { $count } znaczniki władzy
       *[many] { $seat } odkłada z arkusza do pudełka { $count } znaczników władzy
    }
event-gave_power =
    { $count ->
        [one] { $seat } oddaje { $count } znacznik władzy → { $to }
        [few] { $seat } oddaje { $count } znaczniki władzy → { $to }
       *[many] { $seat } oddaje { $count } znaczników władzy → { $to }
    }
event-hostage =
    { $card-id ->
        [unknown] { $seat } bierze zakładnika → { $victim } ({ $source })
       *[other] { $seat } bierze zakładnika → { $victim } ({ $source }); to { $card }
    }
event-freed =
    { $card-id ->
        [unknown] { $seat } uwalnia zakładnika → { $to }
       *[other] { $seat } uwalnia zakładnika ({ $card-short }) → { $to }
    }
event-tortured = { $seat } torturuje zakładnika ({ $card-short }) → { $victim }
event-took_power = { $seat } zabiera na swój arkusz 1 znacznik władzy { $character-from }
event-discarded = { $seat } odrzuca kartę: { $card-short }
event-retreated = { $seat } wycofuje się ze starcia ({ $character })
event-changed_side = { $seat } przechodzi na stronę { $side-gen }
event-spared = { $seat } nie otrzymuje w tej turze kar
event-unrewarded = { $seat } nie otrzymuje w tej turze nagród
event-returned = { $seat } bierze z powrotem na rękę kartę: { $card-short }
event-shuffled = { $seat } wtasowuje stos kart odrzuconych do talii
event-wiped_out = { $seat } nie ma już ani jednej żyjącej postaci
event-turn_limit =
    { $count ->
        [one] Rozegrano { $count } turę: gra się kończy
        [few] Rozegrano { $count } tury: gra się kończy
       *[many] Rozegrano { $count } tur: gra się kończy
    }
event-winner =
    { $count ->
        [one] { $seat } wygrywa grę z { $count } rozprzestrzenionym żetonem wpływu
       *[other] { $seat } wygrywa grę z { $count } rozprzestrzenionymi żetonami wpływu
    }
event-no_deal = Rozmowy kończą się bez porozumienia
event-barred = { $seat } nie może w tej turze wesprzeć obrońcy
event-held = { $seat } zatrzymuje swoich zakładników

## Opcje stołu: nazwa, objaśnienie i nazwa każdego wyboru

table-houses = Rody
table-houses-help = Gracze wybierają rody po kolei, poczynając od tego, kto rozgrywa pierwszą turę, albo przydziela je los.
table-houses-pick = Wybierane przez graczy
table-houses-random = Losowe
table-specials = Specjalne karty wydarzeń
table-specials-help = Trzy specjalne karty wskazują obrońcę według tego, co gracze mają. Różne: najwięcej rozprzestrzenionego wpływu, najwięcej kart na ręce, najwięcej władzy na postaciach. Instrukcja pokazuje tylko pierwszą z nich.
table-specials-different = Trzy różne
table-specials-influential_x3 = Trzy razy „Wpływowi”
table-truce_proposals = Propozycje w rozmowach o rozejmie
table-truce_proposals-help = Tyle propozycji może paść w jednych rozmowach. Gdy żadna nie zostanie przyjęta, rozmowy kończą się bez porozumienia i obie strony przegrywają.
table-first_player = Pierwszy gracz
table-first_player-help = O tym, kto rozgrywa pierwszą turę, rozstrzyga los albo wskazane tu miejsce.
table-first_player-random = Losowy
table-first_player-0 = Miejsce 1
table-first_player-1 = Miejsce 2
table-first_player-2 = Miejsce 3
table-first_player-3 = Miejsce 4
table-first_player-4 = Miejsce 5
table-turn_limit = Limit tur
table-turn_limit-help = Po tylu turach gra się kończy i wygrywa ten, kto rozprzestrzenił najwięcej wpływu. W instrukcji nie ma takiego limitu; chroni on przed grą bez końca.

## Stół słowami

view-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
view-hostages =
    { $count ->
        [one] { $count } zakładnik
       *[other] { $count } zakładników
    }
view-power = władza { $count }
view-influence = wpływ { $count }
view-hand = Twoja ręka
view-nothing = nic

## W terminalu

cli-iron_throne-turn = Tura { $turn }
cli-iron_throne-attacks = atakuje { $attacker }
cli-iron_throne-against = { $attacker } → { $defender }
cli-iron_throne-event = Karta wydarzenia: { $event }
cli-iron_throne-encounter = Starcie
cli-iron_throne-won = wygrywa { $side }
cli-iron_throne-both-lost = przegrywają obie strony
cli-iron_throne-bonus = premia { $count }
cli-iron_throne-houses = Rody, zgodnie z ruchem wskazówek zegara
cli-iron_throne-house-stark = { house-stark.short }
cli-iron_throne-house-lannister = { house-lannister.short }
cli-iron_throne-house-baratheon = { house-baratheon.short }
cli-iron_throne-house-targaryen = { house-targaryen.short }
cli-iron_throne-house-tyrell = { house-tyrell.short }
cli-iron_throne-sheet = arkusz { $count }
cli-iron_throne-hand-size = ręka { $count }
cli-iron_throne-role-attacker = Atakujący
cli-iron_throne-role-defender = Obrońca
cli-iron_throne-supports-attacker = wspiera atakującego
cli-iron_throne-supports-defender = wspiera obrońcę
cli-iron_throne-leader = lider: { $leader }
cli-iron_throne-influence-on = Wpływ na rody: { $boards }
cli-iron_throne-hostages = Zakładnicy: { $cards }
cli-iron_throne-played = Zagrane: { $cards }
cli-iron_throne-known = Na ręce, o ile wiesz: { $cards }
cli-iron_throne-discard = Odrzucone: { $cards }
cli-iron_throne-spared = bez kar w tej turze
cli-iron_throne-unrewarded = bez nagród w tej turze
cli-iron_throne-barred = bez prawa wspierania obrońcy
cli-iron_throne-own-leader =
    { $count ->
        [one] Twój lider
       *[other] Twoje arkusze liderów
    }
cli-iron_throne-own-sheet = { $name } („{ $title }”) · { $timing }: { $text }
cli-iron_throne-own-card = { $card } („{ $title }”) · { $timing }
cli-iron_throne-own-leader-card = { $card }, twój lider („{ $title }”) · { $timing }
cli-iron_throne-piles = Talie rodów { $decks } · odrzucone { $discards } · talia wydarzeń { $events } · władza w pudełku { $box }
cli-iron_throne-events-gone = Dobrane już karty wydarzeń: { $events }
cli-iron_throne-offer = { $name } oferuje wsparcie: { $character }; po stronie: { $side }
cli-iron_throne-terms = Na stole, proponuje { $name }: { $terms } (propozycja { $made } z { $most })
cli-iron_throne-both-spread = obie strony rozprzestrzeniają po 1 żetonie wpływu
cli-iron_throne-both-take =
    { $count ->
        [one] obie strony biorą po { $count } zakładniku
       *[other] obie strony biorą po { $count } zakładników
    }
cli-iron_throne-totals = Stan stron: atakujący { $attacker }, obrońca { $defender }
cli-iron_throne-unlisted = Inne warunki: wpisz „warunki”, a ułożysz je po kolei. Można też zapisać je notacją, bez tych, które są zerem: propose a_spreads a_takes=2 d_pays=3 (a to atakujący, d obrońca)

# Warunki rozejmu, układane po kolei.
compose-propose = Warunki rozejmu
compose-propose-command = warunki
compose-propose-a_spreads = Atakujący rozprzestrzenia wpływ
compose-propose-d_spreads = Obrońca rozprzestrzenia wpływ
compose-propose-a_takes = Atakujący bierze zakładników
compose-propose-d_takes = Obrońca bierze zakładników
compose-propose-a_pays = Atakujący oddaje władzę
compose-propose-d_pays = Obrońca oddaje władzę
cli-iron_throne-do-seal = Zagraj
cli-iron_throne-do-play = Zagraj dla efektu
cli-iron_throne-do-discard = Odrzuć
cli-iron_throne-do-replace = Odkryj w zamian
cli-iron_throne-do-return = Weź z powrotem
cli-iron_throne-do-free = Uwolnij
cli-iron_throne-do-torture = Torturuj
cli-iron_throne-do-character = Wskaż
cli-iron_throne-do-power = Przenieś 1 znacznik władzy; przyjmuje go
cli-iron_throne-do-fight = Wystaw
cli-iron_throne-do-strip = Usuń 1 znacznik władzy; traci go
cli-iron_throne-do-support = Zaoferuj wsparcie
cli-iron_throne-do-propose = Zaproponuj
cli-iron_throne-examples = fight robb; support defender loras; seal stark-12; propose a_spreads d_takes=2
cli-iron_throne-legend =
    > kogo dotyczy pytanie; Robb 4 to postać i jej władza, * ta, która bierze udział w starciu, † martwa; arkusz 3 to władza na arkuszu lidera
    wpływ 2 ●●○○○ to żetony rozprzestrzenione na cudze plansze: kto rozprzestrzeni wszystkie pięć, kończy grę
    Atakujący 14 to suma strony, a dalej to, co się na nią składa: karta, postacie z tym, kto je wystawił, premie
    ? (Starkowie) to zakładnik, którego znasz tylko ród; 1:20 to karty miejsca 1

## Co strona liczy zamiast punktów

web-points =
    { $count ->
        [one] { $count } żeton wpływu
        [few] { $count } żetony wpływu
       *[many] { $count } żetonów wpływu
    }
web-points-short = wpływ
web-seat-label =
    { $count ->
        [one] { $name }, { $count } żeton wpływu
        [few] { $name }, { $count } żetony wpływu
       *[many] { $name }, { $count } żetonów wpływu
    }

## Fazy

phase-setup = przygotowanie gry
phase-before = czas przed turą
phase-hostages = krok zakładników
phase-preparation = faza przygotowania
phase-support = faza wsparcia
phase-encounter = faza starcia
phase-resolution = faza rozstrzygnięcia
phase-end = koniec tury
phase-unknown = faza

## Momenty, w których można użyć zdolności i kart

window-W1 = Przed twoją turą
window-W2 = Krok zakładników
window-W4 = Przed ofertą wsparcia
window-W5 = Przed zagraniem zakrytych kart
window-W6 = Po odkryciu kart
window-W7 = Faza rozstrzygnięcia
window-W8 = Po fazie rozstrzygnięcia

## Strony i wyniki

side-nobody = nikt
    .gen = nikogo
    .dat = nikomu
side-attacker = atakujący
    .gen = atakującego
    .dat = atakującemu
side-defender = obrońca
    .gen = obrońcy
    .dat = obrońcy
side-unknown = strona
    .gen = strony
    .dat = stronie
outcome-none = jeszcze nieznany
outcome-hostility = wrogość
outcome-truce = rozejm
outcome-betrayal = zdrada
outcome-unknown = jeszcze nieznany

## Skąd pochodzi zakładnik

source-deck = wierzchnia karta talii
source-hand = losowa karta z ręki
source-held_stark = trzymany zakładnik z rodu Starków
source-held_lannister = trzymany zakładnik z rodu Lannisterów
source-held_baratheon = trzymany zakładnik z rodu Baratheonów
source-held_targaryen = trzymany zakładnik z rodu Targaryenów
source-held_tyrell = trzymany zakładnik z rodu Tyrellów
source-held = jeden z trzymanych zakładników
source-unknown = karta

## Rody

house-stark = ród Starków
    .short = Starkowie
house-lannister = ród Lannisterów
    .short = Lannisterowie
house-baratheon = ród Baratheonów
    .short = Baratheonowie
house-targaryen = ród Targaryenów
    .short = Targaryenowie
house-tyrell = ród Tyrellów
    .short = Tyrellowie
house-unknown = ród
    .short = ród

## Słowa arkuszy i kart

term-leader_ability = zdolność lidera
term-leader_ability-text = Użycie zdolności lidera jest zawsze dobrowolne.
term-character_card = karta postaci
term-character_card-text = Kartę postaci można zagrać dla jej tekstu tylko wtedy, gdy ta postać uczestniczy w starciu; kartę swojego lidera, gdy uczestniczy dowolna twoja postać. Zagrana zakryta jest kartą wrogości o wartości 0.
term-remove_power = usunąć władzę
term-remove_power-text = Władza usunięta z postaci trafia na arkusz lidera kontrolującego ją gracza, chyba że tekst mówi inaczej; władza usunięta z arkusza trafia do pudełka.
term-sheet = ten arkusz, twój arkusz
term-sheet-text = Ten arkusz: arkusz lidera z tą zdolnością. Twój arkusz: arkusz twojego lidera.

## Postacie (żetony)

character-eddard = Eddard Stark
    .acc = Eddarda Starka
    .from = z Eddarda Starka
character-arya = Arya Stark
    .acc = Aryę Stark
    .from = z Aryi Stark
character-robb = Robb Stark
    .acc = Robba Starka
    .from = z Robba Starka
character-catelyn = Catelyn Stark
    .acc = Catelyn Stark
    .from = z Catelyn Stark
character-bran = Bran Stark
    .acc = Brana Starka
    .from = z Brana Starka
character-cersei = Cersei Lannister
    .acc = Cersei Lannister
    .from = z Cersei Lannister
character-tyrion = Tyrion Lannister
    .acc = Tyriona Lannistera
    .from = z Tyriona Lannistera
character-jaime = Jaime Lannister
    .acc = Jaime'a Lannistera
    .from = z Jaime'a Lannistera
character-tywin = Tywin Lannister
    .acc = Tywina Lannistera
    .from = z Tywina Lannistera
character-joffrey = Joffrey Baratheon
    .acc = Joffreya Baratheona
    .from = z Joffreya Baratheona
character-stannis = Stannis Baratheon
    .acc = Stannisa Baratheona
    .from = ze Stannisa Baratheona
character-melisandre = Melisandre
    .acc = Melisandre
    .from = z Melisandre
character-davos = Davos Seaworth
    .acc = Davosa Seawortha
    .from = z Davosa Seawortha
character-selyse = Selyse Baratheon
    .acc = Selyse Baratheon
    .from = z Selyse Baratheon
character-shireen = Shireen Baratheon
    .acc = Shireen Baratheon
    .from = z Shireen Baratheon
character-daenerys = Daenerys Targaryen
    .acc = Daenerys Targaryen
    .from = z Daenerys Targaryen
character-viserys = Viserys Targaryen
    .acc = Viserysa Targaryena
    .from = z Viserysa Targaryena
character-drogo = Khal Drogo
    .acc = khala Drogo
    .from = z khala Drogo
character-jorah = Jorah Mormont
    .acc = Joraha Mormonta
    .from = z Joraha Mormonta
character-barristan = Barristan Selmy
    .acc = Barristana Selmy'ego
    .from = z Barristana Selmy'ego
character-margaery = Margaery Tyrell
    .acc = Margaery Tyrell
    .from = z Margaery Tyrell
character-loras = Loras Tyrell
    .acc = Lorasa Tyrella
    .from = z Lorasa Tyrella
character-olenna = Olenna Tyrell
    .acc = Olennę Tyrell
    .from = z Olenny Tyrell
character-mace = Mace Tyrell
    .acc = Mace'a Tyrella
    .from = z Mace'a Tyrella
character-renly = Renly Baratheon
    .acc = Renly'ego Baratheona
    .from = z Renly'ego Baratheona
character-unknown = postać
    .acc = postać
    .from = z postaci

## Liderzy: imię, zdolność, kiedy można jej użyć, co robi, i uwaga tam, gdzie pomaga

leader-eddard = Eddard Stark
    .title = { leader-eddard-title }
leader-eddard-title = Honorowy
leader-eddard-timing = Po odkryciu kart · aktywny gracz · wynik zdrady
leader-eddard-text = Starcie rozstrzyga się tak, jakby wynikiem był rozejm.
leader-eddard-note = Działa przy każdej zdradzie, także wtedy, gdy to twoja karta jest kartą wrogości.
leader-arya = Arya Stark
    .title = { leader-arya-title }
leader-arya-title = Mściwa
leader-arya-timing = Po fazie rozstrzygnięcia · uczestnik starcia · twoja strona przegrała starcie
leader-arya-text = Wszyscy wspierający po przeciwnej stronie usuwają po 2 znaczniki władzy ze swoich uczestniczących postaci.
leader-arya-note = Po remisie i po nieudanych rozmowach o rozejmie przegrywają obie strony.
leader-robb = Robb Stark
    .title = { leader-robb-title }
leader-robb-title = Strateg
leader-robb-timing = Przed twoją turą · masz na ręce co najmniej 3 karty
leader-robb-text = Odrzuć z ręki 3 wybrane karty i dobierz 3 nowe.
leader-catelyn = Catelyn Stark
    .title = { leader-catelyn-title }
leader-catelyn-title = Opiekuńcza
leader-catelyn-timing = Przed twoją turą
leader-catelyn-text = Przenieś z tego arkusza na swoje postacie najwyżej 2 znaczniki władzy.
leader-bran = Bran Stark
    .title = { leader-bran-title }
leader-bran-title = Zielony wzrok
leader-bran-timing = Przed zagraniem zakrytych kart · aktywny gracz · na tym arkuszu jest co najmniej 1 znacznik władzy
leader-bran-text = Odłóż do pudełka 1 znacznik władzy z tego arkusza. Drugi aktywny gracz zagrywa wtedy swoją kartę rodu pierwszy i odkrytą.
leader-cersei = Cersei Lannister
    .title = { leader-cersei-title }
leader-cersei-title = Szantaż
leader-cersei-timing = Przed ofertą wsparcia · aktywny gracz · posiadasz wpływ na ród gracza, na którego przyszła kolej
leader-cersei-text = Wskaż 1 żyjącą postać tego rodu: musi cię wesprzeć.
leader-cersei-note = Nikt tego nie akceptuje. Gracz tego rodu pod każdym względem liczy się jako twój wspierający i nie składa w tej turze oferty.
leader-tyrion = Tyrion Lannister
    .title = { leader-tyrion-title }
leader-tyrion-title = Mediator
leader-tyrion-timing = Faza rozstrzygnięcia, rozmowy o rozejmie · aktywny gracz · rozmowy kończą się bez porozumienia
leader-tyrion-text = Gracze po twojej stronie nie otrzymują za to kar; gracze po przeciwnej stronie je otrzymują.
leader-jaime = Jaime Lannister
    .title = { leader-jaime-title }
leader-jaime-title = Szermierz
leader-jaime-timing = Po odkryciu kart · aktywny gracz · wynik wrogości
leader-jaime-text = Wartość twojej odkrytej karty rośnie o 1 za każdą postać uczestniczącą po przeciwnej stronie.
leader-tywin = Tywin Lannister
    .title = { leader-tywin-title }
leader-tywin-title = Spłacone długi
leader-tywin-timing = Po fazie rozstrzygnięcia · aktywny gracz · twoja strona wygrała starcie
leader-tywin-text = Weź 1 zakładnika od gracza po przegranej stronie.
leader-tywin-note = To nie jest ani nagroda, ani kara: ten zakładnik jest dodatkowy wobec zakładnika za starcie.
leader-joffrey = Joffrey Baratheon
    .title = { leader-joffrey-title }
leader-joffrey-title = Okrutny
leader-joffrey-timing = Krok zakładników · dowolny gracz · torturujesz zakładnika
leader-joffrey-text = Po rozpatrzeniu efektu tortur dobierz 1 kartę.
leader-stannis = Stannis Baratheon
    .title = { leader-stannis-title }
leader-stannis-title = Nieugięty
leader-stannis-timing = Po odkryciu kart · aktywny gracz · wynik wrogości, po twojej stronie uczestniczy mniej postaci niż po przeciwnej
leader-stannis-text = Wartość twojej odkrytej karty rośnie o 2.
leader-melisandre = Melisandre
    .title = { leader-melisandre-title }
leader-melisandre-title = Ofiara krwi
leader-melisandre-timing = Po odkryciu kart · uczestnik starcia · wynik wrogości
leader-melisandre-text = Usuń najwyżej 3 znaczniki władzy ze swoich postaci, które nie uczestniczą w starciu (jak zwykle trafiają na twój arkusz). Suma twojej strony rośnie o 2 za każdy usunięty znacznik.
leader-davos = Davos Seaworth
    .title = { leader-davos-title }
leader-davos-title = Przemytnik
leader-davos-timing = Przy każdym braniu zakładnika · dowolny gracz · inny gracz ma wziąć od ciebie zakładnika (po starciu, w ramach rozejmu albo wskutek zdolności lub karty)
leader-davos-text = To ty, a nie biorący, wybierasz, z którego dostępnego miejsca pochodzi zakładnik; spośród twoich zakładników kartę nadal wskazuje biorący. Można użyć przy każdym zakładniku.
leader-selyse = Selyse Baratheon
    .title = { leader-selyse-title }
leader-selyse-title = Fanatyczna
leader-selyse-timing = Po odkryciu kart · aktywny gracz · wynik zdrady, to twoja odkryta karta jest kartą wrogości
leader-selyse-text = Za tę zdradę nikt nie bierze od ciebie zakładnika.
leader-shireen = Shireen Baratheon
    .title = { leader-shireen-title }
leader-shireen-title = Łagodna
leader-shireen-timing = Po fazie rozstrzygnięcia · uczestnik starcia · twoja strona nie wygrała starcia (przegrana, remis lub jakikolwiek rozejm)
leader-shireen-text = Przenieś z tego arkusza na jedną ze swoich postaci najwyżej 1 znacznik władzy.
leader-daenerys = Daenerys Targaryen
    .title = { leader-daenerys-title }
leader-daenerys-title = Niespalona
leader-daenerys-timing = Faza rozstrzygnięcia, kary · uczestnik starcia · masz otrzymać karę za przegraną
leader-daenerys-text = Usuwasz ze swojej uczestniczącej postaci 1 znacznik władzy zamiast połowy; jeśli ma tylko 1, nie usuwasz żadnego.
leader-daenerys-note = Kara jest tylko mniejsza, więc nadal można wziąć od ciebie zakładnika.
leader-viserys = Viserys Targaryen
    .title = { leader-viserys-title }
leader-viserys-title = Król Żebrak
leader-viserys-timing = Przed ofertą wsparcia · atakujący · na tym arkuszu są co najmniej 3 znaczniki władzy
leader-viserys-text = Przenieś 3 znaczniki władzy z tego arkusza na arkusz gracza, na którego przyszła kolej. W tej turze nie może on zaoferować wsparcia obrońcy.
leader-drogo = Khal Drogo
    .title = { leader-drogo-title }
leader-drogo-title = Khalasar
leader-drogo-timing = Po odkryciu kart · aktywny gracz · wynik wrogości
leader-drogo-text = Suma twojej strony rośnie o 1 za każdą twoją żyjącą postać, która nie uczestniczy w starciu (najwyżej o 3).
leader-jorah = Jorah Mormont
    .title = { leader-jorah-title }
leader-jorah-title = Szpieg
leader-jorah-timing = Przed zagraniem zakrytych kart · uczestnik starcia
leader-jorah-text = Podejrzyj 2 losowe karty (wszystkie, jeśli jest ich mniej) z ręki aktywnego gracza po przeciwnej stronie.
leader-barristan = Barristan Selmy
    .title = { leader-barristan-title }
leader-barristan-title = Gwardzista
leader-barristan-timing = Faza rozstrzygnięcia, kary · uczestnik starcia · masz otrzymać karę za przegraną
leader-barristan-text = Usuń wymaganą liczbę znaczników władzy z dowolnych swoich żyjących postaci, w dowolnym podziale, zamiast z postaci uczestniczącej.
leader-barristan-note = Kara jest tylko przeniesiona, więc nadal można wziąć od ciebie zakładnika.
leader-margaery = Margaery Tyrell
    .title = { leader-margaery-title }
leader-margaery-title = Ukochana
leader-margaery-timing = Przed ofertą wsparcia · aktywny gracz
leader-margaery-text = Jeśli gracz, na którego przyszła kolej, zaoferuje ci wsparcie, a ty je zaakceptujesz, możesz sprawić, że ty i ten gracz dobierzecie po 1 karcie. Decydujesz przy akceptacji; wcześniej niczego się nie ogłasza.
leader-loras = Loras Tyrell
    .title = { leader-loras-title }
leader-loras-title = Rycerz Kwiatów
leader-loras-timing = Po odkryciu kart · uczestnik starcia · wynik wrogości, żadna uczestnicząca postać nie ma więcej władzy niż twoja
leader-loras-text = Suma twojej strony rośnie o 1.
leader-olenna = Olenna Tyrell
    .title = { leader-olenna-title }
leader-olenna-title = Królowa Cierni
leader-olenna-timing = Po odkryciu kart · wspierający · na tym arkuszu jest co najmniej 1 znacznik władzy, twoja uczestnicząca postać żyje, raz na turę
leader-olenna-text = Zapytaj aktywnego gracza po przeciwnej stronie. Jeśli się zgodzi, odłóż do pudełka 1 znacznik władzy z tego arkusza i przejdź na jego stronę wraz ze swoją uczestniczącą postacią; jeśli odmówi, nic się nie dzieje.
leader-mace = Mace Tyrell
    .title = { leader-mace-title }
leader-mace-title = Hojny gospodarz
leader-mace-timing = Przed twoją turą
leader-mace-text = Wybierz innego gracza. Ty i on dobieracie po 1 karcie.
leader-renly = Renly Baratheon
    .title = { leader-renly-title }
leader-renly-title = Charyzmatyczny
leader-renly-timing = Przed pierwszą ofertą wsparcia w turze · aktywny gracz · ogłaszane jawnie
leader-renly-text = Gracze, którzy potem w tej turze cię wesprą, nie otrzymują w niej kar.
leader-renly-note = Po starciu nie można też wziąć od nich zakładnika.
leader-unknown = lider
    .title = zdolność

## Karty wrogości i rozejmu: co robią

card-hostility = Wrogość
card-hostility-timing = Faza starcia · aktywny gracz
card-hostility-text = Jeśli obie odkryte karty to wrogość, dodaj wartość tej karty do władzy postaci uczestniczących po twojej stronie. Jeśli druga karta to rozejm, twoja strona wygrywa przez zdradę.
card-truce = Rozejm
card-truce-timing = Faza starcia · aktywny gracz
card-truce-text = Jeśli obie odkryte karty to rozejm, aktywni gracze negocjują. Jeśli druga karta to wrogość, twoja strona przegrywa, ale bierzesz po 1 zakładniku od każdego gracza po zwycięskiej stronie.

## Karty rodu Starków

card-stark-truce = Rozejm (Starkowie)
    .short = Rozejm
    .sealed = Rozejm
    .play = Rozejm
card-stark-1 = Wrogość 1 (Starkowie)
    .short = Wrogość 1
    .sealed = Wrogość 1
    .play = Wrogość 1
card-stark-2 = Wrogość 2 (Starkowie)
    .short = Wrogość 2
    .sealed = Wrogość 2
    .play = Wrogość 2
card-stark-3 = Wrogość 3 (Starkowie)
    .short = Wrogość 3
    .sealed = Wrogość 3
    .play = Wrogość 3
card-stark-4 = Wrogość 4 (Starkowie)
    .short = Wrogość 4
    .sealed = Wrogość 4
    .play = Wrogość 4
card-stark-5 = Wrogość 5 (Starkowie)
    .short = Wrogość 5
    .sealed = Wrogość 5
    .play = Wrogość 5
card-stark-6 = Wrogość 6 (Starkowie)
    .short = Wrogość 6
    .sealed = Wrogość 6
    .play = Wrogość 6
card-stark-7 = Wrogość 7 (Starkowie)
    .short = Wrogość 7
    .sealed = Wrogość 7
    .play = Wrogość 7
card-stark-8 = Wrogość 8 (Starkowie)
    .short = Wrogość 8
    .sealed = Wrogość 8
    .play = Wrogość 8
card-stark-10 = Wrogość 10 (Starkowie)
    .short = Wrogość 10
    .sealed = Wrogość 10
    .play = Wrogość 10
card-stark-12 = Wrogość 12 (Starkowie)
    .short = Wrogość 12
    .sealed = Wrogość 12
    .play = Wrogość 12
card-stark-20 = Wrogość 20 (Starkowie)
    .short = Wrogość 20
    .sealed = Wrogość 20
    .play = Wrogość 20
card-stark-eddard = Eddard Stark
    .short = Eddard Stark
    .sealed = Eddard Stark jako wrogość 0
    .play = Eddard Stark („{ card-stark-eddard-title }”)
card-stark-eddard-title = Wyrok i miecz
card-stark-eddard-timing = Po odkryciu kart · wynik zdrady
card-stark-eddard-text = Gracze, którzy są teraz po stronie odkrytej karty wrogości, nie otrzymują w tej turze nagród, bez względu na to, jaki będzie ostateczny wynik.
card-stark-eddard-note = Aktywny gracz, który nie otrzymuje nagród, nie bierze też zakładnika.
card-stark-arya = Arya Stark
    .short = Arya Stark
    .sealed = Arya Stark jako wrogość 0
    .play = Arya Stark („{ card-stark-arya-title }”)
card-stark-arya-title = Lista imion
card-stark-arya-timing = Po fazie rozstrzygnięcia · twoja strona przegrała starcie
card-stark-arya-text = Wskaż 1 żyjącą postać aktywnego gracza po przeciwnej stronie, uczestniczącą lub nie. Zostaje na niej tylko 1 znacznik władzy; reszta trafia na arkusz tego gracza.
card-stark-arya-note = Po remisie i po nieudanych rozmowach o rozejmie przegrywają obie strony.
card-stark-robb = Robb Stark
    .short = Robb Stark
    .sealed = Robb Stark jako wrogość 0
    .play = Robb Stark („{ card-stark-robb-title }”)
card-stark-robb-title = Taktyczny manewr
card-stark-robb-timing = Po fazie rozstrzygnięcia
card-stark-robb-text = Dodaj do swojej talii wszystkie swoje odrzucone karty, przetasuj ją i dobierz 1 kartę.
card-stark-robb-note = Kart zagranych lub odkrytych w tej turze nie ma jeszcze wśród odrzuconych.
card-stark-catelyn = Catelyn Stark
    .short = Catelyn Stark
    .sealed = Catelyn Stark jako wrogość 0
    .play = Catelyn Stark („{ card-stark-catelyn-title }”)
card-stark-catelyn-title = Rodzina, Obowiązek, Honor
card-stark-catelyn-timing = Po odkryciu kart
card-stark-catelyn-text = Wybierz uczestniczącego gracza po swojej stronie (możesz wskazać siebie). Ten gracz nie otrzymuje w tej turze kar.
card-stark-catelyn-note = Po starciu nie można też wziąć od tego gracza zakładnika.
card-stark-bran = Bran Stark
    .short = Bran Stark
    .sealed = Bran Stark jako wrogość 0
    .play = Bran Stark („{ card-stark-bran-title }”)
card-stark-bran-title = Wilczy sen
card-stark-bran-timing = Przed zagraniem zakrytych kart
card-stark-bran-text = Podejrzyj całą rękę aktywnego gracza po przeciwnej stronie.

## Karty rodu Lannisterów

card-lannister-truce = Rozejm (Lannisterowie)
    .short = Rozejm
    .sealed = Rozejm
    .play = Rozejm
card-lannister-1 = Wrogość 1 (Lannisterowie)
    .short = Wrogość 1
    .sealed = Wrogość 1
    .play = Wrogość 1
card-lannister-2 = Wrogość 2 (Lannisterowie)
    .short = Wrogość 2
    .sealed = Wrogość 2
    .play = Wrogość 2
card-lannister-3 = Wrogość 3 (Lannisterowie)
    .short = Wrogość 3
    .sealed = Wrogość 3
    .play = Wrogość 3
card-lannister-4 = Wrogość 4 (Lannisterowie)
    .short = Wrogość 4
    .sealed = Wrogość 4
    .play = Wrogość 4
card-lannister-5 = Wrogość 5 (Lannisterowie)
    .short = Wrogość 5
    .sealed = Wrogość 5
    .play = Wrogość 5
card-lannister-6 = Wrogość 6 (Lannisterowie)
    .short = Wrogość 6
    .sealed = Wrogość 6
    .play = Wrogość 6
card-lannister-7 = Wrogość 7 (Lannisterowie)
    .short = Wrogość 7
    .sealed = Wrogość 7
    .play = Wrogość 7
card-lannister-8 = Wrogość 8 (Lannisterowie)
    .short = Wrogość 8
    .sealed = Wrogość 8
    .play = Wrogość 8
card-lannister-10 = Wrogość 10 (Lannisterowie)
    .short = Wrogość 10
    .sealed = Wrogość 10
    .play = Wrogość 10
card-lannister-12 = Wrogość 12 (Lannisterowie)
    .short = Wrogość 12
    .sealed = Wrogość 12
    .play = Wrogość 12
card-lannister-20 = Wrogość 20 (Lannisterowie)
    .short = Wrogość 20
    .sealed = Wrogość 20
    .play = Wrogość 20
card-lannister-cersei = Cersei Lannister
    .short = Cersei Lannister
    .sealed = Cersei Lannister jako wrogość 0
    .play = Cersei Lannister („{ card-lannister-cersei-title }”)
card-lannister-cersei-title = Gniew królowej
card-lannister-cersei-timing = Po fazie rozstrzygnięcia · twoja strona przegrała starcie
card-lannister-cersei-text = Weź 1 zakładnika od gracza po przeciwnej stronie.
card-lannister-cersei-note = To nie jest ani nagroda, ani kara.
card-lannister-tyrion = Tyrion Lannister
    .short = Tyrion Lannister
    .sealed = Tyrion Lannister jako wrogość 0
    .play = Tyrion Lannister („{ card-lannister-tyrion-title }”)
card-lannister-tyrion-title = Zmysł polityczny
card-lannister-tyrion-timing = Po odkryciu kart · któryś aktywny gracz odkrył kartę wrogości (jest nią też zakryta karta postaci)
card-lannister-tyrion-text = Wskaż gracza, którego odkryta karta to wrogość. Jeśli ma na ręce kartę o większej wartości, musi odrzucić odkrytą i wyłożyć w jej miejsce kartę o większej wartości.
card-lannister-tyrion-note = Nową kartę wybiera gracz, którego kartę się zastępuje. Porównuje się wydrukowane wartości; karta postaci ma wartość 0.
card-lannister-jaime = Jaime Lannister
    .short = Jaime Lannister
    .sealed = Jaime Lannister jako wrogość 0
    .play = Jaime Lannister („{ card-lannister-jaime-title }”)
card-lannister-jaime-title = Królobójca
card-lannister-jaime-timing = Po odkryciu kart · wynik wrogości
card-lannister-jaime-text = Wartość karty odkrytej po twojej stronie rośnie o 7.
card-lannister-tywin = Tywin Lannister
    .short = Tywin Lannister
    .sealed = Tywin Lannister jako wrogość 0
    .play = Tywin Lannister („{ card-lannister-tywin-title }”)
card-lannister-tywin-title = Deszcze Castamere
card-lannister-tywin-timing = Po fazie rozstrzygnięcia · twoja strona wygrała starcie
card-lannister-tywin-text = Aktywny gracz po przegranej stronie odkłada do pudełka 4 znaczniki władzy ze swojego arkusza.
card-lannister-joffrey = Joffrey Baratheon
    .short = Joffrey Baratheon
    .sealed = Joffrey Baratheon jako wrogość 0
    .play = Joffrey Baratheon („{ card-lannister-joffrey-title }”)
card-lannister-joffrey-title = Łaska króla
card-lannister-joffrey-timing = Po odkryciu kart · aktywny gracz · wynik rozejmu, twoją odkrytą kartą jest karta rozejmu, a na ręce masz jeszcze kartę wrogości lub postaci
card-lannister-joffrey-text = Odrzuć swoją odkrytą kartę rozejmu i odkryj w jej miejsce z ręki kartę wrogości lub kartę postaci (karta postaci liczy się jako wrogość 0); wynik ustala się na nowo.

## Karty rodu Baratheonów

card-baratheon-truce = Rozejm (Baratheonowie)
    .short = Rozejm
    .sealed = Rozejm
    .play = Rozejm
card-baratheon-1 = Wrogość 1 (Baratheonowie)
    .short = Wrogość 1
    .sealed = Wrogość 1
    .play = Wrogość 1
card-baratheon-2 = Wrogość 2 (Baratheonowie)
    .short = Wrogość 2
    .sealed = Wrogość 2
    .play = Wrogość 2
card-baratheon-3 = Wrogość 3 (Baratheonowie)
    .short = Wrogość 3
    .sealed = Wrogość 3
    .play = Wrogość 3
card-baratheon-4 = Wrogość 4 (Baratheonowie)
    .short = Wrogość 4
    .sealed = Wrogość 4
    .play = Wrogość 4
card-baratheon-5 = Wrogość 5 (Baratheonowie)
    .short = Wrogość 5
    .sealed = Wrogość 5
    .play = Wrogość 5
card-baratheon-6 = Wrogość 6 (Baratheonowie)
    .short = Wrogość 6
    .sealed = Wrogość 6
    .play = Wrogość 6
card-baratheon-7 = Wrogość 7 (Baratheonowie)
    .short = Wrogość 7
    .sealed = Wrogość 7
    .play = Wrogość 7
card-baratheon-8 = Wrogość 8 (Baratheonowie)
    .short = Wrogość 8
    .sealed = Wrogość 8
    .play = Wrogość 8
card-baratheon-10 = Wrogość 10 (Baratheonowie)
    .short = Wrogość 10
    .sealed = Wrogość 10
    .play = Wrogość 10
card-baratheon-12 = Wrogość 12 (Baratheonowie)
    .short = Wrogość 12
    .sealed = Wrogość 12
    .play = Wrogość 12
card-baratheon-20 = Wrogość 20 (Baratheonowie)
    .short = Wrogość 20
    .sealed = Wrogość 20
    .play = Wrogość 20
card-baratheon-stannis = Stannis Baratheon
    .short = Stannis Baratheon
    .sealed = Stannis Baratheon jako wrogość 0
    .play = Stannis Baratheon („{ card-baratheon-stannis-title }”)
card-baratheon-stannis-title = Prawowity król
card-baratheon-stannis-timing = Po odkryciu kart · wynik wrogości
card-baratheon-stannis-text = Suma twojej strony rośnie o liczbę znaczników władzy na twoim arkuszu, najwyżej o 3.
card-baratheon-melisandre = Melisandre
    .short = Melisandre
    .sealed = Melisandre jako wrogość 0
    .play = Melisandre („{ card-baratheon-melisandre-title }”)
card-baratheon-melisandre-title = Zabójczy cień
card-baratheon-melisandre-timing = Przed zagraniem zakrytych kart
card-baratheon-melisandre-text = Usuń 1 znacznik władzy ze swojej uczestniczącej postaci. Następnie wskaż uczestniczącą postać po przeciwnej stronie; usuwa się z niej 2 znaczniki władzy.
card-baratheon-davos = Davos Seaworth
    .short = Davos Seaworth
    .sealed = Davos Seaworth jako wrogość 0
    .play = Davos Seaworth („{ card-baratheon-davos-title }”)
card-baratheon-davos-title = Cebulowy Rycerz
card-baratheon-davos-timing = Po fazie rozstrzygnięcia · twoja strona przegrała starcie
card-baratheon-davos-text = Weź na rękę 1 inną swoją kartę zagraną lub odkrytą w tej turze, która jeszcze leży przed tobą, lecz nigdy kartę Davosa Seawortha.
card-baratheon-selyse = Selyse Baratheon
    .short = Selyse Baratheon
    .sealed = Selyse Baratheon jako wrogość 0
    .play = Selyse Baratheon („{ card-baratheon-selyse-title }”)
card-baratheon-selyse-title = Oczyszczający ogień
card-baratheon-selyse-timing = Po odkryciu kart
card-baratheon-selyse-text = Wybierz aktywnego gracza, który ma w talii co najmniej 1 kartę. Odkrywa on wierzchnią kartę talii w miejsce swojej odkrytej karty, którą odrzuca; wynik ustala się na nowo.
card-baratheon-shireen = Shireen Baratheon
    .short = Shireen Baratheon
    .sealed = Shireen Baratheon jako wrogość 0
    .play = Shireen Baratheon („{ card-baratheon-shireen-title }”)
card-baratheon-shireen-title = Lekcja czytania
card-baratheon-shireen-timing = Po fazie rozstrzygnięcia
card-baratheon-shireen-text = Ty i 1 inny wybrany uczestniczący gracz dobieracie po 1 karcie.

## Karty rodu Targaryenów

card-targaryen-truce = Rozejm (Targaryenowie)
    .short = Rozejm
    .sealed = Rozejm
    .play = Rozejm
card-targaryen-1 = Wrogość 1 (Targaryenowie)
    .short = Wrogość 1
    .sealed = Wrogość 1
    .play = Wrogość 1
card-targaryen-2 = Wrogość 2 (Targaryenowie)
    .short = Wrogość 2
    .sealed = Wrogość 2
    .play = Wrogość 2
card-targaryen-3 = Wrogość 3 (Targaryenowie)
    .short = Wrogość 3
    .sealed = Wrogość 3
    .play = Wrogość 3
card-targaryen-4 = Wrogość 4 (Targaryenowie)
    .short = Wrogość 4
    .sealed = Wrogość 4
    .play = Wrogość 4
card-targaryen-5 = Wrogość 5 (Targaryenowie)
    .short = Wrogość 5
    .sealed = Wrogość 5
    .play = Wrogość 5
card-targaryen-6 = Wrogość 6 (Targaryenowie)
    .short = Wrogość 6
    .sealed = Wrogość 6
    .play = Wrogość 6
card-targaryen-7 = Wrogość 7 (Targaryenowie)
    .short = Wrogość 7
    .sealed = Wrogość 7
    .play = Wrogość 7
card-targaryen-8 = Wrogość 8 (Targaryenowie)
    .short = Wrogość 8
    .sealed = Wrogość 8
    .play = Wrogość 8
card-targaryen-10 = Wrogość 10 (Targaryenowie)
    .short = Wrogość 10
    .sealed = Wrogość 10
    .play = Wrogość 10
card-targaryen-12 = Wrogość 12 (Targaryenowie)
    .short = Wrogość 12
    .sealed = Wrogość 12
    .play = Wrogość 12
card-targaryen-20 = Wrogość 20 (Targaryenowie)
    .short = Wrogość 20
    .sealed = Wrogość 20
    .play = Wrogość 20
card-targaryen-daenerys = Daenerys Targaryen
    .short = Daenerys Targaryen
    .sealed = Daenerys Targaryen jako wrogość 0
    .play = Daenerys Targaryen („{ card-targaryen-daenerys-title }”)
card-targaryen-daenerys-title = Dracarys
card-targaryen-daenerys-timing = Po odkryciu kart · wynik wrogości
card-targaryen-daenerys-text = Zanim porówna się sumy, z każdej postaci uczestniczącej po przeciwnej stronie usuwa się 1 znacznik władzy.
card-targaryen-viserys = Viserys Targaryen
    .short = Viserys Targaryen
    .sealed = Viserys Targaryen jako wrogość 0
    .play = Viserys Targaryen („{ card-targaryen-viserys-title }”)
card-targaryen-viserys-title = Obudzić smoka
card-targaryen-viserys-timing = Po odkryciu kart · aktywny gracz · wynik wrogości
card-targaryen-viserys-text = Wartość twojej odkrytej karty rośnie o 5. Jeśli twoja strona mimo to przegra, zamiast zwykłej kary na twojej uczestniczącej postaci zostaje tylko 1 znacznik władzy; nie zmienia tego żadna zdolność lidera.
card-targaryen-drogo = Khal Drogo
    .short = Khal Drogo
    .sealed = Khal Drogo jako wrogość 0
    .play = Khal Drogo („{ card-targaryen-drogo-title }”)
card-targaryen-drogo-title = Łupy khalasaru
card-targaryen-drogo-timing = Po fazie rozstrzygnięcia · twoja strona wygrała starcie
card-targaryen-drogo-text = Z każdej żyjącej postaci uczestniczącej po przegranej stronie usuwa się jeszcze 1 znacznik władzy.
card-targaryen-jorah = Jorah Mormont
    .short = Jorah Mormont
    .sealed = Jorah Mormont jako wrogość 0
    .play = Jorah Mormont („{ card-targaryen-jorah-title }”)
card-targaryen-jorah-title = Wierna służba
card-targaryen-jorah-timing = Po odkryciu kart
card-targaryen-jorah-text = Przenieś ze swojego arkusza na swoją uczestniczącą postać najwyżej 1 znacznik władzy.
card-targaryen-barristan = Barristan Selmy
    .short = Barristan Selmy
    .sealed = Barristan Selmy jako wrogość 0
    .play = Barristan Selmy („{ card-targaryen-barristan-title }”)
card-targaryen-barristan-title = Barristan Śmiały
card-targaryen-barristan-timing = Przed zagraniem zakrytych kart · po przeciwnej stronie uczestniczy wspierający
card-targaryen-barristan-text = Wybierz wspierającego gracza po przeciwnej stronie; wycofuje się on ze starcia.

## Karty rodu Tyrellów

card-tyrell-truce = Rozejm (Tyrellowie)
    .short = Rozejm
    .sealed = Rozejm
    .play = Rozejm
card-tyrell-1 = Wrogość 1 (Tyrellowie)
    .short = Wrogość 1
    .sealed = Wrogość 1
    .play = Wrogość 1
card-tyrell-2 = Wrogość 2 (Tyrellowie)
    .short = Wrogość 2
    .sealed = Wrogość 2
    .play = Wrogość 2
card-tyrell-3 = Wrogość 3 (Tyrellowie)
    .short = Wrogość 3
    .sealed = Wrogość 3
    .play = Wrogość 3
card-tyrell-4 = Wrogość 4 (Tyrellowie)
    .short = Wrogość 4
    .sealed = Wrogość 4
    .play = Wrogość 4
card-tyrell-5 = Wrogość 5 (Tyrellowie)
    .short = Wrogość 5
    .sealed = Wrogość 5
    .play = Wrogość 5
card-tyrell-6 = Wrogość 6 (Tyrellowie)
    .short = Wrogość 6
    .sealed = Wrogość 6
    .play = Wrogość 6
card-tyrell-7 = Wrogość 7 (Tyrellowie)
    .short = Wrogość 7
    .sealed = Wrogość 7
    .play = Wrogość 7
card-tyrell-8 = Wrogość 8 (Tyrellowie)
    .short = Wrogość 8
    .sealed = Wrogość 8
    .play = Wrogość 8
card-tyrell-10 = Wrogość 10 (Tyrellowie)
    .short = Wrogość 10
    .sealed = Wrogość 10
    .play = Wrogość 10
card-tyrell-12 = Wrogość 12 (Tyrellowie)
    .short = Wrogość 12
    .sealed = Wrogość 12
    .play = Wrogość 12
card-tyrell-20 = Wrogość 20 (Tyrellowie)
    .short = Wrogość 20
    .sealed = Wrogość 20
    .play = Wrogość 20
card-tyrell-margaery = Margaery Tyrell
    .short = Margaery Tyrell
    .sealed = Margaery Tyrell jako wrogość 0
    .play = Margaery Tyrell („{ card-tyrell-margaery-title }”)
card-tyrell-margaery-title = Serce ludu
card-tyrell-margaery-timing = Po fazie rozstrzygnięcia · twoja strona wygrała starcie
card-tyrell-margaery-text = Dobierz 1 kartę i przenieś ze swojego arkusza na swoje postacie najwyżej 2 znaczniki władzy.
card-tyrell-loras = Loras Tyrell
    .short = Loras Tyrell
    .sealed = Loras Tyrell jako wrogość 0
    .play = Loras Tyrell („{ card-tyrell-loras-title }”)
card-tyrell-loras-title = Zwycięzca turnieju
card-tyrell-loras-timing = Po odkryciu kart · wynik wrogości
card-tyrell-loras-text = Władza twojej uczestniczącej postaci liczy się w sumie twojej strony podwójnie (dodatkowo najwyżej 3).
card-tyrell-olenna = Olenna Tyrell
    .short = Olenna Tyrell
    .sealed = Olenna Tyrell jako wrogość 0
    .play = Olenna Tyrell („{ card-tyrell-olenna-title }”)
card-tyrell-olenna-title = Zatruty puchar
card-tyrell-olenna-timing = Po fazie rozstrzygnięcia
card-tyrell-olenna-text = Wskaż uczestniczącą postać innego gracza, po dowolnej stronie; usuwa się z niej 2 znaczniki władzy.
card-tyrell-mace = Mace Tyrell
    .short = Mace Tyrell
    .sealed = Mace Tyrell jako wrogość 0
    .play = Mace Tyrell („{ card-tyrell-mace-title }”)
card-tyrell-mace-title = Spichlerze Reach
card-tyrell-mace-timing = Po fazie rozstrzygnięcia
card-tyrell-mace-text = Dobierz 2 karty.
card-tyrell-renly = Renly Baratheon
    .short = Renly Baratheon
    .sealed = Renly Baratheon jako wrogość 0
    .play = Renly Baratheon („{ card-tyrell-renly-title }”)
card-tyrell-renly-title = Sto tysięcy mieczy
card-tyrell-renly-timing = Po odkryciu kart · wynik wrogości
card-tyrell-renly-text = Suma twojej strony rośnie o 2 za każdą postać uczestniczącą po twojej stronie, łącznie z twoją (najwyżej o 8).
card-unknown = karta
    .short = karta
    .sealed = karta
    .play = karta

## Karty wydarzeń

eventcard-stark = Starkowie
eventcard-stark-timing = Przygotowanie, krok 1
eventcard-stark-text = Obrońcą jest gracz Starków. Jeśli to ty, wskaż innego gracza, który będzie się bronił.
eventcard-lannister = Lannisterowie
eventcard-lannister-timing = Przygotowanie, krok 1
eventcard-lannister-text = Obrońcą jest gracz Lannisterów. Jeśli to ty, wskaż innego gracza, który będzie się bronił.
eventcard-baratheon = Baratheonowie
eventcard-baratheon-timing = Przygotowanie, krok 1
eventcard-baratheon-text = Obrońcą jest gracz Baratheonów. Jeśli to ty, wskaż innego gracza, który będzie się bronił.
eventcard-targaryen = Targaryenowie
eventcard-targaryen-timing = Przygotowanie, krok 1
eventcard-targaryen-text = Obrońcą jest gracz Targaryenów. Jeśli to ty, wskaż innego gracza, który będzie się bronił.
eventcard-tyrell = Tyrellowie
eventcard-tyrell-timing = Przygotowanie, krok 1
eventcard-tyrell-text = Obrońcą jest gracz Tyrellów. Jeśli to ty, wskaż innego gracza, który będzie się bronił.
eventcard-influential = Wpływowi
eventcard-influential-timing = Przygotowanie, krok 1
eventcard-influential-text = Obrońcą jest ten z pozostałych graczy, który rozprzestrzenił najwięcej wpływu; gdy kilku ma tyle samo, wybierasz jednego z nich.
eventcard-prepared = Przygotowani
eventcard-prepared-timing = Przygotowanie, krok 1
eventcard-prepared-text = Obrońcą jest ten z pozostałych graczy, który ma na ręce najwięcej kart; gdy kilku ma tyle samo, wybierasz jednego z nich.
eventcard-mighty = Potężni
eventcard-mighty-timing = Przygotowanie, krok 1
eventcard-mighty-text = Obrońcą jest ten z pozostałych graczy, który ma łącznie najwięcej władzy na swoich postaciach; gdy kilku ma tyle samo, wybierasz jednego z nich.
eventcard-unknown = karta wydarzenia

## Części gry, których pochodzenie podajemy (zob. provenance-* programu)

part-leaders = liderzy
part-characters = karty postaci
part-events = karty wydarzeń
part-deck = skład talii rodów

## Słowa strony: plansza, ręka, rozmowy

page-card = Karta
page-look = Wskaż kartę albo lidera, żeby tu przeczytać opis.
page-your-leader = Twój lider
page-kind-leader = arkusz lidera
page-kind-character = karta postaci
page-kind-house = karta rodu
page-kind-event = karta wydarzenia
page-time = Tura { $turn } · { $phase }
page-phases = Fazy tury
page-phase-hostages = Zakładnicy
page-phase-preparation = Przygotowanie
page-phase-support = Wsparcie
page-phase-encounter = Starcie
page-phase-resolution = Rozstrzygnięcie
page-encounter = Starcie
page-event = Wydarzenie
page-events-left =
    { $count ->
        [one] { $count } karta wydarzenia w talii
        [few] { $count } karty wydarzeń w talii
       *[many] { $count } kart wydarzeń w talii
    }
page-events-gone =
    { $count ->
        [0] Nie odrzucono żadnej karty wydarzenia
        [one] { $count } odrzucona karta wydarzenia
        [few] { $count } odrzucone karty wydarzeń
       *[many] { $count } odrzuconych kart wydarzeń
    }
page-house-label =
    { $count ->
        [one] { $house }, { $name }: { $count } rozprzestrzeniony żeton wpływu
        [few] { $house }, { $name }: { $count } rozprzestrzenione żetony wpływu
       *[many] { $house }, { $name }: { $count } rozprzestrzenionych żetonów wpływu
    }
page-leader-label = Lider: { $name }, zdolność „{ $ability }”
page-spread = rozprzestrzeniony wpływ
page-foreign = obcy wpływ
page-foreign-on-board = obce żetony na planszy
page-influence-board = Plansza wpływu: rozprzestrzenione własne żetony: { $spread } z 5; obce żetony: { $foreign }
page-living = żywe postacie
page-on-sheet = władza na arkuszu
page-in-hand = karty na ręce
page-held = trzymani zakładnicy
page-hostages = zakładnicy
page-hostage-of = zakryty zakładnik: { $house }
page-your-hostages = Twoi zakładnicy
page-free = Uwolnij
page-torture = Torturuj
page-hand-count =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
page-known-count =
    { $count ->
        [one] znasz { $count } kartę z tej ręki
        [few] znasz { $count } karty z tej ręki
       *[many] znasz { $count } kart z tej ręki
    }
page-deck-count =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
page-discard-count =
    { $count ->
        [one] { $count } karta odrzucona
        [few] { $count } karty odrzucone
       *[many] { $count } kart odrzuconych
    }
page-your-hand =
    { $count ->
        [one] Twoja ręka: { $count } karta
        [few] Twoja ręka: { $count } karty
       *[many] Twoja ręka: { $count } kart
    }
page-no-cards = Nie masz kart na ręce.
page-empty = Nic tu nie ma.
page-pile-discard = Odrzucone karty: { $name }
page-pile-known = Znane ci karty z ręki: { $name }
page-pile-hostages = Zakładnicy: { $name }
page-source-held = trzymany zakładnik: { $house }
page-token = { $name }, władza { $power }
page-token-dead = { $name }, nie żyje
page-token-fights = walczy w starciu
page-token-supports = wspiera jedną ze stron
page-token-offered = wsparcie, na które czeka odpowiedź
page-then-side = Wybierz do wsparcia, potem wskaż stronę
page-is-attacker = atakuje
page-is-defender = broni się
page-supports-attacker = wspiera atakującego
page-supports-defender = wspiera obrońcę
page-decides = teraz decyduje
page-wins = wygrywa
page-side-attacker = Atakujący
page-side-defender = Obrońca
page-nobody-yet = Jeszcze nikt
page-total = suma
page-supporters = Wspierający
page-played = Karty zagrane dla efektu
page-face-down = zakryta karta
page-from-card = karta
page-from-abilities = zdolności
page-support-here = Wesprzyj tę stronę
page-support-with = Wesprzyj: { $name }
page-how-support = Wskaż jedną ze swoich postaci, a potem stronę, albo najpierw stronę.
page-offer =
    { $side ->
        [attacker] { $name } oferuje atakującemu wsparcie: { $character } ({ $power }).
       *[defender] { $name } oferuje obrońcy wsparcie: { $character } ({ $power }).
    }
page-helped-by = wspiera { $name }: { $token }
page-shows = odkryta karta: { $card }
page-before-turn = Zaraz zacznie się tura. Atakuje { $name }.
page-hostage-step = Gracze uwalniają lub torturują zakładników. Zaczyna { $name }.
page-attacks = Atakuje { $name }
page-sealing = Atakujący i obrońca zagrywają po jednej zakrytej karcie.
page-greensight = Zielony wzrok: { $name } zagrywa kartę wcześniej, i to odkrytą.
page-cards-open = Teraz można używać zdolności i zagrywać karty postaci.
page-outcome-hostility = Wrogość
page-outcome-truce = Rozejm
page-outcome-betrayal = Zdrada
page-means-hostility = Dwie karty wrogości: wygrywa wyższa suma.
page-means-truce = Dwa rozejmy: atakujący i obrońca negocjują.
page-means-betrayal = Rozejm trafił na wrogość: wygrywa strona, która odkryła wrogość, bez względu na sumy.
page-truced = Zdrada rozstrzygana jak rozejm.
page-side-won =
    { $side ->
        [attacker] Wygrywa strona atakującego: { $name }.
       *[defender] Wygrywa strona obrońcy: { $name }.
    }
page-tie = Remis: obie strony przegrywają.
page-no-deal = Bez umowy: obie strony przegrywają.
page-spared = nie ponosi kar
page-unrewarded = nie dostaje nagród
page-barred = nie może wspierać obrońcy
page-leaders-chosen = Gracze wybierają liderów
page-talks = Rozmowy o rozejmie
page-proposals =
    { $made ->
        [0] jeszcze bez propozycji, najwyżej { $most }
       *[other] propozycja { $made } z { $most }
    }
page-your-offer = Twoja oferta
page-offer-by = Oferta: { $name }
page-no-offer-yet = Na stole nie ma jeszcze oferty.
page-considers = Namyśla się { $name }.
page-you-get = Ty dostajesz
page-gets = { $name } dostaje
page-gets-nothing = nic
page-term-spreads = Wpływ
page-term-takes = Zakładnicy
page-term-pays = Władza
page-term-spreads-how = żeton na planszę drugiej strony
page-term-takes-how = źródło wybiera biorący
page-term-pays-how = z arkusza na arkusz
page-term-of = { $name }: { $term }
page-less = Mniej
page-more = Więcej
page-of-cap = z { $cap }
page-propose-this = Zaproponuj to
page-fix = Określ, skąd bierze się zakładnika:
page-fix-one = { $side }: { $source }
page-same-terms = to oferta ze stołu
page-no-terms = najpierw coś zaproponuj
page-sends = przyjęta wiąże
page-after-deal = Po tej umowie rozprzestrzenione: { $first } { $a }/{ $tokens }, { $second } { $d }/{ $tokens }. Nikt nie wygrywa ani nie przegrywa.
page-all-lose = przegrywają wszyscy
page-binding = umowa wiąże
page-without-deal = Bez umowy przegrywają wszyscy po obu stronach.
page-do-free = Uwolnij zakładnika
page-do-torture = Torturuj zakładnika
page-do-propose = Zaproponuj warunki
page-window-window = Okazja do zagrania karty postaci
page-why-not = Dlaczego teraz nie?
page-end = Koniec gry
page-end-influence = Jeden z rodów rozprzestrzenił wszystkie pięć żetonów wpływu.
page-end-dead = Zginęła ostatnia postać: { $house }.
page-end-turns = Osiągnięto limit tur.
page-end-most = Wygrywa, kto rozprzestrzenił najwięcej wpływu.
page-end-shared = Tyle samo rozprzestrzenionego wpływu: zwycięstwo jest wspólne.

## Samouczek: co mówi przewodnik (kiedy, mówi tutorial.yaml); prawda, cokolwiek zrobi uczący się

tutorial-welcome = Witaj! Prowadzisz jeden z trzech Wielkich Rodów, a każdy chce zasiąść na Żelaznym Tronie. Każda tura to jedno starcie. Gra się kończy, gdy ktoś rozprzestrzeni na plansze innych wszystkie pięć żetonów wpływu; wygrywa ten, kto rozprzestrzenił najwięcej.
tutorial-coach = Stoję obok stołu i tłumaczę wszystko, co nowe. Gdy nie wiesz, co zrobić, naciśnij „Podpowiedz” albo klawisz H: doradzę na podstawie tego, co widzisz przy stole. Zawsze możesz zdecydować inaczej, a małe znaczki otwierają zasady.
tutorial-leader = Twój ród ma pięć postaci, a w ręku masz arkusze dwóch z nich. Wybierz jedną na lidera: jej zdolność działa przez całą grę, ale sama nie walczy. Robią to pozostałe cztery postacie. Wszyscy wybierają w tajemnicy.
tutorial-table = Liderzy są odkryci. Każda z twoich czterech postaci zaczyna z 4 znacznikami władzy i to jest jej siła. Kolejne 4 leżą w rezerwie na arkuszu lidera. Oprócz tego każdy ma na ręce pięć kart swojego rodu.
tutorial-turn = Zaczyna się tura. Gracz, którego to tura, atakuje, ktoś inny się broni, a pozostali decydują, kogo wesprzeć. Kolejne fazy to przygotowanie, wsparcie, starcie i rozstrzygnięcie.
tutorial-event = Karta wydarzenia mówi, kto się broni. Jeśli pokazuje ród atakującego, to on wskazuje obrońcę. Kilka kart specjalnych wskazuje zamiast tego gracza, który ma czegoś najwięcej.
tutorial-choose_defender = To ty wskazujesz obrońcę. Zobacz, kto prowadzi we wpływie, czyje postacie są słabe i kto mógłby przyjść im z pomocą.
tutorial-prepare = Atakujący i obrońca dobierają po karcie i przenoszą po 1 znaczniku władzy z arkusza lidera na postać. Władza na arkuszu sama niczego nie wygra: to w ten sposób postacie rosną w siłę.
tutorial-fighter = Wybierz postać, która weźmie udział w starciu. Silna pomoże wygrać, ale postacie przegranej strony tracą połowę władzy. Najpierw wybiera atakujący, potem obrońca.
tutorial-support = Teraz każdy, kto nie atakuje ani się nie broni, może zaoferować jednej ze stron jedną swoją postać. Taką ofertę można odrzucić. Wspierający dzielą ze swoją stroną nagrody, ale i kary.
tutorial-answer_offer = Oferują ci wsparcie. Jeśli je zaakceptujesz, władza tej postaci liczy się po twojej stronie, ale jej gracz dostanie tę samą nagrodę co ty. Gdy wygrasz jako atakujący, wpływ rozprzestrzeni każde z was.
tutorial-sealed = Wybierz kartę i zagraj ją zakrytą; przeciwnik robi to samo. Dwie karty wrogości to walka: liczą się karty i władza. Dwa rozejmy to rozmowy. Wrogość przeciw rozejmowi to zdrada, która zawsze wygrywa. Wcześniejsze obietnice nikogo nie wiążą.
tutorial-revealed = Karty są odkrywane jednocześnie. Karta postaci zagrana zakryta ma wartość 0, ale liczy się jako wrogość, więc zdradza rozejm tak samo jak każda inna.
tutorial-hostility = To walka: każda strona dodaje wartość swojej karty do władzy wszystkich swoich postaci. Wygrywa wyższa suma. Gdy sumy są równe, przegrywają obie strony.
tutorial-betrayal = To zdrada: jedna strona przyszła z rozejmem, druga z wrogością, a wrogość wygrywa bez względu na liczby. Za to zdradzony bierze po zakładniku od każdego gracza zwycięskiej strony.
tutorial-truce = Obie karty to rozejm, więc atakujący i obrońca negocjują. Mogą uzgodnić, że z rąk do rąk przejdą wpływ, zakładnicy albo władza. Jeśli nie uzgodnią niczego, obie strony przegrywają, razem ze wspierającymi.
tutorial-propose = Zaproponuj warunki. Każdy z was może dostać najwyżej jeden żeton wpływu na planszy drugiego, najwyżej dwóch zakładników i najwyżej trzy znaczniki władzy. Drugi gracz przyjmuje je, proponuje inne albo zrywa rozmowy.
tutorial-proposal = Na stole leżą warunki. To, co tu uzgodnicie, wiąże; to jedyna taka obietnica w tej grze. Jeśli rozmowy się nie udadzą, przegrywają obie strony.
tutorial-spread = Rozprzestrzeniasz wpływ: jeden twój żeton leży teraz na cudzej planszy i już z niej nie wróci. Wygrana w ataku albo wsparcie zwycięskiego ataku to najprostsza droga do pięciu.
tutorial-other_spread = Ktoś inny rozprzestrzenił wpływ. Miej oko na żetony: kto zbliża się do pięciu, nie powinien już znajdować wsparcia.
tutorial-reward = Strona, która wygrywa w obronie, nie rozprzestrzenia wpływu. Każdy jej gracz dobiera dwie karty i przenosi z arkusza 2 znaczniki władzy na wybrane postacie.
tutorial-penalty = Postać straciła władzę. Każdy po przegranej stronie usuwa połowę władzy ze swojej uczestniczącej postaci, zaokrąglając w górę. Znaczniki wracają na jego arkusz lidera, więc można ich użyć ponownie.
tutorial-died = Postać bez władzy ginie i nie wraca do gry. Gdy zginą wszystkie cztery postacie jednego rodu, gra się od razu kończy, a wygrywa ten, kto rozprzestrzenił najwięcej wpływu.
tutorial-hostage_source = Powiedz, skąd pochodzi zakładnik: wierzchnia karta talii, losowa karta z ręki albo jeden z trzymanych tam zakładników. Zabierając kartę z ręki, zabiera się też to, czego można by teraz użyć.
tutorial-hostage = Zakładnik to karta wzięta innemu graczowi i trzymana zakryta. Po walce zwycięzca bierze jednego od przegranej strony. Obejrzeć go może tylko ten, kto go trzyma, ale wszyscy widzą, z jakiego jest rodu.
tutorial-hostages = Na początku każdej tury możesz uwalniać albo torturować swoich zakładników. Uwalniając, oddajesz kartę i dobierasz jedną ze swojej talii. Tortury szkodzą rodowi, z którego pochodzi karta. Możesz też poczekać: zakładnik to dobra karta przetargowa.
tutorial-tortured = Zakładnik został poddany torturom. Karta wrogości lub rozejmu kosztuje postać tego rodu 1 znacznik władzy, który dostaje torturujący. Karta postaci kosztuje tę postać 4 znaczniki, a karta lidera 4 znaczniki z jego arkusza.
tutorial-freed = Zakładnik został uwolniony: karta wraca na rękę właściciela, a ten, kto ją oddał, dobiera jedną kartę.
tutorial-next_turn = Koniec tury. Zagrane karty są odrzucane, każdy, kto ma mniej niż pięć kart, dobiera do pięciu, a atakuje następny gracz zgodnie z ruchem wskazówek zegara.
tutorial-offer = Tym razem nie atakujesz ani się nie bronisz, możesz więc zaoferować wsparcie. Dołącz do atakującego, jeśli wierzysz w atak: wtedy i ty rozprzestrzenisz wpływ. Dołącz do obrońcy, by zatrzymać rywala, albo nie rób nic i niczego nie ryzykuj.
tutorial-ability = Możesz teraz użyć zdolności swojego lidera. Nigdy nie musisz, a zdolność się nie zużywa: możesz jej użyć za każdym razem, gdy przyjdzie jej moment.
tutorial-used = Inny lider użył zdolności. Zdolności liderów działają przed kartami postaci, a każdą z nich można przeczytać na arkuszu.
tutorial-window = Możesz zagrać kartę postaci dla jej tekstu. Wolno to robić, gdy ta postać bierze udział w starciu, a kartę swojego lidera, gdy bierze w nim udział którakolwiek twoja postać. Moment podaje sama karta.
tutorial-played = Ktoś zagrał kartę postaci dla jej tekstu. Karta leży na stole do końca tury. Takie karty mogą zagrywać także wspierający.
tutorial-shuffled = Skończyła się talia, więc jej stos kart odrzuconych został przetasowany i jest nową talią. Każdy ród ma 25 kart i one ciągle wracają.
tutorial-wiped_out = Jeden z rodów nie ma już żadnej żyjącej postaci. To kończy grę, a rozstrzyga wpływ rozprzestrzeniony do tej chwili.
tutorial-won = Nikt nie rozprzestrzenił więcej wpływu niż ty i tron jest twój. To twoja pierwsza wygrana gra!
tutorial-lost = Tym razem więcej wpływu rozprzestrzenił inny ród. Pierwszą grę wolno przegrać: znasz już każdy krok, a następna potoczy się inaczej.
tutorial-farewell = To już cała gra. Spróbuj teraz innego rodu i innego lidera, zagraj z botami w cztery lub pięć rodów albo zaproś przyjaciół: z ludźmi zaczynają się obietnice i zdrady. Do zobaczenia!

# Dlaczego nie: po jednym zdaniu na każdą zasadę, która czegoś zabrania.
reason-IRT-COMP-1 = Przy tym stole nie ma takiego gracza.
reason-IRT-COMP-9 = To arkusz innego rodu.
reason-IRT-SETUP-1 = Rody wybiera się na początku, po kolei, spośród tych, których nikt nie zajął.
reason-IRT-SETUP-2 = Lidera wybiera się raz, na początku, spośród dwóch dobranych arkuszy.
reason-IRT-SETUP-3 = Najpierw wszyscy muszą wybrać rody i liderów.
reason-IRT-SETUP-5 = To nie twój lider.
reason-IRT-EVENT-2 = Nikt nie broni się przed samym sobą: wybierz innego gracza.
reason-IRT-EVENT-3 = Inny gracz rozprzestrzenił więcej wpływu.
reason-IRT-EVENT-5 = Według tej karty wydarzenia obrońcą jest inny gracz.
reason-IRT-TURN-1 = Jedna z twoich postaci musi wziąć udział w tym starciu.
reason-IRT-PREP-3 = W przygotowaniu atakujący i obrońca przenoszą po jednym znaczniku władzy, gdy przyjdzie ich kolej.
reason-IRT-PREP-4 = Dopóki masz władzę na arkuszu, musisz przenieść jeden znacznik.
reason-IRT-PREP-5 = Atakujący wybiera własną postać w przygotowaniu; wspierający oferują swoje później.
reason-IRT-PREP-6 = Obrońca wybiera własną postać w przygotowaniu, po atakującym.
reason-IRT-POWER-4 = Władzę przenosi się tylko na własne postacie.
reason-IRT-POWER-7 = Nie masz władzy na arkuszu.
reason-IRT-POWER-9 = Na arkusz wraca tylko władza z twoich postaci i tylko wtedy, gdy coś tego wymaga.
reason-IRT-LEADER-1 = To nie jest moment użycia tej zdolności.
reason-IRT-LEADER-2 = Nie ma z czego zrezygnować: nie chodzi o twoją zdolność ani kartę.
reason-IRT-LEADER-6 = To lider, który w tej grze nie jest postacią rodu.
reason-IRT-TIMING-5 = Liderów pyta się raz w każdym momencie, zgodnie z ruchem wskazówek zegara od atakującego.
reason-IRT-TIMING-6 = Najpierw są liderzy, potem po kolei zagrywa się karty: teraz kolej kogoś innego.
reason-IRT-TIMING-7 = W tym momencie ta zdolność została już użyta.
reason-IRT-INFL-3 = Nie masz wpływu na ród gracza, na którego przyszła kolej.
reason-IRT-SUPPORT-1 = Wsparcie oferuje się w fazie 2, zgodnie z ruchem wskazówek zegara od lewej atakującego.
reason-IRT-SUPPORT-2 = Atakujący i obrońca nie oferują wsparcia: robią to pozostali.
reason-IRT-SUPPORT-3 = Możesz zaoferować tylko własną postać.
reason-IRT-SUPPORT-4 = Żadna oferta nie czeka na twoją odpowiedź.
reason-IRT-SUPPORT-7 = W tej turze twoja szansa na ofertę wsparcia już minęła.
reason-IRT-SUPPORT-10 = Najpierw odpowiada gracz, któremu złożono ofertę.
reason-IRT-PART-1 = Musi to być gracz uczestniczący w starciu.
reason-IRT-PART-2 = Musi to być postać uczestnicząca w starciu.
reason-IRT-DEATH-1 = Ta postać jest martwa: nie ma z niej czego wziąć.
reason-IRT-DEATH-3 = Martwa postać nie może wziąć udziału w starciu.
reason-IRT-DEATH-5 = Twoja uczestnicząca postać nie żyje.
reason-IRT-DEATH-8 = Na martwej postaci nie można kłaść władzy.
reason-IRT-DECK-4 = Tylko kartę postaci można zagrać dla jej efektu.
reason-IRT-CARDS-6 = Możesz używać tylko kart własnego rodu.
reason-IRT-CHAR-1 = To nie jest moment podany na karcie.
reason-IRT-CHAR-2 = Ta postać nie uczestniczy w starciu.
reason-IRT-CHAR-5 = Nie uczestniczysz w tym starciu.
reason-IRT-CHAR-6 = Kart postaci nie można używać przed fazą starcia.
reason-IRT-CHAR-7 = Ta postać nie żyje, więc jej karty nie mają już efektu.
reason-IRT-CHAR-10 = Nie uczestniczy już żadna twoja postać, więc nie można zagrać nawet karty lidera.
reason-IRT-ENC-1 = W fazie starcia atakujący i obrońca zagrywają po jednej karcie z ręki.
reason-IRT-ENC-7 = Twoja karta już leży odkryta.
reason-IRT-HOSTAGE-1 = Nie trzymasz takiego zakładnika.
reason-IRT-HOSTAGE-2 = Skąd bierze się zakładnika, wybiera biorący, gdy go bierze.
reason-IRT-HOSTAGE-4 = Karty własnego rodu nigdy nie są twoimi zakładnikami.
reason-IRT-HOSTAGE-5 = Zakładników uwalnia się lub torturuje na początku tury.
reason-IRT-HOSTAGE-9 = Za torturowaną kartę postać tego samego rodu traci znacznik władzy: wybierz ją.
reason-IRT-HOSTAGE-13 = W kroku zakładników gracze działają zgodnie z ruchem wskazówek zegara od atakującego.
reason-IRT-HOSTAGE-14 = Nie ma tam karty do wzięcia.
reason-IRT-TAKE-3 = Zakładnika bierze się od gracza przegranej strony.
reason-IRT-TAKE-8 = Tego gracza omijają kary, więc nie bierze się od niego zakładnika.
reason-IRT-RESOLVE-3 = Władzę przenosi się w nagrodę, gdy wygra strona obrońcy i przyjdzie twoja kolej.
reason-IRT-RESOLVE-5 = Karę trzeba ponieść.
reason-IRT-RETREAT-4 = Aktywnego gracza nie można zmusić do wycofania się.
reason-IRT-TRUCE-1 = Warunki są na wynik rozejmu: wpływ, do dwóch zakładników i do trzech znaczników władzy.
reason-IRT-TRUCE-4 = Uzgodnione warunki mówią, skąd bierze się tego zakładnika.
reason-IRT-TRUCE-9 = Negocjują tylko atakujący i obrońca.
reason-IRT-AMB-4 = Nagrodę trzeba wziąć, na ile starcza władzy na arkuszu.
reason-IRT-AMB-8 = Spośród zakładników wybiera biorący, widząc tylko rewersy.
reason-IRT-AMB-16 = Nie ma już żetonu wpływu do rozprzestrzenienia.
reason-IRT-AMB-19 = Na arkuszu nie ma tyle władzy.
reason-IRT-AMB-20 = Mówi się na zmianę, do ustalonej liczby propozycji: przyjmij, zaproponuj albo zerwij rozmowy.
reason-IRT-AMB-23 = Zakładnika trzeba wziąć.
reason-IRT-AMB-35 = Masz na ręce mniej niż 3 karty.
reason-IRT-AMB-45 = Musi to być postać aktywnego gracza przeciwnej strony.
reason-IRT-AMB-48 = Te warunki leżą na stole: przyjmij je albo zaproponuj inne.
reason-IRT-AMB-49 = Układasz warunki: po kolei i z co najmniej tyloma zakładnikami, dla ilu określasz źródła.
reason-IRT-TEXT-1 = Nie masz tej karty na ręce.
reason-IRT-TEXT-2 = To tylko dla atakującego i obrońcy.
reason-IRT-TEXT-3 = To dla gracza, którego tura trwa.
reason-IRT-TEXT-4 = To tylko dla wspierających.
reason-IRT-TEXT-5 = Wynikiem nie jest wrogość.
reason-IRT-TEXT-6 = Wynikiem nie jest zdrada.
reason-IRT-TEXT-7 = Potrzebny jest wynik rozejmu i odkryta przez ciebie karta rozejmu.
reason-IRT-TEXT-8 = To nie ty odkrywasz kartę wrogości przy tej zdradzie.
reason-IRT-TEXT-9 = Twoja strona nie przegrała starcia.
reason-IRT-TEXT-10 = Twoja strona nie wygrała starcia.
reason-IRT-TEXT-11 = Twoja strona wygrała starcie.
reason-IRT-TEXT-12 = Na arkuszu nie ma dość władzy, by za to zapłacić.
reason-IRT-TEXT-13 = Pierwszy gracz miał już szansę zaoferować wsparcie.
reason-IRT-TEXT-14 = Twoja strona nie jest w mniejszości.
reason-IRT-TEXT-15 = Inna uczestnicząca postać ma więcej władzy niż twoja.
reason-IRT-TEXT-16 = Przeciwna strona nie ma takiego wspierającego.
reason-IRT-TEXT-17 = Chodzi o twoje żyjące postacie, które nie uczestniczą.
reason-IRT-TEXT-18 = Na tej ręce nie ma kart.
reason-IRT-TEXT-19 = Potrzebna jest karta inna niż rozejm, którą można położyć w jego miejsce.
reason-IRT-TEXT-20 = Nie odkryto tam karty wrogości.
reason-IRT-TEXT-21 = Talia jest pusta.
reason-IRT-TEXT-22 = O tę zdolność pyta się wtedy, gdy spotyka cię to, na co odpowiada.
reason-IRT-TEXT-23 = Musi to być inny gracz.
reason-IRT-TEXT-24 = Musi to być ktoś z twojej strony.
reason-IRT-TEXT-25 = Musi to być ktoś z przeciwnej strony.
reason-IRT-TEXT-26 = Musi to być postać gracza, na którego przyszła kolej.
reason-IRT-TEXT-27 = Karta musi mieć wyższą wartość niż odkryta.
reason-IRT-TEXT-28 = Musi to być inna karta zagrana lub odkryta przez ciebie w tej turze.
reason-IRT-TEXT-29 = Jorah przenosi władzę tylko na twoją uczestniczącą postać.
reason-IRT-TEXT-30 = Davos wskazał, skąd bierze się zakładnika.
reason-IRT-TEXT-31 = Masz dar Viserysa: w tej turze nie wspierasz obrońcy.
reason-IRT-TEXT-32 = Nic nie wymaga teraz od ciebie takiego wyboru.
reason-IRT-WIN-1 = Gra się skończyła: ktoś rozprzestrzenił wszystkie pięć żetonów wpływu.
reason-IRT-WIN-2 = Gra się skończyła: wyginął cały ród.
reason-IRT-WIN-3 = Gra się skończyła.

## Na koniec gry

score-influence = U: { $of }
score-living = Żywe postacie
tally-encounters = Starcia
tally-won = wygrane starcia
tally-hostages = wzięci zakładnicy
tally-tortured = torturowani zakładnicy
tally-supported = udzielone wsparcia
tally-lost = stracona władza
tally-cards = zagrane karty

## Księga zasad: rozdziały, przegląd, elementy

chapter-IRT-COMP = Elementy gry
chapter-IRT-DECK = Talie rodów
chapter-IRT-SETUP = Przygotowanie
chapter-IRT-POWER = Władza
chapter-IRT-INFL = Wpływ
chapter-IRT-TURN = Tura
chapter-IRT-PREP = Faza przygotowań
chapter-IRT-EVENT = Karty wydarzeń
chapter-IRT-SUPPORT = Wsparcie
chapter-IRT-PART = Kto bierze udział
chapter-IRT-ENC = Starcie
chapter-IRT-HOSTIL = Wrogość
chapter-IRT-TRUCE = Rozejm
chapter-IRT-BETRAY = Zdrada
chapter-IRT-RESOLVE = Rozpatrzenie starcia
chapter-IRT-TAKE = Branie zakładników
chapter-IRT-HOSTAGE = Zakładnicy
chapter-IRT-END = Koniec tury
chapter-IRT-WIN = Zwycięstwo
chapter-IRT-LEADER = Liderzy
chapter-IRT-CHAR = Karty postaci
chapter-IRT-RETREAT = Odwrót
chapter-IRT-DEATH = Śmierć postaci
chapter-IRT-CARDS = Ręka i stosy
chapter-IRT-TIMING = Kiedy co się dzieje
chapter-IRT-TALK = Rozmowy przy stole
chapter-IRT-AMB = Rozstrzygnięcia wątpliwości
chapter-IRT-TEXT = Brzmienie kart

book-goal = Prowadzisz Wielki Ród. Kto rozprzestrzeni wszystkie pięć swoich żetonów wpływu na rody przeciwników, wygrywa.
book-course = W każdej turze ktoś atakuje, a ktoś się broni; inni mogą wesprzeć jedną ze stron. Obie strony zagrywają zakrytą kartę: wrogość liczy siłę, rozejm prowadzi do rokowań, a rozejm przeciw wrogości to zdrada.
book-end = Zwycięstwo daje wpływ, przegrana kosztuje władzę, a nawet życie postaci. Zakładników można uwalniać, torturować albo trzymać w zanadrzu.

glossary-influence = Żeton wpływu
glossary-influence-about = Masz pięć; rozprzestrzenione na planszetki innych dają zwycięstwo.
glossary-power = Władza
glossary-power-about = Leży na postaciach; bez niej postać ginie.
glossary-leader = Lider
glossary-leader-about = Twarz rodu, ze zdolnością, która działa raz lub stale.
glossary-character = Postać
glossary-character-about = Walczy w starciu i dodaje swoją władzę.
glossary-hostility = Wrogość
glossary-hostility-about = Karta z liczbą, którą dodaje się do siły strony.
glossary-truce = Rozejm
glossary-truce-about = Dwie takie karty prowadzą do rokowań.
glossary-betrayal = Zdrada
glossary-betrayal-about = Rozejm przeciw wrogości: wygrywa ten, kto zdradził.
glossary-hostage = Zakładnik
glossary-hostage-about = Zakryta karta wzięta z innego rodu.

## Podpowiedzi: czym są rzeczy na stole

page-tip-house = ród
page-tip-house-rule = Cztery postaci, lider, który nigdy nie walczy, talia kart rodu i pięć żetonów wpływu.
page-tip-choose = ród
page-tip-choose-rule = Każdy ród to pięć osób: jedna zostaje liderem, cztery walczą jako postaci.
page-tip-spread = rozprzestrzeniony wpływ
page-tip-spread-rule = Kto ma wszystkie pięć żetonów na planszach innych, kończy grę; wygrywa ten, kto rozprzestrzenił najwięcej wpływu.
page-tip-influence = plansza wpływu
page-tip-influence-rule = Własne żetony czekają tu na rozprzestrzenienie; obce zostały tu położone. Rozprzestrzenia się je po zwycięskim ataku i w rozejmach.
page-tip-sheet = władza na arkuszu lidera
page-tip-sheet-rule = Zapas, z którego wzmacnia się postaci: zwycięska strona obrońcy przenosi z niego 2 na postać.
page-tip-hand = karty na ręce
page-tip-hand-rule = Ich liczba jest jawna, treść nie. Na koniec tury każdy dobiera do pięciu.
page-tip-deck = talia rodu
page-tip-deck-rule = Gdy się skończy, tasuje się w nową stos odrzuconych.
page-tip-discard = stos odrzuconych
page-tip-discard-rule = Karty ujawnione albo zagrane, jawne dla wszystkich.
page-tip-hostage = zakładnik
page-tip-hostage-rule = Zakryta karta obcego rodu. Kto ją ma, może ją obejrzeć, a na początku tury uwolnić albo torturować.
page-tip-hostages = zakładnicy
page-tip-hostages-rule = Uwolnienie daje dobranie karty, tortury odbierają rodowi władzę. Jedno i drugie tylko na początku tury.
page-tip-total = suma stron
page-tip-total-rule = Władza wszystkich postaci strony i wartość jej ujawnionej karty. Przy wrogości wygrywa wyższa suma; remis przegrywają obie strony.
page-tip-outcome = wynik
page-tip-outcome-rule = Dwie karty wrogości: decydują sumy. Dwa rozejmy: strony się układają. Po jednej to zdrada, a wygrywa wrogość.
page-tip-side = strona starcia
page-tip-side-rule = Atakujący zaczyna turę, karta wydarzenia wskazuje obrońcę. Inni mogą wesprzeć jedną ze stron jedną postacią.
page-tip-supporter = wsparcie
page-tip-supporter-rule = Dodaje władzę postaci, ale bez karty, i ma udział w tym, co strona zyskuje lub traci.
page-tip-events = talia wydarzeń
page-tip-events-rule = Co turę jedna karta wskazuje obrońcę. Naciśnij, aby zobaczyć, które już wyszły.
page-tip-talks = rozmowy rozejmowe
page-tip-talks-rule = Strony mogą uzgodnić wpływ, zakładników i władzę; ustalenia wiążą. Bez umowy przegrywają wszyscy po obu stronach.
page-tip-phase-hostages = Każdy może uwalniać i torturować zakładników, zaczynając od atakującego.
page-tip-phase-preparation = Wydarzenie wskazuje obrońcę; atakujący i obrońca wysyłają po postaci.
page-tip-phase-support = Pozostali mogą zaoferować jednej ze stron postać; strona może ją przyjąć albo nie.
page-tip-phase-encounter = Atakujący i obrońca zagrywają po zakrytej karcie rodu; obie odkrywa się naraz.
page-tip-phase-resolution = Wynik wchodzi w życie: nagrody, kary i zakładnicy albo rozmowy rozejmowe.
