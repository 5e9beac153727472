import { DAY, HOUR, monthKey, startOfDay } from "~/platform/dates";

export type DumpedTable = { name: string; columns: readonly string[] };

/** An object of a dump. `bytes` and `sha256` describe it compressed. */
export type DumpObject = { key: string; bytes: number; sha256: string; rows: number };

export type DumpHead = { table: string; columns: readonly string[] } | { table: string; removed: number[] };
export type DumpCell = string | number | null;

export type KindSum = { kind: string; accounts: number; balance: number };

export type DumpManifest = {
  format: 1;
  name: string;
  begunAt: number;
  endedAt: number;
  beginBookmark: string | null;
  endBookmark: string | null;
  migrations: readonly string[];
  tables: readonly (DumpedTable & { rows: number })[];
  leftOut: readonly string[];
  sequences: Record<string, number>;
  sums: readonly KindSum[];
  walked: readonly DumpObject[];
  changed: readonly DumpObject[];
};

export function parseManifest(text: string): DumpManifest | null {
  let parsed: Partial<DumpManifest> | null;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const isWhole =
    parsed?.format === 1 &&
    typeof parsed.name === "string" &&
    [parsed.begunAt, parsed.endedAt].every((time) => Number.isSafeInteger(time)) &&
    [parsed.migrations, parsed.tables, parsed.sums, parsed.walked, parsed.changed].every(Array.isArray) &&
    typeof parsed.sequences === "object";
  return isWhole ? (parsed as DumpManifest) : null;
}

export function parseBackupState(text: string): BackupState | null {
  try {
    const state = JSON.parse(text) as Partial<BackupState> | null;
    const isWhole = Number.isFinite(state?.due) && Number.isFinite(state?.heldUntil) && Array.isArray(state?.complete);
    return isWhole ? (state as BackupState) : null;
  } catch {
    return null;
  }
}

export type DumpProgress = Pick<DumpManifest, "name" | "begunAt" | "beginBookmark" | "migrations"> & {
  tables: readonly DumpedTable[];
  table: number;
  row: number;
  change: number;
  walked: DumpObject[];
  changed: DumpObject[];
};

export type BackupState = {
  due: number;
  heldUntil: number;
  running: DumpProgress | null;
  complete: readonly string[];
};

/** The value that a local command sends in place of a cron expression, in order to run only a dump. */
export const BACKUP_CRON = "backup";

const TIME_OF_DAY = 2 * HOUR;
const DAILY_RETENTION = 35 * DAY;
const MONTHLY_RETENTION = 400 * DAY;

export function nextBackup(now: number): number {
  const today = startOfDay(now) + TIME_OF_DAY;
  return today > now ? today : today + DAY;
}

export function backupName(now: number): string {
  return `${new Date(now).toISOString().slice(0, 19).replaceAll(":", "")}Z`;
}

function begunAt(name: string): number {
  const [, date, hour, minute, second] = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(name) ?? [];
  return Date.parse(`${date}T${hour}:${minute}:${second}Z`);
}

/**
 * Returns the dumps to delete. Dumps are kept for 35 days, which is the longest lock of a bucket. The first complete
 * dump of a month (WIB) is kept for 400 days, and the newest one always.
 */
export function expiredBackups(
  names: { complete: readonly string[]; broken: readonly string[] },
  now: number,
): string[] {
  const complete = [...names.complete].filter((name) => begunAt(name) <= now).sort();
  const monthly = new Set<string>();
  const firsts = complete.filter((name) => {
    const month = monthKey(begunAt(name));
    return !monthly.has(month) && monthly.add(month);
  });
  const age = (name: string) => now - begunAt(name);
  return [
    ...complete
      .slice(0, -1)
      .filter((name) => age(name) > (firsts.includes(name) ? MONTHLY_RETENTION : DAILY_RETENTION)),
    ...names.broken.filter((name) => age(name) > DAILY_RETENTION),
  ];
}
