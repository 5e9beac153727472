import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { firstName } from "~/accounts/person";
import { readAsVisitor, viewerOf } from "~/accounts/viewer.server";
import { moreWantedHref, type WantedSummary, wantedShown } from "~/listings/listing";
import { type HomeLists, type HomeOffer, type MemberHome, selectHome } from "~/listings/page-queries.server";
import { SAVED_HREF } from "~/listings/text";
import { CardGrid, OfferCard, OfferPicture, WantedSheet } from "~/listings/ui/cards";
import { Card, CardPrice, CardTitle } from "~/listings/ui/result-card";
import { cappedTurns } from "~/orders/label-text";
import { nextVisit, waitingViews } from "~/orders/page-data.server";
import { ONLINE_CHOICE, placeChosen, placeOf } from "~/places/place";
import { formatRelative } from "~/platform/date-text";
import { formatTime, type Zone } from "~/platform/dates";
import { documentHeaders, withDeferredImages } from "~/platform/documents.server";
import { LISTS_CACHE_TAG } from "~/platform/edge-cache.server";
import { withReturnPath } from "~/platform/forms/return-path";
import { log } from "~/platform/log.server";
import { formatRupiah, PLATFORM_FEE_PERCENT } from "~/platform/money";
import { type PageHandle, pageMeta } from "~/platform/pages";
import { isolated } from "~/platform/strings";
import { placeOfHome } from "~/platform/visitor-cookies.server";
import { ratingText } from "~/reviews/review";
import { Stars } from "~/reviews/ui/reviews";
import { savedSearchViews } from "~/search/page-data.server";
import { CategoryTiles, NoRequests } from "~/search/ui/results";
import { SearchForm } from "~/search/ui/search-form";
import { Example } from "~/ui/example";
import { PlainForm } from "~/ui/form";
import { Avatar, Bdi, Button, ButtonLink, EmptyState, Section, sectionLink } from "~/ui/kit";
import { Main } from "~/ui/page-frame";
import { ReceiptRows, ReceiptStamp, receiptPaper } from "~/ui/prices";
import { HowSteps } from "~/ui/text-page";
import { Toast } from "~/ui/toast";
import { TrustNote } from "~/ui/trust-note";
import { WayLinks } from "~/ui/way-links";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, env, now } = context;
  const address = new URL(request.url);
  const wanted = wantedShown(address.searchParams.get("wanted"));
  const place = placeOfHome(request);
  const named = address.searchParams.has("lokasi") ? place : null;
  const asked = { wanted, now, place };
  const url = `${env.appOrigin}/`;
  try {
    const { user, page: read } = await readAsVisitor(context, request, (userId) => selectHome(db, asked, userId));
    const { lists, own } = read;
    const popular = withDeferredImages(request, lists.popular);
    const page = homeView({ ...lists, popular }, place ?? user?.placeCode ?? null);
    const moreHref = lists.hasMore ? moreWantedHref(wanted, named && (placeChosen(named)?.slug ?? named)) : null;
    const mine = own && ownView(own, user, now);
    const seen = withDeferredImages(request, mine?.seen ?? []);
    return data(
      { url, signedIn: user !== null, ...page, moreHref, own: mine && { ...mine, seen } },
      { headers: documentHeaders(context, request, [LISTS_CACHE_TAG]) },
    );
  } catch (error) {
    // The page is shown anyway, because search, categories and steps need no database.
    log("error", "home_unreadable", { error });
    const lists = { wanted: null, popular: null, testimonials: [], moreHref: null };
    const page = { place: placeChosen(place)?.name ?? "", popularNote: "", own: null };
    const signedIn = (await viewerOf(context, request)) !== null;
    return data({ url, signedIn, ...page, ...lists }, { status: 503 });
  }
}

const WAITING_SHOWN = 3;

function homeView(lists: HomeLists, place: string | null) {
  const { reach, wanted, popular, testimonials } = lists;
  const chosen = placeChosen(place);
  const province = chosen && placeOf(chosen.province);
  return {
    wanted,
    popular,
    testimonials,
    place: chosen?.name ?? "",
    popularNote: popularNote(place, reach, province?.name ?? null),
  };
}

