import { formatDateTime } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { closed } from "~/domain/core/text";
import type { NotificationKind } from "~/domain/notification/notification";
import type { OrderEvent } from "~/domain/order/decision";
import type { Order, Side } from "~/domain/order/order";
import type { Slots } from "~/domain/order/visit-terms";

export type NotificationText = {
  kind?: NotificationKind;
  title: string;
  body: string;
  note?: string;
  href?: string;
};
/** First names; `order` is as the event left it, `visit` as it stood before, where it is known. */
export type OrderNotificationFacts = {
  order: Order;
  event: OrderEvent;
  visit: Slots | null;
  buyer: string;
  seller: string;
};
/** A side without words gets no notification. */
export type OrderNotificationCopy = (
  facts: OrderNotificationFacts,
) => Partial<Record<Side, NotificationText>>;

/** `plain` is for readers without words of their own. */
export type Sentence = string | ({ plain: string } & Partial<Record<Side, string>>);

export function byDate(at: number | null, format = formatDateTime, before = ""): string {
  return at === null ? "" : `${before} paling lambat ${format(at)}`;
}

export function eventAmount({ detail }: OrderEvent): string {
  return typeof detail.amount === "number" ? formatRupiah(detail.amount) : "dana";
}

export const YOUR_ANSWER = "menunggu jawaban Anda";

export const sameForBoth = (words: NotificationText) => ({ buyer: words, seller: words });

export function actorDisplayName({ actor }: OrderEvent, { buyer, seller }: OrderNotificationFacts): string {
  return actor.kind === "buyer" ? buyer : actor.kind === "seller" ? seller : "JasaWarga";
}

export function quotedReason({ detail }: OrderEvent, before: string): string {
  if (typeof detail.reason !== "string" || detail.reason === "") return "";
  return closed(`${before}: “${short(detail.reason)}”`);
}

// The page has the whole text.
function short(text: string): string {
  const characters = [...text.replace(/\s+/gu, " ")];
  return characters.length <= 140 ? characters.join("") : `${characters.slice(0, 139).join("")}…`;
}
