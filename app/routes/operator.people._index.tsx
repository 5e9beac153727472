import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { queryText, readOperatorQuery } from "~/operators/operator";
import { selectPeople } from "~/operators/queries.server";
import { FoundPeople, OperatorSearch } from "~/operators/ui/lists";
import { OperatorErrorBoundary } from "~/operators/ui/not-found";
import type { PageHandle } from "~/platform/pages";
import { PAGE_SIZE } from "~/platform/paging";
import { pageTitle } from "~/platform/sentence-text";
import { requireOperator } from "~/platform/viewer.server";
import { TitleBar } from "~/ui/frame";
import { EmptyState } from "~/ui/kit";

const PATH = "/operator/people";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(context, request);
  const q = queryText(new URL(request.url).searchParams.get("q"));
  const people = await selectPeople(context.db, readOperatorQuery(q));
  return { q, people, full: people.length === PAGE_SIZE };
}

export default function OperatorPeople() {
  const { q, people, full } = useLoaderData<typeof loader>();
  return (
    <>
      <TitleBar title="Orang" />
      <OperatorSearch
        path={PATH}
        q={q}
        label="Cari orang"
        hint="Awal email, awal nama, atau ID (cukup 8 huruf pertamanya)."
      />
      {people.length === 0 ? (
        <EmptyState
          title="Tidak ada orang yang cocok"
          text="Nama dan email dicari dari depannya: “sari w”, bukan “wulandari”."
          action={{ href: PATH, text: "Akun Terbaru" }}
        />
      ) : (
        <>
          {q === "" && <p className="small soft mb-3">Akun terbaru di atas.</p>}
          {q !== "" && full && (
            <p className="small soft mb-3">
              {PAGE_SIZE} yang pertama. Tulis lebih panjang agar daftarnya lebih pendek.
            </p>
          )}
          <FoundPeople people={people} caption="Orang" />
        </>
      )}
    </>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Orang, operator") }];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
