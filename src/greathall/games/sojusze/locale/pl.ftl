### Teksty gry Sojusze, własnymi słowami. Każdy klucz tego pliku jest też w en.ftl.
###
### Zdanie dostaje argumenty jako zmienne. Z pola `ally` może użyć:
###   $ally       nazwa wartości w mianowniku;
###   $ally-id    do wyboru wariantu: ostatnia część klucza wartości („unknown”, „nobody”);
###   $ally-xyz   forma `.xyz` nazwy, jeśli nazwy tego rodzaju ją mają.
### Formy: `.acc` biernik (sojusznicy, rady), `.gen` dopełniacz i `.loc` miejscownik (rady), `.gen` (nakazy).
### Nazw kart wpływu nie odmieniamy: stoją w cudzysłowie, jako podmiot albo po słowie „kartę”. Imion graczy też nie:
### stoją w mianowniku, jako podmiot, w nawiasie albo po strzałce. Radę nazywamy od miejsca, po którego lewej stronie leży: tak jest dobrze przy każdej
### liczbie graczy.

## Gra

game-name = Gra o tron: Sojusze
game-short = Sojusze
game-about = Licytuj sojuszników, dziel rady z oboma sąsiadami i dbaj, by nawet słabsza z nich była silna; dla 3 do 6 graczy.
game-kind = licytacja, sąsiedzi

## Opcje: co gracz może wybrać

option-leader = Graj jako { $leader }
option-play = Zagraj kartę „{ $card }”
option-play-in-second_card = Zagraj jako drugą kartę „{ $card }”
option-kneel = Uklęknij
option-kneel-in-second_card = Uklęknij bez drugiej karty
option-skip = Przepuść tę turę
option-pass = Zrezygnuj
option-pass-in-second_card = Nie zagrywaj drugiej karty i uklęknij
option-pass-in-pick_area_card = Nie wybieraj żadnej karty
option-pass-in-pick_own_area_card = Zostaw swoje karty na miejscu
option-pass-in-discard_card = Nic nie odrzucaj
option-pass-in-give_card = Nie oddawaj karty
option-pass-in-take_card = Nie bierz więcej kart
option-pass-in-name_leader = Nie wskazuj nikogo
option-pass-in-kill_ally = Nikogo nie zabijaj
option-pass-in-move_ally = Nikogo nie przesuwaj
option-pass-in-raise_ally = Nikogo nie przywracaj
option-pass-in-shift_token = Nie przesuwaj żetonu
option-pass-in-pick_council = Nie wskazuj rady
option-pass-in-order_allies = Pozostałe karty zostaw, jak leżą
option-pass-in-answer_betrayal = Nie odrzucaj karty „Zdrada”
option-pass-in-discard_two = Nie zabiegaj o Bronna
option-pass-in-agree = Odmów wymiany
option-pass-in-theon_moves = Zostaw Theona tam, gdzie jest
option-pass-in-keep_cards = Nie bierz karty na rękę
option-pass-in-take_token_from = Nie zabieraj żetonu
option-area = Wybierz z obszaru kartę „{ $card }” ({ $seat })
option-area-in-pick_own_area_card = Weź ze swojego obszaru z powrotem na rękę kartę „{ $card }”
option-area-in-discard_card = Odrzuć ze swojego obszaru kartę „{ $card }”
option-area-in-keep_cards = Weź z powrotem na rękę kartę „{ $card }”
option-area_blank = Wybierz z obszaru pozbawioną zdolności kartę „{ $card }” ({ $seat })
option-area_blank-in-pick_own_area_card = Weź ze swojego obszaru z powrotem na rękę pozbawioną zdolności kartę „{ $card }”
option-area_blank-in-discard_card = Odrzuć ze swojego obszaru pozbawioną zdolności kartę „{ $card }”
option-area_blank-in-keep_cards = Weź z powrotem na rękę pozbawioną zdolności kartę „{ $card }”
option-discard = Odrzuć kartę „{ $card }”
option-discard-in-discard_two = Odrzuć za Bronna kartę „{ $card }”
option-discard-in-theon_moves = Odrzuć kartę „{ $card }” i przesuń Theona do waszej wspólnej rady
option-give = Oddaj kartę „{ $card }”
option-take = Weź kartę „{ $card }”
option-name = Wskaż → { $seat }
option-kill = Zabij { $ally-acc }
option-move = Przesuń { $ally-acc }
option-raise = Przywróć ze stosu zabitych { $ally-acc }
option-council = Wskaż { $council-acc }
option-council-in-move_ally = Przesuń sojusznika do { $council-gen }
option-council-in-place_ally = Umieść sojusznika w { $council-loc }
option-council-in-place_token = Umieść żeton w { $council-loc }
option-council-in-take_token_from = Zabierz żeton z { $council-gen }
option-shift = Przesuń 1 żeton z { $council-gen } do drugiej rady ({ $seat })
option-top = Połóż z powrotem na wierzchu talii { $ally-acc }
option-bottom = Połóż na spodzie talii { $ally-acc }
option-current = Wybierz na aktualnego sojusznika: { $ally }
option-triumph = Rozpatrz kartę „{ $card }”
option-pick = Odłóż dla siebie kartę „{ $card }”
option-yes = Tak
option-yes-in-answer_betrayal = Odrzuć kartę „Zdrada”
option-yes-in-discard_two = Odrzuć 2 karty i pozyskaj Bronna
option-yes-in-wine_and_threats = Odrzuć 2 karty
option-yes-in-agree = Zgódź się na wymianę
option-yes-in-theon_moves = Odrzuć kartę i przesuń Theona do waszej wspólnej rady
option-no = Nie
option-no-in-answer_betrayal = Nie odrzucaj karty „Zdrada”
option-no-in-discard_two = Nie zabiegaj o Bronna
option-no-in-agree = Odmów wymiany
option-no-in-theon_moves = Zostaw Theona tam, gdzie jest
option-kneel_now = Uklęknij od razu
option-obey = Wykonaj nakaz { $order-gen }

## Decyzje: pytanie zadawane graczowi

decision-choose_leader = Wybierz swojego lidera
decision-draft = Odłóż jedną kartę dla siebie; pozostałe przekażesz dalej
decision-turn = Zagraj kartę wpływu albo uklęknij
decision-second_card = Cisza: czy przed uklęknięciem zagrasz drugą kartę?
decision-pick_area_card = Wybierz kartę z obszaru licytacji
decision-pick_own_area_card = Którą kartę ze swojego obszaru licytacji bierzesz z powrotem na rękę?
decision-discard_card = Którą kartę odrzucasz?
decision-give_card = Którą kartę z ręki oddajesz?
decision-take_card = Którą kartę bierzesz?
decision-name_leader = Wskaż lidera
decision-kill_ally = Który sojusznik ginie?
decision-move_ally = Przesuń sojusznika do innej rady
decision-raise_ally = Który sojusznik wraca ze stosu zabitych?
decision-shift_token = Który żeton władzy przesuwasz?
decision-pick_council = Wskaż radę
decision-place_ally = W której radzie umieszczasz sojusznika?
decision-place_token = Do której rady trafia żeton władzy?
decision-order_allies = Co robisz z tymi sojusznikami? Pierwszy odłożony na wierzch będzie leżał najwyżej
decision-pick_current = Kto zostaje aktualnym sojusznikiem?
decision-next_triumph = Którą ze swoich zdolności triumfu rozpatrujesz teraz?
decision-answer_betrayal = Robb Stark: czy odrzucasz kartę „Zdrada”?
decision-discard_two = Bronn: czy odrzucasz 2 karty, aby go pozyskać?
decision-wine_and_threats = Wino i groźby: odrzucasz 2 karty czy od razu klękasz?
decision-agree = Słowo honoru: czy zgadzasz się na wymianę kart?
decision-obey_order = Dwie karty nakazują co innego: której słuchasz?
decision-theon_moves = Theon Greyjoy: czy odrzucasz kartę, aby przesunąć go do waszej wspólnej rady?
decision-keep_cards = Którą kartę bierzesz z powrotem na rękę, zamiast ją odrzucić?
decision-take_token_from = Z której rady zabierasz żeton władzy?

# Co czytają inni, gdy ktoś decyduje
waiting-choose_leader = { $name } wybiera lidera
waiting-draft = { $name } wybiera kartę dla siebie
waiting-turn = { $name } licytuje albo klęka
waiting-second_card = { $name } może zagrać drugą kartę
waiting-pick_area_card = { $name } wybiera kartę z obszaru licytacji
waiting-pick_own_area_card = { $name } bierze kartę z powrotem na rękę
waiting-discard_card = { $name } odrzuca kartę
waiting-give_card = { $name } oddaje kartę
waiting-take_card = { $name } bierze kartę
waiting-name_leader = { $name } wskazuje lidera
waiting-kill_ally = { $name } wybiera, który sojusznik ginie
waiting-move_ally = { $name } przesuwa sojusznika
waiting-raise_ally = { $name } przywraca sojusznika
waiting-shift_token = { $name } przesuwa żeton władzy
waiting-pick_council = { $name } wskazuje radę
waiting-place_ally = { $name } umieszcza sojusznika
waiting-place_token = { $name } kładzie żeton władzy
waiting-order_allies = { $name } układa sojuszników
waiting-pick_current = { $name } wybiera aktualnego sojusznika
waiting-next_triumph = { $name } wybiera zdolność triumfu
waiting-answer_betrayal = { $name } odpowiada na „Zdradę”
waiting-discard_two = { $name } zastanawia się nad Bronnem
waiting-wine_and_threats = { $name } wybiera między winem a groźbami
waiting-agree = { $name } zastanawia się nad wymianą kart
waiting-obey_order = { $name } decyduje, której karty słuchać
waiting-theon_moves = { $name } decyduje, dokąd idzie Theon Greyjoy
waiting-keep_cards = { $name } wybiera kartę do zatrzymania
waiting-take_token_from = { $name } zabiera żeton władzy z rady

## Zdarzenia: co się stało, po jednym wierszu przebiegu gry

event-first = Pierwszym graczem jest { $seat }
event-leader = { $seat } gra jako { $leader }
event-season = Nastaje { $season }
event-round = Runda { $round }, zaczyna { $seat }
event-dealt =
    { $count ->
        [one] Każdy lider dostaje { $count } kartę
        [few] Każdy lider dostaje { $count } karty
       *[many] Każdy lider dostaje { $count } kart
    }
event-events_in =
    { $count ->
        [one] Do talii wpływu wchodzi { $count } karta wydarzenia
        [few] Do talii wpływu wchodzą { $count } karty wydarzeń
       *[many] Do talii wpływu wchodzi { $count } kart wydarzeń
    }
event-revealed = { $seat } odkrywa sojusznika: { $ally }
event-played = { $seat } zagrywa kartę „{ $card }”
event-knelt = { $seat } klęka
event-knelt-many = Klękają: { $names }
event-skipped = { $seat } przepuszcza turę
event-skipped-many = Turę przepuszczają: { $names }
event-moved_card = „{ $card }” zmienia obszar licytacji: { $victim } → { $seat }
event-discarded_area = { $seat } traci z obszaru licytacji kartę „{ $card }”
event-returned = { $seat } bierze z obszaru licytacji z powrotem na rękę kartę „{ $card }”
event-discarded = { $seat } odrzuca z ręki kartę „{ $card }”
event-took =
    { $card-id ->
        [unknown] { $seat } zabiera kartę z ręki → { $victim }
       *[other] { $seat } zabiera z ręki kartę „{ $card }” → { $victim }
    }
event-gave =
    { $card-id ->
        [unknown] { $seat } daje kartę → { $to }
       *[other] { $seat } daje kartę „{ $card }” → { $to }
    }
event-looked_hand = { $seat } zagląda w karty → { $victim }
event-looked_allies =
    { $count ->
        [one] { $seat } ogląda { $count } wierzchnią kartę talii sojuszników
        [few] { $seat } ogląda { $count } wierzchnie karty talii sojuszników
       *[many] { $seat } ogląda { $count } wierzchnich kart talii sojuszników
    }
