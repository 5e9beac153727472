import { belajarAntar } from "./orders/belajar-antar";
import { berjalan } from "./orders/berjalan";
import { desain } from "./orders/desain";
import { kunjungan } from "./orders/kunjungan";
import { panggung } from "./orders/panggung";
import { pengembalian } from "./orders/pengembalian";
import { rumah } from "./orders/rumah";
import { sengketa } from "./orders/sengketa";
import { tahapan } from "./orders/tahapan";
import { usaha } from "./orders/usaha";
import { sales } from "./sales";
import type { DemoOrder } from "./types";

export const orders: DemoOrder[] = [
  ...desain,
  ...panggung,
  ...rumah,
  ...kunjungan,
  ...belajarAntar,
  ...tahapan,
  ...sengketa,
  ...usaha,
  ...pengembalian,
  ...berjalan,
  ...sales.map(({ order }) => order),
];
