import { Link } from "@remix-run/react";
import { formatRupiah } from "~/domain/core/money";
import { illustrationUrl } from "../../kit/picture";
import { Section } from "../../kit/section";

export type BoughtOffer = {
  id: string;
  title: string;
  category: string;
  /** Base of the picture, `/media/{key}`. */
  coverUrl: string | null;
  seller: string;
  /** Integer rupiah. */
  price: number;
};

export function BoughtAgain({ offers }: { offers: readonly BoughtOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <Section id="pesan-lagi" title="Pesan lagi" small>
      <ul className="again">
        {offers.map(({ id, title, category, coverUrl, seller, price }) => (
          <li key={id}>
            <Link to={`/order/${id}`}>
              <img
                src={coverUrl ? `${coverUrl}/320.webp` : illustrationUrl(category)}
                width={160}
                height={120}
                alt=""
                loading="lazy"
              />
              <b>{title}</b>
              <small>
                {seller} · {formatRupiah(price)}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
