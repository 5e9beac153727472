import { type FormEvent, useState } from "react";
import type { Side } from "~/orders/order";
import { divide, formatRupiah, isPrice, isShare, parseRupiah, readWholeNumber, sellerProceeds } from "~/platform/money";
import { controlProps, Field, type FieldProps, type FieldView, PriceField, typed } from "~/ui/fields";
import { Prices, type ReceiptRow, ReceiptRows } from "~/ui/prices";

/** Returns the seller's proceeds, or null without a price. `pieces` is the quantity sold at this price. */
export function useProceeds(field: FieldView, feePercent: number, pieces = 1) {
  const [text, setText] = useState(typed(field) ?? "");
  const amount = parseRupiah(text);
  return {
    said: isPrice(amount)
      ? `Anda menerima ${formatRupiah(sellerProceeds(amount * pieces, feePercent))}${pieces > 1 ? ` untuk ${pieces} satuan` : ""} setelah biaya platform ${feePercent}%.`
      : null,
    onInput: (event: FormEvent<HTMLInputElement>) => setText(event.currentTarget.value),
  };
}

export function SellingPriceField({
  field,
  hint,
  feePercent,
  pieces,
  ...rest
}: FieldProps & { feePercent: number; pieces?: number }) {
  const { said, onInput } = useProceeds(field, feePercent, pieces);
  return <PriceField {...rest} field={field} hint={said ?? hint} onInput={onInput} />;
}

type Sum = { total: number; feePercent: number };

const WORDS: Record<Side, { label: string; hint: string; buyer: string; seller: string; short: [string, string] }> = {
  buyer: {
    label: "Kembali kepada Anda (%)",
    hint: "Dari 0 sampai 100 persen uang. Sisanya untuk penjual.",
    buyer: "Kembali kepada Anda",
    seller: "Untuk penjual, setelah biaya platform",
    short: ["Anda", "penjual"],
  },
  seller: {
    label: "Kembali kepada pembeli (%)",
    hint: "Dari 0 sampai 100 persen uang. Sisanya untuk Anda.",
    buyer: "Kembali kepada pembeli",
    seller: "Untuk Anda, setelah biaya platform",
    short: ["pembeli", "Anda"],
  },
};

const EXAMPLES = [100, 50, 0];

export function ShareField({ field, reader, ...sum }: Sum & { field: FieldView; reader: Side }) {
  const [share, setShare] = useState(typed(field) ?? "");
  const { label, hint, short } = WORDS[reader];
  return (
    <>
      <Field field={field} label={label} hint={hint}>
        <input
          {...controlProps(field, hint)}
          className="input max-w-64"
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
                value: <Prices text={`${short[0]} ${formatRupiah(buyer)}, ${short[1]} ${formatRupiah(seller)}`} />,
              };
            })}
          />
        </div>
      </details>
    </>
  );
}

function resultRows(share: string, { total, feePercent }: Sum, words: { buyer: string; seller: string }): ReceiptRow[] {
  const percent = readWholeNumber(share);
  if (percent === null || !isShare(percent))
    return [{ label: "Uang seluruhnya", value: <Prices text={formatRupiah(total)} /> }];
  const { buyer, seller } = divide(total, percent, feePercent);
  return [
    { label: words.buyer, value: <Prices text={formatRupiah(buyer)} /> },
    { label: words.seller, value: <Prices text={formatRupiah(seller)} /> },
  ];
}
