import { startOfDay } from "../core/dates";
import type { ConsentPurpose } from "./consent";

type TextVersion = {
  /** The day from which it applies, YYYY-MM-DD in Jakarta. */
  from: string;
  /** Whether people have to agree to it anew. The first one always asks. */
  asks: boolean;
};

type TextVersions = readonly [TextVersion, ...TextVersion[]];
export type Texts = Record<"terms" | "privacy", TextVersions>;
export type Agreed = { purpose: ConsentPurpose; version: string };

const beginsAt = ({ from }: TextVersion) => startOfDay(Date.parse(from));

function inForce(versions: TextVersions, now: number): TextVersion {
  return versions.filter((version) => beginsAt(version) <= now).at(-1) ?? versions[0];
}

export const newestText = (versions: TextVersions): TextVersion => versions.at(-1) ?? versions[0];

export function announced(versions: TextVersions, now: number): TextVersion | null {
  return versions.slice(1).find((version) => beginsAt(version) > now) ?? null;
}

export function versionsInForce(texts: Texts, now: number): Record<ConsentPurpose, string> {
  const terms = inForce(texts.terms, now).from;
  return { terms, privacy: inForce(texts.privacy, now).from, adult: terms };
}

/** Texts in force that somebody has yet to agree to. `agreed`: what they said and have not withdrawn. */
export function owedConsents(texts: Texts, agreed: readonly Agreed[], now: number): (keyof Texts)[] {
  return (["terms", "privacy"] as const).filter((name) => {
    const [first, ...later] = texts[name];
    const current = inForce(texts[name], now).from;
    const asking = [first, ...later.filter(({ asks }) => asks)].filter(({ from }) => from <= current).at(-1);
    return !agreed.some(({ purpose, version }) => purpose === name && version >= (asking?.from ?? current));
  });
}
