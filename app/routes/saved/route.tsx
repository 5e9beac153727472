import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { LOGIN_TO_SEE_SAVED } from "~/accounts/login-prompt-text";
import { readAsUser } from "~/accounts/viewer.server";
import { favouriteView } from "~/listings/page-data.server";
import { SAVED_HREF, SAVED_NAME } from "~/listings/text";
import { CardRows, FavouriteList } from "~/listings/ui/cards";
import { Card, CardLine, CardTitle } from "~/listings/ui/result-card";
import { withDeferredImages } from "~/platform/documents.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { countedSearchViews } from "~/search/page-data.server";
import { selectSavedPage } from "~/search/saved-queries.server";
import { ErrorPage, FailedPage } from "~/ui/error-page";
import { Example } from "~/ui/example";
import { PlainForm } from "~/ui/form";
import { Bdi, Button, EmptyState, Icon, Section } from "~/ui/kit";
import { Breadcrumbs, ListPagination } from "~/ui/navigation";
import { Main } from "~/ui/page-frame";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, vocabulary } = context;
  const after = new URL(request.url).searchParams.get("after");
  const { user, page } = await readAsUser(context, request, LOGIN_TO_SEE_SAVED, (userId) =>
    selectSavedPage(db, userId, after),
  );
  const { favourites, searches, searchNotifications } = page;
  return {
    favourites: withDeferredImages(request, favourites.items.map(favouriteView)),
    next: favourites.after && `${SAVED_HREF}?after=${favourites.after}`,
    first: after === null ? null : SAVED_HREF,
    searches: await countedSearchViews(context, searches, {
      userId: user.id,
      searchNotifications,
      vocabulary,
    }),
  };
}

function SavedSearches({ searches }: Pick<Awaited<ReturnType<typeof loader>>, "searches">) {
  return (
    <CardRows>
      {searches.map(({ id, title, href, fresh }) => (
        <li key={id}>
          <Card as="div" row>
            <CardTitle row href={href}>
              <Bdi>{title}</Bdi>
            </CardTitle>
            <CardLine>
              <Icon name="bell" /> {fresh ? <b>{fresh}</b> : "Kami beri tahu bila ada yang baru"}
            </CardLine>
          </Card>
          <PlainForm method="post" action={`/saved-searches/${id}/deletion`}>
            <Button type="submit" look="quiet">
              Hapus dari simpanan
              <span className="sr-only">
                : <Bdi>{title}</Bdi>
              </span>
            </Button>
          </PlainForm>
        </li>
      ))}
    </CardRows>
  );
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
            drawing="saved"
            level={3}
            title="Belum ada jasa tersimpan"
            text="Tekan Simpan di halaman jasa, nanti muncul di sini."
            example={
              <Example
                title="Les gitar untuk pemula"
                text="Mika Wanggai · Daring"
                end="Rp 120.000"
                category="Musik & Audio"
              />
            }
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
          <EmptyState
            drawing="searches"
            level={3}
            title="Belum ada pencarian tersimpan"
            text="Cari sesuatu, lalu tekan Simpan pencarian di halaman hasilnya."
            example={
              <Example title="servis ac di Kota Bandung" text="Kami beri tahu bila ada yang baru" end="2 baru" />
            }
          />
        ) : (
          <SavedSearches searches={searches} />
        )}
      </Section>
    </Main>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle(SAVED_NAME) }];

export const handle: PageHandle = { page: "document" };

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage status={error.status} />;
  return (
    <Main>
      <h1>{SAVED_NAME}</h1>
      <FailedPage failed="Gagal memuat simpanan" />
    </Main>
  );
}
