import { errorsTitle } from "./fields";

/** `said` is the refused value. `field` contains the control and its error. */
type WatchedError = { said: string; field: HTMLElement; error: HTMLElement };

const watched = new Map<HTMLInputElement, WatchedError>();

// Excludes files and fields that are rechecked on change.
const CONTROLS = "[aria-invalid=true]:not([type=file],[data-rechecked])";

/**
 * Hides a field's error when its value differs from the refused one, and shows it again when the value
 * returns. Call it after each answer, to show errors that remain although React sees no change. `answered`: the values
 * when the answer came; null for a page that the server rendered with the refused values.
 */
export function watchErrors(answered: ReadonlyMap<Element, string> | null): void {
  for (const one of watched.values()) if (one.error.isConnected) show(one, true);
  watched.clear();
  for (const control of document.querySelectorAll<HTMLInputElement>(CONTROLS)) {
    const field = control.closest<HTMLElement>(".has-error");
    const error = field?.querySelector<HTMLElement>(".field-error");
    // Conform clears the errors of its own forms, which have an id.
    if (field && error && !control.form?.id)
      watched.set(control, {
        said: answered ? saidBy(control, field, answered.get(control)) : renderedIn(control, field),
        field,
        error,
      });
  }
  const unseen = summary()?.hidden;
  countErrors();
  if (unseen) summary()?.focus();
  const box = summary();
  // React adds and removes errors of file fields meanwhile.
  if (box) new MutationObserver(countErrors).observe(box, { childList: true, subtree: true });
  // Adding the same listener twice has no effect.
  document.addEventListener("input", recheck);
  // A correction may have been typed before this script arrived. Browsers fill in passwords by themselves.
  for (const [control, one] of watched)
    if (control.type !== "password" && saidBy(control, one.field) !== one.said) recheck({ target: control });
}

/** The value of a group of boxes is the list of checked ones. */
function saidBy(control: HTMLInputElement, field: HTMLElement, value = control.value): string {
  return isBox(control.type) ? boxesIn(field, ({ checked }) => checked) : value.trim();
}

const isBox = (type: string) => type === "checkbox" || type === "radio";

function boxesIn(field: HTMLElement, isChosen: (box: HTMLInputElement) => boolean): string {
  const boxes = Array.from(field.querySelectorAll<HTMLInputElement>("[type=checkbox],[type=radio]"));
  return boxes
    .filter(isChosen)
    .map(({ value }) => value)
    .join();
}

/** The value with which the server rendered the control, as the browser reads it. */
function renderedIn(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  field: HTMLElement,
): string {
  if (control instanceof HTMLSelectElement) {
    const options = Array.from(control.options);
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value.trim() ?? "";
  }
  if (isBox(control.type)) return boxesIn(field, ({ defaultChecked }) => defaultChecked);
  if (control instanceof HTMLTextAreaElement) return control.defaultValue.trim();
  // A date or number that cannot be read has no value.
  const fresh = document.createElement("input");
  fresh.type = control.type;
  fresh.value = control.defaultValue;
  return fresh.value.trim();
}

function recheck({ target }: { target: EventTarget | null }): void {
  const control = target as HTMLInputElement;
  const known = watched.get(control);
  if (!known) return;
  show(known, saidBy(control, known.field) === known.said || !control.validity.valid);
  countErrors();
}

function show({ field, error }: WatchedError, wrong: boolean): void {
  field.classList.toggle("has-error", wrong);
  for (const control of watched.keys())
    if (field.contains(control)) control.setAttribute("aria-invalid", String(wrong));
  error.hidden = !wrong;
  const id = error.id.replace(/-error$/, "");
  const line = document.querySelector<HTMLElement>(`.error-summary a[href="#${id}"]`)?.parentElement;
  if (line) line.hidden = !wrong;
}

const summary = () => document.querySelector<HTMLElement>(".error-summary");

function countErrors(): void {
  const box = summary();
  const title = box?.querySelector<HTMLElement>("h2");
  if (!box || !title) return;
  const left = box.querySelectorAll("li:not([hidden])").length;
  box.hidden = left === 0;
  if (left > 0 && title.textContent !== errorsTitle(left)) title.textContent = errorsTitle(left);
}
