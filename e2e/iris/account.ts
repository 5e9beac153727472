import { createHash } from "node:crypto";

export const IRIS_DEVELOPMENT_KEYS = {
  creatorKey: "IRIS-development-creator",
  approverKey: "IRIS-development-approver",
  merchantKey: "IRIS-development-merchant",
};

export type IrisStatus = "queued" | "approved" | "processed" | "completed" | "failed" | "rejected";

export type IrisPayout = {
  reference_no: string;
  status: IrisStatus;
  amount: number;
  beneficiary_name: string;
  beneficiary_account: string;
  bank: string;
  notes: string;
  error_code: string | null;
  createdAt: number;
  updatedAt: number;
};

export type IrisKeys = typeof IRIS_DEVELOPMENT_KEYS;

const DAY = 86_400_000;

/** For accounts that are not in `holders`, the last digits decide the result. */
const UNKNOWN = "0000";
const ANOTHER = "9999";

/** The deposit of one merchant with its payouts. `now` returns UTC ms. */
export class IrisAccount {
  keys: IrisKeys;
  now: () => number;
  balance = 1_000_000_000;
  /** Outside the banks' hours payouts stay approved. */
  open = true;
  automatic = false;
  otp: string | null = null;
  payouts = new Map<string, IrisPayout>();
  holders = new Map<string, string>();
  #answers = new Map<string, { request: string; answer: Answer; at: number }>();
  #numbers = 0;

  constructor(keys: IrisKeys, now: () => number) {
    this.keys = keys;
    this.now = now;
  }

  reset(): void {
    this.payouts.clear();
    this.holders.clear();
    this.#answers.clear();
    this.balance = 1_000_000_000;
    this.open = true;
    this.automatic = false;
    this.otp = null;
  }

