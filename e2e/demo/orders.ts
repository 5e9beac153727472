import { berjalan } from "./orders/berjalan";
import { kreatif } from "./orders/kreatif";
import { rumahBelajar } from "./orders/rumah-belajar";
import { usaha } from "./orders/usaha";
import type { DemoOrder } from "./types";

export const orders: DemoOrder[] = [...kreatif, ...rumahBelajar, ...usaha, ...berjalan];
