import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { ListingState } from "~/listings/ui/status";
import { isAway } from "~/moderation/report";
import { ModerationLink, ReportsAbout } from "~/moderation/ui/reports";
import { findAdminListing } from "~/operators/queries.server";
import { DetailPage } from "~/operators/ui/detail-page";
import { AccountState } from "~/operators/ui/tables";
import { formatDateTime } from "~/platform/dates";
import { notFound } from "~/platform/errors.server";
import { formatRupiah } from "~/platform/money";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId, isolated } from "~/platform/strings";
import { Bdi, Callout, Panel, PlainText, Section } from "~/ui/kit";
import { ReceiptRows } from "~/ui/prices";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id: readerId } = await requireOperator(context, request);
  if (!isId(params.id)) notFound();
  const found = await findAdminListing(context.db, params.id, readerId);
  if (!found) notFound();
  const { listing, ...rest } = found;
  const { id, title, kind, status, hiddenAt, hiddenReason, hiddenWithOwner, deletedAt, description } = listing;
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
    <DetailPage
      list={{ text: "Jasa", href: "/operator/listings" }}
      name={listing.title}
      title={<Bdi>{listing.title}</Bdi>}
      badge={<ListingState {...listing} />}
      line={<span className="tabular">{listing.id}</span>}
      notices={
        listing.hiddenReason && (
          <div className="mt-4">
            <Callout icon="warn" warm>
              Disembunyikan: {listing.hiddenReason}
            </Callout>
          </div>
        )
      }
      aside={
        <>
          <Panel id="pemilik" title="Pemilik">
            <p>
              <Link to={`/operator/people/${owner.ownerId}`}>
                <Bdi>{owner.name}</Bdi>
              </Link>
            </p>
            {owner.closedAt === null && <p className="text-sm text-ink-soft">{owner.email}</p>}
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
        </>
      }
      background={<ReportsAbout about="listing" reports={reports} own={own} />}
      log={acts}
    >
      <Section id="keterangan" title="Isinya" tight>
        <PlainText text={listing.description} />
      </Section>
    </DetailPage>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  titleUnlessMissing(data ? `${isolated(data.listing.title)}, operator` : "Jasa", "Tidak ditemukan", error);

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
