import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { findPublicProfile } from "~/db/account/public-profile.server";
import { isolated } from "~/domain/core/bidi";
import { excerpt, isId } from "~/domain/core/text";
import { documentHeaders } from "~/http/document.server";
import { notFound } from "~/http/errors.server";
import { heldPictures, picturesOf, sparedOf, withHeldPictures } from "~/http/held-pictures.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { viewerOf } from "~/http/viewer.server";
import { personCacheTag } from "~/platform/core/cache-tags.server";
import { ProfilePage } from "~/ui/account/profile-page";
import { EmptyState } from "~/ui/kit/empty-state";
import { ErrorPage } from "~/ui/layout/error-page";
import { Main } from "~/ui/layout/page-shell";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id } = params;
  if (!isId(id)) notFound();
  const after = new URL(request.url).searchParams.get("after");
  const found = await findPublicProfile(context.db, id, { after });
  if (!found) notFound();
  const { person, offers, pictures } = found;
  const held = await heldPictures(context, request, picturesOf(offers.items));
  const { appOrigin } = context.env;
  return data(
    {
      ...found,
      offers: { ...offers, items: withHeldPictures(request, offers.items) },
      held,
      spared: sparedOf(held),
      further: after !== null,
      pictures: withHeldPictures(
        request,
        pictures.map((picture) => ({ ...picture, picture: picture.url })),
      ).flatMap(({ picture, ...shown }) => (picture ? [shown] : [])),
      from: offers.items.length > 0 ? Math.min(...offers.items.map(({ price }) => price)) : 0,
      mine: (await viewerOf(context, request))?.id === id,
      share: {
        title: person.name,
        description: person.bio
          ? excerpt(person.bio, 160)
          : `${isolated(person.name)} di JasaWarga: jasa, ulasan, dan rekam jejak.`,
        url: `${appOrigin}/u/${id}`,
        image: person.pictureUrl ? `${appOrigin}${person.pictureUrl}/640.webp` : undefined,
      },
    },
    { headers: documentHeaders(context, request, [personCacheTag(id)]) },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Person() {
  return <ProfilePage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page ? pageMeta(page.share) : [{ title: "Profil tidak ditemukan | JasaWarga" }];

export const handle: PageHandle = {
  page: "document",
  ownStep: ({ mine, offers }: { mine: boolean; offers: { items: unknown[] } }) =>
    !mine && offers.items.length > 0,
};

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
