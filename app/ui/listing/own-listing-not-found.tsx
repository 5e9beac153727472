import { isRouteErrorResponse, useParams, useRouteError } from "@remix-run/react";
import { OWN_LISTING_COPY } from "~/copy/listing/own-listing";
import type { ListingKind } from "~/domain/listing/listing";
import { kindOfOwnList, ownListPath } from "~/domain/listing/own-lists";
import { EmptyState } from "../kit/empty-state";
import { UnsentForm } from "../kit/form/unsent-form";
import { Topline } from "../layout/dashboard";

const words = {
  offer: {
    missing: "Jasa tidak ditemukan",
    failed: "Gagal memuat jasa",
  },
  wanted: {
    missing: "Permintaan jasa tidak ditemukan",
    failed: "Gagal memuat jasa dicari",
  },
} as const;

/** Missing or somebody else's: the two look the same. Without `kind`, the address says whose list it is. */
export function OwnListingErrorBoundary({ kind: given }: { kind?: ListingKind }) {
  const error = useRouteError();
  const { list } = useParams();
  const kind = given ?? kindOfOwnList(list) ?? "offer";
  const gone = isRouteErrorResponse(error) && error.status === 404;
  const { missing, failed } = words[kind];
  const text = gone
    ? "Sudah dihapus, atau bukan milik akun yang sedang masuk."
    : "Coba muat ulang sebentar lagi.";
  const action = { href: ownListPath(kind), text: `Kembali ke ${OWN_LISTING_COPY[kind].list}` };
  return (
    <>
      <Topline />
      <EmptyState level={1} title={gone ? missing : failed} text={text} action={action} />
      <UnsentForm />
    </>
  );
}
