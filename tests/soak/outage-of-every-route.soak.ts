import "../every-route/outage-of-every-route.test";
