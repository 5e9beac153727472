import { expect, it } from "vitest";
import { backupName, expiredBackups, nextBackup } from "~/database/backup-rules";
import { DAY, HOUR } from "~/platform/dates";

const NOON = Date.parse("2026-11-23T12:00:00+07:00");
const nights = (count: number) => Array.from({ length: count }, (_, back) => backupName(NOON - back * DAY)).reverse();

it("a dump is due at two in the morning in Jakarta", () => {
  expect(nextBackup(NOON)).toBe(Date.parse("2026-11-24T02:00:00+07:00"));
  expect(nextBackup(NOON - 11 * HOUR)).toBe(Date.parse("2026-11-23T02:00:00+07:00"));
});

it("dumps are kept for 35 days, and the first of a month for 400", () => {
  const complete = nights(500);
  const expired = expiredBackups({ complete, broken: [] }, NOON);
  const kept = complete.filter((name) => !expired.includes(name));
  const daily = kept.filter((name) => name >= backupName(NOON - 35 * DAY));
  expect(daily).toHaveLength(36);
  expect(kept.slice(0, -36).map((name) => name.slice(0, 10))).toEqual([
    "2025-11-01",
    "2025-12-01",
    ...["01", "02", "03", "04", "05", "06", "07", "08", "09", "10"].map((month) => `2026-${month}-01`),
  ]);
});

it("the newest dump is kept at any age, and unfinished ones expire like others", () => {
  const old = backupName(NOON - 900 * DAY);
  const broken = [backupName(NOON - 36 * DAY), backupName(NOON - DAY), "not-a-dump"];
  expect(expiredBackups({ complete: [old], broken }, NOON)).toEqual([broken[0]]);
});
