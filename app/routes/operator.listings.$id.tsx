import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ListingState } from "~/listings/ui/status";
import { isAway } from "~/moderation/report";
import { ModerationLink, ReportsAbout } from "~/moderation/ui/reports";
import { findAdminListing } from "~/operators/queries.server";
import { OperatorActionsAbout } from "~/operators/ui/lazy";
import { AccountState } from "~/operators/ui/lists";
import { OperatorErrorBoundary } from "~/operators/ui/not-found";
import { formatDateTime } from "~/platform/dates";
import { notFound } from "~/platform/errors.server";
import { formatRupiah } from "~/platform/money";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { isId, isolated } from "~/platform/strings";
import { requireOperator } from "~/platform/viewer.server";
import { Topline } from "~/ui/frame";
import { Bdi, Callout, Panel, PlainText, Section } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { ReceiptRows } from "~/ui/prices";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id: readerId } = await requireOperator(context, request);
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
  { title: pageTitle(data ? `${isolated(data.listing.title)}, operator` : "Tidak ditemukan") },
];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
