import "../orders/random-histories.server.test";
