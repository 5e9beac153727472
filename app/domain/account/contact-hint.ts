import { plainSigns } from "../core/plain-signs";
import { WEB_ADDRESS } from "./web-address";

/** Ways out of JasaWarga in a message: pointed out, never removed. */
const CONTACT_KINDS = ["phone", "account", "link", "email"] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

export function contactKinds(text: string, ownHost: string): ContactKind[] {
  const plain = withDigits(plainSigns(text.normalize("NFKC")));
  const own = [ownHost.toLowerCase(), "jasawarga.id"];
  const withoutMail = plain.replace(EMAIL, " ");
  const found: Record<ContactKind, boolean> = {
    email: matches(plain, EMAIL).some((address) => !isOwn(address.slice(address.indexOf("@") + 1), own)),
    link: matches(withoutMail, WEB_ADDRESS).some((link) => !isOwn(hostOf(link), own)),
    phone: PHONE.test(withoutMail.replace(WEB_ADDRESS, " ")),
    account: holdsAccount(withoutMail.replace(WEB_ADDRESS, " ").replace(new RegExp(PHONE, "g"), " ")),
  };
  return CONTACT_KINDS.filter((kind) => found[kind]);
}

/** Not "kaos @50.000/pcs". */
const EMAIL = /(?<![/\w.+-])[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z-]*[a-z]/giu;

const NEXT = "[\\s.()·_*-]{0,2}\\d";
const PHONE = new RegExp(
  [
    `(?<![\\d\\p{L}])(?:\\+?6[\\s.-]{0,2}2|[0oO])[\\s.()-]{0,3}8(?:${NEXT}){7,11}(?!\\d)`,
    "(?<![\\d\\p{L}.,])\\(?0[2-9]\\d{1,2}\\)?[\\s.-]{0,2}\\d{3,4}[\\s.-]?\\d{3,4}(?![\\d])",
    `\\+\\d(?:${NEXT}){8,13}(?!\\d)`,
  ].join("|"),
  "u",
);

const BANKS =
  /\b(?:rek(?:ening)?|norek|transfer|tf|bank|bca|bri|bni|bsi|btn|mandiri|cimb|permata|danamon|jago|seabank|atas nama|a\/?n|va|virtual account|dana|ovo|gopay|shopeepay|qris)\b/iu;
const NUMBER = /(?<![\d\p{L}.,])\d(?:[ -]?\d){9,15}(?![\d])/gu;
const PRICE_BEFORE = /(?:rp\.?|idr)\s*$/iu;
const PRICE_AFTER = /^\s*(?:rupiah|ribu|rb|juta|jt|miliar)\b/iu;
const NEAR = 60;

function holdsAccount(text: string): boolean {
  for (const found of text.matchAll(NUMBER)) {
    const [number] = found;
    const before = text.slice(Math.max(0, found.index - NEAR), found.index);
    const after = text.slice(found.index + number.length, found.index + number.length + NEAR);
    if (PRICE_BEFORE.test(before) || PRICE_AFTER.test(after)) continue;
    if (/^\d+$/.test(number) || BANKS.test(before) || BANKS.test(after)) return true;
  }
  return false;
}

const WORDS = ["nol", "satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "delapan", "sembilan"];
const SPELLED = new RegExp(
  `\\b(?:(?:${WORDS.join("|")}|kosong)[\\s,.-]+){7,}(?:${WORDS.join("|")}|kosong)\\b`,
  "giu",
);

function withDigits(text: string): string {
  return text.replace(SPELLED, (spelled) =>
    spelled
      .toLowerCase()
      .split(/[\s,.-]+/u)
      .map((word) => (word === "kosong" ? 0 : WORDS.indexOf(word)))
      .join(""),
  );
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([found]) => found);
}

function hostOf(link: string): string {
  return link.replace(/^https?:\/\//iu, "").split(/[/?#]/u, 1)[0] ?? "";
}

// "https://jasawarga.id@elsewhere.com" is elsewhere.
function isOwn(host: string, own: readonly string[]): boolean {
  const bare = host
    .toLowerCase()
    .replace(/^www\./u, "")
    .replace(/[.,!?)]+$/u, "");
  return own.includes(bare);
}
