import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { findPersonDossier } from "~/db/operator/person.server";
import { isId } from "~/domain/core/text";
import { notFound } from "~/http/errors.server";
import { requireOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { Crumbs } from "~/ui/kit/breadcrumbs";
import { Panel } from "~/ui/kit/panel";
import { PlainText } from "~/ui/kit/plain-text";
import { Rows } from "~/ui/kit/receipt";
import { Section } from "~/ui/kit/section";
import { Note } from "~/ui/kit/trust-note";
import { Topline } from "~/ui/layout/dashboard";
import { ActsAbout } from "~/ui/operator/action-list";
import { FoundListings } from "~/ui/operator/found-listings";
import { FoundOrders } from "~/ui/operator/found-orders";
import { AccountState } from "~/ui/operator/found-people";
import { OperatorBoundary } from "~/ui/operator/not-found";
import { ModerationWay } from "~/ui/report/moderation-link";
import { ReportsAbout } from "~/ui/report/reports-about";
import { personDossierView } from "~/views/operator/person.server";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id: readerId } = await requireOperator(context, request);
  if (!isId(params.id)) notFound();
  const dossier = await findPersonDossier(context.db, params.id, { readerId, now: context.now });
  return dossier ? personDossierView(dossier, readerId) : notFound();
}

export default function PersonDossier() {
  const { person, own, refused, money, facts, orders, listings, reports, acts } =
    useLoaderData<typeof loader>();
  const all = (path: string) => ({
    href: `${path}?q=${encodeURIComponent(person.email)}`,
    text: "Lihat Semua",
  });
  return (
    <>
      <Topline>
        <Crumbs trail={[{ text: "Orang", href: "/operator/people" }, { text: person.name }]} />
      </Topline>
      <div className="detail-header">
        <h1>{person.name}</h1>
        <p>
          <AccountState {...person} />
        </p>
      </div>
      <p className="small soft">
        {person.email} · <span className="tabular">{person.id}</span>
      </p>
      {person.suspendedReason && (
        <div className="mt-4">
          <Note icon="warn" warm>
            Ditangguhkan: {person.suspendedReason}
          </Note>
        </div>
      )}
      {person.appealId && !own && (
        <Note icon="ask">
          Bandingnya menunggu jawaban.{" "}
          <Link to={`/operator/reports/${person.appealId}`}>Buka bandingnya</Link>
        </Note>
      )}
      <div className="two-columns mt-4">
        <Panel id="akun" title="Akun">
          <Rows rows={facts} />
          <p className="mt-4">
            <a href={`/u/${person.id}`}>Profil yang dilihat warga</a>
          </p>
          {refused !== null ? (
            <Note icon="warn" warm>
              {refused}
            </Note>
          ) : (
            person.operatorSince === null && (
              <ModerationWay kind="person" id={person.id} away={person.suspendedAt !== null} />
            )
          )}
        </Panel>
        <aside>
          <Panel id="uang" title="Dananya di JasaWarga">
            <Rows rows={money} />
          </Panel>
          {person.bio && (
            <Panel id="bio" title="Tentang dirinya">
              <PlainText text={person.bio} />
            </Panel>
          )}
        </aside>
      </div>
      <Section id="pesanan" title="Pesanan terbaru" link={all("/operator/orders")} tight>
        {orders.length === 0 ? (
          <p className="soft">Belum pernah memesan atau dipesan.</p>
        ) : (
          <FoundOrders orders={orders} caption="Pesanan orang ini" />
        )}
      </Section>
      <Section id="jasa" title="Jasa dan permintaan" link={all("/operator/listings")} tight>
        {listings.length === 0 ? (
          <p className="soft">Belum menawarkan atau mencari apa pun.</p>
        ) : (
          <FoundListings listings={listings} caption="Jasa dan permintaan orang ini" />
        )}
      </Section>
      <ReportsAbout about="person" reports={reports} own={own} />
      <ActsAbout acts={acts} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `Berkas ${data.person.name}` : "Tidak ditemukan"} | JasaWarga` },
];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OperatorBoundary />;
}
