import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findObstacles } from "~/accounts/personal-data-queries.server";
import { PAYOUT_TROUBLES } from "~/database/stored-values";
import { exportBooks } from "~/ledger/commands.server";

import { readHealth } from "~/operators/health-queries.server";
import { decideWithdrawal, judgePayoutDenial } from "~/payouts/decision-commands.server";
import { checkDuePayouts } from "~/payouts/provider-commands.server";
import { findWithdrawal, removeOldBankAccounts } from "~/payouts/queries.server";
import { requestWithdrawal } from "~/payouts/withdrawal-commands.server";
import { DAY, HOUR } from "~/platform/dates";
import { createPayoutProviders } from "~/platform/gateways/gateways.server";
import { SECOND_PERSON_ABOVE } from "~/platform/money";
import { IRIS_DEVELOPMENT_KEYS, type IrisStatus } from "../../e2e/iris/account.ts";

import { type RunningIris, startIris } from "../../e2e/iris/server.ts";
import { sendingThrough } from "../../e2e/iris/variables.ts";
import { PASSWORD } from "../support/flows/account";
import { balanceOf } from "../support/flows/money";
import { leave, newOperator } from "../support/flows/operators";
import { auditPayouts, PAYOUT_ACCOUNT, payOut, seller, withdrawal, withdrawalsOf } from "../support/flows/paying-out";
import { byHand, nameAccount, refundRow, takeAndSend } from "../support/flows/refunding";
import { ofRefund, ofWithdrawal, payoutsOf, send } from "../support/flows/sending";
import { pageText } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

const MILLION = 1_000_000;

let world: World;
let iris: RunningIris;
let sari: TestPerson;
let ayu: TestPerson;
let bima: TestPerson;
beforeAll(async () => {
  iris = await startIris({
    port: 0,
    keys: IRIS_DEVELOPMENT_KEYS,
    notificationUrl: "http://127.0.0.1:9/",
    quiet: true,
  });
  world = await startWorld({ variables: sendingThrough(iris.url) });
  ayu = await newOperator(world, "Ayu Lestari");
  bima = await newOperator(world, "Bima Pratama");
});
beforeEach(async () => {
  sari = await seller(world, "Sari Wulandari", 20 * MILLION);
});
afterEach(async () => {
  await fetch(`${iris.url}/_control/faults`, { method: "DELETE" });
  expect(await auditPayouts(world)).toEqual([]);
});
afterAll(async () => {
  await world.stop();
  await iris.close();
});

const fail = (kind: string, on: string, times = 1) =>
  fetch(`${iris.url}/_control/faults`, { method: "POST", body: JSON.stringify({ kind, on, times }) });
const later = (ms: number) => world.context(Date.now() + ms);
const requestPayout = async (amount = MILLION) => ofWithdrawal((await withdrawal(world, sari, amount)).id);
const states = async (subject: ReturnType<typeof ofWithdrawal>) =>
  (await payoutsOf(world.context(), subject)).map(({ state }) => state);
const providerPayout = async (subject: ReturnType<typeof ofWithdrawal>) => {
  const reference = (await payoutsOf(world.context(), subject)).at(-1)?.reference ?? "";
  const payout = iris.account.payouts.get(reference);
  if (!payout) throw new Error("the provider has no such payout");
  return payout;
};
async function tell(payout: Awaited<ReturnType<typeof providerPayout>>, status: IrisStatus, code?: string) {
  iris.account.set(payout, status, code ?? null);
  const { body, signature } = iris.account.notification(payout);
  return (await deliver(body, signature)).status;
}
const deliver = (body: string, signature: string, path = "/webhooks/iris") =>
  world.fetch(path, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", "Iris-Signature": signature, Origin: "none" },
  });
