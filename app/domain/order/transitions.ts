import type { Transition } from "./transition";
import { CHANGING } from "./transitions-changing";
import { DISPUTING } from "./transitions-disputing";
import { PAYING } from "./transitions-paying";
import { QUOTING } from "./transitions-quoting";
import { WORKING } from "./transitions-working";

/** The life cycle as data. Where several rows fit, the first whose guard agrees counts. */
export const TRANSITIONS: readonly Transition[] = [
  ...QUOTING,
  ...CHANGING,
  ...PAYING,
  ...WORKING,
  ...DISPUTING,
];
