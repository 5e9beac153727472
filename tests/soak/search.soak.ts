import "../db/search/search.test";