async function released(amount?: number) {
  return again(await requestPayout(amount));
}
async function again(subject: ReturnType<typeof ofWithdrawal>) {
  expect(await send(world.context(), "prepare_payout", subject, ayu)).toBe("ok");
  expect(await send(world.context(), "release_payout", subject, bima)).toBe("ok");
  return subject;
}
const sentTo = (id: string) => [...iris.account.payouts.values()].filter(({ notes }) => notes.includes(id));

it.each(["/webhooks/iris/", "/webhooks/Iris"])("the provider's notifications are accepted at %s too", async (path) => {
  const answer = await deliver("{}", "none", path);
  expect([answer.status, await answer.json()]).toEqual([403, { receipt: "forged" }]);
});

describe("a withdrawal through the provider", () => {
  it("is prepared, released, and paid when the provider reports its arrival", async () => {
    const bank = await balanceOf(world, "bank");
    const subject = await released();
    expect(await states(subject)).toEqual(["released"]);
    expect((await withdrawalsOf(world, sari))[0]?.status).toBe("requested");
    const payout = await providerPayout(subject);
    expect(await tell(payout, "processed")).toBe(200);
    expect(await states(subject)).toEqual(["sending"]);
    expect(await balanceOf(world, `payout:${subject.id}`)).toBe(MILLION);
    expect(await tell(payout, "completed")).toBe(200);
    for (let again = 0; again < 3; again++) expect(await tell(payout, "completed")).toBe(200);
    expect(await states(subject)).toEqual(["arrived"]);
    expect((await withdrawalsOf(world, sari))[0]).toMatchObject({
      status: "paid",
      reference: payout.reference_no,
    });
    expect(await balanceOf(world, "bank")).toBe(bank + MILLION);
    expect(await balanceOf(world, `payout:${subject.id}`)).toBe(0);
  });

  it("returns to the balance by its own ledger entries when the bank returns it", async () => {
    const subject = await released();
    const payout = await providerPayout(subject);
    await tell(payout, "completed");
    const before = await balanceOf(world, `seller:${sari.id}`);
    expect(await tell(payout, "failed", "012")).toBe(200);
    expect(await tell(payout, "failed", "012")).toBe(200);
    expect(await states(subject)).toEqual(["returned"]);
    expect((await withdrawalsOf(world, sari))[0]).toMatchObject({
      status: "failed",
      reason: "Rekening ini diblokir atau tidak aktif.",
    });
    expect(await balanceOf(world, `seller:${sari.id}`)).toBe(before + MILLION);
    // A second contradiction is for an operator.
    expect(await tell(payout, "completed")).toBe(409);
    expect(await balanceOf(world, `seller:${sari.id}`)).toBe(before + MILLION);
    expect((await payoutsOf(world.context(), subject))[0]?.contradictedAt).not.toBeNull();
    await world.context().db.run("update payout_attempts set contradicted_at = null");
  });

  it("keeps its owner's account open while the bank may return it", async () => {
    const subject = await released();
    await tell(await providerPayout(subject), "completed");
    const obstacles = (now: number) => findObstacles(world.context().db, sari.id, now);
    expect(await obstacles(Date.now())).toMatchObject({ withdrawals: 1, refunds: 0 });
    for (let day = 1; day <= 8; day++) await checkDuePayouts(later(day * DAY + HOUR));
    expect(await obstacles(Date.now())).toMatchObject({ withdrawals: 0 });
  });

  it("appears in the fees of the yearly books if its owner pays the fee", async () => {
    const { env, ...context } = world.context();
    const bearing = { ...context, env: { ...env, payoutFee: { amount: 5_550, bearer: "seller" as const } } };
    const wish = {
      amount: MILLION,
      to: { account: PAYOUT_ACCOUNT, sure: "" },
      password: PASSWORD,
      address: "203.0.113.77",
    };
    await requestWithdrawal(bearing, sari, { ...wish, formId: crypto.randomUUID() });
    const subject = ofWithdrawal((await withdrawalsOf(world, sari))[0]?.id ?? "");
    await send(world.context(), "prepare_payout", subject, ayu);
    await send(world.context(), "release_payout", subject, bima);
    await tell(await providerPayout(subject), "completed");
    const written: string[] = [];
    const write = (_: string, text: string) => void written.push(text);
    await exportBooks(world.context().db, String(new Date().getUTCFullYear()), {
      now: Date.now() + 1,
      write,
    });
    expect(written.join("")).toContain(`;Sari Wulandari;${sari.id};0;5550`);
  });

  it("needs a second person above the limit, who is still an operator", async () => {
    const subject = await requestPayout(SECOND_PERSON_ABOVE + 1);
    const citra = await newOperator(world, "Citra Dewi");
    expect(await send(world.context(), "prepare_payout", subject, citra)).toBe("ok");
    expect(await send(world.context(), "release_payout", subject, citra)).toBe("same_person");
    await leave(world, citra);
    expect(await send(world.context(), "release_payout", subject, ayu)).toBe("approval_lapsed");
    expect(await send(world.context(), "reject_payout", subject, ayu, "Penyiapnya sudah berhenti.")).toBe("ok");
    expect(await send(world.context(), "prepare_payout", subject, ayu)).toBe("ok");
    expect(await send(world.context(), "release_payout", subject, bima)).toBe("ok");
    expect(await states(subject)).toEqual(["failed", "released"]);
    await tell(await providerPayout(subject), "completed");
  });

  it("counts towards the daily limit if one operator released it alone", async () => {
    const first = await requestPayout(4 * MILLION);
    expect(await send(world.context(), "prepare_payout", first, ayu)).toBe("ok");
    expect(await send(world.context(), "release_payout", first, ayu)).toBe("ok");
    await tell(await providerPayout(first), "completed");
    const second = await requestPayout(2 * MILLION);
    expect(await send(world.context(), "prepare_payout", second, ayu)).toBe("ok");
    expect(await send(world.context(), "release_payout", second, ayu)).toBe("same_person");
    expect(await send(world.context(), "release_payout", second, bima)).toBe("ok");
    await tell(await providerPayout(second), "completed");
  });

  it("and a payment by hand exclude each other", async () => {
    const subject = await requestPayout();
    const { id } = subject;
    const own = await newOperator(world, "Operator Sendiri");
    await decideWithdrawal(world.context(), "assign", { id, operatorId: ayu.id, words: "" });
    expect(await send(world.context(), "prepare_payout", subject, bima)).toBe("assigned");
    await decideWithdrawal(world.context(), "unassign", { id, operatorId: ayu.id, words: "" });
    expect(await send(world.context(), "prepare_payout", subject, bima)).toBe("ok");
    expect(await send(world.context(), "prepare_payout", subject, own)).toBe("under_way");
    for (const act of ["assign", "pay", "fail_withdrawal"] as const)
      expect(await decideWithdrawal(world.context(), act, { id, operatorId: ayu.id, words: "Sepuluh huruf" })).toEqual({
        ok: false,
        reason: "with_provider",
      });
    const { db } = world.context();
    for (const change of ["status = 'paid'", "status = 'failed'", `claimed_by = '${ayu.id}', claimed_at = 1`])
      await expect(db.run(`update withdrawals set ${change} where id = '${id}'`)).rejects.toThrow();
    expect(await send(world.context(), "release_payout", subject, bima)).toBe("ok");
    expect(await tell(await providerPayout(subject), "failed", "008")).toBe(200);
    expect(await states(subject)).toEqual(["failed"]);
    expect((await payOut(world, id, ayu)).ok).toBe(true);
    // The provider corrects itself: nothing is booked twice, and an operator has to check.
    expect(await tell(await providerPayout(subject), "completed")).toBe(409);
    expect(await states(subject)).toEqual(["failed"]);
    await db.run("update payout_attempts set contradicted_at = null");
  });

  it("is handled on the operators' pages, which show the next step", async () => {
    const form = await (await world.fetch("/dashboard/balance/withdrawals/new", { as: sari })).text();
    expect(form.replaceAll(/<[^>]+>/g, "")).toContain("biaya transfer Rp 5.550 kami tanggung");
    const subject = await requestPayout(6 * MILLION);
    const path = `/operator/withdrawals/${subject.id}`;
    const page = async (as: TestPerson) => (await world.fetch(path, { as })).text();
    const press = (as: TestPerson, fields: Record<string, string>) =>
      world.fetch(path, { as, form: { seen: "BCA •••• 7890 Sari Wulandari", ...fields } });
    expect(await page(ayu)).toContain("Kirim lewat Midtrans Payouts");
    expect((await press(ayu, { act: "prepare_payout" })).status).toBe(303);
    expect(await page(ayu)).toContain("Anda yang menyiapkannya");
    expect(await page(ayu)).not.toContain("Saya Kerjakan");
    expect(await page(bima)).toContain("Siap dilepas");
    expect((await press(bima, { act: "reject_payout", reason: "pendek" })).status).toBe(400);
    const list = await (await world.fetch("/operator/withdrawals", { as: bima })).text();
    expect(list).toContain("Siap dilepas di penyedia transfer");
    expect((await press(bima, { act: "release_payout" })).status).toBe(303);
    expect(await page(ayu)).toContain("Menunggu jam kerja bank");
    const payout = await providerPayout(subject);
    await tell(payout, "failed", "001");
    expect(await page(ayu)).toContain("Nama atau nomor rekening tidak cocok");
    expect(await page(ayu)).toContain("Kembalikan ke Saldo");
    expect((await press(ayu, { act: "prepare_payout", seen: "BCA •••• 0000 Orang Lain" })).status).toBe(303);
    expect(await states(subject)).toEqual(["failed"]);
  });

  it("that its account rejected suggests another account first, and the same one second", async () => {
    const before = await balanceOf(world, `seller:${sari.id}`);
    const subject = await released();
    const path = `/operator/withdrawals/${subject.id}`;
    const page = async () => (await world.fetch(path, { as: ayu })).text();
    await tell(await providerPayout(subject), "failed", "001");
    const text = pageText(await page());
    const order = [
      "Gagal, uang tidak terkirim",
      "Uangnya ditolak di rekening ini.",
      "Nama atau nomor rekening tidak cocok",
      "Referensi",
      "Kembalikan, dan minta rekening lain",
      "Saya Kerjakan",
      "Kirim lagi ke rekening yang sama",
      "Siapkan Transfer",
    ].map((words) => text.indexOf(words));
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(order).not.toContain(-1);
    const reason = "Nomor rekening tidak cocok dengan namanya.";
    expect((await world.fetch(path, { as: ayu, form: { act: "fail_withdrawal", reason } })).status).toBe(303);
    expect(await balanceOf(world, `seller:${sari.id}`)).toBe(before);
    expect(await page()).not.toContain("Siapkan Transfer");
  });

  it("that failed because of the bank suggests to prepare it again first", async () => {
    const subject = await released();
    await tell(await providerPayout(subject), "failed", "008");
    const text = pageText(await (await world.fetch(`/operator/withdrawals/${subject.id}`, { as: ayu })).text());
    expect(text).not.toContain("minta rekening lain");
    expect(text.indexOf("Siapkan Transfer")).toBeLessThan(text.indexOf("Nyatakan Gagal"));
  });

  it("is prepared and released once when many act at once", async () => {
    const subject = await requestPayout();
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => send(world.context(), "prepare_payout", subject, n % 2 ? ayu : bima)),
    );
    expect(await states(subject)).toHaveLength(1);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => send(world.context(), "release_payout", subject, n % 2 ? ayu : bima)),
    );
    expect(answers).toContain("ok");
    expect(sentTo((await payoutsOf(world.context(), subject))[0]?.id ?? "")).toHaveLength(1);
    await checkDuePayouts(later(DAY));
    await tell(await providerPayout(subject), "completed");
    expect(await balanceOf(world, `payout:${subject.id}`)).toBe(0);
  });
});

