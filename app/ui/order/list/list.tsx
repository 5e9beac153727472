import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { NONE_OF_PART } from "~/copy/order/list";
import { ORDER_STATUS_LABELS } from "~/copy/order/status";
import { SUSPENDED_PATH } from "~/copy/report/moderation-notifications";
import type { OrderLineView, OrderPart } from "~/domain/order/list";
import type { Side } from "~/domain/order/order";
import { Callout } from "../../kit/callout";
import { EmptyState } from "../../kit/empty-state";
import { type FilterChip, FilterChips } from "../../kit/filter-chips";
import { Pagination } from "../../kit/navigation/pagination";
import { ListFailed } from "../../layout/list-failed";
import { TitleBar } from "../../layout/title-bar";
import { SearchBox } from "../../search/search-box";
import { OrderRows } from "./rows";

type Month = {
  key: string;
  title: string;
  /** Null where not all of it was read. */
  counts: { completed: number; cancelled: number } | null;
  lines: readonly OrderLineView[];
  open: boolean;
  href: string | null;
};

type List = {
  summary: ReactNode;
  side: Side;
  part: OrderPart;
  counts: Record<Side, string>;
  /** The reader may only protect what is theirs. */
  suspended: boolean;
  /** "Bandung", from the reader's profile. */
  searchIn: string | null;
  chips: readonly FilterChip[];
  turns: readonly OrderLineView[];
  moreTurns: string | null;
  running: readonly OrderLineView[];
  moreRunning: string | null;
  /** A sentence in place of the first part. */
  nothingDue: string | null;
  months: readonly Month[];
  olderMonths: string | null;
  next: string | null;
};

/** Orders that wait for the reader, those in progress, and closed ones by month; each part newest first. */
export function OrderList(list: List) {
  const { side, counts, suspended, chips, turns, running, nothingDue, months, next } = list;
  const empty = turns.length + running.length + months.length === 0;
  return (
    <>
      <TitleBar title="Order Aktif" />
      {suspended && (
        <Callout icon="warn" warm>
          Akun Anda ditangguhkan; tenggat pesanan tetap berjalan.{" "}
          <Link to={SUSPENDED_PATH}>Alasannya, yang masih dapat Anda lakukan, dan banding</Link>
        </Callout>
      )}
      {list.summary}
      <nav className="order-sides" aria-label="Sisi pesanan">
        <Link to="/dashboard/orders?sisi=pembeli" aria-current={side === "buyer" ? "page" : undefined}>
          {`Saya memesan (${counts.buyer})`}
        </Link>
        <Link to="/dashboard/orders?sisi=penjual" aria-current={side === "seller" ? "page" : undefined}>
          {`Dipesan dari saya (${counts.seller})`}
        </Link>
      </nav>
      {(chips.length > 2 || list.part !== "all") && <FilterChips label="Saring pesanan" chips={chips} />}
      {empty && <NoOrders {...list} />}
      {nothingDue && <p className="my-4">{nothingDue}</p>}
      {turns.length > 0 && (
        <Part id="giliran" title="Giliran Anda" more={list.moreTurns}>
          <OrderRows caption="Pesanan yang menunggu Anda, terbaru di atas" lines={turns} />
        </Part>
      )}
      {running.length > 0 && (
        <Part id="berjalan" title="Berjalan" more={list.moreRunning}>
          <OrderRows caption="Pesanan yang sedang berjalan" lines={running} />
        </Part>
      )}
      {months.length > 0 && (
        <Part id="riwayat" title="Riwayat" more={null}>
          {months.map(({ key, ...month }) => (
            <MonthLines key={key} {...month} />
          ))}
        </Part>
      )}
      <Pagination label="Halaman pesanan" next={next ?? list.olderMonths} />
    </>
  );
}

function Part({
  id,
  title,
  more,
  children,
}: {
  id: string;
  title: string;
  more: string | null;
  children: ReactNode;
}) {
  return (
    <section className="order-part" aria-labelledby={`h-${id}`}>
      <h2 id={`h-${id}`}>{title}</h2>
      {children}
      {more && (
        <p className="py-3">
          <Link to={more}>Semua: {title}</Link>
        </p>
      )}
    </section>
  );
}

function MonthLines({ title, counts, lines, open, href }: Omit<Month, "key">) {
  if (href !== null)
    return (
      <Link className="order-month" to={href}>
        {title}
      </Link>
    );
  return (
    <details className="disclosure order-month" open={open}>
      <summary>
        <span>{title}</span>
        {counts && counts.completed > 0 && (
          <span className="status status--done">{`${counts.completed} ${ORDER_STATUS_LABELS.completed}`}</span>
        )}
        {counts && counts.cancelled > 0 && (
          <span className="status status--off">{`${counts.cancelled} ${ORDER_STATUS_LABELS.cancelled}`}</span>
        )}
      </summary>
      <OrderRows caption={`Pesanan ${title}`} lines={lines} />
    </details>
  );
}

function NoOrders({
  side,
  part,
  suspended,
  searchIn,
}: Pick<List, "side" | "part" | "suspended" | "searchIn">) {
  if (part !== "all") {
    const none =
      part === "month" || part === "older" ? "Tidak ada pesanan dari waktu itu." : NONE_OF_PART[part];
    return (
      <EmptyState
        title={none}
        action={{
          href: side === "seller" ? "/dashboard/orders?sisi=penjual" : "/dashboard/orders?sisi=pembeli",
          text: "Lihat Semua Pesanan",
        }}
      />
    );
  }
  if (suspended)
    return (
      <EmptyState
        title="Anda belum memiliki pesanan aktif."
        text="Selama akun Anda ditangguhkan, tidak ada pesanan baru. Bila menurut Anda itu keliru, ajukan banding."
        action={{ href: SUSPENDED_PATH, text: "Ajukan Banding" }}
      />
    );
  if (side === "buyer")
    return (
      <EmptyState
        title="Anda belum memiliki pesanan aktif."
        text="Temukan jasa yang Anda perlukan; dana Anda dititipkan sampai hasilnya memuaskan."
        action={{ href: "/explore", text: "Jelajahi jasa" }}
      >
        <SearchBox place={searchIn} />
      </EmptyState>
    );
  return (
    <EmptyState
      title="Anda belum memiliki pesanan aktif."
      text="Pesanan muncul di sini begitu seseorang memesan jasa Anda."
      action={{ href: "/dashboard/services", text: "Lihat Jasa Saya" }}
    />
  );
}

export function OrderListFailed() {
  return <ListFailed title="Order Aktif" failed="Gagal memuat daftar pesanan" />;
}
