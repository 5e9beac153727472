import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_BALANCE } from "~/copy/account/login-first";
import { WRONG_RECHECKED_PASSWORD, waitSentence } from "~/copy/account/refusals";
import { namedByBank } from "~/copy/money/account-check";
import { WITHDRAWAL_REFUSALS } from "~/copy/money/refusals";
import { readWithdrawableBalance } from "~/db/money/withdrawals.server";
import { formatRupiah } from "~/domain/core/money";
import { maskedAccount } from "~/domain/money/payout-account";
import type { WithdrawalNotRequested } from "~/domain/money/withdrawal";
import { readableIn, withdrawalForm } from "~/forms/money/withdrawal.server";
import { type FormResult, parseForm, readForm } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { isAccountRefusal, refusedPayoutAccount } from "~/http/payout-form.server";
import { refusedAccount } from "~/http/refusals.server";
import { withRememberedEmail } from "~/http/session-record.server";
import { expectAccount } from "~/http/viewer.server";
import { recordRefusedName } from "~/operations/account/record-refused-name.server";
import { findWithdrawalFaults, requestWithdrawal } from "~/operations/money/request-withdrawal.server";
import { clientAddress } from "~/platform/account/limits.server";
import { EmptyState } from "~/ui/kit/empty-state";
import { TypedTexts } from "~/ui/kit/form/typed-texts";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Topline } from "~/ui/layout/title-bar";
import { Toast } from "~/ui/layout/toast";
import { BalanceFailed } from "~/ui/money/balance-page";
import { WithdrawalForm } from "~/ui/money/withdrawal-form";
import { withdrawalFormView } from "~/views/money/own-withdrawals.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await expectAccount(context, request, LOGIN_TO_SEE_BALANCE);
  const requestId = crypto.randomUUID();
  const balance = await readWithdrawableBalance(context.db, user.id, requestId, context.now);
  const { payouts, env } = context;
  const fee = payouts.current ? env.payoutFee : null;
  return { ...withdrawalFormView(balance, { requestId, email: (await user.reader()).email }), fee };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const asking = await expectAccount(context, request, LOGIN_TO_SEE_BALANCE);
  const user = await withRememberedEmail(context, request, asking);
  const form = await readForm(request);
  const address = clientAddress(request);
  const parsed = await parseForm(form, withdrawalForm, { secret: ["currentPassword"] });
  if (!parsed.ok) {
    recordRefusedName(context, "holder", form.get("holder"), user.id);
    const found = await findWithdrawalFaults(context, user, { ...readableIn(form), address });
    const { result } = parsed;
    if (!found.ok && found.reason === "limited") return tooOften(result, found.seconds);
    return refusedAccount({ result: { ...result, error: { ...result.error, ...errorsOf(found) } } });
  }
  const asked = { ...parsed.value, address };
  const answer = await requestWithdrawal(context, user, asked);
  if (answer.ok) {
    const toast = {
      message: "Penarikan diminta",
      ...(answer.value === "before"
        ? {}
        : {
            description: `${formatRupiah(asked.amount)} dikirim ke ${maskedAccount(answer.value)} setelah diperiksa.${namedByBank(answer.value)}`,
          }),
    };
    return context.toasts.redirectWithSuccess("/dashboard/balance", toast, { status: 303 });
  }
  if (isAccountRefusal(answer)) return refusedPayoutAccount(answer, parsed, NOT_WITHDRAWN);
  if (answer.reason === "limited") return tooOften(parsed.reject({}), answer.seconds);
  const errors = answer.reason === "wrong" ? errorsOf(answer) : errorsOf({ ok: true, also: answer.reason });
  if (answer.reason !== "asked_otherwise") return refusedAccount({ result: parsed.reject(errors) });
  const toast = { title: NOT_WITHDRAWN, description: WITHDRAWAL_REFUSALS.asked_otherwise };
  return refusedAccount({ result: parsed.reject({}), toast }, 409);
}

const NOT_WITHDRAWN = "Saldo belum ditarik";

function tooOften(result: FormResult, seconds: number) {
  const toast = { title: NOT_WITHDRAWN, description: waitSentence(seconds) };
  return refusedAccount({ result, toast, seconds });
}

/** `ok`: the password, as far as it was checked. */
function errorsOf({ ok, also }: { ok: boolean; also: WithdrawalNotRequested | null }) {
  return {
    ...(ok ? {} : { currentPassword: [WRONG_RECHECKED_PASSWORD] }),
    ...(also === null ? {} : { [fieldOf(also)]: [WITHDRAWAL_REFUSALS[also]] }),
  };
}

/** The empty name is the whole form. */
function fieldOf(refusal: WithdrawalNotRequested): string {
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
          <EmptyState level={1} {...wait} action={{ href: "/dashboard/balance", text: "Lihat Saldo" }} />
          {answer && <TypedTexts texts={typedIn(answer.result)} why="Belum disimpan:" />}
        </>
      )}
    </>
  );
}

/** Returns the texts of a form that this page hides while another withdrawal is open. */
function typedIn({ initialValue }: FormResult): string[] {
  return ["amount", "channel", "number", "holder"].flatMap(
    (name) => String(initialValue?.[name] ?? "") || [],
  );
}

export const meta: MetaFunction = () => [{ title: "Tarik saldo | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <BalanceFailed />;
}
