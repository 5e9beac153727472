import type { MetaDescriptor } from "@remix-run/cloudflare";
import { isolated } from "~/domain/core/bidi";

const NAME = "JasaWarga";

type PageMeta = {
  title: string;
  description: string;
  url: string;
  image?: string | undefined;
};

/** `url` and `image` are absolute, on our own origin. */
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
    ...(page.image ? [{ property: "og:image", content: page.image }] : []),
  ];
}

export const UNLISTED: MetaDescriptor = { name: "robots", content: "noindex" };

/**
 * For a page that shows words of a stranger: search engines leave it out, and a shared link shows none of them. `url` is
 * the address of the page without those words; `title` is for the reader's own window.
 */
export function unlistedMeta(page: PageMeta & { sharedTitle: string }): MetaDescriptor[] {
  const shared = pageMeta({ ...page, title: page.sharedTitle });
  const kept = shared.filter((tag) => !("title" in tag) && !("rel" in tag && tag.rel === "canonical"));
  return [{ title: pageTitle(page.title) }, ...kept, UNLISTED];
}

function pageTitle(title: string): string {
  return title.startsWith(NAME) ? title : `${isolated(title)} | ${NAME}`;
}
