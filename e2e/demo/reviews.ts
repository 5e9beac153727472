import { klien } from "./reviews/klien";
import { kreatif } from "./reviews/kreatif";
import { rumahBelajar } from "./reviews/rumah-belajar";
import { usaha } from "./reviews/usaha";
import { sales } from "./sales";
import type { DemoReview } from "./types";

export const reviews: DemoReview[] = [
  ...kreatif,
  ...rumahBelajar,
  ...usaha,
  ...klien,
  ...sales.flatMap(({ review }) => review ?? []),
];
