import "../payouts/withdrawal-history.test";
