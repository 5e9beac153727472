import { faultsTitle } from "./faults-title";

/** `said`: as the answer came; `field` holds the control and its error. */
type Fault = { said: string; field: HTMLElement; error: HTMLElement };

const faults = new Map<HTMLInputElement, Fault>();

// Files, and what is looked up in place, are judged anew where they are chosen. Also selects and long texts.
const CONTROLS = "[aria-invalid=true]:not([type=file],[data-rechecked])";

/**
 * A field's error goes once the field says something else than what was refused, and is back when it says that again.
 * To be called after each answer: what is still wrong then is shown anew, though React sees nothing changed.
 */
export function watchFaults(): void {
  for (const fault of faults.values()) if (fault.error.isConnected) show(fault, true);
  faults.clear();
  for (const control of document.querySelectorAll<HTMLInputElement>(CONTROLS)) {
    const field = control.closest<HTMLElement>(".has-error");
    const error = field?.querySelector<HTMLElement>(".field-error");
    if (field && error) faults.set(control, { said: saidBy(control), field, error });
  }
  const unseen = summary()?.hidden;
  countFaults();
  if (unseen) summary()?.focus();
  // The same listener twice is one.
  document.addEventListener("input", recheck);
}

function saidBy({ type, checked, value }: HTMLInputElement): string {
  return type === "checkbox" || type === "radio" ? String(checked) : value.trim();
}

function recheck({ target }: Event): void {
  const control = target as HTMLInputElement;
  const fault = faults.get(control);
  if (!fault) return;
  show(fault, saidBy(control) === fault.said || !control.validity.valid);
  countFaults();
}

function show({ field, error }: Fault, wrong: boolean): void {
  field.classList.toggle("has-error", wrong);
  for (const control of faults.keys())
    if (field.contains(control)) control.setAttribute("aria-invalid", String(wrong));
  error.hidden = !wrong;
  const id = error.id.replace(/-error$/, "");
  const line = document.querySelector<HTMLElement>(`.error-summary a[href="#${id}"]`)?.parentElement;
  if (line) line.hidden = !wrong;
}

const summary = () => document.querySelector<HTMLElement>(".error-summary");

/** The list above says how many are left. */
function countFaults(): void {
  const box = summary();
  const title = box?.querySelector<HTMLElement>("h2");
  if (!box || !title) return;
  const left = box.querySelectorAll("li:not([hidden])").length;
  box.hidden = left === 0;
  if (left > 0) title.textContent = faultsTitle(left);
}
