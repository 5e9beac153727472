export type ProfileCompletion = { done: number; of: number; text: string };

type Known = {
  pictureUrl: string | null;
  bio: string;
  location: string;
  phone: string;
  skills: readonly string[];
};

/** What others look for first stands first. */
const PARTS: readonly [keyof Known, string][] = [
  ["pictureUrl", "Tambah foto wajah, pembeli lebih percaya."],
  ["bio", "Ceritakan keahlian Anda."],
  ["skills", "Tambah keahlian, supaya Anda ditemukan."],
  ["location", "Sebutkan tempat Anda."],
  ["phone", "Tambah nomor telepon."],
];

export function profileCompletion(profile: Known): ProfileCompletion | null {
  const missing = PARTS.filter(([part]) => (profile[part]?.length ?? 0) === 0);
  const [first] = missing;
  return first ? { done: PARTS.length - missing.length, of: PARTS.length, text: first[1] } : null;
}

export function completionText({ done, of }: ProfileCompletion): string {
  return `Lengkapi profil: ${done} dari ${of}.`;
}
