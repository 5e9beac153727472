import { formatDate, formatShortDate } from "~/platform/dates";
import { excerpt, isolated } from "~/platform/strings";
import { Rating } from "~/reviews/ui/reviews";
import { PlainForm } from "~/ui/form";
import { Avatar, Badge, Bdi, Button, ButtonLink, Icon, illustrationUrl, Photo } from "~/ui/kit";
import { Price } from "~/ui/prices";
import { type OfferSummary, WANTED_PAGE_SIZE, type WantedSummary } from "../listing";

type FavouriteLine = {
  id: string;
  title: string;
  category: string;
  price: number;
  rating: number;
  reviewCount: number;
  /** Empty if the name is hidden. */
  sellerName: string;
  /** The base URL, `/media/{key}`. */
  picture: string | null;
  open: boolean;
};

export function FavouriteList({ favourites, back }: { favourites: readonly FavouriteLine[]; back: string }) {
  return (
    <ul className="found">
      {favourites.map((favourite) => (
        <li key={favourite.id}>
          <FavouriteCard {...favourite} />
          <PlainForm method="post" action={`/gig/${favourite.id}/favourite`}>
            <input type="hidden" name="keep" value="no" />
            <input type="hidden" name="redirectTo" value={back} />
            <Button type="submit" look="quiet">
              Hapus dari simpanan
              <span className="sr-only">
                : <Bdi>{favourite.title}</Bdi>
              </span>
            </Button>
          </PlainForm>
        </li>
      ))}
    </ul>
  );
}

function FavouriteCard({ open, ...offer }: FavouriteLine) {
  return (
    <div className="offer-card">
      <OfferPicture url={offer.picture} category={offer.category} />
      <div>
        <h3>
          {open ? (
            <a href={`/gig/${offer.id}`}>
              <Bdi>{offer.title}</Bdi>
            </a>
          ) : (
            offer.title
          )}
        </h3>
        {offer.sellerName !== "" && (
          <p className="offer-card__meta">
            <Bdi>{offer.sellerName}</Bdi>
          </p>
        )}
        {open ? (
          <>
            <p className="offer-card__meta">
              <Rating rating={offer.rating} count={offer.reviewCount} />
            </p>
            <Price amount={offer.price} />
          </>
        ) : (
          <p>
            <Badge look="off">Tidak ditawarkan lagi</Badge>
          </p>
        )}
      </div>
    </div>
  );
}

/** Small on every screen, so the smallest of the three widths is enough. */
export function OfferPicture({ url, category }: { url: string | null; category: string }) {
  return (
    <span className="picture">
      <img src={url ? `${url}/320.webp` : illustrationUrl(category)} width={160} height={120} alt="" loading="lazy" />
    </span>
  );
}

/** The title's link covers the card, so that all of it is clickable and screen readers announce it once. */
export function OfferCard({
  loading = "lazy",
  ...offer
}: OfferSummary & { why?: string | null; loading?: "first" | "lazy" }) {
  return (
    <li className="offer-card">
      <Photo picture={offer.picture} category={offer.category} loading={loading} />
      <div>
        <span className="card-category">{offer.category}</span>
        <h3>
          <a href={`/gig/${offer.id}`}>
            <Bdi>{offer.title}</Bdi>
          </a>
        </h3>
        <p className="offer-card__seller">
          <Avatar name={offer.sellerName} pictureUrl={offer.sellerPicture} size="xs" />
          <span>
            <Bdi>{offer.sellerName}</Bdi>
          </span>
        </p>
        <p className="offer-card__meta">
          <Rating rating={offer.rating} count={offer.reviewCount} />
        </p>
        <p className="offer-card__meta">{offer.location}</p>
        {offer.why && <p className="offer-card__meta">{offer.why}</p>}
        <Price amount={offer.price} />
      </div>
    </li>
  );
}

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

const REQUIREMENTS = 2;
/** The page of sixty requests has a size budget, and one line shows no more characters. */
const REQUIREMENT_LENGTH = 60;

/** After "Tampilkan Lebih Banyak" the row starts at the added ones, in browsers that support it. */
export function WantedSheet({ wanted }: { wanted: readonly WantedSummary[] }) {
  const first = wanted.length - (wanted.length % WANTED_PAGE_SIZE || WANTED_PAGE_SIZE);
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
      <WantedSheetRequirements all={requirements} />
      <p className="wanted-sheet__end">
        <Price amount={budget} />
        <a href={href} aria-label={`Tawarkan Jasa Anda: ${isolated(title)}`}>
          Tawarkan Jasa Anda
        </a>
      </p>
    </li>
  );
}

function WantedSheetRequirements({ all }: { all: string[] }) {
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
