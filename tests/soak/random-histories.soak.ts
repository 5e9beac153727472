// At full size what `npm test` does by samples.
import "../operations/order/random-histories.test";
