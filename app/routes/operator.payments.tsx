import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { ListPage } from "~/operators/ui/list-page";
import { listStuckNotifications } from "~/payments/gateway-queries.server";
import { outcomeLabel } from "~/payments/text";
import { formatShortDate } from "~/platform/dates";
import { pageTitle } from "~/platform/sentence-text";
import { shortId } from "~/platform/strings";
import type { Column } from "~/ui/data-table";
import { Example } from "~/ui/example";
import { Bdi } from "~/ui/kit";

const MAX_LISTED_NOTIFICATIONS = 50;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(context, request);
  const stuck = await listStuckNotifications(context.db, context.now, MAX_LISTED_NOTIFICATIONS);
  return {
    stuck: stuck.map(({ receivedAt, outcome, ...notification }) => ({
      ...notification,
      received: formatShortDate(receivedAt),
      outcome: sentence(outcomeLabel(outcome)),
    })),
  };
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const columns: Column<Awaited<ReturnType<typeof loader>>["stuck"][number]>[] = [
  {
    head: "Kabar",
    kind: "title",
    cell: ({ title }) => <Bdi>{title}</Bdi>,
    notes: ({ gatewayOrderId, outcome }) => [
      <span key="outcome" className="needs-action">
        {outcome}
      </span>,
      gatewayOrderId,
    ],
  },
  { head: "Datang", kind: "date", cell: ({ received }) => received },
];

export default function StuckPayments() {
  const { stuck } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Kabar yang tidak cocok"
      intro="Kabar dari penyedia pembayaran yang belum diterapkan. Buka berkas pesanannya, lalu tanyakan lagi ke penyedia pembayaran atau proses ulang kabarnya. Bila jumlahnya, mata uangnya, atau penerimanya tidak cocok, atau sebagian pembayaran kembali, kabarnya tetap di sini sampai pesanannya ditutup atau disengketakan, lalu penyedia pembayaran ditanyai sekali lagi."
      list={{
        caption: "Kabar yang tidak cocok",
        columns,
        rows: stuck,
        rowKey: ({ key }) => key,
        link: ({ orderId }) => ({
          href: `/operator/orders/${orderId}#kabar`,
          name: `Berkas pesanan ${shortId(orderId)}:`,
        }),
      }}
      empty={{
        drawing: "payments",
        title: "Tidak ada kabar yang menunggu",
        example: <Example title="Pembayaran Rp 150.000" text="Pesanan 7F3A · jumlahnya tidak cocok" end="10.05" />,
        text: "Yang datang sudah diproses, atau penyedia pembayaran sudah menjawab tentangnya.",
        action: { href: "/operator", text: "Kembali ke Ringkasan" },
      }}
    />
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Kabar yang tidak cocok, operator") }];

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
