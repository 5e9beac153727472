import { Icon } from "../kit/icon";
import { Breadcrumbs } from "../kit/navigation/breadcrumbs";
import type { Picture } from "../kit/picture";
import { Bdi } from "../kit/text/bdi";
import { Rating } from "../review/rating";
import { Gallery, type Held, HeldGallery } from "./gallery";

export function OfferTrail({ offer, href }: { offer: { title: string; category: string }; href: string }) {
  return (
    <Breadcrumbs
      trail={[{ text: "Beranda", href: "/" }, { text: offer.category, href }, { text: offer.title }]}
    />
  );
}

export function OfferHeader({
  offer,
  pictures,
  held,
}: {
  offer: {
    title: string;
    category: string;
    location: string;
    rating: number;
    reviewCount: number;
    ordersCompleted: number;
  };
  pictures: readonly Picture[];
  /** Held back to save data. */
  held: Held | null;
}) {
  return (
    <div className="offer-header">
      {held ? <HeldGallery held={held} /> : <Gallery pictures={pictures} category={offer.category} />}
      <div className="listing-title">
        <h1>
          <Bdi>{offer.title}</Bdi>
        </h1>
        <p className="fact-list">
          <Rating rating={offer.rating} count={offer.reviewCount} href="#ulasan" />
          <span>
            <Icon name="pin" /> {offer.location}
          </span>
          {offer.ordersCompleted > 0 && (
            <span className="desktop-only">{offer.ordersCompleted} pesanan selesai</span>
          )}
        </p>
      </div>
    </div>
  );
}
