import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { LOGIN_TO_SEE_SAVED } from "~/copy/account/login-first";
import { SAVED_HREF, SAVED_NAME } from "~/copy/listing/saved";
import { readSaved } from "~/db/search/saved.server";
import { withHeldPictures } from "~/http/held-pictures.server";
import type { PageHandle } from "~/http/page";
import { expectUser } from "~/http/viewer.server";
import { EmptyState } from "~/ui/kit/empty-state";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { ListPagination } from "~/ui/kit/navigation/list-pagination";
import { Section } from "~/ui/kit/section";
import { ErrorPage } from "~/ui/layout/error-page";
import { Failed } from "~/ui/layout/failed";
import { Main } from "~/ui/layout/page-shell";
import { FavouriteList } from "~/ui/listing/favourite-list";
import { SavedSearches } from "~/ui/search/saved-searches";
import { favouriteView } from "~/views/listing/favourite.server";
import { countedSearchViews } from "~/views/search/saved.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, vocabulary } = context;
  const { id } = await expectUser(context, request, LOGIN_TO_SEE_SAVED);
  const after = new URL(request.url).searchParams.get("after");
  const { favourites, searches, searchNotifications } = await readSaved(db, id, after);
  return {
    favourites: withHeldPictures(request, favourites.items.map(favouriteView)),
    next: favourites.after && `${SAVED_HREF}?after=${favourites.after}`,
    first: after === null ? null : SAVED_HREF,
    searches: await countedSearchViews(context, searches, { userId: id, searchNotifications, vocabulary }),
  };
}

export default function Saved() {
  const { favourites, searches, first, next } = useLoaderData<typeof loader>();
  return (
    <Main>
      <Breadcrumbs trail={[{ text: "Beranda", href: "/" }, { text: SAVED_NAME }]} />
      <h1>{SAVED_NAME}</h1>
      <Section id="jasa" title="Jasa">
        {favourites.length === 0 ? (
          <EmptyState
            level={3}
            title="Belum ada jasa tersimpan"
            text="Tekan Simpan pada sebuah jasa, dan ia menunggu Anda di sini."
            action={{ href: "/explore", text: "Cari Jasa" }}
          />
        ) : (
          <FavouriteList favourites={favourites} back={SAVED_HREF} />
        )}
        <ListPagination first={first} next={next} />
      </Section>
      <Section
        id="pencarian"
        title="Pencarian"
        note="Bila ada yang baru, Anda mendapat notifikasi, paling banyak sekali sehari untuk tiap pencarian."
      >
        {searches.length === 0 ? (
          <p className="soft">Belum ada. Cari sesuatu, lalu tekan Simpan pencarian di halaman hasilnya.</p>
        ) : (
          <SavedSearches searches={searches} />
        )}
      </Section>
    </Main>
  );
}

export const meta: MetaFunction = () => [{ title: `${SAVED_NAME} | JasaWarga` }];

export const handle: PageHandle = { page: "document", sheet: "finding" };

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage status={error.status} />;
  return (
    <Main>
      <h1>{SAVED_NAME}</h1>
      <Failed failed="Gagal memuat simpanan" />
    </Main>
  );
}
