import { Badge } from "../kit/badge";
import { Button } from "../kit/button";
import { Price } from "../kit/money/price";
import { illustrationUrl } from "../kit/picture";
import { Bdi } from "../kit/text/bdi";
import { PlainForm } from "../layout/form";
import { Rating } from "../review/rating";

type FavouriteLine = {
  id: string;
  title: string;
  category: string;
  /** Integer rupiah. */
  price: number;
  rating: number;
  reviewCount: number;
  /** Empty where nobody is told any more. */
  sellerName: string;
  /** Base of the picture, `/media/{key}`. */
  picture: string | null;
  /** Still sold. */
  open: boolean;
};

/** `back`: the page that the list stands on. */
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

/** Small, whatever the screen: the least of the three widths is enough. */
export function OfferPicture({ url, category }: { url: string | null; category: string }) {
  return (
    <span className="picture">
      <img
        src={url ? `${url}/320.webp` : illustrationUrl(category)}
        width={160}
        height={120}
        alt=""
        loading="lazy"
      />
    </span>
  );
}
