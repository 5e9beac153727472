import type { Watch } from "./watch";

export function WatchNote({ watch }: { watch: Watch }) {
  return (
    <p role="status" className="small soft">
      {watch === "broken" && "Sambungan terputus, mencoba lagi…"}
      {watch === "ended" && "Percakapan ini tidak lagi diperbarui. Muat ulang halaman ini."}
    </p>
  );
}
