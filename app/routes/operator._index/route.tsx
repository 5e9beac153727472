import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { requireOperator } from "~/accounts/viewer.server";
import { TASK_PATHS } from "~/operators/operator";
import { operatorSummaryView } from "~/operators/page-data.server";
import { readOperatorSummary } from "~/operators/queries.server";
import { TASK_LABELS } from "~/operators/text";
import { operatorActionTable } from "~/operators/ui/action-list";
import { TaskQueue } from "~/operators/ui/list-page";
import { pageTitle } from "~/platform/sentence-text";
import { DataTable } from "~/ui/data-table";
import { Example } from "~/ui/example";
import { EmptyState, Section } from "~/ui/kit";
import { TitleBar } from "~/ui/title-bar";

type Summary = ReturnType<typeof operatorSummaryView>;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireOperator(context, request);
  return operatorSummaryView(await readOperatorSummary(context.db, context.now, id), context.now);
}

function OperatorTasks({
  disputes,
  disputed,
  money,
  others,
  total,
}: Omit<Summary, "acts" | "total"> & { total: NonNullable<Summary["total"]> }) {
  return (
    <>
      <dl className="-mx-1 mb-3 flex flex-wrap [&>div+div]:flex-[2_1_9rem]">
        <Sum label="menunggu">{total.count}</Sum>
        {(total.next ?? total.oldest) && (
          <Sum label={total.next ? "putusan terdekat" : "menunggu terlama"}>
            <span className={total.late ? "text-danger" : "text-accent-ink"}>{total.next ?? total.oldest}</span>
          </Sum>
        )}
        {total.amount && (
          <Sum label="uang tertahan">
            <span className="whitespace-nowrap">{total.amount}</span>
          </Sum>
        )}
      </dl>
      {disputes.length > 0 && (
        <Section id="sengketa" small title={TASK_LABELS.disputes.title} aside={disputed.note}>
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

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="m-1 flex flex-[1_1_5rem] flex-col-reverse justify-end rounded border bg-raised px-3 py-2.5">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="text-lg font-extrabold leading-[1.3]">{children}</dd>
    </div>
  );
}

function TaskGroup({ id, title, tasks, note }: { id: string; title: string } & Summary["money"]) {
  if (tasks.length === 0) return null;
  return (
    <Section id={id} small title={title} aside={note}>
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
        <EmptyState
          drawing="accepted"
          title="Tidak ada yang menunggu Anda saat ini."
          example={<Example title="Sengketa menunggu putusan" text="Tenggatnya 2 hari lagi" end="1" />}
        />
      )}
      {acts.length === 0 ? (
        <p className="text-sm text-ink-soft mt-6">Belum ada tindakan operator yang tercatat.</p>
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
