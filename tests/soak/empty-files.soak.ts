import "../routes/core/empty-files.test";
