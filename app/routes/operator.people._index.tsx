import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { selectPeople } from "~/db/operator/people.server";
import { PAGE_SIZE } from "~/domain/core/page-cursor";
import { queryText, readOperatorQuery } from "~/domain/operator/query";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { EmptyState } from "~/ui/kit/empty-state";
import { TitleBar } from "~/ui/layout/title-bar";
import { FoundPeople } from "~/ui/operator/found-people";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { OperatorSearch } from "~/ui/operator/search";

const PATH = "/operator/people";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await expectOperator(context, request);
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

export const meta: MetaFunction = () => [{ title: "Orang, operator | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
