import "../domain/order/history.test";
