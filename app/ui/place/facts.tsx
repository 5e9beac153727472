import type { ReactNode } from "react";
import { formatAmount } from "~/domain/core/money";
import type { PlaceFacts } from "~/domain/place/figures";
import { Price } from "../kit/money/price";
import { Average } from "../review/rating";

/** What can be said of the offers that stand in a place; nothing where there are none. */
export function PlaceFactList({ facts }: { facts: PlaceFacts }) {
  const { offers, today, middlePrice, rating } = facts;
  if (offers === 0) return null;
  return (
    <dl className="place-facts">
      <Fact name="Jasa" note={today > 0 && `${formatAmount(today)} bisa hari ini`}>
        {formatAmount(offers)}
      </Fact>
      {middlePrice !== null && (
        <Fact name="Harga tengah" note="separuh di bawahnya">
          <Price amount={middlePrice} />
        </Fact>
      )}
      {rating && (
        <Fact name="Rating" note={`${formatAmount(rating.count)} ulasan`}>
          <Average rating={rating.average} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, note, children }: { name: string; note: string | false; children: ReactNode }) {
  return (
    <div>
      <dt className="tiny soft">{name}</dt>
      <dd className="text-l font-bold">
        {children} {note && <p className="tiny soft font-medium">{note}</p>}
      </dd>
    </div>
  );
}
