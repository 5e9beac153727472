import { useState } from "react";
import {
  formatRupiah,
  MAX_PRICE,
  MIN_PRICE,
  PLATFORM_FEE_PERCENT,
  parseRupiah,
  sellerProceeds,
} from "~/domain/money";
import { type FieldProps, typed } from "./field";
import { PriceField } from "./price-field";

/** A price with what is left of it for the seller: as it was sent, and with script while it is being typed. */
export function SellingPriceField({ field, hint, ...rest }: FieldProps) {
  const [text, setText] = useState(typed(field) ?? "");
  const amount = parseRupiah(text);
  const sellable = amount !== null && amount >= MIN_PRICE && amount <= MAX_PRICE;
  return (
    <PriceField
      {...rest}
      field={field}
      hint={
        sellable
          ? `Anda menerima ${formatRupiah(sellerProceeds(amount))} setelah biaya ${PLATFORM_FEE_PERCENT}%.`
          : hint
      }
      onInput={(event) => setText(event.currentTarget.value)}
    />
  );
}
