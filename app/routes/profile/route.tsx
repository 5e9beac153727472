import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, Link, useLoaderData, useNavigation, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { LOGIN_FIRST } from "~/accounts/login-prompt-text";
import { findProfileWithCounts, findProfileWithOffers, type OwnProfile } from "~/accounts/profile-queries.server";
import { type BuyerCounts, type OrderCounts, onTimeShare, type RatingCounts, type SellerCounts } from "~/accounts/text";
import { Figures, linkRows, PhoneLink, SkillBadges } from "~/accounts/ui/account";
import { requireUser } from "~/accounts/viewer.server";
import type { OwnListingItem } from "~/listings/ui/own-listings";
import { notFound } from "~/platform/errors.server";
import { formatAmount } from "~/platform/money";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { ratingText } from "~/reviews/review";
import { Rating } from "~/reviews/ui/reviews";
import { WorkPage } from "~/ui/dashboard-frame";
import { Example } from "~/ui/example";
import { Avatar, Badge, Bdi, EmptyState, Panel, PlainText, Star } from "~/ui/kit";
import { AppButtonLink, Breadcrumbs, ListPagination, Tabs } from "~/ui/navigation";
import { Price, ReceiptRows } from "~/ui/prices";
import { TitleBar, Topline } from "~/ui/title-bar";

type CompletionFields = Pick<OwnProfile, "pictureUrl" | "bio" | "location" | "phone" | "skills">;

type Part = { name: string; why: string; to: string };

/** The parts of a profile, the most important first. The address is that of the field. */
const PARTS: readonly [keyof CompletionFields, Part][] = [
  ["pictureUrl", { name: "Foto", why: "Wajah Anda membuat orang lebih percaya", to: "/profile/edit#profil-picture" }],
  ["bio", { name: "Bio", why: "Apa yang Anda kerjakan, dalam dua kalimat", to: "/profile/edit#profil-bio" }],
  ["location", { name: "Kota", why: "Supaya yang dekat tampil lebih dahulu", to: "/profile/edit#profil-location" }],
  ["skills", { name: "Keahlian", why: "Supaya Anda ditemukan", to: "/profile/edit#profil-skills" }],
  ["phone", { name: "Nomor telepon", why: "Tidak tampil di profil publik", to: "/profile/edit#profil-phone" }],
];

const FIRST_OFFER: Part = {
  name: "Jasa pertama",
  why: "Bila Anda menawarkan jasa",
  to: "/dashboard/services/create",
};

/** Returns the parts that are missing, or null if none of the profile itself is. */
export function missingParts(profile: CompletionFields, hasOffer: boolean) {
  const missing = PARTS.filter(([part]) => (profile[part]?.length ?? 0) === 0).map(([, part]) => part);
  if (missing.length === 0) return null;
  const title = `Lengkapi profil: ${PARTS.length - missing.length} dari ${PARTS.length}`;
  return { title, parts: hasOffer ? missing : [...missing, FIRST_OFFER] };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_FIRST);
  const query = new URL(request.url).searchParams;
  if (query.get("tab") === "services") {
    const after = query.get("after");
    const found = await findProfileWithOffers(context.db, user.id, { after });
    if (!found) notFound();
    const head = profileHead(found.profile, found.rated, found.offers.items.length > 0);
    return { tab: "services" as const, further: after !== null, ...head, offers: found.offers };
  }
  const found = await findProfileWithCounts(context.db, user.id);
  if (!found) notFound();
  return {
    tab: "statistics" as const,
    ...profileHead(found.profile, found.seller, found.seller.services > 0),
    figures: ownFigures(found.seller),
    provided: sellerStatistics(found.seller),
    wanted: buyerStatistics(found.buyer),
  };
}

export function sellerStatistics(counts: SellerCounts): Statistic[] {
  return [
    { label: "Success Rate", value: successRate(counts) },
    { label: "On-time Rate", value: onTimeShare(counts) },
    { label: "Average Rating", value: averageRating(counts) },
    { label: "Total Services", value: formatAmount(counts.services) },
    { label: "Completed", value: formatAmount(counts.completed) },
    { label: "Pending", value: formatAmount(counts.open) },
  ];
}

/** Returns the figures that say something. A newcomer has none. */
function ownFigures(counts: SellerCounts): Figure[] {
  const rating = counts.ratingCount === 0 ? null : ratingText(counts.ratingSum / counts.ratingCount);
  const figures = [
    { label: "pesanan selesai", value: counts.completed === 0 ? null : formatAmount(counts.completed) },
    { label: "tepat waktu", value: onTimeShare(counts) },
    { label: "rating", value: rating },
  ];
  return figures.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}

function buyerStatistics(counts: BuyerCounts): Statistic[] {
  return [
    { label: "Success Rate", value: successRate(counts) },
    { label: "Average Rating", value: averageRating(counts) },
    { label: "Total Requests", value: formatAmount(counts.requests) },
    { label: "Pending", value: formatAmount(counts.openRequests) },
  ];
}

/**
 * Returns the share of completed orders among those completed or cancelled after payment. Excludes split orders. Visits
 * that fail because of the buyer do not count for the seller.
 */
