// At full size what `npm test` does by samples.
import "../budgets.test";
