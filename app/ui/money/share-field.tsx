import { useState } from "react";
import { divide, formatRupiah, isShare } from "~/domain/core/money";
import { plainNumber } from "~/domain/core/plain-signs";
import type { Side } from "~/domain/order/order";
import { controlProps, Field, type FieldView, typed } from "../kit/form/field";
import { Prices } from "../kit/money/prices";
import { type ReceiptRow, ReceiptRows } from "../kit/money/receipt";

/** Integer rupiah, and the platform's percentage of the seller's part. */
type Sum = { total: number; feePercent: number };

const WORDS: Record<
  Side,
  { label: string; hint: string; buyer: string; seller: string; short: [string, string] }
> = {
  buyer: {
    label: "Kembali kepada Anda (%)",
    hint: "Dari 0 sampai 100 persen dana. Sisanya untuk penjual.",
    buyer: "Kembali kepada Anda",
    seller: "Untuk penjual, setelah biaya platform",
    short: ["Anda", "penjual"],
  },
  seller: {
    label: "Kembali kepada pembeli (%)",
    hint: "Dari 0 sampai 100 persen dana. Sisanya untuk Anda.",
    buyer: "Kembali kepada pembeli",
    seller: "Untuk Anda, setelah biaya platform",
    short: ["pembeli", "Anda"],
  },
};

const EXAMPLES = [100, 50, 0];

/** With script the rupiah update while typing. */
export function ShareField({ field, reader, ...sum }: Sum & { field: FieldView; reader: Side }) {
  const [share, setShare] = useState(typed(field) ?? "");
  const { label, hint, short } = WORDS[reader];
  return (
    <>
      <Field field={field} label={label} hint={hint}>
        <input
          {...controlProps(field, hint)}
          className="input input--short"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          defaultValue={share}
          onChange={(event) => setShare(event.currentTarget.value)}
        />
        <div className="mt-2" aria-live="polite">
          <ReceiptRows rows={resultRows(share, sum, WORDS[reader])} />
        </div>
      </Field>
      <details className="disclosure">
        <summary>Contoh dalam rupiah</summary>
        <div>
          <ReceiptRows
            rows={EXAMPLES.map((percent) => {
              const { buyer, seller } = divide(sum.total, percent, sum.feePercent);
              return {
                label: `${percent}%`,
                value: (
                  <Prices text={`${short[0]} ${formatRupiah(buyer)}, ${short[1]} ${formatRupiah(seller)}`} />
                ),
              };
            })}
          />
        </div>
      </details>
    </>
  );
}

/** The whole sum while there is no share. */
function resultRows(
  share: string,
  { total, feePercent }: Sum,
  words: { buyer: string; seller: string },
): ReceiptRow[] {
  const text = plainNumber(share);
  const percent = Number(text);
  if (!/^\d{1,3}$/.test(text) || !isShare(percent))
    return [{ label: "Dana seluruhnya", value: <Prices text={formatRupiah(total)} /> }];
  const { buyer, seller } = divide(total, percent, feePercent);
  return [
    { label: words.buyer, value: <Prices text={formatRupiah(buyer)} /> },
    { label: words.seller, value: <Prices text={formatRupiah(seller)} /> },
  ];
}