type HomeReader = { id: string; name: string; suspended: boolean; zone: Zone };

function ownView(
  { waiting, visits, money, conversations, seen, favourites, searches, searchNotifications }: MemberHome,
  user: HomeReader | null,
  now: number,
) {
  if (!user) return null;
  const reader = { suspended: user.suspended, zone: user.zone, now };
  const lines = waitingViews(waiting, reader);
  const visit = nextVisit(visits, reader);
  return {
    greeting: greeting(user.name, now, user.zone),
    total: cappedTurns(lines.length),
    hasOrdered: (money?.bought ?? 0) > 0,
    next: [
      ...(visit ? [{ href: visit.href, icon: "pin" as const, title: visit.title, text: visitText(visit) }] : []),
      ...(money ? moneyLines(money) : []),
    ],
    waiting: lines.slice(0, WAITING_SHOWN).map(({ href, step, title, due, late }) => ({
      href,
      step,
      text: [isolated(title), late ? "Tenggatnya sudah lewat" : due].filter(Boolean).join(" · "),
      late,
    })),
    conversations: conversations.map((conversation) => ({
      id: conversation.id,
      other: conversation.otherName,
      otherPicture: conversation.otherPicture,
      excerpt: conversation.lastSenderId === user.id ? `Anda: ${conversation.excerpt}` : conversation.excerpt,
      time: formatRelative(conversation.lastMessageAt, now, user.zone),
      unread: conversation.unread,
    })),
    seen: seen.map(({ coverUrl, ...offer }) => ({ ...offer, picture: coverUrl })),
    favourites: favourites.map(({ id, title, sellerName, sellerPicture, rating, reviewCount, price }) => ({
      id,
      title,
      sellerName,
      sellerPicture,
      rating: reviewCount > 0 ? ratingText(rating) : null,
      price: formatRupiah(price),
    })),
    searches: savedSearchViews(searches, searchNotifications),
  };
}

const visitText = ({ weekday, date, text }: { weekday: string; date: string; text: string }) =>
  `${weekday}, ${date} · ${text}`;

function moneyLines({ paid, earned, balance }: Record<"paid" | "earned" | "balance", number>) {
  const held = { href: "/dashboard/orders", icon: "lock" as const };
  return [
    { ...held, amount: paid, text: "Uang Anda dalam titipan" },
    { ...held, amount: earned, text: "Akan Anda terima" },
    { href: "/dashboard/balance", icon: "check" as const, amount: balance, text: "Saldo Anda" },
  ].flatMap(({ amount, ...line }) => (amount > 0 ? [{ ...line, title: formatRupiah(amount) }] : []));
}

function CategorySection() {
  return (
    <Section
      id="kategori"
      title="Kategori"
      link={{ href: "/categories", text: "Lihat Semua", label: "Lihat Semua kategori" }}
    >
      <CategoryTiles />
    </Section>
  );
}

const CHANGE_PLACE = "/place?redirectTo=/";

const shortcuts = [
  { href: "/category/desain-grafis", text: "Desain Grafis" },
  { href: "/category/home-services", text: "Jasa Rumah Tangga" },
  { href: "/category/delivery", text: "Pengiriman" },
  { href: "/category/teaching", text: "Bimbingan Belajar" },
] as const;

/**
 * Shows the search. `place` is the value of its field, and `isFirst` is false below a user's own lists. On phones
 * logged-in users see only the title and the search.
 */