describe("a lost answer", () => {
  it("to the preparation is requested again with the same key", async () => {
    const subject = await requestPayout();
    await fail("lost", "create");
    expect(await send(world.context(), "prepare_payout", subject, ayu)).toBe("provider_silent");
    expect(await states(subject)).toEqual(["intended"]);
    await checkDuePayouts(later(HOUR));
    expect(await states(subject)).toEqual(["prepared"]);
    expect(sentTo((await payoutsOf(world.context(), subject))[0]?.id ?? "")).toHaveLength(1);
    expect(await send(world.context(), "reject_payout", subject, ayu, "Tidak jadi dikirim.")).toBe("ok");
    expect(await states(subject)).toEqual(["failed"]);
  });

  it("is for an operator after the time limit: found in the dashboard, or missing", async () => {
    for (const there of [true, false]) {
      const subject = await requestPayout();
      await fail(there ? "lost" : "refuse", "create", 2);
      await send(world.context(), "prepare_payout", subject, ayu);
      await fetch(`${iris.url}/_control/faults`, { method: "DELETE" });
      const count = iris.account.payouts.size;
      await checkDuePayouts(later(2 * DAY));
      await checkDuePayouts(later(3 * DAY));
      expect(iris.account.payouts.size).toBe(count);
      expect(await states(subject)).toEqual(["intended"]);
      expect(await send(world.context(), "declare_absent", subject, ayu, "Tidak ada di dasbor.")).toBe("not_lost");
      const [attempt] = await payoutsOf(world.context(), subject);
      if (there) {
        const [made] = sentTo(attempt?.id ?? "");
        expect(await send(later(2 * DAY), "enter_reference", subject, ayu, "0123456789")).toBe("wrong_reference");
        expect(await send(later(2 * DAY), "enter_reference", subject, ayu, made?.reference_no)).toBe("ok");
        expect(await states(subject)).toEqual(["prepared"]);
        await send(world.context(), "release_payout", subject, bima);
        await tell(await providerPayout(subject), "completed");
        expect(await states(subject)).toEqual(["arrived"]);
      } else {
        expect(await send(later(2 * DAY), "declare_absent", subject, ayu, "Tidak ada di dasbor.")).toBe("ok");
        expect((await payOut(world, subject.id, ayu)).ok).toBe(true);
      }
    }
  });

  it("can be replaced by a notification, which contains our own id", async () => {
    const subject = await requestPayout();
    await fail("lost", "create");
    await send(world.context(), "prepare_payout", subject, ayu);
    const [made] = sentTo((await payoutsOf(world.context(), subject))[0]?.id ?? "");
    if (!made) throw new Error("not made");
    expect(await tell(made, "rejected")).toBe(200);
    expect(await states(subject)).toEqual(["failed"]);
    expect((await payOut(world, subject.id, ayu)).ok).toBe(true);
  });

  it("that is about another payout is not called silence", async () => {
    const subject = await requestPayout();
    await send(world.context(), "prepare_payout", subject, ayu);
    const payout = await providerPayout(subject);
    const { amount } = payout;
    payout.amount = 1;
    for (const act of ["query_payout", "release_payout"] as const)
      expect(await send(world.context(), act, subject, bima)).toBe("foreign_answer");
    payout.amount = amount;
    expect(await send(world.context(), "query_payout", subject, bima)).toBe("ok");
  });

  it("to the release counts as sent until the provider denies it", async () => {
    for (const kind of ["lost", "500"]) {
      const subject = await requestPayout();
      await send(world.context(), "prepare_payout", subject, ayu);
      await fail(kind, "approve");
      const { account } = iris;
      const details = account.details.bind(account);
      let finds = 0;
      account.details = (reference) => (++finds === 2 ? { status: 500, body: {} } : details(reference));
      expect(await send(world.context(), "release_payout", subject, bima)).toBe("provider_silent");
      account.details = details;
      expect(await states(subject)).toEqual(["releasing"]);
      expect((await payOut(world, subject.id, ayu)).ok).toBe(false);
      await checkDuePayouts(later(HOUR));
      expect(await states(subject)).toEqual(["released"]);
      await tell(await providerPayout(subject), "completed");
      expect(await balanceOf(world, `payout:${subject.id}`)).toBe(0);
    }
  });

  it("is requested by the scheduler if no notification came, late returns included", async () => {
    const subject = await released();
    iris.account.set(await providerPayout(subject), "completed");
    await checkDuePayouts(later(HOUR));
    expect(await states(subject)).toEqual(["arrived"]);
    iris.account.set(await providerPayout(subject), "failed");
    await checkDuePayouts(later(3 * DAY));
    expect(await states(subject)).toEqual(["returned"]);
  });
});

