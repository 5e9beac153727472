import type { ContactKind } from "~/domain/account/contact-hint";

const NAMES: Record<ContactKind, string> = {
  phone: "nomor telepon",
  account: "nomor rekening",
  link: "tautan ke luar",
  email: "alamat email",
};

export function contactWords(kinds: readonly ContactKind[]): string | null {
  const names = kinds.map((kind) => NAMES[kind]);
  const last = names.pop();
  if (last === undefined) return null;
  return names.length === 0 ? last : `${names.join(", ")} dan ${last}`;
}
