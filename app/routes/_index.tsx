import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { type OwnHome, readHome, readOwnHome } from "~/db/listing/home.server";
import { type NewestKey, newestKey, readNewestKey } from "~/domain/core/page-cursor";
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
import { Greeting } from "~/ui/home/greeting";
import { CHANGE_PLACE, Hero } from "~/ui/home/hero";
import { PopularSection, WantedSection } from "~/ui/home/home-lists";
import { HowItWorks } from "~/ui/home/how-it-works";
import { RecentlySeen, Saved } from "~/ui/home/saved";
import { SellBanner } from "~/ui/home/sell-banner";
import { LastConversations, Waiting } from "~/ui/home/waiting";
import { Main } from "~/ui/layout/page-shell";
import { Testimonials } from "~/ui/review/testimonials";
import { homeView, ownView } from "~/views/listing/home.server";

/** Requests that each press adds. */
const STEP = 4;
/**
 * Past which the link leads to a page of those behind them: more at once would read over 60 rows where a place is chosen,
 * whose popular offers are read as well.
 */
const MOST = 28;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, env, now } = context;
  const address = new URL(request.url);
  const wanted = wantedCount(address.searchParams.get("wanted"));
  const after = readNewestKey(address.searchParams.get("after"));
  const place = placeOfHome(request);
  const asked = { wanted, after, now, place };
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
    const page = homeView({ ...lists, popular }, place ?? user?.placeCode ?? null, (last) =>
      moreHref(wanted, after, last),
    );
    const mine = own ? ownView(own, user, now) : null;
    const seen = withHeldPictures(request, mine?.seen ?? []);
    return data(
      { url, signedIn: user !== null, ...page, further: after !== null, own: mine && { ...mine, seen } },
      { headers: documentHeaders(context, request, [LISTS]) },
    );
  } catch (error) {
    // Search, categories and the steps need no database.
    log("error", "home_unreadable", { error });
    const lists = { wanted: null, popular: null, testimonials: [], moreHref: null, further: false };
    const page = { place: placeChosen(place)?.name ?? "", popularNote: "", own: null };
    const signedIn = (await viewerOf(context, request)) !== null;
    return data({ url, signedIn, ...page, ...lists }, { status: 503 });
  }
}

function wantedCount(text: string | null): number {
  const count = /^\d{1,3}$/.test(text ?? "") ? Number(text) : STEP;
  return Math.min(MOST, Math.max(STEP, Math.ceil(count / STEP) * STEP));
}

/** `last`: key of the last request that this page shows. */
function moreHref(wanted: number, after: NewestKey | null, last: string): string {
  const query = new URLSearchParams();
  if (wanted < MOST) query.set("wanted", String(wanted + STEP));
  const behind = wanted < MOST ? after && newestKey(after) : last;
  if (behind) query.set("after", behind);
  return `/?${query}#jasa-dicari`;
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Home() {
  const { wanted, moreHref, further, popular, popularNote, testimonials, signedIn, own, place } =
    useLoaderData<typeof loader>();
  return (
    <Main full>
      {own ? <Greeting greeting={own.greeting} place={place} /> : <Hero place={place} />}
      <div className="page-width">
        {own && own.waiting.length + own.conversations.length > 0 && (
          <div className="ways-pair mt-5">
            <Waiting lines={own.waiting} total={own.total} />
            <LastConversations conversations={own.conversations} />
          </div>
        )}
        <PopularSection offers={popular} note={popularNote} changeHref={own ? CHANGE_PLACE : undefined} />
        {own && <RecentlySeen seen={own.seen} />}
        {own && <Saved offers={own.favourites} searches={own.searches} />}
        <WantedSection wanted={wanted} moreHref={moreHref} further={further} />
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
