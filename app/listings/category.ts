export const CATEGORIES = [
  { name: "Desain Grafis", slug: "desain-grafis" },
  { name: "Penulisan & Penerjemahan", slug: "penulisan-penerjemahan" },
  { name: "Video & Animasi", slug: "video-animasi" },
  { name: "Musik & Audio", slug: "musik-audio" },
  { name: "Pemrograman & Teknologi", slug: "pemrograman-teknologi" },
  { name: "Bisnis", slug: "bisnis" },
  { name: "Pemasaran", slug: "pemasaran" },
  { name: "Gaya Hidup", slug: "gaya-hidup" },
  { name: "Pendidikan", slug: "pendidikan" },
  { name: "Rumah Tangga", slug: "rumah-tangga" },
  { name: "Lainnya", slug: "lainnya" },
] as const;

export type Category = (typeof CATEGORIES)[number];
export type CategoryName = Category["name"];
export type CategorySlug = Category["slug"];

export function categorySlug(name: string): string {
  return name.toLowerCase().replace(/ & | /g, "-");
}

export function categoryByName(name: string): Category | undefined {
  return CATEGORIES.find((category) => category.name === name);
}

export function categoryBySlug(slug: string): Category | undefined {
  return CATEGORIES.find((category) => category.slug === slug);
}

export function isCategory(name: unknown): name is CategoryName {
  return typeof name === "string" && categoryByName(name) !== undefined;
}

export type CategoryGroupSlug = "digital-marketing" | "design" | "home-services" | "delivery" | "teaching";

type CategoryGroup = {
  slug: CategoryGroupSlug;
  categories: readonly CategoryName[];
  searchWords: readonly string[];
};

export const CATEGORY_GROUPS: readonly CategoryGroup[] = [
  {
    slug: "digital-marketing",
    categories: ["Pemasaran", "Bisnis"],
    searchWords: [],
  },
  {
    slug: "design",
    categories: ["Desain Grafis", "Video & Animasi"],
    searchWords: [],
  },
  {
    slug: "home-services",
    categories: ["Rumah Tangga"],
    searchWords: [],
  },
  {
    slug: "delivery",
    categories: [],
    // Couriers have no separate category, so their listings use these words.
    searchWords: ["kurir", "antar", "kirim", "pindahan", "logistik"],
  },
  {
    slug: "teaching",
    categories: ["Pendidikan"],
    searchWords: [],
  },
];

export function categoryGroupBySlug(slug: string): CategoryGroup | undefined {
  return CATEGORY_GROUPS.find((group) => group.slug === slug);
}
