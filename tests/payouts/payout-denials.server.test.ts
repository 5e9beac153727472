import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findObstacles } from "~/accounts/personal-data-queries.server";
import { notifications } from "~/database/schema/messages";
import { operatorActions } from "~/database/schema/operators";
import { outbox } from "~/database/schema/users";
import { readHealth } from "~/operators/health-queries.server";
import { endRun } from "~/operators/watch-jobs.server";
import { judgePayoutDenial } from "~/payouts/decision-commands.server";
import { checkDuePayouts } from "~/payouts/provider-commands.server";
import type { DenialAction } from "~/payouts/provider-payout";
import { storeWithdrawal } from "~/payouts/queries.server";

import { IRIS_DEVELOPMENT_KEYS, type IrisStatus } from "../../e2e/iris/account.ts";
import { type RunningIris, startIris } from "../../e2e/iris/server.ts";
import { sendingThrough } from "../../e2e/iris/variables.ts";
import { balanceOf } from "../support/flows/money";
import { leave, newOperator } from "../support/flows/operators";
import { auditPayouts, PAYOUT_ACCOUNT, payOut, seller, withdrawal, withdrawalsOf } from "../support/flows/paying-out";
import { byHand, handle, nameAccount, paymentShown, refundRow, takeAndSend } from "../support/flows/refunding";
import { ofRefund, ofWithdrawal, payoutsOf, send } from "../support/flows/sending";
import { hrefs, pageText } from "../support/pages/page-text";
import { seededRandom } from "../support/seeded-random";
import { SEED, size } from "../support/size";
import { startWorld, type TestPerson, type World } from "../support/world";

const MILLION = 1_000_000;
const BANK_LIST = "Baris 12 mutasi bank tanggal 3.";
const HISTORIES = size(300, 25);
const DEBTS = size(100, 8);

let world: World;
let iris: RunningIris;
let sari: TestPerson;
let ayu: TestPerson;
let bima: TestPerson;
beforeAll(async () => {
  const quiet = { port: 0, keys: IRIS_DEVELOPMENT_KEYS, notificationUrl: "http://127.0.0.1:9/", quiet: true };
  iris = await startIris(quiet);
  world = await startWorld({ variables: sendingThrough(iris.url) });
  ayu = await newOperator(world, "Ayu Lestari");
  bima = await newOperator(world, "Bima Pratama");
});
beforeEach(async () => {
  sari = await seller(world, "Sari Wulandari", 20 * MILLION);
});
afterEach(async () => {
  expect(await auditPayouts(world)).toEqual([]);
});
afterAll(async () => {
  await world.stop();
  await iris.close();
});

type Subject = ReturnType<typeof ofWithdrawal>;

const rows = (subject: Subject) => payoutsOf(world.context(), subject);
const last = async (subject: Subject) => {
  const row = (await rows(subject)).at(-1);
  if (!row) throw new Error("nothing was sent");
  return row;
};
async function tell(subject: Subject, status: IrisStatus, code?: string) {
  const payout = iris.account.payouts.get((await last(subject)).reference ?? "");
  if (!payout) throw new Error("the provider has no such payout");
  iris.account.set(payout, status, code ?? null);
  const { body, signature } = iris.account.notification(payout);
  const headers = { "Content-Type": "application/json", "Iris-Signature": signature, Origin: "none" };
  return (await world.fetch("/webhooks/iris", { method: "POST", body, headers })).status;
}
async function sent(subject: Subject, by: TestPerson = bima) {
  expect(await send(world.context(), "prepare_payout", subject, ayu)).toBe("ok");
  expect(await send(world.context(), "release_payout", subject, by)).toBe("ok");
  return subject;
}
const released = async (amount = MILLION, by?: TestPerson) =>
  sent(ofWithdrawal((await withdrawal(world, sari, amount)).id), by);
