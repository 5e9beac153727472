import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { ListPage } from "~/operators/ui/list-page";
import { formatShortDate } from "~/platform/dates";
import { pageTitle } from "~/platform/sentence-text";
import { firstMissDay, topMisses } from "~/search/empty-search";
import { listMisses } from "~/search/saved-queries.server";

import type { Column } from "~/ui/data-table";
import { Example } from "~/ui/example";

const MAX_LISTED_SEARCHES = 100;
/** The searches that are counted. One person who sends random ones can add this many in five hours. */
const MAX_COUNTED_SEARCHES = 500;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(context, request);
  const noted = await listMisses(context.db, firstMissDay(context.now), MAX_COUNTED_SEARCHES);
  const oldest = noted.length === MAX_COUNTED_SEARCHES ? noted.at(-1)?.day : undefined;
  return {
    counted: MAX_COUNTED_SEARCHES,
    oldest: oldest ? formatShortDate(Date.parse(oldest)) : null,
    misses: topMisses(noted, MAX_LISTED_SEARCHES).map(({ lastDay, ...miss }) => ({
      ...miss,
      last: formatShortDate(Date.parse(lastDay)),
    })),
  };
}

const columns: Column<Awaited<ReturnType<typeof loader>>["misses"][number]>[] = [
  {
    head: "Dicari",
    kind: "title",
    cell: ({ query }) => query,
    notes: ({ days }) => [`Dalam ${days} hari`],
  },
  { head: "Berapa kali", kind: "plain", cell: ({ count }) => `${count} kali` },
  { head: "Terakhir", kind: "date", cell: ({ last }) => last },
];

export default function SearchMisses() {
  const { misses, counted, oldest } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Pencarian tanpa hasil"
      intro={
        <>
          Kata-kata dari pencarian yang tidak menemukan apa pun, tanpa nama orang, tempat, atau angka. Disimpan 90 hari.
          Kata yang sering muncul pantas masuk ke daftar kata pencarian.
          {oldest && ` Dihitung dari ${counted} catatan terakhir, sejak ${oldest}.`}
        </>
      }
      list={{
        caption: "Pencarian tanpa hasil, yang tersering dulu",
        columns,
        rows: misses,
        rowKey: ({ query }) => query,
        link: () => null,
      }}
      empty={{
        drawing: "searches",
        title: "Semua pencarian menemukan sesuatu",
        example: <Example title="“tukang pasang wallpaper”" text="Tidak menemukan apa pun" end="7 kali" />,
        action: { href: "/operator", text: "Kembali ke Ringkasan" },
      }}
    />
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Pencarian tanpa hasil, operator") }];

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
