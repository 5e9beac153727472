/** Returns the fields of a form whose controls differ from those that the server rendered. */
export function correctedFields(formId: string, names: readonly string[]): string[] {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return [];
  return names.filter((name) => name !== "" && isCorrected(form.elements.namedItem(name)));
}

function isCorrected(control: Element | RadioNodeList | null): boolean {
  if (control instanceof RadioNodeList) return Array.from(control).some((box) => isCorrected(box as Element));
  if (control instanceof HTMLSelectElement) {
    const options = Array.from(control.options);
    return control.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  // Browsers fill in passwords automatically.
  if (!(control instanceof HTMLInputElement) || /^(password|file)$/.test(control.type)) return false;
  if (/^(checkbox|radio)$/.test(control.type)) return control.checked !== control.defaultChecked;
  // A date that the browser cannot read has no value.
  return control.value !== control.defaultValue && (control.type !== "date" || control.value !== "");
}
