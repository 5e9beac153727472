import { useState } from "react";
import { buyerPart, formatRupiah, isShare } from "~/domain/money";
import { controlProps, Field, type FieldView, typed } from "./field";

const MEANING = "Bagian dana yang kembali kepada pembeli, dari 0 sampai 100 persen. Sisanya untuk penjual.";

/** A share of the money for the buyer; with script its rupiah stand below while one types. */
export function ShareField({ field, total }: { field: FieldView; total: number }) {
  const [share, setShare] = useState(typed(field) ?? "");
  return (
    <Field field={field} label="Bagian pembeli (%)" hint={MEANING}>
      <input
        {...controlProps(field, MEANING)}
        className="in short-in"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        defaultValue={share}
        onChange={(event) => setShare(event.currentTarget.value)}
      />
      <p className="hint" aria-live="polite">
        {inRupiah(share, total)}
      </p>
    </Field>
  );
}

function inRupiah(share: string, total: number): string {
  const percent = Number(share);
  if (!/^\d{1,3}$/.test(share.trim()) || !isShare(percent)) return `Total ${formatRupiah(total)}.`;
  const back = buyerPart(total, percent);
  return `${formatRupiah(back)} kembali kepada pembeli, ${formatRupiah(total - back)} untuk penjual sebelum biaya platform.`;
}
