import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { TEXT_VERSIONS } from "~/content/text-versions";
import { LINK_MINUTES } from "~/copy/account/account-mail";
import { missingSentence } from "~/copy/account/missing";
import { waitSentence } from "~/copy/account/refusals";
import { isOwnersNameOrEmail } from "~/domain/account/password";
import { versionsInForce } from "~/domain/account/text-versions";
import { withReturn } from "~/domain/core/return-path";
import { missingIn } from "~/forms/account/account.server";
import { SIGNUP_FIELDS, signupForm } from "~/forms/account/signup.server";
import { parseForm, readForm } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { refusedAccount } from "~/http/refusals.server";
import { alreadySignedIn, findAccount, wayBack } from "~/http/viewer.server";
import { recordRefusedName } from "~/operations/account/record-refused-name.server";
import { type SignUpAnswer, signUp } from "~/operations/account/sign-up.server";
import { clientAddress } from "~/platform/account/limits.server";
import { rememberLoginEmail } from "~/platform/account/login-email.server";
import { log } from "~/platform/core/log.server";
import { AccountLink } from "~/ui/account/account-link";
import { SignupForm } from "~/ui/account/signup-form";
import { AuthLayout } from "~/ui/layout/auth-layout";
import { Toast } from "~/ui/layout/toast";

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await findAccount(context, request)) throw alreadySignedIn(context, request);
  return { back: wayBack(context, request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const parsed = await parseForm(form, signupForm, { secret: ["password", "confirmPassword"] });
  if (!parsed.ok) {
    // A password that was typed as the name must not be kept.
    const typed = String(form.get("fullName") ?? "");
    const password = String(form.get("password") ?? "");
    if (!isOwnersNameOrEmail(password, { name: typed, email: "" }))
      recordRefusedName(context, "signup", typed, null);
    const missing = missingIn(form, SIGNUP_FIELDS);
    const toast = missing.length > 0 ? { title: missingSentence(missing, SIGNUP_FIELDS) } : null;
    return refusedAccount({ result: parsed.result, toast });
  }
  const { email, password, fullName } = parsed.value;
  const result = parsed.reject({});
  const back = wayBack(context, request);
  let answer: SignUpAnswer;
  try {
    const versions = versionsInForce(TEXT_VERSIONS, context.now);
    const address = clientAddress(request);
    answer = await signUp(context, { email, password, fullName, address, back, versions });
  } catch (error) {
    log("error", "sign_up_failed", { error });
    const toast = { title: "Error", description: "Terjadi kesalahan saat mendaftar. Silakan coba lagi." };
    return refusedAccount({ result, toast }, 503);
  }
  if (!answer.ok) {
    const toast = { title: "Gagal Mendaftar", description: waitSentence(answer.seconds) };
    return refusedAccount({ result, toast, seconds: answer.seconds });
  }
  const secure = context.env.appOrigin.startsWith("https:");
  const lasting = { secure, minutes: LINK_MINUTES };
  context.outgoing.append("Set-Cookie", await rememberLoginEmail({ email, mailed: true }, lasting));
  const toast = {
    message: "Pendaftaran Berhasil",
    description: "Silakan verifikasi email Anda untuk melanjutkan.",
  };
  return context.toasts.redirectWithSuccess(withReturn("/login", back), toast, { status: 303 });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Signup() {
  const { back } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return (
    <AuthLayout>
      <h1>Daftar</h1>
      <p className="soft">
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
  { title: "Daftar | JasaWarga" },
  {
    name: "description",
    content:
      "Buat akun JasaWarga untuk memesan jasa lokal atau menawarkan keahlian Anda kepada warga sekitar.",
  },
];

export const handle: PageHandle = { page: "app", sheet: "document" };
