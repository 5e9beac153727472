import { formatDays, PACKAGE_NAMES } from "~/copy/listing/package";
import { formatRupiah, isPrice, PLATFORM_FEE_PERCENT } from "~/domain/core/money";
import { parseRupiah } from "~/domain/core/rupiah-text";
import { packageEstimate, STANDARD_PACKAGE_NAME } from "~/domain/listing/package";
import { Checkbox } from "../../kit/form/checkbox";
import { type FieldView, Hint, typed } from "../../kit/form/field";
import { fieldView, type Result, typedPart } from "../../kit/form/form-result";
import { PriceField } from "../../kit/form/price-field";
import { TextArea } from "../../kit/form/text-area";
import { TextField } from "../../kit/form/text-field";
import { useProceeds } from "../../money/selling-price-field";

const ROWS = ["basic", "standard", "premium"] as const;
const FIELDS = ["name", "price", "days", "revisions", "checklist"] as const;

/** `remove`: null where nothing is stored. */
type PackageFieldViews = Record<(typeof FIELDS)[number], FieldView> & { remove: FieldView | null };

export type PackageTexts = Record<(typeof ROWS)[number], Record<(typeof FIELDS)[number], string>>;

export function packageViews(
  form: string,
  result: Result | undefined,
  stored: PackageTexts | undefined,
): PackageFieldViews[] {
  const texts = result ? result.initialValue?.packages : stored;
  return ROWS.map((row) => {
    const view = (name: (typeof FIELDS)[number] | "remove") =>
      fieldView(form, `packages.${row}.${name}`, result, typedPart(typedPart(texts, row), name));
    return {
      name: view("name"),
      price: view("price"),
      days: view("days"),
      revisions: view("revisions"),
      checklist: view("checklist"),
      remove: stored?.[row].price ? view("remove") : null,
    };
  });
}

/** Its line says what is written in it, so that only an error has to unfold it. `position` counts from 0. */
export function PackageFields({ position, fields }: { position: number; fields: PackageFieldViews }) {
  const { remove, ...texts } = fields;
  const { name, price, days, revisions, checklist } = texts;
  const usualName = PACKAGE_NAMES[position] ?? STANDARD_PACKAGE_NAME;
  const usual = formatDays(packageEstimate({ minDays: null, maxDays: null }, position));
  const written = Object.values(texts).some(typed);
  const wrong = Object.values(texts).some((field) => field.errors?.length);
  const proceeds = useProceeds(price, PLATFORM_FEE_PERCENT);
  return (
    <details className="disclosure" open={wrong}>
      <summary>
        <span className="flex-1 min-w-0">{typed(name) || usualName}</span>
        <span className="small soft mx-2">{written ? termsText(fields, usual) : "Tambah"}</span>
      </summary>
      <div>
        <fieldset>
          <legend className="sr-only">{usualName}</legend>
          <div className="field-pair">
            <TextField field={name} label="Nama paket" placeholder={usualName} autoComplete="off" />
            <PriceField
              field={price}
              label="Harga paket"
              hint={proceeds.said}
              below
              onInput={proceeds.onInput}
            />
          </div>
          {proceeds.said && <Hint field={price} hint={proceeds.said} />}
          <div className="field-pair">
            <TextField
              field={days}
              label="Lama pengerjaan"
              placeholder={usual}
              inputMode="text"
              autoComplete="off"
            />
            <TextField
              field={revisions}
              label="Jumlah revisi"
              placeholder="tanpa batas"
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
          <TextArea
            field={checklist}
            label="Yang didapat pembeli"
            hint="Satu hal per baris, misalnya: 3 konsep desain"
            low
          />
          {remove && <Checkbox field={remove} label="Hapus paket ini" />}
        </fieldset>
      </div>
    </details>
  );
}

/** "Rp 250.000 · 5-7 hari", as far as it can be read. */
function termsText({ price, days }: PackageFieldViews, usual: string): string {
  const amount = parseRupiah(typed(price) ?? "");
  const time = typed(days) || usual;
  return `${isPrice(amount) ? formatRupiah(amount) : "Belum ada harga"} · ${/\d$/.test(time) ? `${time} hari` : time}`;
}