async function judge(act: DenialAction, subject: Subject, by: TestPerson, words = BANK_LIST) {
  const answer = await judgePayoutDenial(world.context(), act, { subject, operatorId: by.id, words });
  return answer.ok ? answer.value : answer.reason;
}
async function bothJudge(act: DenialAction, subject: Subject) {
  expect(await judge(act, subject, ayu)).toBe("proposed");
  expect(await judge(act, subject, bima)).toBe("closed");
}
async function receivedTexts({ id, email }: TestPerson): Promise<string> {
  const { db } = world.context();
  const shown = (await db.select().from(notifications)).filter(({ userId }) => userId === id);
  const mails = (await db.select().from(outbox)).filter(({ recipient }) => recipient === email);
  return [...shown.map(({ title }) => title), ...mails.map(({ body }) => body)].join("\n");
}
const denials = async () => (await readHealth(world.context().db, Date.now())).payoutTroubles.payout_denied.count;
const sellerBalance = () => balanceOf(world, `seller:${sari.id}`);
async function returnedThenArrived(amount = MILLION, by?: TestPerson) {
  const subject = await released(amount, by);
  await tell(subject, "completed");
  await tell(subject, "failed", "012");
  expect(await tell(subject, "completed")).toBe(409);
  return subject;
}

describe("a withdrawal whose return the provider denies", () => {
  it("is on the operators' health page until they decide", async () => {
    const subject = await returnedThenArrived();
    const link = `/operator/withdrawals/${subject.id}`;
    const shown = async () => {
      await endRun(world.context(), null, []);
      return (await world.fetch("/operator/health", { as: ayu })).text();
    };
    const told = await shown();
    // One link for the denial and one for today's return.
    expect(hrefs(told).filter((href) => href === link)).toHaveLength(2);
    expect(pageText(told)).toMatch(/Transfer dibantah.*Penarikan Sari Wulandari, Rp 1\.000\.000/);
    await bothJudge("judge_arrived", subject);
    expect(hrefs(await shown()).filter((href) => href === link)).toHaveLength(1);
  });

  it("confirms a repeated verdict only with the same reason", async () => {
    const subject = await returnedThenArrived();
    const other = "Baris 40 mutasi bank tanggal 9.";
    expect(await judge("judge_arrived", subject, ayu)).toBe("proposed");
    expect(await judge("judge_arrived", subject, ayu, other)).toBe("done_otherwise");
    expect(await judge("judge_arrived", subject, ayu)).toBe("proposed");
    expect(await judge("judge_arrived", subject, bima)).toBe("closed");
    expect(await judge("judge_arrived", subject, bima, other)).toBe("done_otherwise");
  });

  it("is reported to the operator whose query the provider contradicts", async () => {
    const subject = await released();
    await tell(subject, "completed");
    const payout = iris.account.payouts.get((await last(subject)).reference ?? "");
    if (payout) iris.account.set(payout, "rejected", null);
    expect(await send(world.context(), "query_payout", subject, ayu)).toBe("contradicted");
    if (payout) iris.account.set(payout, "completed", null);
    await bothJudge("judge_arrived", subject);
  });

  it("is taken from the balance again when two operators find that it arrived", async () => {
    const [before, bank, open] = [await sellerBalance(), await balanceOf(world, "bank"), await denials()];
    const subject = await returnedThenArrived();
    expect(await denials()).toBe(open + 1);
    expect((await last(subject)).deniedAs).toBe("arrived");
    expect(await findObstacles(world.context().db, sari.id, Date.now())).toMatchObject({ withdrawals: 1 });
    expect(await judge("judge_arrived", subject, ayu)).toBe("proposed");
    expect(await judge("judge_arrived", subject, ayu)).toBe("proposed");
    // A different finding becomes the new proposal, and nobody has seconded it.
    expect(await judge("judge_returned", subject, bima)).toBe("proposed");
    expect(await sellerBalance()).toBe(before);
    await bothJudge("judge_arrived", subject);
    expect(await judge("judge_arrived", subject, bima)).toBe("closed");
    expect(await judge("judge_returned", subject, ayu)).toBe("not_denied");
    expect(await sellerBalance()).toBe(before - MILLION);
    expect(await balanceOf(world, "bank")).toBe(bank + MILLION);
    expect(await balanceOf(world, `payout:${subject.id}`)).toBe(0);
    expect(await denials()).toBe(open);
    expect(await findObstacles(world.context().db, sari.id, Date.now())).toMatchObject({ withdrawals: 0 });
    expect(await receivedTexts(sari)).toContain("Rp 1.000.000 ternyata sampai");
    expect(await receivedTexts(sari)).toContain("Rp 1.000.000 kami ambil lagi dari saldo Anda.");
    const acts = (await world.context().db.select().from(operatorActions)).filter(
      ({ subjectId, kind }) => subjectId === subject.id && kind.startsWith("judge_"),
    );
    expect(acts.map(({ kind, reason }) => `${kind} ${reason}`)).toContain(`judge_arrived_withdrawal ${BANK_LIST}`);
    expect(await tell(subject, "completed")).toBe(200);
    expect(await denials()).toBe(open);
    expect(await sellerBalance()).toBe(before - MILLION);
  });

  it("shows its real state to its owner and to operators", async () => {
    const page = async (path: string, as = sari) => pageText(await (await world.fetch(path, { as })).text());
    const subject = await returnedThenArrived();
    expect(await page("/dashboard/balance")).toContain("Gagal, saldo dikembalikan");
    expect(await page("/dashboard/balance")).toContain("Sudah ditarik Rp 0");
    await bothJudge("judge_arrived", subject);
    for (const path of ["/dashboard/balance", "/dashboard/balance/withdrawals"]) {
      const shown = await page(path);
      expect(shown).toContain("Sempat dianggap gagal, ternyata sampai. Rp 1.000.000 diambil lagi dari saldo.");
      expect(shown).not.toContain("Gagal, saldo dikembalikan");
    }
    expect(await page("/dashboard/balance")).toContain("Sudah ditarik Rp 1.000.000");
    const statement = await (await world.fetch("/dashboard/balance/statement.csv", { as: sari })).text();
    expect(statement).toMatch(
      new RegExp(`"Transfer ternyata sampai, diambil dari saldo";BCA •••• 7890;${subject.id};;1000000;19000000`),
    );
    const file = await page(`/operator/withdrawals/${subject.id}`, ayu);
    expect(file).toContain("Sempat dianggap gagal, ternyata sampai.");
    expect(file).not.toContain("Gagal, saldo dikembalikan");
    const others = await page("/operator/withdrawals?status=selesai", ayu);
    expect(others).toMatch(/Sari Wulandari BCA •••• 7890 [^R]*Sampai Rp 1\.000\.000/);
  });

  it("is our loss if the balance is too small", async () => {
    const loss = await balanceOf(world, "loss");
    sari = await seller(world, "Sari Wulandari", 6 * MILLION);
    const subject = await returnedThenArrived(6 * MILLION);
    await tell(await released(4 * MILLION), "completed");
    expect(await sellerBalance()).toBe(2 * MILLION);
    await bothJudge("judge_arrived", subject);
    expect(await sellerBalance()).toBe(0);
    expect(await balanceOf(world, "loss")).toBe(loss - 4 * MILLION);
    expect(await receivedTexts(sari)).toContain("Hubungi kami untuk mengembalikan Rp 4.000.000.");
    const shown = await (await world.fetch("/dashboard/balance/withdrawals", { as: sari })).text();
    expect(pageText(shown)).toContain("Rp 4.000.000 masih harus dikembalikan kepada JasaWarga.");
  });

  it("stays returned when operators find that it did come back", async () => {
    const before = await sellerBalance();
    const subject = await returnedThenArrived();
    await bothJudge("judge_returned", subject);
    expect(await sellerBalance()).toBe(before);
    expect(await tell(subject, "completed")).toBe(200);
    expect((await last(subject)).state).toBe("returned");
  });

  it("needs one operator if one sent it, never its owner, and nobody who has left", async () => {
    const small = await returnedThenArrived(MILLION, ayu);
    const own = await newOperator(world, "Operator Sendiri");
    expect(await judge("judge_returned", small, ayu)).toBe("closed");
    const large = await returnedThenArrived();
    expect(await judge("judge_returned", large, own)).toBe("proposed");
    await leave(world, own);
    expect(await judge("judge_returned", large, bima)).toBe("proposed");
    expect(await judge("judge_returned", large, ayu)).toBe("closed");
  });
});

