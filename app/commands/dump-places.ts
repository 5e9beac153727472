import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { getPlatformProxy, unstable_readConfig } from "wrangler";
import { type DumpReader, readManifest, UnreadableManifest } from "~/database/backup-commands.server";
import type { DumpManifest } from "~/database/backup-rules";
import type { Bindings } from "~/platform/env.server";
import { createBackups, manifestKey } from "~/platform/storage.server";
import { CommandError, withTimeout } from "./command";
import { envArguments, type WhichDatabase, withFile, wrangler } from "./wrangler-database";

const CONFIG = fileURLToPath(new URL("../../wrangler.toml", import.meta.url));

/** Matches lines of the local runtime about errors that are also thrown as exceptions: addresses of machine code. */
const RUNTIME_NOISE = /^(?:e = |stack: |\*\*\* |workerd\/|.*workerd\/(?:util|io|api)\/[\w.+-]+:\d+:)/;

const START = 120_000;

/** Opens the local D1 and R2 below a state folder, as stored by wrangler. The caller has checked the folder. */
export async function openLocal(state: string) {
  silenceRuntime();
  const started = getPlatformProxy<Bindings>({ configPath: CONFIG, persist: { path: `${state}/v3` } });
  return withTimeout(
    START,
    started.then(async (proxy) => {
      // The first answer shows whether the runtime can open its files.
      await proxy.env.BACKUPS.head("none");
      return proxy;
    }),
    `Penyimpanan lokal di ${state} tidak dapat dibuka dalam dua menit. Periksa sisa tempat di disk dan proses lain yang memakainya, lalu coba lagi.`,
  );
}

let isSilent = false;
function silenceRuntime(): void {
  if (isSilent) return;
  isSilent = true;
  const write = process.stderr.write.bind(process.stderr);
  process.stderr.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    const text = typeof chunk === "string" ? chunk : new TextDecoder().decode(chunk);
    const kept = text.split(/(?<=\n)/).filter((line) => !RUNTIME_NOISE.test(line));
    const done = rest.find((one): one is () => void => typeof one === "function");
    if (kept.length > 0) return write(kept.join(""), done);
    done?.();
    return true;
  };
}

export async function findManifest(read: DumpReader, dump: string): Promise<DumpManifest | null> {
  try {
    return await readManifest(read, manifestKey(dump));
  } catch (error) {
    if (!(error instanceof UnreadableManifest)) throw error;
    throw new CommandError(
      `manifest.json dari ${dump} terpotong, rusak, atau dari versi lain. Ambil lagi cadangan itu ` +
        "(npm run backup -- fetch), atau pakai cadangan yang lain (npm run backup -- list).",
    );
  }
}

export function noSuchDump(dump: string, complete: readonly string[]): CommandError {
  const there = complete.slice(-10);
  return new CommandError(
    there.length === 0
      ? `Tidak ada cadangan bernama ${dump}, juga tidak ada yang lain. Buat dengan npm run backup.`
      : `Tidak ada cadangan bernama ${dump}. Yang ada:\n${there.join("\n")}`,
  );
}

export const localDumps = async (bucket: R2Bucket): Promise<string[]> => (await createBackups(bucket).list()).complete;

export const inFolder =
  (folder: string): DumpReader =>
  async (key) => {
    const file = join(folder, basename(key));
    return existsSync(file) ? new Uint8Array(readFileSync(file)).buffer : null;
  };

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

/** Requests a dump from the deployed Worker, whose scheduler reads the request within five minutes. */
export function putRemotely(which: WhichDatabase, key: string): void {
  withFile("now", (file) =>
    wrangler(["r2", "object", "put", objectPath(which, key), "--file", file, ...remotely(which)]),
  );
}

const remotely = ({ env }: WhichDatabase): string[] => ["--remote", ...envArguments(env)];

function objectPath({ env }: WhichDatabase, key: string): string {
  const { r2_buckets } = unstable_readConfig({ config: CONFIG, ...(env ? { env } : {}) });
  const bucket = r2_buckets.find((one: { binding: string }) => one.binding === "BACKUPS")?.bucket_name;
  if (!bucket) throw new CommandError("wrangler.toml tidak menyebut bucket untuk BACKUPS di lingkungan itu.");
  return `${bucket}/${key}`;
}
