import type { Statistic } from "~/copy/account/profile-statistics";

import { Panel } from "../kit/panel";
import { ReceiptRows } from "../kit/receipt";

export function ProfileStatistics({
  provided,
  wanted,
}: {
  provided: readonly Statistic[];
  wanted: readonly Statistic[];
}) {
  return (
    <>
      <h2 className="sr-only" lang="en">
        Statistics
      </h2>
      <div lang="en">
        <Statistics id="provided" title="Services Provided" statistics={provided} />
        <Statistics id="wanted" title="Services Wanted" statistics={wanted} />
      </div>
      <p className="small soft mt-4">
        Dihitung dari pesanan, permintaan, dan ulasan Anda di JasaWarga. Pesanan yang dananya dibagi antara
        kedua pihak tidak dihitung selesai ataupun batal. Tanda – berarti belum ada yang dapat dihitung.
      </p>
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
