import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { completeLogin, forgetPendingLogin, readBrowser, readPendingLogin } from "~/accounts/after-login.server";
import { secondStepForm } from "~/accounts/form.server";
import { clientAddress } from "~/accounts/login.server";
import { waitSentence } from "~/accounts/text";
import { completeSecondStep, findPendingLogin, passkeyRequest } from "~/accounts/two-step-commands.server";
import { AccountLink } from "~/accounts/ui/account";
import { OneTimePasswordField, PasskeyButton } from "~/accounts/ui/second-step";
import { getAccount, requestedReturnPath } from "~/accounts/viewer.server";
import { TEXT_VERSIONS } from "~/content/text-versions";
import type { FormDefinition } from "~/platform/forms/form";
import { invalidAccountForm, parseForm, readForm } from "~/platform/forms/requests.server";
import { withReturnPath } from "~/platform/forms/return-path";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { AuthLayout } from "~/ui/auth-layout";
import { ErrorSummary } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Callout, SubmitButton } from "~/ui/kit";
import { useServerForm } from "~/ui/server-form";
import { Toast } from "~/ui/toast";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const back = requestedReturnPath(context, request);
  if (await getAccount(context, request)) throw redirect(back ?? "/", 303);
  const token = await readPendingLogin(request);
  const pending = token && (await findPendingLogin(context, token));
  if (!pending) throw await toLogin(context, back);
  return { back, development: context.env.development, passkey: await passkeyRequest(context, pending) };
}

function toLogin(context: AppLoadContext, back: string | null): Promise<Response> {
  const toast = { message: "Waktu untuk kode sudah habis", description: "Masuk lagi dengan kata sandi Anda." };
  return context.toasts.redirectWithInfo(withReturnPath("/login", back), toast, { status: 303 });
}

export const formDefinition: FormDefinition = {
  failed: "Terjadi kesalahan saat masuk. Silakan coba lagi.",
  fields: { response: null },
};

export async function action({ request, context }: ActionFunctionArgs) {
  const back = requestedReturnPath(context, request);
  const token = await readPendingLogin(request);
  if (!token) throw await toLogin(context, back);
  const parsed = await parseForm(await readForm(request), secondStepForm);
  if (!parsed.ok) return invalidAccountForm({ result: parsed.result });
  const { oneTimePassword: code, response } = parsed.value;
  const browser = { address: clientAddress(request), ...(await readBrowser(context, request)) };
  const answer = await completeSecondStep(context, { token, code, response, ...browser });
  if (answer.ok) {
    context.outgoing.append("Set-Cookie", await forgetPendingLogin(context.env.appOrigin.startsWith("https:")));
    const toast = { message: "Masuk Berhasil", description: "Selamat datang kembali!" };
    return completeLogin(context, answer, { texts: TEXT_VERSIONS, back, toast });
  }
  if (answer.reason === "expired") throw await toLogin(context, back);
  if (answer.reason === "limited") {
    const toast = { title: "Gagal Masuk", description: waitSentence(answer.seconds) };
    return invalidAccountForm({ result: parsed.reject({}), toast, seconds: answer.seconds });
  }
  const wrong = response === "" ? "Kode salah atau sudah dipakai" : "Kunci sandi ini tidak cocok. Pakai kode.";
  return invalidAccountForm({ result: parsed.reject({ oneTimePassword: [wrong] }) });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function SecondStep() {
  const { back, development, passkey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const [response, setResponse] = useState("");
  const [form, fields] = useServerForm<"oneTimePassword">({ id: "second-step", lastResult: answer?.result });
  return (
    <AuthLayout>
      <h1>Langkah kedua</h1>
      <p className="text-ink-soft">
        Buka aplikasi kode di ponsel Anda dan tulis enam angkanya. Ponsel hilang? Tulis salah satu kode pemulihan Anda.
      </p>
      {answer?.toast && <Toast kind="error" {...answer.toast} />}
      {development && (
        <Callout icon="chat" small>
          Di komputer pengembang, kode semua akun ada di <a href="/dev/codes">/dev/codes</a>.
        </Callout>
      )}
      <ErrorSummary answer={answer?.result} fields={[fields.oneTimePassword]} formErrors={form.errors} />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <input type="hidden" name="response" value={response} />
          <OneTimePasswordField field={fields.oneTimePassword} label="Kode" />
          <div className="mt-6">
            <SubmitButton wide busy={busy}>
              Lanjut
            </SubmitButton>
          </div>
          {passkey && (
            <PasskeyButton options={{ request: passkey }} onAnswer={setResponse}>
              Pakai kunci sandi
            </PasskeyButton>
          )}
        </fieldset>
      </Form>
      <p className="mt-4">
        <AccountLink to="/login" back={back}>
          Masuk dengan akun lain
        </AccountLink>
      </p>
    </AuthLayout>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Langkah kedua") }];

export const handle: PageHandle = { page: "app" };
