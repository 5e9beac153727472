/** A text that ends a statement early, or that wrangler takes for a transaction of its own. */
const ODD_TEXT = /\0|begin transaction|commit/i;

export function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "number" || typeof value === "boolean") return String(Number(value));
  const text = String(value);
  if (!ODD_TEXT.test(text)) return `'${text.replaceAll("'", "''")}'`;
  const bytes = [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `cast(x'${bytes.join("")}' as text)`;
}
