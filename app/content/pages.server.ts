import about from "./about.server";
import accessibility from "./accessibility.server";
import community from "./community.server";
import cookies from "./cookies.server";
import faq from "./faq.server";
import helpCenter from "./help-center.server";
import howItWorks from "./how-it-works.server";
import ranking from "./how-it-works-ranking.server";
import privacy from "./privacy.server";
import safety from "./safety.server";
import terms from "./terms.server";

/** The static pages, in the order of the sitemap. A new page needs a file and a line here. */
export const STATIC_PAGES = [
  about,
  howItWorks,
  ranking,
  helpCenter,
  safety,
  community,
  faq,
  privacy,
  terms,
  cookies,
  accessibility,
] as const;