describe("a withdrawal that failed, was paid by hand, and arrived as well", () => {
  it("is our loss until the provider reports a return", async () => {
    const [loss, before] = [await balanceOf(world, "loss"), await sellerBalance()];
    const subject = await released();
    await tell(subject, "failed", "008");
    await payOut(world, subject.id, ayu);
    expect(await tell(subject, "completed")).toBe(409);
    await bothJudge("judge_arrived", subject);
    expect(await balanceOf(world, "loss")).toBe(loss - MILLION);
    expect(await sellerBalance()).toBe(before - MILLION);
    expect((await withdrawalsOf(world, sari)).at(-1)?.status).toBe("paid");
    const shown = async () => pageText(await (await world.fetch("/dashboard/balance", { as: sari })).text());
    expect(await shown()).toContain("Nomor referensi TRX-1. Ternyata sampai dua kali.");
    expect(await shown()).toContain("Sudah ditarik Rp 1.000.000");
    expect(await tell(subject, "failed", "012")).toBe(409);
    await bothJudge("judge_returned", subject);
    expect(await shown()).not.toContain("dua kali");
    expect(await balanceOf(world, "loss")).toBe(loss);
    expect(await receivedTexts(sari)).toContain("Tidak ada yang perlu Anda kembalikan.");
  });
});

