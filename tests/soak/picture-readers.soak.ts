import "../routes/core/picture-readers.test";
