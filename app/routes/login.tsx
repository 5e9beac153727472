import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { TEXT_VERSIONS } from "~/content/text-versions";
import { LINK_MINUTES } from "~/copy/account/account-mail";
import { signedInAs } from "~/copy/account/another-account";
import { waitSentence } from "~/copy/account/refusals";
import { withReturn } from "~/domain/core/return-path";
import { isIncomplete, MISSING } from "~/forms/account/account.server";
import { LOGIN_FIELDS, loginForm } from "~/forms/account/login.server";
import { browserOf, enter } from "~/http/after-login.server";
import { parseForm, readForm } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { refusedAccount } from "~/http/refusals.server";
import { alreadySignedIn, findAccount, wayBack } from "~/http/viewer.server";
import { type LogInAnswer, logIn } from "~/operations/account/log-in.server";
import { createAuthenticator } from "~/platform/account/auth.server";
import { clientAddress } from "~/platform/account/limits.server";
import { readLoginEmail } from "~/platform/account/login-email.server";
import { log } from "~/platform/core/log.server";
import { AccountLink } from "~/ui/account/account-link";
import { LoginForm } from "~/ui/account/login-form";
import { SubmitButton } from "~/ui/kit/button";
import { Callout } from "~/ui/kit/callout";
import { AuthLayout } from "~/ui/layout/auth-layout";
import { Form } from "~/ui/layout/form";
import { Toast } from "~/ui/layout/toast";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reader = await findAccount(context, request);
  const changesAccount = new URL(request.url).searchParams.get("akun") === "lain";
  if (reader && !changesAccount) throw alreadySignedIn(context, request);
  return {
    back: wayBack(context, request),
    from: await readLoginEmail(request),
    reader: reader?.name ?? null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const parsed = await parseForm(form, loginForm, { secret: ["password"] });
  if (!parsed.ok) {
    const toast = isIncomplete(form, LOGIN_FIELDS) ? { title: MISSING } : null;
    return refusedAccount({ result: parsed.result, toast });
  }
  const result = parsed.reject({});
  const authenticator = createAuthenticator(form, async () =>
    logIn(context, {
      ...parsed.value,
      address: clientAddress(request),
      ...(await browserOf(context, request)),
    }),
  );
  let answer: LogInAnswer;
  try {
    answer = await authenticator.authenticate(request);
  } catch (error) {
    log("error", "log_in_failed", { error });
    const toast = { title: "Error", description: "Terjadi kesalahan saat masuk. Silakan coba lagi." };
    return refusedAccount({ result, toast }, 503);
  }
  if (!answer.ok) {
    const seconds = answer.reason === "limited" ? answer.seconds : undefined;
    const toast = { title: "Gagal Masuk", description: sentenceFor(answer) };
    const unverified = answer.reason === "unverified" ? parsed.value.email : undefined;
    return refusedAccount({ result, toast, unverified, seconds });
  }
  const toast = { message: "Masuk Berhasil", description: "Selamat datang kembali!" };
  return enter(context, answer, { texts: TEXT_VERSIONS, back: wayBack(context, request), toast });
}

function sentenceFor(answer: Exclude<LogInAnswer, { ok: true }>): string {
  switch (answer.reason) {
    case "wrong":
      return "Email atau kata sandi salah.";
    case "unverified":
      return "Email Anda belum diverifikasi. Buka tautan di email yang kami kirim, atau minta tautan baru.";
    case "limited":
      return waitSentence(answer.seconds);
  }
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Login() {
  const { back, from, reader } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return (
    <AuthLayout>
      <h1>Masuk</h1>
      <p className="soft">
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
          {`Periksa email Anda di ${from.email}: tautannya berlaku ${LINK_MINUTES} menit. Buka tautan itu dan tulis kata sandi Anda di sana: Anda langsung masuk.`}
        </Callout>
      )}
      {answer?.unverified && <ResendTo email={answer.unverified} back={back} busy={busy} />}
      <LoginForm email={from?.email ?? null} lastResult={answer?.result} busy={busy} />
      <div className="mt-5">
        <Callout icon="chat" small>
          Belum menerima email verifikasi? <a href={withReturn("/verify-email/resend", back)}>Kirim ulang</a>
        </Callout>
      </div>
    </AuthLayout>
  );
}

function ResendTo({ email, back, busy }: { email: string; back: string | null; busy: boolean }) {
  return (
    <Form method="post" action={withReturn("/verify-email/resend", back)} className="mt-4">
      <input type="hidden" name="email" value={email} />
      <SubmitButton look="line" wide busy={busy}>
        Kirim ulang email verifikasi
      </SubmitButton>
    </Form>
  );
}

export const meta: MetaFunction = () => [
  { title: "Masuk | JasaWarga" },
  {
    name: "description",
    content: "Masuk ke JasaWarga untuk memesan jasa, mengirim penawaran, dan mengikuti order Anda.",
  },
];

export const handle: PageHandle = { page: "app", sheet: "document" };
