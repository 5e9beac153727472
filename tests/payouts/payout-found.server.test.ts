import { afterAll, beforeAll, expect, it } from "vitest";
import type { PayoutReport } from "~/payouts/provider-payout";
import { DAY } from "~/platform/dates";
import { IRIS_DEVELOPMENT_KEYS, type IrisPayout, type IrisStatus } from "../../e2e/iris/account.ts";
import { type RunningIris, startIris } from "../../e2e/iris/server.ts";
import { sendingThrough } from "../../e2e/iris/variables.ts";
import { newOperator } from "../support/flows/operators";
import { seller, withdrawal } from "../support/flows/paying-out";
import { ofWithdrawal, payoutsOf, send } from "../support/flows/sending";
import { startWorld, type TestPerson, type World } from "../support/world";

// The books are not audited here: the provider claims payouts that no operator released, which an audit reports.

const MILLION = 1_000_000;

let world: World;
let iris: RunningIris;
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
afterAll(async () => {
  await world.stop();
  await iris.close();
});

async function asked() {
  const sari = await seller(world, "Sari Wulandari", 20 * MILLION);
  return ofWithdrawal((await withdrawal(world, sari, MILLION)).id);
}

/** The provider moves the payout on and sends a notification. */
async function tell(payout: IrisPayout, status: IrisStatus) {
  iris.account.set(payout, status);
  const { body, signature } = iris.account.notification(payout);
  const headers = { "Content-Type": "application/json", "Iris-Signature": signature, Origin: "none" };
  return (await world.fetch("/webhooks/iris", { method: "POST", body, headers })).status;
}

/** A payout whose reference was lost on its way to us, and the provider's record of it. */
async function unanswered() {
  const subject = await asked();
  await fetch(`${iris.url}/_control/faults`, {
    method: "POST",
    body: JSON.stringify({ kind: "lost", on: "create", times: 1 }),
  });
  await send(world.context(), "prepare_payout", subject, ayu);
  const [attempt] = await payoutsOf(world.context(), subject);
  const made = [...iris.account.payouts.values()].find(({ notes }) => attempt && notes.includes(attempt.id));
  if (!made) throw new Error("not made");
  return { subject, made };
}

/** Context whose provider answers the first query as `answer` says, and whose first write is followed by `written`. */
function searching(answer: (report: PayoutReport) => PayoutReport, written: () => Promise<void>) {
  const context = world.context(Date.now() + 2 * DAY);
  const provider = context.payouts.named("iris");
  if (!provider) throw new Error("no provider");
  let isAnswered = false;
  const find: typeof provider.find = async (reference) => {
    const found = await provider.find(reference);
    if (isAnswered || !found.ok || !found.report) return found;
    isAnswered = true;
    return { ok: true, report: answer(found.report) };
  };
  let isWritten = false;
  const db = new Proxy(context.db, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      if (key !== "batch" || isWritten) return typeof value === "function" ? value.bind(target) : value;
      return async (...statements: Parameters<typeof target.batch>) => {
        isWritten = true;
        const results = await target.batch(...statements);
        await written();
        return results;
      };
    },
  });
  return { ...context, db, payouts: { ...context.payouts, named: () => ({ ...provider, find }) } };
}

it.each([
  { finds: "waiting", meanwhile: [], answer: "ok", state: "prepared", denied: null },
  { finds: "sent", meanwhile: [], answer: "ok", state: "sending", denied: null },
  { finds: "arrived", meanwhile: [], answer: "ok", state: "arrived", denied: null },
  { finds: "failed", meanwhile: [], answer: "ok", state: "failed", denied: null },
  { finds: "rejected", meanwhile: [], answer: "ok", state: "failed", denied: null },
  { finds: "waiting", meanwhile: ["completed"], answer: "ok", state: "arrived", denied: null },
  { finds: "arrived", meanwhile: ["completed"], answer: "ok", state: "arrived", denied: null },
  {
    finds: "rejected",
    meanwhile: ["completed"],
    answer: "contradicted",
    state: "arrived",
    denied: "rejected",
  },
  {
    finds: "arrived",
    meanwhile: ["completed", "failed"],
    answer: "contradicted",
    state: "returned",
    denied: "arrived",
  },
] as const)(
  "is $answer when an operator finds it $finds, after the reports [$meanwhile]",
  async ({ finds, meanwhile, answer, state, denied }) => {
    const { subject, made } = await unanswered();
    const context = searching(
      (report) => ({ ...report, status: finds }),
      async () => {
        for (const status of meanwhile) expect(await tell(made, status)).toBe(200);
      },
    );
    expect(await send(context, "enter_reference", subject, ayu, made.reference_no)).toBe(answer);
    const [attempt] = await payoutsOf(world.context(), subject);
    expect(attempt).toMatchObject({ state, deniedAs: denied, reference: made.reference_no });
  },
);

it.each([
  ["another sum", { amount: 999_999 }],
  ["no sum", { amount: null }],
  ["the id of another attempt", { attemptId: "another" }],
  ["no id", { attemptId: null }],
  ["the reference of another payout", { reference: "taken" }],
])("is not found under a number whose answer has %s", async (_, wrong) => {
  const released = await asked();
  expect(await send(world.context(), "prepare_payout", released, ayu)).toBe("ok");
  expect(await send(world.context(), "release_payout", released, bima)).toBe("ok");
  const other = await payoutsOf(world.context(), released);
  const { subject, made } = await unanswered();
  const changed = "reference" in wrong ? { reference: other[0]?.reference ?? "" } : wrong;
  const context = searching(
    (report) => ({ ...report, ...changed }),
    async () => {},
  );
  expect(await send(context, "enter_reference", subject, ayu, made.reference_no)).toBe("wrong_reference");
  expect((await payoutsOf(world.context(), subject))[0]).toMatchObject({
    state: "intended",
    reference: null,
  });
});
