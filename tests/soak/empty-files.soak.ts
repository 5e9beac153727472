import "../every-route/empty-files.test";
