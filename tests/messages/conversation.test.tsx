import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { EventView, MessageView } from "~/messages/message";
import { MessageLines } from "~/messages/ui/conversation";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { pageText } from "../support/pages/page-text";

/** Monday 23 November 2026, 10.00 WIB. */
const NOW = Date.UTC(2026, 10, 23, 3);

let seq = 0;
function message(body: string, ago: number, changes: Partial<MessageView> = {}): MessageView {
  seq += 1;
  const rest = { mine: false, pictures: [], contactHints: null, ...changes };
  return { seq, body, at: NOW - ago, ...rest };
}

function shown(messages: readonly MessageView[], events: readonly EventView[] = []) {
  const props = { messages, events, newFrom: null, zone: "WIB" as const, now: NOW };
  return renderToStaticMarkup(<MessageLines {...props} otherName="Sari Wulandari" />);
}

const lines = (html: string) =>
  html
    .split("<li")
    .slice(1)
    .map((line) => pageText(`<li${line}`).trim());

describe("a conversation", () => {
  it("is grouped by day, and names the author of each message", () => {
    const html = shown([message("Halo", 3 * DAY), message("Apa kabar?", DAY, { mine: true }), message("Baik", HOUR)]);
    expect(lines(html)).toEqual([
      "Jumat 20 November",
      "Sari Wulandari: Halo 10.00",
      "Kemarin",
      "Anda: Apa kabar? 10.00",
      "Hari ini",
      "Sari Wulandari: Baik 09.00",
    ]);
  });

  it("shows its order's events at their time, also before and after all messages", () => {
    const event = (text: string, ago: number, after = -1) => ({ text, at: NOW - ago, after });
    const [one, two] = [message("Satu", 3 * HOUR), message("Dua", HOUR)];
    const html = shown(
      [one, two],
      [
        event("Pesanan dibuat", 4 * HOUR),
        event("Pembayaran diterima", 2 * HOUR, one.seq),
        event("Selesai", MINUTE, two.seq),
      ],
    );
    expect(lines(html)).toEqual([
      "Hari ini",
      "Pesanan dibuat 06.00",
      "Sari Wulandari: Satu 07.00",
      "Pembayaran diterima 08.00",
      "Sari Wulandari: Dua 09.00",
      "Selesai 09.59",
    ]);
  });
});
