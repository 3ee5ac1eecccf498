### Teksty gry Catan, własnymi słowami. Każdy klucz tego pliku jest też w en.ftl.
###
### Zdanie dostaje argumenty jako zmienne. Z pola `kind` może użyć:
###   $kind       nazwa wartości w mianowniku, tak jak stoi w środku zdania;
###   $kind-id    do wyboru wariantu: ostatnia część klucza wartości („giant”, „unknown”, „nobody”);
###   $kind-xyz   forma `.xyz` nazwy, jeśli nazwy tego rodzaju ją mają.
### Formy: `.gen` dopełniacz, `.acc` biernik, `.ins` narzędnik, `.loc` miejscownik, `.gen-plural` dopełniacz l. mn.
### Imion graczy nie odmieniamy: stoją w mianowniku, jako podmiot albo po strzałce (kogo to spotyka).

## Gra

game-name = Catan: Gra o Tron – Braterstwo Straży
game-short = Catan
game-about = Zasiedlaj Dar, broń Muru razem z innymi i zdobądź najwięcej punktów zwycięstwa; dla 3 lub 4 graczy.
game-kind = gospodarka, wspólna obrona

## Liczba kart surowca w bierniku, wspólna dla wielu zdań

counted-cards =
    { $count ->
        [one] { $count } kartę { $resource-gen }
        [few] { $count } karty { $resource-gen }
       *[many] { $count } kart { $resource-gen }
    }

## Opcje: co gracz może wybrać

option-roll = Rzuć kośćmi
option-end = Zakończ turę
option-road = Zbuduj drogę: { $edge }
option-settlement = Zbuduj osadę: { $node }
option-keep = Zbuduj twierdzę: { $node }
option-guard = Postaw strażnika na { $section-loc }
option-buy = Kup kartę rozwoju
option-supply = Wymień z pulą: { $count } × { $give } na 1 × { $take }
option-supply-in-bowen = Odłóż do puli kartę { $give-gen } i weź kartę { $take-gen }
option-play = Zagraj kartę: { $card }
option-hero = Zagraj bohatera: { $hero }
option-offer = Zaproponuj wymianę innym graczom
option-give = Dodaj do oferty: dajesz kartę { $resource-gen }
option-give-in-jeor_return = Oddaj w zamian kartę { $resource-gen }
option-want = Dodaj do oferty: dostajesz kartę { $resource-gen }
option-propose = Złóż tę ofertę
option-propose-in-compose_counter = Złóż tę kontrofertę
option-cancel = Zrezygnuj z oferty
option-cancel-in-compose_counter = Zrezygnuj z kontroferty i odmów
option-cancel-in-pick_partner = Nie wymieniaj się z nikim
option-accept = Przyjmij ofertę
option-refuse = Odrzuć ofertę
option-counter = Złóż kontrofertę
option-partner = Wymień się → { $seat }
option-discard = Odrzuć kartę { $resource-gen }
option-tormund =
    { $hex-id ->
        [camp] Odeślij Tormunda do jego obozu
       *[other] Przestaw Tormunda: { $hex }
    }
option-rob =
    { $seat-id ->
        [nobody] Nie kradnij nikomu
       *[other] Ukradnij kartę → { $seat }
    }
option-take =
    { $resource-id ->
        [unknown] Weź kartę
       *[other] Weź kartę { $resource-gen }
    }
option-take-in-mance_take = Zabierz kartę { $resource-gen }
option-chase =
    { $way-id ->
        [tormund] Przestaw Tormunda
       *[wildling] Odeślij dzikiego z Daru i weź kartę surowca z jego pola
    }
option-expel = Odeślij { $kind-acc } na Mroźne Kły ({ $hex })
option-drive_off = Odeślij dzikiego z { $place-gen } na Mroźne Kły
option-flip = Obróć bohatera na stronę B i go zatrzymaj
option-exchange = Wymień bohatera: weź { $hero-acc }
option-banish = Usuń z gry kartę { $hero-gen }
option-uproot = Zdejmij drogę: { $edge }
option-replace = Zamiast { $resource-gen } zapłać { $pay-ins }
option-keep_card = Zatrzymaj kartę: { $card }
option-demand = Zażądaj { $resource-gen }
option-name = Wskaż → { $seat }
option-name-in-jeor_name = Zażądaj → { $seat }
option-name-in-mance_look = Obejrzyj karty → { $seat }
option-done = Gotowe
option-done-in-jeor_name = Nie wskazuj nikogo więcej
option-pass = Zrezygnuj
option-pass-in-samwell = Nie zagrywaj Samwella Tarly'ego
option-pass-in-mance_take = Nie zabieraj żadnej karty
option-colour = Graj kolorem { $colour-ins }
option-to_build = Przejdź do budowy

## Decyzje: pytanie zadawane graczowi

decision-place_settlement = Postaw osadę na wolnym skrzyżowaniu
decision-place_road = Postaw drogę przy tej osadzie
decision-place_guard = Postaw strażnika na wybranym fragmencie Muru
decision-before_roll = Rzuć kośćmi albo najpierw zagraj kartę lub bohatera
decision-main = Handluj, buduj, zagraj kartę albo zakończ turę
decision-trade_phase = Handluj albo przejdź do budowy
decision-build_phase = Buduj albo zakończ turę
decision-discard = Odrzuć połowę swoich kart: wskaż następną
decision-move_tormund = Dokąd idzie Tormund?
decision-rob = Komu kradniesz kartę?
decision-samwell = Rzut nic ci nie dał: zagrasz Samwella Tarly'ego, by wziąć surowiec?
decision-compose_offer = Ułóż ofertę: najpierw to, co dajesz, potem to, co chcesz dostać
decision-answer_offer = Czy przyjmujesz tę ofertę?
decision-compose_counter = Ułóż kontrofertę: najpierw to, co dajesz, potem to, co chcesz dostać
decision-pick_partner = Z kim się wymieniasz?
decision-patrol = Co robi Patrol zwiadowców?
decision-patrol_expel = Którego dzikiego z Daru odsyła patrol?
decision-free_road = Postaw drogę za darmo
decision-free_guard = Postaw strażnika za darmo
decision-winter = Weź z puli kartę surowca
decision-after_hero = Co dalej z użytym bohaterem?
decision-banish_hero = Trzy jednakowe kości: który bohater z puli wypada z gry?
decision-pick_colour = Wybierz kolor
decision-jeor_demand = Jeor Mormont: jakiego surowca żądasz?
decision-jeor_name = Jeor Mormont: od kogo go żądasz?
decision-jeor_return = Jeor Mormont: którą kartę oddajesz w zamian?
decision-bowen = Bowen Marsh: którą kartę wymieniasz z pulą?
decision-othell_uproot = Othell Yarwyck: którą ze swoich dróg zdejmujesz?
decision-othell_rebuild = Othell Yarwyck: gdzie stawiasz ją na nowo?
decision-alliser_replace = Ser Alliser Thorne: którą kartę kosztu zastępujesz i czym?
decision-melisandre_replace = Melisandre: którą kartę kosztu zastępujesz i czym?
decision-melisandre_keep = Melisandre: którą z tych kart zatrzymujesz?
decision-mance_look = Mance Rayder: czyje karty oglądasz?
decision-mance_take = Mance Rayder: którą kartę zabierasz?
decision-benjen = Benjen Stark: którego dzikiego na północ od Muru odsyłasz?
decision-ygritte = Ygritte: którego dzikiego z Daru odsyłasz?
decision-yoren = Yoren: na którym fragmencie Muru staje nowy strażnik?
decision-alliser_place = Ser Alliser Thorne: na którym fragmencie Muru staje nowy strażnik?

# Co czytają inni, gdy ktoś decyduje
waiting-place_settlement = { $name } stawia osadę
waiting-place_road = { $name } stawia drogę
waiting-place_guard = { $name } stawia strażnika na Murze
waiting-before_roll = { $name } zaraz rzuci kośćmi
waiting-main = { $name } handluje i buduje
waiting-trade_phase = { $name } handluje
waiting-build_phase = { $name } buduje
waiting-discard = { $name } odrzuca połowę kart
waiting-move_tormund = { $name } przesuwa Tormunda
waiting-rob = { $name } wybiera, komu ukraść kartę
waiting-samwell = { $name } może wziąć surowiec dzięki Samwellowi Tarly'emu
waiting-compose_offer = { $name } układa ofertę
waiting-answer_offer = { $name } zastanawia się nad ofertą
waiting-compose_counter = { $name } układa kontrofertę
waiting-pick_partner = { $name } wybiera, z kim się wymienić
waiting-patrol = { $name } wysyła Patrol zwiadowców
waiting-patrol_expel = { $name } odsyła dzikiego z Daru
waiting-free_road = { $name } stawia drogę za darmo
waiting-free_guard = { $name } stawia strażnika za darmo
waiting-winter = { $name } bierze z puli kartę surowca
waiting-after_hero = { $name } decyduje, co dalej z bohaterem
waiting-banish_hero = { $name } wybiera bohatera, który wypada z gry
waiting-pick_colour = { $name } wybiera kolor
waiting-jeor_demand = { $name } żąda surowca dzięki Jeorowi Mormontowi
waiting-jeor_name = { $name } wybiera, kogo poprosi Jeor Mormont
waiting-jeor_return = { $name } oddaje kartę w zamian
waiting-bowen = { $name } wymienia kartę z pulą
waiting-othell_uproot = { $name } zdejmuje drogę
waiting-othell_rebuild = { $name } stawia drogę na nowo
waiting-alliser_replace = { $name } zastępuje kartę kosztu
waiting-melisandre_replace = { $name } zastępuje kartę kosztu
waiting-melisandre_keep = { $name } wybiera kartę do zatrzymania
waiting-mance_look = { $name } wybiera, czyje karty obejrzeć
waiting-mance_take = { $name } zabiera kartę
waiting-benjen = { $name } odsyła dzikiego sprzed Muru
waiting-ygritte = { $name } odsyła dzikiego z Daru
waiting-yoren = { $name } stawia nowego strażnika na Murze
waiting-alliser_place = { $name } stawia nowego strażnika na Murze

## Zdarzenia: co się stało, po jednym wierszu przebiegu gry

