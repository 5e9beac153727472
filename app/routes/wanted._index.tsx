import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { listWanted } from "~/db/listing-pages.server";
import { documentHeaders } from "~/http/document.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { ButtonLink } from "~/ui/button";
import { Crumbs } from "~/ui/crumbs";
import { EmptyState } from "~/ui/empty";
import { ErrorPage } from "~/ui/error-page";
import { ListPages } from "~/ui/list-pages";
import { Main } from "~/ui/page-shell";
import { Toast } from "~/ui/toast";
import { WantedSlip } from "~/ui/wanted-slip";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get("after");
  const page = await listWanted(context.db, { after, now: context.now });
  return data(
    { ...page, url: `${context.env.appOrigin}/wanted`, further: after !== null },
    { headers: documentHeaders(context, request) },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function WantedList() {
  const { items, after, further } = useLoaderData<typeof loader>();
  return (
    <Main>
      <Crumbs trail={[{ text: "Beranda", href: "/" }, { text: "Jasa Dicari" }]} />
      <h1>Jasa Dicari</h1>
      <p className="soft mt-1 mb-4">
        Permintaan warga yang menunggu penawaran Anda, yang terbaru lebih dulu.{" "}
        <a href="/dashboard/proposals">Penawaran Saya</a>
      </p>
      {items.length === 0 ? (
        <EmptyState
          title="Belum ada permintaan jasa saat ini"
          text="Jadilah yang pertama: tulis kebutuhan dan anggaran Anda."
          action={{ href: "/dashboard/wanted/create", text: "Buat Permintaan Jasa" }}
        />
      ) : (
        <>
          <h2 className="sr">Daftar permintaan</h2>
          <ul className="cards broad">
            {items.map((wanted) => (
              <WantedSlip key={wanted.id} {...wanted} />
            ))}
          </ul>
        </>
      )}
      <ListPages first={further ? "/wanted" : null} next={after && `/wanted?after=${after}`} />
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta({
    title: "Jasa Dicari",
    description: "Permintaan jasa dari warga: lihat kebutuhan, anggaran, dan tenggatnya.",
    url: page?.url ?? "/wanted",
  });

export const handle: PageHandle = { page: "document" };

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) return <ErrorPage status={error.status} />;
  return (
    <Main>
      <h1 className="mt-5">Jasa Dicari</h1>
      <Toast kind="error" title="Failed to load wanted services" />
      <p className="acts">
        <ButtonLink look="line" href="/wanted">
          Coba lagi
        </ButtonLink>
      </p>
    </Main>
  );
}
