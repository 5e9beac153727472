import { Receipt, type ReceiptRow } from "../kit/money/receipt";
import { illustrationUrl } from "../kit/picture";
import { Bdi } from "../kit/text/bdi";

export type Bought = {
  bought: { title: string; picture: string | null; category: string; from: string };
  rows: readonly ReceiptRow[];
  /** integer rupiah */
  total: number;
};

export function BoughtReceipt({ bought, rows, total }: Bought) {
  return (
    <Receipt
      id="bayar"
      title="Ringkasan Pesanan"
      head={
        <div className="picture-row mb-2">
          <img
            src={bought.picture ? `${bought.picture}/320.webp` : illustrationUrl(bought.category)}
            width={160}
            height={120}
            alt=""
          />
          <div className="min-w-0">
            <b>
              <Bdi>{bought.title}</Bdi>
            </b>
            <br />
            <span className="small soft">{bought.from}</span>
          </div>
        </div>
      }
      rows={rows}
      sum={{ label: "Total", amount: total }}
    />
  );
}
