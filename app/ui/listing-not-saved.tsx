import { Toast } from "./toast";

/** Over a form that the database could not take, with everything that was typed still in it. */
export function ListingNotSaved({ doing }: { doing: "membuat" | "mengubah" }) {
  return (
    <Toast
      kind="error"
      title={`Gagal ${doing} jasa`}
      description={`Terjadi kesalahan saat ${doing} jasa. Isian Anda masih ada di bawah: kirim lagi sebentar lagi.`}
    />
  );
}