event-looked_tokens = { $seat } ogląda żetony władzy w { $council-loc }
event-killed = { $ally } ginie
event-moved_ally = { $ally } przechodzi do { $council-gen }
event-token = { $seat } umieszcza żeton władzy w { $council-loc }
event-token_on_ally = { $seat } kładzie żeton władzy na aktualnym sojuszniku
event-tokens_back =
    { $count ->
        [one] Do puli wraca { $count } żeton władzy
        [few] Do puli wracają { $count } żetony władzy
       *[many] Do puli wraca { $count } żetonów władzy
    }
event-shifted = Żeton władzy przechodzi z { $from-gen } do { $council-gen }
event-won = { $seat } wygrywa licytację, całkowity wpływ: { $count }
event-claimed = { $seat } pozyskuje { $ally-acc } do { $council-gen }
event-current = Nowy aktualny sojusznik: { $ally }
event-to_bottom =
    { $count ->
        [one] Na spód talii trafia { $count } sojusznik
       *[other] Na spód talii trafia { $count } sojuszników
    }
event-raised = { $ally } wraca ze stosu zabitych do { $council-gen }
event-picked_up =
    { $count ->
        [one] { $seat } bierze z obszaru licytacji z powrotem na rękę { $count } kartę
        [few] { $seat } bierze z obszaru licytacji z powrotem na rękę { $count } karty
       *[many] { $seat } bierze z obszaru licytacji z powrotem na rękę { $count } kart
    }
event-triumph = { $seat } rozpatruje zdolność triumfu karty „{ $card }”
event-blanked = „{ $card }” na obszarze licytacji ({ $seat }) traci zdolność do końca rundy
event-removed = „{ $card }” wypada z gry
event-named = { $seat } wskazuje → { $victim }
event-drafted =
    { $card-id ->
        [unknown] { $seat } odkłada kartę
       *[other] { $seat } odkłada kartę „{ $card }”
    }
event-row = { $ally } dołącza do rzędu kart sojuszników
event-declined = { $seat } rezygnuje
event-scored = Władza { $council-gen }: { $count }
event-power = { $seat }: mała rada { $small }, druga rada { $other }
event-winner = { $seat } wygrywa grę
event-from_discard = { $seat } bierze ze stosu kart odrzuconych kartę „{ $card }”
event-on_top = { $ally } trafia ze stosu zabitych na wierzch talii sojuszników
event-agreed = { $seat } zgadza się
event-cancelled = { $seat } anuluje to kartą „Zdrada”
event-drew_white =
    { $card-id ->
        [unknown] { $seat } dobiera białą kartę
       *[other] { $seat } dobiera białą kartę „{ $card }”
    }
event-bids_discarded =
    { $count ->
        [one] Z obszarów licytacji na stos kart odrzuconych trafia { $count } karta
        [few] Z obszarów licytacji na stos kart odrzuconych trafiają { $count } karty
       *[many] Z obszarów licytacji na stos kart odrzuconych trafia { $count } kart
    }

## Opcje stołu: nazwa, objaśnienie i nazwa każdego wyboru

table-mode = Tryb
table-mode-help = Rozgrywka standardowa albo zaawansowana: z kartami wydarzeń i białymi kartami każdego lidera.
table-mode-standard = Rozgrywka standardowa
table-mode-advanced = Rozgrywka zaawansowana
table-leaders = Liderzy
table-leaders-help = Gracze po kolei wybierają liderów albo przydziela ich los. W rozgrywce standardowej lider nie wpływa na przebieg gry.
table-leaders-pick = Wybierani przez graczy
table-leaders-random = Losowi
table-draft = Selekcja kart
table-draft-help = Przy selekcji odkładasz po jednej karcie, resztę przekazujesz dalej i tak zbierasz rękę. Królewski wiec to selekcja z wszystkimi białymi i niebieskimi kartami w talii; wymaga rozgrywki zaawansowanej.
table-draft-no = { no }
table-draft-draft = Selekcja kart
table-draft-kingsmoot = Królewski wiec
table-open_allies = Jawni sojusznicy
table-open_allies-help = Sojusznicy na całą porę roku leżą odkryci w rzędzie, więc wszyscy wiedzą, kto będzie następny.
table-open_allies-no = { no }
table-open_allies-yes = { yes }
table-quick = Szybka rozgrywka
table-quick-help = Gra jest krótsza o jedną porę roku: przy 3 lub 4 graczach zaczyna się jesienią, przy 5 lub 6 zimą.
table-quick-no = { no }
table-quick-yes = { yes }
table-first_player = Pierwszy gracz
table-first_player-help = Kto zaczyna, rozstrzyga los albo wskazane tu miejsce.
table-first_player-random = Losowy
table-first_player-0 = Miejsce 1
table-first_player-1 = Miejsce 2
table-first_player-2 = Miejsce 3
table-first_player-3 = Miejsce 4
table-first_player-4 = Miejsce 5
table-first_player-5 = Miejsce 6
table-last_standing = Ostatni stojący lider
table-last_standing-help = Co się dzieje, gdy wszyscy inni już klęczą: zwykle ostatni lider może jeszcze zagrać kilka kart. W przeciwnym razie także klęka.
table-last_standing-plays_on = Może grać dalej
table-last_standing-kneels = Klęka
table-token_without_ally = Żeton nawet bez sojusznika
table-token_without_ally-help = Czy zwycięzca licytacji bierze żeton władzy, gdy aktualny sojusznik zginął przed pozyskaniem.
table-token_without_ally-no = { no }
table-token_without_ally-yes = { yes }
table-killed_this_round = Zabity sojusznik tej rundy
table-killed_this_round-help = Czy zdolność „w tej rundzie” trwa do końca rundy, gdy jej sojusznik zginie, czy od razu ustaje.
table-killed_this_round-lasts = Zdolność trwa
table-killed_this_round-stops = Zdolność ustaje
table-events_at_winter_start = Wydarzenia przy starcie zimą
table-events_at_winter_start-help = W szybkiej rozgrywce zaawansowanej dla 5 lub 6 graczy, która zaczyna się zimą, karty wydarzeń nie wchodzą do gry. Z tą opcją na początku wtasowuje się ich 6.
table-events_at_winter_start-no = { no }
table-events_at_winter_start-yes = { yes }

## Zasady: gdzie reguła obowiązuje

rules-mode-S = Rozgrywka standardowa
rules-mode-A = Rozgrywka zaawansowana
rules-mode-SA = Każda rozgrywka
rules-mode-V = Warianty

## Stół słowami

view-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
view-allies =
    { $count ->
        [one] { $count } sojusznik
       *[other] { $count } sojuszników
    }
view-tokens =
    { $count ->
        [one] { $count } żeton władzy
        [few] { $count } żetony władzy
       *[many] { $count } żetonów władzy
    }
view-influence = wpływ { $count }
view-power = władza { $count }
view-hand = Twoja ręka
view-nothing = nic

## Pory roku

season-summer = lato
season-autumn = jesień
season-winter = zima

## Rady: rada i leży między miejscami i oraz i + 1, po lewej stronie miejsca i

council-0 = rada na lewo od miejsca 1
    .acc = radę na lewo od miejsca 1
    .gen = rady na lewo od miejsca 1
    .loc = radzie na lewo od miejsca 1
council-1 = rada na lewo od miejsca 2
    .acc = radę na lewo od miejsca 2
    .gen = rady na lewo od miejsca 2
    .loc = radzie na lewo od miejsca 2
council-2 = rada na lewo od miejsca 3
    .acc = radę na lewo od miejsca 3
    .gen = rady na lewo od miejsca 3
    .loc = radzie na lewo od miejsca 3
council-3 = rada na lewo od miejsca 4
    .acc = radę na lewo od miejsca 4
    .gen = rady na lewo od miejsca 4
    .loc = radzie na lewo od miejsca 4
council-4 = rada na lewo od miejsca 5
    .acc = radę na lewo od miejsca 5
    .gen = rady na lewo od miejsca 5
    .loc = radzie na lewo od miejsca 5
council-5 = rada na lewo od miejsca 6
    .acc = radę na lewo od miejsca 6
    .gen = rady na lewo od miejsca 6
    .loc = radzie na lewo od miejsca 6
council-supply = pula
    .acc = pulę
    .gen = puli
    .loc = puli

## Którego z dwóch sprzecznych nakazów słucha zwycięzca

order-strings = karta „Pociąganie za sznurki”
    .gen = karty „Pociąganie za sznurki”
order-plan = karta „Dawno uknuty plan”
    .gen = karty „Dawno uknuty plan”
order-pack = karta „Stado przeżyje”
    .gen = karty „Stado przeżyje”

## Słowa na kartach

term-standard_card = standardowa karta
term-standard_card-text = Czerwona, zielona albo fioletowa karta wpływu.
term-your_ally = twój sojusznik
term-your_ally-text = Sojusznik leżący w którejkolwiek z twoich 2 rad.
term-gain_token = zdobyć żeton władzy
term-gain_token-text = Wziąć z puli 1 zakryty żeton i położyć go, nie zaglądając, w dowolnej ze swoich rad.
term-kill = zabić
term-kill-text = Odłożyć kartę sojusznika odkrytą na stos zabitych obok talii sojuszników.
term-discard = odrzucić
term-discard-text = Odłożyć na wspólny stos kart odrzuconych; biała karta zamiast tego wypada z gry.
term-played = w chwili zagrania
term-played-text = Rozpatruje się, zanim karta trafi na obszar licytacji.
term-triumph = triumf
term-triumph-text = Rozpatruje się, gdy wiadomo już, kto wygrał licytację.
term-may = możesz
term-may-text = Zdolność ze słowem „możesz” można pominąć; każdą inną trzeba wykonać w takim stopniu, w jakim się da.

## Liderzy

leader-cersei = Cersei Lannister
leader-cersei-text = Rozgrywka zaawansowana: Twoje 4 białe karty to Królowa regentka, Dziki ogień, Gwardia Królewska oraz Wino i groźby.
leader-euron = Euron Greyjoy
leader-euron-text = Rozgrywka zaawansowana: Twoje 4 białe karty to Cisza, Smoczy róg, Łupieżczy rejs i Żelazna cena.
leader-melisandre = Melisandre
leader-melisandre-text = Rozgrywka zaawansowana: Twoje 4 białe karty to Cień zabójca, Magia krwi, Wizje w płomieniach i Urok.
leader-doran = Doran Martell
leader-doran-text = Rozgrywka zaawansowana: Twoje 4 białe karty to Cierpliwość, Żmijowe bękarcice, Wodne Ogrody i Dawno uknuty plan.
leader-tyrion = Tyrion Lannister
leader-tyrion-text = Rozgrywka zaawansowana: Twoje 4 białe karty to Królewski namiestnik, Najemny obrońca, Lannister zawsze płaci swoje długi i Wielki łańcuch.
leader-olenna = Olenna Tyrell
leader-olenna-text = Rozgrywka zaawansowana: Twoje 4 białe karty to Swatka, Dusiciel, Hojność Wysogrodu i Rosnąc w siłę.
leader-daenerys = Daenerys Targaryen
leader-daenerys-text = Rozgrywka zaawansowana: Twoje 4 białe karty to Dracarys, Nieskalani, Wyzwolicielka z okowów i Krew smoka.
leader-jon = Jon Snow
leader-jon-text = Rozgrywka zaawansowana: Twoje 4 białe karty to Nocna Straż, Duch, Nic nie wiesz i Wolni ludzie.
leader-eddard = Eddard Stark
leader-eddard-text = Rozgrywka zaawansowana: Twoje 4 białe karty to Stado przeżyje, Lód, Prawo gościnności i Słowo honoru.
leader-unknown = jeszcze bez lidera

## Karty wpływu: standardowe

