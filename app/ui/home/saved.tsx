import { SAVED_HREF } from "~/copy/listing/saved";
import { isolated } from "~/domain/core/bidi";
import { Avatar } from "../kit/avatar";
import { Button } from "../kit/button";
import { Price } from "../kit/money/price";
import { Section } from "../kit/section";
import { Bdi } from "../kit/text/bdi";
import { Ways } from "../kit/ways";
import { PlainForm } from "../layout/form";
import { OfferPicture } from "../listing/favourite-list";

type SeenLine = {
  id: string;
  title: string;
  category: string;
  /** Integer rupiah. */
  price: number;
  /** Base of the picture, `/media/{key}`. */
  picture: string | null;
};

/** Left out when empty, as its neighbours. */
export function RecentlySeen({ seen }: { seen: readonly SeenLine[] }) {
  if (seen.length === 0) return null;
  return (
    <Section id="baru-dilihat" title="Baru Anda lihat">
      <ul className="rail">
        {seen.map(({ id, title, category, price, picture }) => (
          <li key={id} className="offer-card">
            <OfferPicture url={picture} category={category} />
            <div>
              <h3>
                <a href={`/gig/${id}`}>
                  <Bdi>{title}</Bdi>
                </a>
              </h3>
              <Price amount={price} />
            </div>
          </li>
        ))}
      </ul>
      <PlainForm className="mt-2" method="post" action="/recently-seen/deletion">
        <Button type="submit" look="quiet">
          Kosongkan<span className="sr-only"> daftar yang baru Anda lihat</span>
        </Button>
      </PlainForm>
    </Section>
  );
}

type SavedOffer = {
  id: string;
  title: string;
  sellerName: string;
  sellerPicture: string | null;
  /** "4,9"; null before the first review. */
  rating: string | null;
  /** As "Rp 150.000". */
  price: string;
};
/** `notified`: something new was. */
type SavedSearch = { id: string; title: string; href: string; notified: boolean };

export function Saved({
  offers,
  searches,
}: {
  offers: readonly SavedOffer[];
  searches: readonly SavedSearch[];
}) {
  if (offers.length + searches.length === 0) return null;
  return (
    <Section
      id="simpanan"
      title="Simpanan Anda"
      link={{ href: SAVED_HREF, text: "Lihat Semua", label: "Lihat Semua simpanan Anda" }}
    >
      <div className="ways-pair">
        {offers.length > 0 && (
          <Ways
            ways={offers.map(({ id, title, sellerName, sellerPicture, rating, price }) => ({
              key: id,
              to: { href: `/gig/${id}` },
              face: <Avatar name={sellerName} pictureUrl={sellerPicture} />,
              title: <Bdi>{title}</Bdi>,
              text: rating === null ? sellerName : `${isolated(sellerName)}, ${rating}`,
              end: price,
            }))}
          />
        )}
        {searches.length > 0 && (
          <Ways
            ways={searches.map(({ id, title, href, notified }) => ({
              key: id,
              to: { href },
              icon: "bell",
              title: <Bdi>{title}</Bdi>,
              text: "Pencarian tersimpan",
              end: notified ? "Ada yang baru" : undefined,
            }))}
          />
        )}
      </div>
    </Section>
  );
}
