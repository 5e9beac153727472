import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { StateError, type StateProblem } from "./local-state.ts";

export class CommandError extends Error {}

class TimeoutError extends CommandError {}

export async function withTimeout<Result>(ms: number, work: Promise<Result>, sentence: string): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new TimeoutError(sentence)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const STATE_FAULTS: Record<StateProblem, (path: string) => string> = {
  missing: (path) =>
    `Folder ${path} tidak ada. Periksa ejaannya; basis data baru dibuat oleh npm start (START_STATE=${path}).`,
  no_folder: (path) => `${path} bukan folder. Sebut foldernya.`,
  no_database: (path) =>
    `Belum ada basis data di ${path}. Periksa foldernya; basis data baru dibuat oleh npm start (START_STATE=${path}).`,
  several_databases: (path) =>
    `Ada lebih dari satu basis data di ${path}. Pindahkan yang bukan milik JasaWarga, lalu coba lagi.`,
  unreadable: (path) => `${path} tidak dapat dibaca. Periksa izinnya.`,
  read_only: (path) => `${path} tidak dapat ditulisi. Periksa izinnya, atau salin folder itu ke tempat lain.`,
  full: (path) => `${path} tidak dapat ditulisi: tempat di disk habis. Kosongkan sebagian, lalu coba lagi.`,
  no_tables: (path) =>
    `Basis data di ${path} masih kosong, tanpa tabel. Jalankan npm start (START_STATE=${path}) sekali untuk menyiapkannya.`,
  no_sqlite: (path) => `${path} bukan basis data SQLite, atau sudah rusak. Pulihkan dari cadangan (docs/restore.md).`,
};

const FILE_FAULTS: Record<string, string> = {
  ENOENT: "tidak ada",
  EACCES: "tidak boleh dibaca atau ditulisi; periksa izinnya",
  EPERM: "tidak boleh dibaca atau ditulisi; periksa izinnya",
  EROFS: "ada di tempat yang hanya dapat dibaca",
  ENOTDIR: "bukan folder",
  EISDIR: "adalah folder, bukan berkas",
  ENOSPC: "tidak muat: tempat di disk habis",
  EDQUOT: "tidak muat: kuota disk habis",
  EEXIST: "sudah ada",
  ENOTEMPTY: "masih berisi",
};

const DATABASE_FAULTS: [RegExp, string][] = [
  [
    /SQLITE_BUSY|SQLITE_LOCKED|database (?:table )?is locked/,
    "Basis data sedang dipakai proses lain. Tunggu sebentar, lalu coba lagi; kalau tetap begitu, hentikan aplikasinya dahulu.",
  ],
  [/SQLITE_FULL|disk is full|ENOSPC/, "Tempat di disk habis. Kosongkan sebagian, lalu coba lagi."],
  [/SQLITE_READONLY|readonly database/, "Basis data hanya dapat dibaca. Periksa izin folder dan berkasnya."],
  [/SQLITE_CANTOPEN|unable to open database/, "Berkas basis data tidak dapat dibuka. Periksa folder dan izinnya."],
  [
    /SQLITE_CORRUPT|SQLITE_NOTADB|malformed|not a database/,
    "Berkas basis data rusak. Pulihkan dari cadangan (docs/restore.md).",
  ],
  [/SQLITE_IOERR|disk I\/O error/, "Disk tidak dapat dibaca atau ditulisi. Periksa disknya."],
  [
    /no such table/,
    "Tabel basis data tidak ada atau dari versi lain. Terapkan migrasinya: lokal dengan npm start, yang sebenarnya dengan npx wrangler d1 migrations apply DB --remote --env production.",
  ],
  [
    /no such column/,
    "Skema basis data lebih lama daripada kode ini. Terapkan migrasinya: lokal dengan npm start, yang sebenarnya dengan npx wrangler d1 migrations apply DB --remote --env production.",
  ],
];

const REMOTE_FAULTS: [RegExp, string][] = [
  [
    /not logged in|CLOUDFLARE_API_TOKEN|Authentication error|code: 10000\b|Unable to authenticate|Invalid API Token|code: 9109/i,
    "Cloudflare tidak mengenali Anda. Masuk dengan npx wrangler login, atau isi CLOUDFLARE_API_TOKEN.",
  ],
  [
    /fetch failed|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|network/i,
    "Cloudflare tidak dapat dihubungi. Periksa jaringannya, lalu coba lagi.",
  ],
  [
    /Couldn't find (?:a|an) .*(?:DB|database)|code: 7404|database .* not found/i,
    "Basis data yang disebut wrangler.toml tidak ada di akun ini. Periksa database_id di [env] itu.",
  ],
  [/No environment found|environment with name/i, "Lingkungan itu tidak ada di wrangler.toml."],
];

