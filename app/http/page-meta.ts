import type { MetaDescriptor } from "@remix-run/cloudflare";

/** What search engines and messengers show of a public page. `url` and `image` are absolute, on our own origin. */
export function pageMeta(page: {
  title: string;
  description: string;
  url: string;
  image?: string | undefined;
}): MetaDescriptor[] {
  return [
    { title: `${page.title} | JasaWarga` },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: page.url },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: page.url },
    { property: "og:site_name", content: "JasaWarga" },
    { property: "og:locale", content: "id_ID" },
    ...(page.image ? [{ property: "og:image", content: page.image }] : []),
  ];
}
