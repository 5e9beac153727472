import { isRouteErrorResponse, Link, useRouteError } from "@remix-run/react";
import { TAX_PATH, TAX_TITLE } from "~/accounts/text";
import { type WithdrawalLine, WithdrawalList } from "~/payouts/ui/withdrawals";
import { MIN_WITHDRAWAL } from "~/payouts/withdrawal";
import { formatRupiah } from "~/platform/money";
import { ErrorNote, ListFailed } from "~/ui/error-page";
import { Example } from "~/ui/example";
import { Button, EmptyState, Icon, Panel, Section } from "~/ui/kit";
import { AppButtonLink, ListPagination, MonthForm } from "~/ui/navigation";
import { BigPrice, Price, ReceiptRows } from "~/ui/prices";
import { TitleBar } from "~/ui/title-bar";
import { LedgerEntryList, type LedgerEntryView } from "./cash-tables";

type BalanceView = {
  headline: { title: string; amount: number };
  waiting: { amount: number; until: string } | null;
  held: { amount: number; orders: number };
  withdrawing: number;
  paidOut: number;
  wait: "open" | "too_little" | null;
};

const WAITS = {
  open: "Anda bisa menarik lagi setelah penarikan ini selesai.",
  too_little: `Saldo dapat ditarik mulai ${formatRupiah(MIN_WITHDRAWAL)}.`,
};

function BalancePanel({ headline, waiting, held, withdrawing, paidOut, wait }: BalanceView) {
  return (
    <Panel id="saldo" title={headline.title}>
      <BigPrice amount={headline.amount} />
      {wait === null ? (
        <div className="actions">
          <AppButtonLink to="/dashboard/balance/withdrawals/new">Tarik Saldo</AppButtonLink>
        </div>
      ) : (
        <p className="text-ink-soft mt-2">
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
        <p className="text-sm text-ink-soft mt-2">
          Titipan dari {held.orders} pesanan berjalan, sesudah biaya platform.
        </p>
      )}
      {waiting && <CardWait {...waiting} />}
    </Panel>
  );
}

export function CardWait({ amount, until }: { amount: number; until: string }) {
  return (
    <p className="text-sm text-ink-soft mt-2">
      {formatRupiah(amount)} dari pembayaran kartu {until}. Sebelum itu bank pembeli dapat menariknya kembali.
    </p>
  );
}

const LATEST_SHOWN = 5;

type Page = BalanceView & {
  withdrawals: readonly WithdrawalLine[];
  moreWithdrawals: boolean;
  entries: readonly LedgerEntryView[];
  first: string | null;
  next: string | null;
  months: readonly { value: string; label: string }[];
};

export function BalancePage({ withdrawals, moreWithdrawals, entries, first, next, months, ...balance }: Page) {
  const nothing = entries.length === 0 && first === null;
  if (nothing && balance.held.orders === 0) return <NoBalance />;
  const open = first === null ? LATEST_SHOWN : entries.length;
  const [latest, earlier] = [entries.slice(0, open), entries.slice(open)];
  return (
    <>
      <TitleBar title="Saldo" />
      <div className="mt-4">
        <BalancePanel {...balance} />
      </div>
      {withdrawals.length > 0 && (
        <Section
          id="penarikan"
          title="Penarikan"
          tight
          link={
            moreWithdrawals
              ? {
                  href: "/dashboard/balance/withdrawals",
                  text: "Lihat Semua",
                  label: "Lihat Semua penarikan",
                }
              : undefined
          }
        >
          <WithdrawalList withdrawals={withdrawals.slice(0, 1)} />
          {withdrawals.length > 1 && (
            <details className="disclosure">
              <summary>{withdrawals.length - 1} penarikan sebelumnya</summary>
              <div>
                <WithdrawalList caption="Penarikan sebelumnya" withdrawals={withdrawals.slice(1)} />
              </div>
            </details>
          )}
        </Section>
      )}
      <Section id="mutasi" title="Mutasi saldo" tight>
        {entries.length > 0 ? (
          <LedgerEntryList caption="Mutasi saldo Anda" lines={latest} orders="/dashboard/orders" />
        ) : (
          <p className="text-ink-soft">
            Belum ada yang masuk ke saldo. Bayaran pertama tercatat di sini begitu pesanannya selesai.
          </p>
        )}
        {earlier.length > 0 ? (
          <details className="disclosure mt-2">
            <summary>{earlier.length} mutasi sebelumnya</summary>
            <div>
              <LedgerEntryList caption="Mutasi sebelumnya" lines={earlier} orders="/dashboard/orders" />
              <ListPagination first={first} next={next} />
            </div>
          </details>
        ) : (
          <ListPagination first={first} next={next} />
        )}
      </Section>
      {!nothing && (
        <details className="disclosure mt-6" id="laporan">
          <summary>Laporan dan slip bulanan</summary>
          <div>
            <MonthForm action="/dashboard/balance/statement.csv" months={months}>
              <Button type="submit" look="line">
                Unduh CSV
              </Button>
              <Button type="submit" look="line" formAction="/dashboard/balance/sales">
                Lihat slip
              </Button>
            </MonthForm>
            <Link className="text-sm" to={TAX_PATH}>
              {TAX_TITLE} di slip
            </Link>
          </div>
        </details>
      )}
    </>
  );
}

function NoBalance() {
  return (
    <>
      <TitleBar title="Saldo" />
      <div className="mt-4">
        <EmptyState
          drawing="balance"
          title="Saldo Anda masih kosong"
          text="Bayaran masuk ke sini begitu pembeli menerima hasilnya, lalu dapat Anda tarik ke rekening bank atau e-wallet."
          example={<Example title="Bayaran “Cuci AC dua unit”" text="Diterima pembeli hari ini" end="+ Rp 135.000" />}
          action={{ href: "/dashboard/services/create", text: "Tawarkan Jasa" }}
        />
      </div>
    </>
  );
}

export function BalanceFailed() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorNote status={error.status} />;
  return <ListFailed title="Saldo" failed="Gagal memuat saldo" text="Uang Anda tetap aman." />;
}
