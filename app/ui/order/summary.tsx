import { formatRupiah } from "~/domain/core/money";
import { OrderReceipt } from "./receipt";

export type OrderedListing = {
  id: string;
  title: string;
};

/** `price` in integer rupiah, of one piece. */
export type ChosenPackage = { name: string; price: number; days: string; revisions: string };

/** The receipt beside the order form. */
export function OrderSummary({
  listing,
  chosen,
  quantity,
}: {
  listing: OrderedListing;
  /** null: a custom request, whose price the seller names later. */
  chosen: ChosenPackage | null;
  /** null: nothing that can be ordered stands in the field. */
  quantity: number | null;
}) {
  return (
    <OrderReceipt
      id="nota"
      rows={[
        { label: "Jasa", value: listing.title },
        ...(chosen
          ? [
              {
                label: "Paket",
                value: (
                  <>
                    {chosen.name}{" "}
                    <a className="small" href={`/gig/${listing.id}#paket`}>
                      Ubah
                    </a>
                  </>
                ),
              },
            ]
          : [{ label: "Jenis", value: "Permintaan kustom" }]),
        { label: "Jumlah", value: <span aria-live="polite">{quantity ?? "–"}</span> },
        { label: "Waktu pengerjaan", value: chosen ? chosen.days : "Dibicarakan" },
        ...(chosen ? [{ label: "Revisi", value: chosen.revisions }] : []),
        chosen
          ? { label: "Harga satuan", value: formatRupiah(chosen.price) }
          : { label: "Harga", value: "Ditentukan setelah penjual menerima permintaan" },
      ]}
      total={chosen && quantity !== null ? chosen.price * quantity : null}
      note={
        chosen ? undefined : "Belum ada yang perlu dibayar. Anda memutuskan setelah penjual menawarkan harga."
      }
    />
  );
}
