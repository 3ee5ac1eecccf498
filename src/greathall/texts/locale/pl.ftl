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
setup-default = { $choice } (zwykle)
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
        [one] Jest tylko jeden wybór: naciśnij Enter
       *[other] Wybierz od 1 do { $count }, a ? pokaże pomoc
    }
ui-choices =
    { $count ->
        [one] { $count } możliwość
       *[other] { $count } możliwości
    }
ui-more = jeszcze { $count }
ui-chosen = Wybrano: { $choice }
ui-auto = Był tylko jeden wybór: { $choice }
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
help-undo = cofa twój ostatni wybór
help-save = zapisuje partię do pliku
help-quit = opuszcza partię
help-language = zmienia język

## Cofanie, zapis, wznowienie, wyjście

undo-done = Cofnięto: { $choice }
undo-nothing = Nie ma czego cofnąć
undo-secret = Od tego czasu ktoś zobaczył coś ukrytego, więc wyboru nie można cofnąć
undo-chance = Od tego czasu rzucono kośćmi lub dobrano karty, więc wyboru nie można cofnąć
undo-others = Od tego czasu wybierał już ktoś inny, więc wyboru nie można cofnąć
save-done = Partia zapisana w pliku { $file }
save-failed = Nie udało się zapisać partii w pliku { $file }: { $reason }
save-how-to-resume = Wznowisz ją poleceniem: { $command }
resume-done =
    { $count ->
        [one] Partia z pliku { $file } toczy się dalej, po { $count } wyborze
       *[other] Partia z pliku { $file } toczy się dalej, po { $count } wyborach
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
rules-ruling = Rozstrzygnięcie tego programu: instrukcja zostawia to otwarte
rules-printed = Zasada z instrukcji

## Skąd pochodzą dane gry

provenance-printed = jak w druku
provenance-printed-help = Dane pochodzą z wydrukowanej gry.
provenance-partly = częściowo odtworzone
provenance-partly-help = Część danych pochodzi z wydrukowanej gry; reszty nie udało się odnaleźć, więc uzupełniono ją tak, by nie przeczyła żadnej wydrukowanej zasadzie.
provenance-reconstructed = odtworzone
provenance-reconstructed-help = Wydrukowanego oryginału nie udało się odnaleźć. Dane ułożono tak, by nie przeczyły żadnej wydrukowanej zasadzie; kto ma pudełko z grą, może wstawić w ich miejsce wydrukowane.
