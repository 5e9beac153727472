import "../search/words/corrected.test";
