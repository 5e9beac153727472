import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { queryText, readOperatorQuery } from "~/operators/operator";
import { selectPeople } from "~/operators/queries.server";
import { ListPage } from "~/operators/ui/list-page";
import { personTable } from "~/operators/ui/tables";
import { PAGE_SIZE } from "~/platform/paging";
import { pageTitle } from "~/platform/sentence-text";
import { Example } from "~/ui/example";

const PATH = "/operator/people";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(context, request);
  const q = queryText(new URL(request.url).searchParams.get("q"));
  const people = await selectPeople(context.db, readOperatorQuery(q));
  return { q, people, note: people.length === 0 ? null : listNote(q, people.length) };
}

function listNote(q: string, count: number): string | null {
  if (q === "") return "Akun terbaru di atas.";
  return count === PAGE_SIZE ? `${PAGE_SIZE} yang pertama. Tulis lebih panjang agar daftarnya lebih pendek.` : null;
}

export default function OperatorPeople() {
  const { q, people, note } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Orang"
      search={{
        path: PATH,
        q,
        label: "Cari orang",
        hint: "Awal email, awal nama, atau ID (cukup 8 huruf pertamanya).",
      }}
      above={note && <p className="text-sm text-ink-soft mb-3">{note}</p>}
      list={personTable(people, "Orang")}
      empty={{
        drawing: "people",
        title: "Tidak ada orang yang cocok",
        example: <Example title="Sari Wulandari" text="Jakarta Selatan · 24 pesanan selesai" person="Sari Wulandari" />,
        text: "Nama dan email dicari dari depannya: “sari w”, bukan “wulandari”.",
        action: { href: PATH, text: "Akun Terbaru" },
      }}
    />
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Orang, operator") }];

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
