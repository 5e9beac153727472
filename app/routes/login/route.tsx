import type { SubmissionResult } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { completeLogin, readBrowser, rememberPendingLogin } from "~/accounts/after-login.server";
import { FILL_ALL_FIELDS, isIncomplete, LOGIN_FIELDS, loginForm } from "~/accounts/form.server";
import { authenticateForm, clientAddress } from "~/accounts/login.server";
import { allowLogIn, type LogInAnswer, verifyLogIn } from "~/accounts/login-commands.server";
import { SECOND_STEP_PATH } from "~/accounts/login-prompt-text";
import { signedInAs, verificationMailed } from "~/accounts/login-text";
import { readLoginEmail } from "~/accounts/sessions.server";
import { waitSentence } from "~/accounts/text";
import { AccountLink } from "~/accounts/ui/account";
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
import { EmailField, ErrorSummary, PasswordField } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Callout, SubmitButton } from "~/ui/kit";
import { useServerForm } from "~/ui/server-form";
import { Toast } from "~/ui/toast";

type Name = "email" | "password" | "remember";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reader = await getAccount(context, request);
  const changesAccount = new URL(request.url).searchParams.get("akun") === "lain";
  if (reader && !changesAccount) throw alreadySignedIn(context, request);
  return {
    back: requestedReturnPath(context, request),
    from: await readLoginEmail(request),
    reader: reader?.name ?? null,
  };
}

export const formDefinition: FormDefinition = {
  failed: "Terjadi kesalahan saat masuk. Silakan coba lagi.",
  fields: { email: "Email" },
};

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const parsed = await parseForm(form, loginForm);
  if (!parsed.ok) {
    const toast = isIncomplete(form, LOGIN_FIELDS) ? { title: FILL_ALL_FIELDS } : null;
    return invalidAccountForm({ result: parsed.result, toast });
  }
  const result = parsed.reject({});
  let answer: LogInAnswer;
  try {
    const browser = await readBrowser(context, request);
    const { email, password } = parsed.value;
    const attempt = { ...parsed.value, address: clientAddress(request), ...browser };
    const allowed = await allowLogIn(context, attempt);
    answer = allowed.ok
      ? await authenticateForm(request.url, { email, password }, (form) =>
          verifyLogIn(context, { ...attempt, password: String(form.get("password")) }, allowed),
        )
      : allowed;
  } catch (error) {
    log("error", "log_in_failed", { error });
    const toast = { title: "Error", description: "Terjadi kesalahan saat masuk. Silakan coba lagi." };
    return invalidAccountForm({ result, toast }, 503);
  }
  if (!answer.ok && answer.reason === "second_step") {
    const secure = context.env.appOrigin.startsWith("https:");
    context.outgoing.append("Set-Cookie", await rememberPendingLogin(answer.token, secure));
    return redirect(withReturnPath(SECOND_STEP_PATH, requestedReturnPath(context, request)), 303);
  }
  if (!answer.ok) {
    const seconds = answer.reason === "limited" ? answer.seconds : undefined;
    const toast = { title: "Gagal Masuk", description: sentenceFor(answer) };
    const unverified = answer.reason === "unverified" ? parsed.value.email : undefined;
    return invalidAccountForm({ result, toast, unverified, seconds });
  }
  const toast = { message: "Masuk Berhasil", description: "Selamat datang kembali!" };
  return completeLogin(context, answer, {
    texts: TEXT_VERSIONS,
    back: requestedReturnPath(context, request),
    toast,
  });
}

type Refusal = Exclude<LogInAnswer, { ok: true } | { reason: "second_step" }>;

function sentenceFor(answer: Refusal): string {
  switch (answer.reason) {
    case "wrong":
      return "Email atau kata sandi salah.";
    case "unverified":
      return "Email Anda belum diverifikasi. Buka tautan di email yang kami kirim, atau minta tautan baru.";
    case "limited":
      return waitSentence(answer.seconds);
  }
}

function LoginForm({
  email,
  lastResult,
  busy,
}: {
  email: string | null;
  lastResult: SubmissionResult<string[]> | undefined;
  busy: boolean;
}) {
  const [form, fields] = useServerForm<Name>({ id: "login", lastResult, defaultValue: { email } });
  return (
    <>
      <ErrorSummary answer={lastResult} fields={[fields.email, fields.password]} formErrors={form.errors} />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <EmailField field={fields.email} label="Email" autoComplete="username" />
          <PasswordField field={fields.password} label="Kata sandi" autoComplete="current-password" />
          <div className="mb-4 mt-3 flex items-center justify-between [&>a]:py-2.5 [&_.choice]:m-0">
            <Checkbox field={fields.remember} label="Ingat saya" />
            <a href="/forgot-password">Lupa kata sandi?</a>
          </div>
          <SubmitButton wide busy={busy}>
            Masuk
          </SubmitButton>
        </fieldset>
      </Form>
    </>
  );
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Login() {
  const { back, from, reader } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return (
    <AuthLayout>
      <h1>Masuk</h1>
      <p className="text-ink-soft">
        Belum punya akun?{" "}
        <AccountLink to="/signup" back={back}>
          Daftar
        </AccountLink>
      </p>
      {reader !== null && (
        <Callout icon="user" warm>
          {signedInAs(reader)}
        </Callout>
      )}
      {answer?.toast && <Toast kind="error" {...answer.toast} />}
      {from?.mailed && (
        <Callout icon="clock" warm>
          {verificationMailed(from.email)}
        </Callout>
      )}
      {answer?.unverified && <ResendTo email={answer.unverified} back={back} busy={busy} />}
      <LoginForm email={from?.email ?? null} lastResult={answer?.result} busy={busy} />
      <div className="mt-6">
        <Callout icon="chat" small>
          Belum menerima email verifikasi? <a href={withReturnPath("/verify-email/resend", back)}>Kirim ulang</a>
        </Callout>
      </div>
    </AuthLayout>
  );
}

function ResendTo({ email, back, busy }: { email: string; back: string | null; busy: boolean }) {
  return (
    <Form method="post" action={withReturnPath("/verify-email/resend", back)} className="mt-4">
      <input type="hidden" name="email" value={email} />
      <SubmitButton look="line" wide busy={busy}>
        Kirim ulang email verifikasi
      </SubmitButton>
    </Form>
  );
}

export const meta: MetaFunction = () => [
  { title: pageTitle("Masuk") },
  {
    name: "description",
    content: "Masuk ke JasaWarga untuk memesan jasa, mengirim penawaran, dan mengikuti order Anda.",
  },
];

export const handle: PageHandle = { page: "app" };
