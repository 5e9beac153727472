import { ORDER_STATUS_LABELS, type Order, type Place, placeOf, type Side } from "~/domain/order";
import type { Facts, Scene } from "~/domain/order-scene";
import { CLOSED_SCENES } from "~/domain/order-scenes-closed";
import { PENDING_SCENES } from "~/domain/order-scenes-pending";
import { WORK_SCENES } from "~/domain/order-scenes-work";
import type { People } from "~/domain/order-words";
import { firstName } from "~/domain/person";

/** Whose move it is and what comes next, as the viewer's side reads it. */
export type Turn = {
  /** the panel speaks from the board only when it is the reader's own turn */
  yours: boolean;
  /** "Giliran Anda", "Menunggu penjual", … ; of a closed order its end */
  who: string;
  title: string;
  text: string;
  /** the same for a row of a list: "periksa hasil kerja" */
  brief: string;
  /** UTC ms by which it has to happen */
  dueAt: number | null;
};

const SCENES: Record<Place, (facts: Facts) => Scene> = {
  ...PENDING_SCENES,
  ...WORK_SCENES,
  ...CLOSED_SCENES,
};

const WAITING = {
  buyer: "Menunggu pembeli",
  seller: "Menunggu penjual",
  house: "Menunggu JasaWarga",
} as const;

export function turn(order: Order, side: Side, now: number, people: People): Turn {
  const facts = { order, now, buyer: firstName(people.buyer), seller: firstName(people.seller) };
  const scene = SCENES[placeOf(order)](facts);
  const yours = scene.turn === side;
  const waiting = scene.turn === null ? ORDER_STATUS_LABELS[order.status] : WAITING[scene.turn];
  return { yours, who: yours ? "Giliran Anda" : waiting, ...scene[side], dueAt: scene.dueAt ?? null };
}
