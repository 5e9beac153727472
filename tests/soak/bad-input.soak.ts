import "../every-route/bad-input.test";
