import { expect } from "vitest";
import { payoutAttempts, withdrawals } from "~/database/schema/money";
import { decideWithdrawal } from "~/payouts/decision-commands.server";
import { checkDuePayouts } from "~/payouts/provider-commands.server";
import { isInProgress } from "~/payouts/provider-payout";
import { storeWithdrawal } from "~/payouts/queries.server";
import { receivePayoutNotification } from "~/payouts/report-commands.server";
import type { Context } from "~/platform/context.server";
import { DAY, HOUR, startOfDay } from "~/platform/dates";
import { createPayoutProviders } from "~/platform/gateways/gateways.server";
import { IRIS_DEVELOPMENT_KEYS, IrisAccount, type IrisPayout } from "../../e2e/iris/account.ts";
import { answerCall, type IrisCall, nameOf } from "../../e2e/iris/calls.ts";
import { sendingThrough } from "../../e2e/iris/variables.ts";
import { it } from "../support/app-test";
import { newOperator } from "../support/flows/operators";
import { auditPayouts, earn, PAYOUT_ACCOUNT } from "../support/flows/paying-out";
import { ofWithdrawal, payoutsOf, send } from "../support/flows/sending";
import { seededRandom } from "../support/seeded-random";
import { patience, SEED, size } from "../support/size";
import type { TestPerson } from "../support/world";

const PAYOUTS = size(1_000, 200);
const SELLERS = 20;
const STEPS = 7;
const AMOUNT = 60_000;

type Roll = (sides: number) => number;

/**
 * One withdrawal with its own random numbers, so that its history does not depend on others. `number` is its account.
 */
type History = { id: string; number: string; roll: Roll; nested: boolean };

/**
 * A provider that loses answers, repeats calls, sends old reports and reports of other payouts. It also lets other
 * events happen to the withdrawal between request and answer.
 */
function unreliable(
  iris: IrisAccount,
  { trouble, historyOf, meanwhile }: Pick<Simulation, "trouble" | "historyOf" | "meanwhile">,
): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(String(input));
    const headers = new Headers(init.headers);
    const call = {
      method: init.method ?? "GET",
      path: url.pathname.replace("/iris/api/v1", ""),
      query: url.searchParams,
      authorization: headers.get("Authorization"),
      idempotencyKey: headers.get("X-Idempotency-Key"),
      body: JSON.parse(String(init.body ?? "{}")),
    };
    const history = trouble.on ? historyOf(call) : undefined;
    const { roll } = history ?? { roll: () => 99 };
    const bad = roll(12);
    const interrupted = history && !history.nested ? roll(10) : 99;
    if (history && interrupted === 0) await meanwhile(history);
    if (bad === 0) throw new TypeError("refused before it began");
    if (bad === 1) answerCall(iris, call);
    const { answer } = answerCall(iris, call);
    if (history && interrupted === 1) await meanwhile(history);
    if (bad === 2) throw new TypeError("lost on the way back");
    if (bad === 3) return new Response("<html>", { status: 502 });
    if (bad === 4) return new Response('{"odd":true}', { status: 200 });
    return Response.json(bad === 5 ? wrongAnswer(iris, nameOf(call), answer.body, roll) : answer.body, {
      status: answer.status,
    });
  };
}

function wrongAnswer(iris: IrisAccount, name: string, body: unknown, roll: Roll): unknown {
  const all = [...iris.payouts.keys()];
  const another = all[roll(all.length)];
  if (name === "create") return { payouts: [{ status: "queued", reference_no: another ?? "x" }] };
  if (name !== "details") return body;
  const wrong = [{ status: "queued" }, { amount: "1.00" }, { reference_no: another }, { status: "?" }];
  return { ...(body as object), ...wrong[roll(wrong.length)] };
}

/** The bank's own progress, independent of what we hear. */
function bankMoves(iris: IrisAccount, payout: IrisPayout | undefined, roll: Roll): void {
  if (payout?.status === "approved") iris.set(payout, "processed");
  else if (payout?.status === "processed") iris.set(payout, roll(4) ? "completed" : "failed", roll(2) ? "012" : null);
  else if (payout?.status === "completed" && roll(3) === 0) iris.set(payout, "failed");
}

type Simulation = {
  iris: IrisAccount;
  at: () => Context;
  ayu: TestPerson;
  bima: TestPerson;
  trouble: { on: boolean };
  historyOf(call: IrisCall): History | undefined;
  meanwhile(history: History): Promise<void>;
};

async function randomStep({ iris, at, ayu, bima }: Simulation, { id, roll }: History): Promise<unknown> {
  const subject = ofWithdrawal(id);
  const by = roll(2) ? ayu : bima;
  const hand = (act: "assign" | "pay" | "unassign") =>
    decideWithdrawal(at(), act, { id, operatorId: by.id, words: "TRX-1" });
  const newest = async () => {
    const references = (await payoutsOf(at(), subject)).map(({ reference }) => reference ?? "");
    return iris.payouts.get(references.at(-1) ?? "");
  };
  switch (roll(9)) {
    case 0:
      return hand("assign").then(() => (roll(3) ? hand("unassign") : hand("pay")));
    case 1:
      return send(at(), "reject_payout", subject, by, "Tidak jadi dikirim.");
    case 2:
      return checkDuePayouts(at());
    case 3:
    case 4:
      return send(at(), "prepare_payout", subject, by);
    case 5:
    case 6:
      await send(at(), "release_payout", subject, by);
      return bankMoves(iris, await newest(), roll);
    default: {
      const payout = await newest();
      bankMoves(iris, payout, roll);
      const provider = at().payouts.current;
      if (!payout || !provider) return;
      const { body, signature } = iris.notification(payout);
      const tell = () => receivePayoutNotification(at(), provider, body, new Headers({ "Iris-Signature": signature }));
      await tell();
      if (roll(2)) bankMoves(iris, payout, roll);
      return tell();
    }
  }
}

