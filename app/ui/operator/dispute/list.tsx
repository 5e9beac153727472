import { EmptyState } from "../../kit/empty-state";
import { ListPagination } from "../../kit/navigation/list-pagination";
import { type Tab, Tabs } from "../../kit/navigation/tabs";
import { TitleBar } from "../../layout/title-bar";
import { Queue, type QueueRow } from "../queue";

export type ListedDispute = Omit<QueueRow, "key" | "href" | "note" | "mark" | "amount" | "count"> & {
  id: string;
  between: string;
  evidence: string;
  /** It takes two operators. */
  two: boolean;
  /** integer rupiah */
  total: number;
};

export function listedRows(disputes: readonly ListedDispute[]): QueueRow[] {
  return disputes.map(({ id, between, evidence, two, total, ...row }) => ({
    ...row,
    key: id,
    href: `/operator/disputes/${id}`,
    note: between,
    mark: two ? "perlu dua operator" : null,
    amount: total,
    count: evidence,
  }));
}

export function DisputeList({
  tabs,
  disputes,
  first,
  next,
  stage,
}: {
  tabs: readonly Tab[];
  disputes: readonly ListedDispute[];
  first: string | null;
  next: string | null;
  stage: "ruling" | "answer";
}) {
  return (
    <>
      <TitleBar title="Sengketa" />
      <Tabs label="Tahap sengketa" tabs={tabs} />
      {disputes.length === 0 ? (
        <EmptyState
          title={
            stage === "ruling"
              ? "Tidak ada sengketa yang menunggu putusan."
              : "Tidak ada sengketa yang menunggu tanggapan."
          }
          text="Sengketa muncul di sini setelah salah satu pihak mengajukan masalah."
          action={{ href: "/operator", text: "Kembali ke Ringkasan" }}
        />
      ) : (
        <Queue
          caption="Sengketa, tenggat terdekat di atas"
          heads={["Pesanan", stage === "ruling" ? "Putuskan dalam" : "Menunggu", "Bukti"]}
          rows={listedRows(disputes)}
        />
      )}
      <ListPagination first={first} next={next} />
    </>
  );
}
