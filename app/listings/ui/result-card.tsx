import type { ReactNode } from "react";
import { Avatar, Bdi, Photo } from "~/ui/kit";
import { Price } from "~/ui/prices";
import type { OfferSummary } from "../listing";
import { shownUnit } from "../own-text";
import type { Unit } from "../package";

const cards = {
  column: "relative flex flex-col overflow-hidden rounded border bg-raised hover:border-line-strong",
  row: "relative flex overflow-hidden rounded border bg-raised p-2.5 hover:border-line-strong",
} as const;

export function Card({
  as: Element = "li",
  row = false,
  picture,
  children,
}: {
  as?: "li" | "div";
  row?: boolean;
  picture?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Element className={row ? cards.row : cards.column}>
      {picture && <div className={row ? "w-24 flex-none md:w-[8.5rem]" : "border-b"}>{picture}</div>}
      <div className={row ? "flex min-w-0 flex-1 flex-col pl-3" : "flex flex-1 flex-col p-[calc(var(--card)-0.25rem)]"}>
        {children}
      </div>
    </Element>
  );
}

/** Shows the title. Its link covers the card, so that all of it is clickable and screen readers announce it once. */
export function CardTitle({ href, row = false, children }: { href?: string; row?: boolean; children: ReactNode }) {
  return (
    <h3
      className={
        row ? "mb-0.5 line-clamp-2 text-[length:var(--card)]" : "mb-2 mt-0.5 line-clamp-3 text-[length:var(--card)]"
      }
    >
      {href ? (
        <a className="stretched-link text-inherit no-underline hover:underline hover:decoration-auto" href={href}>
          {children}
        </a>
      ) : (
        children
      )}
    </h3>
  );
}

export function CardLine({ children }: { children: ReactNode }) {
  return <p className="mt-0.5 truncate text-xs text-ink-soft">{children}</p>;
}

/** Shows the seller. On a narrow screen the name is cut before the places. */
export function CardSeller({
  name,
  pictureUrl,
  places = [],
  children,
}: {
  name: string;
  pictureUrl: string | null;
  places?: readonly string[];
  children: ReactNode;
}) {
  return (
    <p className="flex min-w-0 items-center text-xs text-ink-soft">
      <Avatar name={name} pictureUrl={pictureUrl} size="xs" />
      <span className="truncate">{children}</span>
      {places.length > 0 && (
        <span className="max-w-[65%] flex-none truncate whitespace-pre">{` · ${places.join(" · ")}`}</span>
      )}
    </p>
  );
}

/** Shows the price at the bottom of the card, so that the prices of neighbours are in one line. */
export function CardPrice({ amount, unit, row = false }: { amount: number; unit?: Unit | undefined; row?: boolean }) {
  return (
    <p className={row ? "mt-auto pt-1 md:text-lg" : "mt-auto pt-2 text-lg"}>
      <Price amount={amount} />
      <PerUnit unit={unit} />
    </p>
  );
}

export function PerUnit({ unit }: { unit: Unit | undefined }) {
  const shown = shownUnit(unit);
  return shown && <span className="text-sm text-ink-soft">{` / ${shown}`}</span>;
}

type Shown = Omit<OfferSummary, "id" | "location" | "price" | "rating" | "reviewCount">;

/** Shows an offer in a list of results. The form of an offer shows the same card, without a link, as a preview. */
export function ResultCard({
  as,
  href,
  photo,
  places,
  price,
  line,
  more,
  why,
  loading = "lazy",
  ...offer
}: Shown & {
  as?: "div";
  href?: string;
  /** Shown instead of the stored picture. */
  photo?: ReactNode;
  places: readonly string[];
  /** Null while the form has no price. */
  price: number | null;
  line?: ReactNode;
  /** The line below `line`. */
  more?: string | undefined;
  why?: string | null;
  loading?: "first" | "lazy";
}) {
  return (
    <Card
      {...(as && { as })}
      row
      picture={photo ?? <Photo picture={offer.picture} category={offer.category} sizes="small" loading={loading} />}
    >
      <CardTitle row {...(href && { href })}>
        <Bdi>{offer.title}</Bdi>
      </CardTitle>
      <CardSeller name={offer.sellerName} pictureUrl={offer.sellerPicture} places={places}>
        <Bdi>{offer.sellerName}</Bdi>
      </CardSeller>
      {line && <CardLine>{line}</CardLine>}
      {more && <CardLine>{more}</CardLine>}
      {why && <p className="corner mt-1 text-xs leading-[1.35] text-ink-soft">{why}</p>}
      {price !== null && <CardPrice row amount={price} unit={offer.unit} />}
    </Card>
  );
}
