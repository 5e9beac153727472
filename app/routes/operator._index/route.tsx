import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { TASK_PATHS } from "~/operators/operator";
import { operatorSummaryView } from "~/operators/page-data.server";
import { readOperatorSummary } from "~/operators/queries.server";
import { TASK_LABELS } from "~/operators/text";
import { operatorActionTable } from "~/operators/ui/action-list";
import { TaskQueue } from "~/operators/ui/list-page";
import { pageTitle } from "~/platform/sentence-text";
import { requireOperator } from "~/platform/viewer.server";
import { TitleBar } from "~/ui/frame";
import { DataTable, Section } from "~/ui/kit";

type Summary = ReturnType<typeof operatorSummaryView>;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireOperator(context, request);
  return operatorSummaryView(await readOperatorSummary(context.db, context.now, id), context.now);
}

/** Omits empty groups. */
function OperatorTasks({
  disputes,
  disputed,
  money,
  others,
  total,
}: Omit<Summary, "acts" | "total"> & { total: NonNullable<Summary["total"]> }) {
  return (
    <>
      <dl className="queue-sums">
        <div>
          <dt>menunggu</dt>
          <dd>{total.count}</dd>
        </div>
        {(total.next ?? total.oldest) && (
          <div>
            <dt>{total.next ? "putusan terdekat" : "menunggu terlama"}</dt>
            <dd className={total.late ? "text-danger" : "text-accent-ink"}>{total.next ?? total.oldest}</dd>
          </div>
        )}
        {total.amount && (
          <div>
            <dt>uang tertahan</dt>
            <dd className="whitespace-nowrap">{total.amount}</dd>
          </div>
        )}
      </dl>
      {disputes.length > 0 && (
        <Section id="sengketa" small title={TASK_LABELS.disputes.title} note={disputed.note}>
          <TaskQueue
            caption="Sengketa, tenggat terdekat di atas"
            heads={["Pesanan", "Putuskan dalam", "Bukti"]}
            rows={disputes}
          />
          {disputed.more && (
            <p className="mt-2">
              <a href={TASK_PATHS.disputes}>Semua sengketa</a>
            </p>
          )}
        </Section>
      )}
      <TaskGroup id="uang" title="Uang keluar" {...money} />
      <TaskGroup id="lainnya" title="Lainnya" {...others} />
    </>
  );
}

function TaskGroup({ id, title, tasks, note }: { id: string; title: string } & Summary["money"]) {
  if (tasks.length === 0) return null;
  return (
    <Section id={id} small title={title} note={note}>
      <TaskQueue caption={title} heads={["Jenis", "Terlama", "Jumlah"]} rows={tasks} />
    </Section>
  );
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
        <p className="small soft mt-6">Belum ada tindakan operator yang tercatat.</p>
      ) : (
        <details className="disclosure mt-6">
          <summary>Tindakan terakhir</summary>
          <div>
            <DataTable {...operatorActionTable(acts, "Tindakan operator terakhir")} />
          </div>
        </details>
      )}
    </>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Operator") }];

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
