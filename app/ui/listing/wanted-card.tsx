import { isolated } from "~/domain/core/bidi";
import { formatDate } from "~/domain/core/dates";
import type { WantedSummary } from "~/domain/listing/view";
import { Badge } from "../kit/badge";
import { ButtonLink } from "../kit/button";
import { Icon } from "../kit/icon";
import { Price } from "../kit/money/price";
import { Bdi } from "../kit/text/bdi";

const SHOWN = 2;

export function WantedCard(wanted: WantedSummary & { why?: string | null }) {
  const href = `/wanted/${wanted.id}`;
  return (
    <li className="wanted-card">
      <div>
        <p>
          <span className="card-category">{wanted.category}</span> {wanted.isNew && <Badge>Baru</Badge>}
        </p>
        <h3>
          <a href={href}>
            <Bdi>{wanted.title}</Bdi>
          </a>
        </h3>
        <p className="fact-list">
          <span>
            <Icon name="pin" /> {wanted.location}
          </span>
          {wanted.deadline !== null && (
            <span>
              <Icon name="clock" /> Deadline {formatDate(wanted.deadline)}
            </span>
          )}
        </p>
        {wanted.why && <p className="soft">{wanted.why}</p>}
        <Requirements all={wanted.requirements} />
      </div>
      <div className="wanted-card__stub">
        <Price amount={wanted.budget} />
        <ButtonLink look="line" href={href} aria-label={`Tawarkan Jasa Anda: ${isolated(wanted.title)}`}>
          Tawarkan Jasa Anda
        </ButtonLink>
      </div>
    </li>
  );
}

function Requirements({ all }: { all: string[] }) {
  if (all.length === 0) return null;
  const more = all.length - SHOWN;
  return (
    <ul className="check-list">
      {all.slice(0, SHOWN).map((requirement) => (
        <li key={requirement}>{requirement}</li>
      ))}
      {more > 0 && <li className="check-list__more">+{more} persyaratan lainnya</li>}
    </ul>
  );
}