function Hero({ place, signedIn, isFirst }: { place: string; signedIn: boolean; isFirst: boolean }) {
  return (
    <section className={isFirst ? "brand-panel pb-2 pt-5 lg:py-12" : "brand-panel pb-2 pt-3 md:pt-5 lg:py-12"}>
      <div className="page-width lg:flex lg:items-center lg:justify-between">
        <div className="lg:flex-1">
          <h1 className="max-w-[13em] leading-[1.1] tracking-tight text-3xl">Temukan jasa lokal yang Anda butuhkan</h1>
          <p
            className={
              signedIn
                ? "max-lg:hidden mt-2 max-w-[34em] text-lg text-board-soft"
                : "mt-2 max-w-[34em] text-board-soft text-sm lg:text-lg"
            }
          >
            Platform tepercaya untuk jasa dan pekerjaan lokal, dari servis AC di gang sebelah sampai logo untuk usaha
            Anda.
          </p>
          <SearchForm place={place} tight={signedIn} changeHref={CHANGE_PLACE} />
          <p className="scrollbar-none -mx-gutter mt-1 flex overflow-x-auto whitespace-nowrap px-[calc(var(--gutter)-0.5rem)] text-board-soft text-sm">
            <span className="px-2 py-3">Populer:</span>
            {shortcuts.map(({ href, text }) => (
              <a key={href} className="px-2 py-3 font-semibold text-board-ink" href={href}>
                {text}
              </a>
            ))}
          </p>
          {!signedIn && (
            <div className="mb-3 text-xs">
              <TrustNote onPanel>Uang Anda dititipkan di JasaWarga dan baru diteruskan setelah Anda puas.</TrustNote>
            </div>
          )}
        </div>
        {!signedIn && <SampleReceipt />}
      </div>
    </section>
  );
}

const lines = [
  { label: "Penjual", value: "Tukang AC di Depok" },
  { label: "14 Nov, Anda bayar", value: "Rp 170.000" },
  { label: "14 Nov, dititipkan", value: "di JasaWarga" },
  { label: "16 Nov, AC dingin", value: "Anda setuju" },
] as const;

function SampleReceipt() {
  return (
    <aside
      className={`ml-12 w-[22rem] flex-none [transform:rotate(1.6deg)] max-lg:hidden ${receiptPaper}`}
      aria-label="Contoh nota pesanan"
    >
      <p className="text-xs text-ink-soft">Contoh nota, bukan pesanan siapa pun</p>
      <h2 className="mb-3 text-lg">Servis AC dua unit</h2>
      <ReceiptRows rows={lines} sum={{ label: "Baru diteruskan", amount: 170_000 }} />
      <p className="text-right">
        <ReceiptStamp>Selesai</ReceiptStamp>
      </p>
    </aside>
  );
}

