import "../every-route/form-owner.test";
