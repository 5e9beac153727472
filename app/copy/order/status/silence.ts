import { firstName } from "~/domain/account/person";
import { type Order, otherSide, type Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";

/** What happens without an answer until then, `at` in words; null where nothing does. */
export function silenceSentence({ phase }: Pick<Order, "phase">, at: string | null, people: People) {
  if (at === null) return null;
  if (phase === "delivered")
    return `Tanpa jawaban sampai ${at}, dana diteruskan ke ${firstName(people.seller)}.`;
  return phase === "cancel_requested" ? `Tanpa jawaban sampai ${at}, usulan itu berlaku.` : null;
}

/** What has to be done by the deadline and by whom, where it is not of the work that is told of; else nothing. */
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
