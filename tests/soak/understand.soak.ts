import "../domain/search/understand.test";
