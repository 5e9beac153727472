import { type InputHTMLAttributes, type MouseEvent, useRef } from "react";
import { controlProps, Field, type FieldProps, typed } from "../../kit/form/field";

type Passed = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "id" | "name" | "className" | "type" | "disabled" | "defaultValue" | "min" | "max"
>;

/**
 * Minus and plus submit `step`; script changes it in place, and lets nothing outside the bounds in. Without it a typed
 * quantity changes no total on the page until it is sent: `step` 0. The form must begin with an `EnterButton`.
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
    /** Null: not a valid quantity. */
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

  /** Restores the last quantity unless the new one is empty or one that the server accepts: "1e2" and "1.0" are not. */
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
          // A deleted quantity that was refused stays empty.
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
