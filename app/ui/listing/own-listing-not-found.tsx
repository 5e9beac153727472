import type { ListingKind } from "~/domain/listing/listing";
import { EmptyState } from "../kit/empty-state";
import { UnsentForm } from "../kit/form/unsent-form";
import { Topline } from "../layout/dashboard";

const words = {
  offer: {
    missing: "Jasa tidak ditemukan",
    failed: "Gagal memuat jasa",
    list: { href: "/dashboard/services", text: "Kembali ke Jasa Ditawarkan" },
  },
  wanted: {
    missing: "Permintaan jasa tidak ditemukan",
    failed: "Gagal memuat jasa dicari",
    list: { href: "/dashboard/wanted", text: "Kembali ke Jasa Dicari" },
  },
} as const;

/** Missing or somebody else's: the two look the same. Another `status` means that reading failed. */
export function OwnListingNotFound({ kind, status }: { kind: ListingKind; status: number }) {
  const { missing, failed, list } = words[kind];
  const text =
    status === 404
      ? "Sudah dihapus, atau bukan milik akun yang sedang masuk."
      : "Coba muat ulang sebentar lagi.";
  return (
    <>
      <Topline />
      <EmptyState level={1} title={status === 404 ? missing : failed} text={text} action={list} />
      <UnsentForm />
    </>
  );
}
