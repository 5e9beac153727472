import type { EventDetail } from "~/domain/order/decision";
import { fileSize, isNamedAsPicture } from "~/domain/order/file";
import { orderPath } from "~/domain/order/path";

type OrderFile = { key: string; fileVersion: number; name: string; size: number };
type EventRow = { version: number; kind: string; at: number; detail: EventDetail };

export const sidesFileHref = (orderId: string) => (key: string) => `${orderPath(orderId)}/files/${key}`;

/** `preview`: where a small picture of it is; null for what is none. */
export function filesOf(files: readonly OrderFile[], version: number, href: (key: string) => string) {
  return files
    .filter(({ fileVersion }) => fileVersion === version)
    .map(({ key, name, size }) => ({
      href: href(key),
      preview: isNamedAsPicture(name) ? `${href(key)}?preview` : null,
      name,
      size: fileSize(size),
    }));
}

export function stepsOf<Event extends EventRow>(
  events: readonly Event[],
  shown: {
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
      title: shown.title(kind),
      at,
      who: shown.who(event).filter(Boolean).join(" · "),
      quote: shown.quote && typeof detail.reason === "string" && detail.reason !== "" ? detail.reason : null,
      files: shown.files?.(version) ?? [],
    };
  });
}
