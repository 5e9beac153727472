import { type Outcome, ok, refused } from "~/domain/outcome";

/** Where people can be paid by hand: what an operator's bank can reach. */
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
  "Jago",
  "SeaBank",
  "Bank lain",
] as const;
export const WALLETS = ["GoPay", "OVO", "DANA", "ShopeePay", "LinkAja"] as const;
export const PAYOUT_CHANNELS = [...BANKS, ...WALLETS] as const;
export type PayoutChannel = (typeof PAYOUT_CHANNELS)[number];

/** A bank account or an e-wallet; `number` holds digits only. */
export type PayoutAccount = { channel: PayoutChannel; number: string; holder: string };

export type BadAccount = "unknown_channel" | "bad_bank_number" | "bad_wallet_number" | "bad_holder";

export const MAX_HOLDER = 100;

/** How many digits account numbers have: 10 to 16 at the large banks, 6 to 20 anywhere. */
const BANK_NUMBER = /^\d{6,20}$/;
/** An e-wallet is a mobile number, as 08… */
const WALLET_NUMBER = /^08\d{8,11}$/;

export function isWallet(channel: PayoutChannel): boolean {
  return WALLETS.some((wallet) => wallet === channel);
}

/** What somebody typed, with spaces, dots and dashes taken out of the number; refuses what cannot be paid to. */
export function readPayoutAccount(typed: {
  channel: string;
  number: string;
  holder: string;
}): Outcome<PayoutAccount, BadAccount> {
  const channel = PAYOUT_CHANNELS.find((known) => known === typed.channel);
  if (channel === undefined) return refused("unknown_channel");
  const digits = typed.number.replace(/[\s.-]/g, "");
  const number = isWallet(channel) ? digits.replace(/^\+?62/, "0") : digits;
  if (!(isWallet(channel) ? WALLET_NUMBER : BANK_NUMBER).test(number))
    return refused(isWallet(channel) ? "bad_wallet_number" : "bad_bank_number");
  const holder = typed.holder.trim();
  if ([...holder].length < 2 || [...holder].length > MAX_HOLDER || !/\p{L}/u.test(holder))
    return refused("bad_holder");
  return ok({ channel, number, holder });
}

/** "BCA •••• 7890": enough to know one's own account by, too little for anybody else. */
export function maskedAccount({ channel, number }: PayoutAccount): string {
  return `${channel} •••• ${number.slice(-4)}`;
}
