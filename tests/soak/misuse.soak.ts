import "../commands/misuse.test";
