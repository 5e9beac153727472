import "../every-route/fault-sentences.test";
