import "../search/plan.test";
