import type { CategoryGroupSlug } from "~/domain/listing/category";

export const CATEGORY_GROUP_LABELS: Record<CategoryGroupSlug, string> = {
  "digital-marketing": "Pemasaran Digital",
  design: "Desain & Kreatif",
  "home-services": "Jasa Rumah Tangga",
  delivery: "Pengiriman & Logistik",
  teaching: "Bimbingan Belajar",
};

export const CATEGORY_GROUP_FOOTER_LABELS: Record<CategoryGroupSlug, string> = {
  "digital-marketing": "Digital Marketing",
  design: "Design & Creative",
  "home-services": "Home Services",
  delivery: "Delivery & Logistics",
  teaching: "Teaching & Tutoring",
};