describe("a withdrawal that arrived and was then reported as rejected", () => {
  const deniedArrival = async () => {
    const subject = await released();
    await tell(subject, "completed");
    expect(await tell(subject, "rejected")).toBe(409);
    expect((await last(subject)).deniedAs).toBe("rejected");
    return subject;
  };

  it("returns to the balance once, however many decide at once", async () => {
    const before = await sellerBalance();
    const subject = await deniedArrival();
    expect(await judge("judge_returned", subject, ayu)).toBe("proposed");
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => judge("judge_returned", subject, bima)),
      tell(subject, "failed", "012"),
    ]);
    expect(answers).toContain("closed");
    expect(await sellerBalance()).toBe(before);
    expect((await withdrawalsOf(world, sari)).at(-1)?.status).toBe("failed");
    expect((await last(subject)).state).toBe("returned");
    expect(await receivedTexts(sari)).toContain("dikembalikan bank");
  });

  it("stays paid when two find that it arrived, and stays open while they disagree", async () => {
    const before = await sellerBalance();
    const subject = await deniedArrival();
    await Promise.all([judge("judge_returned", subject, ayu), judge("judge_arrived", subject, bima)]);
    expect((await last(subject)).denialClosedAt).toBeNull();
    const { verdict } = await last(subject);
    await judge("judge_arrived", subject, verdict === "arrived" ? ayu : bima);
    if (verdict !== "arrived") await judge("judge_arrived", subject, ayu);
    expect((await last(subject)).denialClosedAt).not.toBeNull();
    expect(await sellerBalance()).toBe(before - MILLION);
    expect((await withdrawalsOf(world, sari)).at(-1)?.status).toBe("paid");
  });

  it("can be decided on its page, without script", async () => {
    const subject = await deniedArrival();
    const path = `/operator/withdrawals/${subject.id}`;
    const page = async (as: TestPerson) => pageText(await (await world.fetch(path, { as })).text());
    const press = (as: TestPerson, reason: string) =>
      world.fetch(path, { as, form: { act: "judge_returned", reason } });
    expect(await page(ayu)).toContain("Bantahan penyedia");
    expect(await page(ayu)).toContain("ditolak, uang tidak dikirim");
    expect((await press(ayu, "pendek")).status).toBe(400);
    expect((await press(ayu, BANK_LIST)).status).toBe(303);
    expect(await page(ayu)).toContain("Operator lain harus menyatakan hal yang sama.");
    expect(await page(ayu)).not.toContain("Nyatakan Kembali");
    expect(await page(bima)).toContain("Periksa sendiri");
    expect((await press(bima, BANK_LIST)).status).toBe(303);
    expect(await page(bima)).toContain("Bima Pratama menyatakan uangnya kembali");
    expect(await page(bima)).not.toContain("Nyatakan Sampai");
    expect((await press(sari, BANK_LIST)).status).toBeGreaterThanOrEqual(400);
  });
});

