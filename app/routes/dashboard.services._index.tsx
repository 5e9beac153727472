import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { listOwnListings } from "~/db/listings.server";
import { readNewestKey } from "~/domain/page-key";
import { badRequest } from "~/http/errors.server";
import type { PageHandle } from "~/http/page";
import { requireUser } from "~/http/viewer.server";
import { AppButtonLink } from "~/ui/app-link";
import { Topline } from "~/ui/dashboard";
import { EmptyState } from "~/ui/empty";
import { OwnOffers } from "~/ui/own-offers";
import { Pages } from "~/ui/pages";

const CREATE = "/dashboard/services/create";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, { message: "Anda harus login untuk melihat jasa" });
  const query = new URL(request.url).searchParams;
  const from = { after: keyIn(query, "after"), before: keyIn(query, "before") };
  return listOwnListings(context.db, { userId: user.id, kind: "offer" }, from);
}

function keyIn(query: URLSearchParams, name: string) {
  const text = query.get(name);
  return text === null ? null : (readNewestKey(text) ?? badRequest());
}

export default function OwnServices() {
  const { listings, newer, older } = useLoaderData<typeof loader>();
  return (
    <>
      <Topline />
      {listings.length === 0 ? (
        <>
          <h1>Jasa Ditawarkan</h1>
          <div className="mt-5">
            <EmptyState
              title="Anda belum memiliki jasa yang ditawarkan"
              text="Satu jasa dengan satu foto sudah cukup untuk mulai."
              action={{ href: CREATE, text: "Tambah Jasa Baru" }}
            />
          </div>
        </>
      ) : (
        <>
          <div className="between flex-wrap">
            <h1 className="mr-4">Jasa Ditawarkan</h1>
            <p className="py-2">
              <AppButtonLink to={CREATE}>Tambah Jasa Baru</AppButtonLink>
            </p>
          </div>
          <OwnOffers offers={listings} />
        </>
      )}
      <Pages
        label="Halaman jasa"
        previous={newer && `/dashboard/services?before=${newer}`}
        next={older && `/dashboard/services?after=${older}`}
      />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Jasa Ditawarkan | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  const error = useRouteError();
  const unreadable = isRouteErrorResponse(error) && error.status < 500;
  return (
    <>
      <Topline />
      <EmptyState
        level={1}
        title={unreadable ? "Permintaan ini tidak dapat kami baca" : "Gagal memuat daftar jasa"}
        text={unreadable ? "Alamatnya mungkin terpotong." : "Coba muat ulang sebentar lagi."}
        action={{ href: "/dashboard/services", text: "Kembali ke Jasa Ditawarkan" }}
      />
    </>
  );
}
