import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useNavigation, useRouteError } from "@remix-run/react";
import { LOGIN_FIRST } from "~/copy/account/login-first";
import { providerStatistics, requesterStatistics } from "~/copy/account/profile-statistics";
import { findProfileWithCounts, findProfileWithOffers } from "~/db/account/own-profile.server";

import { notFound } from "~/http/errors.server";
import type { PageHandle } from "~/http/page";
import { requireUser } from "~/http/viewer.server";
import { ProfileCard } from "~/ui/account/profile-card";
import { ProfileListings } from "~/ui/account/profile-listings";
import { ProfileStatistics } from "~/ui/account/profile-statistics";
import { EmptyState } from "~/ui/kit/empty-state";
import { ListPagination } from "~/ui/kit/list-pagination";
import { Tabs } from "~/ui/kit/tabs";
import { Main } from "~/ui/layout/page-shell";

const SERVICES = "/profile?tab=services";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_FIRST);
  const query = new URL(request.url).searchParams;
  if (query.get("tab") === "services") {
    const after = query.get("after");
    const found = await findProfileWithOffers(context.db, user.id, { after });
    if (!found) notFound();
    return { tab: "services" as const, further: after !== null, ...found };
  }
  const found = await findProfileWithCounts(context.db, user.id);
  if (!found) notFound();
  return {
    tab: "statistics" as const,
    profile: found.profile,
    provided: providerStatistics(found.provider),
    wanted: requesterStatistics(found.requester),
  };
}

export default function Profile() {
  const page = useLoaderData<typeof loader>();
  const { location } = useNavigation();
  const loading = location?.pathname === "/profile";
  return (
    <Main>
      <div className="two-columns two-columns--card-first mt-4">
        <aside>
          <ProfileCard profile={page.profile} />
        </aside>
        <div>
          <Tabs
            label="Profil"
            tabs={[
              { to: "/profile", text: "Statistics", current: page.tab === "statistics", lang: "en" },
              { to: SERVICES, text: "Services", current: page.tab === "services", lang: "en" },
            ]}
          />
          <p role="status" className={loading ? "small soft" : undefined}>
            {loading && "Memuat profil..."}
          </p>
          {page.tab === "services" ? (
            <>
              <ProfileListings offers={page.offers.items} />
              <ListPagination
                first={page.further ? SERVICES : null}
                next={page.offers.after && `${SERVICES}&after=${page.offers.after}`}
              />
            </>
          ) : (
            <ProfileStatistics provided={page.provided} wanted={page.wanted} />
          )}
        </div>
      </div>
    </Main>
  );
}

export const meta: MetaFunction = () => [{ title: "Profil | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  const error = useRouteError();
  const unreadable = isRouteErrorResponse(error) && error.status < 500;
  return (
    <Main>
      <div className="mt-4">
        <EmptyState
          level={1}
          title={unreadable ? "Permintaan ini tidak dapat kami baca" : "Terjadi kesalahan saat memuat profil"}
          text="Coba muat ulang sebentar lagi."
          action={{ href: "/profile", text: "Muat ulang profil" }}
        />
      </div>
    </Main>
  );
}
