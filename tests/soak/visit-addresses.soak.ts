import "../operations/visit/addresses.test";
