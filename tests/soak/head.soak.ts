import "../routes/core/head.test";
