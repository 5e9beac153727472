import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findAdminOrder } from "~/db/operator/order.server";
import { isId, titleWithId } from "~/domain/core/text";
import { notFound } from "~/http/errors.server";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { readArchivedBodies } from "~/operations/money/read-archived-bodies.server";
import { ReceiptRows } from "~/ui/kit/money/receipt";
import { AppButtonLink } from "~/ui/kit/navigation/app-link";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Panel } from "~/ui/kit/panel";
import { Section } from "~/ui/kit/section";
import { Bdi } from "~/ui/kit/text/bdi";
import { Timeline } from "~/ui/kit/timeline";
import { Topline } from "~/ui/layout/title-bar";
import { LedgerTable } from "~/ui/money/ledger-table";
import { OperatorActionsAbout } from "~/ui/operator/action-list-lazy";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { AdminOrderChanges, AdminOrderFiles, AdminOrderSides, AdminOrderTexts } from "~/ui/operator/order";
import { AdminOrderNotifications } from "~/ui/operator/order-notifications";
import { AdminOrderAttempts, AdminOrderRefunds } from "~/ui/operator/order-payments";
import { NextStepPanel } from "~/ui/order/next-step";
import { OrderStatusBadge } from "~/ui/order/status";
import { adminOrderView } from "~/views/operator/order.server";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id: readerId } = await expectOperator(context, request);
  if (!isId(params.id)) notFound();
  const found = await findAdminOrder(context.db, params.id, { readerId, now: context.now });
  if (!found) notFound();
  const { now, gateways } = context;
  const notifications = await readArchivedBodies(context, found.notifications);
  return adminOrderView({ ...found, notifications }, { now, methods: gateways.methods });
}

export default function AdminOrder() {
  const order = useLoaderData<typeof loader>();
  const { id, state, money } = order;
  return (
    <>
      <Topline>
        <Breadcrumbs
          trail={[{ text: "Pesanan", href: "/operator/orders" }, { text: titleWithId(order.title, id) }]}
        />
      </Topline>
      <div className="detail-header">
        <h1>
          <Bdi>{order.title}</Bdi>
        </h1>
        <p>
          <OrderStatusBadge status={order.status} phase={order.phase} />
        </p>
      </div>
      <p className="small soft tabular">{id}</p>
      <div className="two-columns mt-4">
        <div>
          <NextStepPanel
            id="keadaan"
            yours={false}
            who="Keadaan sekarang"
            title={state.title}
            actions={
              state.disputed && <AppButtonLink to={`/operator/disputes/${id}`}>Buka Sengketa</AppButtonLink>
            }
          >
            <p>{state.why}</p>
            <p>{state.scheduledNext}</p>
          </NextStepPanel>
          <Section id="aktivitas" title="Semua yang terjadi" tight>
            <Timeline steps={order.steps} />
          </Section>
          <Section id="uang" title="Buku kas pesanan ini" tight>
            {money.lines.length === 0 ? (
              <p className="soft">Belum ada uang yang bergerak.</p>
            ) : (
              <LedgerTable
                lines={money.lines}
                total={{ label: "Sekarang dalam titipan", amount: money.inEscrow }}
              />
            )}
          </Section>
          <AdminOrderRefunds refunds={order.refunds} />
          <AdminOrderAttempts orderId={id} attempts={order.attempts} />
          <AdminOrderNotifications orderId={id} notifications={order.notifications} />
          <AdminOrderChanges changes={order.changes} />
          <AdminOrderFiles files={order.files} />
        </div>
        <aside>
          <Panel id="pihak" title="Pihak">
            <AdminOrderSides sides={order.sides} listing={{ id: order.listing.id, title: order.title }} />
          </Panel>
          <Panel id="rincian" title="Rincian">
            <ReceiptRows rows={order.facts} />
          </Panel>
          <AdminOrderTexts words={order.words} />
        </aside>
      </div>
      <OperatorActionsAbout actions={order.acts} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: `${data ? `Berkas pesanan: ${titleWithId(data.title, data.id)}` : "Tidak ditemukan"} | JasaWarga`,
  },
];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
