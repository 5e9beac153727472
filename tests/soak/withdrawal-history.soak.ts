import "../domain/money/withdrawal-history.test";