event-first_roll = { $seat } rzuca o pierwszeństwo: { $sum }
event-first_player = Grę zaczyna { $seat }
event-colour = { $seat } gra kolorem { $colour-ins }
event-hero_dealt = { $seat } dostaje na początek { $hero-acc }
event-road = { $seat } buduje drogę: { $edge }
event-settlement = { $seat } buduje osadę: { $node }
event-keep = { $seat } buduje twierdzę: { $node }
event-guard = { $seat } stawia strażnika na { $section-loc }, na polu { $space }
event-gain = { $seat } dostaje { counted-cards }
event-pay = { $seat } płaci { $count ->
        [one] { $count } kartą { $resource-gen }
       *[other] { $count } kartami { $resource-gen }
    }
event-turn = Tura { $turn }: gra { $seat }
event-dice =
    { $wildling ->
        [0] { $seat } wyrzuca { $first } i { $second }
       *[other] { $seat } wyrzuca { $first } i { $second }, a na kości dzikich { $wildling }
    }
event-shortage = W puli brakuje { $resource-gen }
event-discarded = { $seat } odrzuca { counted-cards }
event-tormund =
    { $hex-id ->
        [camp] { $seat } odsyła Tormunda do jego obozu
       *[other] { $seat } przestawia Tormunda: { $hex }
    }
event-robbed =
    { $resource-id ->
        [unknown] { $seat } kradnie kartę → { $victim }
       *[other] { $seat } kradnie kartę { $resource-gen } → { $victim }
    }
event-supply_trade =
    { $count ->
        [one] { $seat } wymienia z pulą { $count } kartę { $give-gen } na 1 kartę { $take-gen }
        [few] { $seat } wymienia z pulą { $count } karty { $give-gen } na 1 kartę { $take-gen }
       *[many] { $seat } wymienia z pulą { $count } kart { $give-gen } na 1 kartę { $take-gen }
    }
event-offered = { $seat } składa ofertę
event-answered =
    { $answer-id ->
        [accepted] { $seat } przyjmuje ofertę
        [refused] { $seat } odrzuca ofertę
       *[countered] { $seat } składa kontrofertę
    }
event-traded = { $seat } i { $partner } wymieniają się kartami
event-no_trade = { $seat } kończy rozmowy bez wymiany
event-bought =
    { $card-id ->
        [unknown] { $seat } kupuje kartę rozwoju
       *[other] { $seat } kupuje kartę rozwoju: { $card }
    }
event-played = { $seat } zagrywa kartę: { $card }
event-longest_road =
    { $seat-id ->
        [nobody] „Najdłuższa droga” nie należy już do nikogo
       *[other]
            { $length ->
                [one] { $seat } zdobywa „Najdłuższą drogę” ({ $length } odcinek)
                [few] { $seat } zdobywa „Najdłuższą drogę” ({ $length } odcinki)
               *[many] { $seat } zdobywa „Najdłuższą drogę” ({ $length } odcinków)
            }
    }
event-most_patrols =
    { $seat-id ->
        [nobody] „Najwięcej patroli” nie należy już do nikogo
       *[other]
            { $count ->
                [one] { $seat } zdobywa „Najwięcej patroli” ({ $count } patrol)
                [few] { $seat } zdobywa „Najwięcej patroli” ({ $count } patrole)
               *[many] { $seat } zdobywa „Najwięcej patroli” ({ $count } patroli)
            }
    }
event-token = Żeton dzikich pokazuje { $kind-acc } z klanu { $clan-gen }
event-no_figure = Na Mroźnych Kłach nie ma już żadnego { $kind-gen }, więc do klanu { $clan-gen } nikt nie dołącza
event-camp = Do { $camp }. obozu klanu { $clan-gen } przybywa { $kind }
event-rush = Klan { $clan-gen } najeżdża Mur!
event-clearing = Na { $clearing-acc } dociera { $kind } z klanu { $clan-gen }
event-no_move = Przy wyniku { $wildling } żaden dziki się nie rusza
event-climbed = Wspinacz z { $clearing-gen } przechodzi przez Mur: { $hex }
event-giant = Olbrzym z { $clearing-gen } strąca strażnika i wraca na Mroźne Kły
event-breach =
    { $count ->
        [one] Obrona Muru przełamana! Przez { $section-acc } przedziera się { $count } dziki
       *[other] Obrona Muru przełamana! Przez { $section-acc } przedziera się { $count } dzikich
    }
event-gift = W Darze staje { $kind }: { $hex }
event-sixth = Na { $clearing-acc } dociera szósty dziki: znika dwóch dzikich i strażnik z pola 1, ale Mur się trzyma
event-guard_lost = { $seat } traci strażnika na { $section-loc }
event-expelled = { $seat } odsyła { $kind-acc } na Mroźne Kły ({ $hex })
event-driven_off = { $seat } odsyła z { $place-gen } { $kind-acc } na Mroźne Kły
event-hero_used = { $seat } zagrywa bohatera: { $hero }
event-hero_flipped = { $seat } obraca kartę { $hero-gen } na stronę B
event-hero_exchanged = { $seat } odkłada do puli { $hero-acc } i bierze { $new-acc }
event-hero_banished = { $seat } usuwa z gry kartę { $hero-gen }
event-road_uprooted = { $seat } zdejmuje drogę: { $edge }
event-no_such_card = { $seat } nie ma { $resource-gen }
event-handed = { $seat } daje { counted-cards } → { $to }
event-looked = { $seat } ogląda karty surowców → { $victim }
event-looked_deck =
    { $count ->
        [one] { $seat } ogląda { $count } wierzchnią kartę talii rozwoju
        [few] { $seat } ogląda { $count } wierzchnie karty talii rozwoju
       *[many] { $seat } ogląda { $count } wierzchnich kart talii rozwoju
    }
event-patrol_discarded = { $seat } odrzuca zagraną kartę Patrol zwiadowców
event-revealed =
    { $count ->
        [one] { $seat } ujawnia { $count } kartę z punktem zwycięstwa
        [few] { $seat } ujawnia { $count } karty z punktami zwycięstwa
       *[many] { $seat } ujawnia { $count } kart z punktami zwycięstwa
    }
event-true_victory =
    { $points ->
        [one] { $seat } wygrywa, mając { $points } punkt zwycięstwa
        [few] { $seat } wygrywa, mając { $points } punkty zwycięstwa
       *[many] { $seat } wygrywa, mając { $points } punktów zwycięstwa
    }
event-dramatic = Dramatyczne zakończenie: { $cause }
event-all_lose = Nikt nie wygrywa: wszyscy przegrywają
event-offer_item =
    { $side-id ->
        [gives] { $seat } oferuje { counted-cards }
       *[wants] { $seat } prosi o { counted-cards }
    }
event-turn_limit = Tura { $turn } miała być ostatnia: nikt nie wygrywa
event-taken =
    { $resource-id ->
        [unknown] { $seat } wybiera i zabiera kartę → { $victim }
       *[other] { $seat } wybiera i zabiera kartę { $resource-gen } → { $victim }
    }

## Opcje stołu: nazwa, objaśnienie i nazwa każdego wyboru

