import { plainNumber } from "~/platform/money";

type Phone = {
  /** The digits as "081234567890", or abroad as "+6591234567". */
  digits: string;
  isMobile: boolean;
};

export type PhoneFault =
  | { reason: "too_short" | "too_long" | "letters" | "no_prefix" | "unreadable" }
  | { reason: "several"; numbers: string[] };

type PhoneRead = { ok: true; phone: Phone } | { ok: false; fault: PhoneFault };

/** The minimum number of characters of a phone number, as typed. */
export const MIN_PHONE = 10;
export const MAX_PHONE_DIGITS = { mobile: 13, landline: 12, abroad: 15 };

const BETWEEN = /\s*(?:[/\\;,|&]|\b(?:atau|dan|or|and)\b)\s*/i;
const BEGINS_ANEW = /\s+(?=\+\d|\(\+?\d|0\d{2})/;

/** Reads one number. 08…, 8…, 62…, +62… and +62 08… are equal; foreign numbers begin with + or 00. */
export function readPhone(typed: string): PhoneRead {
  const text = plainNumber(typed);
  if (text.length < MIN_PHONE) return refused("too_short");
  const phones = phonesIn(text);
  const [first, second] = phones;
  if (first === undefined) return readOne(text);
  return second === undefined
    ? { ok: true, phone: first }
    : { ok: false, fault: { reason: "several", numbers: phones.map(phoneText) } };
}

/** Returns the distinct complete numbers, or none if the text does not separate several. */
function phonesIn(text: string): Phone[] {
  for (const border of [BETWEEN, BEGINS_ANEW]) {
    const read = text.split(border).map(readOne);
    const phones = read.flatMap((one) => (one.ok ? [one.phone] : []));
    if (phones.length > 1) return [...new Map(phones.map((phone) => [phone.digits, phone])).values()];
  }
  return [];
}

function readOne(text: string): PhoneRead {
  if (/[a-z\u00C0-\u{10FFFF}]/iu.test(text)) return refused("letters");
  const sign = text.replace(/[\s().·_-]/g, "").replace(/^(?:\+{1,2}|00(?=[1-9]))/, "+");
  if (!/^\+?\d+$/.test(sign)) return refused("unreadable");
  const home = /^(?:\+?62)?0?([2-9]\d*)$/.exec(sign)?.[1];
  const isHome = sign.startsWith("0") || sign.startsWith("8") || /^\+?62/.test(sign);
  if (isHome) return home === undefined ? refused("unreadable") : atHome(`0${home}`);
  if (!sign.startsWith("+")) return refused("no_prefix");
  if (/^\+[01]?0/.test(sign)) return refused("unreadable");
  return within({ digits: sign, isMobile: false }, MAX_PHONE_DIGITS.abroad + 1);
}

function atHome(digits: string): PhoneRead {
  const isMobile = digits.startsWith("08");
  return within({ digits, isMobile }, isMobile ? MAX_PHONE_DIGITS.mobile : MAX_PHONE_DIGITS.landline);
}

function within(phone: Phone, longest: number): PhoneRead {
  const { length } = phone.digits;
  if (length < MIN_PHONE) return refused("too_short");
  return length > longest ? refused("too_long") : { ok: true, phone };
}

function refused(reason: Exclude<PhoneFault["reason"], "several">): PhoneRead {
  return { ok: false, fault: { reason } };
}

/** Matches area codes of three digits. All others have four. */
const SHORT_AREA = /^0(?:2[1-4]|31|61)/;

export function phoneText({ digits, isMobile }: Phone): string {
  if (digits.startsWith("+")) return digits;
  if (isMobile) return `${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`;
  const area = SHORT_AREA.test(digits) ? 3 : 4;
  return `${digits.slice(0, area)}-${digits.slice(area)}`;
}

/** Returns a stored number as displayed and dialled. Numbers stored before validation may have no `href`. */
export function shownPhone(stored: string): { text: string; href: string | null } {
  const read = readPhone(stored);
  if (!read.ok) return { text: stored, href: null };
  return { text: phoneText(read.phone), href: `tel:${read.phone.digits.replace(/^0/, "+62")}` };
}
