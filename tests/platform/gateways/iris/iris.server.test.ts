import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { PayoutAccount } from "~/payouts/account";
import { HOUR } from "~/platform/dates";
import { createIris } from "~/platform/gateways/iris/iris.server";
import type { NewPayout, PayoutProvider } from "~/platform/gateways/ports.server";
import { IRIS_DEVELOPMENT_KEYS } from "../../../../e2e/iris/account.ts";
import { type RunningIris, startIris } from "../../../../e2e/iris/server.ts";

const KEYS = IRIS_DEVELOPMENT_KEYS;
const BCA: PayoutAccount = { channel: "BCA", number: "0611101146", holder: "Sari Wulandari" };
const ID = "8f2c1f4e-0000-4000-8000-000000000001";

let iris: RunningIris;
let provider: PayoutProvider;
let now = Date.UTC(2026, 10, 23, 3);
beforeAll(async () => {
  iris = await startIris({
    port: 0,
    keys: KEYS,
    notificationUrl: "http://127.0.0.1:9/",
    quiet: true,
    now: () => now,
  });
  provider = createIris({ name: "iris", url: `${iris.url}/iris/api/v1`, ...KEYS });
});
afterEach(() => iris.account.reset());
afterAll(() => iris.close());

const payout = (changes: Partial<NewPayout> = {}): NewPayout => ({
  attemptId: ID,
  idempotencyKey: `JW-${ID}`,
  amount: 150_000,
  account: BCA,
  ...changes,
});
const fail = (kind: string, on: string, times = 1) =>
  fetch(`${iris.url}/_control/faults`, { method: "POST", body: JSON.stringify({ kind, on, times }) });
async function prepared(changes: Partial<NewPayout> = {}) {
  const made = await provider.prepare(payout(changes));
  if (!made.ok) throw new Error(made.detail);
  return made.reference;
}

describe("a payout", () => {
  it("waits after it was prepared, is sent by a release, and reports its state", async () => {
    const reference = await prepared();
    const waiting = { reference, status: "waiting", amount: 150_000, cause: null, attemptId: ID };
    expect(await provider.find(reference)).toEqual({ ok: true, report: waiting });
    expect(await provider.release(reference)).toEqual({ ok: true });
    expect(await provider.find(reference)).toMatchObject({ report: { status: "released" } });
    const kept = iris.account.payouts.get(reference);
    if (!kept) throw new Error("no payout");
    for (const [theirs, ours] of [
      ["processed", "sent"],
      ["completed", "arrived"],
    ] as const) {
      iris.account.set(kept, theirs);
      expect(await provider.find(reference)).toMatchObject({ report: { status: ours } });
    }
    iris.account.set(kept, "failed", "012");
    expect(await provider.find(reference)).toMatchObject({
      report: { status: "failed", cause: "account_blocked" },
    });
  });

  it("is created once, however often it is requested within the time limit", async () => {
    const first = await prepared();
    now += provider.repeatWindow - 1;
    expect(await prepared()).toBe(first);
    expect(iris.account.payouts.size).toBe(1);
    expect(await provider.prepare(payout({ amount: 1 }))).toMatchObject({ ok: false, reason: "key_used" });
    // After the time limit the same request creates a second payout.
    now += 48 * HOUR;
    expect(await prepared()).not.toBe(first);
  });

  it("whose answer was lost is returned by the same request", async () => {
    await fail("lost", "create");
    expect(await provider.prepare(payout())).toMatchObject({ ok: false, reason: "unreachable" });
    expect(iris.account.payouts.size).toBe(1);
    const reference = await prepared();
    expect([...iris.account.payouts.keys()]).toEqual([reference]);
  });

  it("distinguishes certain refusals from unknown results", async () => {
    expect(await provider.prepare(payout({ amount: 0 }))).toMatchObject({ reason: "refused" });
    for (const [kind, reason] of [
      ["500", "unreachable"],
      ["refuse", "unreachable"],
      ["garbage", "garbled"],
      ["huge", "garbled"],
    ] as const) {
      await fail(kind, "create", kind === "refuse" ? 2 : 1);
      expect(await provider.prepare(payout({ idempotencyKey: kind }))).toMatchObject({ ok: false, reason });
      await fetch(`${iris.url}/_control/faults`, { method: "DELETE" });
    }
    const elsewhere = { ...BCA, channel: "DANA" as const, number: "081234567890" };
    expect(provider.serves(elsewhere)).toBe(false);
    expect(await provider.prepare(payout({ account: elsewhere }))).toMatchObject({ reason: "refused" });
    expect(iris.account.payouts.size).toBe(0);
  });

  it("is released once if the balance is high enough, and cannot be rejected afterwards", async () => {
    const reference = await prepared();
    iris.account.balance = 100_000;
    expect(await provider.readBalance()).toEqual({ ok: true, balance: 100_000 });
    expect(await provider.release(reference)).toMatchObject({ reason: "refused", cause: "balance" });
    iris.account.balance = 200_000;
    expect(await provider.release(reference)).toEqual({ ok: true });
    expect(await provider.release(reference)).toMatchObject({ reason: "refused" });
    expect(iris.account.balance).toBe(50_000);
    expect(await provider.reject(reference, "Salah")).toMatchObject({ reason: "refused" });
    expect(await provider.find("0000")).toEqual({ ok: true, report: null });
  });

  it("is rejected with the approver's key, and wrong keys do nothing", async () => {
    const reference = await prepared();
    const swapped = createIris({
      name: "iris",
      url: iris.url,
      merchantKey: KEYS.merchantKey,
      creatorKey: KEYS.approverKey,
      approverKey: KEYS.creatorKey,
    });
    expect(await swapped.prepare(payout({ idempotencyKey: "x" }))).toMatchObject({ reason: "refused" });
    expect(await swapped.release(reference)).toMatchObject({ reason: "refused" });
    expect(await provider.reject(reference, "Rekening salah")).toEqual({ ok: true });
    expect(await provider.find(reference)).toMatchObject({
      report: { status: "rejected", cause: "rejected" },
    });
  });
});

