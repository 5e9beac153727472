import type { Statistic } from "~/copy/account/profile-statistics";
import { ReceiptRows } from "../kit/money/receipt";
import { Panel } from "../kit/panel";
import { Figures } from "./figures";

export function ProfileStatistics({
  figures,
  provided,
  wanted,
}: {
  figures: readonly Statistic[];
  provided: readonly Statistic[];
  wanted: readonly Statistic[];
}) {
  return (
    <>
      <h2 className="sr-only" lang="en">
        Statistics
      </h2>
      <Figures figures={figures} />
      <div lang="en">
        <Statistics id="provided" title="Services Provided" statistics={provided} />
        <Statistics id="wanted" title="Services Wanted" statistics={wanted} />
      </div>
      <details className="disclosure mt-2">
        <summary>Cara menghitung</summary>
        <p className="small soft">
          Dihitung dari pesanan, permintaan, dan ulasan Anda di JasaWarga. Pesanan yang dananya dibagi antara
          kedua pihak tidak dihitung selesai ataupun batal. Tanda – berarti belum ada yang dapat dihitung.
        </p>
      </details>
    </>
  );
}

function Statistics({
  id,
  title,
  statistics,
}: {
  id: string;
  title: string;
  statistics: readonly Statistic[];
}) {
  return (
    <Panel id={id} title={title}>
      <ReceiptRows
        rows={statistics.map(({ label, value }) => ({ label, value: <b className="tabular">{value}</b> }))}
      />
    </Panel>
  );
}
