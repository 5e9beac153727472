import { type InputHTMLAttributes, type MouseEvent, useEffect, useRef } from "react";
import { controlProps, Field, type FieldProps, typed } from "~/ui/fields";
import type { TermsChange } from "../text";

type Passed = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "id" | "name" | "className" | "type" | "disabled" | "defaultValue" | "min" | "max"
>;

/**
 * Plus and minus buttons submit `step`; with JavaScript they change the value in place, within the bounds.
 * Without JavaScript the total updates only after a submit, marked by `step` 0. The form must start with an
 * `EnterButton`.
 */
export function QuantityField({
  field,
  label,
  hint,
  optional,
  min,
  max,
  onQuantity,
  ...input
}: FieldProps &
  Passed & {
    min: number;
    max: number;
    /** Called with null if the quantity is invalid. */
    onQuantity?: (quantity: number | null) => void;
  }) {
  const ref = useRef<HTMLInputElement>(null);

  function step(event: MouseEvent, by: number) {
    const input = ref.current;
    if (!input) return;
    event.preventDefault();
    if (by > 0) input.stepUp();
    else input.stepDown();
    read(input);
  }

  /** Remembers the value unless it is empty or the server would reject it, such as "1e2" or "1.0". */
  function read(input: HTMLInputElement) {
    if (isAccepted(input)) input.defaultValue = input.value;
    else input.value = input.defaultValue;
    onQuantity?.((isAccepted(input) && Number(input.value)) || null);
  }

  function isAccepted({ value, validity }: HTMLInputElement): boolean {
    return (
      validity.valid &&
      (value === "" || (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max))
    );
  }

  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      <div className="input-group quantity-input">
        <StepButton by={-1} label="Kurangi jumlah" text="−" onStep={step} />
        <input
          inputMode="numeric"
          {...input}
          {...controlProps(field, hint)}
          ref={ref}
          className="input"
          type="number"
          min={min}
          max={max}
          // A quantity that was cleared and rejected stays empty.
          defaultValue={typed(field) ?? (field.errors ? "" : String(min))}
          onInput={(event) => read(event.currentTarget)}
        />
        <StepButton by={1} label="Tambah jumlah" text="+" onStep={step} />
      </div>
      <noscript>
        <button className="btn btn--line mt-2" type="submit" name="step" value="0">
          Hitung total
        </button>
      </noscript>
    </Field>
  );
}

function StepButton({
  by,
  label,
  text,
  onStep,
}: {
  by: -1 | 1;
  label: string;
  text: string;
  onStep: (event: MouseEvent, by: number) => void;
}) {
  return (
    <button
      className="btn btn--line"
      type="submit"
      name="step"
      value={by}
      aria-label={label}
      onClick={(event) => onStep(event, by)}
    >
      {text}
    </button>
  );
}

/** Shown when the terms changed after the page was rendered. The buyer must read them before ordering. */
export function TermsChanged({ changed }: { changed: TermsChange }) {
  const box = useRef<HTMLDivElement>(null);
  const { changes, total } = changed;
  useEffect(() => {
    if (changed) box.current?.focus();
  }, [changed]);
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to a press; without script nothing else leads to it.
    <div className="panel my-4" role="alert" tabIndex={-1} aria-labelledby="h-changed" ref={box} autoFocus>
      <h2 id="h-changed">
        {changes.length === 0
          ? "Periksa harga sebelum memesan"
          : "Penawaran ini berubah sejak Anda membukanya"}
      </h2>
      <div className="prose mt-3">
        {changes.length > 0 && (
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
        <p>{total} Isian Anda masih ada di bawah.</p>
      </div>
    </div>
  );
}
