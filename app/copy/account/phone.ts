import { MAX_PHONE_DIGITS, MIN_PHONE, type PhoneFault } from "~/domain/account/phone";

const EXAMPLE = "misalnya 0812-3456-7890";

export function phoneFaultSentence(fault: PhoneFault): string {
  switch (fault.reason) {
    case "too_short":
      return `Phone number must be at least ${MIN_PHONE} characters`;
    case "too_long":
      return `Nomor telepon paling panjang ${MAX_PHONE_DIGITS.mobile} angka, atau ${MAX_PHONE_DIGITS.abroad} angka untuk nomor luar negeri`;
    case "letters":
      return `Tulis nomor telepon dengan angka saja, ${EXAMPLE}`;
    case "no_prefix":
      return `Awali nomor telepon dengan 0, atau dengan + dan kode negara, ${EXAMPLE}`;
    case "several":
      return `Tulis satu nomor telepon saja: ${fault.numbers.join(" atau ")}`;
    case "unreadable":
      return `Nomor telepon ini tidak dapat dibaca. Tulis ${EXAMPLE}`;
  }
}
