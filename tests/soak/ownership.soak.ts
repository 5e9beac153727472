import "../routes/core/ownership.test";
