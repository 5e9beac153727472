import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listRefusedNames } from "~/accounts/refused-name-queries.server";
import { requireOperator } from "~/accounts/viewer.server";
import { NAME_SURFACE_LABELS } from "~/operators/text";
import { ListPage } from "~/operators/ui/list-page";
import { formatShortDate } from "~/platform/dates";
import { listHref, newestKey, PAGE_SIZE, readNewestKey } from "~/platform/paging";
import { pageTitle } from "~/platform/sentence-text";
import type { Column } from "~/ui/data-table";
import { Example } from "~/ui/example";
import { Bdi } from "~/ui/kit";

const PATH = "/operator/names";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(context, request);
  const before = readNewestKey(new URL(request.url).searchParams.get("after"));
  const found = await listRefusedNames(context.db, before, PAGE_SIZE + 1);
  const last = found.length > PAGE_SIZE ? found[PAGE_SIZE - 1] : undefined;
  return {
    names: found.slice(0, PAGE_SIZE).map(({ createdAt, ...row }) => ({ ...row, at: formatShortDate(createdAt) })),
    next: last ? listHref(PATH, { after: newestKey(last) }) : null,
  };
}

const columns: Column<Awaited<ReturnType<typeof loader>>["names"][number]>[] = [
  {
    head: "Nama",
    kind: "title",
    cell: ({ name }) => <Bdi>{name}</Bdi>,
    notes: ({ surface }) => [NAME_SURFACE_LABELS[surface]],
  },
  {
    head: "Ditulis oleh",
    kind: "plain",
    cell: ({ userId, fullName }) => (userId === null ? "Pengunjung" : <Bdi>{fullName ?? ""}</Bdi>),
  },
  { head: "Kapan", kind: "date", cell: ({ at }) => at },
];

export default function RefusedNames() {
  const { names, next } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Nama yang ditolak"
      intro="Nama, judul, isi profil, dan pemilik rekening yang ditolak karena menyerupai JasaWarga atau petugasnya. Disimpan 90 hari. Orang yang berulang kali mencoba mungkin ingin menipu."
      list={{
        caption: "Nama yang ditolak, terbaru dahulu",
        columns,
        rows: names,
        rowKey: ({ id }) => id,
        link: ({ userId }) => (userId === null ? null : { href: `/operator/people/${userId}` }),
      }}
      empty={{
        drawing: "names",
        title: "Belum ada nama yang ditolak",
        example: <Example title="“Admin JasaWarga”" text="Ditolak: menyerupai petugas" end="3 kali" />,
        action: { href: "/operator", text: "Kembali ke Ringkasan" },
      }}
      pages={{ label: "Halaman nama yang ditolak", next }}
    />
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Nama yang ditolak, operator") }];

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
