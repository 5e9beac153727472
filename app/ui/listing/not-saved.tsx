import { LISTING_NAMES } from "~/copy/listing/labels";
import type { ListingKind } from "~/domain/listing/listing";
import { Toast } from "../layout/toast";

/** Over a form that the database could not take, which keeps what was typed. */
export function ListingNotSaved({ kind, doing }: { kind: ListingKind; doing: "membuat" | "mengubah" }) {
  const what = `${doing} ${LISTING_NAMES[kind]}`;
  return (
    <Toast
      kind="error"
      title={`Gagal ${what}`}
      description={`Terjadi kesalahan saat ${what}. Isian Anda masih ada di bawah: kirim lagi sebentar lagi.`}
    />
  );
}
