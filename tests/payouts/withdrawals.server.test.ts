import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { notifications } from "~/database/schema/messages";
import { ledger } from "~/database/schema/money";
import { operatorActions } from "~/database/schema/operators";
import { users } from "~/database/schema/users";
import { withdrawalPaid } from "~/ledger/ledger";
import { decideWithdrawal } from "~/payouts/decision-commands.server";
import { findWithdrawal, writeDecided } from "~/payouts/queries.server";
import { requestWithdrawal, type WithdrawalForm } from "~/payouts/withdrawal-commands.server";
import { SECOND_PERSON_ABOVE } from "~/platform/money";

import { elsewhere, PASSWORD, postedSubjects } from "../support/flows/account";
import { balanceOf } from "../support/flows/money";
import { leave, newOperator } from "../support/flows/operators";
import { auditPayouts, PAYOUT_ACCOUNT, payOut, seller, withdrawal, withdrawalsOf } from "../support/flows/paying-out";
import { startWorld, type TestPerson, type World } from "../support/world";

const MILLION = 1_000_000;
const REASON = "Nomor rekening tidak dikenal bank.";

let world: World;
let sari: TestPerson;
let ayu: TestPerson;
let bima: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  ayu = await newOperator(world, "Ayu Lestari");
  bima = await newOperator(world, "Bima Pratama");
});
beforeEach(async () => {
  sari = await seller(world, "Sari Wulandari", MILLION);
});
afterAll(async () => {
  expect(await auditPayouts(world)).toEqual([]);
  await world.stop();
});

const ask = (changes: Partial<WithdrawalForm> = {}, as = sari) =>
  requestWithdrawal(world.context(), as, {
    amount: 400_000,
    to: { account: PAYOUT_ACCOUNT, sure: "" },
    password: PASSWORD,
    address: elsewhere()["CF-Connecting-IP"],
    formId: crypto.randomUUID(),
    ...changes,
  });
const pay = (id: string, by = ayu, reference = "TRX-1") => payOut(world, id, by, reference);
const fail = (id: string, by = ayu) =>
  decideWithdrawal(world.context(), "fail_withdrawal", { id, operatorId: by.id, words: REASON });
const approve = (id: string, by = ayu) =>
  decideWithdrawal(world.context(), "approve", { id, operatorId: by.id, words: "Nama dan rekening cocok." });
const balance = (as = sari) => balanceOf(world, `seller:${as.id}`);
const acts = (id: string) => world.context().db.select().from(operatorActions).where(eq(operatorActions.subjectId, id));
const notificationTitles = async (person: TestPerson) => {
  const { db } = world.context();
  const rows = await db.select().from(notifications).where(eq(notifications.userId, person.id));
  return rows.map(({ title }) => title);
};

