import { useState } from "react";
import {
  formatRupiah,
  isPrice,
  PLATFORM_FEE_PERCENT,
  parseRupiah,
  sellerProceeds,
} from "~/domain/core/money";
import { type FieldProps, typed } from "../kit/form/field";
import { PriceField } from "../kit/form/price-field";

/** Shows what is left after the fee, with script while typing. `pieces`: how many are sold at this price. */
export function SellingPriceField({ field, hint, pieces = 1, ...rest }: FieldProps & { pieces?: number }) {
  const [text, setText] = useState(typed(field) ?? "");
  const amount = parseRupiah(text);
  return (
    <PriceField
      {...rest}
      field={field}
      hint={
        isPrice(amount)
          ? `Anda menerima ${formatRupiah(sellerProceeds(amount * pieces))}${pieces > 1 ? ` untuk ${pieces} satuan` : ""} setelah biaya platform ${PLATFORM_FEE_PERCENT}%.`
          : hint
      }
      onInput={(event) => setText(event.currentTarget.value)}
    />
  );
}
