// Fills an empty database with demo data. Leaves a database with people unchanged. Run: tsx e2e/demo/load.ts --state
// .wrangler/state [--payouts http://localhost:8789]
import { parseArgs } from "node:util";
import { getPlatformProxy } from "wrangler";
import { connect } from "~/database/connection.server";
import { createContext } from "~/platform/context.server";
import { type Bindings, readEnv } from "~/platform/env.server";
import { sendingThrough } from "../iris/variables";
import { fillIfEmpty } from "./fill";
import { sendDemoPayouts } from "./payouts";

const { values } = parseArgs({
  options: { state: { type: "string", default: ".wrangler/state" }, payouts: { type: "string" } },
});
const proxy = await getPlatformProxy<Bindings>({ persist: { path: `${values.state}/v3` } });

try {
  await fillIfEmpty(connect(proxy.env.DB, { trips: 0, rows: 0, ms: 0 }), proxy.env);
  if (values.payouts) await sendPayouts(values.payouts);
} finally {
  await proxy.dispose();
}

async function sendPayouts(iris: string): Promise<void> {
  const reading = readEnv({ ...proxy.env, ...sendingThrough(iris) });
  if (!reading.ok) throw new Error(reading.problems.join(", "));
  const deferred: Promise<unknown>[] = [];
  // The development mailbox has its mails already.
  const MAIL = { send: async () => ({ messageId: "demo" }) } as unknown as SendEmail;
  // The demo does not check passwords.
  const bindings = { ...proxy.env, MAIL, ARGON2: {} as WebAssembly.Module };
  const defer = (work: Promise<unknown>) => void deferred.push(work);
  await sendDemoPayouts(createContext(bindings, reading.env, { now: Date.now(), defer }), iris);
  await Promise.all(deferred);
}
