"""Papers and rows of buttons on the felt, and the page that puts them together with the stage."""
