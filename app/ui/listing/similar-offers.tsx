import type { OfferSummary } from "~/domain/listing/view";
import { Section } from "../kit/section";
import { OfferCard } from "./offer-card";

export function SimilarOffers({
  offers,
  category,
  href,
}: {
  offers: readonly OfferSummary[];
  category: string;
  href: string;
}) {
  if (offers.length === 0) return null;
  const link = { href, text: "Lihat Semua", label: `Lihat Semua jasa ${category}` };
  return (
    <Section id="serupa" title="Jasa serupa" link={link}>
      <ul className="cards">
        {offers.map((offer) => (
          <OfferCard key={offer.id} {...offer} />
        ))}
      </ul>
    </Section>
  );
}
