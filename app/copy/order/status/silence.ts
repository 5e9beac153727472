import { firstName } from "~/domain/account/person";
import { type Order, otherSide, type Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";

/** `at` in words; null where nothing happens. */
export function silenceSentence({ phase }: Pick<Order, "phase">, at: string | null, people: People) {
  if (at === null) return null;
  if (phase === "delivered")
    return `Tanpa jawaban sampai ${at}, dana diteruskan ke ${firstName(people.seller)}.`;
  return phase === "cancel_requested" ? `Tanpa jawaban sampai ${at}, usulan itu berlaku.` : null;
}

/** Empty where it is of the work itself. */
export function dueWord(
  { phase, disputedBy }: Pick<Order, "phase" | "disputedBy">,
  side: Side,
  people: People,
) {
  if (phase !== "disputed" || disputedBy === null) return undefined;
  return disputedBy === side
    ? `${firstName(people[otherSide(side)])} menanggapi sebelum`
    : "Tanggapi sebelum";
}
