import type { PayoutAccount } from "~/domain/money/payout-account";

/** As `GET /beneficiary_banks` names them. The wallets that are missing cannot be sent to. */
const CODES: Partial<Record<PayoutAccount["channel"], string>> = {
  BCA: "bca",
  BRI: "bri",
  BNI: "bni",
  Mandiri: "mandiri",
  BSI: "bsi",
  BTN: "btn",
  "CIMB Niaga": "cimb",
  Permata: "permata",
  Danamon: "danamon",
  OCBC: "ocbc",
  Maybank: "maybank",
  Panin: "panin",
  Mega: "mega_tbk",
  BTPN: "btpn",
  Sinarmas: "sinarmas",
  Bukopin: "bukopin",
  Muamalat: "muamalat",
  "BCA Syariah": "bca_syar",
  "Bank DKI": "dki",
  BJB: "bjb",
  "Bank Jateng": "jateng",
  "Bank Jatim": "jatim",
  "Bank Sumut": "sumut",
  "Bank Nagari": "nagari",
  "Bank Sumsel Babel": "sumsel_babel",
  "Bank Kalbar": "kalbar",
  "Bank Kaltimtara": "kaltim",
  "Bank Sulselbar": "sulselbar",
  "Bank Papua": "papua",
  "BPD Bali": "bali",
  "BPD DIY": "diy",
  Jago: "jago",
  SeaBank: "seabank",
  blu: "bcad",
  Neo: "yudha_bhakti",
  Allo: "allo",
  GoPay: "gopay",
  OVO: "ovo",
};

export function bankCode({ channel }: Pick<PayoutAccount, "channel">): string | null {
  return CODES[channel] ?? null;
}