async function named(budi: TestPerson, orderId: string) {
  const { holders } = iris.account;
  const before = holders.get(PAYOUT_ACCOUNT.number);
  holders.set(PAYOUT_ACCOUNT.number, "BUDI SANTOSO");
  await nameAccount(world, budi, orderId);
  if (before === undefined) holders.delete(PAYOUT_ACCOUNT.number);
  else holders.set(PAYOUT_ACCOUNT.number, before);
}

async function debt() {
  const budi = await world.person("Budi Santoso");
  const sides = { buyer: budi, seller: sari, listingId: await world.listing(sari) };
  const { orderId, refundId } = await byHand(world, sides);
  await named(budi, orderId);
  return { budi, orderId, refundId, subject: await sent(ofRefund(refundId)) };
}

describe("a refund", () => {
  it("that its account rejected offers another account first", async () => {
    const { budi, orderId, refundId, subject } = await debt();
    const page = async () => pageText(await (await world.fetch(`/operator/refunds/${refundId}`, { as: ayu })).text());
    await tell(subject, "failed", "001");
    const shown = await page();
    expect(shown).toContain("Uangnya ditolak di rekening ini.");
    expect(shown.indexOf("Minta Rekening Lain")).toBeLessThan(shown.indexOf("Siapkan Transfer"));
    const reason = "Nomor rekening tidak cocok dengan namanya.";
    const seen = "BCA •••• 7890 Budi Santoso";
    expect((await handle(world, ayu, refundId, { act: "return_refund_account", reason, seen })).status).toBe(303);
    expect(await page()).not.toContain("Siapkan Transfer");
    iris.account.holders.set("5550001111", "BUDI SANTOSO");
    await nameAccount(world, budi, orderId, { number: "5550001111" });
    const again = await page();
    expect(again).not.toContain("Uangnya ditolak di rekening ini.");
    expect(again.indexOf("Siapkan Transfer")).toBeLessThan(again.indexOf("Minta Rekening Lain"));
  });

  it("is owed again if it did not arrive after all", async () => {
    const { budi, refundId, subject } = await debt();
    await tell(subject, "completed");
    expect(await tell(subject, "rejected")).toBe(409);
    await bothJudge("judge_returned", subject);
    expect(await refundRow(world, refundId)).toMatchObject({ status: "pending", account: null });
    expect(await balanceOf(world, `refund:${budi.id}`)).toBe((await last(subject)).amount);
  });

  it("that was also paid by hand is our loss until it comes back", async () => {
    const { budi, refundId, subject } = await debt();
    const loss = await balanceOf(world, "loss");
    const { amount } = await last(subject);
    await tell(subject, "failed", "008");
    await takeAndSend(world, ayu, refundId);
    expect(await tell(subject, "completed")).toBe(409);
    await bothJudge("judge_arrived", subject);
    expect(await balanceOf(world, "loss")).toBe(loss - amount);
    expect(await receivedTexts(budi)).toContain("sampai dua kali");
    expect(await tell(subject, "failed", "012")).toBe(409);
    await bothJudge("judge_returned", subject);
    expect(await balanceOf(world, "loss")).toBe(loss);
    expect(await refundRow(world, refundId)).toMatchObject({ status: "paid" });
  });

  /** A refund sent by hand and through the provider. The bank returned the transfer by hand. */
  async function onlyProviderTransferLeft() {
    const made = await debt();
    await tell(made.subject, "failed", "008");
    await takeAndSend(world, ayu, made.refundId);
    await tell(made.subject, "completed");
    await bothJudge("judge_arrived", made.subject);
    const seen = await paymentShown(world, bima, made.refundId);
    const back = { act: "return", reason: "Rekening tidak dikenal bank.", seen };
    expect((await handle(world, bima, made.refundId, back)).status).toBe(303);
    return made;
  }

  it("whose two transfers both came back is owed again and paid once", async () => {
    const loss = await balanceOf(world, "loss");
    const { budi, orderId, refundId, subject } = await onlyProviderTransferLeft();
    const { amount } = await last(subject);
    expect(await balanceOf(world, "loss")).toBe(loss);
    expect(await refundRow(world, refundId)).toMatchObject({ status: "paid" });
    expect(await tell(subject, "failed", "012")).toBe(409);
    expect(await judge("judge_returned", subject, ayu)).toBe("proposed");
    const answers = await Promise.all(Array.from({ length: 4 }, () => judge("judge_returned", subject, bima)));
    expect(answers).toContain("closed");
    expect(await refundRow(world, refundId)).toMatchObject({
      status: "pending",
      route: "bank",
      account: null,
      assignedTo: null,
      paidAt: null,
    });
    expect(await balanceOf(world, "loss")).toBe(loss);
    expect(await balanceOf(world, `refund:${budi.id}`)).toBe(amount);
    expect(await receivedTexts(budi)).toContain("dikembalikan bank");
    expect(await receivedTexts(budi)).not.toContain("ternyata sekali saja");
    expect(await auditPayouts(world)).toEqual([]);
    const bank = await balanceOf(world, "bank");
    await named(budi, orderId);
    await takeAndSend(world, ayu, refundId);
    expect(await refundRow(world, refundId)).toMatchObject({ status: "paid", route: "bank" });
    expect(await balanceOf(world, `refund:${budi.id}`)).toBe(0);
    expect(await balanceOf(world, "bank")).toBe(bank + amount);
    expect(await tell(subject, "completed")).toBe(409);
    await bothJudge("judge_arrived", subject);
    expect(await balanceOf(world, "loss")).toBe(loss - amount);
  });

  it("that arrived through the provider stays paid", async () => {
    const { budi, refundId, subject } = await onlyProviderTransferLeft();
    expect(await tell(subject, "failed", "012")).toBe(409);
    await bothJudge("judge_arrived", subject);
    expect(await refundRow(world, refundId)).toMatchObject({ status: "paid" });
    expect(await balanceOf(world, `refund:${budi.id}`)).toBe(0);
  });
});

