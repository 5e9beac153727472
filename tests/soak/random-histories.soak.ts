import "../operations/order/random-histories.test";