table-mode = Tryb
table-mode-help = Gra podstawowa albo Braterstwo Straży z Murem, dzikimi, strażnikami i bohaterami.
table-mode-base = Gra podstawowa
table-mode-brotherhood = Braterstwo Straży
table-setup = Plansza
table-setup-help = Standardowa jest rozłożona jak w instrukcji. Na zmiennej tasuje się pola terenu i szlaki handlowe, na całkiem losowej także żetony z liczbami.
table-setup-standard = Standardowa
table-setup-variable = Zmienna
table-setup-random = Całkiem losowa
table-phases = Handel i budowa
table-phases-help = W połączonej fazie po rzucie handluje się i buduje na przemian, jak kto chce. W przeciwnym razie cały handel poprzedza budowę.
table-phases-combined = Jedna połączona faza
table-phases-strict = Najpierw handel, potem budowa
table-drama_of_heroes = Dramat bohaterów
table-drama_of_heroes-help = Wariant z instrukcji: gdy na wszystkich trzech kościach wypadnie ta sama liczba, rzucający usuwa z gry jednego bohatera z puli.
table-drama_of_heroes-no = { no }
table-drama_of_heroes-yes = { yes }
table-victory_at_turn_end = Zwycięstwo dopiero na koniec tury
table-victory_at_turn_end-help = Zwykle 10 punktów zwycięstwa daje wygraną, gdy tylko rozpatrzono kości twojej tury. Z tą opcją wygrywa się dopiero, kończąc turę.
table-victory_at_turn_end-no = { no }
table-victory_at_turn_end-yes = { yes }
table-nobody_wins_without_guards = Bez strażników nikt nie wygrywa
table-nobody_wins_without_guards-help = Co się dzieje przy dramatycznym zakończeniu, gdy na Murze nie ma ani jednego strażnika: zwykle wszyscy remisują i rozstrzygają dalsze zasady. Z tą opcją wszyscy przegrywają.
table-nobody_wins_without_guards-no = { no }
table-nobody_wins_without_guards-yes = { yes }
table-hidden_points_in_ties = Ukryte punkty rozstrzygają remis
table-hidden_points_in_ties-help = Czy karty z punktami zwycięstwa, które są jeszcze na ręce, liczą się przy remisie w dramatycznym zakończeniu.
table-hidden_points_in_ties-no = { no }
table-hidden_points_in_ties-yes = { yes }
table-first_player = Pierwszy gracz
table-first_player-help = Zaczyna najwyższy rzut albo wskazane tu miejsce. Na gotowej planszy gry podstawowej nikt nie rzuca i decyduje los.
table-first_player-roll = Rzut kośćmi
table-first_player-0 = Miejsce 1
table-first_player-1 = Miejsce 2
table-first_player-2 = Miejsce 3
table-first_player-3 = Miejsce 4
table-colours = Kolory
table-colours-help = Kolory wybierają gracze w kolejności miejsc, przydziela je los albo idą po kolei według miejsc: żółty, niebieski, czerwony, czarny. Na gotowej planszy gry podstawowej od koloru zależy, gdzie stoją twoje pierwsze elementy.
table-colours-pick = Wybierają gracze
table-colours-random = Losowo
table-colours-seats = Według miejsc
table-start_tokens = Żetony pod pierwszymi osadami
table-start_tokens-help = Czy także dwie osady z fazy przygotowania zakrywają żeton dzikich i odkrywają go, gdy się je stawia.
table-start_tokens-no = { no }
table-start_tokens-yes = { yes }
table-used_tokens = Odkryte żetony dzikich
table-used_tokens-help = Gdzie trafia żeton dzikich, gdy jego dziki stoi już na planszy: z powrotem do puli czy poza grę.
table-used_tokens-pool = Wracają do puli
table-used_tokens-box = Odpadają z gry
table-movement = Ruch dzikich
table-movement-help = Czy dzicy ruszają się po produkcji z danego rzutu, czy przed nią.
table-movement-after_production = Po produkcji
table-movement-before_production = Przed produkcją
table-patrol_to_camp = Patrol może odesłać Tormunda do obozu
table-patrol_to_camp-help = Czy Patrol zwiadowców może przestawić Tormunda także do jego obozu, czy tylko na inne pole.
table-patrol_to_camp-no = { no }
table-patrol_to_camp-yes = { yes }
table-mixed_like_for_like = Ten sam surowiec po obu stronach
table-mixed_like_for_like-help = Czy w mieszanej wymianie ten sam surowiec może być po obu stronach, na przykład wełna i ruda za wełnę. Wymiana wyłącznie surowca na ten sam surowiec nigdy nie jest dozwolona.
table-mixed_like_for_like-no = { no }
table-mixed_like_for_like-yes = { yes }
table-patrols_after_yoren = „Najwięcej patroli” po Yorenie
table-patrols_after_yoren-help = Co się dzieje, gdy posiadacz tej karty odrzuca przez Yorena zagrany Patrol zwiadowców: zachowuje ją, dopóki ktoś inny nie ma ich więcej, albo patrole od razu liczy się na nowo.
table-patrols_after_yoren-keep = Posiadacz zachowuje kartę
table-patrols_after_yoren-lose = Od razu liczy się na nowo
table-mance_may_decline = Mance Rayder może nic nie zabrać
table-mance_may_decline-help = Czy po obejrzeniu czyichś kart dzięki Mance'owi Rayderowi można zrezygnować z zabrania karty.
table-mance_may_decline-no = { no }
table-mance_may_decline-yes = { yes }
table-hero_limit = Jedno użycie bohatera na turę
table-hero_limit-help = Czy w turze wolno użyć jednego bohatera każdemu graczowi, czy całemu stołowi. Ma to znaczenie, gdy ktoś zagrywa Samwella Tarly'ego w cudzej turze.
table-hero_limit-player = Dla każdego gracza
table-hero_limit-table = Dla całego stołu
table-roads = Drogi każdego gracza
table-roads-help = Instrukcja daje każdemu graczowi 15 dróg, angielska errata 14.
table-roads-15 = 15
table-roads-14 = 14
table-offers_per_turn = Oferty w turze
table-offers_per_turn-help = Ile ofert może złożyć bot w swojej turze; ofert ludzi się nie liczy. 0 oznacza, że gracze w ogóle ze sobą nie handlują.
table-turn_limit = Ostatnia tura
table-turn_limit-help = Po tylu turach gra kończy się bez zwycięzcy. 0 oznacza grę do samego końca.
table-patrol_theft = Kradzież po Patrolu
table-patrol_theft-help = Czy gracz, który Patrolem zwiadowców przestawił Tormunda do budowli przeciwnika, może ukraść kartę, czy musi.
table-patrol_theft-optional = Dobrowolna, jak po wyniku 7
table-patrol_theft-required = Obowiązkowa, jak mówi instrukcja
table-combined_token = Łączony żeton 2/12
table-combined_token-help = Czy używa się go tylko na planszy Braterstwa Straży dla trzech graczy, czy w każdej grze we troje. Na planszy gry podstawowej leży wtedy tam, gdzie 2, a pole z 12 nie ma liczby.
table-combined_token-brotherhood = Tylko w Braterstwie Straży
table-combined_token-three_players = W każdej grze we troje
table-uncounted_offers = Miejsca, których ofert się nie liczy
table-uncounted_offers-help = Ustala się na początku gry: miejsca ludzi, jako suma liczb 1, 2, 4 i 8.

## Zasady: gdzie obowiązuje zasada

rules-mode-B = Gra podstawowa
rules-mode-W = Braterstwo Straży
rules-mode-BW = Oba tryby

## Stół słowami

view-points =
    { $count ->
        [one] { $count } punkt zwycięstwa
        [few] { $count } punkty zwycięstwa
       *[many] { $count } punktów zwycięstwa
    }
view-resource-cards =
    { $count ->
        [one] { $count } karta surowca
        [few] { $count } karty surowców
       *[many] { $count } kart surowców
    }
view-development-cards =
    { $count ->
        [one] { $count } karta rozwoju
        [few] { $count } karty rozwoju
       *[many] { $count } kart rozwoju
    }
view-patrols =
    { $count ->
        [one] { $count } zagrany patrol
        [few] { $count } zagrane patrole
       *[many] { $count } zagranych patroli
    }
view-guards =
    { $count ->
        [one] { $count } strażnik na Murze
       *[other] { $count } strażników na Murze
    }
view-wildlings =
    { $count ->
        [one] { $count } dziki
       *[other] { $count } dzikich
    }
view-road-length = Najdłuższa droga: { $count }
view-breaches = Przełamania obrony Muru: { $count } z { $limit }
view-gift = Dzicy w Darze: { $count }; gdy będzie ich więcej niż { $limit }, gra się kończy
view-clearing = { $wildlings } na { $guards }
view-supply = Pula
view-hand = Twoja ręka
view-deck = Talia rozwoju: { $count }
view-rate = { $rate }:1
view-pieces-left = Pozostałe elementy
view-hero-pool = Bohaterowie w puli
view-nothing = nic
view-wall = Mur
view-camps = Obozy
view-clearings = Polany

## Surowce

resource-grain = zboże
    .acc = zboże
    .gen = zboża
    .ins = zbożem
    .gen-plural = zbóż
resource-grain-text = Dają je pola uprawne.
resource-grain-count =
    { $count ->
        [one] { $count } zboże
        [few] { $count } zboża
       *[many] { $count } zbóż
    }
resource-brick = glina
    .acc = glinę
    .gen = gliny
    .ins = gliną
    .gen-plural = glin
resource-brick-text = Dają ją wzgórza.
resource-brick-count =
    { $count ->
        [one] { $count } glina
        [few] { $count } gliny
       *[many] { $count } glin
    }
resource-ore = ruda
    .acc = rudę
    .gen = rudy
    .ins = rudą
    .gen-plural = rud
resource-ore-text = Dają ją góry.
resource-ore-count =
    { $count ->
        [one] { $count } ruda
        [few] { $count } rudy
       *[many] { $count } rud
    }
resource-lumber = drewno
    .acc = drewno
    .gen = drewna
    .ins = drewnem
    .gen-plural = drewien
resource-lumber-text = Dają je lasy.
resource-lumber-count =
    { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
       *[many] { $count } drewien
    }
resource-wool = wełna
    .acc = wełnę
    .gen = wełny
    .ins = wełną
    .gen-plural = wełen
resource-wool-text = Dają ją pastwiska.
resource-wool-count =
    { $count ->
        [one] { $count } wełna
        [few] { $count } wełny
       *[many] { $count } wełen
    }
resource-unknown = karta
    .acc = kartę
    .gen = karty
    .ins = kartą
    .gen-plural = kart

## Teren

terrain-fields = pola uprawne
    .acc = pola uprawne
    .gen = pól uprawnych
terrain-fields-text = Dają zboże.
terrain-hills = wzgórza
    .acc = wzgórza
    .gen = wzgórz
terrain-hills-text = Dają glinę.
terrain-mountains = góry
    .acc = góry
    .gen = gór
terrain-mountains-text = Dają rudę.
terrain-forest = las
    .acc = las
    .gen = lasu
terrain-forest-text = Daje drewno.
terrain-pasture = pastwisko
    .acc = pastwisko
    .gen = pastwiska
terrain-pasture-text = Daje wełnę.
terrain-ice = lodowa pustynia
    .acc = lodową pustynię
    .gen = lodowej pustyni
terrain-ice-text = Niczego nie daje i jest traktowana jak część ramki.

## Elementy

piece-road = droga
    .acc = drogę
    .gen = drogi
piece-road-text = Koszt: 1 glina, 1 drewno. Stawia się ją na ścieżce. Masz ich 15 lub tyle, ile ustalono przy stole.
piece-road-count =
    { $count ->
        [one] { $count } droga
        [few] { $count } drogi
       *[many] { $count } dróg
    }
piece-settlement = osada
    .acc = osadę
    .gen = osady
piece-settlement-text = Koszt: 1 glina, 1 drewno, 1 wełna, 1 zboże. Warta 1 punkt zwycięstwa; daje 1 kartę z każdego produkującego pola. Masz ich 5.
piece-settlement-count =
    { $count ->
        [one] { $count } osada
        [few] { $count } osady
       *[many] { $count } osad
    }
piece-keep = twierdza
    .acc = twierdzę
    .gen = twierdzy
piece-keep-text = Koszt: 3 rudy, 2 zboża. Zastępuje jedną z twoich osad. Warta 2 punkty zwycięstwa; daje 2 karty z każdego produkującego pola. Masz ich 4.
piece-keep-count =
    { $count ->
        [one] { $count } twierdza
        [few] { $count } twierdze
       *[many] { $count } twierdz
    }
piece-guard = strażnik
    .acc = strażnika
    .gen = strażnika
piece-guard-text = Koszt: 1 drewno, 1 glina, 1 wełna. Broni fragmentu Muru. 3 strażników na Murze daje 1 punkt zwycięstwa, 5 strażników łącznie 2. Masz ich 7.
piece-guard-count =
    { $count ->
        [one] { $count } strażnik
       *[other] { $count } strażników
    }
piece-development_card = karta rozwoju
    .acc = kartę rozwoju
    .gen = karty rozwoju
