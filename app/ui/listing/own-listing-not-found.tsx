import { isRouteErrorResponse, useParams, useRouteError } from "@remix-run/react";
import { OWN_LISTING_COPY } from "~/copy/listing/own-listing";
import type { ListingKind } from "~/domain/listing/listing";
import { kindOfOwnList, ownListPath } from "~/domain/listing/own-lists";
import { EmptyState } from "../kit/empty-state";
import { UnsentForm, useUnsentTitle } from "../kit/form/unsent-form";
import { ErrorNote } from "../layout/error-page";
import { Topline } from "../layout/title-bar";

/** Says the same of a missing listing and of somebody else's. Without `kind`, the address names the list. */
export function OwnListingErrorBoundary({ kind: given }: { kind?: ListingKind }) {
  const error = useRouteError();
  const { list } = useParams();
  const kind = given ?? kindOfOwnList(list) ?? "offer";
  const said = useUnsentTitle();
  const gone = isRouteErrorResponse(error) && error.status === 404;
  if (isRouteErrorResponse(error) && !gone && error.status < 500) {
    return (
      <>
        <Topline />
        <ErrorNote status={error.status} />
      </>
    );
  }
  const { missing, failed } = OWN_LISTING_COPY[kind];
  const text = gone
    ? "Sudah dihapus, atau bukan milik akun yang sedang masuk."
    : "Coba muat ulang sebentar lagi.";
  const action = { href: ownListPath(kind), text: `Kembali ke ${OWN_LISTING_COPY[kind].list}` };
  return (
    <>
      <Topline />
      <EmptyState level={1} title={gone ? missing : (said ?? failed)} text={text} action={action} />
      <UnsentForm />
    </>
  );
}
