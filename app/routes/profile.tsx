import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useNavigation, useRouteError } from "@remix-run/react";
import { LOGIN_FIRST } from "~/copy/account/login-first";
import { profileCompletion } from "~/copy/account/profile-completion";
import { ownFigures, providerStatistics, requesterStatistics } from "~/copy/account/profile-statistics";
import {
  findProfileWithCounts,
  findProfileWithOffers,
  type OwnProfile,
} from "~/db/account/own-profile.server";
import type { RatingCounts } from "~/domain/account/profile-statistics";
import { ratingText } from "~/domain/review/review";

import { notFound } from "~/http/errors.server";
import type { PageHandle } from "~/http/page";
import { expectUser } from "~/http/viewer.server";
import { OwnDetails, OwnProfileHead, OwnProfileTrail } from "~/ui/account/own-profile";
import { ProfileListings } from "~/ui/account/profile-listings";
import { ProfileStatistics } from "~/ui/account/profile-statistics";
import { EmptyState } from "~/ui/kit/empty-state";
import { ListPagination } from "~/ui/kit/navigation/list-pagination";
import { Tabs } from "~/ui/kit/navigation/tabs";
import { TitleBar } from "~/ui/layout/title-bar";
import { WorkPage } from "~/ui/layout/work-page";

const SERVICES = "/profile?tab=services";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_FIRST);
  const query = new URL(request.url).searchParams;
  if (query.get("tab") === "services") {
    const after = query.get("after");
    const found = await findProfileWithOffers(context.db, user.id, { after });
    if (!found) notFound();
    const head = headOf(found.profile, found.rated);
    return { tab: "services" as const, further: after !== null, ...head, offers: found.offers };
  }
  const found = await findProfileWithCounts(context.db, user.id);
  if (!found) notFound();
  return {
    tab: "statistics" as const,
    ...headOf(found.profile, found.provider),
    figures: ownFigures(found.provider),
    provided: providerStatistics(found.provider),
    wanted: requesterStatistics(found.requester),
  };
}

/** What stands above both tabs. */
function headOf(profile: OwnProfile, { ratingSum, ratingCount }: RatingCounts) {
  const rating = ratingCount > 0 ? ratingText(ratingSum / ratingCount) : null;
  return { profile, rating, completion: profileCompletion(profile) };
}

export default function Profile() {
  const page = useLoaderData<typeof loader>();
  const { location } = useNavigation();
  const loading = location?.pathname === "/profile";
  return (
    <WorkPage>
      <OwnProfileTrail />
      <div className="card-columns">
        <section className="card-columns__card" aria-label="Profil">
          <OwnProfileHead {...page} />
        </section>
        <div className="card-columns__main">
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
          {loading ? null : page.tab === "services" ? (
            <>
              <ProfileListings offers={page.offers.items} />
              <ListPagination
                first={page.further ? SERVICES : null}
                next={page.offers.after && `${SERVICES}&after=${page.offers.after}`}
              />
            </>
          ) : (
            <ProfileStatistics figures={page.figures} provided={page.provided} wanted={page.wanted} />
          )}
        </div>
        <aside className="card-columns__card">
          <OwnDetails profile={page.profile} />
        </aside>
      </div>
    </WorkPage>
  );
}

export const meta: MetaFunction = () => [{ title: "Profil | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "start", titleBar: true };

export function ErrorBoundary() {
  const error = useRouteError();
  const unreadable = isRouteErrorResponse(error) && error.status < 500;
  return (
    <WorkPage>
      <TitleBar />
      <div className="mt-4">
        <EmptyState
          level={1}
          title={unreadable ? "Permintaan ini tidak dapat kami baca" : "Terjadi kesalahan saat memuat profil"}
          text="Coba muat ulang sebentar lagi."
          action={{ href: "/profile", text: "Muat ulang profil" }}
        />
      </div>
    </WorkPage>
  );
}