piece-development_card-text = Koszt: 1 ruda, 1 wełna, 1 zboże. Bierzesz na rękę wierzchnią kartę talii; nie można jej zagrać w turze, w której została kupiona.
piece-tormund = Tormund Złodziej
    .acc = Tormunda Złodzieja
    .gen = Tormunda Złodzieja
piece-tormund-text = Rusza się po każdym wyrzuceniu 7, za sprawą Patrolu zwiadowców i Qhorina Półrękiego. Pole, na którym stoi, nie produkuje; w swoim obozie niczego nie blokuje.
piece-wildling_token = żeton dzikich
    .acc = żeton dzikich
    .gen = żetonu dzikich
piece-wildling_token-text = Wskazuje obszar klanu i rodzaj dzikiego. Odkrywa się go przy budowie osady (1) lub twierdzy (2), po otrzymaniu karty specjalnej (1) i za sprawą Benjena Starka (1).
piece-number_token = żeton z liczbą
    .acc = żeton z liczbą
    .gen = żetonu z liczbą
piece-number_token-text = Pole z tym żetonem produkuje, gdy suma kości produkcji jest równa tej liczbie. Im więcej kropek, tym częściej liczba wypada.
piece-breach_marker = znacznik przełamania obrony
    .acc = znacznik przełamania obrony
    .gen = znacznika przełamania obrony
piece-breach_marker-text = Przy każdym przełamaniu obrony Muru schodzi o 1 pole w dół toru; 3. przełamanie kończy grę.
piece-vp_token = znacznik punktu zwycięstwa
    .acc = znacznik punktu zwycięstwa
    .gen = znacznika punktu zwycięstwa
piece-vp_token-text = Masz go, dopóki na Murze stoi co najmniej 3 twoich strażników; drugi od 5 strażników.
piece-production_dice = kości produkcji
    .acc = kości produkcji
    .gen = kości produkcji
piece-production_dice-text = Dwie kości sześciościenne. Ich suma wskazuje produkujące pola; 7 oznacza ruch Tormunda.
piece-wildling_die = kość dzikich
    .acc = kość dzikich
    .gen = kości dzikich
piece-wildling_die-text = Kość dwunastościenna; rzuca się nią razem z kośćmi produkcji. Wyniki 1–8 wskazują szlak, którym rusza dziki; 9–12 nie wskazują żadnego.
piece-build_costs_card = karta kosztów budowy
    .acc = kartę kosztów budowy
    .gen = karty kosztów budowy
piece-build_costs_card-text = Pokazuje, co ile kosztuje. Leżą na niej twoje niewybudowane osady (pod każdą 1 żeton dzikich) i twierdze (pod każdą 2).

## Karty rozwoju

development-ranger_patrol = Patrol zwiadowców
development-ranger_patrol-text = Przed swoim rzutem na produkcję lub po nim wybierz jedno: przestaw Tormunda tak jak po wyrzuceniu 7, a jeśli stoi teraz na polu, możesz ukraść 1 losową kartę surowca przeciwnikowi, który ma przy nim budowlę; albo odeślij 1 wybranego dzikiego z Daru na Mroźne Kły i weź 1 kartę surowca z jego pola. Karta zostaje odkryta przed tobą i liczy się do „Najwięcej patroli”.
development-ranger_patrol-note = W grze podstawowej dostępna jest tylko pierwsza możliwość. Nikt nie odrzuca kart. „Po rzucie” oznacza także po ruchu dzikich.
development-new_recruits = Nowi rekruci
development-new_recruits-text = Postaw na Murze bez opłaty 1 swojego strażnika, na najniższym wolnym polu wybranego fragmentu.
development-new_recruits-note = Nie używa się jej w grze podstawowej. Nie można jej zagrać, jeśli nie masz już strażnika albo nie ma wolnego pola.
development-road_building = Budowa dróg
development-road_building-text = Postaw bez opłaty 2 drogi, przestrzegając zwykłych zasad budowy.
development-road_building-note = Jeśli została ci tylko 1 droga albo jest tylko 1 dozwolona ścieżka, stawiasz tyle, ile się da.
development-winter_is_coming = Nadchodzi zima
development-winter_is_coming-text = Weź z puli 2 karty surowców według wyboru, jednakowe lub różne. Możesz ich użyć jeszcze w tej turze.
development-victory_point = Punkt zwycięstwa
development-victory_point-text = Karta warta 1 punkt zwycięstwa. Trzymaj ją w ukryciu do końca gry albo do chwili, gdy w swojej turze osiągniesz z nią 10 punktów zwycięstwa.
development-unknown = karta rozwoju

## Karty specjalne

special-longest_road = Najdłuższa droga
special-longest_road-text = Za najdłuższą ciągłą drogę liczącą co najmniej 5 odcinków. Daje 1 punkt zwycięstwa (2 w grze podstawowej). W Braterstwie Straży ten, kto ją dostaje, tworzy 1 dzikiego.
special-most_patrols = Najwięcej patroli
special-most_patrols-text = Za najwięcej zagranych kart Patrol zwiadowców, co najmniej 3. Daje 1 punkt zwycięstwa (2 w grze podstawowej). W Braterstwie Straży ten, kto ją dostaje, tworzy 1 dzikiego.

## Bohaterowie Północy

hero-side-a = Strona A
hero-side-a-text = Po użyciu: Obróć tę kartę na stronę B i zatrzymaj ją albo wymień ją na innego bohatera z puli.
hero-side-b = Strona B
hero-side-b-text = Po użyciu: Musisz wymienić tę kartę na innego bohatera z puli.
hero-exchange = Wymiana
hero-exchange-text = Odłóż kartę do puli, znów stroną A do góry, i weź stamtąd innego bohatera, też stroną A do góry; nie można go użyć w turze, w której go bierzesz.
hero-jeor_mormont = Jeor Mormont
    .acc = Jeora Mormonta
    .gen = Jeora Mormonta
hero-jeor_mormont-title = Lord dowódca
hero-jeor_mormont-effect = Wymuszony handel 1:1
hero-jeor_mormont-timing = Twoja tura, podczas handlu i budowy
hero-jeor_mormont-text = Wskaż rodzaj surowca oraz 1 lub 2 przeciwników. Każdy z nich, jeśli ma taki surowiec, musi dać ci 1 jego kartę; za każdą tak zdobytą kartę dajesz temu samemu przeciwnikowi 1 wybraną kartę surowca innego rodzaju.
hero-jeor_mormont-note = Musisz mieć co najmniej tyle kart innych rodzajów, ilu przeciwników wskazujesz. Przeciwnik bez tego surowca nic nie daje i nic nie dostaje; jeśli nie ma go żaden, bohatera i tak uznaje się za użytego.
hero-bowen_marsh = Bowen Marsh
    .acc = Bowena Marsha
    .gen = Bowena Marsha
hero-bowen_marsh-title = Lord Zarządca
hero-bowen_marsh-effect = Jedna wymiana z pulą 1:1
hero-bowen_marsh-timing = Twoja tura, podczas handlu i budowy
hero-bowen_marsh-text = Odłóż do puli 1 kartę surowca i weź z niej 1 kartę innego rodzaju.
hero-samwell_tarly = Samwell Tarly
    .acc = Samwella Tarly'ego
    .gen = Samwella Tarly'ego
hero-samwell_tarly-title = Zarządca
hero-samwell_tarly-effect = Bez dochodu, za to darmowy surowiec
hero-samwell_tarly-timing = Zaraz po produkcji dowolnego gracza (nie po wyniku 7), przed ruchem dzikich z tego rzutu i przed innymi bohaterami używanymi po nim
hero-samwell_tarly-text = Jeśli ten rzut nie dał ci ani jednej karty surowca, weź z puli 1 kartę surowca według wyboru.
hero-samwell_tarly-note = Dochód utracony przez Tormunda, dzikich lub brak kart w puli też się nie liczy.
hero-othell_yarwyck = Othell Yarwyck
    .acc = Othella Yarwycka
    .gen = Othella Yarwycka
hero-othell_yarwyck-title = Mistrz Budowniczych
hero-othell_yarwyck-effect = Przekierowanie drogi
hero-othell_yarwyck-timing = Twoja tura, podczas handlu i budowy
hero-othell_yarwyck-text = Zdejmij z planszy 1 swoją drogę, która tylko jednym końcem styka się z twoimi elementami, i postaw ją za darmo na innej dozwolonej ścieżce. Przy sprawdzaniu końców elementy przeciwników się nie liczą.
hero-othell_yarwyck-note = Nowe miejsce musi być dozwolone na planszy bez zdjętej drogi. Kartę „Najdłuższa droga” sprawdza się raz, po przestawieniu.
hero-alliser_thorne = Ser Alliser Thorne
    .acc = ser Allisera Thorne'a
    .gen = ser Allisera Thorne'a
hero-alliser_thorne-title = Dowódca Zbrojnych
hero-alliser_thorne-effect = Łatwiejszy strażnik
hero-alliser_thorne-timing = Twoja tura, gdy płacisz za strażnika
hero-alliser_thorne-text = Zamiast 1 z 3 kart kosztu strażnika oddaj 1 kartę dowolnego innego surowca.
hero-melisandre = Melisandre
    .acc = Melisandre
    .gen = Melisandre
hero-melisandre-title = Czerwona kapłanka R'hllora
hero-melisandre-effect = Wybór karty rozwoju
hero-melisandre-timing = Twoja tura, gdy kupujesz kartę rozwoju, raz w turze
hero-melisandre-text = Zamiast 1 z 3 kart kosztu oddaj 1 kartę dowolnego innego surowca. Podejrzyj 3 wierzchnie karty talii, 1 z nich zatrzymaj jako kupioną, resztę odłóż i przetasuj talię.
hero-melisandre-note = Zamiany trzeba dokonać; kto chce zapłacić wydrukowany koszt, kupuje bez bohatera. Jeśli w talii zostały mniej niż 3 karty, wybierasz spośród tych, które są.
hero-mance_rayder = Mance Rayder
    .acc = Mance'a Raydera
    .gen = Mance'a Raydera