influence-betrayal = Zdrada
influence-betrayal-effect = zabierz kartę z czyjegoś obszaru
influence-betrayal-text = W chwili zagrania: Możesz wskazać 1 standardową kartę leżącą na obszarze licytacji dowolnego lidera i przesunąć ją na swój.
influence-betrayal-note = Rozpatrujesz ją, zanim Zdrada trafi na obszar, więc nie może przesunąć samej siebie. Zdolności przesuniętej karty „w chwili zagrania” nie rozpatruje się ponownie; jej zdolności trwałe i triumfu służą odtąd liderowi, na którego obszarze leży. Nie można wskazać karty białej ani niebieskiej, ani chronionego Królewskiego dekretu.
influence-ambush = Zasadzka
influence-ambush-effect = odrzuć cudzą kartę o wartości do 5
influence-ambush-text = W chwili zagrania: Możesz odrzucić z obszaru licytacji innego lidera 1 standardową kartę o wydrukowanej wartości wpływu 5 lub mniejszej.
influence-hostage = Zakładnik
influence-hostage-effect = cofnij cudzą kartę na rękę
influence-hostage-text = W chwili zagrania: Możesz wskazać na obszarze licytacji innego lidera 1 standardową kartę inną niż Zakładnik i Pozorowany odwrót; wraca ona na rękę tego lidera.
influence-trial_by_combat = Próba walki
influence-trial_by_combat-effect = ty i rywal tracicie najwyższe karty
influence-trial_by_combat-text = W chwili zagrania: Wybierz innego lidera, który ma kartę na obszarze licytacji. Ty i ten lider odrzucacie ze swoich obszarów po jednej karcie o najwyższej wydrukowanej wartości wpływu. Jeśli twój obszar jest pusty, zamiast tego odrzuć 1 wybraną kartę z ręki.
influence-trial_by_combat-note = Rozpatrujesz ją, zanim ta karta trafi na obszar, więc nigdy nie odrzuca samej siebie. Spośród równych najwyższych kart wybiera ich lider. Kartę chronioną się pomija i odrzuca następną najwyższą.
influence-poisoned_cup = Zatruty kielich
influence-poisoned_cup-effect = zabij sojusznika o władzy do 2
influence-poisoned_cup-text = W chwili zagrania: Możesz zabić w dowolnej radzie 1 sojusznika o wydrukowanej wartości władzy 2 lub mniejszej.
influence-call_the_banners = Zwołanie chorągwi
influence-call_the_banners-effect = odrzuć z ręki inną kartę
influence-call_the_banners-text = W chwili zagrania: Odrzuć z ręki 1 inną wybraną kartę, jeśli jakąś masz.
influence-backup_plan = Plan awaryjny
influence-backup_plan-effect = nie wygrasz: wraca na rękę
influence-backup_plan-text = Triumf: Gdy licytację wygrywa ktoś inny, w kroku odrzucania ta karta trafia na twoją rękę, a nie na stos kart odrzuconych.
influence-backup_plan-note = „Ty” oznacza lidera, na którego obszarze karta leży w kroku odrzucania.
influence-little_birds = Małe ptaszki
influence-little_birds-effect = żeton na aktualnego sojusznika
influence-little_birds-text = W chwili zagrania: Weź z puli 1 żeton władzy i nie zaglądając, połóż go zakrytego na aktualnym sojuszniku. Żeton trafi do tej rady, do której trafi ten sojusznik.
influence-little_birds-note = Nikt nie ogląda żetonu. Jeśli aktualny sojusznik zginie, wszystkie leżące na nim żetony wracają do puli.
influence-eavesdropping = Podsłuch
influence-eavesdropping-effect = zajrzyj komuś w karty
influence-eavesdropping-text = W chwili zagrania: Zajrzyj w karty na ręce 1 innego lidera.
influence-blackmail = Szantaż
influence-blackmail-effect = weź losową kartę, oddaj wybraną
influence-blackmail-text = W chwili zagrania: Weź 1 losową kartę z ręki innego lidera, a potem oddaj mu 1 wybraną kartę ze swojej ręki.
influence-blackmail-note = Wolno oddać także tę kartę, która właśnie trafiła od niego na twoją rękę. Nie można wybrać lidera z pustą ręką.
influence-dark_wings = Mroczne skrzydła, mroczne słowa
influence-dark_wings-effect = ułóż 3 następnych sojuszników
influence-dark_wings-text = W chwili zagrania: Podejrzyj 3 wierzchnie karty talii sojuszników, ułóż je, jak chcesz, i połóż zakryte z powrotem na wierzchu.
influence-feigned_retreat = Pozorowany odwrót
influence-feigned_retreat-effect = cofnij swoją kartę na rękę
influence-feigned_retreat-text = W chwili zagrania: Możesz wziąć ze swojego obszaru licytacji z powrotem na rękę 1 kartę inną niż Zakładnik i Pozorowany odwrót.
influence-feigned_retreat-note = Rozpatrujesz ją, zanim ta karta trafi na obszar, więc nie może wrócić na rękę sama.
influence-pulling_the_strings = Pociąganie za sznurki
influence-pulling_the_strings-effect = wygra sąsiad: wszystko do wspólnej rady
influence-pulling_the_strings-text = Triumf: Gdy licytację wygrywa twój sąsiad, sojusznik i każdy żeton władzy, który ten sąsiad zdobywa, muszą trafić do waszej wspólnej rady.
influence-pulling_the_strings-note = Jeśli obaj sąsiedzi zwycięzcy mają tyle samo tych kart, zwycięzca wybiera swobodnie; przewaga po jednej stronie wiąże. Dodatkowi sojusznicy ignorują tę kartę, a tekst sojusznika o jego umieszczeniu ma przed nią pierwszeństwo.
influence-royal_decree = Królewski dekret
influence-royal_decree-effect = nie można jej przesunąć ani odrzucić
influence-royal_decree-text = Na twoim obszarze licytacji: Inne karty wpływu nie mogą tej karty ani przesunąć, ani odrzucić.
influence-royal_decree-note = Cofnięcie jej na rękę inną kartą wpływu liczy się jako przesunięcie. Zdolności sojuszników i zwykły krok odrzucania nadal na nią działają.
influence-a_game_of_thrones = Gra o tron
influence-a_game_of_thrones-effect = bez zdolności
influence-a_game_of_thrones-text = Bez zdolności.
influence-corruption = Korupcja
influence-corruption-effect = przesuń żeton między radami lidera
influence-corruption-text = W chwili zagrania: Wybierz lidera i przesuń 1 żeton władzy z jednej jego rady do drugiej.
influence-corruption-note = Żeton pozostaje zakryty i nikt go nie ogląda. Jeśli w którejkolwiek radzie leży żeton, trzeba to zrobić.
influence-royal_favour = Królewska łaska
influence-royal_favour-effect = wygrasz: dodatkowy żeton
influence-royal_favour-text = Triumf: Jeśli wygrywasz licytację, zdobądź 1 dodatkowy żeton władzy.
influence-oath_of_fealty = Przysięga wierności
influence-oath_of_fealty-effect = wygra sąsiad: żeton do wspólnej rady
influence-oath_of_fealty-text = Triumf: Jeśli licytację wygrywa twój sąsiad, zdobądź 1 żeton władzy i umieść go w radzie, którą z nim dzielisz.

## Karty wpływu: wydarzenia

influence-intercept = Przechwycenie
influence-intercept-effect = do końca rundy widzisz czyjąś rękę
influence-intercept-text = W chwili zagrania: Wskaż lidera. Przez resztę rundy wolno ci zaglądać mu w karty, ilekroć zechcesz.
influence-bribery = Przekupstwo
influence-bribery-effect = na cudzy obszar, potem na cudzą rękę
influence-bribery-text = W chwili zagrania: Zamiast na swoim połóż tę kartę na obszarze licytacji innego, wybranego lidera. Triumf: Lider, na którego obszarze leży ta karta, bierze ją na rękę.
influence-bribery-note = Na rękę trafia razem z innymi zdolnościami triumfu, a nie w kroku odrzucania. Kładzie się ją od razu na innym obszarze, więc zakaz przesuwania kart między obszarami jej nie powstrzymuje.
influence-red_wedding = Krwawe gody
influence-red_wedding-effect = zabij swojego sojusznika za żeton
influence-red_wedding-text = W chwili zagrania: Możesz zabić 1 sojusznika w dowolnej ze swoich rad. Jeśli to zrobisz, zdobądź 1 żeton władzy i umieść go w swojej drugiej radzie.
influence-purple_wedding = Purpurowe wesele
influence-purple_wedding-effect = nie wygrasz: zwycięzca zabija sojusznika
influence-purple_wedding-text = Triumf: Gdy licytację wygrywa ktoś inny, zwycięzca po umieszczeniu aktualnego sojusznika zabija 1 wybranego przez siebie sojusznika w radzie, do której go dołożył.
influence-purple_wedding-note = Zginąć może także dopiero co umieszczony sojusznik. Bez efektu, jeśli aktualny sojusznik zginął, zanim został umieszczony.
influence-walk_of_atonement = Marsz pokutny
influence-walk_of_atonement-effect = kto ma więcej kart, odrzuca 1
influence-walk_of_atonement-text = W chwili zagrania: Każdy inny lider, który ma na ręce więcej kart niż ty, odrzuca z ręki 1 wybraną przez siebie kartę.
influence-walk_of_atonement-note = Twoją rękę liczy się już bez tej karty.
influence-battle_of_the_blackwater = Bitwa nad Czarnym Nurtem
influence-battle_of_the_blackwater-effect = rywale tracą najniższą kartę
influence-battle_of_the_blackwater-text = W chwili zagrania: Każdy inny lider, który ma na obszarze licytacji co najmniej 2 karty, odrzuca stamtąd kartę o najniższej wydrukowanej wartości wpływu (spośród równych wybiera sam).
influence-iron_bank = Żelazny Bank upomina się o swoje
influence-iron_bank-effect = żeton z najpełniejszej rady wraca do puli
influence-iron_bank-text = W chwili zagrania: Wskaż radę, w której jest najwięcej żetonów władzy (spośród równych wybierasz ty). Odłóż z niej do puli 1 losowy żeton, nie zaglądając.
influence-valar_morghulis = Valar morghulis
influence-valar_morghulis-effect = każdy zabija sojusznika po lewej
influence-valar_morghulis-text = W chwili zagrania: Zaczynając od ciebie, zgodnie z ruchem wskazówek zegara, każdy lider zabija 1 wybranego przez siebie sojusznika w radzie po swojej lewej, jeśli ktoś w niej jest.
influence-valar_morghulis-note = Każda rada jest lewą radą dokładnie jednego lidera, więc żadna nie traci więcej niż 1 sojusznika.
influence-winter_is_coming = Nadchodzi zima
influence-winter_is_coming-effect = z pustym obszarem nie wolno klękać
influence-winter_is_coming-text = W chwili zagrania: Do końca rundy lider, który ma na ręce choć jedną kartę, nie może uklęknąć z wyboru, dopóki jego obszar licytacji jest pusty.
influence-winter_is_coming-note = Lider, który nie ma żadnej karty możliwej do zagrania, mimo to klęka.
influence-red_comet = Czerwona kometa
influence-red_comet-effect = wybierz aktualnego sojusznika
influence-red_comet-text = W chwili zagrania: Podejrzyj 2 wierzchnie karty talii sojuszników. Spośród tych 2 i aktualnego sojusznika wybierz 1, który będzie aktualny; pozostałe 2 połóż na spodzie talii w wybranej kolejności.
influence-red_comet-note = Żetony z poprzedniego aktualnego sojusznika przechodzą na nowego. Zdolność nowego „w tej rundzie” działa od razu, a poprzedniego przestaje działać. Bez efektu w wariancie „Jawni sojusznicy”.
influence-tourney_of_the_hand = Turniej namiestnika
influence-tourney_of_the_hand-effect = drugi w licytacji zdobywa żeton
influence-tourney_of_the_hand-text = Triumf: Lider drugi pod względem całkowitego wpływu zdobywa 1 żeton władzy.
influence-tourney_of_the_hand-note = Pierwszy jest zwycięzca licytacji, cokolwiek o niej rozstrzygnęło; drugi jest ten z pozostałych, kto ma najwyższą sumę, przy remisie jak w licytacji, nawet przy 0.

