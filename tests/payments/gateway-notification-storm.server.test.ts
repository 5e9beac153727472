import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { order, startPaying } from "../support/flows/buying";
import { auditLedger, readOrder } from "../support/flows/money";
import { controlOf } from "../support/gateway-control";
import { seededRandom } from "../support/seeded-random";
import { patience, SEED, size } from "../support/size";
import { startWorld, type TestPerson, type World } from "../support/world";

const ORDERS = size(50, 10);
const NOTIFICATIONS = size(1_000, 200);
const PARALLEL = 10;

vi.setConfig({ testTimeout: patience(120_000) });

let world: World;
let control: ReturnType<typeof controlOf>;

beforeAll(async () => {
  world = await startWorld();
  control = controlOf(world);
});
afterAll(() => world.stop());

type Status = { transaction_status: string; fraud_status?: string; status_code?: string };

const settlement: Status = { transaction_status: "settlement" };
const challenge: Status = { transaction_status: "capture", fraud_status: "challenge" };

const HISTORIES: { at: Status[]; payment: string; postings: number }[] = [
  { at: [settlement], payment: "held", postings: 1 },
  { at: [{ transaction_status: "pending" }, settlement], payment: "held", postings: 1 },
  { at: [{ transaction_status: "deny" }, settlement], payment: "held", postings: 1 },
  { at: [challenge, settlement], payment: "held", postings: 1 },
  { at: [challenge, { transaction_status: "deny" }], payment: "awaiting", postings: 0 },
  { at: [challenge], payment: "review", postings: 0 },
  { at: [{ transaction_status: "pending" }], payment: "awaiting", postings: 0 },
  { at: [{ transaction_status: "deny" }], payment: "awaiting", postings: 0 },
  { at: [settlement, { transaction_status: "chargeback" }], payment: "charged_back", postings: 2 },
  { at: [settlement, { transaction_status: "refund" }], payment: "refunded", postings: 2 },
];

const roll = seededRandom(SEED);

function shuffled<T>(items: readonly T[]): T[] {
  const all = [...items];
  for (let at = all.length - 1; at > 0; at--) {
    const other = roll(at + 1);
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}

type Sent = { body: string; forged: boolean };

function notification(id: string, status: Status, transactionId: string, delivery: number, forged = false): Sent {
  const body = {
    order_id: id,
    status_code: status.transaction_status === "pending" ? "201" : "200",
    gross_amount: "350000.00",
    fraud_status: "accept",
    payment_type: "qris",
    transaction_id: transactionId,
    delivery: String(delivery),
    ...status,
  };
  const key = forged ? "SB-Mid-server-somebody-else" : world.serverKey;
  const signed = body.order_id + body.status_code + body.gross_amount + key;
  return { body: JSON.stringify({ ...body, signature_key: sha512(signed) }), forged };
}

const sha512 = (text: string) => createHash("sha512").update(text).digest("hex");

/** Delivers as the gateway does and repeats 5xx answers. Returns the last answers. */
async function deliver(notifications: readonly Sent[]): Promise<{ sent: Sent; status: number }[]> {
  const answers: { sent: Sent; status: number }[] = [];
  let waiting = [...notifications];
  for (let round = 0; round < 5 && waiting.length > 0; round++) {
    const again: Sent[] = [];
    for (let first = 0; first < waiting.length; first += PARALLEL) {
      const answered = await Promise.all(
        waiting.slice(first, first + PARALLEL).map(async (sent) => ({ sent, status: await post(sent.body) })),
      );
      for (const answer of answered)
        if (answer.status >= 500) again.push(answer.sent);
        else answers.push(answer);
    }
    waiting = again;
  }
  expect(waiting).toEqual([]);
  return answers;
}

async function post(body: string): Promise<number> {
  const headers = { "Content-Type": "application/json", Origin: "none" };
  return (await world.fetch("/webhooks/midtrans", { method: "POST", body, headers })).status;
}

it("repeated, late and forged notifications in any order leave each order as the gateway has it", async () => {
  const sari = await world.person("Sari Wulandari");
  const listing = await world.listing(sari);
  const buyers: TestPerson[] = [];
  for (let n = 0; n < 5; n++) buyers.push(await world.person(`Budi Santoso ${n}`));
  const told = [];
  for (let n = 0; n < ORDERS; n++) {
    const budi = buyers[n % buyers.length] as TestPerson;
    const id = await order(world, budi, listing);
    await startPaying(world, budi, id);
    told.push({
      id,
      gatewayId: `JW-${id}-1`,
      story: HISTORIES[n % HISTORIES.length] as (typeof HISTORIES)[number],
    });
  }

  // Steps happen one after another. Some notifications of a step arrive only after the next step.
  const forged: Sent[] = [];
  let held: Sent[] = [];
  let sent = 0;
  const longest = Math.max(...HISTORIES.map(({ at }) => at.length));
  for (let at = 0; at < longest; at++) {
    const fresh: Sent[] = [];
    for (const { gatewayId, story } of told) {
      const status = story.at[at];
      if (!status) continue;
      const transactionId = await control.set(gatewayId, status);
      const times = Math.round(NOTIFICATIONS / ORDERS / story.at.length) - 1;
      const one = notification(gatewayId, status, transactionId, 0);
      for (let delivery = 0; delivery < times; delivery++)
        fresh.push(roll(4) ? one : notification(gatewayId, status, transactionId, delivery));
      forged.push(notification(gatewayId, settlement, transactionId, at, true));
    }
    const wave = shuffled([...fresh, ...held]);
    const kept = at + 1 < longest ? Math.floor(wave.length / 3) : 0;
    held = wave.slice(0, kept);
    const now = shuffled([...wave.slice(kept), ...forged.splice(0)]);
    sent += now.length;
    for (const { sent: what, status } of await deliver(now))
      expect(status === 403, `${status} for ${what.body}`).toBe(what.forged);
  }
  expect(sent).toBe(NOTIFICATIONS);

  for (const { id, story } of told) {
    const { order: row, postings, attempts } = await readOrder(world, id);
    expect([row.paymentStatus, postings.length, attempts.length], JSON.stringify(story.at)).toEqual([
      story.payment,
      story.postings,
      1,
    ]);
  }
  expect(await auditLedger(world)).toEqual([]);
});
