import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/accounts/login-prompt-text";
import { SellingPriceField } from "~/ledger/ui/tables";
import { MIN_CHANGE_TEXT } from "~/orders/change";
import { changeForm, versionIn } from "~/orders/form.server";
import { changeFormView } from "~/orders/page-data.server";
import { findOrder } from "~/orders/queries.server";
import { backToOrder, isMendable, refuseKeptText, stepStatus } from "~/orders/requests.server";
import { proposeChange } from "~/orders/step-commands.server";
import { CHANGING_STEPS } from "~/orders/step-text";
import { orderRefusalSentence } from "~/orders/text";
import { OrderBreadcrumbs, OrderErrorBoundary, SeenVersion } from "~/orders/ui/order";
import { StepEnd } from "~/orders/ui/step-forms";
import { noOrder } from "~/platform/errors.server";
import { type FormResult, parseForm, readForm, rejected } from "~/platform/form-requests.server";
import type { PageHandle } from "~/platform/pages";
import { ORDER_NOT_FOUND, titleUnlessMissing } from "~/platform/sentence-text";
import { requireUser } from "~/platform/viewer.server";
import type { DateInput } from "~/platform/written-date-text";
import { ErrorSummary, formResult, PriceField, type Result, TextArea, TextField, typed } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Bdi } from "~/ui/kit";

const FIELDS = ["requestId", "price", "deadline", "revisions", "description"] as const;

type ChangeFormProps = {
  orderId: string;
  requestId: string;
  version: number;
  button: string;
  consequence: string;
  /** The seller sees the amount after the fee. */
  selling: boolean;
  other: string;
  quantity: number;
  feePercent: number;
  /** Null if the price can no longer change. */
  price: string | null;
  deadline: string;
  revisions: string;
  dates: DateInput;
};

/** An empty field stays unchanged. */
export function ChangeForm({ result, ...page }: ChangeFormProps & { result: Result | undefined }) {
  const { fields, errors } = formResult("ubah", FIELDS, result);
  const { price, deadline, revisions, description } = fields;
  const busy = useNavigation().state !== "idle";
  const priceText = {
    field: price,
    label: page.quantity > 1 ? "Harga satuan baru" : "Harga baru",
    hint: `Sekarang ${page.price}. Kosongkan bila tetap.`,
    optional: true,
  };
  return (
    <div className="mt-4">
      <div className="panel">
        <ErrorSummary
          answer={result}
          fields={[price, deadline, revisions, description]}
          formErrors={errors}
        />
        <Form method="post" noValidate>
          <SeenVersion version={page.version} />
          <input type="hidden" name="requestId" value={typed(fields.requestId) ?? page.requestId} />
          <fieldset disabled={busy}>
            <TextArea
              field={description}
              label="Apa yang berubah, dan mengapa"
              hint={`Dibaca oleh ${page.other}. Sedikitnya ${MIN_CHANGE_TEXT} karakter.`}
              low
              rows={4}
            />
            {page.price !== null &&
              (page.selling ? (
                <SellingPriceField {...priceText} pieces={page.quantity} feePercent={page.feePercent} />
              ) : (
                <PriceField {...priceText} />
              ))}
            <TextField
              field={deadline}
              label="Tenggat baru"
              hint={`Sekarang ${page.deadline}. Kosongkan bila tetap.`}
              optional
              short
              type="date"
              {...page.dates}
            />
            <TextField
              field={revisions}
              label="Sisa revisi yang baru"
              hint={`Sekarang ${page.revisions}. Kosongkan bila tetap.`}
              optional
              short
              inputMode="numeric"
              autoComplete="off"
            />
          </fieldset>
          <StepEnd orderId={page.orderId} consequence={page.consequence} button={page.button} busy={busy} />
        </Form>
      </div>
    </div>
  );
}

const { page: WORDS } = CHANGING_STEPS.propose_change;

export async function loader(args: LoaderFunctionArgs) {
  const { params, request, context } = args;
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const order = await findOrder(context.db, params.id ?? "", user.id);
  if (!order) noOrder();
  const view = changeFormView(order, user.id, context.now);
  if (!view.ok) throw await backToOrder(args, WORDS, view.reason);
  return view.value;
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const form = await readForm(request);
  const parsed = await parseForm(form, changeForm(context.now));
  if (!parsed.ok) return rejected(parsed.result);
  const change = { ...parsed.value, seen: versionIn(form) };
  const proposed = await proposeChange(context, params.id ?? "", user.id, change);
  if (!proposed.ok && isMendable(proposed.reason))
    return rejected(
      parsed.reject({ "": [orderRefusalSentence(proposed.reason)] }),
      stepStatus(proposed.reason, context.now),
    );
  if (!proposed.ok)
    refuseKeptText(form, { orderId: params.id ?? "", failed: WORDS.failed, reason: proposed.reason });
  return backToOrder({ context, params }, WORDS, proposed.ok ? null : proposed.reason);
}

export default function Change() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  const heading = page.renews ? "Minta penawaran baru" : WORDS.title;
  return (
    <>
      <OrderBreadcrumbs orderId={page.orderId} title={page.title} here={heading} />
      <h1>{heading}</h1>
      <p className="small soft">
        <Bdi>{page.title}</Bdi>
      </p>
      <ChangeForm {...page} button={WORDS.button} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction = ({ error }) => titleUnlessMissing(WORDS.title, ORDER_NOT_FOUND, error);

export const handle: PageHandle = { page: "app" };

// A rejected form shows the current order.
export const shouldRevalidate = () => true;

export function ErrorBoundary() {
  return <OrderErrorBoundary />;
}
