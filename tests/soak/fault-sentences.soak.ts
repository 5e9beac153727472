import "../routes/core/fault-sentences.test";
