import { Callout } from "../kit/trust-note";

export function OwnerNotice({
  kind,
  active,
  hiddenReason,
}: {
  kind: "offer" | "wanted";
  active: boolean;
  hiddenReason: string;
}) {
  const { yours, manage } = words[kind];
  return (
    <div className="mb-4">
      <Callout icon={active ? "check" : "warn"} warm={!active}>
        <b>{yours}</b>
        {standing(active, hiddenReason)} <a href={manage}>Kelola di dashboard</a>
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
          ? "Jasa ini tidak lagi ditawarkan. Anda melihatnya karena pernah memesannya."
          : "Permintaan ini sudah ditutup. Anda melihatnya karena pernah mengirim penawaran."}
      </Callout>
    </div>
  );
}

function standing(active: boolean, hiddenReason: string): string {
  if (hiddenReason !== "")
    return `, disembunyikan oleh JasaWarga: hanya Anda yang melihat halaman ini. Alasannya: ${hiddenReason}`;
  return active ? "." : ", sedang tidak aktif: hanya Anda yang melihat halaman ini.";
}

const words = {
  offer: { yours: "Ini jasa Anda", manage: "/dashboard/services" },
  wanted: { yours: "Ini permintaan Anda", manage: "/dashboard/wanted" },
} as const;
