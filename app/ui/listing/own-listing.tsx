import { MY_DATA_PATH, RESTRICTED_LISTING } from "~/copy/account/my-data";
import { Callout } from "../kit/callout";

type NoticeProps = { kind: "offer" | "wanted"; active: boolean; hiddenReason: string };

export function OwnerNotice({ kind, active, hiddenReason }: NoticeProps) {
  const { yours, manage } = words[kind];
  const frozen = hiddenReason === RESTRICTED_LISTING;
  return (
    <div className="mb-4">
      <Callout icon={active ? "check" : "warn"} warm={!active}>
        <b>{yours}</b>
        {standing({ kind, active, hiddenReason })}{" "}
        {frozen ? (
          <a href={`${MY_DATA_PATH}#restriction`}>Pakai lagi akun ini</a>
        ) : (
          <a href={manage}>Kelola di dashboard</a>
        )}
      </Callout>
    </div>
  );
}

/** For whoever ordered or proposed before it was taken away. `paused`: its owner froze their account for a while. */
export function GoneNotice({ kind, paused }: { kind: "offer" | "wanted"; paused: boolean }) {
  const { gone, away } = words[kind];
  return (
    <div className="mb-4">
      <Callout icon={paused ? "clock" : "warn"} warm>
        {paused ? away : gone}
      </Callout>
    </div>
  );
}

function standing({ kind, active, hiddenReason }: NoticeProps): string {
  const { seeHidden, seeInactive } = words[kind];
  if (hiddenReason === RESTRICTED_LISTING)
    return `, tidak tampil selama akun Anda dibekukan: ${seeHidden} yang melihat halaman ini.`;
  if (hiddenReason !== "")
    return `, disembunyikan oleh JasaWarga: ${seeHidden} yang melihat halaman ini. Alasannya: ${hiddenReason}`;
  return active ? "." : `, sedang tidak aktif: ${seeInactive} yang melihat halaman ini.`;
}

const words = {
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
