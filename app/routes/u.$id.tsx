import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { findPublicProfile } from "~/db/account/public-profile.server";
import { excerpt, isId } from "~/domain/core/text";
import { ratingText } from "~/domain/review/review";
import { documentHeaders } from "~/http/document.server";
import { notFound } from "~/http/errors.server";
import { heldPictures, picturesOf, sparedOf, withHeldPictures } from "~/http/held-pictures.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { viewerOf } from "~/http/viewer.server";
import { personCacheTag } from "~/platform/core/cache-tags.server";
import { PublicProfile } from "~/ui/account/public-profile";
import { Breadcrumbs } from "~/ui/kit/breadcrumbs";
import { EmptyState } from "~/ui/kit/empty-state";
import { ListPagination } from "~/ui/kit/list-pagination";
import { Section } from "~/ui/kit/section";
import { Callout } from "~/ui/kit/trust-note";
import { ErrorPage } from "~/ui/layout/error-page";
import { Main } from "~/ui/layout/page-shell";
import { HeldPicturesLink } from "~/ui/listing/gallery";
import { OfferCard } from "~/ui/listing/offer-card";
import { ReportLink } from "~/ui/report/link";
import { ReviewList } from "~/ui/review/list";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id } = params;
  if (!isId(id)) notFound();
  const after = new URL(request.url).searchParams.get("after");
  const found = await findPublicProfile(context.db, id, { after });
  if (!found) notFound();
  const { person, offers } = found;
  const held = await heldPictures(context, request, picturesOf(offers.items));
  const { appOrigin } = context.env;
  return data(
    {
      ...found,
      offers: { ...offers, items: withHeldPictures(request, offers.items) },
      held,
      spared: sparedOf(held),
      further: after !== null,
      mine: (await viewerOf(context, request))?.id === id,
      share: {
        title: person.name,
        description: excerpt(
          person.bio || `${person.name} di JasaWarga: jasa, ulasan, dan rekam jejak.`,
          160,
        ),
        url: `${appOrigin}/u/${id}`,
        image: person.pictureUrl ? `${appOrigin}${person.pictureUrl}/640.webp` : undefined,
      },
    },
    { headers: documentHeaders(context, request, [personCacheTag(id)]) },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Person() {
  const { person, offers, held, reviews, asClient, further, mine } = useLoaderData<typeof loader>();
  const here = `/u/${person.id}`;
  return (
    <Main>
      <Breadcrumbs trail={[{ text: "Beranda", href: "/" }, { text: person.name }]} />
      {mine && (
        <Callout icon="check">
          <b>Ini profil Anda</b>, seperti yang dilihat orang lain. <a href="/profile/edit">Ubah profil</a>
        </Callout>
      )}
      <PublicProfile person={person} />
      <Section id="jasa" title="Jasa yang ditawarkan">
        {held && (
          <p className="mb-3">
            <HeldPicturesLink {...held} />
          </p>
        )}
        {offers.items.length === 0 ? (
          <EmptyState level={3} title="Belum ada jasa yang ditawarkan" />
        ) : (
          <ul className="cards">
            {offers.items.map((offer) => (
              <OfferCard key={offer.id} {...offer} />
            ))}
          </ul>
        )}
        <ListPagination
          first={further ? `${here}#jasa` : null}
          next={offers.after && `${here}?after=${offers.after}#jasa`}
        />
      </Section>
      <Section id="ulasan" title="Ulasan" note={reviews.length > 0 && "Yang terbaru lebih dulu."}>
        {reviews.length === 0 ? (
          <EmptyState
            level={3}
            title="Belum ada ulasan"
            text="Ulasan ditulis kedua pihak setelah pesanannya selesai."
          />
        ) : (
          <ReviewList reviews={reviews} reportable />
        )}
      </Section>
      {asClient.length > 0 && (
        <Section
          id="ulasan-klien"
          title="Ulasan sebagai klien"
          note={clientRating(person.clientRatingSum, person.clientRatingCount)}
        >
          <ReviewList reviews={asClient} reportable />
        </Section>
      )}
      {!mine && (
        <p className="mt-4">
          <ReportLink subject="person" id={person.id} text="Laporkan orang ini" />
        </p>
      )}
    </Main>
  );
}

function clientRating(sum: number, count: number) {
  return count > 0 && `Rata-rata ${ratingText(sum / count)} dari ${count} ulasan penjual.`;
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page ? pageMeta(page.share) : [{ title: "Profil tidak ditemukan | JasaWarga" }];

export const handle: PageHandle = { page: "document" };

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 404) return <ErrorPage status={status} />;
  return (
    <Main>
      <div className="mt-4">
        <EmptyState
          level={1}
          title="Profil tidak ditemukan"
          text="Alamatnya mungkin terpotong, atau akunnya sudah tidak ada."
          action={{ href: "/explore", text: "Jelajahi jasa" }}
        />
      </div>
    </Main>
  );
}
