import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clientAddress } from "~/accounts/login.server";
import { recordRefusedName } from "~/accounts/login-commands.server";
import { LOGIN_TO_SEE_BALANCE } from "~/accounts/login-prompt-text";
import { WRONG_RECHECKED_PASSWORD, waitSentence } from "~/accounts/text";
import { requireAccount } from "~/accounts/viewer.server";
import { maskedAccount } from "~/payouts/account";
import { PAYOUT_FIELDS, readValidParts, withdrawalForm } from "~/payouts/form.server";
import { transferDeadline } from "~/payouts/manual-payout";
import { withdrawalFormView } from "~/payouts/page-data.server";
import { readWithdrawableBalance } from "~/payouts/queries.server";
import { isAccountRefusal, refusedPayoutAccount } from "~/payouts/requests.server";
import { namedByBank, WITHDRAWAL_REFUSALS } from "~/payouts/text";
import type { WithdrawalFormRefusal } from "~/payouts/withdrawal";
import { findWithdrawalFaults, requestWithdrawal } from "~/payouts/withdrawal-commands.server";
import { formatShortDate } from "~/platform/dates";
import type { FormDefinition } from "~/platform/forms/form";
import { type FormResult, invalidAccountForm, parseForm, readForm } from "~/platform/forms/requests.server";
import { formatRupiah } from "~/platform/money";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { TypedTexts } from "~/ui/fields";
import { EmptyState } from "~/ui/kit";
import { lazyComponent } from "~/ui/lazy-component";
import { Breadcrumbs } from "~/ui/navigation";
import { Topline } from "~/ui/title-bar";
import { Toast } from "~/ui/toast";

const WithdrawalForm = lazyComponent(() => import("./withdrawal-form").then((loaded) => loaded.WithdrawalForm));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_TO_SEE_BALANCE);
  const formId = crypto.randomUUID();
  const balance = await readWithdrawableBalance(context.db, user.id, formId, context.now);
  const { payouts, env } = context;
  const fee = payouts.current ? env.payoutFee : null;
  return { ...withdrawalFormView(balance, { formId, email: user.email, now: context.now }), fee };
}

export const formDefinition: FormDefinition = { failed: "Penarikan belum diminta", fields: PAYOUT_FIELDS };

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_TO_SEE_BALANCE);
  const form = await readForm(request);
  const address = clientAddress(request);
  const parsed = await parseForm(form, withdrawalForm);
  if (!parsed.ok) {
    recordRefusedName(context, "holder", form.get("holder"), user.id);
    const found = await findWithdrawalFaults(context, user, { ...readValidParts(form), address });
    const { result } = parsed;
    if (!found.ok && found.reason === "limited") return tooOften(result, found.seconds);
    return invalidAccountForm({ result: { ...result, error: { ...result.error, ...refusalErrors(found) } } });
  }
  const asked = { ...parsed.value, address };
  const answer = await requestWithdrawal(context, user, asked);
  if (answer.ok) {
    const toast = {
      message: "Penarikan diminta",
      ...(answer.value === "before"
        ? {}
        : {
            description: `${formatRupiah(asked.amount)} dikirim ke ${maskedAccount(answer.value)} setelah diperiksa. Paling lambat ${formatShortDate(transferDeadline(context.now))}.${namedByBank(answer.value)}`,
          }),
    };
    return context.toasts.redirectWithSuccess("/dashboard/balance", toast, { status: 303 });
  }
  if (isAccountRefusal(answer)) return refusedPayoutAccount(answer, parsed, NOT_WITHDRAWN);
  if (answer.reason === "limited") return tooOften(parsed.reject({}), answer.seconds);
  const errors = answer.reason === "wrong" ? refusalErrors(answer) : refusalErrors({ ok: true, also: answer.reason });
  if (answer.reason !== "asked_otherwise") return invalidAccountForm({ result: parsed.reject(errors) });
  const toast = { title: NOT_WITHDRAWN, description: WITHDRAWAL_REFUSALS.asked_otherwise };
  return invalidAccountForm({ result: parsed.reject({}), toast }, 409);
}

const NOT_WITHDRAWN = "Saldo belum ditarik";

function tooOften(result: FormResult, seconds: number) {
  const toast = { title: NOT_WITHDRAWN, description: waitSentence(seconds) };
  return invalidAccountForm({ result, toast, seconds });
}

function refusalErrors({ ok, also }: { ok: boolean; also: WithdrawalFormRefusal | null }) {
  return {
    ...(ok ? {} : { currentPassword: [WRONG_RECHECKED_PASSWORD] }),
    ...(also === null ? {} : { [refusalField(also)]: [WITHDRAWAL_REFUSALS[also]] }),
  };
}

/** Returns the field of an error. The empty name means the whole form. */
function refusalField(refusal: WithdrawalFormRefusal): string {
  if (refusal === "account_changed") return "to";
  return refusal === "one_at_a_time" ? "" : "amount";
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function AskWithdrawal() {
  const { wait, ...asked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Saldo", href: "/dashboard/balance" }, { text: "Tarik saldo" }]} />
      </Topline>
      {wait === null ? (
        <>
          <h1>Tarik saldo</h1>
          {answer?.toast && <Toast kind="error" {...answer.toast} />}
          <div className="max-w-form mt-4">
            <WithdrawalForm {...asked} standBy={answer?.standBy ?? null} result={answer?.result} />
          </div>
        </>
      ) : (
        <>
          {answer?.toast && <Toast kind="error" {...answer.toast} />}
          <EmptyState
            drawing="waiting"
            level={1}
            {...wait}
            action={{ href: "/dashboard/balance", text: "Lihat Saldo" }}
          />
          {answer && (
            <TypedTexts
              texts={typedIn(answer.result).map((text) => ({ label: null, text }))}
              reason="Belum disimpan:"
            />
          )}
        </>
      )}
    </>
  );
}

/** Returns what was typed, because this page hides the form while another withdrawal is open. */
function typedIn({ initialValue }: FormResult): string[] {
  return ["amount", "channel", "number", "holder"].flatMap((name) => String(initialValue?.[name] ?? "") || []);
}

export const meta: MetaFunction = () => [{ title: pageTitle("Tarik saldo") }];

export const handle: PageHandle = { page: "app" };

export { BalanceFailed as ErrorBoundary } from "~/ledger/ui/balance-page";