  /** State that survives a restart. */
  toJSON() {
    return { balance: this.balance, payouts: [...this.payouts], answers: [...this.#answers] };
  }

  restore({ balance, payouts, answers }: ReturnType<IrisAccount["toJSON"]>): void {
    this.balance = balance;
    this.payouts = new Map(payouts);
    this.#answers = new Map(answers);
  }

  /** Repeats the response for the same key and request. Keys older than a day are deleted at midnight UTC. */
  once(key: string | null, request: string, work: () => Answer): Answer {
    if (key === null) return work();
    const now = this.now();
    for (const [old, { at }] of this.#answers)
      if (now - at > DAY && Math.floor(at / DAY) < Math.floor(now / DAY)) this.#answers.delete(old);
    const before = this.#answers.get(key);
    if (before && before.request !== request) return refusal(400, "idempotency-key is not unique");
    if (before) return before.answer;
    const answer = work();
    this.#answers.set(key, { request, answer, at: now });
    return answer;
  }

  create(body: Record<string, unknown>): Answer {
    const asked = Array.isArray(body.payouts) ? (body.payouts as Record<string, unknown>[]) : [];
    if (asked.length === 0) return refusal(400, "payouts is missing");
    const made = asked.map((one) => this.#make(one));
    const wrong = made.find((one): one is string => typeof one === "string");
    if (wrong) return refusal(400, wrong);
    for (const payout of made as IrisPayout[]) this.payouts.set(payout.reference_no, payout);
    const payouts = (made as IrisPayout[]).map(({ status, reference_no }) => ({ status, reference_no }));
    return { status: 201, body: { payouts } };
  }

  #make(asked: Record<string, unknown>): IrisPayout | string {
    const amount = /^(\d{1,10})(?:\.00?)?$/.exec(String(asked.amount))?.[1];
    if (!amount || Number(amount) < 1) return "amount is invalid";
    if (String(asked.notes ?? "").length > 100) return "notes is too long";
    if (!asked.beneficiary_bank || !asked.beneficiary_account || !asked.beneficiary_name)
      return "beneficiary is incomplete";
    this.#numbers += 1;
    return {
      reference_no: createHash("sha256").update(`${this.#numbers}-${this.now()}`).digest("hex").slice(0, 14),
      status: "queued",
      amount: Number(amount),
      beneficiary_name: String(asked.beneficiary_name),
      beneficiary_account: String(asked.beneficiary_account),
      bank: String(asked.beneficiary_bank),
      notes: String(asked.notes ?? ""),
      error_code: null,
      createdAt: this.now(),
      updatedAt: this.now(),
    };
  }

  approve(body: Record<string, unknown>): { answer: Answer; changed: IrisPayout[] } {
    const no = (answer: Answer) => ({ answer, changed: [] });
    if (this.otp !== null && body.otp !== this.otp) return no(refusal(400, "OTP is invalid"));
    const found = this.#queued(body);
    if (!Array.isArray(found)) return no(found);
    const sum = found.reduce((total, { amount }) => total + amount, 0);
    if (sum > this.balance) return no(refusal(400, "Balance is insufficient"));
    this.balance -= sum;
    for (const payout of found) {
      this.set(payout, "approved");
      if (this.automatic && this.open) this.set(payout, "completed");
    }
    return { answer: { status: 202, body: { status: "ok" } }, changed: found };
  }

  reject(body: Record<string, unknown>): { answer: Answer; changed: IrisPayout[] } {
    const found = this.#queued(body);
    if (!Array.isArray(found)) return { answer: found, changed: [] };
    for (const payout of found) this.set(payout, "rejected");
    return { answer: { status: 202, body: { status: "ok" } }, changed: found };
  }

  #queued(body: Record<string, unknown>): IrisPayout[] | Answer {
    const wanted = Array.isArray(body.reference_nos) ? body.reference_nos.map(String) : [];
    const found = wanted.flatMap((reference) => this.payouts.get(reference) ?? []);
    if (found.length === 0 || found.length < wanted.length)
      return refusal(400, "Payouts not found. Please check reference nos");
    const late = found.filter(({ status }) => status !== "queued").map(({ reference_no }) => reference_no);
    return late.length > 0 ? refusal(400, `Reference nos '${late.join(", ")}' are not queued`) : found;
  }

  /** A failure returns the amount to the deposit. */
  set(payout: IrisPayout, status: IrisStatus, errorCode: string | null = null): void {
    const spent = (one: IrisStatus) => one === "approved" || one === "processed" || one === "completed";
    if (spent(payout.status) && status === "failed") this.balance += payout.amount;
    payout.status = status;
    payout.error_code = errorCode;
    payout.updatedAt = this.now();
  }

  details(reference: string): Answer {
    const payout = this.payouts.get(reference);
    return payout ? { status: 200, body: detailsOf(payout) } : refusal(404, "Specified payout not found");
  }

  validate(query: URLSearchParams): Answer {
    const account = query.get("account") ?? "";
    const bank = query.get("bank") ?? "";
    if (!/^[a-z_]+$/.test(bank)) return { status: 400, body: { errors: { bank: ["Bank is not supported"] } } };
    if (account.endsWith(UNKNOWN)) return { status: 400, body: { errors: { account: ["Account does not exist"] } } };
    const holder = this.holders.get(account) ?? (account.endsWith(ANOTHER) ? "TOKO MAJU JAYA" : "SARI WULANDARI");
    return { status: 200, body: { account_name: holder, account_no: account, bank_name: bank } };
  }

  notification(payout: IrisPayout): { body: string; signature: string } {
    const { reference_no, status, error_code } = payout;
    const failed = error_code ? { error_code, error_message: `error ${error_code}` } : {};
    const updated_at = new Date(payout.updatedAt).toISOString();
    const body = JSON.stringify({
      reference_no,
      amount: `${payout.amount}.00`,
      status,
      updated_at,
      ...failed,
    });
    return { body, signature: this.sign(body) };
  }

  sign(body: string): string {
    return createHash("sha512")
      .update(body + this.keys.merchantKey)
      .digest("hex");
  }
}

export type Answer = { status: number; body: unknown };

export function refusal(status: number, message: string): Answer {
  return { status, body: { error_message: message, errors: message } };
}

function detailsOf(payout: IrisPayout) {
  const { createdAt, updatedAt, error_code, amount, ...rest } = payout;
  return {
    ...rest,
    amount: `${amount}.00`,
    beneficiary_email: "",
    created_by: "JasaWarga",
    created_at: new Date(createdAt).toISOString(),
    updated_at: new Date(updatedAt).toISOString(),
    ...(error_code ? { error_code } : {}),
  };
}
