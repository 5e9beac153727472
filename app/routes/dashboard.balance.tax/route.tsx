import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { changeTaxIdentity } from "~/accounts/commands.server";
import { taxIdentityForm, taxRemovalForm } from "~/accounts/form.server";
import { clientAddress } from "~/accounts/login.server";
import { LOGIN_FIRST } from "~/accounts/login-prompt-text";
import { maskedTaxNumber, TAX_IDENTITY_KINDS } from "~/accounts/personal-data";
import { selectTaxIdentity } from "~/accounts/profile-queries.server";
import {
  TAX_DONE,
  TAX_KINDS,
  TAX_NOT_SAVED,
  TAX_PATH,
  TAX_TITLE,
  WRONG_RECHECKED_PASSWORD,
  waitSentence,
} from "~/accounts/text";
import { requireAccount } from "~/accounts/viewer.server";
import type { FormDefinition } from "~/platform/forms/form";
import { invalidAccountForm, parseForm, readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { ChoiceGroup } from "~/ui/choices";
import { ErrorSummary, PasswordField, type Result, TextField } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Callout, SubmitButton } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { useServerForm } from "~/ui/server-form";
import { Topline } from "~/ui/title-bar";
import { Toast } from "~/ui/toast";

const KINDS = TAX_IDENTITY_KINDS.map((value) => ({ value, label: TAX_KINDS[value] }));

/** Reads the number. The whole number is never sent to a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_FIRST);
  const [own] = await selectTaxIdentity(context.db, user.id);
  return {
    own: own ? `${TAX_KINDS[own.kind]} ${maskedTaxNumber(own)}` : null,
    email: user.email,
  };
}

export const formDefinition: FormDefinition = { failed: "Nomor pajak belum tersimpan", fields: { act: null } };

/** Stores the number. `act` is present to delete it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_FIRST);
  const form = await readForm(request);
  const removes = form.get("act") === "remove";
  const parsed = await parseForm(form, removes ? taxRemovalForm : taxIdentityForm);
  if (!parsed.ok) return invalidAccountForm({ result: parsed.result });
  const asked = { ...parsed.value, address: clientAddress(request) };
  const answer = await changeTaxIdentity(context, user, asked);
  if (answer.ok) {
    const done = removes ? TAX_DONE.removed : TAX_DONE.saved;
    return context.toasts.redirectWithSuccess(TAX_PATH, done, { status: 303 });
  }
  if (answer.reason === "wrong")
    return invalidAccountForm({ result: parsed.reject({ currentPassword: [WRONG_RECHECKED_PASSWORD] }) });
  const toast = { title: TAX_NOT_SAVED, description: waitSentence(answer.seconds) };
  return invalidAccountForm({ result: parsed.reject({}), toast, seconds: answer.seconds });
}

function TaxIdentityForm({ own, email, result }: { own: string | null; email: string; result: Result | undefined }) {
  const removing = result?.initialValue?.act === "remove";
  const saving = removing ? undefined : result;
  const [form, fields] = useServerForm<"kind" | "number" | "currentPassword">({
    id: "tax",
    lastResult: saving,
    defaultValue: { kind: "npwp" },
  });
  const sending = useNavigation().formData;
  const busy = sending !== undefined;
  return (
    <div className="panel max-w-form mt-4">
      <p>Tidak wajib. Ditulis di slip bulanan Anda, untuk laporan pajak Anda sendiri.</p>
      {own && <TaxRemoval own={own} email={email} busy={busy} result={removing ? result : undefined} />}
      <div className="mt-4">
        <ErrorSummary
          answer={saving}
          fields={[fields.kind, fields.number, fields.currentPassword]}
          formErrors={form.errors}
        />
        <Form method="post" form={form}>
          <fieldset disabled={busy}>
            <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
            <ChoiceGroup field={fields.kind} label={own ? "Ganti dengan" : "Nomor apa"} options={KINDS} />
            <TextField field={fields.number} label="Nomor" hint="16 angka." inputMode="numeric" autoComplete="off" />
            <PasswordField field={fields.currentPassword} label="Kata sandi Anda" autoComplete="current-password" />
          </fieldset>
          <Callout small>Hanya Anda yang bisa melihatnya, itu pun hanya empat angka terakhir.</Callout>
          <div className="actions">
            <SubmitButton busy={busy}>Simpan Nomor</SubmitButton>
          </div>
        </Form>
      </div>
    </div>
  );
}

function TaxRemoval({
  own,
  email,
  busy,
  result,
}: {
  own: string;
  email: string;
  busy: boolean;
  result: Result | undefined;
}) {
  const [form, fields] = useServerForm<"currentPassword">({ id: "tax-removal", lastResult: result });
  return (
    <div className="mt-4">
      <b>{own}</b>
      <details className="disclosure" open={result !== undefined}>
        <summary>Hapus nomor ini</summary>
        <ErrorSummary answer={result} fields={[fields.currentPassword]} formErrors={form.errors} />
        <Form method="post" form={form}>
          <input type="hidden" name="act" value="remove" />
          <fieldset disabled={busy}>
            <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
            <PasswordField field={fields.currentPassword} label="Kata sandi Anda" autoComplete="current-password" />
          </fieldset>
          <div className="actions">
            <SubmitButton look="danger-line" busy={busy}>
              Hapus nomor
            </SubmitButton>
          </div>
        </Form>
      </details>
    </div>
  );
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Tax() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Saldo", href: "/dashboard/balance" }, { text: TAX_TITLE }]} />
      </Topline>
      <h1>{TAX_TITLE}</h1>
      {answer?.toast && <Toast kind="error" {...answer.toast} />}
      <TaxIdentityForm {...page} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle(TAX_TITLE) }];

export const handle: PageHandle = { page: "app" };