describe("an account's owner", () => {
  it("is the bank's answer, no account, or unknown", async () => {
    expect(await provider.checkAccount(BCA)).toEqual({ ok: true, holder: "SARI WULANDARI" });
    const of = (number: string) => provider.checkAccount({ ...BCA, number });
    expect(await of("1234569999")).toEqual({ ok: true, holder: "TOKO MAJU JAYA" });
    expect(await of("1234560000")).toEqual({ ok: false, reason: "unknown_account" });
    const dana = { ...BCA, channel: "DANA" as const };
    expect(await provider.checkAccount(dana)).toEqual({ ok: false, reason: "unsupported" });
    for (const kind of ["500", "garbage"]) {
      await fail(kind, "validate");
      expect(await provider.checkAccount(BCA)).toEqual({ ok: false, reason: "unreachable" });
    }
  });
});

describe("a notification", () => {
  const headers = (signature: string) => new Headers({ "Iris-Signature": signature });

  it("counts if its exact body was signed with the merchant's key", async () => {
    const raw = '{"reference_no":"abc", "status":"failed","error_code":"001"}';
    const signed = iris.account.sign(raw);
    expect(await provider.readNotification(raw, headers(signed))).toEqual({
      ok: true,
      reference: "abc",
      cause: "account",
    });
    expect(await provider.readNotification(raw, headers(signed.toUpperCase()))).toMatchObject({ ok: true });
    for (const wrong of ["", "0", iris.account.sign(`${raw} `)])
      expect(await provider.readNotification(raw, headers(wrong))).toEqual({ ok: false, reason: "forged" });
    expect(await provider.readNotification(raw.replace(", ", ","), headers(signed))).toMatchObject({
      reason: "forged",
    });
    expect(await provider.readNotification(raw, new Headers())).toEqual({ ok: false, reason: "forged" });
  });

  it("about a top-up is ignored, and other text is junk", async () => {
    const topup = '{"transaction_id":"1","status":"topup"}';
    expect(await provider.readNotification(topup, headers(iris.account.sign(topup)))).toEqual({
      ok: true,
      reference: null,
      cause: null,
    });
    for (const junk of ["{}", "[]", "nothing"])
      expect(await provider.readNotification(junk, headers(iris.account.sign(junk)))).toMatchObject({
        reason: "junk",
      });
  });
});
