import "../operations/money/payout-histories.test";
