import type { EventDetail, EventKind } from "~/domain/order/decision";
import { fileSize } from "~/domain/order/file";
import type { Order, Phase, Side } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";

type OrderFile = { key: string; fileVersion: number; name: string; size: number };
type EventRow = { version: number; kind: string; at: number; detail: EventDetail };

export const sidesFileHref = (orderId: string) => (key: string) => `${orderPath(orderId)}/files/${key}`;

export function filesOf(files: readonly OrderFile[], version: number, href: (key: string) => string) {
  return files
    .filter(({ fileVersion }) => fileVersion === version)
    .map(({ key, name, size }) => ({ href: href(key), name, size: fileSize(size) }));
}

/** What a side has to look at before its step, by phase. */
const TO_SEE: Partial<Record<Phase, { side: Side; kind: EventKind; id: string; text: string }>> = {
  delivered: { side: "buyer", kind: "delivered", id: "hasil", text: "Lihat Hasil yang Diserahkan" },
  revision: { side: "seller", kind: "revision_requested", id: "revisi", text: "Lihat Catatan Revisi" },
};

export function stepToSee({ phase }: Pick<Order, "phase">, side: Side, events: readonly EventRow[]) {
  const seen = phase === null ? undefined : TO_SEE[phase];
  if (seen?.side !== side) return null;
  const version = events.filter(({ kind }) => kind === seen.kind).at(-1)?.version;
  return version === undefined ? null : { key: String(version), id: seen.id, text: seen.text };
}

export function stepsOf<Event extends EventRow>(
  events: readonly Event[],
  told: {
    title(kind: string): string;
    who(event: Event): readonly (string | null)[];
    quote: boolean;
    files?(version: number): ReturnType<typeof filesOf>;
  },
) {
  return events.map((event) => {
    const { version, kind, at, detail } = event;
    return {
      key: String(version),
      title: told.title(kind),
      at,
      who: told.who(event).filter(Boolean).join(" · "),
      quote: told.quote && typeof detail.reason === "string" && detail.reason !== "" ? detail.reason : null,
      files: told.files?.(version) ?? [],
    };
  });
}
