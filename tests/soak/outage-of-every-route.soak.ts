import "../routes/core/outage-of-every-route.test";
