import "../orders/history.test";
