import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readOperatorSummary } from "~/db/operator/summary.server";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { TitleBar } from "~/ui/layout/title-bar";
import { OperatorActionList } from "~/ui/operator/action-list";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { OperatorTasks } from "~/ui/operator/tasks";
import { operatorSummaryView } from "~/views/operator/summary.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await expectOperator(context, request);
  return operatorSummaryView(await readOperatorSummary(context.db, context.now, id), context.now);
}

export default function OperatorSummary() {
  const { acts, total, ...waiting } = useLoaderData<typeof loader>();
  return (
    <>
      <TitleBar title="Menunggu keputusan" />
      {total ? (
        <OperatorTasks {...waiting} total={total} />
      ) : (
        <p className="soft">Tidak ada yang menunggu Anda saat ini.</p>
      )}
      {acts.length === 0 ? (
        <p className="small soft mt-5">Belum ada tindakan operator yang tercatat.</p>
      ) : (
        <details className="disclosure mt-5">
          <summary>Tindakan terakhir</summary>
          <div>
            <OperatorActionList actions={acts} caption="Tindakan operator terakhir" />
          </div>
        </details>
      )}
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Operator | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
