import { ratingText, starsWidth } from "~/domain/review/review";
import { Star, StarRow } from "../kit/icon";

/** Without reviews it shows no stars. With `href` the number leads to them. */
export function Rating({ rating, count, href }: { rating: number; count: number; href?: string }) {
  if (count === 0) return <span className="rating">Belum ada ulasan</span>;
  return (
    <span className="rating">
      <Average rating={rating} />
      {href ? " " : ` (${count})`}
      {href && <a href={href}>({count} ulasan)</a>}
    </span>
  );
}

/** One star and the number, read as "4,8 dari 5". */
export function Average({ rating }: { rating: number }) {
  return (
    <>
      <Star /> <b>{ratingText(rating)}</b>
      <span className="sr-only"> dari 5</span>
    </>
  );
}

/** Five, of which as much is filled as the rating says; read out as one picture. */
export function Stars({ rating }: { rating: number }) {
  const said = Number.isInteger(rating) ? rating : ratingText(rating);
  return <StarRow width={starsWidth(rating)} label={`${said} dari 5 bintang`} />;
}
