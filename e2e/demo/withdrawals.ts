import type { DemoWithdrawal } from "./types";

/** No withdrawal exceeds the seller's balance at its time. */
export const withdrawals: DemoWithdrawal[] = [
  {
    seller: "sari-wulandari",
    amount: 1_000_000,
    account: { channel: "BCA", number: "5270318846", holder: "SARI WULANDARI" },
    daysAgo: 50,
    end: { status: "paid", daysAgo: 49.7, reference: "BCA-TRF-114820037" },
  },
  {
    seller: "sari-wulandari",
    amount: 750_000,
    account: { channel: "GoPay", number: "081200000001", holder: "Sari Wulandari" },
    daysAgo: 9,
    end: {
      status: "failed",
      daysAgo: 8.8,
      reason: "GoPay menolak: batas saldo e-wallet terlampaui. Silakan minta lagi ke rekening bank.",
    },
  },
  {
    seller: "sari-wulandari",
    amount: 750_000,
    account: { channel: "BCA", number: "5270318846", holder: "SARI WULANDARI" },
    daysAgo: 8.5,
    end: { status: "paid", daysAgo: 8.2, reference: "BCA-TRF-118804412" },
  },
  {
    seller: "hendra-gunawan",
    amount: 800_000,
    account: { channel: "BRI", number: "033401028857503", holder: "HENDRA GUNAWAN" },
    daysAgo: 50,
    end: { status: "paid", daysAgo: 49.6, reference: "BRI-0093118422" },
  },
  {
    seller: "hendra-gunawan",
    amount: 450_000,
    account: { channel: "BRI", number: "033401028857503", holder: "HENDRA GUNAWAN" },
    daysAgo: 0.3,
  },
  {
    seller: "ratna-dewi-anggraini",
    amount: 250_000,
    account: { channel: "DANA", number: "081200000004", holder: "Ratna Dewi" },
    daysAgo: 26,
    end: { status: "paid", daysAgo: 25.7, reference: "DANA-7718203" },
  },
  {
    seller: "lina-nuraini",
    amount: 900_000,
    account: { channel: "Mandiri", number: "1270009914825", holder: "ACHMAD FAUZI" },
    daysAgo: 2.1,
  },
  {
    seller: "dimas-prakoso",
    amount: 6_500_000,
    account: { channel: "BNI", number: "0482205517", holder: "DIMAS PRAKOSO" },
    daysAgo: 1.2,
    approved: {
      daysAgo: 0.9,
      reason: "Nama rekening sama dengan akun; uangnya dari tiga pesanan situs web.",
    },
  },
];
