import { useEffect, useRef } from "react";
import type { FieldView } from "./field";

type Fault = { id: string | null; message: string };

/**
 * Everything that keeps a form from going on, once, above it, each sentence a link to its field. Prints nothing while
 * all is well; takes the focus when it appears, so that a screen reader starts here.
 */
export function ErrorSummary({
  fields,
  formErrors = [],
}: {
  fields: readonly Pick<FieldView, "id" | "errors">[];
  formErrors?: readonly string[] | undefined;
}) {
  const faults = listFaults(fields, formErrors);
  const box = useRef<HTMLDivElement>(null);
  const said = faults.map((fault) => fault.message).join("\n");
  useEffect(() => {
    if (said) box.current?.focus();
  }, [said]);
  if (faults.length === 0) return null;
  return (
    <div className="errs" role="alert" tabIndex={-1} aria-labelledby="h-errs" ref={box}>
      <h2 id="h-errs">{faultsTitle(faults.length)}</h2>
      <ul>
        {faults.map(({ id, message }) => (
          <li key={`${id} ${message}`}>{id ? <a href={`#${id}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  );
}

const WORDS = "nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh".split(" ");

export function faultsTitle(count: number): string {
  return `Ada ${WORDS[count] ?? count} hal yang perlu diperbaiki`;
}

function listFaults(
  fields: readonly Pick<FieldView, "id" | "errors">[],
  formErrors: readonly string[],
): Fault[] {
  const ofFields = fields.flatMap(({ id, errors }) => (errors?.[0] ? [{ id, message: errors[0] }] : []));
  return [...formErrors.map((message) => ({ id: null, message })), ...ofFields];
}
