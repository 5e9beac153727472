import {
  type Days,
  formatDays,
  PACKAGE_NAMES,
  packageBlurb,
  packageEstimate,
  STANDARD_PACKAGE_NAME,
} from "~/domain/package";
import { type FieldView, typed } from "./field";
import { SellingPriceField } from "./selling-price-field";
import { TextArea } from "./text-area";
import { TextField } from "./text-field";

export type PackageFieldViews = {
  name: FieldView;
  price: FieldView;
  days: FieldView;
  revisions: FieldView;
  checklist: FieldView;
};

/**
 * One package of an offer, folded away until somebody wants it: an offer sells well without any. It stands open when
 * something was written in it. `position` counts from 0.
 */
export function PackageFields({ position, fields }: { position: number; fields: PackageFieldViews }) {
  const name = PACKAGE_NAMES[position] ?? STANDARD_PACKAGE_NAME;
  const written = Object.values(fields).some((field) => typed(field) || field.errors?.length);
  return (
    <details className="task" open={written}>
      <summary>
        <span>
          {name} <span className="small soft font-medium">{packageBlurb(position)}</span>
        </span>
      </summary>
      <div>
        <fieldset>
          <legend className="sr">{name}</legend>
          <TextField field={fields.name} label="Nama paket" placeholder={name} optional autoComplete="off" />
          <SellingPriceField
            field={fields.price}
            label="Harga paket"
            hint="Isi harga bila paket ini Anda jual."
          />
          <TextField
            field={fields.days}
            label="Lama pengerjaan"
            hint={`Dalam hari. Bila kosong: ${formatDays(usualDays(position))}.`}
            placeholder={formatDays(usualDays(position)).replace(" hari", "")}
            optional
            short
            inputMode="text"
            autoComplete="off"
          />
          <TextField
            field={fields.revisions}
            label="Jumlah revisi"
            hint="Bila kosong: tanpa batas."
            optional
            short
            inputMode="numeric"
            autoComplete="off"
          />
          <TextArea
            field={fields.checklist}
            label="Yang didapat pembeli"
            hint="Satu hal per baris, misalnya: 3 konsep desain"
            optional
            low
          />
        </fieldset>
      </div>
    </details>
  );
}

function usualDays(position: number): Days {
  return packageEstimate({ minDays: null, maxDays: null }, position);
}
