import type { NameSurface } from "~/domain/account/reserved-names";

export const NAME_SURFACE_LABELS: Record<NameSurface, string> = {
  signup: "Nama saat mendaftar",
  profile: "Nama di profil",
  title: "Judul jasa atau permintaan",
  holder: "Pemilik rekening",
};
