import { gatewayMethodLabel } from "./payment";
import { TRANSFER_WORKING_DAYS } from "./refund";

/**
 * Up to how many days after a payment the gateway sends it back the way it came, and when it arrives once sent. The
 * shorter where it depends on whose QRIS or merchant it is; null where the provider says nothing.
 * From docs.midtrans.com: "Refund Transaction" and "What payment method that have refund feature".
 */
const TERMS: Record<string, { days: number | null; arrives: string | null }> = {
  qris: { days: 7, arrives: "1 sampai 20 hari, tergantung aplikasi yang Anda pakai" },
  ovo: { days: 7, arrives: null },
  kredivo: { days: 14, arrives: null },
  gopay: { days: 45, arrives: "1 hari" },
  dana: { days: 45, arrives: null },
  shopeepay: { days: 365, arrives: "sampai 20 hari" },
  credit_card: { days: 365, arrives: "7 sampai 14 hari" },
  akulaku: { days: null, arrives: null },
};

/**
 * `payment_type`s that the gateway can pay back the way they came; all others go by bank, to an account that the buyer
 * names. Worth trying, that is: some refuse after a few days, and then the bank is the way.
 */
export const REFUNDABLE_BY_GATEWAY: readonly string[] = Object.keys(TERMS);

/** "biasanya 7 sampai 14 hari", after "Tibanya": what the buyer can expect of a payment method. */
export function arrivalWords(method: string | null): string {
  const arrives = TERMS[method ?? ""]?.arrives;
  return arrives ? `biasanya ${arrives}` : "tergantung bank atau dompet digital Anda";
}

export type RefundTerm = { methods: string; days: number };

const WINDOWS = [...new Set(Object.values(TERMS).flatMap(({ days }) => days ?? []))].sort((a, b) => a - b);

/** By how soon they stop giving money back, for somebody who is about to choose. */
export const REFUND_TERMS: readonly RefundTerm[] = WINDOWS.map((days) => ({
  days,
  methods: Object.keys(TERMS)
    .filter((method) => TERMS[method]?.days === days)
    .map(gatewayMethodLabel)
    .join(", "),
}));

/** Of money that has to go by bank, once the buyer has said where to. */
export const TRANSFER_WORDS = `paling lambat ${TRANSFER_WORKING_DAYS} hari kerja setelah Anda menyebutkannya`;

/** The same as one clause of a text: "QRIS, OVO: 7 hari; Kredivo: 14 hari; …". */
export const REFUND_TERMS_LINE = REFUND_TERMS.map(({ methods, days }) => `${methods}: ${days} hari`).join(
  "; ",
);
