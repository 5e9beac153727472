import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { selectDeniedPayouts, selectReturnedPayouts } from "~/db/money/payout-troubles.server";
import { selectAlerts, selectOpenAlerts, selectSchedulerState } from "~/db/operator/watch.server";
import { listHref } from "~/domain/core/list-href";
import { readNewestKey } from "~/domain/core/page-cursor";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { Pagination } from "~/ui/kit/navigation/pagination";
import { Section } from "~/ui/kit/section";
import { TitleBar } from "~/ui/layout/title-bar";
import { AlertHistory, PresentStates } from "~/ui/operator/health";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { healthView } from "~/views/operator/health.server";

const PATH = "/operator/health";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await expectOperator(context, request);
  const { db, now } = context;
  const before = readNewestKey(new URL(request.url).searchParams.get("after"));
  const [[state], open, past, denied, returned] = await db.batch([
    selectSchedulerState(db),
    selectOpenAlerts(db),
    selectAlerts(db, before),
    selectDeniedPayouts(db),
    selectReturnedPayouts(db, now),
  ]);
  const { after, ...health } = healthView(
    { state: state ?? null, open, past, payouts: { payout_denied: denied, payout_returned: returned } },
    now,
  );
  return { ...health, turned: before !== null, next: after && listHref(PATH, { after }) };
}

export default function OperatorHealth() {
  const { run, failed, states, past, turned, next } = useLoaderData<typeof loader>();
  return (
    <>
      <TitleBar title="Keadaan" />
      <PresentStates run={run} failed={failed} states={states} />
      <Section
        id="riwayat"
        small
        title="Riwayat gangguan"
        note="Operator diberi tahu lewat email saat gangguan mulai dan saat berakhir."
      >
        {past.length === 0 ? (
          <p className="soft">Belum pernah ada gangguan yang tercatat.</p>
        ) : (
          <AlertHistory past={past} open={turned} />
        )}
      </Section>
      <Pagination label="Halaman riwayat" next={next} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Keadaan, operator | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
