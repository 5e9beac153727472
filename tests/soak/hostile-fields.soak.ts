import "../hostile/fields.test";
