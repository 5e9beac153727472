import type { DemoWanted } from "./types";
import { komunitasPribadi } from "./wanted/komunitas-pribadi";
import { rumahKeluarga } from "./wanted/rumah-keluarga";
import { usaha } from "./wanted/usaha";

export const wanted: DemoWanted[] = [...rumahKeluarga, ...usaha, ...komunitasPribadi];
