import { ButtonLink } from "../kit/button";
import { Mark } from "../kit/logo";
import { RelatedSearches } from "./related-searches";

/** Nothing has all that was asked. Names the word and the place, and offers to ask everybody. */
export function NothingFound({
  words,
  place,
  askHref,
  searches = [],
}: {
  /** What was searched for, as understood. */
  words: string;
  /** For running text; null for all of Indonesia. */
  place: string | null;
  /** The form for a request, filled from the search where that can be. */
  askHref: string;
  searches?: readonly { text: string; href: string }[];
}) {
  return (
    <>
      <div className="empty-state mt-4">
        <Mark />
        <h2>
          Belum ada “{words}”{place && ` di ${place}`}
        </h2>
        <p>Pasang permintaan: penyedia yang membaca, lalu mengirim harga. Gratis.</p>
        <ButtonLink href={askHref}>Buat Permintaan Jasa</ButtonLink>
      </div>
      <RelatedSearches id="coba" title="Coba ini" searches={searches} />
    </>
  );
}
