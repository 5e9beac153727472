import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findOrderDossier } from "~/db/operator-order.server";
import { isId, shortId } from "~/domain/text";
import { notFound } from "~/http/errors.server";
import { requireOperator } from "~/http/operator.server";
import { orderDossierView } from "~/http/operator-order.server";
import type { PageHandle } from "~/http/page";
import { ActsAbout } from "~/ui/act-list";
import { AppButtonLink } from "~/ui/app-link";
import { Crumbs } from "~/ui/crumbs";
import { Topline } from "~/ui/dashboard";
import { DossierAttempts, DossierNotifications, DossierRefunds } from "~/ui/dossier-payments";
import { Journal } from "~/ui/journal";
import { Rows } from "~/ui/nota";
import { OperatorBoundary } from "~/ui/operator-missing";
import { DossierChanges, DossierFiles, DossierSides, DossierWords } from "~/ui/order-dossier";
import { OrderStatusBadge } from "~/ui/order-status";
import { Panel } from "~/ui/panel";
import { Section } from "~/ui/section";
import { Steps } from "~/ui/steps";
import { Turn } from "~/ui/turn";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id: readerId } = await requireOperator(context, request);
  if (!isId(params.id)) notFound();
  const dossier = await findOrderDossier(context.db, params.id, { readerId, now: context.now });
  return dossier ? orderDossierView(dossier, context.now) : notFound();
}

export default function OrderDossier() {
  const order = useLoaderData<typeof loader>();
  const { id, state, money } = order;
  return (
    <>
      <Topline>
        <Crumbs trail={[{ text: "Pesanan", href: "/operator/orders" }, { text: shortId(id) }]} />
      </Topline>
      <div className="ohead">
        <h1>{order.title}</h1>
        <p>
          <OrderStatusBadge status={order.status} phase={order.phase} />
        </p>
      </div>
      <p className="small soft num">{id}</p>
      <div className="two gap">
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