hero-mance_rayder-title = Król za Murem
hero-mance_rayder-effect = Karta od prowadzącego
hero-mance_rayder-timing = Twoja tura, po rozpatrzeniu rzutu na produkcję i ruchu dzikich
hero-mance_rayder-text = Wskaż przeciwnika, który wyprzedza cię punktami zwycięstwa, i obejrzyj jego karty surowców; jedną z nich możesz zabrać.
hero-mance_rayder-note = Porównuje się tylko jawne punkty zwycięstwa; ukryte karty z punktami się nie liczą.
hero-benjen_stark = Benjen Stark
    .acc = Benjena Starka
    .gen = Benjena Starka
hero-benjen_stark-title = Pierwszy Zwiadowca
hero-benjen_stark-effect = Usunięcie dzikiego na północ od Muru
hero-benjen_stark-timing = Twoja tura, przed rzutem na produkcję lub po nim
hero-benjen_stark-text = Odeślij na Mroźne Kły 1 dzikiego z obozu lub polany. Jeśli opuścił obóz, wszyscy dzicy z dalszych obozów tego klanu zbliżają się do polany o 1 obóz. Potem odkryj z puli 1 żeton dzikich i umieść tego dzikiego na zwykłych zasadach (może dojść do najazdu).
hero-ygritte = Ygritte
    .acc = Ygritte
    .gen = Ygritte
hero-ygritte-title = Włóczniczka dzikich
hero-ygritte-effect = Usunięcie dzikiego z Daru
hero-ygritte-timing = Twoja tura, przed rzutem na produkcję lub po nim
hero-ygritte-text = Odeślij z Daru na Mroźne Kły 1 wskazanego dzikiego. Nie dostajesz za to surowca.
hero-yoren = Yoren
    .acc = Yorena
    .gen = Yorena
hero-yoren-title = Wędrująca wrona
hero-yoren-effect = Patrol zamienia się w strażnika
hero-yoren-timing = Twoja tura, podczas budowy
hero-yoren-text = Odrzuć 1 leżącą przed tobą kartę Patrol zwiadowców i postaw za darmo 1 strażnika.
hero-yoren-note = Kto ma kartę „Najwięcej patroli”, zachowuje ją, dopóki ktoś inny nie zagra Patrolu i nie będzie miał ich więcej, a co najmniej 3.
hero-qhorin_halfhand = Qhorin Półręki
    .acc = Qhorina Półrękiego
    .gen = Qhorina Półrękiego
hero-qhorin_halfhand-title = Zwiadowca
hero-qhorin_halfhand-effect = Odesłanie Tormunda
hero-qhorin_halfhand-timing = Twoja tura, przed rzutem na produkcję lub po nim
hero-qhorin_halfhand-text = Jeśli Tormund stoi na polu terenu, odeślij go do jego obozu na Mroźnych Kłach i weź z puli 1 kartę surowca, który daje pole, z którego odszedł.
hero-qhorin_halfhand-note = Nie ma przy tym kradzieży. Jeśli w puli nie ma takiej karty, nic nie dostajesz.

## Dzicy

wildling-regular = zwykły dziki
    .acc = zwykłego dzikiego
    .gen = zwykłego dzikiego
wildling-regular-text = Bez zdolności. Czeka na polanie, aż obrona tamtejszego fragmentu Muru zostanie przełamana.
wildling-regular-count =
    { $count ->
        [one] { $count } zwykły dziki
       *[other] { $count } zwykłych dzikich
    }
wildling-climber = wspinacz
    .acc = wspinacza
    .gen = wspinacza
wildling-climber-text = Gdy dotrze na polanę, od razu przechodzi przez Mur i zajmuje pierwsze wolne pole tej linii. Nie jest to przełamanie obrony.
wildling-climber-count =
    { $count ->
        [one] { $count } wspinacz
       *[other] { $count } wspinaczy
    }
wildling-giant = olbrzym
    .acc = olbrzyma
    .gen = olbrzyma
wildling-giant-text = Gdy dotrze pod broniony fragment, usuwa strażnika z pola 1 i wraca na Mroźne Kły. Pod niebronionym fragmentem przełamuje obronę Muru jak zwykły dziki.
wildling-giant-count =
    { $count ->
        [one] { $count } olbrzym
       *[other] { $count } olbrzymów
    }

## Klany

clan-ice_river = Zamarznięta rzeka
    .acc = Zamarzniętą rzekę
    .gen = Zamarzniętej rzeki
clan-ice_river-text = Zachodni obszar klanu. Szlaki 1 i 2 prowadzą na polanę 1, szlak 3 na polanę 2.
clan-cave_dwellers = Jaskiniowcy
    .acc = Jaskiniowców
    .gen = Jaskiniowców
clan-cave_dwellers-text = Środkowy obszar klanu. Szlak 4 prowadzi na polanę 2, szlak 5 na polanę 3.
clan-hornfoots = Rogostopi
    .acc = Rogostopych
    .gen = Rogostopych
clan-hornfoots-text = Wschodni obszar klanu. Szlak 6 prowadzi na polanę 3, szlaki 7 i 8 na polanę 4.

## Miejsca

place-wall_section = fragment Muru
    .acc = fragment Muru
    .gen = fragmentu Muru
place-wall_section-text = Jedna z 4 części Muru, z polami dla strażników o numerach 1–5. Jego strażnicy bronią tylko przed dzikimi z polany leżącej tuż na północ.
place-clearing = polana
    .acc = polanę
    .gen = polany
place-clearing-text = Miejsce pod fragmentem Muru, gdzie zbierają się dzicy. Gdy jest ich tam więcej niż strażników, obrona zostaje przełamana.
place-camp = obóz
    .acc = obóz
    .gen = obozu
place-camp-text = Każdy obszar klanu ma ich 5. Obóz 1 ma największe ognisko i leży najbliżej Muru.
place-trail = szlak
    .acc = szlak
    .gen = szlaku
place-trail-text = Łączy obóz 1 obszaru klanu z polaną; dzicy ruszają nim, gdy wypadnie jego numer.
place-frostfangs = Mroźne Kły
    .acc = Mroźne Kły
    .gen = Mroźnych Kłów
place-frostfangs-text = Przebywają tu wszyscy dzicy, których nie ma gdzie indziej na planszy.
place-tormunds_camp = Obóz Tormunda
    .acc = Obóz Tormunda
    .gen = Obozu Tormunda
place-tormunds_camp-text = Tu zaczyna Tormund; będąc tutaj, niczego nie blokuje.
place-gift = Dar
    .acc = Dar
    .gen = Daru
place-gift-text = Pola terenu na południe od Muru. Gdy jest tu więcej niż 7 dzikich, gra się kończy.
place-trade_route = szlak handlowy
    .acc = szlak handlowy
    .gen = szlaku handlowego
place-trade_route-text = Mając przy nim osadę lub twierdzę, wymieniasz jego surowiec z pulą w stosunku 2:1.
place-intersection = skrzyżowanie
    .acc = skrzyżowanie
    .gen = skrzyżowania
place-intersection-text = Róg pola, na którym stawia się osady i twierdze.
place-path = ścieżka
    .acc = ścieżkę
    .gen = ścieżki
place-path-text = Krawędź pola, na której stawia się drogi.
place-borderland = pogranicze
    .acc = pogranicze
    .gen = pogranicza
place-borderland-text = Krawędzie pól terenu stykające się z ramką; wolno tam budować.
section-W1 = 1. fragment Muru
    .acc = 1. fragment Muru
    .gen = 1. fragmentu Muru
    .loc = 1. fragmencie Muru
section-W2 = 2. fragment Muru
    .acc = 2. fragment Muru
    .gen = 2. fragmentu Muru
    .loc = 2. fragmencie Muru
section-W3 = 3. fragment Muru
    .acc = 3. fragment Muru
    .gen = 3. fragmentu Muru
    .loc = 3. fragmencie Muru
section-W4 = 4. fragment Muru
    .acc = 4. fragment Muru
    .gen = 4. fragmentu Muru
    .loc = 4. fragmencie Muru
clearing-K1 = polana 1
    .acc = polanę 1
    .gen = polany 1
    .loc = polanie 1
clearing-K2 = polana 2
    .acc = polanę 2
    .gen = polany 2
    .loc = polanie 2
clearing-K3 = polana 3
    .acc = polanę 3
    .gen = polany 3
    .loc = polanie 3
clearing-K4 = polana 4
    .acc = polanę 4
    .gen = polany 4
    .loc = polanie 4
hex-camp = obóz Tormunda
north-ice_river-1 = obóz 1 klanu { clan-ice_river.gen }
    .gen = obozu 1 klanu { clan-ice_river.gen }
north-ice_river-2 = obóz 2 klanu { clan-ice_river.gen }
    .gen = obozu 2 klanu { clan-ice_river.gen }
north-ice_river-3 = obóz 3 klanu { clan-ice_river.gen }
    .gen = obozu 3 klanu { clan-ice_river.gen }
north-ice_river-4 = obóz 4 klanu { clan-ice_river.gen }
    .gen = obozu 4 klanu { clan-ice_river.gen }
north-ice_river-5 = obóz 5 klanu { clan-ice_river.gen }
    .gen = obozu 5 klanu { clan-ice_river.gen }
north-cave_dwellers-1 = obóz 1 klanu { clan-cave_dwellers.gen }
    .gen = obozu 1 klanu { clan-cave_dwellers.gen }
north-cave_dwellers-2 = obóz 2 klanu { clan-cave_dwellers.gen }
    .gen = obozu 2 klanu { clan-cave_dwellers.gen }
north-cave_dwellers-3 = obóz 3 klanu { clan-cave_dwellers.gen }
    .gen = obozu 3 klanu { clan-cave_dwellers.gen }
north-cave_dwellers-4 = obóz 4 klanu { clan-cave_dwellers.gen }
    .gen = obozu 4 klanu { clan-cave_dwellers.gen }
north-cave_dwellers-5 = obóz 5 klanu { clan-cave_dwellers.gen }
    .gen = obozu 5 klanu { clan-cave_dwellers.gen }
north-hornfoots-1 = obóz 1 klanu { clan-hornfoots.gen }
    .gen = obozu 1 klanu { clan-hornfoots.gen }
north-hornfoots-2 = obóz 2 klanu { clan-hornfoots.gen }
    .gen = obozu 2 klanu { clan-hornfoots.gen }
