import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ListingKind } from "~/domain/listing/listing";
import { EmptyState } from "../kit/empty-state";
import { ErrorPage } from "../layout/error-page";
import { Failed } from "../layout/failed";
import { Main } from "../layout/page-shell";

/** The words are English in every language of the page. */
export function ListingNotFound({ children }: { children?: ReactNode }) {
  return (
    <Main>
      <div className="mt-4">
        <EmptyState
          level={1}
          lang="en"
          title="Service Not Found"
          text="The service you're looking for doesn't exist or has been removed."
          action={{ href: "/", text: "Go Back Home" }}
        />
      </div>
      {children}
    </Main>
  );
}

const FAILED = "Failed to load service details";
const LATER = "Please try again later";

export function ListingErrorBoundary({ kind }: { kind: ListingKind }) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status < 500)
    return error.status === 404 ? <ListingNotFound /> : <ErrorPage status={error.status} />;
  return <ListingFailed kind={kind} />;
}

/** For a failed read: the listing may exist. */
function ListingFailed({ kind }: { kind: ListingKind }) {
  const offer = kind === "offer";
  return (
    <Main>
      <div className="mt-4">
        <Failed
          failed={offer ? FAILED : "Error"}
          lang="en"
          text={
            <>
              <span lang="en">{offer ? LATER : `${FAILED}. ${LATER}`}</span>.{" "}
              {offer ? "Jasa ini gagal dimuat." : "Permintaan ini gagal dimuat."}
            </>
          }
          back={
            offer
              ? { href: "/explore", text: "Cari jasa lain" }
              : { href: "/wanted", text: "Lihat permintaan lain" }
          }
        />
      </div>
    </Main>
  );
}
