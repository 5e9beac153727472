/** Null when the form lacks it. */
export function versionIn(form: FormData): number | null {
  const text = form.get("version");
  return typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
