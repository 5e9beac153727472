import { choicesFor, type Reportable, type ReportChoice, type ReportSubject } from "~/domain/report/report";

export const SUBJECT_LABELS: Record<ReportSubject, string> = {
  listing: "Jasa",
  person: "Orang",
  review: "Ulasan",
  message: "Pesan",
  appeal: "Banding",
};

const CHOICES: Record<ReportChoice, string> = {
  fraud: "Penipuan, atau mengajak membayar di luar JasaWarga",
  forbidden: "Jasa yang dilarang",
  untrue: "Tidak benar, atau memakai karya orang lain",
  rude: "Kasar, menghina, atau mengancam",
  private: "Menyebarkan data pribadi",
  spam: "Iklan atau kiriman massal",
  other: "Hal lain",
};

export function reportChoices(subject: Reportable): { value: ReportChoice; label: string }[] {
  return choicesFor(subject).map((value) => ({ value, label: CHOICES[value] }));
}

export function reportReason(choice: ReportChoice, details: string): string {
  return `${CHOICES[choice]}\n${details}`;
}

/** Null: what was reported is gone. */
export function reportedTitle(title: string | null): string {
  return title ?? "Sudah tidak ada";
}
