import "../domain/search/words/corrected.test";
