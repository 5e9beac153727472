import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readHome } from "~/db/listing/pages.server";
import { documentHeaders } from "~/http/document.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { viewerOf } from "~/http/viewer.server";
import { LISTS } from "~/platform/core/cache-tags.server";
import { Hero } from "~/ui/home/hero";
import { PopularSection, WantedSection } from "~/ui/home/home-lists";
import { HowItWorks } from "~/ui/home/how-it-works";
import { SellBanner } from "~/ui/home/sell-banner";
import { Main } from "~/ui/layout/page-shell";
import { Testimonials } from "~/ui/review/testimonials";
import { CategoryRail } from "~/ui/search/category-rail";

/** Requests that each press adds; past the last step the link leads to /wanted. */
const STEP = 4;
const MOST = 40;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const wanted = wantedCount(new URL(request.url).searchParams.get("wanted"));
  const page = {
    url: `${context.env.appOrigin}/`,
    signedIn: (await viewerOf(context, request)) !== null,
  };
  try {
    const { moreWanted, ...lists } = await readHome(context.db, { wanted, now: context.now });
    return data(
      { ...page, ...lists, moreHref: moreWanted ? moreHref(wanted) : null },
      { headers: documentHeaders(context, request, [LISTS]) },
    );
  } catch (error) {
    // Search, categories and the steps need no database.
    console.error("home", error);
    return data({ ...page, wanted: null, popular: null, testimonials: [], moreHref: null }, { status: 503 });
  }
}

function wantedCount(text: string | null): number {
  const count = /^\d{1,3}$/.test(text ?? "") ? Number(text) : STEP;
  return Math.min(MOST, Math.max(STEP, Math.ceil(count / STEP) * STEP));
}

function moreHref(wanted: number): string {
  return wanted < MOST ? `/?wanted=${wanted + STEP}#jasa-dicari` : "/wanted";
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Home() {
  const { wanted, moreHref, popular, testimonials, signedIn } = useLoaderData<typeof loader>();
  return (
    <Main full>
      <Hero />
      <div className="page-width">
        <CategoryRail />
        <WantedSection wanted={wanted} moreHref={moreHref} />
        <PopularSection offers={popular} />
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

export const handle: PageHandle = { page: "document" };
