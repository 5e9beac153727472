import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listMisses } from "~/db/search/misses.server";
import { formatDate } from "~/domain/core/dates";
import { missesSince, mostMissed } from "~/domain/search/miss";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { EmptyState } from "~/ui/kit/empty-state";
import { type Column, DataTable } from "~/ui/kit/table";
import { TitleBar } from "~/ui/layout/title-bar";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";

const LISTED = 100;
/** Of those noted last that are counted at each view; whoever types at random adds as many in five hours. */
const COUNTED = 500;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await expectOperator(context, request);
  const noted = await listMisses(context.db, missesSince(context.now), COUNTED);
  const oldest = noted.length === COUNTED ? noted.at(-1)?.day : undefined;
  return {
    counted: COUNTED,
    oldest: oldest ? formatDate(Date.parse(oldest)) : null,
    misses: mostMissed(noted, LISTED).map(({ lastDay, ...miss }) => ({
      ...miss,
      last: formatDate(Date.parse(lastDay)),
    })),
  };
}

type Miss = Awaited<ReturnType<typeof loader>>["misses"][number];

const columns: Column<Miss>[] = [
  { head: "Dicari", kind: "title", cell: ({ query }) => query },
  { head: "Berapa kali", kind: "plain", cell: ({ count, days }) => `${count} kali, dalam ${days} hari` },
  { head: "Terakhir", kind: "plain", cell: ({ last }) => last },
];

export default function SearchMisses() {
  const { misses, counted, oldest } = useLoaderData<typeof loader>();
  return (
    <>
      <TitleBar title="Pencarian tanpa hasil" />
      <p className="soft mb-4">
        Kata-kata dari pencarian yang tidak menemukan apa pun, tanpa nama orang, tempat, atau angka. Disimpan
        90 hari. Kata yang sering muncul pantas masuk ke daftar kata pencarian.
        {oldest && ` Dihitung dari ${counted} catatan terakhir, sejak ${oldest}.`}
      </p>
      {misses.length === 0 ? (
        <EmptyState
          title="Semua pencarian menemukan sesuatu"
          action={{ href: "/operator", text: "Kembali ke Ringkasan" }}
        />
      ) : (
        <div className="mt-4">
          <DataTable
            caption="Pencarian tanpa hasil, yang tersering dulu"
            columns={columns}
            rows={misses}
            rowKey={({ query }) => query}
          />
        </div>
      )}
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Pencarian tanpa hasil, operator | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
