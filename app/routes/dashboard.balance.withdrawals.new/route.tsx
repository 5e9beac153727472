import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { recordRefusedName } from "~/accounts/login-commands.server";
import { LOGIN_TO_SEE_BALANCE } from "~/accounts/login-prompt-text";
import { WRONG_RECHECKED_PASSWORD, waitSentence } from "~/accounts/text";
import { BalanceFailed } from "~/ledger/ui/balance-page";
import { CardWait } from "~/ledger/ui/tables";
import { WITHDRAWAL_REFUSALS } from "~/payments/text";
import { findWithdrawalFaults, requestWithdrawal } from "~/payouts/commands.server";
import { readableIn, withdrawalForm } from "~/payouts/form.server";
import { withdrawalFormView } from "~/payouts/page-data.server";
import { MIN_WITHDRAWAL, maskedAccount, type WithdrawalNotRequested } from "~/payouts/payout";
import { readWithdrawableBalance } from "~/payouts/queries.server";
import { isAccountRefusal, refusedPayoutAccount } from "~/payouts/requests.server";
import { namedByBank } from "~/payouts/text";
import { PayoutAccountFields } from "~/payouts/ui/withdrawals";
import { type FormResult, parseForm, readForm, refusedAccount } from "~/platform/form-requests.server";
import { clientAddress } from "~/platform/login.server";
import { formatRupiah } from "~/platform/money";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { requireAccount } from "~/platform/viewer.server";
import { ChoiceGroup } from "~/ui/choices";
import {
  ErrorSummary,
  type FieldView,
  formResult,
  PasswordField,
  PriceField,
  type Result,
  TypedTexts,
  typed,
} from "~/ui/fields";
import { Form } from "~/ui/form";
import { Toast, Topline } from "~/ui/frame";
import { Callout, EmptyState, SubmitButton, useHydrated } from "~/ui/kit";
import { AppButtonLink, Breadcrumbs } from "~/ui/navigation";
import { Prices } from "~/ui/prices";

const FIELDS = ["portion", "amount", "to", "channel", "number", "holder", "sure", "currentPassword"] as const;

