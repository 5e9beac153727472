import { formatRupiah } from "~/domain/core/money";
import { MIN_WITHDRAWAL } from "~/domain/money/withdrawal";
import { Icon } from "../kit/icon";
import { BigPrice, Price } from "../kit/money/price";
import { ReceiptRows } from "../kit/money/receipt";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Panel } from "../kit/panel";

export type BalanceView = {
  /** All in integer rupiah. */
  standing: { title: string; amount: number };
  /** In the balance, but paid by card not long ago; null where nothing is. */
  waiting: { amount: number; until: string } | null;
  held: { amount: number; orders: number };
  withdrawing: number;
  paidOut: number;
  /** Why no withdrawal can be asked for. */
  wait: "open" | "too_little" | null;
};

const WAITS = {
  open: "Penarikan berikutnya dapat diminta setelah yang sekarang selesai.",
  too_little: `Saldo dapat ditarik mulai ${formatRupiah(MIN_WITHDRAWAL)}.`,
};

export function BalancePanel({ standing, waiting, held, withdrawing, paidOut, wait }: BalanceView) {
  return (
    <Panel id="saldo" title={standing.title}>
      <BigPrice amount={standing.amount} />
      {wait === null ? (
        <div className="actions">
          <AppButtonLink to="/dashboard/balance/withdrawals/new">Tarik Saldo</AppButtonLink>
        </div>
      ) : (
        <p className="soft mt-2">
          <Icon name="clock" /> {WAITS[wait]}
        </p>
      )}
      <div className="mt-4">
        <ReceiptRows
          rows={[
            ...(waiting ? [{ label: "Tertahan", value: <Price amount={waiting.amount} /> }] : []),
            { label: "Dalam titipan", value: <Price amount={held.amount} /> },
            { label: "Sedang ditarik", value: <Price amount={withdrawing} /> },
            { label: "Sudah ditarik", value: <Price amount={paidOut} /> },
          ]}
        />
      </div>
      {held.orders > 0 && (
        <p className="small soft mt-2">
          Titipan dari {held.orders} pesanan berjalan, sesudah biaya platform.
        </p>
      )}
      {waiting && <CardWait {...waiting} />}
    </Panel>
  );
}

export function CardWait({ amount, until }: { amount: number; until: string }) {
  return (
    <p className="small soft mt-2">
      {formatRupiah(amount)} dari pembayaran kartu {until}; sebelum itu bank pembeli dapat menariknya kembali.
    </p>
  );
}
