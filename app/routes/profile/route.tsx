import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, Link, useLoaderData, useNavigation, useRouteError } from "@remix-run/react";
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
import { Avatar, Badge, Bdi, EmptyState, LogoMark, Panel, PlainText, Star } from "~/ui/kit";
import { AppButtonLink, Breadcrumbs, ListPagination, Tabs } from "~/ui/navigation";
import { Price, ReceiptRows } from "~/ui/prices";
import { TitleBar, Topline } from "~/ui/title-bar";

type ProfileCompletion = { done: number; of: number; text: string };

type CompletionFields = Pick<OwnProfile, "pictureUrl" | "bio" | "location" | "phone" | "skills">;

const PARTS: readonly [keyof CompletionFields, string][] = [
  ["pictureUrl", "Tambah foto wajah, pembeli lebih percaya."],
  ["bio", "Ceritakan keahlian Anda."],
  ["skills", "Tambah keahlian, supaya Anda ditemukan."],
  ["location", "Sebutkan tempat Anda."],
  ["phone", "Tambah nomor telepon."],
];

export function profileCompletion(profile: CompletionFields): ProfileCompletion | null {
  const missing = PARTS.filter(([part]) => (profile[part]?.length ?? 0) === 0);
  const [first] = missing;
  return first ? { done: PARTS.length - missing.length, of: PARTS.length, text: first[1] } : null;
}

export function completionText({ done, of }: ProfileCompletion): string {
  return `Lengkapi profil: ${done} dari ${of}.`;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_FIRST);
  const query = new URL(request.url).searchParams;
  if (query.get("tab") === "services") {
    const after = query.get("after");
    const found = await findProfileWithOffers(context.db, user.id, { after });
    if (!found) notFound();
    const head = profileHead(found.profile, found.rated);
    return { tab: "services" as const, further: after !== null, ...head, offers: found.offers };
  }
  const found = await findProfileWithCounts(context.db, user.id);
  if (!found) notFound();
  return {
    tab: "statistics" as const,
    ...profileHead(found.profile, found.seller),
    figures: ownFigures(found.seller),
    provided: sellerStatistics(found.seller),
    wanted: buyerStatistics(found.buyer),
  };
}

const NONE = "–";

export function sellerStatistics(counts: SellerCounts): Statistic[] {
  return [
    { label: "Success Rate", value: successRate(counts) },
    { label: "On-time Rate", value: onTimeShare(counts) ?? NONE },
    { label: "Average Rating", value: averageRating(counts) },
    { label: "Total Services", value: formatAmount(counts.services) },
    { label: "Completed", value: formatAmount(counts.completed) },
    { label: "Pending", value: formatAmount(counts.open) },
  ];
}

function ownFigures(counts: SellerCounts): Statistic[] {
  return [
    { label: "pesanan selesai", value: formatAmount(counts.completed) },
    { label: "tepat waktu", value: onTimeShare(counts) ?? NONE },
    {
      label: "rating",
      value: counts.ratingCount === 0 ? NONE : ratingText(counts.ratingSum / counts.ratingCount),
    },
  ];
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
function successRate({ completed, cancelled }: OrderCounts): string {
  const ended = completed + cancelled;
  return ended === 0 ? NONE : `${Math.round((completed / ended) * 100)}%`;
}

function averageRating({ ratingSum, ratingCount }: RatingCounts): string {
  return ratingCount === 0 ? NONE : `${ratingText(ratingSum / ratingCount)} / 5`;
}

function OwnProfileTrail() {
  return (
    <Topline>
      <Breadcrumbs trail={[{ text: "Akun", href: "/account" }, { text: "Profil" }]} />
    </Topline>
  );
}

function OwnProfileHead({ profile, rating, completion }: ReturnType<typeof profileHead>) {
  return (
    <>
      <div className="person-row mb-3 lg:mb-0">
        <Avatar name={profile.fullName} pictureUrl={profile.pictureUrl} size="xl" />
        <div>
          <h1 className="text-xl">
            <Bdi>{profile.fullName}</Bdi>
          </h1>
          <p className="text-sm text-ink-soft">
            {rating && (
              <>
                <Star /> <b>{rating}</b>
                <span className="sr-only"> dari 5</span> ·{" "}
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
      {completion && (
        <div className="mt-4 flex items-center rounded border-2 border-dashed p-3 leading-[1.4] [&>svg]:mr-3 [&>svg]:w-8 [&>svg]:flex-none [&>svg]:fill-line-strong [&_path+path]:fill-accent">
          <LogoMark />
          <p className="min-w-0 flex-1">
            <b>{completionText(completion)}</b> {completion.text}
          </p>
          <Link to="/profile/edit" className="btn btn--line ml-2 flex-none px-3">
            Tambah
          </Link>
        </div>
      )}
    </>
  );
}

function OwnDetails({ profile }: { profile: OwnProfile }) {
  const contact = [
    { label: "Email", value: profile.contactEmail },
    { label: "Telepon", value: profile.phone && <PhoneLink stored={profile.phone} /> },
  ].filter(({ value }) => value !== "");
  const links = linkRows(profile);
  return (
    <>
      {contact.length > 0 && (
        <Panel id="kontak" title="Kontak (hanya untuk Anda)">
          <ReceiptRows rows={contact} />
        </Panel>
      )}
      {(profile.bio || links.length > 0 || profile.skills.length > 0) && (
        // Wide screens show the texts without the disclosure, if the browser can display closed details.
        <details className="disclosure mt-2 lg:supports-details:border-0 lg:supports-details:[&::details-content]:block lg:supports-details:[&::details-content]:[content-visibility:visible] lg:supports-details:[&>summary]:hidden">
          <summary>Yang dilihat orang lain</summary>
          <div>
            {profile.bio && <PlainText text={profile.bio} />}
            <SkillBadges skills={profile.skills} />
            {links.length > 0 && <ReceiptRows rows={links} />}
          </div>
        </details>
      )}
    </>
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
          level={3}
          title="Anda belum memiliki jasa yang ditawarkan"
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
}: Record<"figures" | "provided" | "wanted", readonly Statistic[]>) {
  return (
    <>
      <h2 className="sr-only" lang="en">
        Statistics
      </h2>
      <Figures figures={figures} />
      <div lang="en">
        <Statistics id="provided" title="Services Provided" statistics={provided} />
        <Statistics id="wanted" title="Services Wanted" statistics={wanted} />
      </div>
      <details className="disclosure mt-2">
        <summary>Cara menghitung</summary>
        <p className="text-sm text-ink-soft">
          Dihitung dari pesanan, permintaan, dan ulasan Anda di JasaWarga. Pesanan yang uangnya dibagi antara kedua
          pihak tidak dihitung selesai ataupun batal. Tanda – berarti belum ada yang dapat dihitung.
        </p>
      </details>
    </>
  );
}

function Statistics({ id, title, statistics }: { id: string; title: string; statistics: readonly Statistic[] }) {
  return (
    <Panel id={id} title={title}>
      <ReceiptRows
        rows={statistics.map(({ label, value }) => ({ label, value: <b className="tabular">{value}</b> }))}
      />
    </Panel>
  );
}

type Statistic = { label: string; value: string };

const SERVICES = "/profile?tab=services";

function profileHead(profile: OwnProfile, { ratingSum, ratingCount }: RatingCounts) {
  const rating = ratingCount > 0 ? ratingText(ratingSum / ratingCount) : null;
  return { profile, rating, completion: profileCompletion(profile) };
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
          <OwnDetails profile={page.profile} />
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
