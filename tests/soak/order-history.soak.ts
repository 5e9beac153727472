// At full size what `npm test` does by samples.
import "../domain/order/history.test";
