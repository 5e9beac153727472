import "../hostile/queries.test";