describe("requesting a withdrawal", () => {
  it("takes the sum out of the balance and warns its owner by mail", async () => {
    expect(await ask()).toEqual({ ok: true, value: PAYOUT_ACCOUNT });
    const [made] = await withdrawalsOf(world, sari);
    expect(made).toMatchObject({ amount: 400_000, status: "requested", account: PAYOUT_ACCOUNT });
    expect(await balance()).toBe(600_000);
    expect(await balanceOf(world, `payout:${made?.id}`)).toBe(400_000);
    expect(await notificationTitles(sari)).toEqual(["Penarikan Rp 400.000 diminta"]);
    await world.settled();
    const mails = world.postbox.sent.filter(({ to }) => to === sari.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("BCA •••• 7890");
    expect(mails[0]?.text).toContain("/forgot-password");
    expect(mails[0]?.text).not.toContain(PAYOUT_ACCOUNT.number);
  });

  it("needs the password and counts a wrong one", async () => {
    expect(await ask({ password: "Salah#2026" })).toEqual({ ok: false, reason: "wrong", also: null });
    expect(await balance()).toBe(MILLION);
    expect(await withdrawalsOf(world, sari)).toEqual([]);
  });

  it("is stored once when the form is sent twice, in a row or at once", async () => {
    const formId = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask({ formId })));
    answers.push(await ask({ formId }));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await withdrawalsOf(world, sari)).toHaveLength(1);
    expect(await balance()).toBe(600_000);
  });

  it("is refused if it is repeated with the previous account, unless it went there", async () => {
    const { id } = await withdrawal(world, sari, 100_000);
    await pay(id);
    const formId = crypto.randomUUID();
    const other = { account: { ...PAYOUT_ACCOUNT, number: "9876543210" }, sure: "" };
    expect((await ask({ formId, to: other })).ok).toBe(true);
    const refused = { ok: false, reason: "asked_otherwise" };
    expect(await ask({ formId, to: { sameAs: id } })).toEqual(refused);
    expect(await ask({ formId, to: { sameAs: crypto.randomUUID() } })).toEqual(refused);
    expect(await ask({ formId, to: other })).toEqual({ ok: true, value: "before" });
    await pay((await withdrawalsOf(world, sari))[1]?.id ?? "");
    const again = crypto.randomUUID();
    const newest = (await withdrawalsOf(world, sari))[1]?.id ?? "";
    expect((await ask({ formId: again, amount: 50_000, to: { sameAs: newest } })).ok).toBe(true);
    expect(await ask({ formId: again, amount: 50_000, to: { sameAs: newest } })).toMatchObject({
      ok: true,
    });
    expect(await ask({ formId: again, amount: 50_000, to: { sameAs: id } })).toEqual(refused);
  });

  it("is stored once for 32 at once", async () => {
    const answers = await Promise.all(Array.from({ length: 32 }, () => ask({ amount: 100_000 })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect(answer.reason).toMatch(/one_at_a_time|limited/);
    expect(await withdrawalsOf(world, sari)).toHaveLength(1);
    expect(await balance()).toBe(900_000);
    expect(await notificationTitles(sari)).toHaveLength(1);
  });

  it("cannot exceed the balance, and only one can be open", async () => {
    expect(await ask({ amount: MILLION + 1 })).toEqual({ ok: false, reason: "above_balance" });
    expect(await ask({ amount: 9_999 })).toEqual({ ok: false, reason: "too_little" });
    expect((await ask({ amount: MILLION })).ok).toBe(true);
    expect(await balance()).toBe(0);
    expect(await ask({ amount: 10_000 })).toEqual({ ok: false, reason: "one_at_a_time" });
  });

  it("can reuse the account of the person's own newest withdrawal only", async () => {
    const { id } = await withdrawal(world, sari, 100_000);
    await pay(id);
    const rina = await seller(world, "Rina Kartika", MILLION);
    expect(await ask({ to: { sameAs: id } }, rina)).toEqual({ ok: false, reason: "account_changed" });
    expect(await ask({ to: { sameAs: id } })).toEqual({ ok: true, value: PAYOUT_ACCOUNT });
  });

  it("is possible for suspended people too", async () => {
    const { db, now } = world.context();
    await db.update(users).set({ suspendedAt: now }).where(eq(users.id, sari.id));
    expect((await world.fetch("/dashboard/balance", { as: sari })).status).toBe(200);
    const { id } = await withdrawal(world, sari, 100_000);
    expect(await balance()).toBe(900_000);
    await pay(id);
    await world.settled();
    expect(postedSubjects(world, sari.email)).toContain("Penarikan Rp 100.000 sudah dikirim");
  });
});

