import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { PhoneLink } from "~/accounts/ui/account";
import { requireOperator } from "~/accounts/viewer.server";
import { isBeyondModeration } from "~/moderation/report";
import { MODERATION_REFUSALS } from "~/moderation/text";
import { ModerationLink, ReportsAbout } from "~/moderation/ui/reports";
import type { AdminPersonRows } from "~/operators/queries.server";
import { findAdminPerson, VISITS_WITHIN } from "~/operators/queries.server";
import { DetailPage } from "~/operators/ui/detail-page";
import { AccountState, listingTable, orderTable } from "~/operators/ui/tables";
import { DAY, formatDate, formatDateTime } from "~/platform/dates";
import { notFound } from "~/platform/errors.server";
import { formatAmount, formatRupiah } from "~/platform/money";
import { cappedCountText } from "~/platform/paging";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId, isolated } from "~/platform/strings";
import { ratingText } from "~/reviews/review";
import { DataTable } from "~/ui/data-table";
import { Bdi, Callout, Panel, PlainText, Section } from "~/ui/kit";
import { ReceiptRows } from "~/ui/prices";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id: readerId } = await requireOperator(context, request);
  if (!isId(params.id)) notFound();
  const found = await findAdminPerson(context.db, params.id, { readerId, now: context.now });
  return found ? adminPersonView(found, readerId) : notFound();
}

const FEE_REASONS: Record<string, string> = {
  buyer_missed: "Pembeli tidak ada",
  cancelled: "Dibatalkan mendadak",
  extra_cancelled: "Biaya tambahan ditolak",
};

const FEES_SHOWN = 10;

/** Shows how the person keeps appointments, and what missed ones bring. Null if there is nothing to see. */
function visitsView({ person, reported, fees }: Pick<AdminPersonRows, "person" | "reported" | "fees">) {
  const { visitsKept, visitsMissed } = person;
  const agreed = visitsKept + visitsMissed;
  if (agreed + reported.length + fees.length === 0) return null;
  const reports = (kind: string) => {
    const sent = reported.filter((report) => report.kind === kind);
    const wrong = sent.filter(({ isFalse }) => isFalse).length;
    return `${sent.length} kali${wrong > 0 ? `, ${wrong} dinilai tidak benar` : ""}`;
  };
  const sum = fees.reduce((total, { fee }) => total + fee, 0);
  return {
    title: `Kunjungan, ${VISITS_WITHIN / DAY} hari terakhir`,
    rows: [
      { label: "Janji yang ditepati", value: agreed === 0 ? "Belum ada" : `${visitsKept} dari ${agreed}` },
      { label: "Ongkos datang", value: fees.length === 0 ? "–" : `${formatRupiah(sum)} dari ${fees.length} pesanan` },
      { label: "Melaporkan pembeli tidak ada", value: reports("buyer_reported") },
      { label: "Melaporkan penjual tidak datang", value: reports("seller_reported") },
    ],
    fees: fees.slice(0, FEES_SHOWN).map(({ orderId, title, kind, at, fee }) => ({
      orderId,
      title,
      fee: formatRupiah(fee),
      note: `${FEE_REASONS[kind] ?? ""}, ${formatDate(at)}`,
    })),
  };
}

function adminPersonView({ person, money, counts, reported, fees, ...lists }: AdminPersonRows, readerId: string) {
  const rated = (sum: number, count: number) =>
    count === 0 ? "Belum ada" : `${ratingText(sum / count)} dari ${count} ulasan`;
  return {
    ...lists,
    person,
    own: person.id === readerId,
    refused: refusalFor(person),
    visits: visitsView({ person, reported, fees }),
    money: [
      { label: "Saldo", value: formatRupiah(money.balance) },
      { label: "Akan diterima bila selesai, sebelum biaya", value: formatRupiah(money.heldAsSeller) },
      { label: "Dititipkan sebagai pembeli", value: formatRupiah(money.heldAsBuyer) },
      { label: "Pengembalian terutang", value: formatRupiah(money.owed) },
    ],
    facts: [
      { label: "Bergabung", value: formatDate(person.joinedAt) },
      ...(person.restrictedAt === null || person.closedAt !== null
        ? []
        : [{ label: "Dibekukan sendiri", value: formatDateTime(person.restrictedAt) }]),
      ...(person.closedAt === null ? [] : [{ label: "Ditutup sendiri", value: formatDateTime(person.closedAt) }]),
      { label: "Terakhir aktif", value: formatDateTime(person.activeAt) },
      { label: "Email", value: person.verifiedAt === null ? "Belum diverifikasi" : "Terverifikasi" },
      ...(person.operatorSince === null ? [] : [{ label: "Operator sejak", value: formatDate(person.operatorSince) }]),
      { label: "Perangkat masuk", value: cappedCountText(counts.sessions) },
      { label: "Memesan", value: `${formatAmount(counts.bought)} kali` },
      { label: "Dipesan", value: `${formatAmount(counts.sold)} kali` },
      { label: "Jasa dan permintaan", value: formatAmount(counts.listed) },
      { label: "Pesanan selesai", value: String(person.completedCount) },
      { label: "Tepat waktu", value: String(person.onTimeCount) },
      { label: "Rating penjual", value: rated(person.ratingSum, person.ratingCount) },
      { label: "Rating pembeli", value: rated(person.buyerRatingSum, person.buyerRatingCount) },
      { label: "Lokasi", value: person.location || "–" },
    ],
    contact: { phone: person.phone, email: person.contactEmail },
  };
}

