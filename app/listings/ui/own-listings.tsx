// biome-ignore-all lint/a11y/noRedundantRoles: CSS shows the table as lines, and without the roles screen readers no longer announce a table.

import { useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { RESTRICTED_LISTING } from "~/accounts/text";
import { OWN_LISTING_COPY } from "~/listings/own-text";
import type { ListSort } from "~/platform/paging";
import { SUPPORT_EMAIL } from "~/platform/sentence-text";
import { excerpt, isolated, shortId } from "~/platform/strings";
import { receivedPath } from "~/proposals/proposal";
import { Rating } from "~/reviews/ui/reviews";
import { SidebarIcon } from "~/ui/dashboard-frame";
import { ConfirmBox, ConfirmDialog } from "~/ui/dialog";
import { ListFailed } from "~/ui/error-page";
import { Example } from "~/ui/example";
import { Form } from "~/ui/form";
import { Bdi, Button, ButtonLink, EmptyState, Photo, SubmitButton } from "~/ui/kit";
import {
  AppButtonLink,
  Breadcrumbs,
  type FilterChip,
  FilterChips,
  ListFilter,
  MoreMenu,
  Pagination,
} from "~/ui/navigation";
import { Price } from "~/ui/prices";
import { TitleBar, Topline } from "~/ui/title-bar";
import { type ListingKind, type ListingStatus, type OwnListFilter, ownListPath } from "../listing";
import { WantedTabs } from "./own-listing";
import { ListingState } from "./status";

const words = {
  offer: {
    question: "Apakah Anda yakin ingin menghapus jasa ini?",
    gone: "tidak lagi tampil dan tidak dapat dipesan.",
    button: "Hapus Jasa",
  },
  wanted: {
    question: "Apakah Anda yakin ingin menghapus permintaan jasa ini?",
    gone: "tidak lagi tampil dan tidak dapat ditawari.",
    button: "Hapus Permintaan",
  },
} as const;

type DeletionProps = { kind: ListingKind; id: string; title: string };

const deletionPath = ({ kind, id }: DeletionProps) => `${ownListPath(kind)}/${id}/deletion`;

function DeletionDialog(asked: DeletionProps) {
  return (
    <ConfirmDialog
      href={deletionPath(asked)}
      trigger="Hapus"
      look="quiet"
      label={`Hapus ${isolated(asked.title)}`}
      title={words[asked.kind].question}
      description={<Consequence {...asked} />}
    >
      <DeletionForm {...asked} />
    </ConfirmDialog>
  );
}

export function DeletionPage(asked: DeletionProps) {
  const list = ownListPath(asked.kind);
  const { list: name, deletion } = OWN_LISTING_COPY[asked.kind];
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: name, href: list }, { text: deletion.title }]} />
      </Topline>
      <div className="mt-4">
        <ConfirmBox title={words[asked.kind].question} description={<Consequence {...asked} />}>
          <DeletionForm {...asked} />
          <AppButtonLink look="line" to={list}>
            Kembali
          </AppButtonLink>
        </ConfirmBox>
      </div>
    </>
  );
}

function Consequence({ kind, title }: DeletionProps) {
  return (
    <p>
      <b>
        <Bdi>{title}</Bdi>
      </b>{" "}
      {words[kind].gone} Pesanan yang sudah ada dan uangnya tidak terpengaruh. Tindakan ini tidak dapat dibatalkan.
    </p>
  );
}

function DeletionForm(asked: DeletionProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" action={deletionPath(asked)}>
      <SubmitButton look="danger" busy={busy}>
        {words[asked.kind].button}
      </SubmitButton>
    </Form>
  );
}

export type OwnListingItem = {
  id: string;
  title: string;
  category: string;
  price: number;
  status: ListingStatus;
  /** UTC ms. Null unless an operator hid it. */
  hiddenAt: number | null;
  hiddenReason: string;
  rating: number;
  ratingCount: number;
  ordersCompleted: number;
  coverUrl: string | null;
  until: string | null;
  /**
   * The proposals. `received` is like "3" or "121+", `waiting` counts unanswered ones. `fresh`: posted within a day.
   */
  proposals: { received: string; waiting: number; fresh: boolean } | null;
};

