import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findOrderDossier } from "~/db/operator/order.server";
import { isId, shortId } from "~/domain/core/text";
import { notFound } from "~/http/errors.server";
import { requireOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { AppButtonLink } from "~/ui/kit/app-link";
import { Crumbs } from "~/ui/kit/breadcrumbs";
import { Panel } from "~/ui/kit/panel";
import { Rows } from "~/ui/kit/receipt";
import { Section } from "~/ui/kit/section";
import { Steps } from "~/ui/kit/timeline";
import { Topline } from "~/ui/layout/dashboard";
import { Journal } from "~/ui/money/ledger-table";
import { ActsAbout } from "~/ui/operator/action-list";
import { OperatorBoundary } from "~/ui/operator/not-found";
import { DossierChanges, DossierFiles, DossierSides, DossierWords } from "~/ui/operator/order";
import { DossierAttempts, DossierNotifications, DossierRefunds } from "~/ui/operator/order-payments";
import { Turn } from "~/ui/order/next-step";
import { OrderStatusBadge } from "~/ui/order/status";
import { orderDossierView } from "~/views/operator/order.server";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id: readerId } = await requireOperator(context, request);
  if (!isId(params.id)) notFound();
  const dossier = await findOrderDossier(context.db, params.id, { readerId, now: context.now });
  const { now, gateways } = context;
  return dossier ? orderDossierView(dossier, { now, methods: gateways.methods }) : notFound();
}

export default function OrderDossier() {
  const order = useLoaderData<typeof loader>();
  const { id, state, money } = order;
  return (
    <>
      <Topline>
        <Crumbs trail={[{ text: "Pesanan", href: "/operator/orders" }, { text: shortId(id) }]} />
      </Topline>
      <div className="detail-header">
        <h1>{order.title}</h1>
        <p>
          <OrderStatusBadge status={order.status} phase={order.phase} />
        </p>
      </div>
      <p className="small soft tabular">{id}</p>
      <div className="two-columns mt-4">
        <div>
          <Turn
            id="keadaan"
            yours={false}
            who="Keadaan sekarang"
            title={state.title}
            actions={
              state.disputed && <AppButtonLink to={`/operator/disputes/${id}`}>Buka Sengketa</AppButtonLink>
            }
          >
            <p>{state.why}</p>
            <p>{state.outlook}</p>
          </Turn>
          <Section id="aktivitas" title="Semua yang terjadi" tight>
            <Steps steps={order.steps} />
          </Section>
          <Section id="uang" title="Buku kas pesanan ini" tight>
            {money.lines.length === 0 ? (
              <p className="soft">Belum ada uang yang bergerak.</p>
            ) : (
              <Journal
                lines={money.lines}
                total={{ label: "Sekarang dalam titipan", amount: money.inEscrow }}
              />
            )}
          </Section>
          <DossierRefunds refunds={order.refunds} />
          <DossierAttempts orderId={id} attempts={order.attempts} />
          <DossierNotifications orderId={id} notifications={order.notifications} />
          <DossierChanges changes={order.changes} />
          <DossierFiles files={order.files} />
        </div>
        <aside>
          <Panel id="pihak" title="Pihak">
            <DossierSides sides={order.sides} listing={{ id: order.listing.id, title: order.title }} />
          </Panel>
          <Panel id="rincian" title="Rincian">
            <Rows rows={order.facts} />
          </Panel>
          <DossierWords words={order.words} />
        </aside>
      </div>
      <ActsAbout acts={order.acts} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `Berkas pesanan ${shortId(data.id)}` : "Tidak ditemukan"} | JasaWarga` },
];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OperatorBoundary />;
}
