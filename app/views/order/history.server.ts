import type { EventDetail, EventKind } from "~/domain/order/decision";
import { fileSize } from "~/domain/order/file";
import type { Order, Phase, Side } from "~/domain/order/order";

type OrderFile = { key: string; fileVersion: number; name: string; size: number };
type OrderEvent = { version: number; kind: string; at: number; detail: EventDetail };

/** Where the two sides of an order fetch its files. */
export const sidesFileHref = (orderId: string) => (key: string) =>
  `/dashboard/orders/${orderId}/files/${key}`;

/** The files that came with one change of an order, as a list shows them. */
export function filesOf(files: readonly OrderFile[], version: number, href: (key: string) => string) {
  return files
    .filter(({ fileVersion }) => fileVersion === version)
    .map(({ key, name, size }) => ({ href: href(key), name, size: fileSize(size) }));
}

/** What a side has to look at before it takes its step, in the phases that ask for it. */
const TO_SEE: Partial<Record<Phase, { side: Side; kind: EventKind; id: string; text: string }>> = {
  delivered: { side: "buyer", kind: "delivered", id: "hasil", text: "Lihat Hasil yang Diserahkan" },
  revision: { side: "seller", kind: "revision_requested", id: "revisi", text: "Lihat Catatan Revisi" },
};

/** The last step of that kind: which it is, the id that it gets on the page, and the words that lead there. */
export function stepToSee({ phase }: Pick<Order, "phase">, side: Side, events: readonly OrderEvent[]) {
  const seen = phase === null ? undefined : TO_SEE[phase];
  if (seen?.side !== side) return null;
  const version = events.filter(({ kind }) => kind === seen.kind).at(-1)?.version;
  return version === undefined ? null : { key: String(version), id: seen.id, text: seen.text };
}

/** The history of an order, step by step, in the words of whoever reads it. */
export function stepsOf<Event extends OrderEvent>(
  events: readonly Event[],
  told: {
    title(kind: string): string;
    /** Who did it, and the facts. */
    who(event: Event): readonly (string | null)[];
    /** Whether the reader may see what people wrote. */
    quote: boolean;
    /** What came with a version; left out where files are listed elsewhere. */
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
