import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useNavigation } from "@remix-run/react";
import { agreementForm } from "~/accounts/form.server";
import { LOGIN_FIRST } from "~/accounts/login-prompt-text";
import { insertConsents } from "~/accounts/login-queries.server";
import { AGREEMENT_TITLE, CONSENT_RECORDED } from "~/accounts/login-text";
import { versionsInForce } from "~/accounts/personal-data";
import { CLOSURE_PATH } from "~/accounts/text";
import { AgreementLabel } from "~/accounts/ui/account";
import { requestedReturnPath, requireAccount } from "~/accounts/viewer.server";
import { TEXT_VERSIONS } from "~/content/text-versions";
import { countSetting } from "~/database/attempt-counters.server";
import type { FormDefinition } from "~/platform/forms/form";
import { invalidForm, parseForm, readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { AuthLayout } from "~/ui/auth-layout";
import { Checkbox } from "~/ui/choices";
import { ErrorSummary } from "~/ui/fields";
import { Form } from "~/ui/form";
import { SubmitButton } from "~/ui/kit";
import { useServerForm } from "~/ui/server-form";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccount(context, request, LOGIN_FIRST);
  return null;
}

export const formDefinition: FormDefinition = { failed: "Persetujuan Anda belum tersimpan" };

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_FIRST);
  const parsed = await parseForm(await readForm(request), agreementForm);
  if (!parsed.ok) return invalidForm(parsed.result);
  const versions = versionsInForce(TEXT_VERSIONS, context.now);
  const { db, now } = context;
  await db.batch([
    countSetting(db, "agreement", user.id, now),
    insertConsents(db, { userId: user.id, versions, form: "agreement" }, now),
  ]);
  return context.toasts.redirectWithSuccess(requestedReturnPath(context, request) ?? "/", CONSENT_RECORDED, {
    status: 303,
  });
}

export default function Agreement() {
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useServerForm<"agreeToTerms">({ id: "agreement", lastResult: answer?.result });
  return (
    <AuthLayout>
      <h1>{AGREEMENT_TITLE}</h1>
      <p className="text-ink-soft">
        Teks yang mengatur akun Anda diperbarui. Baca, lalu setujui untuk melanjutkan. Bila tidak setuju, Anda dapat{" "}
        <a href={CLOSURE_PATH}>menutup akun</a>.
      </p>
      <ErrorSummary answer={answer?.result} fields={[fields.agreeToTerms]} formErrors={form.errors} />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <Checkbox field={fields.agreeToTerms} label={<AgreementLabel />} />
          <div className="mt-6">
            <SubmitButton wide busy={busy}>
              Lanjutkan
            </SubmitButton>
          </div>
        </fieldset>
      </Form>
    </AuthLayout>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle(AGREEMENT_TITLE) }];

export const handle: PageHandle = { page: "app" };
