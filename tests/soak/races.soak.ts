import "../orders/races.server.test";
