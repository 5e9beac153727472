import { formatDays, PACKAGE_NAMES, packageBlurb } from "~/copy/listing/package";
import { PLATFORM_FEE_PERCENT } from "~/domain/core/money";
import { type Days, packageEstimate, STANDARD_PACKAGE_NAME } from "~/domain/listing/package";
import { type FieldView, typed } from "../../kit/form/field";
import { fieldView, type Result, typedPart } from "../../kit/form/form-result";
import { TextArea } from "../../kit/form/text-area";
import { TextField } from "../../kit/form/text-field";
import { SellingPriceField } from "../../money/selling-price-field";

const ROWS = ["basic", "standard", "premium"] as const;
const FIELDS = ["name", "price", "days", "revisions", "checklist"] as const;

type PackageFieldViews = Record<(typeof FIELDS)[number], FieldView>;

export type PackageTexts = Record<(typeof ROWS)[number], Record<(typeof FIELDS)[number], string>>;

export function packageViews(
  form: string,
  result: Result | undefined,
  stored: PackageTexts | undefined,
): PackageFieldViews[] {
  const texts = result ? result.initialValue?.packages : stored;
  return ROWS.map((row) => {
    const view = (name: (typeof FIELDS)[number]) =>
      fieldView(form, `packages.${row}.${name}`, result, typedPart(typedPart(texts, row), name));
    return {
      name: view("name"),
      price: view("price"),
      days: view("days"),
      revisions: view("revisions"),
      checklist: view("checklist"),
    };
  });
}

/** Folded unless something is written in it. `position` counts from 0. */
export function PackageFields({ position, fields }: { position: number; fields: PackageFieldViews }) {
  const name = PACKAGE_NAMES[position] ?? STANDARD_PACKAGE_NAME;
  const written = Object.values(fields).some((field) => typed(field) || field.errors?.length);
  return (
    <details className="disclosure" open={written}>
      <summary>
        <span>
          {name} <span className="small soft font-medium">{packageBlurb(position, name)}</span>
        </span>
      </summary>
      <div>
        <fieldset>
          <legend className="sr-only">{name}</legend>
          <TextField field={fields.name} label="Nama paket" placeholder={name} optional autoComplete="off" />
          <SellingPriceField
            field={fields.price}
            label="Harga paket"
            feePercent={PLATFORM_FEE_PERCENT}
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
