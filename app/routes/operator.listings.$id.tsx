import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { findAdminListing } from "~/db/operator/listing.server";
import { isolated } from "~/domain/core/bidi";
import { formatDateTime } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { isId } from "~/domain/core/text";
import { isAway } from "~/domain/report/moderation";
import { notFound } from "~/http/errors.server";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { Callout } from "~/ui/kit/callout";
import { ReceiptRows } from "~/ui/kit/money/receipt";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Panel } from "~/ui/kit/panel";
import { Section } from "~/ui/kit/section";
import { Bdi } from "~/ui/kit/text/bdi";
import { PlainText } from "~/ui/kit/text/plain-text";
import { Topline } from "~/ui/layout/title-bar";
import { ListingState } from "~/ui/listing/status";
import { OperatorActionsAbout } from "~/ui/operator/action-list-lazy";
import { AccountState } from "~/ui/operator/found-people";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { ModerationLink } from "~/ui/report/moderation-link";
import { ReportsAbout } from "~/ui/report/reports-about";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id: readerId } = await expectOperator(context, request);
  if (!isId(params.id)) notFound();
  const found = await findAdminListing(context.db, params.id, readerId);
  if (!found) notFound();
  const { listing, ...rest } = found;
  const { id, title, kind, status, hiddenAt, hiddenReason, hiddenWithOwner, deletedAt, description } =
    listing;
  return {
    ...rest,
    own: listing.ownerId === readerId,
    listing: { id, title, kind, status, hiddenAt, hiddenReason, hiddenWithOwner, deletedAt, description },
    facts: [
      { label: kind === "offer" ? "Harga mulai" : "Anggaran", value: formatRupiah(listing.price) },
      { label: "Kategori", value: listing.category },
      { label: "Lokasi", value: listing.location },
      { label: "Dibuat", value: formatDateTime(listing.createdAt) },
      { label: "Diubah", value: formatDateTime(listing.updatedAt) },
      { label: "Pesanan selesai", value: String(listing.ordersCompleted) },
      { label: "Ulasan", value: String(listing.ratingCount) },
      { label: "Gambar", value: String(rest.pictures.length) },
    ],
  };
}

export default function AdminListing() {
  const { listing, own, owner, facts, reports, acts } = useLoaderData<typeof loader>();
  const place = listing.kind === "offer" ? "gig" : "wanted";
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Jasa", href: "/operator/listings" }, { text: listing.title }]} />
      </Topline>
      <div className="detail-header">
        <h1>
          <Bdi>{listing.title}</Bdi>
        </h1>
        <p>
          <ListingState {...listing} />
        </p>
      </div>
      <p className="small soft tabular">{listing.id}</p>
      {listing.hiddenReason && (
        <div className="mt-4">
          <Callout icon="warn" warm>
            Disembunyikan: {listing.hiddenReason}
          </Callout>
        </div>
      )}
      <div className="two-columns mt-4">
        <div>
          <Section id="keterangan" title="Isinya" tight>
            <PlainText text={listing.description} />
          </Section>
        </div>
        <aside>
          <Panel id="pemilik" title="Pemilik">
            <p>
              <Link to={`/operator/people/${owner.ownerId}`}>
                <Bdi>{owner.name}</Bdi>
              </Link>
            </p>
            {owner.closedAt === null && <p className="small soft">{owner.email}</p>}
            <p>
              <AccountState {...owner} />
            </p>
          </Panel>
          <Panel id="rincian" title="Rincian">
            <ReceiptRows rows={facts} />
            {listing.deletedAt === null && (
              <p className="mt-4">
                <a href={`/${place}/${listing.id}`}>Halaman yang dilihat warga</a>
              </p>
            )}
            {listing.deletedAt === null && (
              <ModerationLink
                kind="listing"
                id={listing.id}
                away={isAway({ awaySince: listing.hiddenAt, awayWithOwner: listing.hiddenWithOwner })}
              />
            )}
          </Panel>
        </aside>
      </div>
      <ReportsAbout about="listing" reports={reports} own={own} />
      <OperatorActionsAbout actions={acts} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `${isolated(data.listing.title)}, operator` : "Tidak ditemukan"} | JasaWarga` },
];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
