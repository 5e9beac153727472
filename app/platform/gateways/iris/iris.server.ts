import * as z from "zod";
import { isWallet, type PayoutAccount } from "~/payouts/account";
import type { PayoutCause, PayoutReport, PayoutStatus } from "~/payouts/provider-payout";
import { callJson, type JsonResponse } from "../../calls.server";
import { HOUR } from "../../dates";
import { rupiahIn } from "../../money";
import { sameText, sha512 } from "../../secrets.server";
import { isId } from "../../strings";
import type {
  NewPayout,
  PayoutFault,
  PayoutProvider,
  PayoutProviderDefinition,
  ReadPayoutNotification,
} from "../ports.server";

const text = z.string().max(1000);
const textOrNumber = z.union([text, z.number().transform(String)]);
const reference = z.string().min(1).max(100);

const createdSchema = z.object({
  payouts: z.array(z.object({ status: text, reference_no: reference })).length(1),
});

const validatedSchema = z.object({
  account_name: z.string().min(1).max(200),
  account_no: text.nullish(),
});

const balanceSchema = z.object({ balance: textOrNumber });

const detailsSchema = z.object({
  reference_no: reference,
  amount: textOrNumber,
  status: text,
  notes: text.nullish(),
  error_code: textOrNumber.nullish(),
});

const problemSchema = z.object({
  error_message: text.nullish(),
  errors: z.unknown().optional(),
});

const STATUSES: Record<string, PayoutStatus> = {
  queued: "waiting",
  approved: "released",
  processed: "sent",
  completed: "arrived",
  failed: "failed",
  rejected: "rejected",
};

/** Causes by the provider's error codes. 005 to 007 leave the outcome open and come without a final status. */
const CAUSES: Record<string, PayoutCause> = {
  "001": "account",
  "002": "account",
  "003": "account",
  "008": "bank",
  "009": "balance",
  "012": "account_blocked",
  "014": "wallet_full",
  "015": "wallet_full",
  "016": "balance",
};

function payoutCause(code: string | null | undefined): PayoutCause | null {
  return code ? (CAUSES[code.padStart(3, "0")] ?? "other") : null;
}

function reportIn({ body }: JsonResponse, asked: string): PayoutReport | null {
  const parsed = detailsSchema.safeParse(body);
  if (!parsed.success || parsed.data.reference_no !== asked) return null;
  const { amount, notes, error_code } = parsed.data;
  const status = STATUSES[parsed.data.status];
  if (!status) return null;
  const cause = status === "rejected" ? "rejected" : status === "failed" ? payoutCause(error_code) : null;
  return {
    reference: asked,
    status,
    amount: rupiahIn(amount),
    cause,
    attemptId: attemptIn(notes ?? ""),
  };
}

const NOTE = "JasaWarga ";

function transferNote(attemptId: string): string {
  return `${NOTE}${attemptId}`;
}

function attemptIn(note: string): string | null {
  const id = note.startsWith(NOTE) ? note.slice(NOTE.length) : "";
  return isId(id) ? id : null;
}

type ProviderError = { status: number; message: string; fields: readonly string[] };

function providerErrorIn({ status, body }: JsonResponse): ProviderError | null {
  const parsed = problemSchema.safeParse(body);
  const { error_message, errors } = parsed.success ? parsed.data : {};
  if (status < 300 && !error_message && !errors) return null;
  const fields = errors && typeof errors === "object" && !Array.isArray(errors) ? Object.keys(errors) : [];
  const message = [error_message, errors === undefined ? "" : JSON.stringify(errors)].filter(Boolean).join(": ");
  return { status, message: (message || "no message").slice(0, 200), fields };
}

/** Returns the fault. Status 429 and 500 or above leave open whether the payout was made. */
function payoutFault({ status, message }: ProviderError): PayoutFault {
  if (/idempotency.key is not unique/i.test(message)) return { ok: false, reason: "key_used", detail: message };
  const reason = status >= 500 || status === 429 || status < 300 ? "unreachable" : "refused";
  const cause: PayoutCause = /balance/i.test(message) ? "balance" : "refused";
  return { ok: false, reason, ...(reason === "refused" ? { cause } : {}), detail: `${status} ${message}` };
}

const notificationSchema = z.object({
  reference_no: z.string().min(1).max(100).optional(),
  status: z.string().max(100),
  error_code: z.union([z.string().max(20), z.number().transform(String)]).nullish(),
});

/** Reads a notification. Its signature (a hash of body and key) proves the sender, not that the message is new. */
async function readIrisNotification(
  raw: string,
  headers: Headers,
  merchantKey: string,
): Promise<ReadPayoutNotification> {
  const given = headers.get("Iris-Signature")?.trim().toLowerCase() ?? "";
  if (!sameText(await sha512(raw + merchantKey), given)) return { ok: false, reason: "forged" };
  const parsed = notificationSchema.safeParse(jsonIn(raw));
  if (!parsed.success) return { ok: false, reason: "junk" };
  // Notifications about top-ups arrive here too, without the reference of a payout.
  const { reference_no: reference = null, error_code } = parsed.data;
  return { ok: true, reference, cause: payoutCause(error_code) };
}

