import "../routes/core/bad-input.test";
