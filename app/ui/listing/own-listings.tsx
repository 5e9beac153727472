// biome-ignore-all lint/a11y/noRedundantRoles: shown as lines, a table without them is no table to a screen reader.

import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { RESTRICTED_LISTING } from "~/copy/account/my-data";
import { SUPPORT_EMAIL } from "~/copy/core/contact";
import { OWN_LISTING_COPY } from "~/copy/listing/own-listing";
import { isolated } from "~/domain/core/bidi";
import { excerpt, shortId } from "~/domain/core/text";
import type { ListingKind, ListingStatus } from "~/domain/listing/listing";
import { ownListPath } from "~/domain/listing/own-lists";
import { receivedPath } from "~/domain/proposal/proposal";
import { Button, ButtonLink } from "../kit/button";
import { Price } from "../kit/money/price";
import { AppButtonLink } from "../kit/navigation/app-link";
import { MoreMenu } from "../kit/navigation/more-menu";
import { Photo } from "../kit/picture";
import { Bdi } from "../kit/text/bdi";
import { Form } from "../layout/form";
import { Rating } from "../review/rating";
import { DeletionDialog } from "./deletion";
import { ListingState } from "./status";

export type OwnListingItem = {
  id: string;
  title: string;
  category: string;
  /** integer rupiah: an offer's price or a request's budget */
  price: number;
  status: ListingStatus;
  /** UTC ms; null unless an operator hid it. */
  hiddenAt: number | null;
  hiddenReason: string;
  rating: number;
  ratingCount: number;
  ordersCompleted: number;
  /** Base of its widths; null: the drawing of its category. */
  coverUrl: string | null;
  /** Of a request: its last day, "5 Des". */
  until: string | null;
  /** Of a request: all it received, "3" or "121+", and how many wait for an answer. `fresh`: posted within a day. */
  proposals: { received: string; waiting: number; fresh: boolean } | null;
};

const words = {
  offer: { caption: "Jasa yang Anda tawarkan", amount: "Harga", page: "/gig", last: "Pesanan" },
  wanted: { caption: "Jasa yang Anda cari", amount: "Budget", page: "/wanted", last: "Penawaran" },
} as const;

/** A table on a wide screen; below, lines with a picture. */
export function OwnListings({ kind, listings }: { kind: ListingKind; listings: readonly OwnListingItem[] }) {
  const { caption, amount, last } = words[kind];
  return (
    <table className="own-rows" role="table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {["ID", "Judul", "Kategori", amount, "Status", "Rating", last].map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className="sr-only">Aksi</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
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
    <tr role="row" className={off ? "own-rows__off" : undefined}>
      <td role="cell" className="own-rows__wide tiny">
        {shortId(id)}
      </td>
      <td role="cell">
        <Photo
          picture={coverUrl === null ? null : { url: coverUrl, alt: "", width: 320, height: 240 }}
          category={category}
          sizes="small"
        />
        <b>
          <Bdi>{title}</Bdi>
        </b>
        {hiddenAt !== null && <Hidden reason={hiddenReason} />}
      </td>
      <td role="cell" className="own-rows__wide soft">
        {category}
      </td>
      <td role="cell">
        <Price amount={price} />
        {until && <small>sampai {until}</small>}
      </td>
      <td role="cell">
        <ListingState kind={kind} status={status} hiddenAt={hiddenAt} />
      </td>
      {listing.ratingCount > 0 ? (
        <td role="cell">
          <Rating rating={listing.rating} count={listing.ratingCount} />
        </td>
      ) : (
        <td role="cell" className="own-rows__wide soft">
          Belum ada<span className="sr-only"> ulasan</span>
        </td>
      )}
      <td role="cell">
        {proposals ? (
          <Proposals id={id} title={title} open={status === "active"} {...proposals} />
        ) : (
          <Counted number={listing.ordersCompleted} of="pesanan" />
        )}
      </td>
      <td role="cell">
        <Acts kind={kind} {...listing} />
      </td>
    </tr>
  );
}

/** A wide screen has the word above its column. */
function Counted({ number, of }: { number: ReactNode; of: string }) {
  return (
    <>
      {number} <span className="own-rows__word">{of}</span>
    </>
  );
}

/** `open`: the request itself. */
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
        {open && <small>{fresh ? "Baru tayang" : "Perjelas lewat Edit"}</small>}
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
      {waiting > 0 && <small>{waiting} menunggu</small>}
    </>
  );
}

function Hidden({ reason }: { reason: string }) {
  if (reason === RESTRICTED_LISTING)
    return (
      <small>
        Tidak tampil selama <a href="/account/data">akun Anda dibekukan</a>.
      </small>
    );
  return (
    <>
      <small>Disembunyikan oleh JasaWarga: {excerpt(reason, 80)}</small>
      <small>
        Perbaiki isinya lewat Edit, lalu <a href={`mailto:${SUPPORT_EMAIL}`}>tulis kepada kami</a>.
      </small>
    </>
  );
}

function Acts({ kind, id, title, status, hiddenAt }: OwnListingItem & { kind: ListingKind }) {
  const list = ownListPath(kind);
  // Another visit of the same page finds the menu closed.
  const { key } = useLocation();
  const next = status === "active" ? "inactive" : "active";
  const { button } = OWN_LISTING_COPY[kind].status[next];
  return (
    <>
      <ButtonLink look="quiet" href={`${words[kind].page}/${id}`} aria-label={`Lihat ${isolated(title)}`}>
        Lihat
      </ButtonLink>
      <AppButtonLink look="quiet" to={`${list}/edit/${id}`} aria-label={`Edit ${isolated(title)}`}>
        Edit
      </AppButtonLink>
      <MoreMenu key={key} label={`Lainnya untuk ${isolated(title)}`}>
        {hiddenAt === null && (
          <Form method="post" action={`${list}/${id}/status`}>
            <Button
              type="submit"
              look="quiet"
              name="status"
              value={next}
              aria-label={`${button} ${isolated(title)}`}
            >
              {button}
            </Button>
          </Form>
        )}
        <DeletionDialog kind={kind} id={id} title={title} />
      </MoreMenu>
    </>
  );
}
