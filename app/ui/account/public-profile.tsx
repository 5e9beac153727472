import { NEW_HERE, sellerFigures } from "~/copy/account/figures";
import type { SocialLinks } from "~/domain/account/profile";
import { formatMonth } from "~/domain/core/dates";
import { Avatar } from "../kit/avatar";
import { ReceiptRows } from "../kit/money/receipt";
import { Section } from "../kit/section";
import { Bdi } from "../kit/text/bdi";
import { LongText } from "../kit/text/long-text";
import { type SellerProps, SellerRating } from "../listing/seller-card";
import { Figures } from "./figures";
import { linkRows } from "./profile-links";
import { SkillBadges } from "./skill-badges";

export type PersonProps = SellerProps & {
  location: string;
  website: string;
  socialLinks: SocialLinks;
  skills: readonly string[];
};

/** Face, rating, area, since when; figures; and what they say of themselves. */
export function PublicProfile({ person }: { person: PersonProps }) {
  const links = linkRows(person);
  const figures = sellerFigures(person);
  return (
    <>
      <div className="person-row mt-2">
        <Avatar name={person.name} pictureUrl={person.pictureUrl} size="xl" />
        <div>
          <h1 className="text-xl">
            <Bdi>{person.name}</Bdi>
          </h1>
          {figures.length === 0 && <span className="badge">{NEW_HERE}</span>}{" "}
          {person.ratingCount > 0 && <SellerRating seller={person} />}
          <p className="small soft">
            {person.location && `${person.location} · `}
            <span className="sr-only">Bergabung </span>sejak {formatMonth(person.since)}
          </p>
        </div>
      </div>
      {figures.length > 0 && <Figures figures={figures} />}
      <div className="mt-3">
        {person.bio ? <LongText text={person.bio} /> : <p className="soft">Belum menulis tentang diri.</p>}
      </div>
      <SkillBadges skills={person.skills} />
      {links.length > 0 && (
        <details className="disclosure mt-3">
          <summary>Di tempat lain</summary>
          <div>
            <ReceiptRows rows={links} />
          </div>
        </details>
      )}
    </>
  );
}

/** Fewer pictures make no wall. */
const ROW = 3;

/** Pictures of their newest offers, each of which leads to its own. */
export function WorkWall({
  pictures,
}: {
  pictures: readonly { id: string; listingId: string; url: string }[];
}) {
  if (pictures.length < ROW) return null;
  return (
    <Section id="hasil" title="Hasil kerja" small>
      <ul className="work-wall">
        {pictures.map(({ id, listingId, url }, index) => (
          <li key={id}>
            <a href={`/gig/${listingId}`}>
              <img
                src={`${url}/320.webp`}
                width={160}
                height={120}
                alt={`Hasil kerja ${index + 1}`}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
