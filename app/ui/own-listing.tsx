import { Note } from "./note";

/** For whoever looks at a listing of their own: that it is theirs, and who else sees it. */
export function OwnListing({ kind, active }: { kind: "offer" | "wanted"; active: boolean }) {
  const { yours, manage } = words[kind];
  return (
    <div className="mb-4">
      <Note icon={active ? "check" : "warn"} warm={!active}>
        <b>{yours}</b>
        {!active && ", sedang tidak aktif: hanya Anda yang melihat halaman ini"}.{" "}
        <a href={manage}>Kelola di dashboard</a>
      </Note>
    </div>
  );
}

const words = {
  offer: { yours: "Ini jasa Anda", manage: "/dashboard/services" },
  wanted: { yours: "Ini permintaan Anda", manage: "/dashboard/wanted" },
} as const;
