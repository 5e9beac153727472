export const BANKS = [
  "BCA",
  "BRI",
  "BNI",
  "Mandiri",
  "BSI",
  "BTN",
  "CIMB Niaga",
  "Permata",
  "Danamon",
  "OCBC",
  "Maybank",
  "Panin",
  "Mega",
  "BTPN",
  "Sinarmas",
  "Bukopin",
  "Muamalat",
  "BCA Syariah",
  "Bank DKI",
  "BJB",
  "Bank Jateng",
  "Bank Jatim",
  "Bank Sumut",
  "Bank Nagari",
  "Bank Sumsel Babel",
  "Bank Kalbar",
  "Bank Kaltimtara",
  "Bank Sulselbar",
  "Bank Papua",
  "BPD Bali",
  "BPD DIY",
  "Jago",
  "SeaBank",
  "blu",
  "Neo",
  "Allo",
] as const;
export const WALLETS = ["GoPay", "OVO", "DANA", "ShopeePay", "LinkAja"] as const;
export const PAYOUT_CHANNELS = [...BANKS, ...WALLETS] as const;
export type PayoutChannel = (typeof PAYOUT_CHANNELS)[number];

export type PayoutAccount = {
  channel: PayoutChannel;
  number: string;
  holder: string;
  /** The bank's answer about the holder. other: the owner confirmed an account that the bank calls another's. */
  bankSays?: "same" | "other";
  bankHolder?: string;
};

export function isWallet(channel: PayoutChannel): boolean {
  return WALLETS.some((wallet) => wallet === channel);
}

export function maskedAccount(account: PayoutAccount): string {
  return `${account.channel} ${maskedNumber(account)}`;
}

export function maskedNumber({ number }: Pick<PayoutAccount, "number">): string {
  return `•••• ${number.slice(-4)}`;
}

export function accountMark({ channel, number, holder }: PayoutAccount): string {
  return `${channel} ${number} ${holder}`;
}

export function maskedMark(account: PayoutAccount): string {
  return `${maskedAccount(account)} ${account.holder}`;
}
