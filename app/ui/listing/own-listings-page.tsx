import { OWN_LISTING_COPY } from "~/copy/listing/own-listing";
import type { ListSort } from "~/domain/core/list-sort";
import type { ListingKind } from "~/domain/listing/listing";
import { type OwnPart, ownListPath } from "~/domain/listing/own-lists";
import { EmptyState } from "../kit/empty-state";
import { type FilterChip, FilterChips } from "../kit/filter-chips";
import { ListFilter } from "../kit/list-filter";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Pagination } from "../kit/navigation/pagination";
import { ListFailed } from "../layout/list-failed";
import { TitleBar } from "../layout/title-bar";
import { type OwnListingItem, OwnListings } from "./own-listings";
import { WantedTabs } from "./wanted-tabs";

const words = {
  offer: {
    none: "Anda belum memiliki jasa yang ditawarkan",
    next: "Satu jasa dengan satu foto sudah cukup untuk mulai.",
    add: { seen: "Tambah", said: " Jasa Baru" },
    pages: "Halaman jasa",
    failed: "Gagal memuat daftar jasa",
  },
  wanted: {
    none: "Anda belum memiliki permintaan jasa",
    next: "Tulis apa yang Anda cari dan berapa anggarannya, lalu penyedia jasa yang datang kepada Anda.",
    add: { seen: "Buat", said: " Permintaan Jasa" },
    pages: "Halaman permintaan jasa",
    failed: "Gagal memuat daftar jasa dicari",
  },
} as const;

export function OwnListingsPage({
  kind,
  listings,
  newer,
  older,
  sort,
  part,
  chips,
}: {
  kind: ListingKind;
  listings: readonly OwnListingItem[];
  newer: string | null;
  older: string | null;
  sort: ListSort;
  part: OwnPart;
  /** Empty where there is nothing to choose between. */
  chips: readonly FilterChip[];
}) {
  const { none, next, pages, add } = words[kind];
  const path = ownListPath(kind);
  const kept: Record<string, string> = part === "all" ? {} : { status: part };
  const order = `${part === "all" ? "" : `status=${part}&`}${sort === "terbaru" ? "" : `sort=${sort}&`}`;
  const create = { href: `${path}/create`, text: OWN_LISTING_COPY[kind].create.title };
  const closed = listings.filter(({ status }) => kind === "wanted" && status === "inactive");
  const shown = listings.filter((listing) => !closed.includes(listing));
  const paged = newer !== null || older !== null;
  return (
    <>
      <TitleBar title={OWN_LISTING_COPY[kind].list}>
        {(listings.length > 0 || part !== "all") && (
          <AppButtonLink to={create.href}>
            {add.seen}
            <span className="sr-only">{add.said}</span>
          </AppButtonLink>
        )}
      </TitleBar>
      {kind === "wanted" && <WantedTabs current="requests" />}
      {chips.length > 0 && <FilterChips label="Saring jasa" chips={chips} />}
      {listings.length === 0 && (
        <div className="mt-5">
          {part === "all" ? (
            <EmptyState title={none} text={next} action={create} />
          ) : (
            <EmptyState title="Tidak ada jasa di bagian ini" action={{ href: path, text: "Lihat Semua" }} />
          )}
        </div>
      )}
      {(paged || sort !== "terbaru") && <ListFilter path={path} sort={sort} kept={kept} />}
      {shown.length > 0 && <OwnListings kind={kind} listings={shown} />}
      {closed.length > 0 && (
        <details className="disclosure" open={shown.length === 0}>
          <summary>
            <span>
              Ditutup <span className="soft">{closed.length}</span>
            </span>
          </summary>
          <OwnListings kind={kind} listings={closed} />
        </details>
      )}
      {kind === "offer" && listings.length > 0 && (
        <p className="mt-4">
          <AppButtonLink look="line" to={`${path}/hours`}>
            Jam Kerja
          </AppButtonLink>
        </p>
      )}
      <Pagination
        label={pages}
        previous={newer && `${path}?${order}before=${newer}`}
        next={older && `${path}?${order}after=${older}`}
      />
    </>
  );
}

/** `unreadable`: the address itself is wrong. */
export function OwnListingsFailed({ kind, unreadable }: { kind: ListingKind; unreadable: boolean }) {
  if (!unreadable) return <ListFailed title={OWN_LISTING_COPY[kind].list} failed={words[kind].failed} />;
  return (
    <>
      <TitleBar />
      <EmptyState
        level={1}
        title="Permintaan ini tidak dapat kami baca"
        text="Alamatnya mungkin terpotong."
        action={{ href: ownListPath(kind), text: `Kembali ke ${OWN_LISTING_COPY[kind].list}` }}
      />
    </>
  );
}
