import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions } from "miniflare";
import { unstable_readConfig } from "wrangler";
import { bundledModules } from "./bundled-modules";

/** Fields that we read from wrangler.toml. Wrangler does not export its complete type. */
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

export type Modules = ReturnType<typeof bundledModules>;

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

export function deployedModules(folder: string): Modules {
  const bundle = join(folder, "bundle");
  execFileSync("wrangler", ["deploy", "--dry-run", "--env", "", "--outdir", bundle], {
    cwd: ROOT,
    stdio: "pipe",
    env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" },
  });
  return bundledModules(bundle);
}

/** `variables` override wrangler.toml. */
export function runtimeOptions(modules: Modules, variables: Record<string, string>, more: object = {}) {
  const config: Settings = unstable_readConfig({ config: join(ROOT, "wrangler.toml") });
  return convertV4MiniflareOptions({
    name: "jasawarga",
    modules,
    compatibilityDate: config.compatibility_date ?? "",
    compatibilityFlags: config.compatibility_flags,
    bindings: { ...config.vars, ...variables },
    d1Databases: Object.fromEntries(config.d1_databases.map((d1) => [d1.binding, d1.database_id ?? ""])),
    kvNamespaces: Object.fromEntries(config.kv_namespaces.map((kv) => [kv.binding, kv.id ?? ""])),
    r2Buckets: Object.fromEntries(config.r2_buckets.map((r2) => [r2.binding, r2.bucket_name ?? ""])),
    images: { binding: config.images?.binding ?? "" },
    email: { send_email: config.send_email },
    ratelimits: Object.fromEntries(config.ratelimits.map(({ name, ...limit }) => [name, limit])),
    ...more,
  } as Parameters<typeof convertV4MiniflareOptions>[0]);
}
