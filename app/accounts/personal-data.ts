import type { DATA_REQUEST_KINDS, DATA_REQUEST_STATUSES } from "~/database/stored-values";
import { DAY, HOUR, startOfDay } from "~/platform/dates";
import { plainNumber } from "~/platform/money";
import { type Outcome, ok, refused } from "~/platform/outcome";
import type { ConsentPurpose } from "./person";

const OBSTACLES = [
  "disputes",
  "bought",
  "sold",
  "payments",
  "refunds",
  "withdrawals",
  "balance",
  "reports",
  "operator",
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** Numbers of rows by obstacle. For refunds and the balance they are rupiah, and for an operator 1. */
export type ObstacleCounts = Record<Obstacle, number>;

/** ms after the request in which older reports block the closing. Reports made after the request never block. */
export const REPORTS_HOLD = 14 * DAY;
/** ms after which the request expires. A request that never expired would bypass all later reports. */
export const CLOSING_WISH_LASTS = 30 * DAY;

export function isHeldByReports(open: readonly OpenObstacle[]): boolean {
  return open.length === 1 && open[0]?.obstacle === "reports";
}

export type OpenObstacle = { obstacle: Obstacle; count: number };

export function openObstacles(counts: ObstacleCounts): OpenObstacle[] {
  return OBSTACLES.map((obstacle) => ({ obstacle, count: counts[obstacle] })).filter(({ count }) => count !== 0);
}

/** Returns an undeliverable address. `drawn` is random, so that nobody can sign up with it first. */
export const closedAddress = (drawn: string) => `${drawn}@closed.invalid`;

export const ADDRESS_BARRED = 365 * DAY;
/** Returns the prefix of such an account's address. With the key, the original address can be compared with it. */
export const barredPrefix = (keyed: string) => `${keyed.slice(0, 32)}.`;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];
export type DataRequestStatus = (typeof DATA_REQUEST_STATUSES)[number];

/** ms, three times 24 hours (UU 27/2022, articles 30, 32, 40 and 41). */
export const DATA_REQUEST_ANSWERED_IN = 72 * HOUR;
export const DATA_EXPORT_RETENTION = 24 * HOUR;
export const DATA_EXPORT_EVERY = DAY;
export const DATA_REQUEST_RETENTION = 5 * 365 * DAY;

export const MAX_CORRECTION = 2_000;
export const MIN_CORRECTION = 10;

export const DATA_EXPORT_FORMATS = ["html", "json"] as const;
export type DataExportFormat = (typeof DATA_EXPORT_FORMATS)[number];

/** Kinds of tax numbers of 16 digits. Since 2024 a person's NPWP is their NIK, and a company's begins with 0. */
export const TAX_IDENTITY_KINDS = ["npwp", "nik"] as const;
export type TaxIdentityKind = (typeof TAX_IDENTITY_KINDS)[number];

export type TaxIdentity = { kind: TaxIdentityKind; number: string };

export type BadTaxIdentity = "unknown_kind" | "bad_npwp" | "bad_nik";

/** Matches a NIK: a province, a birthday (for women the day plus 40) and a number other than zero. */
const NIK = /^[1-9]\d{5}(?:[04][1-9]|[1256]\d|[37][01])(?:0[1-9]|1[0-2])\d{2}(?!0000)\d{4}$/;

/** Reads a tax number. A former NPWP with 15 digits gets a leading 0. */
export function readTaxIdentity(typed: { kind: string; number: string }): Outcome<TaxIdentity, BadTaxIdentity> {
  const kind = TAX_IDENTITY_KINDS.find((known) => known === typed.kind);
  if (!kind) return refused("unknown_kind");
  const digits = plainNumber(typed.number).replace(/[\s.-]/g, "");
  if (kind === "nik") return NIK.test(digits) ? ok({ kind, number: digits }) : refused("bad_nik");
  const number = digits.length === 15 ? `0${digits}` : digits;
  const fits = number.startsWith("0") ? /^0\d{15}$/.test(number) && !/^0+$/.test(number) : NIK.test(number);
  return fits ? ok({ kind, number }) : refused("bad_npwp");
}

export function maskedTaxNumber({ number }: Pick<TaxIdentity, "number">): string {
  return `•••• ${number.slice(-4)}`;
}

type TextVersion = {
  /** The first day on which it applies, YYYY-MM-DD in Jakarta. */
  from: string;
  /** True if people must accept it again. The first version always asks. */
  asks: boolean;
};

type TextVersions = readonly [TextVersion, ...TextVersion[]];
export type CurrentTexts = Record<"terms" | "privacy", TextVersions>;
type ConsentVersion = { purpose: ConsentPurpose; version: string };

const beginsAt = ({ from }: TextVersion) => startOfDay(Date.parse(from));

function inForce(versions: TextVersions, now: number): TextVersion {
  return versions.filter((version) => beginsAt(version) <= now).at(-1) ?? versions[0];
}

export const newestText = (versions: TextVersions): TextVersion => versions.at(-1) ?? versions[0];

export function announced(versions: TextVersions, now: number): TextVersion | null {
  return versions.slice(1).find((version) => beginsAt(version) > now) ?? null;
}

export function versionsInForce(texts: CurrentTexts, now: number): Record<ConsentPurpose, string> {
  const terms = inForce(texts.terms, now).from;
  return { terms, privacy: inForce(texts.privacy, now).from, adult: terms };
}

export function owedConsents(
  texts: CurrentTexts,
  agreed: readonly ConsentVersion[],
  now: number,
): (keyof CurrentTexts)[] {
  return (["terms", "privacy"] as const).filter((name) => {
    const [first, ...later] = texts[name];
    const current = inForce(texts[name], now).from;
    const asking = [first, ...later.filter(({ asks }) => asks)].filter(({ from }) => from <= current).at(-1);
    return !agreed.some(({ purpose, version }) => purpose === name && version >= (asking?.from ?? current));
  });
}
