import { CATEGORIES, type CategoryName, categoryByName } from "./category";

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
