import { formatRupiah } from "~/domain/money";
import { Nota } from "./nota";
import { Pledge } from "./note";

export type OrderedListing = {
  id: string;
  title: string;
};

/** `price` in integer rupiah, of one piece. */
export type ChosenPackage = { name: string; price: number; days: string };

/** The receipt beside the order form, and what the house promises with it. */
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
    <aside>
      <Nota
        id="nota"
        title="Ringkasan Pesanan"
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
          chosen
            ? { label: "Harga satuan", value: formatRupiah(chosen.price) }
            : { label: "Harga", value: "Ditentukan setelah penjual menerima permintaan" },
        ]}
        sum={chosen && quantity !== null ? { label: "Total", amount: chosen.price * quantity } : undefined}
      >
        <p className="tiny soft">
          {chosen
            ? "Sudah termasuk semua biaya. Tidak ada tambahan saat membayar."
            : "Belum ada yang perlu dibayar. Anda memutuskan setelah penjual menawarkan harga."}
        </p>
      </Nota>
      <ul className="trust">
        <li>
          <Pledge>Pembayaran Anda diamankan oleh JasaWarga.</Pledge>
        </li>
        <li>
          <Pledge icon="check">Dana diteruskan ke penjual hanya setelah Anda puas.</Pledge>
        </li>
      </ul>
    </aside>
  );
}
