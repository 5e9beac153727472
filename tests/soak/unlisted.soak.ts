import "../hostile/unlisted.test";
