import "../routes/search/suggested-searches.test";
