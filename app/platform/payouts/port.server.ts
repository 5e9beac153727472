import type { z } from "zod";
import type { PayoutCause, PayoutReport } from "~/domain/money/payout";
import type { PayoutAccount } from "~/domain/money/payout-account";
import type { GatewaySettings } from "../payments/port.server";

/** Sends money to bank accounts. Every call ends within a time limit and answers a fault rather than throwing. */
export type PayoutProvider = {
  name: string;
  label: string;
  /** ms in which the same request under the same key makes nothing new. */
  repeatWindow: number;
  serves(account: PayoutAccount): boolean;
  checkAccount(account: PayoutAccount): Promise<CheckedAccount>;
  /** Nothing is sent before `release`. Repeated within the window it answers the same payout. */
  prepare(payout: NewPayout): Promise<{ ok: true; reference: string } | PayoutFault>;
  release(reference: string): Promise<{ ok: true } | PayoutFault>;
  reject(reference: string, reason: string): Promise<{ ok: true } | PayoutFault>;
  /** null: it says that it knows no such payout. */
  find(reference: string): Promise<{ ok: true; report: PayoutReport | null } | PayoutFault>;
  /** What can be sent now, integer rupiah. */
  readBalance(): Promise<{ ok: true; balance: number } | PayoutFault>;
  /** Checks who sent it. What it claims is only the reason to ask. `reference` null: about nothing of ours. */
  readNotification(raw: string, headers: Headers): Promise<ReadPayoutNotification>;
};

export type NewPayout = {
  attemptId: string;
  /** At most 100 characters, the same for every repetition. */
  idempotencyKey: string;
  /** Integer rupiah. */
  amount: number;
  account: PayoutAccount;
};

/** unknown_account: the bank has none such. unsupported, unreachable: nobody could say. */
type CheckedAccount =
  | { ok: true; holder: string }
  | { ok: false; reason: "unknown_account" | "unsupported" | "unreachable" };

/** refused: this call did nothing. key_used: our key stands for another request. Else nobody knows. `detail` holds no key. */
export type PayoutFault = {
  ok: false;
  reason: "refused" | "unreachable" | "garbled" | "key_used";
  cause?: PayoutCause;
  detail: string;
};

export type ReadPayoutNotification =
  | { ok: true; reference: string | null; cause: PayoutCause | null }
  | { ok: false; reason: "junk" | "forged" };

export type PayoutProviderDefinition = {
  variables: z.ZodObject<Record<string, z.ZodType<string>>>;
  secrets: readonly string[];
  addresses: readonly string[];
  sandboxKey: RegExp;
  isSandbox(address: URL): boolean;
  create(name: string, settings: GatewaySettings, send?: typeof fetch): PayoutProvider;
};
