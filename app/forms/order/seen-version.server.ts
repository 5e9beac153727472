/**
 * The state of the order that a form was made from: what its page promised holds for that one alone. Null when the form
 * does not say; pages of ours always do.
 */
export function versionIn(form: FormData): number | null {
  const text = form.get("version");
  return typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
