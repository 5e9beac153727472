import { Link } from "@remix-run/react";
import { INVOICE_TITLE } from "~/copy/money/invoice";
import { shortId } from "~/domain/core/text";
import type { OrderStatus, Phase, Side } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";
import { Callout } from "../../kit/callout";
import { Breadcrumbs } from "../../kit/navigation/breadcrumbs";
import { MoreMenu } from "../../kit/navigation/more-menu";
import { illustrationUrl } from "../../kit/picture";
import { PrintButton } from "../../kit/print-button";
import { Bdi } from "../../kit/text/bdi";
import { Topline } from "../../layout/title-bar";
import { OwnStatus } from "../status";

type Header = {
  id: string;
  title: string;
  status: OrderStatus;
  phase: Phase | null;
  side: Side;
  other: { name: string; id: string };
  listing: { category: string; coverUrl: string | null; href: string | null };
  asOf: string;
  standing: string | null;
  paid: boolean;
  /** Where a problem is reported; null where none can be. */
  disputable: string | null;
};

/** What was ordered, and with whom. */
export function OrderHeader({ id, title, side, other, listing, standing, ...order }: Header) {
  return (
    <>
      <Topline menu={<OrderMenu id={id} paid={order.paid} disputable={order.disputable} />}>
        {/* The title itself stands right below. */}
        <Breadcrumbs trail={[{ text: "Order Aktif", href: "/dashboard/orders" }, { text: shortId(id) }]} />
      </Topline>
      <ReceiptHeader id={id} asOf={order.asOf} />
      <div className="picture-row order-head">
        <img
          src={listing.coverUrl ? `${listing.coverUrl}/320.webp` : illustrationUrl(listing.category)}
          width={160}
          height={120}
          alt=""
        />
        <div>
          <h1 className="text-l l:text-xl">
            {listing.href ? (
              <a href={listing.href}>
                <Bdi>{title}</Bdi>
              </a>
            ) : (
              title
            )}
          </h1>
          <p className="small soft">
            {side === "buyer" ? "Penjual" : "Pembeli"}{" "}
            <a className="py-2" href={`/u/${other.id}`}>
              <Bdi>{other.name}</Bdi>
            </a>
          </p>
          <p>
            <OwnStatus status={order.status} phase={order.phase} />
          </p>
        </div>
      </div>
      {standing && (
        <div className="mb-4">
          <Callout icon="lock" warm>
            {standing}
          </Callout>
        </div>
      )}
    </>
  );
}

function OrderMenu({ id, paid, disputable }: Pick<Header, "id" | "paid" | "disputable">) {
  return (
    <MoreMenu label="Menu pesanan">
      <nav className="nav-links" aria-label="Pesanan ini">
        {disputable && <Link to={disputable}>Laporkan masalah</Link>}
        {paid && <Link to={`${orderPath(id)}/invoice`}>{INVOICE_TITLE}</Link>}
        <a href="/help-center">Bantuan</a>
      </nav>
      {paid && <PrintButton what="nota" />}
    </MoreMenu>
  );
}

/** Shown in print alone. */
function ReceiptHeader({ id, asOf }: { id: string; asOf: string }) {
  return (
    <div className="print-only mb-4">
      <p className="text-xl">
        <b>JasaWarga</b> · Nota pesanan
      </p>
      <p>
        Nomor pesanan <b className="tabular">{id}</b>
      </p>
      <p>Keadaan per {asOf}</p>
    </div>
  );
}
