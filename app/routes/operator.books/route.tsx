import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { checkLedger } from "~/ledger/commands.server";
import { ledgerAuditView, monthOptions } from "~/ledger/page-data.server";
import { readLedgerAudit } from "~/ledger/queries.server";
import { CashCell, CashRow, CashTable } from "~/ledger/ui/cash-tables";
import { readForm } from "~/platform/forms/requests.server";
import { formatAmount, formatRupiah } from "~/platform/money";
import { pageTitle } from "~/platform/sentence-text";
import { shortId } from "~/platform/strings";
import { type Column, DataTable } from "~/ui/data-table";
import { Form } from "~/ui/form";
import { Badge, Button, Callout, Panel, Section, SubmitButton } from "~/ui/kit";
import { AppButtonLink, Breadcrumbs, MonthForm } from "~/ui/navigation";
import { ReceiptRows } from "~/ui/prices";
import { Topline } from "~/ui/title-bar";

type Audit = ReturnType<typeof ledgerAuditView>;

const columns: Column<Audit["mismatches"][number]>[] = [
  { head: "Pesanan", kind: "id", cell: ({ orderId }) => shortId(orderId) },
  {
    head: "Aturan",
    kind: "title",
    cell: ({ rule, found }) => (
      <>
        {rule}
        <small className="needs-action">{found}</small>
      </>
    ),
  },
  { head: "Ditemukan", kind: "date", cell: ({ seen }) => seen },
  {
    head: "Aksi",
    kind: "action",
    cell: ({ orderId }) => (
      <AppButtonLink look="line" to={`/operator/orders/${orderId}`} aria-label={`Berkas pesanan ${shortId(orderId)}`}>
        Buka
      </AppButtonLink>
    ),
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(context, request);
  return { ...ledgerAuditView(await readLedgerAudit(context.db)), months: monthOptions(context.now) };
}

export { OPERATOR_FORM as formDefinition } from "~/operators/form.server";

/** Checks the books. This is no decision, so it needs no reason. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireOperator(context, request);
  await readForm(request);
  const all = await checkLedger(context, MAX_ROUNDS);
  const { redirectWithInfo, redirectWithSuccess } = context.toasts;
  const message = "Pembukuan diperiksa";
  return all
    ? redirectWithSuccess("/operator/books", { message }, { status: 303 })
    : redirectWithInfo(
        "/operator/books",
        { message, description: "Masih ada perubahan lain. Tekan sekali lagi untuk melanjutkan." },
        { status: 303 },
      );
}

/** The rounds of a request. The scheduler or another request does the others. */
const MAX_ROUNDS = 10;

function AuditMismatches({ below, mismatches }: Pick<Audit, "below" | "mismatches">) {
  if (below.length + mismatches.length === 0) return null;
  return (
    <Section id="tidak-cocok" title="Yang tidak cocok" tight>
      {below.length > 0 && (
        <p>
          Di bawah nol: <span className="tabular">{below.join(", ")}</span>
        </p>
      )}
      {mismatches.length > 0 && (
        <DataTable
          caption="Pesanan yang tidak cocok"
          columns={columns}
          rows={mismatches}
          rowKey={({ orderId, rule }) => `${orderId} ${rule}`}
        />
      )}
    </Section>
  );
}

function AuditRules({ rules, checked, unchecked }: Pick<Audit, "rules" | "checked" | "unchecked">) {
  const broken = rules.filter(({ holds }) => !holds).length;
  const busy = useNavigation().formAction === "/operator/books";
  return (
    <div className="mt-4">
      <Panel id="pemeriksaan" title="Pemeriksaan">
        {broken === 0 ? (
          <Callout icon="check">
            {checked === null ? "Neraca saldo cocok." : "Neraca saldo dan semua pesanan yang diperiksa cocok."}
          </Callout>
        ) : (
          <Callout icon="warn" warm>
            {`${broken} dari ${rules.length} hal yang diperiksa tidak cocok.`}
          </Callout>
        )}
        <div className="mt-4">
          <ReceiptRows
            rows={rules.map(({ text, holds }) => ({
              label: text,
              value: holds ? <Badge look="on">Cocok</Badge> : <Badge>Tidak cocok</Badge>,
            }))}
          />
        </div>
        <p className="text-sm text-ink-soft mt-4">{lastLook(checked, unchecked)}</p>
        <Form method="post" action="/operator/books" noValidate className="mt-4">
          <SubmitButton look="line" busy={busy}>
            Periksa Sekarang
          </SubmitButton>
        </Form>
      </Panel>
    </div>
  );
}

function lastLook(checked: string | null, unchecked: number): string {
  const when = checked === null ? "Pesanan belum pernah diperiksa" : `Pesanan terakhir diperiksa ${checked}`;
  return unchecked > 0
    ? `${when}. ${formatAmount(unchecked)} perubahan menunggu diperiksa.`
    : `${when}. Tidak ada perubahan sesudahnya.`;
}

/** Shows the balance. A `sum` other than zero means that the books are wrong. */
function TrialBalance({ lines, sum }: Pick<Audit, "lines" | "sum">) {
  return (
    <CashTable
      caption="Isi rekening menurut golongannya"
      heads={["Golongan", "Rekening terisi"]}
      foot={{ label: "Jumlah semua", amount: <span className="whitespace-nowrap">{signed(sum)}</span> }}
    >
      {lines.map(({ kind, name, text, accounts, balance }) => (
        <CashRow key={kind}>
          <CashCell kind="title">
            {name}
            <small>{text}</small>
          </CashCell>
          <CashCell kind="date">{formatAmount(accounts)} rekening</CashCell>
          <CashCell kind="amount">
            <b>{signed(balance)}</b>
          </CashCell>
        </CashRow>
      ))}
    </CashTable>
  );
}

function signed(amount: number): string {
  return `${amount < 0 ? "−" : ""}${formatRupiah(Math.abs(amount))}`;
}

export default function Books() {
  const { lines, sum, rules, below, mismatches, checked, unchecked, months } = useLoaderData<typeof loader>();
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Operator", href: "/operator" }, { text: "Pembukuan" }]} />
      </Topline>
      <h1>Pembukuan</h1>
      <AuditRules rules={rules} checked={checked} unchecked={unchecked} />
      <AuditMismatches below={below} mismatches={mismatches} />
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

export const meta: MetaFunction = () => [{ title: pageTitle("Pembukuan") }];

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