const rowText = {
  offer: { caption: "Jasa yang Anda tawarkan", amount: "Harga", page: "/gig", last: "Pesanan" },
  wanted: { caption: "Jasa yang Anda cari", amount: "Budget", page: "/wanted", last: "Penawaran" },
} as const;

const headCell = "py-1.5 pl-0 pr-2 text-left text-sm text-ink-soft";

/** The classes of cells. On narrow screens the wide cells are for screen readers, and the others form two lines. */
const cells = {
  wide: "text-ink-soft text-sm leading-[1.35] max-2xl:sr-only 2xl:py-3 2xl:pl-0 2xl:pr-2 2xl:align-top",
  id: "text-sm leading-[1.35] max-2xl:sr-only 2xl:whitespace-nowrap 2xl:py-3 2xl:pl-0 2xl:pr-2 2xl:align-top",
  // Together with the price row, this cell is as high as the picture.
  title:
    "text-sm leading-[1.35] max-2xl:min-h-10 max-2xl:flex-[0_0_100%] max-2xl:pl-[5.75rem] 2xl:relative 2xl:h-[4.5rem] 2xl:w-2/5 2xl:py-3 2xl:pl-[4.75rem] 2xl:pr-2 2xl:align-top",
  price:
    "text-sm leading-[1.35] max-2xl:flex-1 max-2xl:pl-[5.75rem] 2xl:whitespace-nowrap 2xl:py-3 2xl:pl-0 2xl:pr-2 2xl:align-top [&>b]:text-[0.9375rem]",
  status: "text-sm leading-[1.35] 2xl:whitespace-nowrap 2xl:py-3 2xl:pl-0 2xl:pr-2 2xl:align-top",
  rating: "text-sm leading-[1.35] max-2xl:order-2 2xl:whitespace-nowrap 2xl:py-3 2xl:pl-0 2xl:pr-2 2xl:align-top",
  count:
    "text-sm leading-[1.35] max-2xl:order-1 max-2xl:my-1 max-2xl:mr-2 2xl:whitespace-nowrap 2xl:py-3 2xl:pl-0 2xl:pr-2 2xl:align-top [&>.btn]:px-2 [&>.btn]:text-[0.9375rem]",
  actions:
    "whitespace-nowrap text-sm leading-[1.35] max-2xl:order-2 max-2xl:ml-auto 2xl:relative 2xl:p-0 2xl:align-top [&>.btn]:px-2 [&>.btn]:text-[0.9375rem]",
};

function OwnListings({ kind, listings }: { kind: ListingKind; listings: readonly OwnListingItem[] }) {
  const { caption, amount, last } = rowText[kind];
  return (
    <table className="w-full border-collapse max-2xl:block" role="table">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-2xl:sr-only" role="rowgroup">
        <tr className="border-b" role="row">
          {["ID", "Judul", "Kategori", amount, "Status", "Rating", last].map((head) => (
            <th key={head} className={headCell} role="columnheader" scope="col">
              {head}
            </th>
          ))}
          <th className={headCell} role="columnheader" scope="col">
            <span className="sr-only">Aksi</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-2xl:block" role="rowgroup">
        {listings.map((listing) => (
          <OwnRow key={listing.id} kind={kind} {...listing} />
        ))}
      </tbody>
    </table>
  );
}