function successRate({ completed, cancelled }: OrderCounts): string | null {
  const ended = completed + cancelled;
  return ended === 0 ? null : `${Math.round((completed / ended) * 100)}%`;
}

function averageRating({ ratingSum, ratingCount }: RatingCounts): string | null {
  return ratingCount === 0 ? null : `${ratingText(ratingSum / ratingCount)} / 5`;
}

function OwnProfileTrail() {
  return (
    <Topline>
      <Breadcrumbs trail={[{ text: "Akun", href: "/account" }, { text: "Profil" }]} />
    </Topline>
  );
}

function OwnProfileHead({ profile, rating, missing }: ReturnType<typeof profileHead>) {
  return (
    <>
      <div className="person-row mb-3">
        <Avatar name={profile.fullName} pictureUrl={profile.pictureUrl} size="xl" />
        <div>
          <h1 className="text-xl">
            <Bdi>{profile.fullName}</Bdi>
          </h1>
          <p className="text-sm text-ink-soft">
            {rating && (
              <>
                <Star /> <b>{rating}</b>
                <span className="sr-only"> dari 5</span>
                {profile.location && " · "}
              </>
            )}
            {profile.location}
          </p>
          <p className="actions">
            <AppButtonLink to="/profile/edit" look="line">
              <span lang="en">Edit Profile</span>
            </AppButtonLink>
            <a className="text-sm py-2" href={`/u/${profile.id}`}>
              Lihat profil publik
            </a>
          </p>
        </div>
      </div>
      {missing && <MissingParts {...missing} />}
      <PublicDetails profile={profile} />
    </>
  );
}