function jsonIn(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

/** Codes from `GET /beneficiary_banks`. Wallets without a code are unsupported. */
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

function bankCode({ channel }: Pick<PayoutAccount, "channel">): string | null {
  return CODES[channel] ?? null;
}

type IrisConfig = {
  name: string;
  url: string;
  creatorKey: string;
  approverKey: string;
  merchantKey: string;
  send?: typeof fetch;
};

/** ms. The provider keeps keys for 24 hours and clears them at midnight UTC. */
const REPEAT_WINDOW = 23 * HOUR;

/** Creates the client. One key creates payouts and another releases them (docs.midtrans.com, "Payouts"). */
export function createIris(config: IrisConfig): PayoutProvider {
  const { url, creatorKey, approverKey, merchantKey, send } = config;
  const call = (
    path: string,
    key: string,
    rest: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<JsonResponse | PayoutFault> =>
    callJson({ url: `${url}${path}`, key, ...rest, ...(send && { fetch: send }) });

  return {
    name: config.name,
    label: "Midtrans Payouts",
    repeatWindow: REPEAT_WINDOW,
    serves: (account) => bankCode(account) !== null,

    async checkAccount(account) {
      const bank = bankCode(account);
      if (bank === null) return { ok: false, reason: "unsupported" };
      const query = new URLSearchParams({ bank, account: account.number });
      const answer = await call(`/account_validation?${query}`, creatorKey);
      if (!answer.ok) return { ok: false, reason: "unreachable" };
      const said = providerErrorIn(answer);
      if (said) {
        const named = said.status < 500 && said.fields.includes("account");
        return { ok: false, reason: named ? "unknown_account" : "unreachable" };
      }
      const parsed = validatedSchema.safeParse(answer.body);
      if (!parsed.success) return { ok: false, reason: "unreachable" };
      const { account_name: holder, account_no: number } = parsed.data;
      const another = number && !isWallet(account.channel) && number !== account.number;
      return another ? { ok: false, reason: "unreachable" } : { ok: true, holder: holder.trim() };
    },

    async prepare(payout) {
      const bank = bankCode(payout.account);
      if (bank === null) return { ok: false, reason: "refused", cause: "refused", detail: "a bank it cannot send to" };
      const answer = await call("/payouts", creatorKey, {
        body: { payouts: [payoutRequest(payout, bank)] },
        headers: { "X-Idempotency-Key": payout.idempotencyKey },
      });
      if (!answer.ok) return answer;
      const said = providerErrorIn(answer);
      if (said) return payoutFault(said);
      const parsed = createdSchema.safeParse(answer.body);
      const [made] = parsed.success ? parsed.data.payouts : [];
      return made ? { ok: true, reference: made.reference_no } : garbled("an unknown create answer");
    },

    release: (reference) => told("/payouts/approve", { reference_nos: [reference] }),
    reject: (reference, reason) =>
      told("/payouts/reject", { reference_nos: [reference], reject_reason: reason.slice(0, 200) }),

    async find(reference) {
      const answer = await call(`/payouts/${encodeURIComponent(reference)}`, creatorKey);
      if (!answer.ok) return answer;
      const said = providerErrorIn(answer);
      if (said && (said.status === 404 || /not found/i.test(said.message))) return { ok: true, report: null };
      if (said) return payoutFault(said);
      const report = reportIn(answer, reference);
      return report ? { ok: true, report } : garbled("an unknown details answer");
    },

    async readBalance() {
      const answer = await call("/balance", creatorKey);
      if (!answer.ok) return answer;
      const said = providerErrorIn(answer);
      if (said) return payoutFault(said);
      const parsed = balanceSchema.safeParse(answer.body);
      const balance = parsed.success ? rupiahIn(parsed.data.balance) : null;
      return balance === null ? garbled("an unknown balance answer") : { ok: true, balance };
    },

    readNotification: (raw, headers) => readIrisNotification(raw, headers, merchantKey),
  };

  /** Sends a command without an idempotency key: a refusal for lack of money would be repeated after a top-up. */
  async function told(path: string, body: unknown): Promise<{ ok: true } | PayoutFault> {
    const answer = await call(path, approverKey, { body });
    if (!answer.ok) return answer;
    const said = providerErrorIn(answer);
    return said ? payoutFault(said) : { ok: true };
  }
}

/** Returns a request without the email address, which may change between two repetitions. */
function payoutRequest({ attemptId, amount, account }: NewPayout, bank: string) {
  return {
    beneficiary_name: account.holder,
    beneficiary_account: account.number,
    beneficiary_bank: bank,
    amount: `${amount}.00`,
    notes: transferNote(attemptId),
  };
}

function garbled(detail: string): PayoutFault {
  return { ok: false, reason: "garbled", detail };
}

const variables = z.object({
  IRIS_URL: z.url(),
  IRIS_CREATOR_KEY: z.string().min(10),
  IRIS_APPROVER_KEY: z.string().min(10),
  IRIS_MERCHANT_KEY: z.string().min(10),
});

export const IRIS: PayoutProviderDefinition = {
  variables,
  secrets: ["IRIS_CREATOR_KEY", "IRIS_APPROVER_KEY", "IRIS_MERCHANT_KEY"],
  addresses: ["IRIS_URL"],
  sandboxKey: /^SB-/,
  isSandbox: ({ hostname }) => hostname.split(".").includes("sandbox"),
  create(name, settings, send) {
    const values = variables.parse(settings);
    return createIris({
      name,
      url: values.IRIS_URL.replace(/\/$/, ""),
      creatorKey: values.IRIS_CREATOR_KEY,
      approverKey: values.IRIS_APPROVER_KEY,
      merchantKey: values.IRIS_MERCHANT_KEY,
      ...(send && { send }),
    });
  },
};
