import "../every-route/picture-readers.test";