describe("paying a withdrawal", () => {
  it("pays the money out, logs the operator and notifies the owner", async () => {
    const { id } = await withdrawal(world, sari, 400_000);
    const bank = await balanceOf(world, "bank");
    expect(await pay(id, ayu, "BCA-20261121-77")).toEqual({ ok: true, value: "pay" });
    expect(await balanceOf(world, `payout:${id}`)).toBe(0);
    expect(await balanceOf(world, "bank")).toBe(bank + 400_000);
    expect((await withdrawalsOf(world, sari))[0]).toMatchObject({
      status: "paid",
      decidedBy: ayu.id,
      reference: "BCA-20261121-77",
    });
    const log = (await acts(id)).sort((a, b) => a.at - b.at);
    expect(log).toMatchObject([
      { kind: "assign_withdrawal", operatorId: ayu.id, reason: "Transfer ke BCA •••• 7890." },
      { kind: "pay_withdrawal", operatorId: ayu.id },
    ]);
    expect(await notificationTitles(sari)).toContain("Penarikan Rp 400.000 sudah dikirim");
    await world.settled();
    expect(postedSubjects(world, sari.email)).toContain("Penarikan Rp 400.000 sudah dikirim");
  });

  it("or failing it happens once for any number of operators", async () => {
    const { id } = await withdrawal(world, sari, 400_000);
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, n) =>
        n % 2 === 0 ? pay(id, n % 4 === 0 ? ayu : bima, `TRX-${n}`) : fail(id, n % 4 === 1 ? ayu : bima),
      ),
    );
    expect(new Set(answers.flatMap((answer) => (answer.ok ? [answer.value] : []))).size).toBe(1);
    const ends = (await acts(id)).filter(({ kind }) => kind !== "assign_withdrawal");
    expect(ends).toHaveLength(1);
    expect(await balanceOf(world, `payout:${id}`)).toBe(0);
    const { db } = world.context();
    const out = await db
      .select()
      .from(ledger)
      .where(eq(ledger.fromAccount, `payout:${id}`));
    expect(out).toHaveLength(1);
    const [row] = await withdrawalsOf(world, sari);
    expect(await balance()).toBe(row?.status === "paid" ? 600_000 : MILLION);
  });

  it("gives the same answer to the same form twice", async () => {
    const { id } = await withdrawal(world, sari, 400_000);
    await pay(id);
    expect(await pay(id)).toEqual({ ok: true, value: "pay" });
    expect(await pay(id, ayu, "TRX-2")).toEqual({ ok: false, reason: "not_open" });
    expect(await fail(id)).toEqual({ ok: false, reason: "not_open" });
    expect(await acts(id)).toHaveLength(2);
  });

  it("confirms a repeated approval only with the same reason", async () => {
    const rich = await seller(world, "Hendra Gunawan", 3 * SECOND_PERSON_ABOVE);
    const { id } = await withdrawal(world, rich, SECOND_PERSON_ABOVE + 1);
    const approveWith = (words: string) =>
      decideWithdrawal(world.context(), "approve", { id, operatorId: ayu.id, words });
    expect((await approveWith("Nama cocok.")).ok).toBe(true);
    expect((await approveWith("Nama cocok.")).ok).toBe(true);
    expect(await approveWith("Nomor cocok.")).toEqual({ ok: false, reason: "done_otherwise" });
  });

  it("needs two people above the limit", async () => {
    const rich = await seller(world, "Hendra Gunawan", 3 * SECOND_PERSON_ABOVE);
    const { id } = await withdrawal(world, rich, SECOND_PERSON_ABOVE + 1);
    expect(await pay(id)).toEqual({ ok: false, reason: "needs_second_person" });
    const both = await Promise.all([approve(id, ayu), approve(id, bima)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const [first, second] = both[0]?.ok ? [ayu, bima] : [bima, ayu];
    expect(await pay(id, first)).toEqual({ ok: false, reason: "same_person" });
    expect(await balanceOf(world, `payout:${id}`)).toBe(SECOND_PERSON_ABOVE + 1);
    expect(await pay(id, second)).toEqual({ ok: true, value: "pay" });
    expect((await acts(id)).map(({ kind }) => kind).sort()).toEqual([
      "approve_withdrawal",
      "assign_withdrawal",
      "pay_withdrawal",
    ]);
  });

  it.each([false, true])("needs two people again if the approver has left and come back: %s", async (again) => {
    const rich = await seller(world, "Hendra Gunawan", 10 * SECOND_PERSON_ABOVE);
    const { id } = await withdrawal(world, rich, 10 * SECOND_PERSON_ABOVE);
    const citra = await newOperator(world, "Citra Dewi");
    await approve(id, citra);
    await leave(world, citra, again);
    for (const by of [ayu, bima]) expect(await pay(id, by)).toEqual({ ok: false, reason: "approval_lapsed" });
    expect(await balanceOf(world, `payout:${id}`)).toBe(10 * SECOND_PERSON_ABOVE);
    const page = await (await world.fetch(`/operator/withdrawals/${id}`, { as: ayu })).text();
    expect(page).toContain("Persetujuan sebelumnya tidak berlaku lagi");
    expect((await approve(id, ayu)).ok).toBe(true);
    expect(await pay(id, ayu)).toEqual({ ok: false, reason: "same_person" });
    expect(await pay(id, bima)).toEqual({ ok: true, value: "pay" });
  });

  it("ignores an approval that ends between reading and paying", async () => {
    const rich = await seller(world, "Hendra Gunawan", 3 * SECOND_PERSON_ABOVE);
    const { id } = await withdrawal(world, rich, 2 * SECOND_PERSON_ABOVE);
    const citra = await newOperator(world, "Citra Dewi");
    await approve(id, citra);
    const { db, now } = world.context();
    const found = await findWithdrawal(db, id, now);
    await leave(world, citra);
    const become = { status: "paid", decidedBy: ayu.id, decidedAt: now, reference: "TRX-9" } as const;
    const written = await writeDecided(db, found as NonNullable<typeof found>, become, {
      postings: withdrawalPaid(id, 2 * SECOND_PERSON_ABOVE),
      now,
      alongside: [],
    });
    expect(written).toBe(false);
    expect(await balanceOf(world, `payout:${id}`)).toBe(2 * SECOND_PERSON_ABOVE);
  });

  it("is refused to its owner", async () => {
    const own = await seller(world, "Citra Operator", MILLION);
    const { db, now } = world.context();
    await db.update(users).set({ operatorSince: now }).where(eq(users.id, own.id));
    const { id } = await withdrawal(world, own, 400_000);
    for (const decide of [pay, fail, approve])
      expect(await decide(id, own)).toEqual({ ok: false, reason: "own_money" });
    expect(await acts(id)).toEqual([]);
    expect((await pay(id)).ok).toBe(true);
  });
});

describe("a failed withdrawal", () => {
  it("returns the whole sum with the reason, and can be requested again", async () => {
    const { id } = await withdrawal(world, sari, 400_000);
    expect(await fail(id)).toEqual({ ok: true, value: "fail_withdrawal" });
    expect(await balance()).toBe(MILLION);
    expect(await balanceOf(world, `payout:${id}`)).toBe(0);
    expect((await withdrawalsOf(world, sari))[0]).toMatchObject({ status: "failed", reason: REASON });
    expect(await notificationTitles(sari)).toContain("Penarikan Rp 400.000 gagal");
    expect((await ask({ amount: MILLION })).ok).toBe(true);
  });
});
