import "../payouts/payout-histories.server.test";
