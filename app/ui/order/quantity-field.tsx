import { type InputHTMLAttributes, type MouseEvent, useRef } from "react";
import { typedQuantity } from "~/domain/order/typed-quantity";
import { controlProps, Field, type FieldProps, typed } from "../kit/form/field";

type Passed = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "id" | "name" | "className" | "type" | "disabled" | "defaultValue" | "min" | "max"
>;

/** Minus and plus submit `step`; script changes it in place, and lets nothing outside the bounds in. The form must begin with an `EnterButton`. */
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
  const start = typed(field) ?? (field.errors ? "" : String(min));
  const entered = useRef(start);

  function step(event: MouseEvent, by: number) {
    if (!ref.current) return;
    event.preventDefault();
    const now = Number.parseInt(ref.current.value, 10);
    const next = Math.min(max, Math.max(min, Number.isNaN(now) ? min : now + by));
    ref.current.value = entered.current = String(next);
    onQuantity?.(next);
  }

  function read(input: HTMLInputElement) {
    // What is no number reads as nothing at all.
    const text = input.validity.badInput ? "-" : input.value;
    entered.current = typedQuantity(text, entered.current, { min, max });
    if (text !== entered.current) input.value = entered.current;
    const quantity = Number(entered.current);
    onQuantity?.(Number.isInteger(quantity) && quantity >= min && quantity <= max ? quantity : null);
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
          defaultValue={start}
          onInput={(event) => read(event.currentTarget)}
        />
        <StepButton by={1} label="Tambah jumlah" text="+" onStep={step} />
      </div>
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