function WantedSection({ wanted, moreHref }: { wanted: readonly WantedSummary[] | null; moreHref: string | null }) {
  return (
    <Section
      id="jasa-dicari"
      title="Jasa Dicari"
      note={<span className="max-md:hidden">Warga menunggu penawaran Anda.</span>}
      link={{ href: "/wanted", text: "Lihat Semua", label: "Lihat Semua jasa dicari" }}
    >
      <Wanted wanted={wanted} />
      {moreHref && (
        <p className="mx-auto mt-4 max-w-[18rem]">
          <ButtonLink look="line" wide href={moreHref}>
            Tampilkan Lebih Banyak
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

function Wanted({ wanted }: { wanted: readonly WantedSummary[] | null }) {
  if (!wanted)
    return (
      <Toast
        kind="error"
        title="Failed to load wanted services"
        lang="en"
        description="Daftar permintaan gagal dimuat."
        again="/"
      />
    );
  if (wanted.length === 0) return <NoRequests level={3} />;
  return <WantedSheet wanted={wanted} />;
}

function PopularSection({
  offers,
  note,
  changeHref,
}: {
  offers: readonly HomeOffer[] | null;
  note: string;
  changeHref?: string | undefined;
}) {
  return (
    <Section
      id="jasa-populer"
      title="Jasa Populer"
      note={
        <>
          {note}{" "}
          {changeHref && (
            <a className="py-2" href={changeHref}>
              Ubah tempat
            </a>
          )}
        </>
      }
      link={{ href: "/explore?sort=populer", text: "Lihat Semua", label: "Lihat Semua jasa populer" }}
    >
      <Popular offers={offers} />
    </Section>
  );
}

function Popular({ offers }: { offers: readonly HomeOffer[] | null }) {
  if (!offers) return <Toast kind="error" title="Gagal memuat jasa populer" />;
  if (offers.length === 0) {
    return (
      <EmptyState
        drawing="popular"
        level={3}
        title="Belum ada jasa yang tersedia"
        text="Coba lagi sebentar, atau lihat Jasa Dicari."
        example={
          <Example
            title="Cuci AC dua unit"
            text="Rumah Tangga · Kota Bandung"
            end="Rp 150.000"
            category="Rumah Tangga"
          />
        }
      />
    );
  }
  const added = offers.filter(({ isNew }) => isNew);
  const popular = offers.filter(({ isNew }) => !isNew);
  return (
    <>
      {popular.length > 0 && <OfferCards offers={popular} />}
      {added.length > 0 && (
        <>
          <h3 className={popular.length > 0 ? "mb-3 mt-6" : "mb-3"}>Baru di sini</h3>
          <OfferCards offers={added} />
        </>
      )}
    </>
  );
}

function OfferCards({ offers }: { offers: readonly HomeOffer[] }) {
  return (
    <CardGrid>
      {offers.map(({ isNew: _, ...offer }) => (
        <OfferCard key={offer.id} {...offer} />
      ))}
    </CardGrid>
  );
}

const steps = [
  {
    title: "Temukan jasa",
    text: "Cari jasa di dekat Anda, bandingkan harga, ulasan, dan waktu responsnya.",
    money: "masih di tangan Anda.",
  },
  {
    title: "Diskusikan detail",
    text: "Pilih paket atau minta penawaran. Sepakati isi pekerjaan, harga, dan tenggatnya di satu tempat.",
    money: "dititipkan di JasaWarga saat Anda membayar.",
  },
  {
    title: "Selesaikan dengan pembayaran aman",
    text: "Periksa hasilnya. Belum sesuai? Minta revisi, atau ajukan masalah dan uang tetap ditahan.",
    money: "diteruskan ke penjual setelah Anda puas.",
  },
] as const;

/** Shows the section closed to members who know the marketplace from an order of theirs. */
function Folded({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="mt-6" aria-labelledby={`h-${id}`}>
      <details className="disclosure">
        <summary>
          <h2 id={`h-${id}`} className="text-lg">
            {title}
          </h2>
        </summary>
        <div>{children}</div>
      </details>
    </section>
  );
}

function HowItWorks({ folded }: { folded: boolean }) {
  const link = { href: "/how-it-works", text: "Selengkapnya", label: "Selengkapnya tentang cara kerja" };
  const list = (
    <HowSteps
      steps={steps.map(({ title, text, money }) => ({
        title,
        text: <p className="text-ink-soft">{text}</p>,
        money: (
          <>
            <b>Uang Anda</b> {money}
          </>
        ),
      }))}
    />
  );
  return folded ? (
    <Folded id="cara-kerja" title="Cara kerja">
      {list}
      <p className="mt-3">
        <a href={link.href} aria-label={link.label}>
          {link.text}
        </a>
      </p>
    </Folded>
  ) : (
    <Section id="cara-kerja" title="Cara kerja" link={link}>
      {list}
    </Section>
  );
}

type OwnPart = NonNullable<ReturnType<typeof ownView>>;

/** The number of rows that phones show. Wider screens show all three. */
const ON_PHONES = 2;

function Waiting({ lines, total }: { lines: OwnPart["waiting"]; total: string }) {
  if (lines.length === 0) return null;
  const isAll = String(lines.length) === total;
  return (
    <section
      className="brand-panel min-w-0 flex-[1_0_88%] rounded px-4 pb-1 pt-3 lg:flex-[1_1_20rem]"
      aria-labelledby="h-tunggu"
    >
      <div className="flex items-center justify-between">
        <h3 id="h-tunggu" className="text-lg max-lg:text-[0.9375rem]">
          {total} hal menunggu Anda
        </h3>
        {(!isAll || lines.length > ON_PHONES) && (
          <a
            className={
              isAll
                ? "lg:hidden whitespace-nowrap py-2.5 pl-2 font-bold text-inherit text-sm"
                : "whitespace-nowrap py-2.5 pl-2 font-bold text-inherit text-sm"
            }
            href="/dashboard/orders"
          >
            Lihat semua<span className="sr-only"> yang menunggu Anda</span>
          </a>
        )}
      </div>
      <WayLinks
        look="panel"
        onPhones={ON_PHONES}
        ways={lines.map(({ href, step, text, late }) => ({
          key: href,
          to: { href },
          icon: late ? "warn" : "clock",
          title: step,
          text,
        }))}
      />
    </section>
  );
}

/** Shows the next visit, and the reader's money. */
function NextForMe({ lines }: { lines: OwnPart["next"] }) {
  if (lines.length === 0) return null;
  return (
    <section className="min-w-0 flex-[1_0_88%] lg:flex-[1_1_20rem]" aria-labelledby="h-berikutnya">
      <div className="mb-3 flex flex-wrap items-baseline justify-between border-ink max-lg:mb-0 lg:border-t-2 lg:pt-3">
        <h3 id="h-berikutnya" className="text-lg max-lg:text-[0.9375rem]">
          {lines.some(({ icon }) => icon === "pin") ? "Jadwal dan uang Anda" : "Uang Anda"}
        </h3>
        <a className={sectionLink} href="/dashboard/orders" aria-label="Lihat Semua pesanan Anda">
          Lihat Semua
        </a>
      </div>
      <WayLinks
        onPhones={ON_PHONES}
        ways={lines.map(({ href, icon, title, text }) => ({
          key: text,
          to: { href },
          icon,
          title: <Bdi>{title}</Bdi>,
          text,
        }))}
      />
    </section>
  );
}

function LastConversations({ conversations }: Pick<OwnPart, "conversations">) {
  if (conversations.length === 0) return null;
  return (
    <section className="min-w-0 flex-[1_0_88%] lg:flex-[1_1_20rem]" aria-labelledby="h-obrolan">
      <div className="mb-3 flex flex-wrap items-baseline justify-between border-ink max-lg:mb-0 lg:border-t-2 lg:pt-3">
        <h3 id="h-obrolan" className="text-lg max-lg:text-[0.9375rem]">
          Obrolan terakhir
        </h3>
        <a className={sectionLink} href="/messages" aria-label="Lihat Semua obrolan terakhir">
          Lihat Semua
        </a>
      </div>
      <WayLinks
        onPhones={ON_PHONES}
        ways={conversations.map(({ id, other, otherPicture, excerpt, time, unread }) => ({
          key: id,
          to: { href: `/messages/${id}#terbaru` },
          face: <Avatar name={other} pictureUrl={otherPicture} />,
          title: <Bdi>{other}</Bdi>,
          text: <Bdi>{excerpt}</Bdi>,
          end: <ConversationEnd time={time} unread={unread} />,
        }))}
      />
    </section>
  );
}

function ConversationEnd({ time, unread }: { time: ReactNode; unread: number }) {
  if (unread === 0) return <>{time}</>;
  return (
    <>
      {time}
      <br />
      <span className="count-badge static inline-block">{unread > 99 ? "99+" : unread}</span>
      <span className="sr-only"> pesan baru</span>
    </>
  );
}

/**
 * Shows the user's lists. On narrow screens they are one scrolling row, so that the search stays on the first screen.
 */
function OwnStrip({
  greeting,
  waiting,
  total,
  next,
  conversations,
}: Pick<OwnPart, "greeting" | "waiting" | "total" | "next" | "conversations">) {
  return (
    <section className="page-width pb-3 lg:pb-6 lg:pt-3" aria-labelledby="h-anda">
      <h2 id="h-anda" className="pb-1.5 text-lg">
        {greeting}
      </h2>
      {waiting.length + next.length + conversations.length > 0 && (
        <div className="-mx-gutter relative flex space-x-3 overflow-x-auto px-gutter [scrollbar-width:none] lg:mx-0 lg:items-start lg:space-x-8 lg:overflow-visible lg:px-0">
          <Waiting lines={waiting} total={total} />
          <NextForMe lines={next} />
          <LastConversations conversations={conversations} />
        </div>
      )}
    </section>
  );
}

function RecentlySeen({ seen }: Pick<OwnPart, "seen">) {
  if (seen.length === 0) return null;
  return (
    <Section id="baru-dilihat" title="Baru Anda lihat">
      <ul className="-mx-gutter flex overflow-x-auto px-gutter [scrollbar-width:none] *:mr-2.5 *:flex-[0_0_9rem]">
        {seen.map(({ id, title, category, price, picture }) => (
          <Card key={id} picture={<OfferPicture url={picture} category={category} />}>
            <CardTitle href={`/gig/${id}`}>
              <Bdi>{title}</Bdi>
            </CardTitle>
            <CardPrice amount={price} />
          </Card>
        ))}
      </ul>
      <PlainForm className="mt-2" method="post" action="/recently-seen/deletion">
        <Button type="submit" look="quiet">
          Kosongkan<span className="sr-only"> daftar yang baru Anda lihat</span>
        </Button>
      </PlainForm>
    </Section>
  );
}

function Saved({ favourites: offers, searches }: Pick<OwnPart, "favourites" | "searches">) {
  if (offers.length + searches.length === 0) return null;
  return (
    <Section
      id="simpanan"
      title="Simpanan Anda"
      link={{ href: SAVED_HREF, text: "Lihat Semua", label: "Lihat Semua simpanan Anda" }}
    >
      <div className="max-lg:space-y-6 lg:flex lg:items-start lg:space-x-8">
        {offers.length > 0 && (
          <SavedList>
            <WayLinks
              ways={offers.map(({ id, title, sellerName, sellerPicture, rating, price }) => ({
                key: id,
                to: { href: `/gig/${id}` },
                face: <Avatar name={sellerName} pictureUrl={sellerPicture} />,
                title: <Bdi>{title}</Bdi>,
                text: rating === null ? sellerName : `${isolated(sellerName)}, ${rating}`,
                end: price,
              }))}
            />
          </SavedList>
        )}
        {searches.length > 0 && (
          <SavedList>
            <WayLinks
              ways={searches.map(({ id, title, href, notified }) => ({
                key: id,
                to: { href },
                icon: "bell",
                title: <Bdi>{title}</Bdi>,
                text: "Pencarian tersimpan",
                end: notified ? "Ada yang baru" : undefined,
              }))}
            />
          </SavedList>
        )}
      </div>
    </Section>
  );
}

function SavedList({ children }: { children: ReactNode }) {
  return <div className="min-w-0 lg:flex-1">{children}</div>;
}

const CREATE_OFFER = "/dashboard/services/create";

const SELL = {
  title: "Punya keahlian? Tetangga Anda sedang mencarinya.",
  text: `Mendaftar dan memasang jasa gratis. Biaya ${PLATFORM_FEE_PERCENT}% hanya dipotong dari pekerjaan yang selesai, dan selalu terlihat sebelum Anda memasang harga.`,
};

function SellBanner({ signedIn, folded }: { signedIn: boolean; folded: boolean }) {
  if (folded)
    return (
      <div className="page-width">
        <Folded id="jual" title={SELL.title}>
          <p className="mb-3 max-w-measure">{SELL.text}</p>
          <ButtonLink look="line" href={CREATE_OFFER}>
            Tambah Jasa Baru
          </ButtonLink>
        </Folded>
      </div>
    );
  return (
    <section className="brand-panel mt-12 py-8">
      <div className="page-width">
        <h2 className="max-w-[20em] text-2xl">{SELL.title}</h2>
        <p className="mb-4 mt-2 max-w-measure text-board-soft">{SELL.text}</p>
        <a
          className="btn bg-board-ink text-board shadow-none"
          href={signedIn ? CREATE_OFFER : withReturnPath("/signup", CREATE_OFFER)}
        >
          {signedIn ? "Tambah Jasa Baru" : "Daftar gratis"}
        </a>
      </div>
    </section>
  );
}

function Testimonials({ testimonials, folded }: Pick<HomeLists, "testimonials"> & { folded: boolean }) {
  if (testimonials.length === 0) return null;
  const list = (
    <ul
      className="scrollbar-none -mx-gutter flex overflow-x-auto px-gutter"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard.
      tabIndex={0}
      aria-label="Kata warga, geser ke samping"
    >
      {testimonials.map((testimonial) => (
        <li key={testimonial.id} className="flex-[0_0_85%] border-l px-4 first:border-l-0 first:pl-0 lg:flex-1 lg:px-6">
          <Stars rating={testimonial.rating} />
          <blockquote className="mb-3 mt-2 font-medium lg:text-lg">{testimonial.comment}</blockquote>
          <p className="person-row">
            <Avatar name={testimonial.authorName} pictureUrl={testimonial.authorPicture} />
            <span className="row-text">
              <b>
                <Bdi>{testimonial.authorName}</Bdi>
              </b>
              <br />
              <span className="text-sm text-ink-soft">
                memesan <Bdi>{testimonial.title}</Bdi>
                {testimonial.authorLocation && `, ${testimonial.authorLocation}`}
              </span>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
  const titled = { id: "kata-warga", title: "Kata warga" };
  return folded ? <Folded {...titled}>{list}</Folded> : <Section {...titled}>{list}</Section>;
}

function greeting(name: string, now: number, zone: Zone = "WIB"): string {
  const hour = Number(formatTime(now, zone).slice(0, 2));
  const time = hour < 4 ? "malam" : hour < 11 ? "pagi" : hour < 15 ? "siang" : hour < 19 ? "sore" : "malam";
  return `Selamat ${time}, ${firstName(name)}`;
}

const DAYS = "30 hari terakhir";

/** The area of popular offers. Those of a place are followed by others of its province, or by all. */
type PopularReach = "place" | "province" | "all";

function popularNote(choice: string | null, reach: PopularReach, province: string | null): string {
  const place = placeChosen(choice);
  if (choice === ONLINE_CHOICE && reach !== "all") return `Dikerjakan daring, ${DAYS}.`;
  if (place === null) return `Paling banyak diselesaikan dalam ${DAYS}.`;
  if (reach === "place") return `Di ${place.short}, ${DAYS}.`;
  if (reach === "province" && province !== null) return `Di ${place.short} dan ${province}, ${DAYS}.`;
  return `Di ${place.short} dan tempat lain, ${DAYS}.`;
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Home() {
  const { wanted, moreHref, popular, popularNote, testimonials, signedIn, own, place } = useLoaderData<typeof loader>();
  const folded = own?.hasOrdered ?? false;
  return (
    <Main full>
      {own && <OwnStrip {...own} />}
      <Hero place={place} signedIn={signedIn} isFirst={own === null} />
      {/* Phones have less space here, so that they show the first offer within 1.5 screens. */}
      <div className="page-width max-md:-mt-3">
        <WantedSection wanted={wanted} moreHref={moreHref} />
        <PopularSection offers={popular} note={popularNote} changeHref={own ? CHANGE_PLACE : undefined} />
        <HowItWorks folded={folded} />
        <Testimonials testimonials={testimonials} folded={folded} />
      </div>
      <SellBanner signedIn={signedIn} folded={folded} />
      <div className="page-width">
        {own && <RecentlySeen seen={own.seen} />}
        {own && <Saved {...own} />}
        <CategorySection />
      </div>
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta({
    title: "JasaWarga: jasa dan pekerjaan lokal yang tepercaya",
    description: "Temukan jasa lokal di sekitar Anda. Uang dititipkan dan baru diteruskan setelah Anda puas.",
    url: page?.url ?? "/",
  });

export const handle: PageHandle = { page: "document" };
