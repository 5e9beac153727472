import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_readConfig } from "wrangler";
import { DEVELOPMENT_KEYS, startStandIn } from "../../e2e/midtrans/server.ts";
import { migrate, run } from "../../e2e/start/wrangler.ts";
import { bundledModules } from "../support/bundled-modules";

/** What is read of wrangler.toml, whose own type wrangler does not give away whole. */
type Settings = {
  compatibility_date?: string;
  compatibility_flags?: string[];
  vars: Record<string, string>;
  d1_databases: { binding: string; database_id?: string }[];
  kv_namespaces: { binding: string; id?: string }[];
  r2_buckets: { binding: string; bucket_name?: string }[];
  images?: { binding: string };
  send_email: { name: string }[];
  ratelimits: { name: string; namespace_id: string; simple: { limit: number; period: number } }[];
};

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PORT = 8857;
const ORIGIN = `http://localhost:${PORT}`;

/**
 * The Worker as it is deployed, in the runtime itself with demo data: other tests run the built server in Node, whose
 * memory says nothing about an isolate's.
 */
export async function startRuntime() {
  const folder = mkdtempSync(join(tmpdir(), "jasawarga-soak-"));
  const bundle = join(folder, "bundle");
  execFileSync("wrangler", ["deploy", "--dry-run", "--env", "", "--outdir", bundle], {
    cwd: ROOT,
    env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" },
  });
  await migrate(folder);
  await run("tsx", ["e2e/demo/load.ts", "--state", folder]);

  const gateway = await startStandIn({
    port: 0,
    ...DEVELOPMENT_KEYS,
    notificationUrl: `${ORIGIN}/webhooks/midtrans`,
    quiet: true,
  });
  const config: Settings = unstable_readConfig({ config: join(ROOT, "wrangler.toml") });
  const options = convertV4MiniflareOptions({
    name: "jasawarga",
    modules: bundledModules(bundle),
    compatibilityDate: config.compatibility_date ?? "",
    compatibilityFlags: config.compatibility_flags,
    bindings: {
      ...config.vars,
      APP_ORIGIN: ORIGIN,
      MIDTRANS_APP_URL: gateway.url,
      MIDTRANS_API_URL: gateway.url,
    },
    d1Databases: Object.fromEntries(config.d1_databases.map((d1) => [d1.binding, d1.database_id ?? ""])),
    kvNamespaces: Object.fromEntries(config.kv_namespaces.map((kv) => [kv.binding, kv.id ?? ""])),
    r2Buckets: Object.fromEntries(config.r2_buckets.map((r2) => [r2.binding, r2.bucket_name ?? ""])),
    images: { binding: config.images?.binding ?? "" },
    email: { send_email: config.send_email },
    ratelimits: Object.fromEntries(config.ratelimits.map(({ name, ...limit }) => [name, limit])),
    port: PORT,
    inspectorPort: 0,
  } as Parameters<typeof convertV4MiniflareOptions>[0]);
  const miniflare = new Miniflare({ ...options, resourcePersistencePath: join(folder, "v3") });
  await miniflare.ready;
  return {
    origin: ORIGIN,
    inspector: new URL("/core:user:jasawarga", await miniflare.getInspectorURL()),
    async stop() {
      await miniflare.dispose();
      await gateway.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
