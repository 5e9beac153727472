import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_PROPOSALS } from "~/copy/account/login-first";
import { OWN_LISTING_COPY } from "~/copy/listing/own-listing";
import { listReceivedProposals } from "~/db/proposal/pages.server";
import { isolated } from "~/domain/core/bidi";
import { isId } from "~/domain/core/text";
import { titleUnlessMissing } from "~/http/error-title";
import { notFound } from "~/http/errors.server";
import type { PageHandle } from "~/http/page";
import { expectUser } from "~/http/viewer.server";
import { ButtonLink } from "~/ui/kit/button";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Bdi } from "~/ui/kit/text/bdi";
import { Topline } from "~/ui/layout/title-bar";
import { OwnListingErrorBoundary } from "~/ui/listing/own-listing-not-found";
import { ReceivedProposals } from "~/ui/proposal/received-proposals";
import { readReceivedQuery, receivedProposalsView } from "~/views/proposal/lists.server";

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_PROPOSALS);
  if (!isId(id)) notFound();
  const query = readReceivedQuery(new URL(request.url).searchParams);
  const found = await listReceivedProposals(context.db, { wantedId: id, buyerId: user.id, ...query });
  return found
    ? receivedProposalsView(found, { id, ...query }, { now: context.now, zone: (await user.reader()).zone })
    : notFound();
}

export default function Received() {
  const list = useLoaderData<typeof loader>();
  const { id, title, terms } = list.wanted;
  return (
    <>
      <Topline
        menu={
          <ButtonLink look="line" href={`/wanted/${id}`} aria-label={`Lihat ${isolated(title)}`}>
            Lihat
          </ButtonLink>
        }
      >
        <Breadcrumbs trail={[{ text: "Jasa Dicari", href: "/dashboard/wanted" }, { text: "Penawaran" }]} />
      </Topline>
      <h1 className="text-xl">
        <Bdi>{title}</Bdi>
      </h1>
      <p className="small soft">{terms}</p>
      <ReceivedProposals {...list} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  titleUnlessMissing(
    data ? `Penawaran untuk ${isolated(data.wanted.title)}` : "Penawaran",
    OWN_LISTING_COPY.wanted.missing,
    error,
  );

export const handle: PageHandle = { page: "app", sheet: "lists" };

export function ErrorBoundary() {
  return <OwnListingErrorBoundary kind="wanted" />;
}
