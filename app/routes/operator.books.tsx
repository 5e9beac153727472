import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readLedgerAudit } from "~/db/money/books.server";
import { readForm } from "~/http/form.server";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { checkLedger } from "~/operations/money/check-books.server";
import { Button } from "~/ui/kit/button";
import { MonthForm } from "~/ui/kit/month-form";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Section } from "~/ui/kit/section";
import { Topline } from "~/ui/layout/title-bar";
import { AuditBreaches } from "~/ui/operator/money/book-breaches";
import { AuditRules } from "~/ui/operator/money/book-rules";
import { TrialBalance } from "~/ui/operator/money/trial-balance";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { monthOptions } from "~/views/core/months";
import { ledgerAuditView } from "~/views/money/books.server";

/** As many as fit a request; the scheduler or the next press does the rest. */
const ROUNDS = 10;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await expectOperator(context, request);
  return { ...ledgerAuditView(await readLedgerAudit(context.db)), months: monthOptions(context.now) };
}

/** Audits changes at once. It decides nothing, so it needs no reason. */
export async function action({ request, context }: ActionFunctionArgs) {
  await expectOperator(context, request);
  await readForm(request);
  const all = await checkLedger(context, ROUNDS);
  return context.toasts.redirectWithSuccess(
    "/operator/books",
    {
      message: "Pembukuan diperiksa",
      ...(all ? {} : { description: "Masih ada perubahan lain. Tekan sekali lagi untuk melanjutkan." }),
    },
    { status: 303 },
  );
}

export default function Books() {
  const { lines, sum, rules, below, breaches, checked, unchecked, months } = useLoaderData<typeof loader>();
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Operator", href: "/operator" }, { text: "Pembukuan" }]} />
      </Topline>
      <h1>Pembukuan</h1>
      <AuditRules rules={rules} checked={checked} unchecked={unchecked} />
      <AuditBreaches below={below} breaches={breaches} />
      <Section id="neraca" title="Neraca saldo" tight>
        <TrialBalance lines={lines} sum={sum} />
      </Section>
      <Section id="biaya" title="Biaya platform per penjual" tight>
        <MonthForm action="/operator/books/fees.csv" months={months}>
          <Button type="submit" look="line">
            Unduh CSV
          </Button>
        </MonthForm>
      </Section>
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Pembukuan | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