north-hornfoots-3 = obóz 3 klanu { clan-hornfoots.gen }
    .gen = obozu 3 klanu { clan-hornfoots.gen }
north-hornfoots-4 = obóz 4 klanu { clan-hornfoots.gen }
    .gen = obozu 4 klanu { clan-hornfoots.gen }
north-hornfoots-5 = obóz 5 klanu { clan-hornfoots.gen }
    .gen = obozu 5 klanu { clan-hornfoots.gen }
north-K1 = { clearing-K1 }
    .gen = { clearing-K1.gen }
north-K2 = { clearing-K2 }
    .gen = { clearing-K2.gen }
north-K3 = { clearing-K3 }
    .gen = { clearing-K3.gen }
north-K4 = { clearing-K4 }
    .gen = { clearing-K4.gen }

## Kolory

colour-yellow = żółty
    .ins = żółtym
colour-blue = niebieski
    .ins = niebieskim
colour-red = czerwony
    .ins = czerwonym
colour-black = czarny
    .ins = czarnym

## Handel: stosunek gracza do oferty i strony oferty

answer-thinking = zastanawia się
answer-accepted = zgadza się
answer-refused = odmawia
answer-countered = składa kontrofertę
answer-composes = układa kontrofertę
side-gives = daje
side-wants = chce

## Przyczyny dramatycznego zakończenia i co może Patrol zwiadowców

cause-breach = obrona Muru zostaje przełamana po raz trzeci
cause-gift = w Darze jest więcej niż 7 dzikich
way-tormund = przestawienie Tormunda
way-wildling = odesłanie dzikiego z Daru

## Części gry, których pochodzenie podajemy (zob. provenance-* programu)
part-layout = plansza: tereny i liczby
part-routes = miejsca szlaków handlowych
part-start = elementy startowe
part-tokens = skład żetonów dzikich
part-heroes = bohaterowie

## Plansza na stronie: słowa, które pokazują tylko obraz, ręka i panel handlu

page-board = Plansza
page-board-north = Plansza: Dar, Mur i ziemie za Murem
# Miejsca na brzegu, gdzie leży tylko jedno pole: który jego róg albo bok.
page-corner-N = róg północny
page-corner-NE = róg północno-wschodni
page-corner-SE = róg południowo-wschodni
page-corner-S = róg południowy
page-corner-SW = róg południowo-zachodni
page-corner-NW = róg północno-zachodni
page-side-NE = bok północno-wschodni
page-side-E = bok wschodni
page-side-SE = bok południowo-wschodni
page-side-SW = bok południowo-zachodni
page-side-W = bok zachodni
page-side-NW = bok północno-zachodni
page-legal = Miejsca do wyboru
page-choose = Wybierz
page-breaches = Przełamania Muru
page-gift = Dzicy w Darze
page-rush = najazd!
page-blocked = zablokowane
page-empty = pusty
page-rolled = Rzut: { $first } + { $second } = { $sum }
page-rolled-wildling = { page-rolled }; kość dzikich { $wildling }
page-production = produkcja
page-seven = Tormund
page-wildling-move = dzicy { $number }: { $clan }
page-no-trail = brak szlaku
page-cards = Karty surowców
page-development = Karty rozwoju
page-hero = Bohater
page-hero-used = użyty w tej turze
page-hero-ready = gotowy
page-fresh = od następnej tury
page-use = Użyj
page-discard = Odrzuć połowę kart
page-discard-count = { $chosen } z { $need }
page-discard-go =
    { $count ->
        [one] Odrzuć { $count } kartę
        [few] Odrzuć { $count } karty
       *[many] Odrzuć { $count } kart
    }
page-back = Cofnij
page-back-card = Cofnij: { $resource }
page-build = Budowa
page-build-road = Droga
page-build-settlement = Osada
page-build-keep = Twierdza
page-build-guard = Strażnik
page-build-buy = Rozwój
# Klawisze pięciu przycisków powyżej, w ich kolejności.
page-build-keys = DOWSR
page-left = zostało: { $count }
page-short = brakuje: { $cards }
page-no-pieces = brak elementów
page-no-place = brak wolnego miejsca
page-not-now = nie teraz
page-trade = Handel
page-give = dajesz
page-want = chcesz
page-supply = pula
page-rates = Kursy
page-propose = Zaproponuj
page-supply-go = Wymień z pulą
page-clear = Wyczyść
page-deal = Wymień
page-take-deal = Przyjmij
page-accept = Zgoda
page-refuse = Odmawiam
page-counter = Kontroferta
page-send-counter = Wyślij kontrofertę
page-no-deal = Zakończ bez wymiany
page-answers = Odpowiedzi
page-your-offer = Twoja oferta
page-offers = oferuje
page-for = za
page-offer-line = { $name } oferuje { $give } za { $want }
page-counter-line = { $name } { $answer }: { $give } za { $want }
page-sending = Układam ofertę…
page-stuck = Takiej oferty nie da się złożyć
page-replace = zamiast
page-do-road = Zbuduj drogę
page-do-settlement = Zbuduj osadę
page-do-keep = Zbuduj twierdzę
page-do-guard = Postaw strażnika
page-do-supply = Wymień z pulą
page-do-give = Dodaj do oferty: dajesz
page-do-want = Dodaj do oferty: dostajesz
page-do-discard = Odrzuć
page-do-tormund = Przestaw Tormunda
page-do-take = Weź
page-do-demand = Zażądaj
page-do-uproot = Zdejmij drogę
page-do-exchange = Wymień bohatera
page-do-banish = Usuń bohatera z gry

## Samouczek: co mówi nauczyciel (kiedy, mówi tutorial.yaml)

