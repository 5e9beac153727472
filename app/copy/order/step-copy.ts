import type { Order, Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import type { KindOn, OrderStep } from "~/domain/order/step";

/** What a step is called on the order's page. */
export type ButtonCopy = {
  label: string | ((order: Order) => string);
  /** What happens to the money, as the side that may press it reads it. */
  consequence: (order: Order, people: People, reader: Side) => string;
};

/** What the page says that asks for a step, and what is said of it afterwards. */
export type PageCopy = {
  title: string;
  button: string;
  done: string;
  failed: string;
  /** What the text is about. */
  label?: string;
  hint?: string;
  /** What else one should know before. */
  notification?: string;
};

/** What people read of each step that they meet: one that has no words fails the type check. */
export type StepCopy<S extends OrderStep> = Record<KindOn<S, "form">, ButtonCopy & { page: PageCopy }> &
  Record<KindOn<S, "button">, ButtonCopy> &
  Record<KindOn<S, "answer">, { page: PageCopy }>;
