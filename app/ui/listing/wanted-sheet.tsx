import { isolated } from "~/domain/core/bidi";
import { formatShortDate } from "~/domain/core/dates";
import { excerpt } from "~/domain/core/text";
import type { WantedSummary } from "~/domain/listing/view";
import { WANTED_STEP } from "~/domain/listing/wanted-strip";
import { Badge } from "../kit/badge";
import { Price } from "../kit/money/price";
import { Bdi } from "../kit/text/bdi";

const REQUIREMENTS = 2;
/** Characters of a requirement. The page of sixty requests has a budget, and one line shows no more. */
const REQUIREMENT_LENGTH = 60;

/**
 * Requests as tabs to tear off one sheet, in a row that phones swipe. After "Tampilkan Lebih Banyak" the row begins with those
 * that were added, in browsers that can do so.
 */
export function WantedSheet({ wanted }: { wanted: readonly WantedSummary[] }) {
  const first = wanted.length - (wanted.length % WANTED_STEP || WANTED_STEP);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard.
    <ul className="wanted-sheet" tabIndex={0} aria-label="Permintaan warga, geser ke samping">
      {wanted.map((one, index) => (
        <Tab key={one.id} {...one} begins={index > 0 && index === first} />
      ))}
    </ul>
  );
}

function Tab({
  id,
  title,
  category,
  budget,
  location,
  deadline,
  requirements,
  isNew,
  begins,
}: WantedSummary & { begins: boolean }) {
  const href = `/wanted/${id}`;
  return (
    <li className={begins ? "wanted-sheet__first" : undefined}>
      <p>
        {category} {isNew && <Badge>Baru</Badge>}
      </p>
      <h3>
        <a href={href}>
          <Bdi>{title}</Bdi>
        </a>
      </h3>
      <p>
        {location}
        {deadline !== null && ` · Deadline ${formatShortDate(deadline)}`}
      </p>
      <Requirements all={requirements} />
      <p className="wanted-sheet__end">
        <Price amount={budget} />
        <a href={href} aria-label={`Tawarkan Jasa Anda: ${isolated(title)}`}>
          Tawarkan Jasa Anda
        </a>
      </p>
    </li>
  );
}

function Requirements({ all }: { all: string[] }) {
  if (all.length === 0) return null;
  const more = all.length - REQUIREMENTS;
  return (
    <>
      <ul>
        {all.slice(0, REQUIREMENTS).map((requirement, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and texts may repeat.
          <li key={index}>{excerpt(requirement, REQUIREMENT_LENGTH)}</li>
        ))}
      </ul>
      {more > 0 && <p>+{more} persyaratan lainnya</p>}
    </>
  );
}
