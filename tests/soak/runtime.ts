import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { DEVELOPMENT_KEYS, startStandIn } from "../../e2e/midtrans/server.ts";
import { migrate, run } from "../../e2e/start/wrangler.ts";
import { deployedModules, runtimeOptions } from "../support/bundle/deployed-worker";

const PORT = 8857;
const ORIGIN = `http://localhost:${PORT}`;

/**
 * Starts the deployed Worker in the real runtime with demo data. Other tests run the server in Node, whose memory says
 * nothing about an isolate. `more` has additional Miniflare options.
 */
export async function startRuntime(more: object = {}) {
  const folder = mkdtempSync(join(tmpdir(), "jasawarga-soak-"));
  const modules = deployedModules(folder);
  await migrate(folder);
  await run("tsx", ["e2e/demo/load.ts", "--state", folder]);

  const gateway = await startStandIn({
    port: 0,
    ...DEVELOPMENT_KEYS,
    notificationUrl: `${ORIGIN}/webhooks/midtrans`,
    quiet: true,
  });
  const variables = { APP_ORIGIN: ORIGIN, MIDTRANS_APP_URL: gateway.url, MIDTRANS_API_URL: gateway.url };
  const options = runtimeOptions(modules, variables, { port: PORT, inspectorPort: 0, ...more });
  const miniflare = new Miniflare({ ...options, resourcePersistencePath: join(folder, "v3") });
  await miniflare.ready;
  return {
    origin: ORIGIN,
    /** Address that bypasses Miniflare's entry Worker, if `more` opens a socket. */
    direct: () => miniflare.unsafeGetDirectURL(),
    inspector: new URL("/core:user:jasawarga", await miniflare.getInspectorURL()),
    async stop() {
      await miniflare.dispose();
      await gateway.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