describe("the provider's status", () => {
  it("counts only from its own answer: forged, altered, foreign and unknown notifications change nothing", async () => {
    const subject = await released();
    const payout = await providerPayout(subject);
    const { body, signature } = iris.account.notification({ ...payout, status: "completed" });
    expect((await deliver(body, "0".repeat(128))).status).toBe(403);
    expect((await deliver(body.replace("1000000", "1"), signature)).status).toBe(403);
    expect((await deliver("x".repeat(70_000), signature)).status).toBe(413);
    expect((await deliver(body, signature)).status).toBe(200);
    expect(await states(subject)).toEqual(["released"]);
    const unknown = JSON.stringify({ reference_no: "nobody", status: "completed" });
    expect((await deliver(unknown, iris.account.sign(unknown))).status).toBe(404);
    payout.amount += 1;
    expect(await tell(payout, "completed")).toBe(422);
    expect(await states(subject)).toEqual(["released"]);
    payout.amount -= 1;
    await fail("500", "details");
    expect(await tell(payout, "completed")).toBe(503);
    expect(await tell(payout, "completed")).toBe(200);
    expect(await states(subject)).toEqual(["arrived"]);
  });

  it("ends the release at once if its balance is too low, and a refused release is undone", async () => {
    const subject = await requestPayout();
    await send(world.context(), "prepare_payout", subject, ayu);
    const { balance } = iris.account;
    iris.account.balance = 1;
    expect(await send(world.context(), "release_payout", subject, bima)).toBe("balance_low");
    await fail("500", "balance");
    expect(await send(world.context(), "release_payout", subject, bima)).toBe("provider_refused");
    const [attempt] = await payoutsOf(world.context(), subject);
    // The releaser stays recorded, because a repeated call may have released it despite the refusal.
    expect(attempt).toMatchObject({ state: "prepared", cause: "balance", releasedBy: bima.id });
    iris.account.balance = balance;
    expect(await send(world.context(), "release_payout", subject, bima)).toBe("ok");
    await tell(await providerPayout(subject), "completed");
  });

  it("can contradict a refused release: then the payout has its releaser and counts for their day", async () => {
    const subject = await requestPayout(3 * MILLION);
    await send(world.context(), "prepare_payout", subject, ayu);
    const { account } = iris;
    const details = account.details.bind(account);
    let finds = 0;
    // Two calls approve it. The second answer is a refusal, and the status still shows the old state.
    account.details = (reference) => {
      const answer = details(reference);
      const old = ++finds === 2 ? { ...(answer.body as object), status: "queued" } : answer.body;
      return { ...answer, body: old };
    };
    const approve = account.approve.bind(account);
    account.approve = (body) => {
      approve(body);
      return approve(body);
    };
    expect(await send(world.context(), "release_payout", subject, ayu)).toBe("provider_refused");
    Object.assign(account, { approve, details });
    expect(await states(subject)).toEqual(["prepared"]);
    const { db } = world.context();
    const alone = () => findWithdrawal(db, subject.id, Date.now()).then((row) => row?.sentAlone);
    expect(await alone()).toBe(0);
    await checkDuePayouts(later(DAY));
    expect(await states(subject)).toEqual(["released"]);
    expect(await alone()).toBe(3 * MILLION);
    await tell(await providerPayout(subject), "completed");
    expect((await payoutsOf(world.context(), subject))[0]).toMatchObject({ releasedBy: ayu.id });
  });

  it("counts for a payout that was reported as failed, even after another try", async () => {
    const subject = await released();
    const payout = await providerPayout(subject);
    await tell(payout, "failed", "008");
    expect(await send(later(HOUR), "prepare_payout", subject, ayu)).toBe("ok");
    expect(await send(later(HOUR), "reject_payout", subject, ayu, "Tidak jadi dikirim.")).toBe("ok");
    expect(await tell(payout, "processed")).toBe(200);
    const assign = { id: subject.id, operatorId: ayu.id, words: "" };
    expect(await decideWithdrawal(world.context(), "assign", assign)).toMatchObject({
      reason: "with_provider",
    });
    expect(await tell(payout, "completed")).toBe(200);
    expect(await states(subject)).toEqual(["arrived", "failed"]);
    expect((await withdrawalsOf(world, sari))[0]?.status).toBe("paid");
  });

  it("is requested again after the provider is configured again", async () => {
    const subject = await released();
    iris.account.set(await providerPayout(subject), "completed");
    const without = createPayoutProviders({ route: "hand", settings: {} });
    await checkDuePayouts({ ...later(DAY), payouts: without });
    expect(await send({ ...later(DAY), payouts: without }, "query_payout", subject, ayu)).toBe("provider_silent");
    expect(await states(subject)).toEqual(["released"]);
    await checkDuePayouts(later(DAY));
    expect(await states(subject)).toEqual(["arrived"]);
  });

  it("is not requested for a wallet that it cannot pay", async () => {
    const { id } = await withdrawal(world, sari, MILLION);
    await world
      .context()
      .db.run(`update withdrawals set account = json_set(account, '$.channel', 'DANA') where id = '${id}'`);
    expect(await send(world.context(), "prepare_payout", ofWithdrawal(id), ayu)).toBe("not_served");
  });
});

