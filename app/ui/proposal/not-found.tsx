import { useRouteError } from "@remix-run/react";
import { EmptyState } from "../kit/empty-state";
import { UnsentForm, useUnsentTitle } from "../kit/form/unsent-form";
import { Topline } from "../layout/title-bar";

/** Missing or somebody else's: the two look the same. Another `status` means that reading failed. */
export function ProposalNotFound({ status, list }: { status: number; list: { href: string; text: string } }) {
  const missing = status === 404;
  const said = useUnsentTitle();
  const error = useRouteError() as { data?: { why?: string } } | null;
  return (
    <>
      <Topline />
      <EmptyState
        level={1}
        title={missing ? "Penawaran tidak ditemukan" : (said ?? "Gagal memuat penawaran")}
        text={
          missing
            ? "Sudah tidak ada, atau bukan milik akun yang sedang masuk."
            : (error?.data?.why ?? "Coba muat ulang sebentar lagi.")
        }
        action={list}
      />
      <UnsentForm />
    </>
  );
}