it(`a buyer is owed what no transfer delivered, over ${DEBTS} random histories of returned transfers`, {
  timeout: 300_000,
}, async () => {
  const roll = seededRandom(SEED);
  for (let walk = 0; walk < DEBTS; walk++) {
    const { budi, orderId, refundId, subject } = await debt();
    const { amount } = await last(subject);
    const [bank, loss] = [await balanceOf(world, "bank"), await balanceOf(world, "loss")];
    const bothDecide = async (act: DenialAction) => {
      for (const by of [ayu, bima]) await judge(act, subject, by);
    };
    const isDenied = async () => {
      const { contradictedAt, denialClosedAt } = await last(subject);
      return contradictedAt !== null && denialClosedAt === null;
    };
    await tell(subject, "failed", "008");
    for (let step = 0; step < 8; step++) {
      const refund = await refundRow(world, refundId);
      const steps = [
        () => tell(subject, "completed"),
        () => tell(subject, "failed", "012"),
        () => (refund?.account ? takeAndSend(world, ayu, refundId, `FT-${step}`) : named(budi, orderId)),
        async () => {
          const seen = await paymentShown(world, bima, refundId);
          await handle(world, bima, refundId, { act: "return", reason: BANK_LIST, seen });
        },
      ];
      await steps[roll(4)]?.();
      if (await isDenied()) await bothDecide(roll(2) ? "judge_arrived" : "judge_returned");
      expect(await isDenied()).toBe(false);
      const { state, surplus } = await last(subject);
      const after = await refundRow(world, refundId);
      const byHand = after?.status === "paid" && after.paidBy !== null;
      const held = [state === "arrived", surplus > 0, byHand].filter(Boolean).length;
      expect(after?.status === "paid").toBe(held > 0);
      expect(await balanceOf(world, `refund:${budi.id}`)).toBe(held > 0 ? 0 : amount);
      expect(await balanceOf(world, "bank")).toBe(bank + held * amount);
      expect(await balanceOf(world, "loss")).toBe(loss - Math.max(0, held - 1) * amount);
    }
  }
});