type Values = { state: string; remote: boolean; env?: string };
type Extra = Readonly<Record<string, { type: "string" | "boolean" }>>;
type CommandValues<Options extends Extra> = Values & {
  [Name in keyof Options]?: Options[Name]["type"] extends "string" ? string : boolean;
};

const CONFIG = fileURLToPath(new URL("../../wrangler.toml", import.meta.url));

/**
 * Runs a terminal command with its arguments. A failure exits with status 1 and one sentence; `--help` prints
 * the usage. Every command accepts `--state`, `--remote` and `--env`.
 */
export async function runCommand<Options extends Extra>(
  { usage, options, args = process.argv.slice(2) }: { usage: string; options: Options; args?: string[] },
  work: (values: CommandValues<Options>, positionals: string[]) => void | Promise<void>,
): Promise<void> {
  try {
    const { values, positionals } = readArguments(usage, options, args);
    if (values.help) return console.info(usage);
    await work(values as unknown as CommandValues<Options>, positionals);
  } catch (error) {
    console.error(errorMessage(error));
    if (error instanceof TimeoutError) process.exit(1);
    process.exitCode = 1;
  }
}

function readArguments(usage: string, options: Extra, args: string[]) {
  const known = {
    ...options,
    state: { type: "string", default: ".wrangler/state" },
    remote: { type: "boolean", default: false },
    env: { type: "string" },
    help: { type: "boolean", short: "h", default: false },
  } as const;
  let parsed: { values: Record<string, string | boolean | undefined>; positionals: string[] };
  try {
    parsed = parseArgs({ args, allowPositionals: true, options: known });
  } catch (error) {
    throw new CommandError(`${argumentFault(error)}\n\n${usage}`);
  }
  const { remote, env, help } = parsed.values;
  const empty = Object.entries(parsed.values).find(([, value]) => value === "");
  if (empty) throw new CommandError(`Pilihan --${empty[0]} perlu nilai.\n\n${usage}`);
  if (help) return parsed;
  if (env !== undefined && !remote) throw new CommandError(`--env hanya dipakai bersama --remote.\n\n${usage}`);
  if (remote) checkEnvironment(env);
  return parsed;
}

function checkEnvironment(env: string | boolean | undefined): void {
  const known = [...readFileSync(CONFIG, "utf8").matchAll(/^\[env\.([\w-]+)\]/gm)].map(([, name]) => name);
  if (typeof env === "string" && known.includes(env)) return;
  const said = env === undefined ? "Sebut lingkungannya" : `Lingkungan "${env}" tidak ada di wrangler.toml`;
  throw new CommandError(`${said}: ${known.map((name) => `--env ${name}`).join(" atau ")}.`);
}

function argumentFault(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const option = /'(-{1,2}[^\s'=<]+)/.exec(message)?.[1] ?? "";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `Pilihan ${option} tidak dikenal.`;
  if (code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") return message;
  const named = /'(?:-\w, )?(--[\w-]+)/.exec(message)?.[1] ?? option;
  return /does not take/.test(message) ? `Pilihan ${named} tidak memakai nilai.` : `Pilihan ${named} perlu nilai.`;
}

export function errorMessage(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof CommandError) return cause.message;
    if (cause instanceof StateError) return STATE_FAULTS[cause.problem](cause.path);
  }
  const { code, path, message } = error as NodeJS.ErrnoException;
  const said = textOf(error);
  const database = DATABASE_FAULTS.find(([pattern]) => pattern.test(said));
  if (database) return database[1];
  const file = code && path ? FILE_FAULTS[code] : undefined;
  if (file) return `${path} ${file}.`;
  const remote = REMOTE_FAULTS.find(([pattern]) => pattern.test(said));
  if (remote) return `${remote[1]}\n${firstLine(said)}`;
  return `Perintah ini gagal: ${firstLine(message ?? said)}`;
}

function textOf(error: unknown): string {
  const texts: string[] = [];
  for (let cause = error; cause !== undefined && texts.length < 6; cause = (cause as Error).cause)
    texts.push(cause instanceof Error ? cause.message : String(cause));
  return texts.join("\n");
}

function firstLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches the colours of a terminal
  const lines = text.replace(/\x1b\[[\d;]*m/g, "").split("\n");
  const named = lines.find((line) => /"text":|ERROR\]|^\S*Error:/.test(line)) ?? lines.find((line) => /\w/.test(line));
  return (named ?? "").replace(/^\s*"text":\s*/, "").trim();
}
