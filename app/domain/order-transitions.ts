import type { Transition } from "~/domain/order-transition";
import { CHANGING } from "~/domain/transitions-changing";
import { DISPUTING } from "~/domain/transitions-disputing";
import { PAYING } from "~/domain/transitions-paying";
import { QUOTING } from "~/domain/transitions-quoting";
import { WORKING } from "~/domain/transitions-working";

/** The life cycle as data. Where several rows fit, the first whose guard agrees counts. */
export const TRANSITIONS: readonly Transition[] = [
  ...QUOTING,
  ...CHANGING,
  ...PAYING,
  ...WORKING,
  ...DISPUTING,
];
