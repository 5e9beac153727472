import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { DetailPage } from "~/operators/ui/detail-page";
import { submitOperatorDecision } from "~/payouts/requests.server";
import { AccountWarnings, accountRows, ManualPayoutDecision, ProviderPayout } from "~/payouts/ui/decisions";
import { notFound } from "~/platform/errors.server";
import { formatRupiah } from "~/platform/money";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId, isolated, shortId } from "~/platform/strings";
import { decideRefund } from "~/refunds/commands.server";
import { findRefund } from "~/refunds/manual-queries.server";
import { REFUND_ACTION_COPY } from "~/refunds/notification-text";
import { refundView } from "~/refunds/page-data.server";
import { REFUND_REFUSALS, REFUND_STAGE_LABELS } from "~/refunds/text";
import { Bdi, Panel } from "~/ui/kit";
import { BigPrice, Prices, ReceiptRows } from "~/ui/prices";

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const operator = await requireOperator(context, request);
  if (!isId(id)) notFound();
  const found = await findRefund(context.db, id, { readerId: operator.id, now: context.now });
  if (!found) notFound();
  const by = { operatorId: operator.id, now: context.now };
  return refundView(found, by, { methods: context.gateways.methods, providers: context.payouts });
}

export { OPERATOR_FORM as formDefinition } from "~/operators/form.server";

export async function action(args: ActionFunctionArgs) {
  return submitOperatorDecision(args, {
    table: "refunds",
    decide: decideRefund,
    copy: REFUND_ACTION_COPY,
    refusals: { ...REFUND_REFUSALS, no_refund: null },
    readPage: loader,
  });
}

function RefundDetails(refund: ReturnType<typeof useLoaderData<typeof loader>>) {
  const { amount, stage, tried, paid, buyer, seller } = refund;
  return (
    <>
      <Panel id="tujuan" title={REFUND_STAGE_LABELS[stage]}>
        <BigPrice amount={amount} />
        <div className="my-3">
          <ReceiptRows
            rows={[
              ...accountRows(refund),
              ...(paid
                ? [
                    { label: "Dibayar", value: paid.at },
                    {
                      label: "Lewat",
                      value: refund.route === "gateway" ? "Penyedia pembayaran" : "Transfer bank",
                    },
                    { label: "Referensi", value: paid.reference || "–" },
                  ]
                : []),
              ...(refund.approved ? [{ label: "Persetujuan", value: "Sudah disetujui satu operator" }] : []),
            ]}
          />
        </div>
        <AccountWarnings
          {...refund}
          otherName="Nama pemilik rekening berbeda dari nama pembeli. Pastikan pada pembelinya sebelum mentransfer."
        />
      </Panel>
      <Panel id="pesanan" title="Pesanan">
        <ReceiptRows
          rows={[
            { label: "Jasa", value: refund.title },
            { label: "ID pesanan", value: shortId(refund.orderId) },
            {
              label: "Pembeli",
              value: (
                <a href={`/u/${buyer.id}`}>
                  <Bdi>{buyer.name}</Bdi>
                </a>
              ),
            },
            {
              label: "Penjual",
              value: (
                <a href={`/u/${seller.id}`}>
                  <Bdi>{seller.name}</Bdi>
                </a>
              ),
            },
            { label: "Dibayar pembeli dengan", value: refund.method },
            { label: "Terutang sejak", value: refund.since },
          ]}
        />
      </Panel>
      {(tried.tries > 0 || tried.lastError) && (
        <Panel id="percobaan" title="Percobaan sebelumnya">
          <ReceiptRows
            rows={[
              ...(tried.tries > 0 ? [{ label: "Lewat penyedia pembayaran", value: `${tried.tries} kali` }] : []),
              { label: "Catatan terakhir", value: tried.lastError ?? "–" },
              ...(tried.next ? [{ label: "Dicoba lagi", value: tried.next }] : []),
            ]}
          />
        </Panel>
      )}
    </>
  );
}

export default function Refund() {
  const refund = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DetailPage
      list={{ text: "Pengembalian", href: "/operator/refunds" }}
      name={refund.buyer.name}
      title={<Prices text={`Pengembalian ${formatRupiah(refund.amount)} kepada ${isolated(refund.buyer.name)}`} />}
      aside={
        <ProviderPayout payout={refund.provider} result={answer?.result}>
          <ManualPayoutDecision {...refund.decision} result={answer?.result} />
        </ProviderPayout>
      }
      log={refund.log}
    >
      <RefundDetails {...refund} />
    </DetailPage>
  );
}

export const meta: MetaFunction = ({ error }) => titleUnlessMissing("Pengembalian uang", "Tidak ditemukan", error);

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
