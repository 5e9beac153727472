// Fills an empty database with demo data; a database with people in it is left alone.
// Run: tsx e2e/demo/load.ts --state .wrangler/state
import { parseArgs } from "node:util";
import { getPlatformProxy } from "wrangler";
import { connect } from "~/db/core/connection.server";
import type { Bindings } from "~/platform/core/env.server";
import { fillIfEmpty } from "./fill";

const { values } = parseArgs({ options: { state: { type: "string", default: ".wrangler/state" } } });
const proxy = await getPlatformProxy<Bindings>({ persist: { path: `${values.state}/v3` } });

try {
  await fillIfEmpty(connect(proxy.env.DB, { trips: 0, rows: 0, ms: 0 }), proxy.env);
} finally {
  await proxy.dispose();
}
