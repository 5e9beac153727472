import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOUR } from "~/platform/dates";
import { icsOf } from "~/routes/dashboard.orders.$id_.visit[.]ics/route";
import { spanOf, visitOutcome, visitReminderAt } from "~/visits/visit";

const tuesday = { day: "2026-11-24", slot: 600 };

describe("an agreed visit", () => {
  it("lasts two hours in its place's zone", () => {
    expect(spanOf(tuesday, "WIB")).toEqual({
      from: Date.UTC(2026, 10, 24, 3),
      to: Date.UTC(2026, 10, 24, 5),
    });
    expect(spanOf(tuesday, "WIT").from).toBe(Date.UTC(2026, 10, 24, 1));
  });

  it("counts as done by the delivery after it, because nobody records that the seller came", () => {
    const span = spanOf(tuesday, "WIB");
    expect(visitOutcome(null, null, span.to)).toBe("unagreed");
    expect(visitOutcome(span, null, span.from)).toBe("ahead");
    expect(visitOutcome(span, null, span.to)).toBe("unfollowed");
    expect(visitOutcome(span, span.from - 1, span.to)).toBe("unfollowed");
    expect(visitOutcome(span, span.from + HOUR, span.to)).toBe("followed");
  });

  it("has a reminder at nine on the morning before, if that is in the future", () => {
    const morning = Date.UTC(2026, 10, 23, 2);
    expect(visitReminderAt(tuesday, "WIB", morning - 1)).toBe(morning);
    expect(visitReminderAt(tuesday, "WIB", morning)).toBeNull();
    expect(visitReminderAt(tuesday, "WITA", morning - 2 * HOUR)).toBe(morning - HOUR);
  });
});

describe("its calendar file", () => {
  const entry = {
    uid: "a@b",
    sequence: 3,
    stamp: Date.UTC(2026, 10, 23, 3, 48, 7),
    url: "https://jasawarga.id/x",
    ...spanOf(tuesday, "WIB"),
    title: "Servis AC; cuci, isi",
    location: "Jl. Braga 12\nBandung",
    description: "a\\b",
  };

  it("is one event in UTC with escaped separators", () => {
    expect(icsOf(entry).split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//JasaWarga//Pesanan//ID",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:a@b",
      "SEQUENCE:3",
      "DTSTAMP:20261123T034807Z",
      "DTSTART:20261124T030000Z",
      "DTEND:20261124T050000Z",
      "SUMMARY:Servis AC\\; cuci\\, isi",
      "LOCATION:Jl. Braga 12\\nBandung",
      "DESCRIPTION:a\\\\b",
      "URL:https://jasawarga.id/x",
      "STATUS:CONFIRMED",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("has no line over 75 octets and no other event for any title, and unfolds to the same text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (title) => {
        const text = icsOf({ ...entry, title });
        const octets = text.split("\r\n").map((line) => new TextEncoder().encode(line).length);
        expect(Math.max(...octets)).toBeLessThanOrEqual(75);
        expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
        const summary = /^SUMMARY:(.*)$/m.exec(text.replace(/\r\n /g, ""))?.[1] ?? "";
        expect(summary.replace(/\\n/g, "\n").replace(/\\(.)/g, "$1").length).toBeLessThanOrEqual(title.length);
      }),
    );
  });
});
