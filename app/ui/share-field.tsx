import { useState } from "react";
import { divide, formatRupiah, isShare } from "~/domain/money";
import { controlProps, Field, type FieldView, typed } from "./field";
import { Rows } from "./nota";
import { Prices } from "./prices";

const MEANING = "Bagian dana yang kembali kepada pembeli, dari 0 sampai 100 persen. Sisanya untuk penjual.";
const EXAMPLES = [100, 75, 50, 25, 0];

/** Of an order: integer rupiah, and the platform's share of the seller's part. */
type Sum = { total: number; feePercent: number };

/** A share of the money for the buyer; with script its rupiah stand below while one types. */
export function ShareField({ field, ...sum }: Sum & { field: FieldView }) {
  const [share, setShare] = useState(typed(field) ?? "");
  return (
    <>
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
          <Prices text={inRupiah(share, sum)} />
        </p>
      </Field>
      <details className="task">
        <summary>Contoh dalam rupiah</summary>
        <div>
          <Rows
            rows={EXAMPLES.map((percent) => ({
              label: `${percent}%`,
              value: <Prices text={inRupiah(String(percent), sum)} />,
            }))}
          />
        </div>
      </details>
    </>
  );
}

function inRupiah(share: string, { total, feePercent }: Sum): string {
  const percent = Number(share);
  if (!/^\d{1,3}$/.test(share.trim()) || !isShare(percent)) return `Total ${formatRupiah(total)}.`;
  const { buyer, seller } = divide(total, percent, feePercent);
  return `Pembeli ${formatRupiah(buyer)}, penjual ${formatRupiah(seller)} setelah biaya platform.`;
}
