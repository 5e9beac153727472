import type { EvidencePart, EvidenceSubject, EvidenceTexts } from "~/domain/report/evidence";

export const EVIDENCE_LABELS: {
  [Subject in EvidenceSubject]: Record<keyof EvidenceTexts[Subject], string>;
} = {
  listing: {
    title: "Judul",
    description: "Deskripsi",
    category: "Kategori",
    price: "Harga atau budget",
    location: "Lokasi",
    deliveryTime: "Waktu pengerjaan",
    packages: "Paket",
    deadline: "Deadline",
    requirements: "Persyaratan",
    additionalInfo: "Informasi tambahan",
    captions: "Keterangan foto",
  },
  person: {
    fullName: "Nama",
    bio: "Bio",
    location: "Lokasi",
    website: "Situs web",
    skills: "Keahlian",
    socialLinks: "Media sosial",
  },
  proposal: { message: "Isi penawaran", price: "Harga", days: "Lama pengerjaan" },
};

export function evidenceHeading({ subject, kind }: Pick<EvidencePart, "subject" | "kind">): string {
  if (subject === "person") return "Profil";
  if (subject === "proposal") return "Penawaran";
  return kind === "wanted" ? "Permintaan" : "Jasa";
}
