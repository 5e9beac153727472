import type { OfferSummary } from "~/domain/listing/view";
import { ratingText } from "~/domain/review/review";
import { ButtonLink } from "../kit/button";
import { Callout } from "../kit/callout";
import { Price } from "../kit/money/price";
import { Breadcrumbs } from "../kit/navigation/breadcrumbs";
import { ListPagination } from "../kit/navigation/list-pagination";
import { Section } from "../kit/section";
import { StickyBar } from "../kit/sticky-bar";
import { Main } from "../layout/page-shell";
import { HeldPicturesLink } from "../listing/gallery";
import { ReportLink } from "../report/link";
import { ReviewList, type ReviewProps } from "../review/list";
import { PersonReviews } from "../review/person-reviews";
import { OfferRows } from "./offer-rows";
import { type PersonProps, PublicProfile, WorkWall } from "./public-profile";

type HeldPictures = Parameters<typeof HeldPicturesLink>[0];

/** `person` holds the public profile. `mine` is present when readers look at their own. */
export function ProfilePage({
  person,
  offers,
  pictures,
  held,
  reviews,
  asClient,
  further,
  mine,
  from,
}: {
  person: PersonProps & { id: string; clientRatingSum: number; clientRatingCount: number };
  offers: { items: readonly OfferSummary[]; after: string | null };
  pictures: readonly { id: string; listingId: string; url: string }[];
  held: HeldPictures | null;
  reviews: readonly ReviewProps[];
  asClient: readonly ReviewProps[];
  /** Not the first of their offers. */
  further: boolean;
  mine: boolean;
  /** Integer rupiah: the lowest of the shown prices. */
  from: number;
}) {
  const here = `/u/${person.id}`;
  const [first] = offers.items;
  return (
    <Main>
      <Breadcrumbs trail={[{ text: "Beranda", href: "/" }, { text: person.name }]} />
      {mine && (
        <Callout icon="check">
          <b>Ini profil Anda</b>, seperti yang dilihat orang lain. <a href="/profile/edit">Ubah profil</a>
        </Callout>
      )}
      <div className="two-columns">
        <div>
          <PublicProfile person={person} />
          <WorkWall pictures={pictures} />
          <PersonReviews reviews={reviews} />
          {asClient.length > 0 && (
            <details className="disclosure">
              <summary>Ulasan sebagai pembeli</summary>
              <div>
                <p className="small soft">{clientRating(person.clientRatingSum, person.clientRatingCount)}</p>
                <ReviewList reviews={asClient} reportable />
              </div>
            </details>
          )}
        </div>
        <aside>
          <Section id="jasa" title="Jasa yang ditawarkan" small>
            {held && (
              <p className="mb-3">
                <HeldPicturesLink {...held} />
              </p>
            )}
            {first ? (
              <OfferRows offers={offers.items} />
            ) : (
              <p className="soft">Belum ada jasa yang ditawarkan</p>
            )}
            <ListPagination
              first={further ? `${here}#jasa` : null}
              next={offers.after && `${here}?after=${offers.after}#jasa`}
            />
          </Section>
          {first && !mine && (
            <p className="desktop-only mt-4">
              <ButtonLink href={askAbout(first.id)}>Kirim Pesan</ButtonLink>
            </p>
          )}
          {!mine && (
            <p className="mt-4">
              <ReportLink subject="person" id={person.id} text="Laporkan orang ini" />
            </p>
          )}
        </aside>
      </div>
      {first && !mine && (
        <StickyBar phone action={<ButtonLink href={askAbout(first.id)}>Kirim Pesan</ButtonLink>}>
          <span className="small">
            Mulai <Price amount={from} />
          </span>
        </StickyBar>
      )}
    </Main>
  );
}

/** A conversation is about an offer: the newest, unless one is asked about beside it. */
const askAbout = (offer: string) => `/messages/new?listing=${offer}`;

function clientRating(sum: number, count: number) {
  return count > 0 && `Rata-rata ${ratingText(sum / count)} dari ${count} ulasan penjual.`;
}
