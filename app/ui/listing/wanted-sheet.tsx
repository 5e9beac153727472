import { formatDate } from "~/domain/core/dates";
import type { WantedSummary } from "~/domain/listing/view";
import { Badge } from "../kit/badge";
import { Price } from "../kit/money/price";

const SHOWN = 2;

/** Requests as tabs to tear off one sheet, in a row that is swiped on a phone. */
export function WantedSheet({ wanted }: { wanted: readonly WantedSummary[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard.
    <ul className="wanted-sheet" tabIndex={0} aria-label="Permintaan warga, geser ke samping">
      {wanted.map((one) => (
        <Tab key={one.id} {...one} />
      ))}
    </ul>
  );
}

function Tab({ id, title, category, budget, location, deadline, requirements, isNew }: WantedSummary) {
  const href = `/wanted/${id}`;
  return (
    <li>
      <p className="tiny soft">
        {category} {isNew && <Badge>Baru</Badge>}
      </p>
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p className="tiny soft">
        {location}
        {deadline !== null && ` · Deadline ${formatDate(deadline)}`}
      </p>
      <Requirements all={requirements} />
      <p className="wanted-sheet__end">
        <Price amount={budget} />
        <a href={href} aria-label={`Tawarkan Jasa Anda: ${title}`}>
          Tawarkan Jasa Anda
        </a>
      </p>
    </li>
  );
}

function Requirements({ all }: { all: string[] }) {
  if (all.length === 0) return null;
  const more = all.length - SHOWN;
  return (
    <p className="tiny soft">
      {all.slice(0, SHOWN).join(", ")}
      {more > 0 && `, +${more} persyaratan lainnya`}
    </p>
  );
}