## Karty wpływu przypisane liderom

influence-queen_regent = Królowa regentka
influence-queen_regent-effect = wygrywasz remisy
influence-queen_regent-text = Na twoim obszarze licytacji: Jeśli remisujesz pod względem najwyższego całkowitego wpływu, remis rozstrzyga się na twoją korzyść.
influence-wildfire = Dziki ogień
influence-wildfire-effect = odrzuć 2 najwyższe karty rywala
influence-wildfire-text = W chwili zagrania: Wybierz innego lidera. Odrzuć z jego obszaru licytacji 2 standardowe karty o najwyższej wydrukowanej wartości wpływu (wszystkie, jeśli jest ich mniej).
influence-wildfire-note = Spośród równych kart wybiera ich lider.
influence-kingsguard = Gwardia Królewska
influence-kingsguard-effect = chroni twój obszar
influence-kingsguard-text = Na twoim obszarze licytacji: Karty wpływu innych liderów nie mogą przesuwać, odrzucać ani cofać na rękę żadnej karty z twojego obszaru.
influence-wine_and_threats = Wino i groźby
influence-wine_and_threats-effect = rywal odrzuca 2 karty albo klęka
influence-wine_and_threats-text = W chwili zagrania: Wybierz innego lidera, który jeszcze nie klęczy. Ten lider albo odrzuca z ręki 2 karty, albo natychmiast klęka; mając na ręce mniej niż 2 karty, musi uklęknąć.
influence-wine_and_threats-note = Uklęknąć przez tę kartę wolno także pod działaniem karty Nadchodzi zima. Lider chroniony przez Nocną Straż może wybrać jedno lub drugie; odrzucenie jest wtedy jego własną wolą.
influence-the_silence = Cisza
influence-the_silence-effect = przepuszczaj tury, potem zagraj do 2 kart
influence-the_silence-text = W chwili zagrania: Przez resztę rundy wolno ci przepuszczać kolejne tury bez klękania. Pierwsza tura, z której skorzystasz, polega na zagraniu 0, 1 lub 2 kart wpływu, po czym od razu klękasz.
influence-the_silence-note = Nie możesz przepuścić tury, gdy wszyscy inni liderzy już klęczą ani gdy od twojej poprzedniej tury nikt nie zagrał karty i nie uklęknął. Jeśli karta zniknie ze wszystkich obszarów licytacji, efekt zostaje przy liderze, na którego obszarze leżała ostatnio.
influence-dragon_horn = Smoczy róg
influence-dragon_horn-effect = zabierz dowolną kartę z cudzego obszaru
influence-dragon_horn-text = W chwili zagrania: Możesz przesunąć na swój obszar licytacji 1 kartę dowolnego koloru z obszaru innego lidera.
influence-reaving = Łupieżczy rejs
influence-reaving-effect = nie wygrasz: zabierz żeton zwycięzcy
influence-reaving-text = Triumf: Gdy licytację wygrywa ktoś inny, przesuń 1 żeton władzy z dowolnej rady zwycięzcy do jednej ze swoich rad.
influence-reaving-note = Żeton musi trafić do innej rady niż ta, w której leżał.
influence-iron_price = Żelazna cena
influence-iron_price-effect = zabierz każdemu sąsiadowi losową kartę
influence-iron_price-text = W chwili zagrania: Weź po 1 losowej karcie z ręki każdego ze swoich sąsiadów.
influence-shadow_assassin = Cień zabójca
influence-shadow_assassin-effect = nie wygrasz: możesz zabić sojusznika
influence-shadow_assassin-text = Triumf: Gdy licytację wygrywa ktoś inny, możesz zabić aktualnego sojusznika; nikt go wtedy nie pozyskuje.
influence-shadow_assassin-note = Zwycięzca i tak zdobywa żeton władzy za licytację. Żetony leżące na sojuszniku wracają do puli.
influence-blood_magic = Magia krwi
influence-blood_magic-effect = wygrasz: zabity sojusznik zamiast aktualnego
influence-blood_magic-text = Triumf: Jeśli wygrywasz licytację, możesz zabić aktualnego sojusznika, zamiast go pozyskać. Jeśli to zrobisz, pozyskaj ze stosu zabitych 1 innego sojusznika i umieść go w dowolnej ze swoich rad.
influence-blood_magic-note = Nie można użyć, jeśli na stosie zabitych nie ma innego sojusznika. Pozyskany w ten sposób sojusznik ignoruje Pociąganie za sznurki, a jego zdolność „w chwili pozyskania” się rozpatruje.
influence-visions_in_the_flames = Wizje w płomieniach
influence-visions_in_the_flames-effect = przejrzyj i ułóż 4 następnych sojuszników
influence-visions_in_the_flames-text = W chwili zagrania: Podejrzyj 4 wierzchnie karty talii sojuszników. Dowolną ich liczbę połóż na spodzie talii, a resztę z powrotem na wierzchu, każdą grupę w wybranej kolejności.
influence-glamour = Urok
influence-glamour-effect = warta tyle, ile najwyższa cudza karta
influence-glamour-text = Na twoim obszarze licytacji: Wartość wpływu tej karty jest równa najwyższej wydrukowanej wartości wpływu wśród kart na obszarach innych liderów (0, jeśli nie ma tam kart).
influence-patience = Cierpliwość
influence-patience-effect = nie wygrasz: zachowaj do 2 kart
influence-patience-text = Triumf: Gdy licytację wygrywa ktoś inny, możesz wziąć na rękę do 2 innych kart ze swojego obszaru licytacji, zamiast je odrzucać.
influence-sand_snakes = Żmijowe bękarcice
influence-sand_snakes-effect = zabij w cudzej radzie sojusznika o władzy do 3
influence-sand_snakes-text = W chwili zagrania: Możesz zabić 1 sojusznika o wydrukowanej wartości władzy 3 lub mniejszej w radzie, która nie jest twoja.
influence-water_gardens = Wodne Ogrody
influence-water_gardens-effect = zdobądź żeton
influence-water_gardens-text = W chwili zagrania: Zdobądź 1 żeton władzy.
influence-long_laid_plan = Dawno uknuty plan
influence-long_laid_plan-effect = nie wygrasz: rozkładasz żetony zwycięzcy
influence-long_laid_plan-text = Triumf: Gdy licytację wygrywa ktoś inny, to ty decydujesz, do której rady zwycięzcy trafi każdy żeton władzy, który zdobędzie w tej rundzie.
influence-long_laid_plan-note = Jeśli koliduje to z Pociąganiem za sznurki, zwycięzca wybiera, której karty posłucha.
influence-hand_of_the_king = Królewski namiestnik
influence-hand_of_the_king-effect = rozegraj jeszcze jedną turę
influence-hand_of_the_king-text = W chwili zagrania: Po wyłożeniu tej karty od razu rozegraj jeszcze jedną turę.
influence-hand_of_the_king-note = Nie ma dodatkowej tury, jeśli musisz od razu uklęknąć (Cisza).
influence-hired_champion = Najemny obrońca
influence-hired_champion-effect = odrzuć kartę, by odrzucić cudzą
influence-hired_champion-text = W chwili zagrania: Możesz odrzucić z ręki 1 inną kartę, aby odrzucić 1 standardową kartę z obszaru licytacji innego lidera.
influence-pays_his_debts = Lannister zawsze płaci swoje długi
influence-pays_his_debts-effect = oddaj kartę za żeton
influence-pays_his_debts-text = W chwili zagrania: Możesz oddać innemu liderowi 1 kartę z ręki. Jeśli to zrobisz, zdobądź 1 żeton władzy.
influence-great_chain = Wielki łańcuch
influence-great_chain-effect = kart nie można przesuwać ani cofać
influence-great_chain-text = W chwili zagrania: Do końca rundy karty wpływu nie mogą ani przesuwać kart między obszarami licytacji, ani cofać kart z obszaru licytacji na rękę.
influence-great_chain-note = Powstrzymuje w tej rundzie także Plan awaryjny, powrót Przekupstwa na rękę i podobne zdolności triumfu.
influence-matchmaker = Swatka
influence-matchmaker-effect = wygrasz: pozyskaj też następnego sojusznika
influence-matchmaker-text = Triumf: Jeśli wygrywasz licytację, po umieszczeniu aktualnego sojusznika odkryj następnego z talii i także go pozyskaj; umieść go w dowolnej ze swoich rad.
influence-matchmaker-note = Dodatkowy sojusznik ignoruje Pociąganie za sznurki, jego zdolność „w chwili pozyskania” się rozpatruje i nie daje on dodatkowego żetonu władzy.
influence-strangler = Dusiciel
influence-strangler-effect = nie wygrasz: zabij sojusznika zwycięzcy
influence-strangler-text = Triumf: Gdy licytację wygrywa ktoś inny, możesz zabić w dowolnej radzie zwycięzcy 1 sojusznika o wydrukowanej wartości władzy 3 lub mniejszej.
influence-strangler-note = Rozpatrujesz ją przed umieszczeniem aktualnego sojusznika, więc nie może w niego trafić.
influence-highgardens_bounty = Hojność Wysogrodu
influence-highgardens_bounty-effect = weź do 2 odrzuconych kart
influence-highgardens_bounty-text = W chwili zagrania: Weź na rękę ze stosu kart odrzuconych do 2 standardowych kart innych niż Zakładnik i Pozorowany odwrót, o łącznej wydrukowanej wartości wpływu 6 lub mniejszej.
influence-growing_strong = Rosnąc w siłę
influence-growing_strong-effect = o 1 więcej za każdą inną twoją kartę
influence-growing_strong-text = Na twoim obszarze licytacji: Wartość wpływu tej karty rośnie o 1 za każdą inną kartę na twoim obszarze.
influence-dracarys = Dracarys
influence-dracarys-effect = odrzuć dowolną cudzą kartę
influence-dracarys-text = W chwili zagrania: Możesz odrzucić z obszaru licytacji innego lidera 1 kartę dowolnego koloru.
influence-unsullied = Nieskalani
influence-unsullied-effect = nie można jej ruszyć
influence-unsullied-text = Na obszarze licytacji: Żadna inna karta wpływu nie może tej karty przesunąć, odrzucić ani cofnąć na rękę.
influence-breaker_of_chains = Wyzwolicielka z okowów
influence-breaker_of_chains-effect = przesuń sojusznika do drugiej rady lidera
influence-breaker_of_chains-text = W chwili zagrania: Możesz przesunąć 1 sojusznika z rady dowolnego lidera do drugiej rady tego samego lidera.
influence-blood_of_the_dragon = Krew smoka
influence-blood_of_the_dragon-effect = wygrasz: żeton i podgląd żetonów rady
influence-blood_of_the_dragon-text = Triumf: Jeśli wygrywasz licytację, zdobądź 1 dodatkowy żeton władzy, a potem podejrzyj wartości wszystkich żetonów władzy w 1 ze swoich rad.
influence-nights_watch = Nocna Straż
influence-nights_watch-effect = chroni twoją rękę
influence-nights_watch-text = Na twoim obszarze licytacji: Karty wpływu innych liderów nie pozwalają oglądać twojej ręki ani zabierać z niej kart i nie mogą cię zmusić do odrzucenia lub oddania kart z ręki.
influence-ghost = Duch
influence-ghost-effect = wygrasz: zachowaj 1 kartę
influence-ghost-text = Triumf: Jeśli wygrywasz licytację, weź na rękę 1 inną kartę ze swojego obszaru licytacji, zamiast ją odrzucać.
influence-you_know_nothing = Nic nie wiesz
influence-you_know_nothing-effect = cudza karta traci zdolność
influence-you_know_nothing-text = W chwili zagrania: Wybierz 1 kartę na obszarze licytacji innego lidera. Do końca rundy uznaje się, że nie ma ona zdolności; wartość wpływu zachowuje.
influence-you_know_nothing-note = Ustaje też efekt „do końca rundy”, który wybrana karta zdążyła rozpocząć.
influence-free_folk = Wolni ludzie
influence-free_folk-effect = pozyskaj następnego sojusznika, jeśli jest słaby
influence-free_folk-text = W chwili zagrania: Odkryj następnego sojusznika z talii. Jeśli jego wartość władzy wynosi 2 lub mniej, pozyskaj go; w przeciwnym razie połóż go na spodzie talii sojuszników.
influence-the_pack_survives = Stado przeżyje
influence-the_pack_survives-effect = wygrasz: sojusznik i dodatkowy żeton do liczniejszej rady
influence-the_pack_survives-text = Triumf: Jeśli wygrywasz licytację, musisz umieścić aktualnego sojusznika w tej ze swoich rad, w której jest więcej sojuszników (przy równej liczbie wybierasz). Zdobądź 1 dodatkowy żeton władzy i umieść go w tej samej radzie.
influence-the_pack_survives-note = Sojuszników liczy się w chwili ustalenia zwycięzcy; żeton trafia do tej rady także wtedy, gdy sojusznik zginie albo zdolność sojusznika skieruje go gdzie indziej.
influence-ice = Lód
influence-ice-effect = zabij swojego sojusznika, by oczyścić cudzy obszar
influence-ice-text = W chwili zagrania: Możesz zabić 1 sojusznika w dowolnej ze swoich rad. Jeśli to zrobisz, odrzuć wszystkie standardowe karty z obszaru licytacji 1 innego lidera.
influence-guest_right = Prawo gościnności
influence-guest_right-effect = chroni sojuszników i żetony do końca rundy
influence-guest_right-text = W chwili zagrania: Do końca rundy karty wpływu nie mogą ani zabić sojusznika, ani przesunąć lub usunąć żetonu władzy leżącego w radzie.
influence-guest_right-note = Nie powstrzymuje to zdolności sojuszników.
influence-word_of_honour = Słowo honoru
influence-word_of_honour-effect = pokażcie sobie karty, możecie się wymienić
influence-word_of_honour-text = W chwili zagrania: Wybierz sąsiada. Zaglądacie sobie nawzajem w karty; potem, jeśli oboje się zgodzicie, każde z was daje drugiemu 1 kartę.
influence-word_of_honour-note = Najpierw oboje oglądacie karty; potem ty, a po tobie sąsiad, mówicie „tak” lub „nie”. Przy dwóch zgodach każde z was potajemnie i jednocześnie wybiera 1 kartę ze swojej ręki. Jeśli któraś ręka jest pusta, wymiany nie ma.
influence-unknown = karta

