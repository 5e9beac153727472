import type { ReactNode } from "react";
import { Avatar, Badge, illustrationUrl } from "./kit";

/** An example row. `person` shows initials before it, `category` shows a drawing, and `end` is on the right. */
type ExampleRow = { title: string; text: string; end?: ReactNode; person?: string; category?: string };

/** Shows what a list looks like with one entry. Screen readers skip it, because the entry does not exist. */
export function Example({ title, text, end, person, category }: ExampleRow) {
  const before = person || category;
  return (
    <div
      className="relative mx-auto mb-2 mt-6 flex max-w-receipt items-center rounded border bg-raised p-3 pt-4 text-left text-sm"
      aria-hidden="true"
    >
      <span className="absolute left-3 -top-3">
        <Badge>Contoh</Badge>
      </span>
      {person && <Avatar name={person} />}
      {category && <img src={illustrationUrl(category)} width={60} height={45} alt="" loading="lazy" />}
      <div className={before ? "min-w-0 flex-1 pl-3" : "min-w-0 flex-1"}>
        <b className="block">{title}</b>
        <span className="block text-xs text-ink-soft">{text}</span>
      </div>
      {end && <b className="flex-none pl-3">{end}</b>}
    </div>
  );
}
