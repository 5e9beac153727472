import { type Outcome, ok, refused } from "../core/outcome";

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

type Typed = { channel: string; number: string; holder: string };

/** What somebody typed, with spaces, dots and dashes taken out of the number; refuses what cannot be paid to. */
export function readPayoutAccount(typed: Typed): Outcome<PayoutAccount, BadAccount> {
  const channel = channelOf(typed);
  const [fault] = payoutFaults(typed);
  if (channel === undefined || fault) return refused(fault ?? "unknown_channel");
  return ok({ channel, number: numberOf(typed), holder: typed.holder.trim() });
}

/** All that keeps an account from being paid to, one fault a field at most. */
export function payoutFaults(typed: Typed): BadAccount[] {
  const channel = channelOf(typed);
  const wallet = channel !== undefined && isWallet(channel);
  const holder = typed.holder.trim();
  const { length } = [...holder];
  const faults: BadAccount[] = [];
  if (channel === undefined) faults.push("unknown_channel");
  if (!(wallet ? WALLET_NUMBER : BANK_NUMBER).test(numberOf(typed)))
    faults.push(wallet ? "bad_wallet_number" : "bad_bank_number");
  if (length < 2 || length > MAX_HOLDER || !/\p{L}/u.test(holder)) faults.push("bad_holder");
  return faults;
}

function channelOf({ channel }: Typed): PayoutChannel | undefined {
  return PAYOUT_CHANNELS.find((known) => known === channel);
}

function numberOf(typed: Typed): string {
  const digits = typed.number.replace(/[\s.-]/g, "");
  const channel = channelOf(typed);
  return channel !== undefined && isWallet(channel) ? digits.replace(/^\+?62/, "0") : digits;
}

/** "BCA •••• 7890": enough to know one's own account by, too little for anybody else. */
export function maskedAccount(account: PayoutAccount): string {
  return `${account.channel} ${maskedNumber(account)}`;
}

/** "•••• 7890" */
export function maskedNumber({ number }: Pick<PayoutAccount, "number">): string {
  return `•••• ${number.slice(-4)}`;
}

/** All of an account in one line, to tell whether it is still the one that somebody looked at. */
export function accountMark({ channel, number, holder }: PayoutAccount): string {
  return `${channel} ${number} ${holder}`;
}

/** The same of an account whose number was shown by its last digits alone. */
export function maskedMark(account: PayoutAccount): string {
  return `${maskedAccount(account)} ${account.holder}`;
}

/** Whether the account is held by somebody of this name: banks write names in capitals, and leave some of them out. */
export function isHeldBy({ holder }: PayoutAccount, name: string): boolean {
  const [held, named] = [holderWords(holder), holderWords(name)];
  const within = (few: string[], many: string[]) =>
    few.length > 0 && few.every((word) => many.includes(word));
  return within(held, named) || within(named, held);
}

function holderWords(name: string): string[] {
  return name.toLowerCase().match(/\p{L}+/gu) ?? [];
}