## Sojusznicy

ally-jaime_lannister = Ser Jaime Lannister
    .acc = ser Jaime'a Lannistera
ally-jaime_lannister-title = Królobójca
ally-jaime_lannister-text = W tej rundzie: Nikomu nie wolno zagrać karty o nazwie, która leży już na którymkolwiek obszarze licytacji.
ally-oberyn_martell = Oberyn Martell
    .acc = Oberyna Martella
ally-oberyn_martell-title = Czerwona Żmija
ally-oberyn_martell-text = W chwili pozyskania: Ty oraz lider z drugim najwyższym całkowitym wpływem odrzucacie z ręki po 2 karty, każdy według własnego wyboru.
ally-oberyn_martell-note = Kto ma mniej niż 2 karty, odrzuca wszystkie. Drugi jest lider z najwyższą sumą poza zwycięzcą licytacji, przy remisie jak w licytacji.
ally-varys = Varys
    .acc = Varysa
ally-varys-title = Pająk
ally-varys-text = W chwili pozyskania: Zajrzyj w karty 1 innemu liderowi i zabierz mu z ręki 1, którą sobie wybierzesz.
ally-patchface = Plama
    .acc = Plamę
ally-patchface-title = Błazen ze Smoczej Skały
ally-patchface-text = W chwili pozyskania: Podejrzyj 5 wierzchnich kart talii sojuszników, ułóż je, jak chcesz, i połóż zakryte z powrotem na wierzchu.
ally-arianne_martell = Arianne Martell
    .acc = Arianne Martell
ally-arianne_martell-title = Dziedziczka Słonecznej Włóczni
ally-arianne_martell-text = W tej rundzie: Kto jako pierwszy uklęknie z niepustym obszarem licytacji, musi zabrać z niego wszystkie karty z powrotem na rękę.
ally-arianne_martell-note = Uklęknięcie z pustym obszarem nie zużywa tego efektu. Działa tylko raz w rundzie.
ally-sansa_stark = Sansa Stark
    .acc = Sansę Stark
ally-sansa_stark-title = Zakładniczka Lannisterów
ally-sansa_stark-text = W chwili pozyskania: Sansa trafia do tej z twoich rad, w której masz najsilniejszego sojusznika.
ally-sansa_stark-note = Liczy się wydrukowana wartość władzy, bez samej Sansy. Jeśli nie masz jeszcze sojuszników albo równie silni są w obu radach, wybierasz. Ma to pierwszeństwo przed Pociąganiem za sznurki, ser Lorasem Tyrellem i kartą Stado przeżyje.
ally-loras_tyrell = Ser Loras Tyrell
    .acc = ser Lorasa Tyrella
ally-loras_tyrell-title = Rycerz Kwiatów
ally-loras_tyrell-text = W chwili pozyskania: Gdy masz wśród sojuszników Renly'ego Baratheona, Loras dołącza do jego rady. Potem odkryj następnego sojusznika i również go pozyskaj; trafia on tam, gdzie jest Loras.
ally-loras_tyrell-note = Zdolność dodatkowego sojusznika „w chwili pozyskania” się rozpatruje; Mance, Sansa i Jaqen nie podlegają nakazowi umieszczenia. Dodatkowy sojusznik ignoruje Pociąganie za sznurki i nie daje dodatkowego żetonu.
ally-shae = Shae
    .acc = Shae
ally-shae-title = Markietanka
ally-shae-text = W chwili pozyskania: 1 wybrany sojusznik opuszcza twoją drugą radę i dołącza do tej, w której jest Shae.
ally-robb_stark = Robb Stark
    .acc = Robba Starka
ally-robb_stark-title = Młody Wilk
ally-robb_stark-text = W chwili pozyskania: Każdy inny lider może odrzucić z ręki Zdradę i tym zgładzić Robba; wtedy wolno ci odrzucić własną Zdradę, żeby do tego nie doszło.
ally-robb_stark-note = Liderów pyta się zgodnie z ruchem wskazówek zegara, od lewej strony tego, kto pozyskał Robba.
ally-ilyn_payne = Ser Ilyn Payne
    .acc = ser Ilyna Payne'a
ally-ilyn_payne-title = Królewski kat
ally-ilyn_payne-text = W chwili pozyskania: Podejrzyj 3 wierzchnie karty talii sojuszników i zabij 1 z nich; 2 pozostałe połóż zakryte z powrotem na wierzchu, w kolejności, jaką ustalisz.
ally-mance_rayder = Mance Rayder
    .acc = Mance'a Raydera
ally-mance_rayder-title = Król za Murem
ally-mance_rayder-text = W chwili pozyskania: Umieść Mance'a w radzie, która ma najmniej sojuszników ze wszystkich rad w grze (przy równej liczbie wybierasz), nawet jeśli nie jest twoja.
ally-mance_rayder-note = Ma to pierwszeństwo przed każdym innym ograniczeniem umieszczania.
ally-jaqen_hghar = Jaqen H'ghar
    .acc = Jaqena H'ghara
ally-jaqen_hghar-title = Człowiek bez twarzy
ally-jaqen_hghar-text = W chwili pozyskania: Zabij w dowolnej radzie 1 sojusznika o wydrukowanej wartości władzy 3 lub mniejszej i umieść Jaqena w tej radzie. Jeśli takiego sojusznika nie ma, umieść go w dowolnej ze swoich rad.
ally-jaqen_hghar-note = Ma to pierwszeństwo przed każdym innym ograniczeniem umieszczania. Jeśli nikogo nie można zabić, także z powodu zakazu zabijania, umieść go w dowolnej ze swoich rad.
ally-renly_baratheon = Renly Baratheon
    .acc = Renly'ego Baratheona
ally-renly_baratheon-title = Król w Wysogrodzie
ally-renly_baratheon-text = Na koniec gry: Władza Renly'ego jest większa o 2, jeśli w tej samej radzie jest ser Loras Tyrell.
ally-stannis_baratheon = Stannis Baratheon
    .acc = Stannisa Baratheona
ally-stannis_baratheon-title = Pan Smoczej Skały
ally-stannis_baratheon-text = W tej rundzie: Zdolności triumfu kart wpływu się nie rozpatruje.
ally-stannis_baratheon-note = Dotyczy to każdej karty, która ma zdolność triumfu.
ally-joffrey_baratheon = Joffrey Baratheon
    .acc = Joffreya Baratheona
ally-joffrey_baratheon-title = Okrutny król
ally-joffrey_baratheon-text = W chwili pozyskania: Zabij 1 innego wybranego sojusznika w radzie, w której umieszczasz Joffreya, jeśli taki w niej jest.
ally-tommen_baratheon = Tommen Baratheon
    .acc = Tommena Baratheona
ally-tommen_baratheon-title = Król chłopiec
ally-tommen_baratheon-text = W chwili pozyskania: Zdobądź 1 dodatkowy żeton władzy i umieść go w radzie Tommena.
ally-tywin_lannister = Tywin Lannister
    .acc = Tywina Lannistera
ally-tywin_lannister-title = Lord Casterly Rock
ally-tywin_lannister-text = W chwili pozyskania: Wybierz jednego ze swoich sąsiadów. Ten sąsiad zdobywa 1 żeton władzy.
ally-tywin_lannister-note = Sąsiad umieszcza go w dowolnej ze swoich rad.
ally-sandor_clegane = Sandor Clegane
    .acc = Sandora Clegane'a
ally-sandor_clegane-title = Ogar
ally-sandor_clegane-text = W tej rundzie: Lider, który klęka z pustym obszarem licytacji, odrzuca z ręki 1 wybraną przez siebie kartę.
ally-gregor_clegane = Ser Gregor Clegane
    .acc = ser Gregora Clegane'a
ally-gregor_clegane-title = Góra, Która Jeździ
ally-gregor_clegane-text = W chwili pozyskania: Zabij w dowolnej radzie 1 sojusznika o wydrukowanej wartości władzy 2 lub mniejszej.
ally-bronn = Bronn
    .acc = Bronna
ally-bronn-title = Najemnik
ally-bronn-text = W chwili pozyskania: Zgodnie z ruchem wskazówek zegara, od twojej lewej, każdy inny lider może odrzucić z ręki 2 karty. Kto zrobi to pierwszy, pozyskuje Bronna zamiast ciebie i umieszcza go w jednej ze swoich rad.
ally-bronn-note = Zdolności Bronna nie rozpatruje się drugi raz. Żeton władzy za wygraną licytację i tak zdobywasz ty.
ally-qyburn = Qyburn
    .acc = Qyburna
ally-qyburn-title = Maester bez łańcucha
ally-qyburn-text = W chwili pozyskania: Przenieś ze stosu zabitych do rady Qyburna 1 sojusznika o wydrukowanej wartości władzy 3 lub mniejszej.
ally-qyburn-note = Przywrócony sojusznik jest umieszczany, a nie pozyskiwany: jego zdolności „w chwili pozyskania” się nie rozpatruje.
ally-pycelle = Wielki maester Pycelle
    .acc = wielkiego maestera Pycelle'a
ally-pycelle-title = Sługa Lannisterów
ally-pycelle-text = W chwili pozyskania: Weź na rękę ze stosu kart odrzuconych 1 wybraną standardową kartę.
ally-petyr_baelish = Petyr Baelish
    .acc = Petyra Baelisha
