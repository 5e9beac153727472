import type { Order, Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import type { KindOn, OrderStep, OwnRefusal } from "~/domain/order/step";

export const ANSWER_VERB = "Jawab";

/** A place that is left out has the label. */
export type ButtonCopy = {
  label: string | ((order: Order, now: number) => string);
  /** What happens to the money, as the side that may press it reads it. */
  consequence: (order: Order, people: People, reader: Side) => string;
  /** As one of several answers, not as its button there. */
  answer?: string;
  answerButton?: string;
  aside?: string;
  bar?: string;
  row?: string | ((order: Order, side: Side) => string);
  page?: PageCopy;
};

export type PageCopy = {
  title: string;
  button: string;
  done: string;
  failed: string;
  question?: string;
  label?: string;
  hint?: string;
  /** Where a text or files are enough: neither alone is optional. */
  either?: string;
  note?: string;
};

/** `next`: what is to be done then. */
export type PressCopy = Pick<PageCopy, "done" | "failed"> & { next?: string };

type RefusalCopy<No extends string> = [No] extends [never] ? unknown : { refusals: Record<No, string> };

/** A step without words fails the type check, as does a refusal that is the step's own. */
export type StepCopy<S extends OrderStep> = Record<KindOn<S, "form">, ButtonCopy & { page: PageCopy }> &
  Record<KindOn<S, "press">, ButtonCopy & { press: PressCopy }> &
  Record<KindOn<S, "button">, ButtonCopy> &
  Record<KindOn<S, "answer" | "visit">, { page: PageCopy }> & {
    [K in KindOn<S, "form" | "press" | "button" | "answer" | "visit">]: RefusalCopy<OwnRefusal<S, K>>;
  };
