import * as z from "zod";
import { isWallet, type PayoutAccount } from "~/payouts/payout";
import { callJson, type JsonResponse } from "../../calls.server";
import { HOUR } from "../../dates";
import { rupiahIn } from "../../money";
import type { NewPayout, PayoutFault, PayoutProvider, PayoutProviderDefinition } from "../ports.server";
import {
  balanceSchema,
  createdSchema,
  faultOf,
  noteOf,
  providerErrorIn,
  readIrisNotification,
  reportIn,
  validatedSchema,
} from "./answers.server";

/** From `GET /beneficiary_banks`. Wallets without a code are unsupported. */
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

type IrisConfig = {
  name: string;
  url: string;
  creatorKey: string;
  approverKey: string;
  merchantKey: string;
  send?: typeof fetch;
};

/** The provider keeps keys for 24 hours and clears them at midnight UTC. */
const REPEAT_WINDOW = 23 * HOUR;

/** The creator's key creates payouts and the approver's key releases them (docs.midtrans.com, "Payouts"). */
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
      if (bank === null)
        return { ok: false, reason: "refused", cause: "refused", detail: "a bank it cannot send to" };
      const answer = await call("/payouts", creatorKey, {
        body: { payouts: [requestOf(payout, bank)] },
        headers: { "X-Idempotency-Key": payout.idempotencyKey },
      });
      if (!answer.ok) return answer;
      const said = providerErrorIn(answer);
      if (said) return faultOf(said);
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
      if (said) return faultOf(said);
      const report = reportIn(answer, reference);
      return report ? { ok: true, report } : garbled("an unknown details answer");
    },

    async readBalance() {
      const answer = await call("/balance", creatorKey);
      if (!answer.ok) return answer;
      const said = providerErrorIn(answer);
      if (said) return faultOf(said);
      const parsed = balanceSchema.safeParse(answer.body);
      const balance = parsed.success ? rupiahIn(parsed.data.balance) : null;
      return balance === null ? garbled("an unknown balance answer") : { ok: true, balance };
    },

    readNotification: (raw, headers) => readIrisNotification(raw, headers, merchantKey),
  };

  /** Sends no idempotency key: a refusal for lack of money would be repeated after a top-up. */
  async function told(path: string, body: unknown): Promise<{ ok: true } | PayoutFault> {
    const answer = await call(path, approverKey, { body });
    if (!answer.ok) return answer;
    const said = providerErrorIn(answer);
    return said ? faultOf(said) : { ok: true };
  }
}

/** Omits the email address, which may change between two repetitions. */
function requestOf({ attemptId, amount, account }: NewPayout, bank: string) {
  return {
    beneficiary_name: account.holder,
    beneficiary_account: account.number,
    beneficiary_bank: bank,
    amount: `${amount}.00`,
    notes: noteOf(attemptId),
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
