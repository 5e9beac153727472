import { formatRupiah } from "~/platform/money";
import type { ShareCard } from "~/platform/share-card";
import { ratingAverage, ratingText } from "~/reviews/review";
import { type PricedOffer, priceList } from "./listing";
import { unitPrice } from "./own-text";

type Rated = { rating: number; reviewCount: number };
type SharedOffer = PricedOffer & Rated & { title: string; location: string };

/** `picture` is the URL path of the first picture, without its width. */
export function offerShareCard(offer: SharedOffer, picture: string | null): ShareCard {
  const { packages, from, unit } = priceList(offer);
  const price = unitPrice(from, unit);
  return {
    label: "Jasa",
    title: offer.title,
    price: packages.length === 1 ? price : `mulai ${price}`,
    rating: sharedRating(offer),
    place: offer.location,
    picture,
  };
}

export function wantedShareCard(wanted: { title: string; price: number; location: string }): ShareCard {
  const price = `Anggaran ${formatRupiah(wanted.price)}`;
  return { label: "Jasa Dicari", title: wanted.title, price, rating: "", place: wanted.location, picture: null };
}

type SharedPerson = {
  name: string;
  location: string;
  pictureUrl: string | null;
  ratingSum: number;
  ratingCount: number;
};

export function personShareCard({ name, location, pictureUrl, ratingSum, ratingCount }: SharedPerson): ShareCard {
  const rating = ratingAverage({ sum: ratingSum, count: ratingCount });
  return {
    label: "Profil",
    title: name,
    price: "",
    rating: sharedRating({ rating, reviewCount: ratingCount }),
    place: location,
    picture: pictureUrl,
  };
}

function sharedRating({ rating, reviewCount }: Rated): string {
  return reviewCount === 0 ? "" : `${ratingText(rating)} (${reviewCount} ulasan)`;
}
