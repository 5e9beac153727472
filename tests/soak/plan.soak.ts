import "../domain/search/plan.test";
