import type { ReactNode } from "react";
import { NEAR_ADVICE, nothingAdvice } from "~/copy/search/title";
import type { CategorySlug } from "~/domain/listing/category";
import { MAX_TITLE } from "~/domain/listing/listing";
import { NEW_REQUEST, type RequestDraft } from "~/domain/listing/new-request";
import type { Question } from "~/domain/search/question";
import { type Search, searchHref } from "~/domain/search/search";
import type { OfferFound, SuggestedLink, WithWhy } from "~/domain/search/shown-search";
import { SubmitButton } from "../kit/button";
import { CategoryChips } from "./category-links";
import { FoundGroup } from "./found-group";
import { foundOffer } from "./offer-results";
import { RelatedSearches } from "./related-searches";

/** Beside what comes near it, a request that is begun: nobody has it, so everybody is asked. */
export function NothingFound({
  draft,
  searches = [],
  categories = null,
  children,
}: {
  /** What was searched for, as a request. */
  draft: RequestDraft;
  searches?: readonly SuggestedLink[];
  /** Those with offers; null for all. */
  categories?: readonly CategorySlug[] | null;
  /** What comes near it. */
  children?: ReactNode;
}) {
  return (
    <div className="search-beside">
      <div>
        {children}
        <RelatedSearches id="coba" title="Coba ini" searches={searches} />
        <p className="mt-5">Atau mulai dari kategori:</p>
        <CategoryChips only={categories} />
      </div>
      <aside className="mt-5">
        <DraftForm draft={draft} />
      </aside>
    </div>
  );
}

/** Of all that was asked nothing at all: what to change, what fits but for the filters, and where else to begin. */
export function NearlyFound({
  search,
  question,
  nearly,
  near,
}: {
  search: Search;
  question: Question;
  /** Fits but for the filters. */
  nearly: readonly WithWhy<OfferFound>[];
  /** Comes near the words. */
  near: readonly WithWhy<OfferFound>[];
}) {
  const startHref = search.after === null ? null : searchHref({ ...search, after: null });
  return (
    <>
      <p className="mt-3">{near.length > 0 ? NEAR_ADVICE : nothingAdvice(search, question)}</p>
      {startHref && (
        <p className="mt-3">
          <a className="btn btn--line" href={startHref}>
            Kembali ke awal
          </a>
        </p>
      )}
      <aside aria-label="Yang mendekati">
        <FoundGroup id="mendekati" title="Yang mendekati, tanpa saringan" offers={nearly.map(foundOffer)} />
        {nearly.length === 0 && (
          <FoundGroup id="mirip" title="Yang mendekati" offers={near.map(foundOffer)} />
        )}
      </aside>
    </>
  );
}

function DraftForm({ draft }: { draft: RequestDraft }) {
  const { judul, ...more } = draft;
  return (
    <form className="wanted-card" action={NEW_REQUEST} aria-labelledby="h-pasang">
      <div>
        <p className="card-category">Permintaan Anda</p>
        <h2 id="h-pasang">Biarkan penyedia yang menawar</h2>
        <p className="small soft">
          {judul === "" ? "" : "Sudah kami isikan dari pencarian Anda. "}Gratis, penyedia yang mengirim harga.
        </p>
        <div className="field">
          <label htmlFor="pasang">Yang dibutuhkan</label>
          <input
            id="pasang"
            className="input"
            name="judul"
            defaultValue={judul || undefined}
            maxLength={MAX_TITLE}
            autoComplete="off"
          />
        </div>
        {Object.entries(more).map(
          ([name, value]) => value !== "" && <input key={name} type="hidden" name={name} value={value} />,
        )}
      </div>
      <p className="wanted-card__stub">
        <SubmitButton>Lanjutkan Permintaan</SubmitButton>
      </p>
    </form>
  );
}
