import { EmptyState } from "../kit/empty-state";
import { Main } from "../layout/page-shell";

/** Not reportable for this reader, or not their report. */
export function ReportNotFound() {
  return (
    <Main>
      <div className="mt-4">
        <EmptyState
          level={1}
          title="Tidak ada yang dapat dilaporkan di sini"
          text="Mungkin sudah dihapus, atau alamatnya terpotong."
          action={{ href: "/safety#cara-melapor", text: "Cara melapor" }}
        />
      </div>
    </Main>
  );
}
