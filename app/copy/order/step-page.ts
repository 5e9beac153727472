import type { OrderStep } from "~/domain/order/step";
import type { FormKind } from "~/domain/order/step-pages";
import type { PageCopy } from "./step-copy";
import { STEP_COPY } from "./steps";

export type StepField = "note" | "reason" | "buyerShare" | "files";

export type StepPage = PageCopy & {
  fields: readonly StepField[];
  min?: number;
};

export function stepPageOf({ kind, fields, attaches }: OrderStep & { kind: FormKind }): StepPage {
  const asked = new Set<StepField>(Object.keys(fields) as (keyof typeof fields)[]);
  if (attaches !== null) asked.add("files");
  const { reason: min } = fields;
  return { ...STEP_COPY[kind].page, fields: [...asked], ...(min === undefined ? {} : { min }) };
}
