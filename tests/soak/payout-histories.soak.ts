// At full size what `npm test` does by samples.
import "../operations/money/payout-histories.test";
