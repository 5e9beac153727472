import { withCovers } from "./covers";
import { bisnis } from "./offers/bisnis";
import { desainGrafis } from "./offers/desain-grafis";
import { gayaHidup } from "./offers/gaya-hidup";
import { baliKalimantan } from "./offers/kota/bali-kalimantan";
import { bandungSemarang } from "./offers/kota/bandung-semarang";
import { jabodetabek } from "./offers/kota/jabodetabek";
import { sumatra } from "./offers/kota/sumatra";
import { timur } from "./offers/kota/timur";
import { yogyakartaSurabaya } from "./offers/kota/yogyakarta-surabaya";
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
  ...jabodetabek,
  ...bandungSemarang,
  ...yogyakartaSurabaya,
  ...sumatra,
  ...baliKalimantan,
  ...timur,
].map(withCovers);
