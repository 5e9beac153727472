import type { PaymentMethod, RefundTerms } from "~/domain/money/payment-method";

const LABELS: Record<string, string> = {
  qris: "QRIS",
  gopay: "GoPay",
  shopeepay: "ShopeePay",
  dana: "DANA",
  ovo: "OVO",
  credit_card: "Kartu kredit atau debit",
  bank_transfer: "Transfer bank lewat virtual account",
  permata: "Transfer bank lewat virtual account",
  echannel: "Transfer bank lewat Mandiri Bill",
  cstore: "Gerai (Indomaret, Alfamart)",
  akulaku: "Akulaku PayLater",
  kredivo: "Kredivo",
  bca_klikpay: "BCA KlikPay",
  bca_klikbca: "KlikBCA",
  cimb_clicks: "OCTO Clicks",
  bri_epay: "BRImo",
  danamon_online: "Danamon Online Banking",
  uob_ezpay: "UOB EZ Pay",
};

/** docs.midtrans.com, "Refund Transaction"; the shorter term where it depends on the QRIS or the merchant. */
const REFUND_TERMS: Record<string, RefundTerms> = {
  qris: { days: 7, arrives: "1 sampai 20 hari, tergantung aplikasi yang Anda pakai" },
  ovo: { days: 7, arrives: null },
  kredivo: { days: 14, arrives: null },
  gopay: { days: 45, arrives: "1 hari" },
  dana: { days: 45, arrives: null },
  shopeepay: { days: 365, arrives: "sampai 20 hari" },
  credit_card: { days: 365, arrives: "7 sampai 14 hari" },
  akulaku: { days: null, arrives: null },
};

export const METHODS: readonly Omit<PaymentMethod, "gateway">[] = Object.entries(LABELS).map(
  ([name, label]) => ({ name, label, card: name === "credit_card", refund: REFUND_TERMS[name] ?? null }),
);
