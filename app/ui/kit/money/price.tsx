import { formatAmount } from "~/domain/core/money";

/** Integer rupiah. */
export function Price({ amount }: { amount: number }) {
  return (
    <b className="price">
      <span>Rp</span>
      {` ${formatAmount(amount)}`}
    </b>
  );
}

export function BigPrice({ amount }: { amount: number }) {
  return (
    <p className="price price--large">
      <span>Rp</span>
      {` ${formatAmount(amount)}`}
    </p>
  );
}
