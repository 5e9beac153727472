import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readOperatorSummary } from "~/db/operator/summary.server";
import { requireOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { Section } from "~/ui/kit/section";
import { Topline } from "~/ui/layout/dashboard";
import { OperatorActionList } from "~/ui/operator/action-list";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { OperatorTasks } from "~/ui/operator/tasks";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireOperator(context, request);
  return readOperatorSummary(context.db, context.now, id);
}

export default function OperatorSummary() {
  const { tasks, acts } = useLoaderData<typeof loader>();
  const open = tasks.filter(({ count }) => count > 0).length;
  return (
    <>
      <Topline />
      <h1>Ringkasan operator</h1>
      <p className="soft">
        {open === 0 ? "Tidak ada yang menunggu Anda saat ini." : "Yang menunggu keputusan atau tangan Anda."}
      </p>
      <div className="mt-4">
        <OperatorTasks tasks={tasks} />
      </div>
      <Section id="terakhir" title="Tindakan terakhir" tight>
        {acts.length === 0 ? (
          <p className="soft">Belum ada tindakan operator yang tercatat.</p>
        ) : (
          <OperatorActionList actions={acts} caption="Tindakan operator terakhir" />
        )}
      </Section>
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Operator | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
