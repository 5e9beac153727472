import "../payments/gateway-notification-storm.server.test";
