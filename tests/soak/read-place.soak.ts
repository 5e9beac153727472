import "../domain/place/read-place.test";
