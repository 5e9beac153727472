import "../domain/search/place-groups.test";
