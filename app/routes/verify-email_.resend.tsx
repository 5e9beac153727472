import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { FILL_ALL_FIELDS, isIncomplete, resendForm } from "~/accounts/form.server";
import { clientAddress } from "~/accounts/login.server";
import { resendVerification } from "~/accounts/login-commands.server";
import { waitSentence } from "~/accounts/text";
import { AccountLink, ResendForm } from "~/accounts/ui/account";
import { requestedReturnPath } from "~/accounts/viewer.server";
import type { FormDefinition } from "~/platform/forms/form";
import { invalidAccountForm, parseForm, readForm } from "~/platform/forms/requests.server";
import { withReturnPath } from "~/platform/forms/return-path";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { AuthLayout } from "~/ui/auth-layout";
import { Toast } from "~/ui/toast";

export function loader({ request, context }: LoaderFunctionArgs) {
  return { back: requestedReturnPath(context, request) };
}

export const formDefinition: FormDefinition = { failed: "Gagal mengirim", fields: { email: "Email" } };

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const parsed = await parseForm(form, resendForm);
  if (!parsed.ok) {
    const toast = isIncomplete(form, ["email"]) ? { title: FILL_ALL_FIELDS } : null;
    return invalidAccountForm({ result: parsed.result, toast });
  }
  const address = clientAddress(request);
  const back = requestedReturnPath(context, request);
  const answer = await resendVerification(context, { email: parsed.value.email, address, back });
  if (!answer.ok) {
    const toast = { title: "Gagal mengirim", description: waitSentence(answer.seconds) };
    return invalidAccountForm({ result: parsed.reject({}), toast, seconds: answer.seconds });
  }
  const toast = {
    message: "Permintaan diterima",
    description: "Jika alamat itu menunggu verifikasi, tautan baru segera tiba. Periksa juga folder spam Anda.",
  };
  return context.toasts.redirectWithInfo(withReturnPath("/login", back), toast, { status: 303 });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function ResendVerification() {
  const { back } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return (
    <AuthLayout>
      <h1>Kirim ulang email verifikasi</h1>
      <p className="text-ink-soft">
        Tulis email yang Anda pakai mendaftar. Tautan yang lama tidak berlaku lagi setelah yang baru dikirim.
      </p>
      {answer?.toast && <Toast kind="error" {...answer.toast} />}
      <ResendForm back={back} lastResult={answer?.result} busy={busy} />
      <p className="mt-4">
        <AccountLink to="/login" back={back}>
          Kembali ke halaman masuk
        </AccountLink>
      </p>
    </AuthLayout>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Kirim ulang email verifikasi") }];

export const handle: PageHandle = { page: "app" };
