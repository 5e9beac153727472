import { isRouteErrorResponse, useParams, useRouteError } from "@remix-run/react";
import { UnsentFormNote, useUnsentTitle } from "~/ui/fields";
import { EmptyState } from "~/ui/kit";
import { Topline } from "~/ui/title-bar";
import { receivedPath } from "../proposal";

export function ReceivedErrorBoundary() {
  const error = useRouteError();
  const { id = "" } = useParams();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <ProposalNotFound status={status} list={{ href: receivedPath(id), text: "Kembali ke daftar penawaran" }} />;
}

export function ProposalNotFound({ status, list }: { status: number; list: { href: string; text: string } }) {
  const missing = status === 404;
  const unsentTitle = useUnsentTitle();
  const error = useRouteError() as { data?: { reason?: string; backHref?: string } } | null;
  const back = error?.data?.backHref;
  return (
    <>
      <Topline />
      <EmptyState
        level={1}
        title={missing ? "Penawaran tidak ditemukan" : (unsentTitle ?? "Gagal memuat penawaran")}
        text={
          missing
            ? "Sudah tidak ada, atau bukan milik akun yang sedang masuk."
            : (error?.data?.reason ?? "Coba muat ulang sebentar lagi.")
        }
        action={back && back !== list.href ? { href: back, text: "Buka pesanannya" } : list}
      />
      <UnsentFormNote />
    </>
  );
}
