import "../domain/search/words-apart.test";