describe("operators hear", () => {
  const troubles = async (ms = 0) => (await readHealth(world.context().db, Date.now() + ms)).payoutTroubles;
  const more = async (ms: number, before: Awaited<ReturnType<typeof troubles>>) => {
    const now = await troubles(ms);
    return PAYOUT_TROUBLES.filter((kind) => now[kind].count > before[kind].count);
  };

  it("of failed, returned and denied payouts until someone handles them", async () => {
    const before = await troubles();
    const failed = await released();
    expect(await more(0, before)).toEqual([]);
    await tell(await providerPayout(failed), "failed", "008");
    expect(await more(0, before)).toEqual(["payout_failed"]);
    await decideWithdrawal(world.context(), "assign", { id: failed.id, operatorId: ayu.id, words: "" });
    expect(await more(0, before)).toEqual([]);
    await payOut(world, failed.id, ayu);
    const returned = await released();
    const payout = await providerPayout(returned);
    await tell(payout, "completed");
    await tell(payout, "failed", "012");
    expect(await more(0, before)).toEqual(["payout_returned"]);
    expect(await tell(payout, "completed")).toBe(409);
    expect(await more(0, before)).toEqual(["payout_denied", "payout_returned"]);
    expect(await more(8 * DAY, await troubles(9 * DAY))).toEqual([]);
    expect(await more(9 * DAY, before)).toContain("payout_denied");
    const judgement = { subject: returned, words: "Ada di mutasi bank." };
    for (const { id: operatorId } of [ayu, bima])
      await judgePayoutDenial(world.context(), "judge_returned", { ...judgement, operatorId });
    expect(await more(0, before)).toEqual(["payout_returned"]);
  });

  it("of payouts without an answer, and of those to search for by hand", async () => {
    const [early, late] = [await troubles(3 * HOUR), await troubles(2 * DAY)];
    const subject = await requestPayout();
    await fail("lost", "create");
    await send(world.context(), "prepare_payout", subject, ayu);
    expect(await more(HOUR / 2, early)).toEqual([]);
    expect(await more(3 * HOUR, early)).toEqual(["payout_silent"]);
    await checkDuePayouts(later(2 * DAY));
    expect(await more(2 * DAY, late)).toEqual(["payout_lost"]);
    await send(later(2 * DAY), "declare_absent", subject, ayu, "Tidak ada di dasbor.");
    expect(await more(2 * DAY, late)).toEqual([]);
    const sent = await providerPayout(await again(subject));
    await fail("500", "details", 20);
    await checkDuePayouts(later(HOUR));
    expect(await more(3 * HOUR, early)).toEqual(["payout_silent"]);
    await fetch(`${iris.url}/_control/faults`, { method: "DELETE" });
    await checkDuePayouts(later(3 * HOUR));
    expect(await more(3 * HOUR, early)).toEqual([]);
    await tell(sent, "completed");
  });
});

