import "../search/understand.test";
