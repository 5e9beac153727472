import { type FormEvent, useState } from "react";
import { formatRupiah, isPrice, sellerProceeds } from "~/domain/core/money";
import { parseRupiah } from "~/domain/core/rupiah-text";
import { type FieldProps, type FieldView, typed } from "../kit/form/field";
import { PriceField } from "../kit/form/price-field";

/** What is left of a typed price after the fee, as a sentence; null until there is a price. `pieces`: as below. */
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

/** Shows what is left after the fee, with script while typing. `pieces`: how many are sold at this price. */
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
