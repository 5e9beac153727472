import type { Nodes, Root } from "mdast";
import type { Description } from "./pages";

export type Trail = readonly { text: string; href?: string }[];

/** Describes the breadcrumbs of a page. The last entry is the page itself. `pageUrl` is absolute. */
export function breadcrumbData(pageUrl: string, trail: Trail): Description {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ text, href = pageUrl }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: text,
      item: new URL(href, pageUrl).href,
    })),
  };
}

type SharedService = {
  url: string;
  title: string;
  description: string;
  category: string;
  imageUrl: string;
  areas: readonly string[];
  seller: { name: string; url: string };
  /** Prices in rupiah. */
  packages: readonly { name: string; price: number }[];
};

/** Describes an offer. It has no rating: search engines accept stars of a service only from its business. */
export function serviceData(service: SharedService): Description {
  const { url, title, description, category, imageUrl, areas, seller, packages } = service;
  return {
    "@type": "Service",
    name: title,
    description,
    serviceType: category,
    url,
    image: imageUrl,
    ...(areas.length > 0 ? { areaServed: areas } : {}),
    provider: { "@type": "Person", name: seller.name, url: seller.url },
    offers: packages.map(({ name, price }) => ({ "@type": "Offer", name, price, priceCurrency: "IDR", url })),
  };
}

type SharedBusiness = {
  url: string;
  name: string;
  description: string;
  imageUrl: string;
  /** The free text of the profile, such as "Kota Bandung". */
  location: string;
  rating: { average: number; count: number };
};

/** Describes a seller with reviews. */
export function businessData({ url, name, description, imageUrl, location, rating }: SharedBusiness): Description {
  return {
    "@type": "LocalBusiness",
    name,
    description,
    url,
    image: imageUrl,
    address: { "@type": "PostalAddress", addressCountry: "ID", ...(location && { addressLocality: location }) },
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: Math.round(rating.average * 10) / 10,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

/** Describes a page of questions. `tree` is the answer. */
export function questionsData(questions: readonly { title: string; tree: Root }[]): Description {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ title, tree }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text: plainText(tree) },
    })),
  };
}

function plainText(node: Nodes): string {
  if ("value" in node) return node.value;
  if (!("children" in node)) return "";
  return node.children
    .map(plainText)
    .join(BLOCKS.includes(node.type) ? " " : "")
    .replace(/\s+/g, " ");
}

/** Nodes that contain paragraphs. */
const BLOCKS: readonly string[] = ["root", "list", "listItem", "blockquote"];
