import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { type OwnHome, readHome, readOwnHome } from "~/db/listing/home.server";
import { moreWantedHref, wantedShown } from "~/domain/listing/wanted-strip";
import { placeChosen } from "~/domain/place/choice";
import { documentHeaders } from "~/http/document.server";
import { withHeldPictures } from "~/http/held-pictures.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { findAccountWith, viewerOf } from "~/http/viewer.server";
import { LISTS } from "~/platform/core/cache-tags.server";
import { log } from "~/platform/core/log.server";
import { placeOfHome } from "~/platform/core/visitor-cookies.server";
import { CategorySection } from "~/ui/home/categories";
import { CHANGE_PLACE, Hero } from "~/ui/home/hero";
import { PopularSection, WantedSection } from "~/ui/home/home-lists";
import { HowItWorks } from "~/ui/home/how-it-works";
import { OwnStrip } from "~/ui/home/own-strip";
import { RecentlySeen, Saved } from "~/ui/home/saved";
import { SellBanner } from "~/ui/home/sell-banner";
import { Main } from "~/ui/layout/page-shell";
import { Testimonials } from "~/ui/review/testimonials";
import { homeView, ownView } from "~/views/listing/home.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, env, now } = context;
  const address = new URL(request.url);
  const wanted = wantedShown(address.searchParams.get("wanted"));
  const place = placeOfHome(request);
  const named = address.searchParams.has("lokasi") ? place : null;
  const asked = { wanted, now, place };
  const url = `${env.appOrigin}/`;
  const reading: { own?: Promise<OwnHome> } = {};
  try {
    const user = await findAccountWith(context, request, async (sessionId, userId) => {
      reading.own = readOwnHome(db, { ...asked, sessionId, userId });
      return (await reading.own).user;
    });
    const own = await reading.own;
    const lists = own ?? (await readHome(db, asked));
    const popular = withHeldPictures(request, lists.popular);
    const page = homeView({ ...lists, popular }, place ?? user?.placeCode ?? null);
    const moreHref = lists.hasMore
      ? moreWantedHref(wanted, named && (placeChosen(named)?.slug ?? named))
      : null;
    const mine = own ? ownView(own, user, now) : null;
    const seen = withHeldPictures(request, mine?.seen ?? []);
    return data(
      { url, signedIn: user !== null, ...page, moreHref, own: mine && { ...mine, seen } },
      { headers: documentHeaders(context, request, [LISTS]) },
    );
  } catch (error) {
    // Search, categories and the steps need no database.
    log("error", "home_unreadable", { error });
    const lists = { wanted: null, popular: null, testimonials: [], moreHref: null };
    const page = { place: placeChosen(place)?.name ?? "", popularNote: "", own: null };
    const signedIn = (await viewerOf(context, request)) !== null;
    return data({ url, signedIn, ...page, ...lists }, { status: 503 });
  }
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Home() {
  const { wanted, moreHref, popular, popularNote, testimonials, signedIn, own, place } =
    useLoaderData<typeof loader>();
  return (
    <Main full>
      {own && <OwnStrip {...own} />}
      <Hero place={place} signedIn={signedIn} />
      <div className="page-width">
        <WantedSection wanted={wanted} moreHref={moreHref} />
        <PopularSection offers={popular} note={popularNote} changeHref={own ? CHANGE_PLACE : undefined} />
        {own && <RecentlySeen seen={own.seen} />}
        {own && <Saved offers={own.favourites} searches={own.searches} />}
        <CategorySection />
        <HowItWorks />
        <Testimonials testimonials={testimonials} />
      </div>
      <SellBanner signedIn={signedIn} />
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta({
    title: "JasaWarga: jasa dan pekerjaan lokal yang tepercaya",
    description: "Temukan jasa lokal di sekitar Anda. Uang dititipkan dan baru diteruskan setelah Anda puas.",
    url: page?.url ?? "/",
  });

export const handle: PageHandle = { page: "document", sheet: "home" };
