import "../search/search.server.test";
