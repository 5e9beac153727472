import type { MetaDescriptor } from "@remix-run/cloudflare";

const NAME = "JasaWarga";

/** `url` and `image` are absolute, on our own origin. */
export function pageMeta(page: {
  title: string;
  description: string;
  url: string;
  image?: string | undefined;
}): MetaDescriptor[] {
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

function pageTitle(title: string): string {
  return title.startsWith(NAME) ? title : `${title} | ${NAME}`;
}
