import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { missingIn, SIGNUP_FIELDS, signupForm } from "~/accounts/form.server";
import { clientAddress } from "~/accounts/login.server";
import { recordRefusedName, type SignUpAnswer, signUp } from "~/accounts/login-commands.server";
import { missingSentence, PASSWORD_HINT } from "~/accounts/login-text";
import { LINK_MINUTES } from "~/accounts/mail-text";
import { isOwnersNameOrEmail } from "~/accounts/password";
import { versionsInForce } from "~/accounts/personal-data";
import { rememberLoginEmail } from "~/accounts/sessions.server";
import { waitSentence } from "~/accounts/text";
import { AccountLink, AgreementLabel } from "~/accounts/ui/account";
import { alreadySignedIn, getAccount, requestedReturnPath } from "~/accounts/viewer.server";
import { TEXT_VERSIONS } from "~/content/text-versions";
import type { FormDefinition } from "~/platform/forms/form";
import { invalidAccountForm, parseForm, readForm } from "~/platform/forms/requests.server";
import { withReturnPath } from "~/platform/forms/return-path";
import { log } from "~/platform/log.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { AuthLayout } from "~/ui/auth-layout";
import { Checkbox } from "~/ui/choices";
import { EmailField, ErrorSummary, PasswordField, TextField } from "~/ui/fields";
import { Form } from "~/ui/form";
import { SubmitButton } from "~/ui/kit";
import { useServerForm } from "~/ui/server-form";
import { Toast } from "~/ui/toast";

const FIELDS = ["fullName", "email", "password", "confirmPassword", "agreeToTerms"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await getAccount(context, request)) throw alreadySignedIn(context, request);
  return { back: requestedReturnPath(context, request) };
}

export const formDefinition: FormDefinition = {
  failed: "Terjadi kesalahan saat mendaftar. Silakan coba lagi.",
  fields: { email: "Email", fullName: "Nama lengkap" },
};

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const parsed = await parseForm(form, signupForm);
  if (!parsed.ok) {
    // A password typed as the name must not be stored.
    const typed = String(form.get("fullName") ?? "");
    const password = String(form.get("password") ?? "");
    if (!isOwnersNameOrEmail(password, { name: typed, email: "" })) recordRefusedName(context, "signup", typed, null);
    const missing = missingIn(form, SIGNUP_FIELDS);
    const toast = missing.length > 0 ? { title: missingSentence(missing, SIGNUP_FIELDS) } : null;
    return invalidAccountForm({ result: parsed.result, toast });
  }
  const { email, password, fullName } = parsed.value;
  const result = parsed.reject({});
  const back = requestedReturnPath(context, request);
  let answer: SignUpAnswer;
  try {
    const versions = versionsInForce(TEXT_VERSIONS, context.now);
    const address = clientAddress(request);
    answer = await signUp(context, { email, password, fullName, address, back, versions });
  } catch (error) {
    log("error", "sign_up_failed", { error });
    const toast = { title: "Error", description: "Terjadi kesalahan saat mendaftar. Silakan coba lagi." };
    return invalidAccountForm({ result, toast }, 503);
  }
  if (!answer.ok) {
    const toast = { title: "Gagal Mendaftar", description: waitSentence(answer.seconds) };
    return invalidAccountForm({ result, toast, seconds: answer.seconds });
  }
  const secure = context.env.appOrigin.startsWith("https:");
  const lasting = { secure, minutes: LINK_MINUTES };
  context.outgoing.append("Set-Cookie", await rememberLoginEmail({ email, mailed: true }, lasting));
  const toast = {
    message: "Pendaftaran Berhasil",
    description: "Silakan verifikasi email Anda untuk melanjutkan.",
  };
  return context.toasts.redirectWithInfo(withReturnPath("/login", back), toast, { status: 303 });
}

function SignupForm({ lastResult, busy }: { lastResult: SubmissionResult<string[]> | undefined; busy: boolean }) {
  const [form, fields] = useServerForm<(typeof FIELDS)[number]>({ id: "signup", lastResult });
  const { fullName, email, password, confirmPassword, agreeToTerms } = fields;
  return (
    <>
      <ErrorSummary
        answer={lastResult}
        fields={[fullName, email, password, confirmPassword, agreeToTerms]}
        formErrors={form.errors}
      />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <TextField field={fullName} label="Nama lengkap" autoComplete="name" />
          <EmailField field={email} label="Email" />
          <PasswordField field={password} label="Kata sandi" hint={PASSWORD_HINT} autoComplete="new-password" />
          <PasswordField field={confirmPassword} label="Konfirmasi kata sandi" autoComplete="new-password" />
          <Checkbox field={agreeToTerms} label={<AgreementLabel />} />
          <div className="mt-6">
            <SubmitButton wide busy={busy}>
              Daftar
            </SubmitButton>
          </div>
        </fieldset>
      </Form>
    </>
  );
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Signup() {
  const { back } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return (
    <AuthLayout>
      <h1>Daftar</h1>
      <p className="text-ink-soft">
        Sudah punya akun?{" "}
        <AccountLink to="/login" back={back}>
          Masuk
        </AccountLink>
      </p>
      {answer?.toast && <Toast kind="error" {...answer.toast} />}
      <SignupForm lastResult={answer?.result} busy={busy} />
    </AuthLayout>
  );
}

export const meta: MetaFunction = () => [
  { title: pageTitle("Daftar") },
  {
    name: "description",
    content: "Buat akun JasaWarga untuk memesan jasa lokal atau menawarkan keahlian Anda kepada warga sekitar.",
  },
];

export const handle: PageHandle = { page: "app" };
