import "../every-route/ownership.test";
