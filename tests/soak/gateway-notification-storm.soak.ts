// At full size what `npm test` does by samples.
import "../operations/money/gateway-notification-storm.test";
