import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useNavigation } from "@remix-run/react";
import { TEXT_VERSIONS } from "~/content/text-versions";
import { AGREED, AGREEMENT_TITLE } from "~/copy/account/agreement";
import { LOGIN_FIRST } from "~/copy/account/login-first";
import { CLOSURE_PATH } from "~/copy/account/my-data";
import { insertConsents } from "~/db/account/consents.server";
import { countSetting } from "~/db/core/attempt-counters.server";
import { versionsInForce } from "~/domain/account/text-versions";
import { agreementForm } from "~/forms/account/signup.server";
import { parseForm, readForm, rejected } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { requireAccount, wayBack } from "~/http/viewer.server";
import { AgreementLabel } from "~/ui/account/agreement-label";
import { SubmitButton } from "~/ui/kit/button";
import { Checkbox } from "~/ui/kit/form/checkbox";
import { ErrorSummary } from "~/ui/kit/form/error-summary";
import { formResult } from "~/ui/kit/form/form-result";
import { AuthLayout } from "~/ui/layout/auth-layout";
import { Form } from "~/ui/layout/form";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccount(context, request, LOGIN_FIRST);
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_FIRST);
  const parsed = await parseForm(await readForm(request), agreementForm);
  if (!parsed.ok) return rejected(parsed.result);
  const versions = versionsInForce(TEXT_VERSIONS, context.now);
  const { db, now } = context;
  await db.batch([
    countSetting(db, "agreement", user.id, now),
    insertConsents(db, { userId: user.id, versions, place: "agreement" }, now),
  ]);
  return context.toasts.redirectWithSuccess(wayBack(context, request) ?? "/", AGREED, { status: 303 });
}

export default function Agreement() {
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const { fields, errors } = formResult("agreement", ["agreeToTerms"] as const, answer?.result);
  return (
    <AuthLayout>
      <h1>{AGREEMENT_TITLE}</h1>
      <p className="soft">
        Teks yang mengatur akun Anda diperbarui. Baca, lalu setujui untuk melanjutkan. Bila tidak setuju, Anda
        dapat <a href={CLOSURE_PATH}>menutup akun</a>.
      </p>
      <ErrorSummary fields={[fields.agreeToTerms]} formErrors={errors} />
      <Form method="post" noValidate>
        <fieldset disabled={busy}>
          <Checkbox field={fields.agreeToTerms} label={<AgreementLabel />} />
          <div className="mt-5">
            <SubmitButton wide busy={busy}>
              Lanjutkan
            </SubmitButton>
          </div>
        </fieldset>
      </Form>
    </AuthLayout>
  );
}

export const meta: MetaFunction = () => [{ title: `${AGREEMENT_TITLE} | JasaWarga` }];

export const handle: PageHandle = { page: "app", sheet: "document" };
