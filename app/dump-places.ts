import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { getPlatformProxy, unstable_readConfig } from "wrangler";
import type { DumpReader } from "~/operations/backup/restore-database.server";
import type { Bindings } from "~/platform/core/env.server";
import { envOf, type WhichDatabase, withFile, wrangler } from "./wrangler-database";

const CONFIG = fileURLToPath(new URL("../wrangler.toml", import.meta.url));

/** The local D1 and R2 below a state folder, as wrangler keeps them. */
export function openLocal(state: string) {
  return getPlatformProxy<Bindings>({ configPath: CONFIG, persist: { path: `${state}/v3` } });
}

/** A dump in a folder, where its objects lie beside each other. */
export const inFolder =
  (folder: string): DumpReader =>
  async (key) => {
    const file = join(folder, basename(key));
    return existsSync(file) ? new Uint8Array(readFileSync(file)).buffer : null;
  };

/** A dump in a deployed bucket, through wrangler. */
export const inRemoteBucket =
  (which: WhichDatabase): DumpReader =>
  async (key) =>
    withFile("", (file) => {
      try {
        wrangler(["r2", "object", "get", objectPath(which, key), "--file", file, ...remotely(which)]);
      } catch (error) {
        if (/does not exist/.test(String(error))) return null;
        throw error;
      }
      return new Uint8Array(readFileSync(file)).buffer;
    });

/** Asks the deployed Worker for a dump: its scheduler looks every five minutes. */
export function putRemotely(which: WhichDatabase, key: string): void {
  withFile("now", (file) =>
    wrangler(["r2", "object", "put", objectPath(which, key), "--file", file, ...remotely(which)]),
  );
}

const remotely = ({ env }: WhichDatabase): string[] => ["--remote", ...envOf(env)];

function objectPath({ env }: WhichDatabase, key: string): string {
  const { r2_buckets } = unstable_readConfig({ config: CONFIG, ...(env ? { env } : {}) });
  const bucket = r2_buckets.find((one: { binding: string }) => one.binding === "BACKUPS")?.bucket_name;
  if (!bucket) throw new Error("wrangler.toml names no bucket for BACKUPS");
  return `${bucket}/${key}`;
}