it(`the books stay correct over ${HISTORIES} random histories of a provider that contradicts itself`, {
  timeout: 300_000,
}, async () => {
  const roll = seededRandom(SEED);
  const [bank, loss] = [await balanceOf(world, "bank"), await balanceOf(world, "loss")];
  let left = 0;
  let earned = 0;
  for (let walk = 0; walk < HISTORIES; walk++) {
    if (walk % 15 === 0) sari = await seller(world, "Sari Wulandari", 20 * MILLION);
    const id = crypto.randomUUID();
    const asked = { id, userId: sari.id, amount: 100_000, account: PAYOUT_ACCOUNT, formId: id };
    const { db, now } = world.context();
    expect(await storeWithdrawal(db, { ...asked, createdAt: now }, [])).toBe(true);
    const subject = await sent(ofWithdrawal(id));
    for (let step = 0; step < 5; step++) {
      await tell(subject, (["completed", "failed", "completed", "rejected"] as const)[roll(4)] ?? "failed");
      const denied = (await last(subject)).contradictedAt !== null;
      if (denied && roll(3) === 0)
        for (const by of [ayu, bima]) await judge(roll(4) ? "judge_arrived" : "judge_returned", subject, by);
      if (roll(4) === 0) await payOut(world, id, ayu, `TRX-${step}`);
    }
    await checkDuePayouts(world.context());
    const [row] = (await withdrawalsOf(world, sari)).filter((one) => one.id === id);
    const attempt = await last(subject);
    if (attempt.contradictedAt !== null && attempt.denialClosedAt === null)
      for (const by of [ayu, bima]) await judge(roll(2) ? "judge_arrived" : "judge_returned", subject, by);
    for (let more = 0; more < 2 && (await last(subject)).denialClosedAt === null; more++)
      if ((await last(subject)).contradictedAt !== null)
        for (const by of [ayu, bima]) await judge("judge_arrived", subject, by);
    if (row?.status === "requested" && (await last(subject)).state !== "arrived") await payOut(world, id, ayu);
    const [after] = (await withdrawalsOf(world, sari)).filter((one) => one.id === id);
    const { state, surplus, surplusTaken } = await last(subject);
    const hand = after?.decidedBy && after.status === "paid" ? 1 : 0;
    left += 100_000 * (hand + (state === "arrived" ? 1 : 0)) + surplus;
    earned += surplus - surplusTaken;
    expect(await balanceOf(world, `payout:${id}`)).toBe(after?.status === "requested" ? 100_000 : 0);
  }
  expect(await balanceOf(world, "bank")).toBe(bank + left);
  expect(await balanceOf(world, "loss")).toBe(loss - earned);
  expect(await denials()).toBe(0);
});
