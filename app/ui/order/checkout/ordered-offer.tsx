import { illustrationUrl, type Picture } from "../../kit/picture";
import { Bdi } from "../../kit/text/bdi";
import { Rating } from "../../review/rating";

export type OrderedOffer = {
  id: string;
  title: string;
  category: string;
  picture: Picture | null;
  sellerName: string;
  rating: number;
  ratingCount: number;
  /** "dalam 1 jam"; null until there is a first answer. */
  responseTime: string | null;
};

export function OrderedOfferPanel({ listing }: { listing: OrderedOffer }) {
  const { picture, category, sellerName, rating, ratingCount, responseTime } = listing;
  return (
    <section className="panel picture-row" aria-label="Jasa yang dipesan">
      <img
        src={picture ? `${picture.url}/320.webp` : illustrationUrl(category)}
        width={160}
        height={120}
        alt=""
      />
      <div>
        <h2 className="picture-row__title">
          <Bdi>{listing.title}</Bdi>
        </h2>
        <p className="small soft">
          <Bdi>{sellerName}</Bdi> · <Rating rating={rating} count={ratingCount} />
          {responseTime && ` · Membalas ${responseTime}`}
        </p>
      </div>
    </section>
  );
}
