import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { listFailingMail } from "~/database/outbox.server";
import { isGivenUp } from "~/notifications/send-outbox.server";
import { ListPage } from "~/operators/ui/list-page";
import { formatDateTime, formatShortDate } from "~/platform/dates";
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
      written: formatShortDate(createdAt),
      next: isGivenUp(mail.attempts) ? "tidak dicoba lagi" : formatDateTime(nextAttemptAt),
    })),
  };
}

const columns: Column<Awaited<ReturnType<typeof loader>>["failing"][number]>[] = [
  {
    head: "Email",
    kind: "title",
    cell: ({ subject }) => subject,
    notes: ({ to, lastError, next }) => [
      lastError && (
        <span key="error" className="needs-action">
          {lastError}
        </span>
      ),
      `untuk ${to}`,
      `Berikutnya: ${next}`,
    ],
  },
  { head: "Ditulis", kind: "date", cell: ({ written }) => written },
  { head: "Dicoba", kind: "plain", cell: ({ attempts }) => `${attempts} kali` },
];

export default function FailingMail() {
  const { failing } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Email yang gagal terkirim"
      intro="Email yang gagal dicoba lagi secara otomatis. Isinya tidak ditampilkan, karena tautan di dalamnya bisa membuka akun orang."
      list={{ caption: "Email yang gagal terkirim", columns, rows: failing, rowKey: ({ id }) => id, link: () => null }}
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
