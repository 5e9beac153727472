import { formatRupiah } from "~/domain/core/money";
import { Bdi } from "../../kit/text/bdi";
import { OrderReceipt } from "./receipt";

type OrderedListing = {
  id: string;
  title: string;
};

/** `price` of one piece, in integer rupiah. */
export type ChosenPackage = { name: string; price: number; days: string; revisions: string };

export function OrderSummary({
  listing,
  chosen,
  quantity,
}: {
  listing: OrderedListing;
  /** null: a custom request, priced by the seller later. */
  chosen: ChosenPackage | null;
  /** null: not a valid quantity. */
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
                    <Bdi>{chosen.name}</Bdi>{" "}
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
        ...(chosen?.revisions ? [{ label: "Revisi", value: chosen.revisions }] : []),
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
