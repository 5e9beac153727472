import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { disputeListView, readDisputeListQuery } from "~/operators/page-data.server";
import { ListPage } from "~/operators/ui/list-page";
import { listDisputes } from "~/orders/list-queries.server";
import { pageTitle } from "~/platform/sentence-text";
import { Example } from "~/ui/example";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(context, request);
  const { db, now } = context;
  const query = readDisputeListQuery(new URL(request.url).searchParams);
  return disputeListView(await listDisputes(db, { ...query, now }), query, now);
}

export default function Disputes() {
  const { stage, tabs, disputes, first, next } = useLoaderData<typeof loader>();
  const isRuling = stage === "ruling";
  return (
    <ListPage
      title="Sengketa"
      tabs={{ label: "Tahap sengketa", tabs }}
      list={{
        caption: "Sengketa, tenggat terdekat di atas",
        heads: ["Pesanan", isRuling ? "Putuskan dalam" : "Menunggu", "Bukti"],
        rows: disputes,
      }}
      empty={{
        drawing: "disputes",
        title: isRuling ? "Tidak ada sengketa yang menunggu putusan." : "Tidak ada sengketa yang menunggu tanggapan.",
        example: <Example title="Cuci AC dua unit" text="Budi Santoso dan Teddy Kurniadi" end="2 hari lagi" />,
        text: "Sengketa muncul di sini setelah salah satu pihak mengajukan masalah.",
        action: { href: "/operator", text: "Kembali ke Ringkasan" },
      }}
      pages={{ first, next }}
    />
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Sengketa") }];

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
