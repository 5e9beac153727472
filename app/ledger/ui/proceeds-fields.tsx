import { type FormEvent, useState } from "react";
import { formatRupiah, isPrice, parseRupiah, sellerProceeds } from "~/platform/money";
import { type FieldProps, type FieldView, PriceField, typed } from "~/ui/fields";

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