ally-petyr_baelish-title = Littlefinger
ally-petyr_baelish-text = W chwili pozyskania: Możesz przesunąć do 2 żetonów władzy, każdy z jednej rady jakiegoś lidera do drugiej rady tego samego lidera.
ally-margaery_tyrell = Margaery Tyrell
    .acc = Margaery Tyrell
ally-margaery_tyrell-title = Róża Wysogrodu
ally-margaery_tyrell-text = Na koniec gry: Władza Margaery jest większa o 2, jeśli w tej samej radzie jest Renly Baratheon, Joffrey Baratheon lub Tommen Baratheon.
ally-mace_tyrell = Mace Tyrell
    .acc = Mace'a Tyrella
ally-mace_tyrell-title = Lord Wysogrodu
ally-mace_tyrell-text = W chwili pozyskania: Daj każdemu sąsiadowi, najpierw lewemu, po 1 wybranej karcie ze swojej ręki, dopóki masz karty.
ally-brienne_of_tarth = Brienne z Tarthu
    .acc = Brienne z Tarthu
ally-brienne_of_tarth-title = Dziewica z Tarthu
ally-brienne_of_tarth-text = W chwili pozyskania: Jeśli twoim sojusznikiem jest Renly Baratheon, Catelyn Stark lub ser Jaime Lannister, umieść Brienne w radzie tej osoby i zdobądź tam 1 dodatkowy żeton władzy.
ally-brienne_of_tarth-note = Jeśli masz kilkoro z nich, wybierz jedno.
ally-catelyn_stark = Catelyn Stark
    .acc = Catelyn Stark
ally-catelyn_stark-title = Pani Winterfell
ally-catelyn_stark-text = Na koniec gry: Władza Catelyn jest większa o 1 za każde z nich w tej samej radzie: Robb Stark, Sansa Stark, Arya Stark, Bran Stark.
ally-bran_stark = Bran Stark
    .acc = Brana Starka
ally-bran_stark-title = Skrzydlaty wilk
ally-bran_stark-text = W chwili pozyskania: Podejrzyj wartości wszystkich żetonów władzy w 1 wybranej radzie, a potem zakryj je z powrotem.
ally-arya_stark = Arya Stark
    .acc = Aryę Stark
ally-arya_stark-title = Dziewczynka bez imienia
ally-arya_stark-text = W chwili pozyskania: Możesz odrzucić 1 kartę z ręki, aby zabić w dowolnej radzie 1 sojusznika o wydrukowanej wartości władzy 3 lub mniejszej.
ally-hodor = Hodor
    .acc = Hodora
ally-hodor-title = Stajenny z Winterfell
ally-hodor-text = W chwili pozyskania: Jeśli Bran Stark jest twoim sojusznikiem, umieść Hodora w radzie Brana i zdobądź tam 1 dodatkowy żeton władzy.
ally-theon_greyjoy = Theon Greyjoy
    .acc = Theona Greyjoya
ally-theon_greyjoy-title = Sprzedawczyk
ally-theon_greyjoy-text = W chwili pozyskania: Gdy umieścisz Theona, sąsiad, który nie dzieli jego rady, może odrzucić 1 kartę z ręki i przesunąć go do rady, którą dzieli z tobą.
ally-asha_greyjoy = Asha Greyjoy
    .acc = Ashę Greyjoy
ally-asha_greyjoy-title = Córka krakena
ally-asha_greyjoy-text = W chwili pozyskania: Możesz wziąć 1 kartę ze swojego obszaru licytacji z powrotem na rękę.
ally-victarion_greyjoy = Victarion Greyjoy
    .acc = Victariona Greyjoya
ally-victarion_greyjoy-title = Lord kapitan Żelaznej Floty
ally-victarion_greyjoy-text = W tej rundzie: Lider, który ma na obszarze licytacji 3 lub więcej kart, nie może zagrać kolejnej.
ally-balon_greyjoy = Balon Greyjoy
    .acc = Balona Greyjoya
ally-balon_greyjoy-title = Król Żelaznych Wysp
ally-balon_greyjoy-text = Na koniec gry: Władza Balona jest większa o 3, jeśli w jego radzie nie ma żetonów władzy.
ally-ramsay_snow = Ramsay Snow
    .acc = Ramsaya Snowa
ally-ramsay_snow-title = Bękart z Dreadfort
ally-ramsay_snow-text = W chwili pozyskania: Zajrzyj w karty innemu liderowi i odrzuć z jego ręki 1 wybraną przez siebie kartę.
ally-roose_bolton = Roose Bolton
    .acc = Roose'a Boltona
ally-roose_bolton-title = Lord Pijawka
ally-roose_bolton-text = W chwili pozyskania: Jeśli w którejkolwiek radzie jest Robb Stark, możesz go zabić. Jeśli to zrobisz, zdobądź 1 dodatkowy żeton władzy.
ally-walder_frey = Walder Frey
    .acc = Waldera Freya
ally-walder_frey-title = Spóźniony lord
ally-walder_frey-text = W chwili pozyskania: Umieść Waldera w radzie dzielonej z tym sąsiadem, który ma w tej rundzie większy całkowity wpływ (przy równym wybierasz).
ally-brynden_tully = Ser Brynden Tully
    .acc = ser Bryndena Tully'ego
ally-brynden_tully-title = Blackfish
ally-brynden_tully-text = W tej rundzie: Nie można przesuwać kart z jednego obszaru licytacji na inny.
ally-lysa_arryn = Lysa Arryn
    .acc = Lysę Arryn
ally-lysa_arryn-title = Pani Orlego Gniazda
ally-lysa_arryn-text = W chwili pozyskania: Nie zdobywasz żetonu władzy za wygranie tej licytacji.
ally-lysa_arryn-note = Nie dotyczy to żetonów leżących na karcie Lysy ani dodatkowych żetonów z innych kart.
ally-davos_seaworth = Ser Davos Seaworth
    .acc = ser Davosa Seawortha
ally-davos_seaworth-title = Cebulowy Rycerz
ally-davos_seaworth-text = W chwili pozyskania: Możesz przesunąć 1 żeton władzy z jednej swojej rady do drugiej.
ally-samwell_tarly = Samwell Tarly
    .acc = Samwella Tarly'ego
ally-samwell_tarly-title = Zabójca
ally-samwell_tarly-text = W chwili pozyskania: Podejrzyj 3 wierzchnie karty talii sojuszników. 1 z nich połóż na spodzie talii, a 2 pozostałe z powrotem na wierzchu w wybranej kolejności.
ally-jeor_mormont = Jeor Mormont
    .acc = Jeora Mormonta
ally-jeor_mormont-title = Stary Niedźwiedź
ally-jeor_mormont-text = W tej rundzie: Nie można zabić żadnego sojusznika.
ally-maester_aemon = Maester Aemon
    .acc = maestera Aemona
ally-maester_aemon-title = Sumienie Czarnego Zamku
ally-maester_aemon-text = W chwili pozyskania: Możesz położyć 1 wybranego sojusznika ze stosu zabitych, zakrytego, na wierzchu talii sojuszników.
ally-ygritte = Ygritte
    .acc = Ygritte
ally-ygritte-title = Pocałowana przez ogień
ally-ygritte-text = W chwili pozyskania: Wybierz sąsiada. Możesz przesunąć 1 sojusznika o wydrukowanej wartości władzy 3 lub mniejszej z tej jego rady, której z nim nie dzielisz, do waszej wspólnej rady.
ally-tormund = Tormund Zabójca Olbrzymów
    .acc = Tormunda Zabójcę Olbrzymów
ally-tormund-title = Dmący w Róg
ally-tormund-text = W tej rundzie: Całkowity wpływ każdego lidera rośnie o 1 za każdą kartę na jego obszarze licytacji.
ally-jorah_mormont = Ser Jorah Mormont
    .acc = ser Joraha Mormonta
ally-jorah_mormont-title = Wygnany rycerz
ally-jorah_mormont-text = W chwili pozyskania: Pokaż swoją rękę 1 wybranemu sąsiadowi, a potem zdobądź 1 dodatkowy żeton władzy.
ally-barristan_selmy = Ser Barristan Selmy
    .acc = ser Barristana Selmy'ego
ally-barristan_selmy-title = Barristan Śmiały
ally-barristan_selmy-text = W tej rundzie: Zdolności nie mogą odrzucać kart z obszarów licytacji.
ally-daario_naharis = Daario Naharis
    .acc = Daaria Naharisa
ally-daario_naharis-title = Kapitan Wron Burzy
ally-daario_naharis-text = W chwili pozyskania: Umieść Daaria w tej ze swoich rad, w której leży więcej żetonów władzy (przy równej liczbie wybierasz).
ally-khal_drogo = Khal Drogo
    .acc = khala Drogo
ally-khal_drogo-title = Khal nad khalami
ally-khal_drogo-text = W tej rundzie: Do całkowitego wpływu liczą się na każdym obszarze licytacji tylko 2 karty o najwyższych wartościach wpływu.
ally-high_sparrow = Wielki Wróbel
    .acc = Wielkiego Wróbla
ally-high_sparrow-title = Wielki Septon
ally-high_sparrow-text = W chwili pozyskania: Każdy lider, który ma na ręce 5 lub więcej kart, odrzuca 1 wybraną przez siebie kartę.
ally-unknown = sojusznik
    .acc = sojusznika

## Części gry, których pochodzenie podajemy (zob. provenance-* programu)

part-leaders = liderzy
part-allies = karty sojuszników
part-influence = standardowe karty wpływu
part-events = karty wydarzeń
part-white = białe karty liderów
part-tokens = skład żetonów władzy

## Plansza na stronie: słowa, które pokazują tylko obraz i ręka

page-card = Karta
page-look = Wskaż kartę, żeby ją przeczytać.
page-you = Ty
page-time = { $season }, runda { $round } z { $rounds }
page-step-reveal = Odkrycie
page-step-bid = Licytacja
page-step-claim = Pozyskanie
page-step-discard = Odrzucenie
page-influence = wpływ
page-current-ally = Aktualny sojusznik
page-no-ally = bez sojuszników
page-no-ally-now = Teraz nie ma sojusznika do pozyskania.
page-on-ally =
    { $count ->
        [one] { $count } żeton na karcie
        [few] { $count } żetony na karcie
       *[many] { $count } żetonów na karcie
    }
page-ally-deck = talia sojuszników: { $count }
page-ally-deck-short = talia sojuszników
page-ally-row = Następni sojusznicy
page-known-top = Wierzch talii sojuszników, na ile go znasz
page-known-bottom = Spód talii sojuszników, na ile go znasz
page-known-among = Gdzieś w talii sojuszników, o ile wiesz
page-dead-pile = stos zabitych: { $count }
page-supply = żetony w puli: { $count }
page-influence-deck = talia wpływu: { $count }
page-discard-pile = karty odrzucone: { $count }
page-removed = poza grą: { $count }
page-hand-of = Ręka: { $name }
page-a-hand = Oglądana ręka
page-your-area = twój obszar licytacji
page-your-hand =
    { $count ->
        [one] Twoja ręka: { $count } karta
        [few] Twoja ręka: { $count } karty
       *[many] Twoja ręka: { $count } kart
    }
page-no-cards = Nie masz już kart.
page-cards-in-hand = na ręce: { $count }
page-in-hand = karty na ręce
page-in-area = karty na obszarze licytacji
page-known-cards = znane ci: { $count }
page-somewhere = karty, o których wiesz, że ktoś je ma
page-white-left = białe karty w zapasie: { $count }
page-empty = pusto
page-kneels = klęczy
page-leads = prowadzi
page-waits = czeka
page-decides = decyduje
page-to-play = gra
page-won = wygrywa licytację
page-wins = wygrywa grę
page-first-player = pierwszy gracz
page-silence = Cisza: wolno przepuszczać tury
page-no-ability = bez zdolności
page-in-force = W tej rundzie: { $card }
page-resolving = { $name } rozpatruje
page-council = Rada: { $first } i { $second }
page-council-named = rada { $first }–{ $second }
    .acc = radę { $first }–{ $second }
    .gen = rady { $first }–{ $second }
    .loc = radzie { $first }–{ $second }
