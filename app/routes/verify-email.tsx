import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { TEXT_VERSIONS } from "~/content/text-versions";
import { LINK_MINUTES } from "~/copy/account/account-mail";
import { waitSentence } from "~/copy/account/refusals";
import { withReturn } from "~/domain/core/return-path";
import { isIncomplete, MISSING } from "~/forms/account/account.server";
import { VERIFY_FIELDS, verifyForm } from "~/forms/account/verify-email.server";
import { mailTokenOf } from "~/forms/core/mail-token.server";
import { browserOf, enter } from "~/http/after-login.server";
import { parseForm, readForm } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { refusedAccount } from "~/http/refusals.server";
import { wayBack } from "~/http/viewer.server";
import { canVerifyEmail, verifyEmail } from "~/operations/account/verify-email.server";
import { clientAddress } from "~/platform/account/limits.server";
import { rememberLoginEmail } from "~/platform/account/login-email.server";
import { AccountLink } from "~/ui/account/account-link";
import { ResendForm } from "~/ui/account/resend-form";
import { VerifyForm } from "~/ui/account/verify-form";
import { ButtonLink } from "~/ui/kit/button";
import { AuthLayout } from "~/ui/layout/auth-layout";
import { Toast } from "~/ui/layout/toast";

/** Consumes no token: mail programs open links before their reader does. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = mailTokenOf(request);
  const works = token !== null && (await canVerifyEmail(context.db, token, context.now));
  return data({ works, back: wayBack(context, request) }, { status: works ? 200 : 400 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const token = mailTokenOf(request);
  if (token === null) return dead();
  const parsed = await parseForm(form, verifyForm, { secret: [...VERIFY_FIELDS] });
  if (!parsed.ok) {
    const toast = isIncomplete(form, VERIFY_FIELDS) ? { title: MISSING } : null;
    return refusedAccount({ result: parsed.result, toast });
  }
  const answer = await verifyEmail(context, {
    ...{ ...parsed.value, token, remember: false, address: clientAddress(request) },
    ...(await browserOf(context, request)),
  });
  if (!answer.ok) {
    if (answer.reason === "dead") return dead();
    if (answer.reason === "wrong") {
      return refusedAccount({ result: parsed.reject({ password: ["Kata sandi salah"] }) });
    }
    const toast = { title: "Gagal Memverifikasi", description: waitSentence(answer.seconds) };
    return refusedAccount({ result: parsed.reject({}), toast, seconds: answer.seconds });
  }
  const secure = context.env.appOrigin.startsWith("https:");
  const back = wayBack(context, request);
  if (answer.cookies === null) {
    const remembered = { email: answer.email, mailed: false };
    const lasting = { secure, minutes: LINK_MINUTES };
    context.outgoing.append("Set-Cookie", await rememberLoginEmail(remembered, lasting));
    const toast = { message: VERIFIED, description: "Silakan masuk dengan akun Anda." };
    return context.toasts.redirectWithSuccess(withReturn("/login", back), toast, { status: 303 });
  }
  const toast = { message: VERIFIED, description: "Selamat datang di JasaWarga!" };
  return enter(context, { ...answer, cookies: answer.cookies }, { texts: TEXT_VERSIONS, back, toast });
}

const VERIFIED = "Email Terverifikasi";

function dead() {
  return data({ dead: true as const }, { status: 400 });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function VerifyEmail() {
  const { works, back } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const refused = answer && "result" in answer ? answer : undefined;
  if (!works || (answer && !refused)) return <DeadLink back={back} busy={busy} />;
  return (
    <AuthLayout>
      <h1>Verifikasi email</h1>
      <p className="soft">
        Satu langkah lagi: tulis kata sandi yang Anda pilih saat mendaftar, dan Anda langsung masuk.
      </p>
      {refused?.toast && <Toast kind="error" {...refused.toast} />}
      <VerifyForm lastResult={refused?.result} busy={busy} />
      <p className="mt-5 soft">
        Lupa kata sandi, atau bukan Anda yang mendaftar? Buat kata sandi baru: alamat ini ikut terverifikasi,
        dan kata sandi yang lama tidak berlaku lagi.
      </p>
      <ButtonLink wide look="line" href="/forgot-password">
        Atur ulang kata sandi
      </ButtonLink>
    </AuthLayout>
  );
}

function DeadLink({ back, busy }: { back: string | null; busy: boolean }) {
  return (
    <AuthLayout>
      <h1>Verifikasi email</h1>
      <Toast
        kind="error"
        title="Tautan ini tidak berlaku"
        description={`Mungkin sudah dipakai, sudah lewat ${LINK_MINUTES} menit, atau ada tautan yang lebih baru.`}
      />
      <p className="mt-4">
        Sudah memverifikasi?{" "}
        <AccountLink to="/login" back={back}>
          Masuk
        </AccountLink>
        . Belum? Minta tautan baru dengan email yang Anda pakai mendaftar.
      </p>
      <ResendForm back={back} busy={busy} />
    </AuthLayout>
  );
}

export const meta: MetaFunction = () => [{ title: "Verifikasi email | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "document" };