tutorial-welcome = Witaj w Darze. Zasiedlasz ziemie na południe od Muru przeciw dwojgu innym, ale Muru bronicie razem. Kto w swojej turze ma 10 punktów zwycięstwa, natychmiast wygrywa: osada daje 1, twierdza 2, a dochodzą strażnicy, karty i wyróżnienia.
tutorial-coach = Stoję obok stołu i tłumaczę wszystko, co nowe. Gdy nie wiesz, co zrobić, naciśnij „Podpowiedz” albo klawisz H: doradzę na podstawie tego, co widzisz przy stole. Zawsze możesz zdecydować inaczej, a małe znaczki otwierają zasady.
tutorial-board = Na południe od Muru leżą pola. Każde daje jeden surowiec: glinę, drewno, wełnę, zboże lub rudę. Liczba na nim mówi, przy jakim rzucie; najczęściej wypadają 6 i 8. Na północ od Muru zbierają się dzicy.
tutorial-hero = Masz bohatera: brata z Nocnej Straży, który co jakiś czas ci pomaga. Wskaż kartę, żeby przeczytać, co robi i kiedy można go użyć.
tutorial-place_settlement = Każdy zaczyna z dwiema osadami i dwiema drogami. Wybierz skrzyżowanie na pierwszą: najlepsze są trzy pola o różnych surowcach i dobrych liczbach. Dwie budowle nie mogą stać tuż obok siebie.
tutorial-place_road = Teraz droga przy tej osadzie. Pokazuje, dokąd chcesz rosnąć: w stronę wolnego miejsca dwa kroki dalej.
tutorial-place_second = Drugą osadę stawia się w odwrotnej kolejności, gdziekolwiek jest wolne. Od razu dostajesz kartę za każde pole wokół niej, więc szukaj surowców, których ci jeszcze brakuje.
tutorial-place_guard = Na koniec jeden strażnik na Murze. Za każdym odcinkiem Muru leży linia pól: strzeż tego, za którym mieszkasz. Strażnicy wszystkich graczy bronią odcinka razem.
tutorial-roll = Tura ma trzy części: rzut kośćmi, handel i budowę. Najpierw rzuć. Obok dwóch kości toczy się trzecia: rusza dzikich.
tutorial-dice = Suma oczek wskazuje pola, które dają surowce. Każda osada przy takim polu daje kartę jego surowca, a każda twierdza dwie, i to wszystkim graczom, bez względu na to, kto rzucał.
tutorial-main = Teraz możesz handlować i budować, w dowolnej kolejności i tyle razy, na ile pozwalają karty. Co świeci, na to cię właśnie stać. Gdy nie ma już nic pożytecznego, zakończ turę.
tutorial-costs = Droga kosztuje glinę i drewno. Osada: glinę, drewno, wełnę i zboże. Twierdza: trzy rudy i dwa zboża. Karta rozwoju: rudę, wełnę i zboże. Oszczędzaj na to, co daje punkty.
tutorial-other_turn = Kości przechodzą w lewo. W turach innych graczy nadal dostajesz karty i możesz otrzymać propozycję wymiany.
tutorial-answer_offer = Ktoś chce się z tobą wymienić. Handluje tylko gracz, którego jest tura, więc przyjmij to, co pomaga ci bardziej niż jemu, odmów albo zaproponuj coś innego.
tutorial-compose_offer = Ułóż ofertę: co dajesz i czego chcesz. W każdą stronę idzie co najmniej jedna karta i nigdy ten sam surowiec po obu stronach. Potem inni powiedzą, czy się zgadzają.
tutorial-pick_partner = Są już odpowiedzi. Wybierz, z kim się wymieniasz, albo zrezygnuj.
tutorial-supply_trade = Na handel z pulą nikt nie musi się zgadzać: cztery jednakowe karty za jedną dowolną albo tylko dwie, jeśli masz budowlę przy szlaku handlowym tego surowca.
tutorial-road = Twoja droga rośnie. Nowe drogi stykają się z twoimi drogami lub budowlami i prowadzą do miejsc na nowe osady. Przez skrzyżowanie, na którym osiadł ktoś inny, dalej nie zbudujesz.
tutorial-settlement = Nowa osada: 1 punkt zwycięstwa i więcej pól, które pracują dla ciebie. Musi stykać się z twoją drogą, a na sąsiednich skrzyżowaniach nie może być żadnej budowli.
tutorial-keep = Twierdza zastępuje jedną z twoich osad. Jest warta 2 punkty zwycięstwa i za każdym razem daje dwie karty. Osada wraca do ciebie i można ją zbudować ponownie.
tutorial-token = Kto buduje, odkrywa żeton spod nowej budowli: wskazuje on klan i rodzaj dzikiego, który dołącza do tego klanu za Murem. Im bardziej rośniecie, tym więcej dzikich przychodzi.
tutorial-camp = Nowy dziki zajmuje pierwszy wolny obóz swojego klanu. Zwykli są okrągli, wspinacze trójkątni, a olbrzymy kwadratowe.
tutorial-wildling_die = Trzecia kość każe dzikiemu zejść pod Mur. Jeśli na polanie jest więcej dzikich niż strażników na tym odcinku, przedzierają się; przy równych siłach Mur stoi.
tutorial-recruited = Na Murze staje kolejny twój strażnik. Trzech strażników jest wartych 1 punkt zwycięstwa, pięciu jeszcze jeden, dopóki stoją.
tutorial-rush = Do klanu dołączył piąty dziki i klan rusza na Mur: dwóch z nich schodzi od razu.
tutorial-climbed = Wspinacz nie czeka pod Murem: od razu przez niego przechodzi, ze strażnikami czy bez, i staje na polu w Darze.
tutorial-giant = Olbrzym dotarł do Muru: zabrał jednego strażnika i wrócił na Mroźne Kły.
tutorial-breach = Mur przełamany! Najdłużej stojący tam strażnik odchodzi, a dzicy rozchodzą się po polach za nim. Przy trzecim przełamaniu gra się kończy i wygrywa ten, kto ma najwięcej strażników na Murze.
tutorial-gift = Dzicy w Darze blokują pole, na którym stoją, tak jak Tormund. Gdy jest ich więcej niż siedmiu, gra natychmiast się kończy.
tutorial-expelled = Dziki został wypędzony z Daru: pole znów daje surowce.
tutorial-hero_used = Ktoś użył bohatera. Swojego możesz użyć raz w swojej turze, ale nie w tej, w której go dostajesz. Szukaj go wśród tego, co świeci.
tutorial-after_hero = Bohater użyty po raz pierwszy. Odwróć kartę, żeby użyć go jeszcze raz, albo od razu wymień na innego. Po drugim użyciu trzeba go wymienić.
tutorial-bought = To twoja karta rozwoju. Zachowaj ją w tajemnicy: może to być Patrol zwiadowców, postęp albo punkt zwycięstwa. Zagrać ją można w jednej z następnych tur, nie w tej.
tutorial-played = Zagrano kartę rozwoju: w jednej turze najwyżej jedną. Patrole zwiadowców zostają na stole i liczą się do karty „Najwięcej patroli”.
tutorial-tormund = Tormund rusza się po rzucie 7 albo dzięki karcie Patrol zwiadowców. Przy 7 nikt nie dostaje surowców. Pole, na którym stoi, nic nie daje, dopóki nie pójdzie dalej.
tutorial-discard = Wypadło 7, a ty masz więcej niż siedem kart: trzeba oddać połowę. Zatrzymaj to, czego potrzebujesz do następnej budowy, i nie zbieraj zbyt długo.
tutorial-move_tormund = Przesuwasz Tormunda. Blokuje on pole, na które wchodzi, więc wybierz takie, które dużo daje prowadzącym, a nic tobie.
tutorial-rob = Możesz ukraść losową kartę komuś, kto ma budowlę przy tym polu. Weź ją temu, kto ma najwięcej kart albo punktów.
tutorial-longest_road = Ktoś ma „Najdłuższą drogę”: jest warta 2 punkty zwycięstwa, dopóki nikt nie ma dłuższej.
tutorial-most_patrols = Ktoś ma „Najwięcej patroli”: to 2 punkty zwycięstwa, dopóki nikt nie zagra ich więcej.
tutorial-free_road = Ta karta pozwala zbudować drogi za darmo. Wybierz, gdzie stanie pierwsza.
tutorial-shortage = W puli jest za mało pewnego surowca dla wszystkich, więc tym razem nikt go nie dostaje.
tutorial-dramatic = Mur padł. Teraz punkty się nie liczą: wygrywa ten, kto ma najwięcej strażników na Murze.
tutorial-won = Pierwsza gra wygrana: Dar jest twój, a za tobą stoi Mur!
tutorial-lost = Tym razem lepszy był ktoś inny. Przegrać pierwszą grę to żaden wstyd: znasz już każdą część tury, Mur i dzikich, a następna gra potoczy się inaczej.
tutorial-farewell = To była cała gra: osady, handel, obrona Muru i bohaterowie. Teraz zagraj z botami przy takim samym stole, wybierz zmienną planszę albo zaproś dwie lub trzy osoby i targuj się z ludźmi. Do zobaczenia!

# Dlaczego nie: po jednym zdaniu na każdą zasadę, która czegoś zabrania.
reason-CAT-TURN-1 = To tura innego gracza.
reason-CAT-TURN-2 = Tura przebiega w tej kolejności: rzut, handel, budowa.
reason-CAT-TURN-3 = Karty rozwoju zagrywa się we własnej turze, jedną na turę.
reason-CAT-TURN-6 = Przy tym stole handel i budowa przeplatają się dowolnie, więc nie przechodzi się osobno do budowy.
reason-CAT-COMP-2 = W grze podstawowej nie ma strażników.
reason-CAT-COMP-3 = Nie masz już takiego elementu.
reason-CAT-COMP-6 = W puli nie ma już takiej karty.
reason-CAT-COMP-11 = W grze podstawowej nie ma bohaterów ani Nowych rekrutów.
reason-CAT-COMP-15 = Nikt nie ma tylu kart na ręce.
reason-CAT-BOARD-1 = Na tej planszy nie ma tu skrzyżowania.
reason-CAT-BOARD-3 = Na tej ścieżce już jest droga.
reason-CAT-ROAD-1 = Ścieżki nie dotyka żadna twoja droga ani budowla.
reason-CAT-ROAD-2 = Twoją drogę odcina tu budowla innego gracza.
reason-CAT-ROAD-3 = Nie ma tu ścieżki: po żadnej stronie nie leży teren.
reason-CAT-SETT-1 = Tu już ktoś coś zbudował.
reason-CAT-SETT-2 = Nie prowadzi tu żadna twoja droga.
reason-CAT-SETT-3 = Na sąsiednim skrzyżowaniu stoi osada albo twierdza.
reason-CAT-SETT-4 = Wszystkie twoje osady są na planszy: najpierw zamień którąś w twierdzę.
reason-CAT-KEEP-1 = Twierdza może zastąpić tylko twoją własną osadę.
reason-CAT-GUARD-2 = Nie masz już strażnika albo ten fragment Muru jest pełny.
reason-CAT-BUILD-1 = Buduje i kupuje tylko aktywny gracz.
reason-CAT-BUILD-2 = Strażnik kosztuje 1 drewno, 1 glinę i 1 wełnę.
reason-CAT-BUILD-3 = Droga kosztuje 1 glinę i 1 drewno.
reason-CAT-BUILD-4 = Osada kosztuje 1 glinę, 1 drewno, 1 wełnę i 1 zboże.
reason-CAT-BUILD-5 = Twierdza kosztuje 3 rudy i 2 zboża.
reason-CAT-BUILD-6 = Karta rozwoju kosztuje 1 rudę, 1 wełnę i 1 zboże.
reason-CAT-TRADE-1 = Handluje się po rzucie.
reason-CAT-TRADE-2 = Każda wymiana odbywa się z aktywnym graczem i to on wybiera partnera.
reason-CAT-TRADE-3 = Na ofertę odpowiadają tylko pytani gracze.
reason-CAT-TRADE-4 = Z pulą handluje tylko aktywny gracz.
reason-CAT-TRADE-5 = Na stole nie ma żadnej oferty.
reason-CAT-TRADE-6 = W wymianie obie strony muszą dać karty, które naprawdę mają.
reason-CAT-TRADE-8 = Nie wymienia się surowca na taki sam.
reason-CAT-TRADE-9 = Pula bierze 3 jednakowe karty za 1.
reason-CAT-TRADE-10 = Pula bierze 4 jednakowe karty za 1.
reason-CAT-TRADE-11 = Na twoim szlaku handlowym potrzeba 2 takich kart za 1.
reason-CAT-TRADE-12 = W puli nie ma takiej karty.
reason-CAT-R-TRADE-2 = Ofertę wykłada się po kolei: najpierw to, co dajesz, potem to, czego chcesz.
reason-CAT-R-TRADE-3 = Przy tym stole nie można złożyć w tej turze więcej ofert.
reason-CAT-SEVEN-2 = Po wyrzuceniu 7 połowę kart oddaje tylko ten, kto ma ich więcej niż 7.
reason-CAT-SEVEN-3 = Przesuwany Tormund idzie na inne pole z liczbą albo do swojego obozu.
reason-CAT-SEVEN-4 = Okraść można tylko przeciwnika z kartami i budowlą przy polu Tormunda, po jego ruchu.
reason-CAT-R-TORM-1 = Przy tym stole Patrol nie może odesłać Tormunda do obozu.
reason-CAT-DEV-1 = Nie masz tej karty.
reason-CAT-DEV-3 = W tej turze zagrano już kartę rozwoju.
reason-CAT-DEV-4 = Ta karta została kupiona w tej turze.
reason-CAT-DEV-6 = Talia kart rozwoju jest pusta.
reason-CAT-PROG-1 = Nowi rekruci stawiają strażnika: musi jakiś zostać i musi być dla niego miejsce.
reason-CAT-PROG-2 = Budowa dróg stawia drogi: musi jakaś zostać i musi być dla niej ścieżka.
reason-CAT-PROG-3 = Karty bierze się dzięki Nadchodzi zima, dopóki są w puli.
reason-CAT-PATROL-2 = Najpierw trzeba zagrać Patrol zwiadowców; okrada on tylko przy nowym polu Tormunda.
reason-CAT-PATROL-3 = Patrol zwiadowców odsyła dzikiego, który stoi w Darze.
reason-CAT-PATROL-4 = W grze podstawowej Patrol nie odsyła dzikich.
reason-CAT-HERO-1 = To nie jest twój bohater.
reason-CAT-HERO-3 = Bohatera używa się we własnej turze.
reason-CAT-HERO-4 = Tego bohatera masz dopiero od tej tury.
reason-CAT-HERO-5 = W tej turze użyto już bohatera.
reason-CAT-HERO-6 = Nie ma tego, czego ten bohater wymaga.
reason-CAT-HERO-7 = Bohatera odwraca się albo wymienia zaraz po użyciu.
reason-CAT-HERO-8 = Bohatera użytego stroną B trzeba wymienić.
reason-CAT-HERO-9 = Bohatera wymienia się po użyciu, na innego z puli.
reason-CAT-HERO-10 = Tego bohatera nie można użyć w tej chwili tury.
reason-CAT-HERO-11 = Jeor Mormont żąda jednego surowca od jednego lub dwóch przeciwników i oddaje inny.
reason-CAT-HERO-12 = Bowen Marsh wymienia jedną kartę z twojej ręki.
reason-CAT-HERO-13 = Samwella używa się zaraz po rzucie, który nic nie dał jego graczowi.
reason-CAT-HERO-14 = Othell przenosi twoją drogę połączoną tylko jednym końcem, na inną ścieżkę.
reason-CAT-HERO-15 = Ser Alliser zastępuje jedną kartę z ceny strażnika inną, którą masz.
reason-CAT-HERO-16 = Melisandre zastępuje jedną kartę z ceny i pokazuje trzy wierzchnie karty.
reason-CAT-R-HERO-6 = U Melisandre jedną kartę z ceny trzeba zastąpić inną.
reason-CAT-HERO-17 = Mance Rayder bierze kartę od przeciwnika, który ma więcej punktów.
reason-CAT-R-HERO-4 = Przy tym stole Mance Rayder musi wziąć kartę.
reason-CAT-R-HERO-7 = Przy tym stole w turze można użyć jednego bohatera i już go użyto.
reason-CAT-HERO-18 = Benjen odsyła dzikiego z obozu albo polany.
reason-CAT-HERO-19 = Ygritte odsyła dzikiego, który stoi w Darze.
reason-CAT-HERO-20 = Najpierw trzeba postawić strażnika Yorena.
reason-CAT-VPC-1 = Karty z punktami zwycięstwa pozostają ukryte do końca gry.
reason-CAT-VAR-1 = Usuwa się tylko bohatera z puli, gdy wszystkie trzy kości pokażą to samo.
reason-CAT-SETUP-2 = Kolory wybiera się w przygotowaniu, każdy tylko jeden gracz.
reason-CAT-SETUP-4 = Czerwony nie bierze udziału w tej grze.
reason-CAT-SETUP-10 = Najpierw po kolei stawia się osady i drogi, każdą drogę przy jej osadzie.
reason-CAT-SETUP-11 = Druga droga zaczyna się przy twojej drugiej osadzie.
reason-CAT-SETUP-15 = Najpierw każdy gracz po kolei stawia strażnika.
reason-CAT-END-1 = Gra jest skończona: ktoś wygrał.
reason-CAT-END-4 = Gra jest skończona: ktoś wygrał punktami.
reason-CAT-END-5 = Gra jest skończona: obronę Muru przełamano po raz trzeci.
reason-CAT-END-6 = Gra jest skończona: w Darze znalazło się więcej niż 7 dzikich.
reason-CAT-R-TORM-2 = Przy tym stole Patrol, który może okraść, musi to zrobić.

