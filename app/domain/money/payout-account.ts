import { readPhone } from "../account/phone";
import { hasOurName, isOnlyRole } from "../account/reserved-names";
import { type Outcome, ok, refused } from "../core/outcome";
import { plainNumber } from "../core/plain-signs";

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
type PayoutChannel = (typeof PAYOUT_CHANNELS)[number];

export type PayoutAccount = {
  channel: PayoutChannel;
  number: string;
  holder: string;
  /** What the bank said of the holder, where one was asked. other: its owner stands by it all the same. */
  bankSays?: "same" | "other";
  /** Whom the bank named, as far as it may be shown (`hintedHolder`). */
  bankHolder?: string;
};

export type BadAccount =
  | "unknown_channel"
  | "bad_bank_number"
  | "bad_wallet_number"
  | "bad_holder"
  | "reserved_holder";

const MAX_HOLDER = 100;

/** 10 to 16 at the large banks, 6 to 20 anywhere. */
const BANK_NUMBER = /^\d{6,20}$/;
const WALLET_NUMBER = /^08\d{8,11}$/;

export function isWallet(channel: PayoutChannel): boolean {
  return WALLETS.some((wallet) => wallet === channel);
}

type Typed = { channel: string; number: string; holder: string };

export function readPayoutAccount(typed: Typed): Outcome<PayoutAccount, BadAccount> {
  const channel = channelOf(typed);
  const [fault] = payoutFaults(typed);
  if (channel === undefined || fault) return refused(fault ?? "unknown_channel");
  return ok({ channel, number: numberOf(typed), holder: typed.holder.trim() });
}

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
  else if (hasOurName(holder) || isOnlyRole(holder)) faults.push("reserved_holder");
  return faults;
}

function channelOf({ channel }: Typed): PayoutChannel | undefined {
  return PAYOUT_CHANNELS.find((known) => known === channel);
}

function numberOf(typed: Typed): string {
  const channel = channelOf(typed);
  if (channel === undefined || !isWallet(channel)) return plainNumber(typed.number).replace(/[\s.-]/g, "");
  const read = readPhone(typed.number);
  return read.ok ? read.phone.digits : "";
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
