import { Callout } from "../kit/callout";

type NoticeProps = { kind: "offer" | "wanted"; active: boolean; hiddenReason: string };

export function OwnerNotice({ kind, active, hiddenReason }: NoticeProps) {
  const { yours, manage } = words[kind];
  return (
    <div className="mb-4">
      <Callout icon={active ? "check" : "warn"} warm={!active}>
        <b>{yours}</b>
        {standing({ kind, active, hiddenReason })} <a href={manage}>Kelola di dashboard</a>
      </Callout>
    </div>
  );
}

/** For whoever ordered or proposed before it was taken away. */
export function GoneNotice({ kind }: { kind: "offer" | "wanted" }) {
  return (
    <div className="mb-4">
      <Callout icon="warn" warm>
        {kind === "offer"
          ? "Jasa ini tidak lagi ditawarkan. Anda pernah memesannya."
          : "Permintaan ini sudah ditutup. Anda pernah menawar."}
      </Callout>
    </div>
  );
}

function standing({ kind, active, hiddenReason }: NoticeProps): string {
  const { seeHidden, seeInactive } = words[kind];
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
  },
  wanted: {
    yours: "Ini permintaan Anda",
    manage: "/dashboard/wanted",
    seeHidden: "hanya Anda",
    seeInactive: "hanya Anda dan para pengirim penawaran",
  },
} as const;
