/** Permendag 31/2023 wants contact and complaint addresses in plain sight. */
export const SUPPORT_EMAIL = "bantuan@jasawarga.id";

export const CONSUMER_PROTECTION = {
  name: "Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan Republik Indonesia",
  whatsapp: "0853-1111-1010",
} as const;

/** Working days. */
export const ANSWER_DAYS = 2;
export const COMPLAINT_DAYS = 14;
