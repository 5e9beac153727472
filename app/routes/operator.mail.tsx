import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { listFailingMail } from "~/database/outbox.server";
import { isGivenUp } from "~/notifications/send-outbox.server";
import { ListPage } from "~/operators/ui/list-page";
import { formatDateTime } from "~/platform/dates";
import { pageTitle } from "~/platform/sentence-text";

import type { Column } from "~/ui/data-table";
import { Example } from "~/ui/example";

const MAX_LISTED_MAILS = 50;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(context, request);
  const failing = await listFailingMail(context.db, MAX_LISTED_MAILS);
  return {
    failing: failing.map(({ createdAt, nextAttemptAt, ...mail }) => ({
      ...mail,
      written: formatDateTime(createdAt),
      next: isGivenUp(mail.attempts) ? "tidak dicoba lagi" : formatDateTime(nextAttemptAt),
    })),
  };
}

const columns: Column<Awaited<ReturnType<typeof loader>>["failing"][number]>[] = [
  {
    head: "Email",
    kind: "title",
    cell: ({ subject, to, lastError }) => (
      <>
        {subject}
        <small>untuk {to}</small>
        {lastError && <small className="needs-action">{lastError}</small>}
      </>
    ),
  },
  { head: "Ditulis", kind: "plain", cell: ({ written }) => written },
  { head: "Dicoba", kind: "plain", cell: ({ attempts }) => `${attempts} kali` },
  { head: "Berikutnya", kind: "plain", cell: ({ next }) => next },
];

export default function FailingMail() {
  const { failing } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Email yang gagal terkirim"
      intro="Setiap email dicoba lagi dengan sendirinya. Isinya tidak ditampilkan: tautan di dalamnya bisa membuka akun orang."
      list={{ caption: "Email yang gagal terkirim", columns, rows: failing, rowKey: ({ id }) => id }}
      empty={{
        drawing: "mail",
        title: "Semua email terkirim",
        example: <Example title="Pesanan Anda diterima" text="Ke budi@contoh.id · gagal 3 kali" end="10.05" />,
        action: { href: "/operator", text: "Kembali ke Ringkasan" },
      }}
    />
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Email yang gagal, operator") }];

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
