import type { Span } from "./visit";

type CalendarEntry = Span & {
  uid: string;
  /** Number of changes; a calendar keeps the highest. */
  sequence: number;
  title: string;
  location: string;
  description: string;
  url: string;
  stamp: number;
};

/** RFC 5545; times in UTC, which every calendar shows in its reader's zone. */
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