export function WithdrawalForm({
  balance,
  waiting,
  last,
  fee,
  requestId,
  email,
  standBy,
  result,
}: {
  balance: number;
  waiting: { amount: number; until: string } | null;
  last: { id: string; to: string } | null;
  /** Null for a free manual transfer. */
  fee: { amount: number; bearer: "platform" | "seller" } | null;
  requestId: string;
  /** For password managers, which store a password by account. */
  email: string;
  standBy: string | null;
  result: Result | undefined;
}) {
  const before = { portion: "all", to: last?.id ?? "new" };
  const { fields, errors } = formResult("withdrawal", FIELDS, result, before);
  const { portion, amount, to, channel, number, holder, sure, currentPassword } = fields;
  const busy = useNavigation().state !== "idle";
  const wrong = (...some: FieldView[]) => some.some(({ errors: own }) => own?.length);
  // A field with an error is shown whatever is chosen.
  const asksAmount = useChosen(typed(portion) === "part" || wrong(amount));
  const asksAccount = useChosen(last === null || typed(to) === "new" || wrong(channel, number, holder));
  const wholeToLast = last && asksAmount.hidden && asksAccount.hidden;
  const arrives =
    fee?.bearer === "seller" ? `, ${formatRupiah(balance - fee.amount)} sampai sesudah biaya transfer` : "";
  const takenOut = wholeToLast
    ? `${formatRupiah(balance)} keluar dari saldo ke ${last.to}${arrives}`
    : "Jumlah ini keluar dari saldo ke rekening itu";
  return (
    <div className="panel">
      <p className="soft">
        <Prices text={`Ke rekening atau e-wallet atas nama Anda sendiri, ${feeText(fee)}.`} />
      </p>
      {waiting && <CardWait {...waiting} />}
      <ErrorSummary answer={result} fields={Object.values(fields)} formErrors={errors} />
      <Form method="post" noValidate>
        <fieldset disabled={busy}>
          <input type="hidden" name="requestId" value={requestId} />
          <input type="hidden" name="shown" value={balance} />
          <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
          <div onChange={asksAmount.unless("all")}>
            <ChoiceGroup
              field={portion}
              label="Berapa yang ditarik"
              options={[
                {
                  value: "all",
                  label: `${waiting ? "Semua yang dapat ditarik" : "Semua saldo"}, ${formatRupiah(balance)}`,
                },
                { value: "part", label: "Jumlah lain" },
              ]}
            />
          </div>
          <div hidden={asksAmount.hidden} className="asked-amount">
            <PriceField
              field={amount}
              label="Jumlah"
              hint={`${asksAmount.follows ? "" : "Isi bila Anda memilih jumlah lain. "}Minimal ${formatRupiah(MIN_WITHDRAWAL)}.`}
            />
          </div>
          {last && (
            <div onChange={asksAccount.unless(last.id)}>
              <ChoiceGroup
                field={to}
                label="Ke mana"
                options={[
                  { value: last.id, label: last.to },
                  { value: "new", label: "Rekening lain" },
                ]}
              />
            </div>
          )}
          <div hidden={asksAccount.hidden} className={last ? "asked-account" : undefined}>
            <PayoutAccountFields {...{ channel, number, holder, sure, standBy }} />
          </div>
          <PasswordField
            field={currentPassword}
            label="Kata sandi Anda"
            hint="Sekali lagi, karena ini mengirim uang keluar."
            autoComplete="current-password"
          />
        </fieldset>
        <Callout icon="lock">
          <Prices text={`${takenOut}, tidak bisa ditarik kembali. Bila gagal dikirim, saldo kembali utuh.`} />
        </Callout>
        <div className="actions">
          <SubmitButton busy={busy}>Tarik Saldo</SubmitButton>
          <AppButtonLink look="line" to="/dashboard/balance">
            Kembali
          </AppButtonLink>
        </div>
      </Form>
    </div>
  );
}

function feeText(fee: { amount: number; bearer: "platform" | "seller" } | null): string {
  if (fee === null) return "tanpa potongan";
  const sum = formatRupiah(fee.amount);
  return fee.bearer === "platform"
    ? `tanpa potongan: biaya transfer ${sum} kami tanggung`
    : `dipotong biaya transfer ${sum} dari jumlah yang ditarik`;
}

/** Without JavaScript a CSS rule shows the fields (`withdrawal.css`). */
function useChosen(chosen: boolean | undefined) {
  const [shown, setShown] = useState(Boolean(chosen));
  const hydrated = useHydrated();
  return {
    hidden: hydrated && !shown,
    follows: hydrated,
    unless: (value: string) => (event: React.FormEvent) => {
      if (event.target instanceof HTMLInputElement) setShown(event.target.value !== value);
    },
  };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_TO_SEE_BALANCE);
  const requestId = crypto.randomUUID();
  const balance = await readWithdrawableBalance(context.db, user.id, requestId, context.now);
  const { payouts, env } = context;
  const fee = payouts.current ? env.payoutFee : null;
  return { ...withdrawalFormView(balance, { requestId, email: user.email }), fee };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_TO_SEE_BALANCE);
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

/** `ok` is the result of the password check. */
function errorsOf({ ok, also }: { ok: boolean; also: WithdrawalNotRequested | null }) {
  return {
    ...(ok ? {} : { currentPassword: [WRONG_RECHECKED_PASSWORD] }),
    ...(also === null ? {} : { [fieldOf(also)]: [WITHDRAWAL_REFUSALS[also]] }),
  };
}

/** The empty name means the whole form. */
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

/** This page hides the form while another withdrawal is open. */
function typedIn({ initialValue }: FormResult): string[] {
  return ["amount", "channel", "number", "holder"].flatMap(
    (name) => String(initialValue?.[name] ?? "") || [],
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Tarik saldo") }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <BalanceFailed />;
}
