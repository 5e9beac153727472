import type { BadTaxIdentity, TaxIdentityKind } from "~/domain/account/tax-identity";

export const TAX_PATH = "/dashboard/balance/tax";
export const TAX_TITLE = "NPWP atau NIK";

export const TAX_KINDS: Record<TaxIdentityKind, string> = { npwp: "NPWP", nik: "NIK" };

export const TAX_FAULTS: Record<BadTaxIdentity, string> = {
  unknown_kind: "Pilih NPWP atau NIK",
  bad_npwp: "Nomor ini bukan NPWP. Tulis 16 angkanya, atau 15 angka NPWP lama",
  bad_nik: "Nomor ini bukan NIK. Tulis 16 angka seperti di KTP",
};

export const TAX_DONE = {
  saved: { message: "Nomor tersimpan", description: "Mulai sekarang tertulis di slip bulanan Anda." },
  removed: { message: "Nomor dihapus", description: "Slip bulanan Anda tidak menulisnya lagi." },
};

export const TAX_NOT_SAVED = "Nomor belum disimpan";
