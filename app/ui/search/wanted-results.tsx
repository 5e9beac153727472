import { groupHeading } from "~/copy/search/groups";
import { whyText } from "~/copy/search/why";
import type { WantedSummary } from "~/domain/listing/view";
import type { ShownSearch, WithWhy } from "~/domain/search/shown-search";
import { Group } from "../kit/group";
import { ListPagination } from "../kit/navigation/list-pagination";
import { Section } from "../kit/section";
import { WantedCard } from "../listing/wanted-card";

/** As offers are: in groups by place where one was asked for. */
export function WantedResults({
  requestGroups,
  places,
  pages,
}: Pick<ShownSearch, "requestGroups" | "places" | "pages">) {
  return (
    <>
      {requestGroups.map(({ name, stands, listings }) => {
        const heading = groupHeading(name, places, stands);
        if (heading !== null) {
          return (
            <Group key={name} id={name} title={heading}>
              <WantedCards requests={listings} />
            </Group>
          );
        }
        return (
          <div key={name} className="mt-4">
            <h2 className="sr-only">Daftar permintaan</h2>
            <WantedCards requests={listings} />
          </div>
        );
      })}
      <ListPagination {...pages} />
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
