import "../operations/order/races.test";
