import { eventSentence } from "~/copy/order/history";
import { actorName, eventNote } from "~/copy/order/labels";
import type { OrderPage } from "~/db/order/pages.server";
import { firstName } from "~/domain/account/person";
import { lastSeqBefore, type StreamEvent } from "~/domain/message/stream";
import type { EventKind } from "~/domain/order/decision";
import { DISPUTE_EVENTS } from "~/domain/order/dispute";
import type { Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import { filesOf, sidesFileHref } from "./history.server";

/** What only one of the two can do, so that nobody asks who did. */
const BY_ONE_SIDE: readonly string[] = [
  "placed",
  "inquired",
  "proposal_accepted",
  "quoted",
  "quote_accepted",
  "payment_started",
  "paid",
  "delivered",
  "revision_requested",
  "completed",
  "cancellation_requested",
  "cancellation_withdrawn",
  "cancellation_refused",
] satisfies EventKind[];

/** Oldest first. `shown`: the event whose words and files stand elsewhere on the page. */
export function streamEvents(
  { order, events, files, changes, conversation }: OrderPage,
  { side, people, shown }: { side: Side; people: People; shown: number | null },
): StreamEvent[] {
  const asked =
    changes[0]?.status === "open" ? events.filter(({ kind }) => kind === "change_proposed").at(-1) : null;
  const names = { buyer: firstName(people.buyer), seller: firstName(people.seller) };
  const paid = events.some(({ kind }) => kind === "paid");
  // A bill that was paid is told by its payment.
  const telling = events.filter(({ kind }) => !(paid && kind === "payment_started"));
  return telling.map(({ version, kind, at, actor, detail }) => {
    const { reason } = detail;
    // A dispute's words stand in its own part, and so does a change that waits for its answer.
    const elsewhere =
      version === shown || version === asked?.version || DISPUTE_EVENTS.some((one) => one === kind);
    return {
      key: String(version),
      at,
      after: lastSeqBefore(conversation?.messages ?? [], at),
      title: eventSentence(kind, side),
      facts: [
        BY_ONE_SIDE.includes(kind) ? null : actorName(actor, side, names),
        eventNote({ ...detail, reason: null }),
      ]
        .filter(Boolean)
        .join(" · "),
      quote: !elsewhere && typeof reason === "string" && reason !== "" ? reason : null,
      files: elsewhere ? [] : filesOf(files, version, sidesFileHref(order.id)),
    };
  });
}
