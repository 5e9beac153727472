import { whyText } from "~/copy/search/why";
import type { WantedSummary } from "~/domain/listing/view";
import type { WithWhy } from "~/domain/search/shown-search";
import { ListPagination } from "../kit/list-pagination";
import { Section } from "../kit/section";
import { WantedCard } from "../listing/wanted-card";

export function WantedResults({
  requests,
  first,
  next,
}: {
  requests: readonly WithWhy<WantedSummary>[];
  first: string | null;
  next: string | null;
}) {
  return (
    <>
      <h2 className="sr-only">Daftar permintaan</h2>
      <WantedCards requests={requests} />
      <ListPagination first={first} next={next} />
    </>
  );
}

/** Requests that match the search, below the offers. */
export function MatchingRequests({
  requests,
  href,
  asked,
}: {
  requests: readonly WithWhy<WantedSummary>[];
  href: string;
  asked: boolean;
}) {
  if (requests.length === 0) return null;
  const title = asked ? "Permintaan yang cocok" : "Permintaan terbaru";
  return (
    <Section
      id="permintaan"
      title={title}
      note={asked ? "Warga mencari jasa seperti ini." : "Warga sedang mencari jasa."}
      link={{ href, text: "Lihat Semua", label: `Lihat Semua ${title.toLowerCase()}` }}
    >
      <WantedCards requests={requests} />
    </Section>
  );
}

function WantedCards({ requests }: { requests: readonly WithWhy<WantedSummary>[] }) {
  return (
    <ul className="cards cards--broad">
      {requests.map((wanted) => (
        <WantedCard key={wanted.id} {...wanted} why={whyText(wanted.why)} />
      ))}
    </ul>
  );
}
