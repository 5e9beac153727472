/** What an operator reads before an act, and what is asked: a bank's reference, a reason, or nothing. */
export type OperatorActionAsk = { title: string; consequence: string; button: string } & (
  | { asks: "reference" | "reason"; label: string; hint?: string }
  | { asks?: undefined }
);

export function askedOf<Act extends string>(acts: readonly Act[], asks: Record<Act, OperatorActionAsk>) {
  return acts.map((act) => ({ ...asks[act], act }));
}
