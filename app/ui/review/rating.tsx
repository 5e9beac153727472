import { ratingText } from "~/domain/review/review";
import { Star } from "../kit/icon";

/** Without reviews it shows no stars. With `href` the number leads to them. */
export function Rating({ rating, count, href }: { rating: number; count: number; href?: string }) {
  if (count === 0) return <span className="rating">Belum ada ulasan</span>;
  return (
    <span className="rating">
      <Star /> <b>{ratingText(rating)}</b> {href ? <a href={href}>({count} ulasan)</a> : `(${count})`}
    </span>
  );
}

const FIVE = [1, 2, 3, 4, 5] as const;

/** Rounded to whole stars, and read out as one picture. */
export function Stars({ rating }: { rating: number }) {
  const full = Math.round(rating);
  return (
    <span className="stars" role="img" aria-label={`${full} dari 5 bintang`}>
      {FIVE.map((place) => (
        <Star key={place} empty={place > full} />
      ))}
    </span>
  );
}
