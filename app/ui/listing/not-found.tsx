import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ListingKind } from "~/domain/listing/listing";
import { ButtonLink } from "../kit/button";
import { EmptyState } from "../kit/empty-state";
import { FaultCode } from "../kit/fault-code";
import { UnsentForm } from "../kit/form/unsent-form";
import { ErrorPage } from "../layout/error-page";
import { Main } from "../layout/page-shell";
import { Toast } from "../layout/toast";

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
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status < 500)
    return error.status === 404 ? <ListingNotFound /> : <ErrorPage status={error.status} />;
  return <ListingFailed kind={kind} again={pathname} />;
}

/** For a failed read: the listing may exist. */
function ListingFailed({ kind, again }: { kind: ListingKind; again: string }) {
  return (
    <Main>
      <div className="mt-4" lang="en">
        {kind === "offer" ? (
          <Toast kind="error" title={FAILED} description={LATER} />
        ) : (
          <Toast kind="error" title="Error" description={`${FAILED}. ${LATER}`} />
        )}
      </div>
      <FaultCode />
      <UnsentForm />
      <p className="actions">
        <ButtonLink look="line" href={again}>
          Coba lagi
        </ButtonLink>
      </p>
    </Main>
  );
}
