// At full size what `npm test` does by samples.
import "../operations/order/races.test";
