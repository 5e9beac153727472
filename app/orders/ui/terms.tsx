import { type FormEvent, type InputHTMLAttributes, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { canStartNoCount, cappedCount, countFault, readWholeNumber, steppedCount } from "~/platform/money";
import { controlProps, Field, type FieldProps, typed } from "~/ui/fields";
import { QUANTITY_LIMITS } from "../label-text";
import type { TermsChange } from "../opening-text";

type Passed = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "id" | "name" | "className" | "type" | "disabled" | "defaultValue" | "min" | "max"
>;

const CAPPED = `${QUANTITY_LIMITS.many}. Kami isi ${QUANTITY_LIMITS.max}.`;

/**
 * Shows the quantity. Plus and minus buttons submit `step`. With JavaScript they change the value in place, within the
 * bounds. A quantity above the maximum becomes the maximum, and only digits can be typed. Without JavaScript the total
 * updates only after a submit, marked by `step` 0. The form must start with an `EnterButton`. A number field would hide
 * what it cannot read, so this is text.
 */
export function QuantityField({
  field,
  label,
  hint,
  optional,
  plain = false,
  ...input
}: FieldProps &
  Passed & {
    plain?: boolean;
  }) {
  const ref = useRef<HTMLInputElement>(null);
  const ignoring = useRef(false);
  const [found, setFault] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  // The answer already has an error for this text.
  const fault = field.errors ? null : found;
  const faultId = `${field.id}-fault`;

  function step(event: SyntheticEvent, by: number) {
    const input = ref.current;
    if (!input) return;
    event.preventDefault();
    const stepped = steppedCount(input.value, by, QUANTITY_LIMITS);
    if ("count" in stepped) input.value = stepped.count;
    // Errors of the last answer disappear when the text changes.
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function read(input: HTMLInputElement) {
    const { value } = input;
    const capped = cappedCount(value, QUANTITY_LIMITS);
    if (capped !== value) input.value = capped;
    const refused = countFault(capped, QUANTITY_LIMITS);
    setFault(capped.trim() === "" ? null : refused);
    setNote(capped === value ? null : CAPPED);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads what was typed before hydration.
  useEffect(() => {
    if (ref.current && ref.current.value !== ref.current.defaultValue) read(ref.current);
  }, []);

  const { "aria-invalid": invalid, "aria-describedby": notes, ...control } = controlProps(field, hint);
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      <p className="field-error" id={faultId} aria-live="polite">
        {fault}
      </p>
      <div className={fault === null ? undefined : "has-error"}>
        <div className="input-group quantity-input">
          <StepButton by={-1} label="Kurangi jumlah" text="−" onStep={step} />
          <input
            inputMode="numeric"
            {...input}
            {...control}
            aria-invalid={fault === null ? invalid : true}
            aria-describedby={[fault !== null && faultId, notes].filter(Boolean).join(" ") || undefined}
            ref={ref}
            className="input"
            type="text"
            // A quantity that was emptied and then rejected stays empty.
            defaultValue={typed(field) ?? (field.errors ? "" : String(QUANTITY_LIMITS.min))}
            onBeforeInput={(event) => setNote(ignoreText(event, ignoring))}
            onInput={(event) => {
              ignoring.current = false;
              read(event.currentTarget);
            }}
            onBlur={({ currentTarget }) => {
              ignoring.current = false;
              // This shows "007" and "3,0" as the count that is ordered.
              if (countFault(currentTarget.value, QUANTITY_LIMITS) !== null) return;
              currentTarget.value = String(readWholeNumber(currentTarget.value));
            }}
            onKeyDown={(event) => {
              if (event.key === "ArrowUp") step(event, 1);
              if (event.key === "ArrowDown") step(event, -1);
            }}
          />
          <StepButton by={1} label="Tambah jumlah" text="+" onStep={step} />
        </div>
      </div>
      <p className={note === null ? "text-sm" : "text-sm mt-2"} role="status">
        {note}
      </p>
      {!plain && (
        <noscript>
          <button className="btn btn--line mt-2" type="submit" name="step" value="0">
            Hitung total
          </button>
        </noscript>
      )}
    </Field>
  );
}

/** Returns why the text is ignored. After an ignored sign its digits are ignored too, or "1,5" would become 15. */
function ignoreText(
  event: FormEvent<HTMLInputElement> & { data?: string | null },
  ignoring: { current: boolean },
): string | null {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const at = selectionStart ?? value.length;
  const end = selectionEnd ?? at;
  const next = value.slice(0, at) + (event.data ?? "") + value.slice(end);
  const follows = ignoring.current && at === end;
  if (!follows && !canStartNoCount(next)) return null;
  event.preventDefault();
  ignoring.current = follows || readWholeNumber(next) !== 0;
  return countFault(follows ? `${value},5` : next, QUANTITY_LIMITS);
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
  onStep: (event: SyntheticEvent, by: number) => void;
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

/** Says that the terms changed after the page was rendered. The buyer must read them before ordering. */
export function TermsChanged({ changed }: { changed: TermsChange }) {
  const box = useRef<HTMLDivElement>(null);
  const { changes, total } = changed;
  useEffect(() => {
    if (changed) box.current?.focus();
  }, [changed]);
  return (
    // biome-ignore lint/a11y/noAutofocus: the notice answers a submit; without JavaScript nothing else moves the focus to it.
    <div className="panel my-4" role="alert" tabIndex={-1} aria-labelledby="h-changed" ref={box} autoFocus>
      <h2 id="h-changed">
        {changes.length === 0 ? "Periksa harga sebelum memesan" : "Penawaran ini berubah sejak Anda membukanya"}
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
