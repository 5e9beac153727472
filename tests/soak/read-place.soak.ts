import "../places/read-place.test";