## Na koniec gry

score-settlements = Osady
score-keeps = Twierdze
score-longest_road = Najdłuższa droga
score-most_patrols = Najwięcej patroli
score-guards = Strażnicy
score-victory_points = Karty
score-cards = Na ręce
tally-dice = Rzuty
tally-gained = surowce zdobyte
tally-discarded = oddane przy siódemce
tally-robbed = zrabowane innym
tally-traded = wymiany
tally-bought = kupione karty
tally-guards = postawieni strażnicy

## Podpowiedzi: czym są rzeczy na planszy i jak teraz stoją

page-tip-owner = Właściciel: { $name }
page-tip-beside = Obok: { $hexes }
page-tip-here = Tutaj: { $things }
page-tip-blocked = Nic nie produkuje, bo stoi tu: { $things }
page-tip-odds = Wypada w { $count } na 36 rzutów
page-tip-hex = Gdy wypadnie jego liczba, osada obok dostaje 1 kartę, a twierdza 2.
page-tip-used = Korzysta: { $names }
page-tip-guards = Strażnicy: { $names }
page-tip-wall = Strażnicy fragmentu powstrzymują dzikich z polany przed nim. Gdy dzikich jest więcej niż strażników, przełamują obronę; trzecie przełamanie kończy grę.
page-tip-space = pole strażnika nr { $number }
page-tip-space-rule = Nowy strażnik staje na wolnym polu o najniższym numerze. Strażnik z pola 1 stoi najdłużej i ginie pierwszy.
page-tip-arrow = droga w głąb Daru
page-tip-arrow-rule = Dzicy, którzy przejdą ten fragment Muru, idą wzdłuż linii czterech pól wskazanej strzałką, każdy na pierwsze wolne, licząc od Muru.
page-tip-against = dzicy: { $wildlings }, strażnicy: { $guards }
page-tip-danger = Następny dziki przełamie tu obronę Muru.
page-tip-holds = Do przełamania brakuje dzikich: { $count }
page-tip-way = { $clan } → { $clearing }
page-tip-first = Jako następny wyruszy: { $wildling }
page-tip-nobody = Nikt nie czeka na wymarsz.
page-tip-rush = Następny dziki tego klanu wywoła najazd na Mur
page-tip-rush-rule = Gdy do klanu dołącza piąty dziki, dwóch rusza naraz, po jednym każdym szlakiem.
page-tip-frost = Zostało na Mroźnych Kłach: { $count }
page-tip-in-gift = Stojąc na polu, wstrzymuje produkcję, aż przepędzi go Patrol zwiadowców albo Ygritte.
page-tip-points = punkty zwycięstwa
page-tip-points-rule = Osada 1, twierdza 2, 3 strażników na Murze 1, a 5 razem 2, do tego Najdłuższa droga, Najwięcej patroli i karty punktów zwycięstwa. Kto ma 10 w swojej turze, wygrywa.
page-tip-hand-rule = Liczba kart jest jawna, ich rodzaj nie. Kto przy rzucie 7 ma ich więcej niż 7, oddaje połowę.
page-tip-supply = W puli: { $count }
page-tip-resource = Źródło: { $terrain }.
page-show-board = Pokaż planszę
page-show-heroes = Pokaż bohaterów

## Księga zasad: rozdziały, przegląd, elementy

chapter-CAT-COMP = Elementy gry
chapter-CAT-BOARD = Plansza
chapter-CAT-SETUP = Przygotowanie
chapter-CAT-TURN = Tura
chapter-CAT-PROD = Produkcja surowców
chapter-CAT-SEVEN = Wypada siedem
chapter-CAT-TORM = Tormund
chapter-CAT-TRADE = Handel
chapter-CAT-BUILD = Budowa
chapter-CAT-ROAD = Drogi
chapter-CAT-SETT = Osady
chapter-CAT-KEEP = Twierdze
chapter-CAT-GUARD = Strażnicy
chapter-CAT-LROAD = Najdłuższa droga
chapter-CAT-MPAT = Najwięcej patroli
chapter-CAT-DEV = Karty rozwoju
chapter-CAT-PATROL = Patrol zwiadowców
chapter-CAT-PROG = Karty postępu
chapter-CAT-VPC = Karty punktów zwycięstwa
chapter-CAT-HERO = Bohaterowie
chapter-CAT-KIND = Rodzaje dzikich
chapter-CAT-TOKEN = Żetony dzikich
chapter-CAT-SPAWN = Skąd przychodzą dzicy
chapter-CAT-ADV = Dzicy schodzą pod Mur
chapter-CAT-RUSH = Szarża klanu
chapter-CAT-BREACH = Przełamanie Muru
chapter-CAT-GIFT = Dzicy w Darze
chapter-CAT-VP = Punkty zwycięstwa
chapter-CAT-END = Koniec gry
chapter-CAT-VAR = Warianty
chapter-CAT-R = Rozstrzygnięcia wątpliwości

book-goal = Zasiedlasz Dar na południe od Muru i zdobywasz punkty zwycięstwa: za osady, twierdze, strażników, karty i wyróżnienia. Kto w swojej turze ma 10 punktów, wygrywa.
book-course = W turze rzucasz kośćmi: pola z wyrzuconą liczbą dają surowce wszystkim, którzy przy nich mieszkają, a trzecia kość rusza dzikich. Potem handlujesz i budujesz drogi, osady i twierdze, werbujesz strażników i kupujesz karty rozwoju.
book-end = Dzicy schodzą pod Mur. Gdy na odcinku jest ich więcej niż strażników, przełamują obronę. Po trzecim przełamaniu albo ósmym dzikim w Darze gra się kończy i wygrywa ten, kto ma najwięcej strażników na Murze.

glossary-settlement = Osada
glossary-settlement-about = 1 punkt zwycięstwa; daje kartę z każdego pola obok, gdy wypadnie jego liczba.
glossary-keep = Twierdza
glossary-keep-about = Zastępuje osadę: 2 punkty i dwie karty z każdego pola.
glossary-road = Droga
glossary-road-about = Łączy osady; najdłuższa ciągła droga daje 2 punkty.
glossary-guard = Strażnik
glossary-guard-about = Stoi na odcinku Muru; trzech daje punkt, pięciu drugi.
glossary-wildling = Dziki
glossary-wildling-about = Zwykły, wspinacz albo olbrzym; schodzi z obozu pod Mur.
glossary-wall = Mur
glossary-wall-about = Odcinek pęka, gdy na polanie jest więcej dzikich niż strażników.
glossary-hero = Bohater
glossary-hero-about = Karta brata Nocnej Straży; użyta dwa razy, idzie na wymianę.
glossary-tormund = Tormund
glossary-tormund-about = Blokuje pole, na którym stoi; rusza się po wyrzuceniu 7.
glossary-development = Karta rozwoju
glossary-development-about = Patrol, postęp albo punkt zwycięstwa; zakryta, grana najwyżej jedna w turze.
