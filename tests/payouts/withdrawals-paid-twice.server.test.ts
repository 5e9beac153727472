import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { decideWithdrawal, judgePayoutDenial } from "~/payouts/decision-commands.server";
import type { DenialAction } from "~/payouts/provider-payout";

import { IRIS_DEVELOPMENT_KEYS, type IrisStatus } from "../../e2e/iris/account.ts";
import { type RunningIris, startIris } from "../../e2e/iris/server.ts";
import { sendingThrough } from "../../e2e/iris/variables.ts";
import { mailOf } from "../support/flows/account";
import { balanceOf } from "../support/flows/money";
import { newOperator } from "../support/flows/operators";
import { auditPayouts, payOut, seller, withdrawal, withdrawalsOf } from "../support/flows/paying-out";
import { ofWithdrawal, payoutsOf, send } from "../support/flows/sending";
import { startWorld, type TestPerson, type World } from "../support/world";

const MILLION = 1_000_000;

let world: World;
let iris: RunningIris;
let ayu: TestPerson;
let bima: TestPerson;
let sari: TestPerson;
let before: { saldo: number; bank: number; loss: number };
beforeAll(async () => {
  const quiet = { port: 0, keys: IRIS_DEVELOPMENT_KEYS, notificationUrl: "http://127.0.0.1:9/", quiet: true };
  iris = await startIris(quiet);
  world = await startWorld({ variables: sendingThrough(iris.url) });
  ayu = await newOperator(world, "Ayu Lestari");
  bima = await newOperator(world, "Bima Pratama");
});
beforeEach(async () => {
  sari = await seller(world, "Sari Wulandari", 20 * MILLION);
  before = await readBalances();
});
afterEach(async () => {
  expect(await auditPayouts(world)).toEqual([]);
});
afterAll(async () => {
  await world.stop();
  await iris.close();
});

const readBalances = async () => ({
  saldo: await balanceOf(world, `seller:${sari.id}`),
  bank: await balanceOf(world, "bank"),
  loss: await balanceOf(world, "loss"),
});
const balanceChanges = async () => {
  const now = await readBalances();
  return { saldo: now.saldo - before.saldo, bank: now.bank - before.bank, loss: now.loss - before.loss };
};
/** Balances after a withdrawal that arrived once, however often it was sent. */
const ONCE = { saldo: -MILLION, bank: MILLION, loss: 0 };

type Subject = ReturnType<typeof ofWithdrawal>;

async function sent(subject: Subject) {
  expect(await send(world.context(), "prepare_payout", subject, ayu)).toBe("ok");
  expect(await send(world.context(), "release_payout", subject, bima)).toBe("ok");
}
async function tell(subject: Subject, status: IrisStatus, back = 0, code?: string) {
  const attempt = (await payoutsOf(world.context(), subject)).at(-1 - back);
  const payout = iris.account.payouts.get(attempt?.reference ?? "");
  if (!payout) throw new Error("the provider has no such payout");
  iris.account.set(payout, status, code ?? null);
  const { body, signature } = iris.account.notification(payout);
  const headers = { "Content-Type": "application/json", "Iris-Signature": signature, Origin: "none" };
  return (await world.fetch("/webhooks/iris", { method: "POST", body, headers })).status;
}
async function failed() {
  const subject = ofWithdrawal((await withdrawal(world, sari, MILLION)).id);
  await sent(subject);
  await tell(subject, "failed", 0, "008");
  return subject;
}
const judge = (act: DenialAction, subject: Subject, { id }: TestPerson) =>
  judgePayoutDenial(world.context(), act, { subject, operatorId: id, words: "Baris 12 mutasi bank." });
async function bothJudge(act: DenialAction, subject: Subject) {
  await judge(act, subject, ayu);
  expect(await judge(act, subject, bima)).toEqual({ ok: true, value: "closed" });
}
const returnHandTransfer = ({ id }: Subject) =>
  decideWithdrawal(world.context(), "return", {
    id,
    operatorId: bima.id,
    words: "Rekening ditutup kata bank.",
  });

describe("a withdrawal that arrived twice, with one transfer returned", () => {
  it("is not in the balance when the transfer by hand is returned", async () => {
    const subject = await failed();
    await payOut(world, subject.id, ayu);
    expect(await tell(subject, "completed")).toBe(409);
    await bothJudge("judge_arrived", subject);
    expect(await balanceChanges()).toEqual({ saldo: -MILLION, bank: 2 * MILLION, loss: -MILLION });
    for (let press = 0; press < 2; press++)
      expect(await returnHandTransfer(subject)).toEqual({ ok: true, value: "return" });
    expect(await balanceChanges()).toEqual(ONCE);
    expect((await withdrawalsOf(world, sari)).at(-1)?.status).toBe("failed");
    await world.settled();
    expect((await mailOf(world, sari)).map(({ body }) => body).join("\n")).toContain(
      "satu dikembalikan bank ke saldo Anda dan satu sudah sampai",
    );
    expect(await tell(subject, "failed", 0, "012")).toBe(409);
    await bothJudge("judge_returned", subject);
    expect(await balanceChanges()).toEqual({ saldo: 0, bank: 0, loss: 0 });
  });

  it("keeps loss and decision in columns that other statements cannot change", async () => {
    const subject = await failed();
    const { db } = world.context();
    for (const made of [
      "surplus = 1",
      "surplus_taken = 1",
      "verdict = 'lost'",
      "verdict = 'arrived'",
      "denied_as = 'x'",
    ])
      await expect(
        db.run(sql.raw(`update payout_attempts set ${made} where withdrawal_id = '${subject.id}'`)),
        made,
      ).rejects.toThrow();
  });

  it("is not in the balance when the second attempt is returned", async () => {
    const subject = await failed();
    await sent(subject);
    await tell(subject, "completed");
    expect(await tell(subject, "completed", 1)).toBe(409);
    await bothJudge("judge_arrived", subject);
    expect(await tell(subject, "failed", 0, "012")).toBe(200);
    expect(await balanceChanges()).toEqual(ONCE);
    expect(await tell(subject, "failed", 0, "012")).toBe(200);
    expect(await balanceChanges()).toEqual(ONCE);
  });

  it("has the same result when both are recorded at once", async () => {
    for (let round = 0; round < 5; round++) {
      before = await readBalances();
      const subject = await failed();
      await payOut(world, subject.id, ayu);
      await tell(subject, "completed");
      await judge("judge_arrived", subject, ayu);
      await Promise.all([judge("judge_arrived", subject, bima), returnHandTransfer(subject)]);
      await judge("judge_arrived", subject, bima);
      await returnHandTransfer(subject);
      expect(await balanceChanges()).toEqual(ONCE);
    }
  });
});