describe("a refund to a bank account", () => {
  beforeEach(() => void iris.account.holders.set(PAYOUT_ACCOUNT.number, "BUDI SANTOSO"));

  it("uses the provider too, is owed again when it is returned, and is then paid by hand", async () => {
    const budi = await world.person("Budi Santoso");
    const { orderId, refundId } = await byHand(world, {
      buyer: budi,
      seller: sari,
      listingId: await world.listing(sari),
    });
    const subject = ofRefund(refundId);
    expect(await send(world.context(), "prepare_payout", subject, ayu)).toBe("no_account");
    await nameAccount(world, budi, orderId);
    expect(await send(world.context(), "prepare_payout", subject, ayu)).toBe("ok");
    await nameAccount(world, budi, orderId, { number: "9876543210" });
    expect((await refundRow(world, refundId))?.account?.number).toBe("1234567890");
    expect(await send(world.context(), "release_payout", subject, bima)).toBe("ok");
    const payout = await providerPayout(subject);
    expect(await tell(payout, "completed")).toBe(200);
    expect(await refundRow(world, refundId)).toMatchObject({ status: "paid", route: "bank", paidBy: null });
    expect(await balanceOf(world, `refund:${budi.id}`)).toBe(0);
    expect(await tell(payout, "failed", "001")).toBe(200);
    expect(await refundRow(world, refundId)).toMatchObject({ status: "pending", account: null });
    expect(await balanceOf(world, `refund:${budi.id}`)).toBe(payout.amount);
    await nameAccount(world, budi, orderId);
    await takeAndSend(world, ayu, refundId);
    expect(await refundRow(world, refundId)).toMatchObject({ status: "paid", paidBy: ayu.id });
  });

  it("keeps its account no longer than others do", async () => {
    const budi = await world.person("Budi Santoso");
    const sides = { buyer: budi, seller: sari, listingId: await world.listing(sari) };
    const { orderId, refundId } = await byHand(world, sides);
    await nameAccount(world, budi, orderId);
    await send(world.context(), "prepare_payout", ofRefund(refundId), ayu);
    await send(world.context(), "release_payout", ofRefund(refundId), bima);
    await tell(await providerPayout(ofRefund(refundId)), "completed");
    await removeOldBankAccounts(world.context().db, Date.now() + HOUR, 100);
    expect(await refundRow(world, refundId)).toMatchObject({ status: "paid", account: null });
  });
});
