import { useState } from "react";
import { formatRupiah, isPrice, parseRupiah, sellerProceeds } from "~/domain/core/money";
import { type FieldProps, typed } from "../kit/form/field";
import { PriceField } from "../kit/form/price-field";

/** Shows what is left after the fee, with script while typing. `pieces`: how many are sold at this price. */
export function SellingPriceField({
  field,
  hint,
  feePercent,
  pieces = 1,
  ...rest
}: FieldProps & { feePercent: number; pieces?: number }) {
  const [text, setText] = useState(typed(field) ?? "");
  const amount = parseRupiah(text);
  return (
    <PriceField
      {...rest}
      field={field}
      hint={
        isPrice(amount)
          ? `Anda menerima ${formatRupiah(sellerProceeds(amount * pieces, feePercent))}${pieces > 1 ? ` untuk ${pieces} satuan` : ""} setelah biaya platform ${feePercent}%.`
          : hint
      }
      onInput={(event) => setText(event.currentTarget.value)}
    />
  );
}
