import { OWN_LISTING_COPY } from "~/copy/listing/own-listing";
import type { ListSort } from "~/domain/core/list-sort";
import type { ListingKind } from "~/domain/listing/listing";
import { ownListPath } from "~/domain/listing/own-lists";
import { AppButtonLink } from "../kit/app-link";
import { EmptyState } from "../kit/empty-state";
import { ListFilter } from "../kit/list-filter";
import { Pagination } from "../kit/pagination";
import { Topline } from "../layout/dashboard";
import { type OwnListingItem, OwnListings } from "./own-listings";
import { WantedTabs } from "./wanted-tabs";

const words = {
  offer: {
    none: "Anda belum memiliki jasa yang ditawarkan",
    next: "Satu jasa dengan satu foto sudah cukup untuk mulai.",
    pages: "Halaman jasa",
    failed: "Gagal memuat daftar jasa",
  },
  wanted: {
    none: "Anda belum memiliki permintaan jasa",
    next: "Tulis apa yang Anda cari dan berapa anggarannya, lalu penyedia jasa yang datang kepada Anda.",
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
}: {
  kind: ListingKind;
  listings: readonly OwnListingItem[];
  newer: string | null;
  older: string | null;
  sort: ListSort;
}) {
  const { none, next, pages } = words[kind];
  const {
    list: heading,
    create: { title: add },
  } = OWN_LISTING_COPY[kind];
  const path = ownListPath(kind);
  const order = sort === "terbaru" ? "" : `sort=${sort}&`;
  const create = `${path}/create`;
  return (
    <>
      <Topline />
      {listings.length === 0 ? (
        <>
          <h1>{heading}</h1>
          {kind === "wanted" && <WantedTabs current="requests" />}
          <div className="mt-5">
            <EmptyState title={none} text={next} action={{ href: create, text: add }} />
          </div>
        </>
      ) : (
        <>
          <div className="spread flex-wrap">
            <h1 className="mr-4">{heading}</h1>
            <p className="py-2">
              {kind === "offer" && (
                <>
                  <AppButtonLink look="line" to={`${path}/hours`}>
                    Jam Kerja
                  </AppButtonLink>{" "}
                </>
              )}
              <AppButtonLink to={create}>{add}</AppButtonLink>
            </p>
          </div>
          {kind === "wanted" && <WantedTabs current="requests" />}
          {(sort !== "terbaru" || listings.length > 1) && <ListFilter path={path} sort={sort} />}
          <OwnListings kind={kind} listings={listings} />
        </>
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
  return (
    <>
      <Topline />
      <EmptyState
        level={1}
        title={unreadable ? "Permintaan ini tidak dapat kami baca" : words[kind].failed}
        text={unreadable ? "Alamatnya mungkin terpotong." : "Coba muat ulang sebentar lagi."}
        action={{ href: ownListPath(kind), text: `Kembali ke ${OWN_LISTING_COPY[kind].list}` }}
      />
    </>
  );
}
