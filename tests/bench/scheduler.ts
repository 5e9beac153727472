// `npm run bench -- --only scheduler` measures how much due work one run of the scheduler does, and how much that makes
// in a day of 288 runs. It repeats this with a silent payment gateway, and measures a run with 1/288 of the work of
// 20,000 orders a day. Calls to database, gateway and mail take realistic times (ms). Options: `-- --each 20000
// --listings 20000 --database 20 --gateway 300 --mail 100`.
import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { type Context, createContext } from "~/platform/context.server";
import { type Bindings, readEnv } from "~/platform/env.server";
import type { PaymentGateway } from "~/platform/gateways/ports.server";
import { BUDGET } from "~/platform/job-rotation.server";
import { runScheduledWork } from "~/scheduled-work.server";
import { withGateway } from "../support/gateway-answers";
import { migrate } from "../support/search/crowd";
import { sqliteAsD1 } from "../support/search/sqlite-d1";
import { fillDueWork, LEFT } from "./due-work";
import { type Figure, type Line, saveResults } from "./figures";

const { values } = parseArgs({
  options: {
    each: { type: "string", default: "20000" },
    listings: { type: "string", default: "20000" },
    database: { type: "string", default: "20" },
    gateway: { type: "string", default: "300" },
    mail: { type: "string", default: "100" },
  },
});
const [each, listings] = [Number(values.each), Number(values.listings)];
const DELAY = {
  database: Number(values.database),
  gateway: Number(values.gateway),
  mail: Number(values.mail),
};
const RUNS_A_DAY = 288;
/** Rows per run before the steps had a time budget. */
const FORMER_LIMITS: Record<string, number> = {
  "deliveries to release": 50,
  "orders to expire": 25,
  "refunds to pay": 25,
  "reviews to publish": 20,
  "reminders to send": 50,
  "listings to count": 50,
};
/** Our time limit for a call to Midtrans, in ms. */
const SILENCE = 4_000;

const goals: Figure[] = [];
const lines: Line[] = [];

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

async function report(
  title: string,
  { silent = false, ...size }: { each: number; listings: number; silent?: boolean },
) {
  const database = new DatabaseSync(":memory:");
  database.exec("pragma synchronous = off");
  migrate(database);
  await fillDueWork(database, size.each, size.listings);
  const left = () =>
    Object.fromEntries(Object.entries(LEFT).map(([name, sql]) => [name, Number(database.prepare(sql).get()?.n)]));
  const before = left();
  const context = contextOver(database, silent);
  // A silent gateway would fill the log.
  const error = console.error;
  console.error = () => {};
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  await runScheduledWork(context);
  const took = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  console.error = error;
  const after = left();
  goals.push({ what: title, value: took, unit: "s", max: BUDGET.run / 1_000 });
  console.info(
    `\n${title}: ${took.toFixed(1)} s (of ${BUDGET.run / 1_000}), ${((user + system) / 1e6).toFixed(1)} s of CPU with the database's own, ${context.meter.trips} trips`,
  );
  const line = (...cells: unknown[]) =>
    console.info(cells.map((cell, at) => (at ? String(cell).padStart(15) : String(cell).padEnd(22))).join(""));
  line("", "due", "in this run", "left", "a day of these", "a day before");
  for (const [name, due = 0] of Object.entries(before)) {
    const done = due - (after[name] ?? 0);
    lines.push({ run: title, name, due, done });
    line(name, due, done, due - done, done * RUNS_A_DAY, (FORMER_LIMITS[name] ?? 0) * RUNS_A_DAY);
  }
  const mail = database.prepare("select count(*) as all_of_it, count(sent_at) as sent from outbox").get();
  console.info(`mail: ${mail?.sent} sent of ${mail?.all_of_it} that the run led to`);
  database.close();
}

function contextOver(database: DatabaseSync, silent: boolean): Context {
  const timed = { trips: 0, ms: 0, rows: 0 };
  const DB = sqliteAsD1(database, timed, () => pause(DELAY.database));
  const variables = {
    ENVIRONMENT: "development",
    APP_ORIGIN: "http://localhost:8787",
    SESSION_SECRET: "development-session-secret-that-everyone-may-know",
    MIDTRANS_APP_URL: "http://localhost:1",
    MIDTRANS_API_URL: "http://localhost:1",
    MIDTRANS_SERVER_KEY: "SB-Mid-server-development",
    MIDTRANS_CLIENT_KEY: "SB-Mid-client-development",
    MIDTRANS_MERCHANT_ID: "G-development",
    CARD_HOLD_DAYS: "30",
    MAIL_FROM: "JasaWarga <no-reply@jasawarga.test>",
  };
  const bucket = { list: async () => ({ objects: [] }), delete: async () => {}, put: async () => {} };
  const wasm = new URL("../../node_modules/@phi-ag/argon2/dist/argon2.wasm", import.meta.url);
  const bindings = {
    ...variables,
    DB,
    PICTURES: bucket,
    FILES: bucket,
    SESSIONS: {},
    IMAGES: {},
    LOGIN_LIMIT: {},
    MAIL: { send: () => pause(DELAY.mail) },
    ARGON2: new WebAssembly.Module(readFileSync(wasm)),
  } as unknown as Bindings;
  const reading = readEnv(bindings);
  if (!reading.ok) throw new Error(reading.problems.join("; "));
  const context = createContext(bindings, reading.env, { now: Date.now(), defer: () => {} });
  return withGateway(context, silent ? SILENT : ANSWERING);
}

type Answer = Awaited<ReturnType<PaymentGateway["status"]>>;

function statusAnswer(outcome: "paid" | "pending" | "expired") {
  return async (gatewayOrderId: string): Promise<Answer> => {
    await pause(DELAY.gateway);
    // Paid orders that wait for their refund have this digit.
    const paid = outcome === "pending" && gatewayOrderId.endsWith("4-1");
    const report = { gatewayOrderId, method: "qris", amount: 100_000, transactionId: "t" };
    return { ok: true, report: { ...report, outcome: paid ? "paid" : outcome } };
  };
}

const ANSWERING: Partial<PaymentGateway> = {
  status: statusAnswer("pending"),
  expire: statusAnswer("expired"),
  async refund({ gatewayOrderId, refundKey: key, amount }) {
    const answer = await statusAnswer("paid")(gatewayOrderId);
    if (!answer.ok || answer.report === null) throw new Error("no answer");
    return { ok: true, report: { ...answer.report, outcome: "refunded", refunds: [{ key, amount }] } };
  },
};

async function nothing() {
  await pause(SILENCE);
  return { ok: false as const, reason: "unreachable" as const, detail: "no answer" };
}

const SILENT: Partial<PaymentGateway> = { status: nothing, expire: nothing, refund: nothing };

await report(`all at once: ${each} due of each kind`, { each, listings });
await report(`all at once, the gateway silent`, { each, listings, silent: true });
const share = Math.ceil((2 * 10_000) / RUNS_A_DAY);
await report(`a run's share of a day of 20,000 orders: ${share} of each kind`, {
  each: share,
  listings: Math.ceil(200_000 / RUNS_A_DAY),
});
saveResults("scheduler", goals, { lines });