function MissingParts({ title, parts }: NonNullable<ReturnType<typeof missingParts>>) {
  return (
    <section className="my-4 rounded border-2 border-dashed px-3 pt-3" aria-labelledby="h-lengkapi">
      <h2 id="h-lengkapi" className="text-base">
        {title}
      </h2>
      <ul>
        {parts.map(({ name, why, to }) => (
          <li key={name} className="relative flex items-center justify-between border-b py-2 last:border-b-0">
            <span className="min-w-0 flex-1">
              <b>{name}</b>
              <span className="block text-sm text-ink-soft">{why}</span>
            </span>
            <Link to={to} className="stretched-link ml-2 flex-none py-2 font-bold">
              Tambah<span className="sr-only"> {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows what others see, with links to the fields. */
function PublicDetails({ profile }: { profile: OwnProfile }) {
  const links = linkRows(profile);
  return (
    <>
      {profile.bio && (
        <EditablePart name="Bio" to="/profile/edit#profil-bio">
          <PlainText text={profile.bio} />
        </EditablePart>
      )}
      {profile.skills.length > 0 && (
        <EditablePart name="Keahlian" to="/profile/edit#profil-skills">
          <SkillBadges skills={profile.skills} />
        </EditablePart>
      )}
      {links.length > 0 && (
        <EditablePart name="Tautan" to="/profile/edit#tautan">
          <ReceiptRows rows={links} />
        </EditablePart>
      )}
    </>
  );
}

function EditablePart({ name, to, children }: { name: string; to: string; children: ReactNode }) {
  return (
    <section className="mt-4" aria-label={name}>
      <div className="flex items-center justify-between">
        <h2 className="text-base">{name}</h2>
        <Link to={to} className="py-2 text-sm">
          Ubah<span className="sr-only"> {name}</span>
        </Link>
      </div>
      {children}
    </section>
  );
}

function OwnContact({ profile }: { profile: OwnProfile }) {
  const contact = [
    { label: "Email", value: profile.contactEmail },
    { label: "Telepon", value: profile.phone && <PhoneLink stored={profile.phone} /> },
  ].filter(({ value }) => value !== "");
  if (contact.length === 0) return null;
  return (
    <Panel id="kontak" title="Kontak (hanya untuk Anda)">
      <ReceiptRows rows={contact} />
    </Panel>
  );
}

const CREATE = "/dashboard/services/create";

type Offer = Pick<
  OwnListingItem,
  "id" | "title" | "category" | "price" | "status" | "rating" | "ratingCount" | "ordersCompleted"
>;

function ProfileListings({ offers }: { offers: readonly Offer[] }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between">
        <h2 className="mr-4" lang="en">
          Your Services
        </h2>
        <p className="py-2">
          <AppButtonLink to={CREATE} look="line">
            <span lang="en">Add New Service</span>
          </AppButtonLink>
        </p>
      </div>
      {offers.length === 0 ? (
        <EmptyState
          drawing="services"
          level={3}
          title="Anda belum memiliki jasa yang ditawarkan"
          example={<Example title="Cuci AC dua unit" text="Tayang · Aktif" end="Rp 150.000" category="Rumah Tangga" />}
          action={{ href: CREATE, text: "Tambah Jasa Baru" }}
        />
      ) : (
        <ul>
          {offers.map((offer) => (
            <Row key={offer.id} {...offer} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ id, title, category, status, rating, ratingCount, ordersCompleted, price }: Offer) {
  return (
    <li className="relative border-b py-2">
      <h3>
        <a className="stretched-link text-inherit no-underline" href={`/gig/${id}`}>
          <Bdi>{title}</Bdi>
        </a>
      </h3>
      <p className="text-sm text-ink-soft">
        {category} · <Rating rating={rating} count={ratingCount} /> · {ordersCompleted} pesanan selesai
      </p>
      <p className="flex items-center justify-between">
        <Badge look={status === "active" ? "on" : "off"}>
          <span lang="en">{status === "active" ? "Active" : "Inactive"}</span>
        </Badge>
        <Price amount={price} />
      </p>
    </li>
  );
}

function ProfileStatistics({
  figures,
  provided,
  wanted,
}: {
  figures: readonly Figure[];
  provided: readonly Statistic[];
  wanted: readonly Statistic[];
}) {
  return (
    <>
      <h2 className="sr-only" lang="en">
        Statistics
      </h2>
      {figures.length > 0 && <Figures figures={figures} />}
      <div lang="en">
        <Statistics id="provided" title="Services Provided" statistics={provided} />
        <Statistics id="wanted" title="Services Wanted" statistics={wanted} />
      </div>
      <details className="disclosure mt-2">
        <summary>Cara menghitung</summary>
        <p className="text-sm text-ink-soft">
          Dihitung dari pesanan, permintaan, dan ulasan Anda di JasaWarga. Pesanan yang uangnya dibagi antara kedua
          pihak tidak dihitung selesai ataupun batal.
        </p>
      </details>
    </>
  );
}

/** Names the statistics without a value in one sentence. */
function Statistics({ id, title, statistics }: { id: string; title: string; statistics: readonly Statistic[] }) {
  const known = statistics.filter(({ value }) => value !== null);
  const unknown = statistics.filter(({ value }) => value === null).map(({ label }) => label);
  return (
    <Panel id={id} title={title}>
      <ReceiptRows rows={known.map(({ label, value }) => ({ label, value: <b className="tabular">{value}</b> }))} />
      {unknown.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft" lang="id">
          <span lang="en">{unknown.join(", ")}</span>: muncul setelah pesanan pertama selesai dan diulas.
        </p>
      )}
    </Panel>
  );
}

/** A statistic without a value is null, such as a rating without reviews. */
type Statistic = { label: string; value: string | null };
type Figure = { label: string; value: string };

const SERVICES = "/profile?tab=services";

function profileHead(profile: OwnProfile, { ratingSum, ratingCount }: RatingCounts, hasOffer: boolean) {
  const rating = ratingCount > 0 ? ratingText(ratingSum / ratingCount) : null;
  return { profile, rating, missing: missingParts(profile, hasOffer) };
}

export default function Profile() {
  const page = useLoaderData<typeof loader>();
  const { location } = useNavigation();
  const loading = location?.pathname === "/profile";
  return (
    <WorkPage>
      <OwnProfileTrail />
      <div className="lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:[grid-column-gap:2rem]">
        <section className="lg:col-start-1 lg:mb-4 lg:rounded lg:border lg:bg-raised lg:p-4" aria-label="Profil">
          <OwnProfileHead {...page} />
        </section>
        <div className="lg:col-start-2 lg:row-[1/span_2] lg:[&>:first-child]:mt-0">
          <Tabs
            label="Profil"
            tabs={[
              { to: "/profile", text: "Statistics", current: page.tab === "statistics", lang: "en" },
              { to: SERVICES, text: "Services", current: page.tab === "services", lang: "en" },
            ]}
          />
          <p role="status" className={loading ? "text-sm text-ink-soft" : undefined}>
            {loading && "Memuat profil..."}
          </p>
          {loading ? null : page.tab === "services" ? (
            <>
              <ProfileListings offers={page.offers.items} />
              <ListPagination
                first={page.further ? SERVICES : null}
                next={page.offers.after && `${SERVICES}&after=${page.offers.after}`}
              />
            </>
          ) : (
            <ProfileStatistics figures={page.figures} provided={page.provided} wanted={page.wanted} />
          )}
        </div>
        <aside className="lg:col-start-1 lg:mb-4 lg:rounded lg:border lg:bg-raised lg:p-4 lg:empty:hidden lg:[&>.panel]:m-0 lg:[&>.panel]:border-0 lg:[&>.panel]:p-0">
          <OwnContact profile={page.profile} />
        </aside>
      </div>
    </WorkPage>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Profil") }];

export const handle: PageHandle = { page: "app", titleBar: true };

export function ErrorBoundary() {
  const error = useRouteError();
  const unreadable = isRouteErrorResponse(error) && error.status < 500;
  return (
    <WorkPage>
      <TitleBar />
      <div className="mt-4">
        <EmptyState
          level={1}
          title={unreadable ? "Permintaan ini tidak dapat kami baca" : "Terjadi kesalahan saat memuat profil"}
          text="Coba muat ulang sebentar lagi."
          action={{ href: "/profile", text: "Muat ulang profil" }}
        />
      </div>
    </WorkPage>
  );
}
