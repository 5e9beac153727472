import type { MetaDescriptor } from "@remix-run/cloudflare";
import { isolated } from "./strings";

const NAME = "JasaWarga";

/** Pixels of a share image, the size that WhatsApp, Telegram and Facebook show large. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** The image that messengers show for a link. `url` is absolute. */
export type ShareImage = { url: string; alt: string };

/** A description in the words of schema.org. */
export type Description = { "@type": string } & Record<string, unknown>;

type PageMeta = {
  title: string;
  description: string;
  url: string;
  /** The image that messengers show. Without it, they show the image of JasaWarga. */
  image?: ShareImage | undefined;
  /** Descriptions for search engines. */
  described?: readonly Description[];
};

/** Returns the meta tags. `url` and `image` are absolute, on our own origin. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  return [
    { title: pageTitle(page.title) },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: page.url },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: page.url },
    { property: "og:site_name", content: NAME },
    { property: "og:locale", content: "id_ID" },
    ...imageMeta(page),
    ...(page.described ? [structuredData(page.described)] : []),
  ];
}

/** A file in `public/`. */
const BRAND_IMAGE = { path: "/share.jpg", alt: "JasaWarga: jasa lokal, uang dititipkan sampai Anda puas" };

/** Returns data for search engines, which browsers do not run. Remix escapes it. */
function structuredData(descriptions: readonly Description[]): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", "@graph": descriptions } } as MetaDescriptor;
}

/** A page whose loader failed has a relative URL and no image. */
function imageMeta({ url: pageUrl, image }: PageMeta): MetaDescriptor[] {
  if (pageUrl.startsWith("/")) return [];
  const { url, alt } = image ?? { url: new URL(BRAND_IMAGE.path, pageUrl).href, alt: BRAND_IMAGE.alt };
  return [
    { property: "og:image", content: url },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(SHARE_IMAGE.width) },
    { property: "og:image:height", content: String(SHARE_IMAGE.height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

export const NOINDEX: MetaDescriptor = { name: "robots", content: "noindex, follow" };

/**
 * Returns the meta tags of a page with text from the URL: search engines skip it, and a shared link shows none of the
 * text. `url` omits that text; `title` is for the reader's own window.
 */
export function unlistedMeta(page: PageMeta & { sharedTitle: string }): MetaDescriptor[] {
  const shared = pageMeta({ ...page, title: page.sharedTitle });
  const kept = shared.filter((tag) => !("title" in tag) && !("rel" in tag && tag.rel === "canonical"));
  return [{ title: pageTitle(page.title) }, ...kept, NOINDEX];
}

function pageTitle(title: string): string {
  return title.startsWith(NAME) ? title : `${isolated(title)} | ${NAME}`;
}

/** A document has no script, an app hydrates. `members` is a document for visitors, else an app. */
export type PageHandle = {
  page: "document" | "app" | "members";
  gateway?: boolean;
  pays?: true;
  /** True if the page has its own bar at the bottom on phones, which replaces the tabs. */
  ownStep?: true | ((page: never) => boolean);
  titleBar?: true;
  fills?: true;
};

type Match = { handle?: unknown; data?: unknown };

export function leafHandle(matches: Match[]): PageHandle | undefined {
  return leaf(matches)?.handle;
}

function leaf(matches: Match[]): { handle: PageHandle; data: unknown } | undefined {
  for (const { handle, data } of [...matches].reverse()) if (isPageHandle(handle)) return { handle, data };
  return undefined;
}

/** Returns true for an own bar. False if the page failed, because an error page needs the tabs. */
export function hasOwnStep(matches: Match[]): boolean {
  const { handle, data } = leaf(matches) ?? {};
  if (!handle?.ownStep || data === undefined || data === null) return false;
  return handle.ownStep === true || (handle.ownStep as (page: unknown) => boolean)(data);
}

export function hasFullHeight(matches: Match[]): boolean {
  return hasOwnStep(matches) && leafHandle(matches)?.fills === true;
}

export function isWorkPage(matches: Match[]): boolean {
  return leafHandle(matches)?.page === "app" && hasViewer(matches[0]?.data);
}

export function hasTitleBar(matches: Match[]): boolean {
  return isWorkPage(matches) && matches.some(({ handle }) => isPageHandle(handle) && handle.titleBar);
}

export function isHydrated(matches: Match[]): boolean {
  const page = leafHandle(matches)?.page ?? "document";
  return page === "app" || (page === "members" && hasViewer(matches[0]?.data));
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "page" in handle;
}

function hasViewer(data: unknown): boolean {
  return typeof data === "object" && data !== null && "viewer" in data && data.viewer !== null;
}
