import { type Place, placeOf } from "~/places/place";
import { type NamedPlace, namedPlaces, placeDescriptionText, typedPlaceFault, wholeProvince } from "~/places/text";
import { type AreaFault, addAreas, listProvinces, storedAreas } from "./areas";
import { CATEGORIES, type CategoryName, categoryByName } from "./category";
import { MAX_AREAS } from "./listing";

export type AreasView = {
  areas: NamedPlace[];
  text: string;
  error: string | null;
  choices: NamedPlace[];
  wholes: (NamedPlace & { note: string })[];
};

export type AreaPress = { typed: string; add?: string; remove?: string };

export function areasView(codes: readonly string[], text = ""): AreasView {
  const areas = storedAreas(codes);
  return {
    areas: namedPlaces(areas.flatMap((code) => placeOf(code) ?? [])),
    text,
    error: null,
    choices: [],
    wholes: listProvinces(areas).map((place) => ({
      code: place.code,
      name: wholeProvince(place),
      note: placeDescriptionText(place),
    })),
  };
}

export function pressArea(codes: readonly string[], { typed, add, remove }: AreaPress): AreasView {
  if (remove !== undefined)
    return areasView(
      codes.filter((code) => code !== remove),
      typed,
    );
  const read = addAreas(codes, add ?? typed);
  if (read.ok) return areasView(read.areas, add === undefined || mayMean(typed, add) ? "" : typed);
  const { fault, places } = read;
  const error = areaFaultSentence(fault, typed, places);
  const choices = isUnclear(fault) ? namedPlaces(places) : [];
  return { ...areasView(read.areas, typed), error, choices };
}

function mayMean(typed: string, code: string): boolean {
  const read = addAreas([], typed);
  return read.ok ? read.areas.includes(code) : read.places.some((place) => place.code === code);
}

const UNCLEAR = ["unknown", "several", "unsure"] as const;
type UnclearFault = (typeof UNCLEAR)[number];

function isUnclear(fault: AreaFault): fault is UnclearFault {
  return UNCLEAR.some((one) => one === fault);
}

function areaFaultSentence(fault: AreaFault, text: string, places: readonly Place[]): string {
  if (isUnclear(fault)) return typedPlaceFault(fault, text, places);
  if (fault === "none") return "Tulis wilayah yang ingin Anda tambahkan";
  if (fault === "too_many") return tooManyAreas(places.length);
  const [first] = places;
  const name = places.length === 1 && first ? first.name : "Semuanya";
  if (fault === "listed") return `${name} sudah ada di daftar`;
  return `${name} sudah termasuk dalam ${placeOf(first?.province ?? "")?.name ?? "provinsinya"}`;
}

export function tooManyAreas(more = 1): string {
  const what = more > 1 ? ` (yang ini ${more})` : "";
  return `Wilayah paling banyak ${MAX_AREAS}${what}. Hapus sebagian dulu, atau tambahkan seluruh provinsinya`;
}

const LISTS = {
  Renovasi: [
    "Berpengalaman minimal 2 tahun di pekerjaan sejenis",
    "Membawa peralatan kerja sendiri",
    "Bersedia survei lokasi sebelum mulai",
    "Menyertakan rincian biaya bahan dan tenaga",
  ],
  Fotografi: [
    "Menyertakan portofolio acara atau karya serupa",
    "Membawa kamera dan peralatan sendiri",
    "Menyerahkan hasil yang sudah diedit",
    "Tepat waktu sesuai jadwal acara",
  ],
  Penulisan: [
    "Menyertakan contoh tulisan atau terjemahan",
    "Tulisan asli, bukan salinan",
    "Tata bahasa dan ejaan yang rapi",
    "Bersedia revisi minimal satu kali",
  ],
  Pendidikan: [
    "Menguasai materi yang diajarkan",
    "Berpengalaman mengajar",
    "Sabar dan komunikatif",
    "Jadwal belajar bisa disesuaikan",
  ],
  Design: [
    "Menyertakan portofolio desain",
    "Memberikan minimal dua konsep awal",
    "Menyerahkan file sumber",
    "Bersedia revisi sampai disetujui",
  ],
  default: [
    "Berpengalaman di bidangnya",
    "Komunikatif dan mudah dihubungi",
    "Selesai sesuai waktu yang disepakati",
    "Menyertakan contoh hasil kerja",
  ],
} as const satisfies Record<string, readonly [string, string, string, string]>;

type RequirementGroup = keyof typeof LISTS;

const GROUP_OF: Partial<Record<CategoryName, RequirementGroup>> = {
  "Rumah Tangga": "Renovasi",
  "Video & Animasi": "Fotografi",
  "Penulisan & Penerjemahan": "Penulisan",
  Pendidikan: "Pendidikan",
  "Desain Grafis": "Design",
};

export const MAX_REQUIREMENTS = 10;

const UNTOUCHED = new Set(["", ...CATEGORIES.map(({ name }) => name)].map(listOf));

function listOf(category: string): string {
  return defaultRequirements(category).join("\n");
}

/** Replaces unedited examples by those of another category. The user's own text stays before them. */
export function withExamples(typed: string, category: string): string {
  const own = typed.replaceAll("\r\n", "\n").trim();
  const fresh = listOf(category);
  if (own === "" || UNTOUCHED.has(own)) return fresh;
  const lines = own.split("\n").map((line) => line.trim());
  return [own, ...fresh.split("\n").filter((line) => !lines.includes(line))].join("\n");
}

export function areExamples(typed: string): boolean {
  return UNTOUCHED.has(typed.replaceAll("\r\n", "\n").trim());
}

export function defaultRequirements(categoryName: string): readonly string[] {
  const category = categoryByName(categoryName);
  return LISTS[(category && GROUP_OF[category.name]) ?? "default"];
}
