const NAMES: Record<string, string> = {
  fullName: "nama lengkap",
  email: "email",
  password: "kata sandi",
  confirmPassword: "konfirmasi kata sandi",
};

/** Without fields where nothing was written at all. */
export function missingSentence(missing: readonly string[], fields: readonly string[]): string {
  if (missing.length === fields.length) return "Mohon isi semua kolom";
  const names = missing.map((field) => NAMES[field] ?? field);
  const last = names[names.length - 1] ?? "";
  if (names.length < 2) return `Mohon isi ${last}`;
  return `Mohon isi ${names.slice(0, -1).join(", ")}${names.length > 2 ? "," : ""} dan ${last}`;
}