function OwnRow({ kind, ...listing }: OwnListingItem & { kind: ListingKind }) {
  const { id, title, category, price, status, hiddenAt, hiddenReason, coverUrl, until, proposals } = listing;
  const off = status === "inactive" || hiddenAt !== null;
  return (
    <tr
      role="row"
      className="relative border-b max-2xl:flex max-2xl:flex-wrap max-2xl:items-center max-2xl:pb-1 max-2xl:pt-3 max-2xl:after:flex-[0_0_100%] max-2xl:after:content-['']"
    >
      <td role="cell" className={cells.id}>
        {shortId(id)}
      </td>
      <td role="cell" className={cells.title}>
        <span
          className={
            off
              ? "absolute left-0 top-3 w-20 overflow-hidden rounded opacity-50 2xl:w-16"
              : "absolute left-0 top-3 w-20 overflow-hidden rounded 2xl:w-16"
          }
        >
          <Photo
            picture={coverUrl === null ? null : { url: coverUrl, alt: "", width: 320, height: 240 }}
            category={category}
            sizes="small"
          />
        </span>
        <b className="text-[0.9375rem] [word-break:break-word]">
          <Bdi>{title}</Bdi>
        </b>
        {hiddenAt !== null && <Hidden reason={hiddenReason} />}
      </td>
      <td role="cell" className={cells.wide}>
        {category}
      </td>
      <td role="cell" className={cells.price}>
        <Price amount={price} />
        {until && <Note>sampai {until}</Note>}
      </td>
      <td role="cell" className={cells.status}>
        <ListingState kind={kind} status={status} hiddenAt={hiddenAt} />
      </td>
      {listing.ratingCount > 0 ? (
        <td role="cell" className={cells.rating}>
          <Rating rating={listing.rating} count={listing.ratingCount} />
        </td>
      ) : (
        <td role="cell" className={cells.wide}>
          Belum ada<span className="sr-only"> ulasan</span>
        </td>
      )}
      <td role="cell" className={cells.count}>
        {proposals ? (
          <Proposals id={id} title={title} open={status === "active"} {...proposals} />
        ) : (
          <Counted number={listing.ordersCompleted} of="pesanan" />
        )}
      </td>
      <td role="cell" className={cells.actions}>
        <RowActions kind={kind} {...listing} />
      </td>
    </tr>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <small className="block text-xs text-ink-soft">{children}</small>;
}

function Counted({ number, of }: { number: ReactNode; of: string }) {
  return (
    <>
      {number} <span className="2xl:hidden">{of}</span>
    </>
  );
}

function Proposals({
  id,
  title,
  open,
  received,
  waiting,
  fresh,
}: Pick<OwnListingItem, "id" | "title"> & NonNullable<OwnListingItem["proposals"]> & { open: boolean }) {
  if (received === "0")
    return (
      <>
        <Counted number="0" of="penawaran" />
        {open && <Note>{fresh ? "Baru tayang" : "Perjelas lewat Edit"}</Note>}
      </>
    );
  return (
    <>
      <AppButtonLink
        look={open && waiting > 0 ? "primary" : "line"}
        to={receivedPath(id)}
        aria-label={`Lihat ${received} penawaran untuk ${isolated(title)}`}
      >
        Lihat <Counted number={received} of="penawaran" />
      </AppButtonLink>
      {waiting > 0 && <Note>{waiting} menunggu</Note>}
    </>
  );
}

function Hidden({ reason }: { reason: string }) {
  if (reason === RESTRICTED_LISTING)
    return (
      <Note>
        Tidak tampil selama <a href="/account/data">akun Anda dibekukan</a>.
      </Note>
    );
  return (
    <>
      <Note>Disembunyikan oleh JasaWarga: {excerpt(reason, 80)}</Note>
      <Note>
        Perbaiki isinya lewat Edit, lalu <a href={`mailto:${SUPPORT_EMAIL}`}>tulis kepada kami</a>.
      </Note>
    </>
  );
}

function RowActions({ kind, id, title, status, hiddenAt }: OwnListingItem & { kind: ListingKind }) {
  const list = ownListPath(kind);
  // The key changes with every navigation, so the menu is closed on the next page.
  const { key } = useLocation();
  const next = status === "active" ? "inactive" : "active";
  const { button } = OWN_LISTING_COPY[kind].status[next];
  return (
    <>
      <ButtonLink look="quiet" href={`${rowText[kind].page}/${id}`} aria-label={`Lihat ${isolated(title)}`}>
        Lihat
      </ButtonLink>
      <AppButtonLink look="quiet" to={`${list}/edit/${id}`} aria-label={`Edit ${isolated(title)}`}>
        Edit
      </AppButtonLink>
      <MoreMenu key={key} look="row" label={`Lainnya untuk ${isolated(title)}`}>
        {hiddenAt === null && (
          <Form method="post" action={`${list}/${id}/status`}>
            <Button type="submit" look="quiet" name="status" value={next} aria-label={`${button} ${isolated(title)}`}>
              {button}
            </Button>
          </Form>
        )}
        <DeletionDialog kind={kind} id={id} title={title} />
      </MoreMenu>
    </>
  );
}

const pageText = {
  offer: {
    none: "Anda belum memiliki jasa yang ditawarkan",
    drawing: "services",
    example: <Example title="Cuci AC dua unit" text="Aktif · 4 pesanan" end="Rp 150.000" category="Rumah Tangga" />,
    next: "Satu jasa dengan satu foto sudah cukup untuk mulai.",
    add: { seen: "Tambah", said: " Jasa Baru" },
    pages: "Halaman jasa",
    failed: "Gagal memuat daftar jasa",
  },
  wanted: {
    none: "Anda belum memiliki permintaan jasa",
    drawing: "requests",
    example: (
      <Example title="Cuci tiga AC di rumah kos" text="5 penawaran masuk" end="Rp 300.000" category="Rumah Tangga" />
    ),
    next: "Tulis apa yang Anda cari dan berapa anggarannya, lalu penyedia jasa yang datang kepada Anda.",
    add: { seen: "Buat", said: " Permintaan Jasa" },
    pages: "Halaman permintaan jasa",
    failed: "Gagal memuat daftar jasa dicari",
  },
} as const;

export function OwnListingsScreen({
  kind,
  listings,
  newer,
  older,
  sort,
  part,
  chips,
}: {
  kind: ListingKind;
  listings: readonly OwnListingItem[];
  newer: string | null;
  older: string | null;
  sort: ListSort;
  part: OwnListFilter;
  chips: readonly FilterChip[];
}) {
  const { none, next, pages, add, drawing, example } = pageText[kind];
  const path = ownListPath(kind);
  const kept: Record<string, string> = part === "all" ? {} : { status: part };
  const order = `${part === "all" ? "" : `status=${part}&`}${sort === "terbaru" ? "" : `sort=${sort}&`}`;
  const create = { href: `${path}/create`, text: OWN_LISTING_COPY[kind].create.title };
  const closed = listings.filter(({ status }) => kind === "wanted" && status === "inactive");
  const shown = listings.filter((listing) => !closed.includes(listing));
  const paged = newer !== null || older !== null;
  return (
    <>
      <TitleBar title={OWN_LISTING_COPY[kind].list}>
        {(listings.length > 0 || part !== "all") && (
          <AppButtonLink to={create.href}>
            <span className="lg:hidden">
              <SidebarIcon name="plus" />
            </span>
            <span className="title-bar__word">{add.seen}</span>
            <span className="sr-only">{add.said}</span>
          </AppButtonLink>
        )}
      </TitleBar>
      {kind === "wanted" && <WantedTabs current="wanted" />}
      {chips.length > 0 && <FilterChips label="Saring jasa" chips={chips} />}
      {listings.length === 0 && (
        <div className="mt-6">
          {part === "all" ? (
            <EmptyState drawing={drawing} title={none} text={next} example={example} action={create} />
          ) : (
            <EmptyState
              drawing="filtered"
              title="Tidak ada jasa di bagian ini"
              action={{ href: path, text: "Lihat Semua" }}
            />
          )}
        </div>
      )}
      {(paged || sort !== "terbaru") && <ListFilter path={path} sort={sort} kept={kept} />}
      {shown.length > 0 && <OwnListings kind={kind} listings={shown} />}
      {closed.length > 0 && (
        <details className="disclosure" open={shown.length === 0}>
          <summary>
            <span>
              Ditutup <span className="text-ink-soft">{closed.length}</span>
            </span>
          </summary>
          <OwnListings kind={kind} listings={closed} />
        </details>
      )}
      {kind === "offer" && listings.length > 0 && (
        <p className="mt-4">
          <AppButtonLink look="line" to={`${path}/hours`}>
            Jam Kerja
          </AppButtonLink>
        </p>
      )}
      <Pagination
        label={pages}
        previous={newer && `${path}?${order}before=${newer}`}
        next={older && `${path}?${order}after=${older}`}
      />
    </>
  );
}

export function OwnListingsFailed({ kind, unreadable }: { kind: ListingKind; unreadable: boolean }) {
  if (!unreadable) return <ListFailed title={OWN_LISTING_COPY[kind].list} failed={pageText[kind].failed} />;
  return (
    <>
      <TitleBar />
      <EmptyState
        level={1}
        title="Permintaan ini tidak dapat kami baca"
        text="Alamatnya mungkin terpotong."
        action={{ href: ownListPath(kind), text: `Kembali ke ${OWN_LISTING_COPY[kind].list}` }}
      />
    </>
  );
}