page-council-line = { page-council }; władza jawna { $power }, zakryte żetony { $tokens }
page-sum-line =
    { $tokens ->
        [0] { $power } jawne
        [one] { $power } jawne + { $tokens } żeton
        [few] { $power } jawne + { $tokens } żetony
       *[many] { $power } jawne + { $tokens } żetonów
    }
page-open-power = jawne
page-hidden-range = + { $low }–{ $high } w zakrytych
page-company = w tym +{ $count } za towarzystwo
page-seen-tokens = obejrzane żetony: { $values }
page-small-council = mała rada
page-small-of = mała rada: { $names }
page-other-council = druga rada
page-other-line = druga rada: { $power }
page-allies = sojusznicy
page-final-count = Punktacja końcowa
page-final-line = mała rada { $small }, druga rada { $other }
page-end-tokens = Odkrywa się wszystkie żetony władzy i liczy rady: sojusznicy i żetony razem.
page-end-small = Słabsza rada lidera to jego mała rada.
page-decided-2 = Wygrywa najsilniejsza mała rada.
page-decided-3 = Małe rady są równe, więc rozstrzygają drugie rady.
page-decided-4 = Obie rady są równe, więc rozstrzyga liczba sojuszników.
page-decided-5 = Wszystko jest równe: zwycięstwo jest wspólne.
page-skip = Pomiń
page-again = Policz jeszcze raz
page-draft = Karty do wyboru
page-draft-waits = Pozostali jeszcze wybierają.
page-picked = odłożone: { $count }
page-seat-line = { $name } jako { $leader }: wpływ { $total }, na ręce { $count }
page-card-line = { $card }, wpływ { $value }: { $effect }
page-ally-line = { $ally }, władza { $power }
page-copies =
    { $count ->
        [one] { $count } egzemplarz
        [few] { $count } egzemplarze
       *[many] { $count } egzemplarzy
    }
page-colour-red = karta standardowa, czerwona
page-colour-green = karta standardowa, zielona
page-colour-purple = karta standardowa, fioletowa
page-colour-blue = karta wydarzenia
page-colour-white = własna karta lidera
page-do-leader = Wybierz lidera
page-leader-no-effect = W rozgrywce standardowej lider nie wpływa na przebieg gry, daje tylko kolor i imię: weź, kogo chcesz.
page-do-play = Zagraj kartę
page-do-area = Wybierz kartę z obszaru licytacji
page-do-area_blank = Wybierz kartę bez zdolności
page-do-discard = Odrzuć kartę
page-do-give = Oddaj kartę
page-do-take = Weź kartę
page-do-name = Wskaż lidera
page-do-kill = Zabij sojusznika
page-do-move = Przesuń sojusznika
page-do-raise = Przywróć sojusznika
page-do-council = Wskaż radę
page-do-shift = Przesuń żeton
page-do-top = Połóż na wierzchu talii
page-do-bottom = Połóż na spodzie talii
page-do-current = Wybierz aktualnego sojusznika
page-do-triumph = Rozpatrz zdolność triumfu
page-do-pick = Odłóż kartę

## Samouczek: co mówi nauczyciel (kiedy, mówi tutorial.yaml)

tutorial-welcome = Witaj przy stole rady. Prowadzisz jeden z trzech rodów i licytujesz sojuszników, którzy wzmacniają twoje rady. Liczy się jednak tylko słabsza z nich: wygrywa ten, kto na końcu ma najsilniejszą małą radę.
tutorial-coach = Stoję obok stołu i tłumaczę wszystko, co nowe. Gdy nie wiesz, co zrobić, naciśnij „Podpowiedz” albo klawisz H: doradzę na podstawie tego, co widzisz przy stole. Zawsze możesz zdecydować inaczej, a małe znaczki otwierają zasady.
tutorial-councils = Jedną radę dzielisz z sąsiadem po lewej, a drugą z sąsiadem po prawej. Co w niej leży, liczy się wam obu. Słabsza z twoich dwóch rad to mała rada, więc potrzebujesz obu sąsiadów, ale żadnego za bardzo.
tutorial-season = Ta krótka gra trwa dwie pory roku: jesień i zimę. W każdej rundzie chodzi o jednego sojusznika: zostaje odkryty, wszyscy licytują, zwycięzca go zdobywa, a zagrane karty są odrzucane.
tutorial-ally = To aktualny sojusznik. Liczba to władza, którą wnosi do rady, a jego tekst może zmieniać tę rundę albo działać przy zdobyciu. Zastanów się, ile jest dla ciebie wart i komu nie chcesz go oddać.
tutorial-turn = Twoja kolej: zagraj jedną kartę wpływu albo uklęknij. Liczba z karty zwiększa twoją stawkę, a jej tekst działa od razu. Na całą porę roku masz dziesięć kart, więc nie wydawaj wszystkich na pierwszego sojusznika.
tutorial-played = Twoja karta leży teraz w twoim obszarze licytacji. Suma wartości w tym obszarze to twój łączny wpływ. Teksty wykonuje się, na ile się da; odmówić można tylko tam, gdzie jest słowo „może”.
tutorial-others = Kolejka idzie zgodnie z ruchem wskazówek zegara. Każdy lider zagrywa jedną kartę albo klęka, i tak w kółko, więc zawsze widzisz stawki innych, zanim zagrasz dalej.
tutorial-kneel = Możesz podbić stawkę albo uklęknąć. Kto klęka, odpada do końca rundy, ale oszczędza karty. Runda kończy się, gdy uklękną wszyscy, więc wystarczy stawka, której nikt nie dogoni.
tutorial-name_leader = Karta dotyczy jednego z liderów, a ty go wskazujesz. Spójrz, kto prowadzi w licytacji i z kim dzielisz radę, na której ci zależy.
tutorial-pick_area_card = Wybierz kartę leżącą w obszarze licytacji. Zabranie rywalowi mocnej karty bywa warte więcej niż dołożenie własnej.
tutorial-moved_card = Karta zmieniła obszar licytacji. Odtąd liczy się temu liderowi, przed którym leży, i to o nim mówi jej tekst.
tutorial-bid_won = Wszyscy uklękli. Licytację wygrywa najwyższy łączny wpływ; przy remisie ten, kto jest pierwszy, licząc od pierwszego gracza zgodnie z ruchem wskazówek zegara.
tutorial-place_ally = Sojusznik jest twój. Umieść go w jednej ze swoich dwóch rad: zwykle w słabszej, bo tylko ona się liczy. Pomyśl też, którego sąsiada przy tym wzmacniasz.
tutorial-place_token = Zwycięzca dostaje też zakryty żeton władzy: 1, 2 albo 3. Może on trafić do innej rady niż sojusznik. Do końca gry nikt nie zna jego wartości.
tutorial-discarded = Zagrane karty zostają odrzucone i wszyscy wstają. Karty zatrzymane na ręce przydadzą się przy następnym sojuszniku.
tutorial-next_round = Znacznik pierwszego gracza przechodzi w lewo i odkrywa się nowego sojusznika. Pierwszy wygrywa remisy, a ostatni widzi, co robią inni.
tutorial-other_won = Sojusznika zdobył inny lider. Jeśli trafił do rady, którą z nim dzielisz, pomaga i tobie. Obserwuj, które rady rosną.
tutorial-triumph = Karta z symbolem triumfu działa dopiero teraz, gdy znany jest zwycięzca. Na każdej przeczytaj, czy nagradza wygraną, czy przegraną.
tutorial-killed = Sojusznik zginął i leży na stosie zabitych, gdzie wszyscy go widzą. Jego władza przepadła.
tutorial-order_allies = Podglądasz następnych sojuszników i decydujesz, w jakiej kolejności nadejdą. Ten, na którym ci zależy, niech przyjdzie wtedy, gdy będziesz mieć karty, by go zdobyć.
tutorial-shift_token = Żetony można przesuwać między radami. Zabierz władzę stamtąd, gdzie ci się nie liczy, i przenieś tam, gdzie się liczy.
tutorial-winter = Nowa pora roku: każdy odrzuca rękę, karty się tasuje i rozdaje po dziesięć nowych. Zima jest ostatnia, więc nie ma już na co oszczędzać kart.
tutorial-scored = Koniec gry: żetony się odkrywa i sumuje władzę każdej rady. Każdemu liderowi liczy się tylko słabsza rada; jeśli te są równe, rozstrzyga druga.
tutorial-won = Twoja mała rada jest najsilniejsza ze wszystkich. Pierwsza gra wygrana!
tutorial-lost = Tym razem najsilniejszą małą radę ma ktoś inny. Przegrać pierwszą grę to żaden wstyd: znasz już każdy krok, a następna potoczy się inaczej.
tutorial-farewell = To już cała gra. Teraz zagraj z botami wszystkie trzy pory roku, spróbuj gry zaawansowanej z kartami liderów i wydarzeniami albo zaproś od dwóch do pięciu osób: z prawdziwymi sąsiadami zaczynają się rozmowy. Do zobaczenia przy stole!

