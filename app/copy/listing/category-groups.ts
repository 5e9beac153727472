import type { CategoryGroupSlug } from "~/domain/listing/category";

export const CATEGORY_GROUP_LABELS: Record<CategoryGroupSlug, string> = {
  "digital-marketing": "Promosi usaha",
  design: "Gambar dan video",
  "home-services": "Bantuan di rumah",
  delivery: "Kurir dan pindahan",
  teaching: "Les dan bimbingan",
};

export const CATEGORY_GROUP_FOOTER_LABELS: Record<CategoryGroupSlug, string> = {
  "digital-marketing": "Digital Marketing",
  design: "Design & Creative",
  "home-services": "Home Services",
  delivery: "Delivery & Logistics",
  teaching: "Teaching & Tutoring",
};
