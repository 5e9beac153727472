import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { LOGIN_TO_SEE_ORDERS } from "~/accounts/login-prompt-text";
import { requireAccount } from "~/accounts/viewer.server";
import { isClosed, type Order, otherSide, peopleOf, sideOf } from "~/orders/order";
import { findOrderVisit } from "~/orders/page-queries.server";
import { zoneAt } from "~/places/place";
import { noOrder } from "~/platform/errors.server";
import { placeText } from "~/visits/time-text";
import { type Span, spanOf, type Visit } from "~/visits/visit";
import type { Address } from "~/visits/wished-visit";

type CalendarEntry = Span & {
  uid: string;
  /** The number of changes. A calendar keeps the entry with the highest. */
  sequence: number;
  title: string;
  location: string;
  description: string;
  url: string;
  stamp: number;
};

/** Returns an entry (RFC 5545) with times in UTC, which every calendar shows in the reader's zone. */
export function icsOf(entry: CalendarEntry): string {
  const { uid, sequence, from, to, stamp, title, location, description, url } = entry;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//JasaWarga//Pesanan//ID",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(to)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    "STATUS:CONFIRMED",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

function folded(line: string): string {
  const parts = [""];
  let octets = 0;
  for (const character of line) {
    const length = octetsOf(character);
    if (octets + length > 75) {
      parts.push(" ");
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += length;
  }
  return parts.join("\r\n");
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

type Found = {
  order: Order & { title: string; buyerName: string; sellerName: string };
  visit: Visit | null;
  address: Address | null;
};

/** Returns the visit. Null before both have agreed, and after the order has ended. */
export function visitCalendar(
  { order, visit, address }: Found,
  { userId, origin, now }: { userId: string; origin: string; now: number },
): string | null {
  const side = sideOf(order, userId);
  if (side === null || visit?.agreed == null || isClosed(order)) return null;
  const { street, block, landmark } = address ?? {};
  const other = peopleOf(order)[otherSide(side)];
  return icsOf({
    uid: `pesanan-${order.id}@${new URL(origin).hostname}`,
    sequence: order.version,
    ...spanOf(visit.agreed, zoneAt(visit.placeCode)),
    title: order.title,
    location: [street, block, landmark, placeText(visit.placeCode)].filter(Boolean).join(", "),
    description: `${side === "buyer" ? "Penjual" : "Pembeli"}: ${other}`,
    url: `${origin}/dashboard/orders/${order.id}`,
    stamp: now,
  });
}

/** Sends the entry. It includes the street if the reader may see it now. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_TO_SEE_ORDERS);
  const found = await findOrderVisit(context.db, params.id ?? "", user.id);
  const text = found && visitCalendar(found, { userId: user.id, origin: context.env.appOrigin, now: context.now });
  if (!text) noOrder();
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="jadwal-jasawarga.ics"',
    },
  });
}
