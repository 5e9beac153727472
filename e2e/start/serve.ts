// Serves the built app with demo data and its own state for the browser tests.
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEVELOPMENT_KEYS, type RunningStandIn, startStandIn } from "../midtrans/server.ts";
import { APP_PORT, APP_URL, GATEWAY_PORT, GATEWAY_URL } from "../support/addresses.ts";
import { endOnSignal, stopAll } from "./processes.ts";
import { migrate, run, serveApp } from "./wrangler.ts";

const stateFolder = process.env.E2E_STATE ?? join(tmpdir(), `jasawarga-e2e-${process.pid}`);
mkdirSync(stateFolder, { recursive: true });
let gateway: RunningStandIn | undefined;
endOnSignal(async () => {
  await stopAll();
  await gateway?.close();
  rmSync(stateFolder, { recursive: true, force: true });
});
await migrate(stateFolder);
await run("tsx", ["e2e/demo/load.ts", "--state", stateFolder]);

gateway = await startStandIn({
  port: GATEWAY_PORT,
  ...DEVELOPMENT_KEYS,
  notificationUrl: `${APP_URL}/webhooks/midtrans`,
  quiet: true,
});
serveApp({
  port: APP_PORT,
  stateFolder,
  variables: { APP_ORIGIN: APP_URL, MIDTRANS_APP_URL: GATEWAY_URL, MIDTRANS_API_URL: GATEWAY_URL },
  quiet: true,
});
