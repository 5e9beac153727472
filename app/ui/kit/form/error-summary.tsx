import { type MouseEvent, useEffect, useRef } from "react";
import { errorsTitle } from "./errors-title";
import type { FieldView } from "./field";

type ListedError = { id: string | null; message: string };

/** Links each error to its field; takes the focus when it appears, so screen readers start here. */
export function ErrorSummary({
  fields,
  formErrors = [],
}: {
  fields: readonly Pick<FieldView, "id" | "errors">[];
  formErrors?: readonly string[] | undefined;
}) {
  const errors = listErrors(fields, formErrors);
  const box = useRef<HTMLDivElement>(null);
  const said = errors.map((error) => error.message).join("\n");
  useEffect(() => {
    if (said) box.current?.focus();
  }, [said]);
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to a press; without script nothing else leads to it.
    <div className="error-summary" role="alert" tabIndex={-1} aria-labelledby="h-errs" ref={box} autoFocus>
      <h2 id="h-errs">{errorsTitle(errors.length)}</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>{id ? <FieldLink id={id}>{message}</FieldLink> : message}</li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field by script: the router takes a new fragment for a navigation and drops the errors. */
function FieldLink({ id, children }: { id: string; children: string }) {
  function goToField(event: MouseEvent) {
    const field = document.getElementById(id);
    if (field && focusOn(field)) event.preventDefault();
  }
  return (
    <a href={`#${id}`} onClick={goToField}>
      {children}
    </a>
  );
}

/** Waits for the form where it hydrates late. False where the field takes no focus. */
function focusOn(field: HTMLElement): boolean {
  field.focus();
  const asleep = field.isConnected && field.matches(":disabled");
  if (asleep) requestAnimationFrame(() => focusOn(field));
  return asleep || document.activeElement === field;
}

function listErrors(
  fields: readonly Pick<FieldView, "id" | "errors">[],
  formErrors: readonly string[],
): ListedError[] {
  const ofFields = fields.flatMap(({ id, errors }) => (errors?.[0] ? [{ id, message: errors[0] }] : []));
  return [...formErrors.map((message) => ({ id: null, message })), ...ofFields];
}
