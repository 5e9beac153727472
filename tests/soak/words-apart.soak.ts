import "../search/words-apart.test";
