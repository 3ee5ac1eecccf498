card-robb_stark_t001 = Robb Stark
card-robb_stark_t001-text = Action: draw a card. Once a round.
card-signet_of_the_named = Signet of the Named
card-stubborn_envoy = Stubborn Envoy
card-stubborn_envoy-text = Action: discard 1 power from this card to draw a card.
card-last_word = Last Word
card-last_word-text = Action: gain 1 power for your faction. Cannot be cancelled.
