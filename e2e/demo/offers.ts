import { bisnis } from "./offers/bisnis";
import { desainGrafis } from "./offers/desain-grafis";
import { gayaHidup } from "./offers/gaya-hidup";
import { lainnya } from "./offers/lainnya";
import { musikAudio } from "./offers/musik-audio";
import { pemasaran } from "./offers/pemasaran";
import { pemrogramanTeknologi } from "./offers/pemrograman-teknologi";
import { pendidikan } from "./offers/pendidikan";
import { penulisanPenerjemahan } from "./offers/penulisan-penerjemahan";
import { rumahTangga } from "./offers/rumah-tangga";
import { videoAnimasi } from "./offers/video-animasi";
import type { DemoOffer } from "./types";

export const offers: DemoOffer[] = [
  ...desainGrafis,
  ...penulisanPenerjemahan,
  ...videoAnimasi,
  ...musikAudio,
  ...pemrogramanTeknologi,
  ...bisnis,
  ...pemasaran,
  ...gayaHidup,
  ...pendidikan,
  ...rumahTangga,
  ...lainnya,
];
