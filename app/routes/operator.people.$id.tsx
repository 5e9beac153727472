import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { PhoneLink } from "~/accounts/ui/account-pages";
import { ModerationLink, ReportsAbout } from "~/moderation/ui/reports";
import { adminPersonView } from "~/operators/page-data.server";
import { findAdminPerson } from "~/operators/queries.server";
import { OperatorActionsAbout } from "~/operators/ui/lazy";
import { AccountState, FoundListings, FoundOrders } from "~/operators/ui/lists";
import { OperatorErrorBoundary } from "~/operators/ui/not-found";
import { notFound } from "~/platform/errors.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { isId, isolated } from "~/platform/strings";
import { requireOperator } from "~/platform/viewer.server";
import { Topline } from "~/ui/frame";
import { Bdi, Callout, Panel, PlainText, Section } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { ReceiptRows } from "~/ui/prices";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id: readerId } = await requireOperator(context, request);
  if (!isId(params.id)) notFound();
  const found = await findAdminPerson(context.db, params.id, { readerId, now: context.now });
  return found ? adminPersonView(found, readerId) : notFound();
}

export default function AdminPerson() {
  const { person, own, refused, money, facts, contact, orders, listings, reports, acts } =
    useLoaderData<typeof loader>();
  const all = (path: string) => ({
    href: `${path}?q=${encodeURIComponent(person.email)}`,
    text: "Lihat Semua",
  });
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Orang", href: "/operator/people" }, { text: person.name }]} />
      </Topline>
      <div className="detail-header">
        <h1>
          <Bdi>{person.name}</Bdi>
        </h1>
        <p>
          <AccountState {...person} />
        </p>
      </div>
      <p className="small soft">
        {person.closedAt === null && `${person.email} · `}
        <span className="tabular">{person.id}</span>
      </p>
      {person.suspendedReason && (
        <div className="mt-4">
          <Callout icon="warn" warm>
            Ditangguhkan: {person.suspendedReason}
          </Callout>
        </div>
      )}
      {person.appealId && !own && (
        <Callout icon="ask">
          Bandingnya menunggu jawaban.{" "}
          <Link to={`/operator/reports/${person.appealId}`}>Buka bandingnya</Link>
        </Callout>
      )}
      <div className="two-columns mt-4">
        <Panel id="akun" title="Akun">
          <ReceiptRows rows={[...facts, ...contactRows(contact)]} />
          {person.closedAt === null && (
            <p className="mt-4">
              <a href={`/u/${person.id}`}>Profil yang dilihat warga</a>
            </p>
          )}
          {refused !== null ? (
            <Callout icon="warn" warm>
              {refused}
            </Callout>
          ) : (
            person.operatorSince === null && (
              <ModerationLink kind="person" id={person.id} away={person.suspendedSince !== null} />
            )
          )}
        </Panel>
        <aside>
          <Panel id="uang" title="Dananya di JasaWarga">
            <ReceiptRows rows={money} />
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
      <OperatorActionsAbout actions={acts} />
    </>
  );
}

function contactRows({ phone, email }: { phone: string; email: string }) {
  return [
    { label: "Telepon", value: phone === "" ? "–" : <PhoneLink stored={phone} /> },
    { label: "Email kontak", value: email || "–" },
  ];
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Berkas ${isolated(data.person.name)}` : "Tidak ditemukan") },
];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
