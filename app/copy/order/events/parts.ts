import { formatDateTime } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { closed } from "~/domain/core/text";
import type { NotificationKind } from "~/domain/notification/notification";
import type { OrderEvent } from "~/domain/order/decision";
import type { Order, Side } from "~/domain/order/order";

export type NotificationText = { kind?: NotificationKind; title: string; body: string; href?: string };
/** First names; `order` is as the event left it. */
export type OrderNotificationFacts = { order: Order; event: OrderEvent; buyer: string; seller: string };
/** What an event is to each side; nothing where it is no news. */
export type OrderNotificationCopy = (
  facts: OrderNotificationFacts,
) => Partial<Record<Side, NotificationText>>;

/** `plain` is for whoever it addresses nobody of; a side whose money it is reads its own. */
export type Sentence = string | ({ plain: string } & Partial<Record<Side, string>>);

/** " paling lambat 11 November 2026, 09.20 WIB", or nothing while no time is set. */
export function byDate(at: number | null, format = formatDateTime, before = ""): string {
  return at === null ? "" : `${before} paling lambat ${format(at)}`;
}

export function eventAmount({ detail }: OrderEvent): string {
  return typeof detail.amount === "number" ? formatRupiah(detail.amount) : "dana";
}

/** The same for both; whoever did it is left out later. */
export const sameForBoth = (words: NotificationText) => ({ buyer: words, seller: words });

/** Who did it: the other side, or staff. */
export function actorDisplayName({ actor }: OrderEvent, { buyer, seller }: OrderNotificationFacts): string {
  return actor.kind === "buyer" ? buyer : actor.kind === "seller" ? seller : "JasaWarga";
}

/** A person's own words, quoted; nothing when there are none. */
export function quotedReason({ detail }: OrderEvent, before: string): string {
  if (typeof detail.reason !== "string" || detail.reason === "") return "";
  return closed(`${before}: “${short(detail.reason)}”`);
}

// A notification is read on a small screen; the page has the whole text.
function short(text: string): string {
  const characters = [...text.replace(/\s+/gu, " ")];
  return characters.length <= 140 ? characters.join("") : `${characters.slice(0, 139).join("")}…`;
}