/** Returns the reason why neither suspending nor restoring is possible. Null if one is. */
function refusalFor(person: AdminPersonRows["person"]): string | null {
  if (isBeyondModeration(person)) return MODERATION_REFUSALS.closed;
  return person.suspendedSince !== null && person.appeal === "own_suspension"
    ? MODERATION_REFUSALS.own_suspension
    : null;
}

export default function AdminPerson() {
  const { person, own, refused, money, visits, facts, contact, orders, listings, reports, acts } =
    useLoaderData<typeof loader>();
  const all = (path: string) => ({
    href: `${path}?q=${encodeURIComponent(person.email)}`,
    text: "Lihat Semua",
  });
  return (
    <DetailPage
      list={{ text: "Orang", href: "/operator/people" }}
      name={person.name}
      title={<Bdi>{person.name}</Bdi>}
      badge={<AccountState {...person} />}
      line={
        <>
          {person.closedAt === null && `${person.email} · `}
          <span className="tabular">{person.id}</span>
        </>
      }
      notices={
        <>
          {person.suspendedReason && (
            <div className="mt-4">
              <Callout icon="warn" warm>
                Ditangguhkan: {person.suspendedReason}
              </Callout>
            </div>
          )}
          {person.appealId && !own && (
            <Callout icon="ask">
              Bandingnya menunggu jawaban. <Link to={`/operator/reports/${person.appealId}`}>Buka bandingnya</Link>
            </Callout>
          )}
        </>
      }
      aside={
        <>
          <Panel id="uang" title="Uang orang ini di JasaWarga">
            <ReceiptRows rows={money} />
          </Panel>
          {visits && (
            <Panel id="kunjungan" title={visits.title}>
              <ReceiptRows rows={visits.rows} />
              {visits.fees.length > 0 && (
                <ul>
                  {visits.fees.map(({ orderId, title, fee, note }) => (
                    <li key={orderId} className="flex items-baseline border-t py-2">
                      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                        <Link to={`/operator/orders/${orderId}`}>
                          <Bdi>{title}</Bdi>
                        </Link>
                        <small className="block text-ink-soft">{note}</small>
                      </span>
                      <b className="ml-3 whitespace-nowrap">{fee}</b>
                    </li>
                  ))}
                </ul>
              )}
              <p className="text-xs text-ink-soft">
                Janji dihitung sejak bergabung. Ongkos datang sebelum biaya platform.
              </p>
            </Panel>
          )}
          {person.bio && (
            <Panel id="bio" title="Tentang dirinya">
              <PlainText text={person.bio} />
            </Panel>
          )}
        </>
      }
      background={
        <>
          <Section id="pesanan" title="Pesanan terbaru" link={all("/operator/orders")} tight>
            {orders.length === 0 ? (
              <p className="text-ink-soft">Belum pernah memesan atau dipesan.</p>
            ) : (
              <DataTable {...orderTable(orders, "Pesanan orang ini")} />
            )}
          </Section>
          <Section id="jasa" title="Jasa dan permintaan" link={all("/operator/listings")} tight>
            {listings.length === 0 ? (
              <p className="text-ink-soft">Belum menawarkan atau mencari apa pun.</p>
            ) : (
              <DataTable {...listingTable(listings, "Jasa dan permintaan orang ini")} />
            )}
          </Section>
          <ReportsAbout about="person" reports={reports} own={own} />
        </>
      }
      log={acts}
    >
      <Panel id="akun" title="Akun">
        <ReceiptRows rows={[...facts, ...contactRows(contact)]} />
        {person.closedAt === null && (
          <p className="mt-4">
            <a href={`/u/${person.id}`}>Profil yang dilihat warga</a>
          </p>
        )}
        {person.operatorSince !== null && (
          <p className="mt-4">
            <a href={`/operator/acts?operator=${person.id}`}>Yang dilakukannya sebagai operator</a>
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
    </DetailPage>
  );
}

function contactRows({ phone, email }: { phone: string; email: string }) {
  return [
    { label: "Telepon", value: phone === "" ? "–" : <PhoneLink stored={phone} /> },
    { label: "Email kontak", value: email || "–" },
  ];
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  titleUnlessMissing(data ? `Berkas ${isolated(data.person.name)}` : "Berkas orang", "Tidak ditemukan", error);

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
