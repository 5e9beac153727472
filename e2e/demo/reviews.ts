import { klien } from "./reviews/klien";
import { kreatif } from "./reviews/kreatif";
import { rumahBelajar } from "./reviews/rumah-belajar";
import { usaha } from "./reviews/usaha";
import type { DemoReview } from "./types";

export const reviews: DemoReview[] = [...kreatif, ...rumahBelajar, ...usaha, ...klien];
