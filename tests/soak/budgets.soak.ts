import "../budgets.test";
