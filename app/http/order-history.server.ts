import type { EventDetail } from "~/domain/order-decision";
import { fileSize } from "~/domain/order-file";

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
