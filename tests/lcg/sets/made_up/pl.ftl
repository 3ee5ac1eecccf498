card-robb_stark_t001 = Robb Stark
card-robb_stark_t001-text = Akcja: dobierz kartę. Raz na rundę.
card-signet_of_the_named = Sygnet nazwanych
card-stubborn_envoy = Uparty poseł
card-stubborn_envoy-text = Akcja: odrzuć 1 władzę z tej karty, aby dobrać kartę.
card-last_word = Ostatnie słowo
card-last_word-text = Akcja: twoja frakcja zyskuje 1 władzę. Nie można tego anulować.
