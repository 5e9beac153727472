import "../routes/core/form-owner.test";
