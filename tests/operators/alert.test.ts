import { describe, expect, it } from "vitest";
import { ALERT_KINDS, PAYOUT_TROUBLES } from "~/database/stored-values";
import {
  alertChanges,
  type HealthFigures,
  hasSchedulerStopped,
  healthProblems,
  type PayoutTrouble,
} from "~/operators/operator";
import { DAY, HOUR, MINUTE } from "~/platform/dates";

const NOW = 100 * DAY;
const none = { count: 0, since: null };
const untroubled = Object.fromEntries(PAYOUT_TROUBLES.map((kind) => [kind, none])) as Record<
  PayoutTrouble,
  typeof none
>;
const well: HealthFigures = {
  payoutTroubles: untroubled,
  finishedAt: NOW,
  failing: [],
  booksSound: true,
  backupDue: NOW + HOUR,
  dataRequests: none,
  stuck: none,
  lateMail: none,
  failingMail: none,
  payouts: none,
  archive: none,
  unindexed: none,
};
const some = { count: 2, since: NOW - 3 * HOUR };

describe("the list of problems", () => {
  it("is empty while all is well", () => {
    expect(healthProblems(well, NOW)).toEqual({});
  });

  it.each([
    ["scheduler", { finishedAt: NOW - 16 * MINUTE }, { count: 1, since: NOW - 16 * MINUTE }],
    ["steps", { failing: ["send outbox"] }, { count: 1, since: null }],
    ["books", { booksSound: false }, { count: 1, since: null }],
    ["payments", { stuck: some }, some],
    ["mail", { lateMail: some }, some],
    ["mail", { failingMail: { ...some, count: 3 } }, { ...some, count: 3 }],
    ["payouts", { payouts: some }, some],
    ["backup", { backupDue: NOW - 9 * HOUR }, { count: 1, since: NOW - 9 * HOUR }],
    ["data", { dataRequests: some }, some],
    ["archive", { archive: some }, some],
    ["index", { unindexed: some }, some],
  ] as const)("names: %s", (kind, changed, counted) => {
    expect(healthProblems({ ...well, ...changed }, NOW)).toEqual({ [kind]: counted });
  });

  it.each(PAYOUT_TROUBLES)("names: %s", (kind) => {
    const payoutTroubles = { ...untroubled, [kind]: some };
    expect(healthProblems({ ...well, payoutTroubles }, NOW)).toEqual({ [kind]: some });
  });

  it.each([NOW - 8 * HOUR, null])("does not contain a dump that was due at %s", (backupDue) => {
    expect(healthProblems({ ...well, backupDue }, NOW)).toEqual({});
  });

  it("does not contain mail if only single addresses refuse it", () => {
    expect(healthProblems({ ...well, failingMail: some }, NOW)).toEqual({});
  });
});

describe("a scheduler", () => {
  it.each([
    [null, false],
    [NOW - 15 * MINUTE, false],
    [NOW - 15 * MINUTE - 1, true],
  ])("whose last run ended at %s is reported as stopped: %s", (finishedAt, silent) => {
    expect(hasSchedulerStopped(finishedAt, NOW)).toBe(silent);
  });
});

it("each problem is announced once at its start and once at its end", () => {
  const wrongs = healthProblems({ ...well, booksSound: false, stuck: some }, NOW);
  expect(alertChanges(wrongs, [])).toEqual({ began: ["books", "payments"], ended: [] });
  expect(alertChanges(wrongs, ["books", "payments"])).toEqual({ began: [], ended: [] });
  expect(alertChanges(wrongs, ["books", "mail"])).toEqual({ began: ["payments"], ended: ["mail"] });
  expect(alertChanges({}, ALERT_KINDS)).toEqual({ began: [], ended: [...ALERT_KINDS] });
});
