import type { ReactNode } from "react";
import { Avatar, Badge, illustrationUrl } from "./kit";

/** A row of the filled list. `person` shows initials and `category` a drawing before it, `end` is at the right. */
type ExampleRow = { title: string; text: string; end?: ReactNode; person?: string; category?: string };

/** Shows what a list looks like with one entry. Screen readers skip it, because the entry does not exist. */
export function Example({ title, text, end, person, category }: ExampleRow) {
  return (
    <div className="empty-state__example" aria-hidden="true">
      <Badge>Contoh</Badge>
      {person && <Avatar name={person} />}
      {category && <img src={illustrationUrl(category)} width={60} height={45} alt="" loading="lazy" />}
      <div className="min-w-0 flex-1">
        <b className="block">{title}</b>
        <span className="block text-xs text-ink-soft">{text}</span>
      </div>
      {end && <b className="flex-none">{end}</b>}
    </div>
  );
}