it(`none of ${PAYOUTS} withdrawals is sent twice after any answer of the provider`, {
  timeout: patience(20 * 60_000),
}, async ({ world }) => {
  const roll = seededRandom(SEED);
  // The same time of day in each run, because keys are removed at midnight and sums count by day.
  let clock = startOfDay(Date.now()) + 2 * DAY;
  const iris = new IrisAccount(IRIS_DEVELOPMENT_KEYS, () => clock);
  const histories: History[] = [];
  /** Withdrawals of this round by number. Older ones do not change any more. */
  const live = new Map<string, History>();
  const trouble = { on: true };
  const [ayu, bima] = [await newOperator(world, "Ayu Lestari"), await newOperator(world, "Bima Pratama")];
  const walk: Simulation = {
    iris,
    ayu,
    bima,
    trouble,
    at: () => ({ ...world.context(clock), payouts }),
    historyOf({ path, body }) {
      const names = [path.split("/")[2], ...(Array.isArray(body.reference_nos) ? body.reference_nos : [])];
      const known = names.flatMap((name) => iris.payouts.get(String(name)) ?? [])[0];
      const [asked] = Array.isArray(body.payouts) ? body.payouts : [];
      return live.get(String((known ?? asked)?.beneficiary_account));
    },
    async meanwhile(history) {
      history.nested = true;
      await randomStep(walk, history);
      history.nested = false;
    },
  };
  const route = { route: "iris", settings: { iris: sendingThrough("http://provider.test") } };
  const payouts = createPayoutProviders(route, unreliable(iris, walk));
  const { at } = walk;
  const quiet = console.error;
  console.error = () => undefined;

  for (let round = 0; round < PAYOUTS / SELLERS; round++) {
    trouble.on = true;
    live.clear();
    for (let n = 0; n < SELLERS; n++) {
      const person = await world.person(`Penjual ${n}`);
      await earn(world, person, AMOUNT, clock - 1);
      const id = crypto.randomUUID();
      const number = String(1_000_000_000 + histories.length);
      const history = { id, number, roll: seededRandom(roll(2 ** 31)), nested: false };
      const account = { ...PAYOUT_ACCOUNT, number };
      const withdrawal = { id, userId: person.id, amount: AMOUNT, fee: n % 3 === 0 ? 5_550 : 0, account };
      await storeWithdrawal(at().db, { ...withdrawal, formId: id, createdAt: clock }, []);
      histories.push(history);
      live.set(number, history);
    }
    const begun = [...live.values()];
    for (let step = 0; step < STEPS * SELLERS; step++) {
      if (step % SELLERS === 0) clock += roll(8) === 0 ? 30 * HOUR : roll(40) * 60_000;
      await randomStep(walk, begun[roll(SELLERS)] as History);
    }
    // Without faults each withdrawal must end, by the provider or by an operator.
    trouble.on = false;
    for (let day = 0; day < 3; day++) {
      clock += DAY;
      for (const payout of iris.payouts.values()) {
        if (payout.status === "approved") iris.set(payout, "processed");
        if (payout.status === "processed") iris.set(payout, "completed");
      }
      while (await checkDuePayouts(at()));
    }
    for (const { id } of begun) {
      const standing = (await payoutsOf(at(), ofWithdrawal(id))).find(({ state }) => isInProgress(state));
      if (standing?.state === "prepared")
        await send(at(), "reject_payout", ofWithdrawal(id), ayu, "Tidak jadi dikirim.");
      if (standing?.state === "intended")
        await send(at(), "declare_absent", ofWithdrawal(id), ayu, "Tidak ada di dasbor.");
    }
  }

  const { db } = at();
  const attempts = await db.select().from(payoutAttempts);
  const rows = await db.select().from(withdrawals);
  console.error = quiet;
  const arrived = new Map<string, number>();
  for (const { notes, status } of iris.payouts.values())
    if (status === "completed") arrived.set(notes.slice(-20), (arrived.get(notes.slice(-20)) ?? 0) + 1);
  expect(
    attempts.filter(({ state }) => isInProgress(state)).map(({ state, lastError }) => `${state}: ${lastError}`),
  ).toEqual([]);
  expect(
    attempts.filter(({ contradictedAt }) => contradictedAt !== null).map(({ state, id }) => `${state} ${id}`),
  ).toEqual([]);
  for (const { id, number } of histories) {
    const row = rows.find((one) => one.id === id);
    const sent = attempts
      .filter(({ withdrawalId }) => withdrawalId === id)
      .reduce((sum, attempt) => sum + (arrived.get(attempt.id) ?? 0), 0);
    const byHand = row?.decidedBy ? 1 : 0;
    expect(sent + byHand, `withdrawal ${number}`).toBe(row?.status === "paid" ? 1 : 0);
  }
  const states = new Set(attempts.map(({ state }) => state));
  expect([...states]).toEqual(expect.arrayContaining(["arrived", "failed"]));
  expect(await auditPayouts(world)).toEqual([]);
});
