import { isRouteErrorResponse, useParams, useRouteError } from "@remix-run/react";
import { MY_DATA_PATH, RESTRICTED_LISTING } from "~/accounts/text";
import { OWN_LISTING_COPY } from "~/listings/own-text";
import { ErrorNote } from "~/ui/error-page";
import { UnsentFormNote, useUnsentTitle } from "~/ui/fields";
import { Callout, EmptyState } from "~/ui/kit";
import { Tabs } from "~/ui/navigation";
import { Topline } from "~/ui/title-bar";
import { kindOfOwnList, type ListingKind, ownListPath } from "../listing";

/** Shows the same error for a missing listing and for another user's. Without `kind`, the URL decides which list. */
export function OwnListingErrorBoundary({ kind: given }: { kind?: ListingKind }) {
  const error = useRouteError();
  const { list } = useParams();
  const kind = given ?? kindOfOwnList(list) ?? "offer";
  const unsentTitle = useUnsentTitle();
  const gone = isRouteErrorResponse(error) && error.status === 404;
  if (isRouteErrorResponse(error) && !gone && error.status < 500) {
    return (
      <>
        <Topline />
        <ErrorNote status={error.status} />
      </>
    );
  }
  const { missing, failed } = OWN_LISTING_COPY[kind];
  const text = gone ? "Sudah dihapus, atau bukan milik akun yang sedang masuk." : "Coba muat ulang sebentar lagi.";
  const action = { href: ownListPath(kind), text: `Kembali ke ${OWN_LISTING_COPY[kind].list}` };
  return (
    <>
      <Topline />
      <EmptyState level={1} title={gone ? missing : (unsentTitle ?? failed)} text={text} action={action} />
      <UnsentFormNote />
    </>
  );
}

type NoticeProps = { kind: "offer" | "wanted"; active: boolean; hiddenReason: string };

export function OwnerNotice({ kind, active, hiddenReason }: NoticeProps) {
  const { yours, manage } = ownListingText[kind];
  const isRestricted = hiddenReason === RESTRICTED_LISTING;
  return (
    <div className="mb-4">
      <Callout icon={active ? "check" : "warn"} warm={!active}>
        <b>{yours}</b>
        {statusSentence({ kind, active, hiddenReason })}{" "}
        {isRestricted ? (
          <a href={`${MY_DATA_PATH}#restriction`}>Pakai lagi akun ini</a>
        ) : (
          <a href={manage}>Kelola di dashboard</a>
        )}
      </Callout>
    </div>
  );
}

/**
 * Tells people who ordered or proposed that a listing is not public any more. `paused`: its owner restricted the
 * account.
 */
export function GoneNotice({ kind, paused }: { kind: "offer" | "wanted"; paused: boolean }) {
  const { gone, away } = ownListingText[kind];
  return (
    <div className="mb-4">
      <Callout icon={paused ? "clock" : "warn"} warm>
        {paused ? away : gone}
      </Callout>
    </div>
  );
}

function statusSentence({ kind, active, hiddenReason }: NoticeProps): string {
  const { seeHidden, seeInactive } = ownListingText[kind];
  if (hiddenReason === RESTRICTED_LISTING)
    return `, tidak tampil selama akun Anda dibekukan: ${seeHidden} yang melihat halaman ini.`;
  if (hiddenReason !== "")
    return `, disembunyikan oleh JasaWarga: ${seeHidden} yang melihat halaman ini. Alasannya: ${hiddenReason}`;
  return active ? "." : `, sedang tidak aktif: ${seeInactive} yang melihat halaman ini.`;
}

const ownListingText = {
  offer: {
    yours: "Ini jasa Anda",
    manage: "/dashboard/services",
    seeHidden: "hanya Anda dan pembeli dengan pesanan berjalan",
    seeInactive: "hanya Anda dan para pemesannya",
    gone: "Jasa ini tidak lagi ditawarkan. Anda pernah memesannya.",
    away: "Penjual sedang tidak menerima pesanan baru. Pesanan Anda yang berjalan tetap berjalan.",
  },
  wanted: {
    yours: "Ini permintaan Anda",
    manage: "/dashboard/wanted",
    seeHidden: "hanya Anda",
    seeInactive: "hanya Anda dan para pengirim penawaran",
    gone: "Permintaan ini sudah ditutup. Anda pernah menawar.",
    away: "Pemiliknya sedang tidak menerima penawaran. Penawaran Anda tetap tersimpan.",
  },
} as const;

export function WantedTabs({ current }: { current: "wanted" | "proposals" }) {
  return (
    <Tabs
      label="Jasa dicari"
      tabs={[
        { to: "/dashboard/wanted", text: "Permintaan saya", current: current === "wanted" },
        { to: "/dashboard/proposals", text: "Penawaran saya", current: current === "proposals" },
      ]}
    />
  );
}