# Dlaczego coś nie jest możliwe, według zasad.
reason-SOJ-AMB-4 = Stoisz już tylko ty: przy tym stole trzeba teraz uklęknąć.
reason-SOJ-AMB-7 = To nie jest teraz kolej tej zdolności: triumfy mają swój porządek.
reason-SOJ-AMB-10 = Pociąganie za sznurki każe umieścić żeton w twojej drugiej radzie.
reason-SOJ-AMB-11 = Nie ma teraz takiego nakazu do wyboru.
reason-SOJ-AMB-12 = O Robbie rozstrzyga teraz ten lider, którego zapytano.
reason-SOJ-AMB-14 = Tej tury nie można przepuścić: od twojej poprzedniej nikt nie zagrał ani nie uklęknął albo wszyscy inni klęczą.
reason-SOJ-AMB-16 = Tę kartę chroni jej własny tekst.
reason-SOJ-AMB-17 = Ta karta leży już na twoim obszarze.
reason-SOJ-AMB-18 = Ser Jaime zabrania: karta o tej nazwie leży na obszarze licytacji.
reason-SOJ-AMB-21 = Nie ma takiej karty na stosie kart odrzuconych.
reason-SOJ-AMB-31 = Kartami nie wymienia się swobodnie; daje je lub zabiera tylko zdolność.
reason-SOJ-AMB-37 = Zabrania tego inna karta, a zakaz ma pierwszeństwo.
reason-SOJ-AMB-38 = Tak nie można teraz przesunąć żetonu.
reason-SOJ-AMB-39 = To nic by nie dało.
reason-SOJ-AMB-40 = Karty na tym obszarze chroni Gwardia Królewska.
reason-SOJ-BID-1 = Trwa tura innego lidera.
reason-SOJ-BID-2 = Nie masz tej karty na ręce.
reason-SOJ-BID-3 = Żadna zdolność tego teraz od ciebie nie żąda.
reason-SOJ-BID-4 = Ta zdolność nie jest dobrowolna.
reason-SOJ-BID-6 = Ta zdolność przychodzi później w rundzie.
reason-SOJ-BID-7 = Pasować to uklęknąć, a klęka się w swojej turze.
reason-SOJ-BID-8 = Klęczysz i w tej rundzie nie rozgrywasz już tur.
reason-SOJ-BID-9 = Wszyscy uklękli: licytacja jest skończona.
reason-SOJ-CARD-2 = Pociąganie za sznurki każe umieścić sojusznika w twojej drugiej radzie.
reason-SOJ-CARD-4 = O miejscu tego sojusznika mówi jego własna zdolność i to ona rozstrzyga.
reason-SOJ-CARD-5 = Ser Loras zabiera tego sojusznika do swojej rady.
reason-SOJ-CLAIM-4 = Teraz nie ty decydujesz o sojusznikach i radach.
reason-SOJ-CLAIM-6 = O miejscu tego sojusznika mówi jego własna zdolność.
reason-SOJ-CNCL-1 = Tego sojusznika nie ma w żadnej radzie.
reason-SOJ-CNCL-2 = To nie jest twoja rada.
reason-SOJ-CNCL-3 = Ta rada nie leży między nimi.
reason-SOJ-CNCL-4 = Ten lider nie jest sąsiadem.
reason-SOJ-COMP-3 = Ten lider jest już zajęty.
reason-SOJ-COMP-9 = Przy tym stole nikt tam nie siedzi.
reason-SOJ-DISC-1 = Karty na obszarach licytacji zostają tam do końca rundy, chyba że zażąda ich zdolność.
reason-SOJ-DRAFT-1 = Kartę odkłada się podczas selekcji, po jednej naraz.
reason-SOJ-DRAFT-2 = Tej karty nie ma wśród kart, które trzymasz do wyboru.
reason-SOJ-DRAFT-3 = Selekcja skończona: odłożone karty to twoja ręka.
reason-SOJ-END-1 = Gra jest skończona.
reason-SOJ-KILL-1 = Stos zabitych zmienia się tylko przez zdolność, która tego żąda.
reason-SOJ-KILL-2 = Tego sojusznika nie ma na stosie zabitych.
reason-SOJ-OPEN-3 = Aktualny sojusznik to ten z lewego końca rzędu.
reason-SOJ-PREC-2 = Tę kartę chroni sojusznik tej rundy.
reason-SOJ-REV-1 = Aktualny sojusznik to ten odkryty z talii.
reason-SOJ-SEAS-1 = Ręce odrzuca się przy zmianie pory roku, a pojedyncze karty tylko przez zdolność.
reason-SOJ-SETUP-4 = Nie oglądasz teraz tej karty z talii sojuszników.
reason-SOJ-SETUP-7 = Liderów wybiera się po kolei podczas przygotowania gry.
reason-SOJ-TERM-5 = Na tym obszarze licytacji nie leży taka karta.
reason-SOJ-TEXT-1 = Victarion zabrania: masz już trzy karty na swoim obszarze.
reason-SOJ-TEXT-2 = Nadchodzi zima: kto może zagrać kartę, nie klęka z pustym obszarem.
reason-SOJ-TEXT-3 = To musi być inny lider.
reason-SOJ-TEXT-4 = Można wybrać tylko kartę czerwoną, zieloną lub fioletową.
reason-SOJ-TEXT-5 = Ma na to za wysoką wartość wpływu.
reason-SOJ-TEXT-6 = Nie można wybrać Zakładnika ani Pozorowanego odwrotu.
reason-SOJ-TEXT-7 = To nie jest najwyższa (albo najniższa) z tych kart.
reason-SOJ-TEXT-8 = Kartę z ręki wybiera jej właściciel, a tej tam nie ma.
reason-SOJ-TEXT-9 = Tej karty nie ma w obejrzanej ręce.
reason-SOJ-TEXT-10 = Ten sojusznik ma na to za dużą władzę.
reason-SOJ-TEXT-11 = Leży w radzie, której ta zdolność nie sięga.
reason-SOJ-TEXT-12 = Ten lider nie ma kart na swoim obszarze.
reason-SOJ-TEXT-13 = Ten lider już klęczy.
reason-SOJ-TEXT-14 = Nie masz dwóch kart.
reason-SOJ-TEXT-15 = Inna rada ma więcej żetonów.
reason-SOJ-TEXT-16 = Ta zdolność nie dotyczy tej karty ani tego sojusznika.
reason-SOJ-TEXT-17 = Tylko między twoimi dwiema radami.
reason-SOJ-TEXT-18 = Żeton musi zmienić radę.
reason-SOJ-TEXT-19 = Ten triumf nie jest dla ciebie: zależy od tego, kto wygrał licytację.
reason-SOJ-TEXT-20 = Bronna proponuje się liderom po kolei.
reason-SOJ-TEXT-21 = Najpierw trzeba zrobić co innego.
reason-SOJ-TEXT-22 = Ta karta jest już odłożona.
reason-SOJ-TEXT-23 = Turę można przepuścić tylko dzięki Ciszy.
reason-SOJ-TIME-4 = Runda jeszcze się nie zaczęła.
reason-SOJ-TOK-1 = Ten żeton umieszcza inny lider.
reason-SOJ-TRI-1 = Tylko karta z symbolem triumfu, gdy znany jest zwycięzca.
reason-SOJ-VAR-1 = Przy tym stole nie ma selekcji kart.
reason-SOJ-YOU-1 = Wybór należy do lidera, przed którym leży karta.
reason-SOJ-YOU-3 = Wybór należy do lidera, który pozyskał sojusznika.
event-total = { $seat }: całkowity wpływ { $count }
event-bound = { $order }: { $seat } nie wybiera rady
event-no_play = { $cause }: { $seat } nie może zagrać karty
cause-hand = Pusta ręka
cause-last = Wszyscy inni klęczą
cause-victarion = Victarion Greyjoy
order-ally = zdolność samego sojusznika
    .gen = zdolności samego sojusznika
order-loras = ser Loras
    .gen = ser Lorasa

## Na koniec gry

score-allies = Sojusznicy
score-company = Ich towarzystwo
score-tokens = Żetony
score-other_council = Druga rada
score-both_allies = Sojusznicy w obu
tally-bids = Licytacje
tally-won = wygrane rundy
tally-bid = licytowany wpływ razem
tally-played = zagrane karty
tally-knelt = uklęknięcia
tally-tokens = zdobyte żetony

## Księga zasad: rozdziały, przegląd, elementy

chapter-SOJ-COMP = Elementy gry
chapter-SOJ-SETUP = Przygotowanie
chapter-SOJ-TERM = Pojęcia
chapter-SOJ-CNCL = Rady
chapter-SOJ-GOAL = Cel gry
chapter-SOJ-TIME = Pory roku i rundy
chapter-SOJ-REV = Odkrycie sojusznika
chapter-SOJ-BID = Licytacja
chapter-SOJ-CLAIM = Przejęcie sojusznika
chapter-SOJ-DISC = Odrzucanie kart
chapter-SOJ-PASS = Znacznik pierwszego gracza
chapter-SOJ-RND = Następna runda
chapter-SOJ-SEAS = Koniec pory roku
chapter-SOJ-END = Koniec gry
chapter-SOJ-WIN = Zwycięstwo
chapter-SOJ-TOK = Żetony wpływu
chapter-SOJ-YOU = Kto jest „tobą” na karcie
chapter-SOJ-DEAL = Umowy i obietnice
chapter-SOJ-KILL = Zabijanie sojuszników
chapter-SOJ-TRI = Triumf
chapter-SOJ-PREC = Kolejność efektów
chapter-SOJ-ADV = Gra zaawansowana
chapter-SOJ-LDR = Liderzy
chapter-SOJ-EVT = Wydarzenia
chapter-SOJ-VAR = Warianty
chapter-SOJ-DRAFT = Dobór kart
chapter-SOJ-KINGSMOOT = Królewski wiec
chapter-SOJ-OPEN = Odkryci sojusznicy
chapter-SOJ-QUICK = Szybka gra
chapter-SOJ-CARD = Poszczególne karty
chapter-SOJ-AMB = Rozstrzygnięcia wątpliwości
chapter-SOJ-TEXT = Brzmienie kart

book-goal = Jesteś liderem, a po obu stronach masz radę dzieloną z sąsiadem. Liczy się słabsza z twoich dwóch rad: wygrywa ten, czyja słabsza rada jest najsilniejsza.
book-course = W każdej rundzie odkrywa się sojusznika. Gracze po kolei zagrywają karty wpływu albo klękają; kto ma najwięcej, przejmuje sojusznika, umieszcza go w jednej ze swoich rad i dokłada zakryty żeton.
book-end = Rundy tworzą pory roku. Po zimie odkrywa się żetony, sumuje siłę każdej rady i porównuje słabsze rady wszystkich liderów.

glossary-leader = Lider
glossary-leader-about = Ty przy stole; siedzisz między dwiema radami.
glossary-council = Rada
glossary-council-about = Wspólna dla dwóch sąsiadów: sojusznicy i żetony między nimi.
glossary-ally = Sojusznik
glossary-ally-about = Postać, o którą toczy się licytacja rundy; ma siłę i zwykle zdolność.
glossary-influence = Karta wpływu
glossary-influence-about = Zagrywasz ją w licytacji; ma wartość i czasem działanie.
glossary-token = Żeton wpływu
glossary-token-about = Zakryty w radzie, na koniec dolicza się do jej siły.
glossary-kneel = Klęknięcie
glossary-kneel-about = Rezygnujesz z licytacji tego sojusznika.
glossary-season = Pora roku
glossary-season-about = Kilka rund; po zimie gra się kończy.

## Podpowiedzi: czym są rzeczy na stole

page-tip-count = Żetonów tutaj: { $count }
page-tip-council = rada
page-tip-council-rule = Wspólna dla dwóch sąsiadów. Jej siła to siła sojuszników i liczby na żetonach razem. Na koniec liczy się dla ciebie tylko słabsza z twoich dwóch rad.
page-tip-tokens = żetony władzy
page-tip-tokens-rule = Każdy jest wart 1, 2 albo 3. Leżą zakryte do końca gry; oko oznacza te, których liczbę znasz.
page-tip-total = wpływ w licytacji
page-tip-total-rule = Suma wartości kart w obszarze licytacji. Gdy wszyscy uklękną, najwyższa suma zdobywa sojusznika.
page-tip-area = obszar licytacji
page-tip-area-rule = Tu leżą karty zagrane w tej rundzie. Odrzuca się je, gdy ktoś zdobędzie sojusznika.
page-tip-hand = karty na ręce
page-tip-hand-rule = Ich liczba jest jawna, treść nie. Ręka musi starczyć na całą porę roku: nowe karty są dopiero z następną.
page-tip-first = pierwszy gracz
page-tip-first-rule = Zaczyna licytację i wygrywa remisy, a po nim kolejne osoby zgodnie z ruchem wskazówek zegara. Co rundę znacznik idzie w lewo.
page-tip-silence = Cisza
page-tip-silence-rule = Może przepuszczać tury, nie klękając.
page-tip-state = co teraz robi lider
page-tip-state-rule = Kto klęka, pasuje do końca rundy. Runda kończy się, gdy klęczą wszyscy.
page-tip-small = mała rada
page-tip-small-rule = Słabsza z dwóch rad lidera. Najsilniejsza mała rada wygrywa grę.
page-tip-time = tor czasu
page-tip-time-rule = Pora roku ma o jedną rundę więcej, niż jest liderów. W rundzie odkrywa się sojusznika, licytuje i zdobywa, a potem odrzuca karty. Gra kończy się z zimą.
page-tip-deck = talia sojuszników
page-tip-deck-rule = Co rundę odkrywa się z niej kartę: sojusznika, o którego wszyscy licytują. Oko liczy karty z wierzchu, które znasz.
page-tip-dead = stos zabitych
page-tip-dead-rule = Tu leżą zabici sojusznicy, jawnie dla wszystkich.
page-tip-supply = pula żetonów władzy
page-tip-supply-rule = Kto wygra licytację, bierze stąd żeton w ciemno i kładzie go zakryty w jednej ze swoich rad.
page-tip-stock = talia wpływu
page-tip-stock-rule = Z niej rozdaje się karty na początku każdej pory roku.
page-tip-discard = stos odrzuconych
page-tip-discard-rule = Karty zagrane i odrzucone. Wracają do talii, gdy zmienia się pora roku.
page-tip-removed = poza grą
page-tip-removed-rule = Odrzucone białe karty liderów już nie wracają.
page-tip-lore = znane karty innych
page-tip-lore-rule = Karty, które znasz, a które są teraz na czyjejś ręce.
page-tip-onally = żetony na sojuszniku
page-tip-onally-rule = Kto zdobędzie sojusznika, dostaje też te żetony władzy.
