import "../every-route/head.test";
