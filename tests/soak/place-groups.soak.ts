import "../search/place-groups.test";
