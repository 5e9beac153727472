import "../operations/money/gateway-notification-storm.test";
