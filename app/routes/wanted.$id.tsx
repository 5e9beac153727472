import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { findWantedPage } from "~/db/listing-detail.server";
import { formatDate, formatRelative } from "~/domain/dates";
import { isListingId } from "~/domain/listing-view";
import { formatRupiah } from "~/domain/money";
import { documentHeaders } from "~/http/document.server";
import { noService } from "~/http/errors.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { parseRichText } from "~/http/rich-text.server";
import { findUser, viewerOf } from "~/http/viewer.server";
import { ClientCard } from "~/ui/client-card";
import { Crumbs } from "~/ui/crumbs";
import { ErrorPage } from "~/ui/error-page";
import { Gallery } from "~/ui/gallery";
import { Icon } from "~/ui/icon";
import { ListingFailed, ListingMissing } from "~/ui/listing-missing";
import { Nota } from "~/ui/nota";
import { Note } from "~/ui/note";
import { OwnListing } from "~/ui/own-listing";
import { Main } from "~/ui/page-shell";
import { ProposalTips } from "~/ui/proposal-tips";
import { RichSection } from "~/ui/rich-section";
import { Section } from "~/ui/section";
import { Tag } from "~/ui/tag";
import { WantedLines } from "~/ui/wanted-lines";

const NOT_WANTED = {
  message: "This is not a wanted service",
  description: "Ini jasa yang ditawarkan, jadi kami membuka halamannya.",
};

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id } = params;
  if (!isListingId(id)) noService();
  const page = await findWantedPage(context.db, id);
  if (!page) noService();
  if (page.wanted.type === "offer") throw await context.toasts.redirectWithError(`/gig/${id}`, NOT_WANTED);

  const { description, userId, ...wanted } = page.wanted;
  const mine = (await viewerOf(context, request))?.id === userId;
  // What only its owner may see is shown on the word of the database, not of the session's copy.
  if (wanted.status !== "active" && (!mine || (await findUser(context, request))?.id !== userId)) noService();

  return data(
    {
      ...page,
      wanted,
      clientId: userId,
      mine,
      lastActive: formatRelative(page.client.lastActiveAt, context.now),
      tree: description.trim() === "" ? null : parseRichText(description),
      share: {
        title: wanted.title,
        description: `Dicari: ${wanted.title}, di ${wanted.location}. Anggaran ${formatRupiah(wanted.price)}.`,
        url: `${context.env.appOrigin}/wanted/${id}`,
      },
    },
    { headers: documentHeaders(context, request) },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Wanted() {
  const { wanted, client, clientId, pictures, posted, lastActive, mine, tree } =
    useLoaderData<typeof loader>();
  const deadline = wanted.deadline === null ? "Dibicarakan" : formatDate(wanted.deadline);
  return (
    <Main>
      <Crumbs
        trail={[
          { text: "Beranda", href: "/" },
          { text: "Jasa Dicari", href: "/wanted" },
          { text: wanted.title },
        ]}
      />
      {mine && <OwnListing kind="wanted" active={wanted.status === "active"} />}
      <div className="two">
        <div>
          <div className="title">
            <p>
              <Tag look="on">{wanted.category}</Tag>{" "}
              <span className="small soft">Diposting {formatDate(wanted.createdAt)}</span>
            </p>
            <h1 className="my-2">{wanted.title}</h1>
            <p className="facts">
              <span>
                <Icon name="pin" /> {wanted.location}
              </span>
              <span>
                <Icon name="clock" /> Deadline: {deadline}
              </span>
              <span>Durasi Pengerjaan: Dibicarakan</span>
            </p>
          </div>
          {pictures.length > 0 && (
            <Section id="foto" title="Foto Referensi">
              <Gallery pictures={pictures} category={wanted.category} label="Foto referensi" />
            </Section>
          )}
          <RichSection id="deskripsi" title="Deskripsi Pekerjaan" tree={tree} />
          <WantedLines requirements={wanted.requirements} additionalInfo={wanted.additionalInfo} />
          <Note icon="ask">
            Penawaran yang jelas lebih cepat dijawab: sebutkan isi pekerjaan, harga, dan waktunya.
          </Note>
        </div>
        <aside>
          <Nota
            id="anggaran"
            title="Detail Anggaran"
            rows={[
              { label: "Deadline", value: deadline },
              { label: "Durasi Pengerjaan", value: "Dibicarakan" },
            ]}
            sum={{ label: "Anggaran", amount: wanted.price }}
          />
          <ClientCard
            client={client}
            profileHref={`/u/${clientId}`}
            posted={posted}
            lastActive={lastActive}
          />
          <ProposalTips />
        </aside>
      </div>
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page ? pageMeta(page.share) : [{ title: "Service Not Found | JasaWarga" }];

export const handle: PageHandle = { page: "document" };

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error)) {
    return error.status === 404 ? <ListingMissing /> : <ErrorPage status={error.status} />;
  }
  return <ListingFailed kind="wanted" again={pathname} />;
}
