import { requestEmailChange } from "~/accounts/commands.server";
import { EMAIL_CHANGE_FIELDS, emailChangeForm, isIncomplete, MISSING } from "~/accounts/form.server";
import { WRONG_PASSWORD, waitSentence } from "~/accounts/text";
import { parseForm, refusedAccount } from "~/platform/form-requests.server";
import { clientAddress } from "~/platform/login.server";
import type { PasswordRequest } from "./submit-password.server";

export async function submitEmail(form: FormData, { request, context, user }: PasswordRequest) {
  const parsed = await parseForm(form, emailChangeForm, { secret: ["currentPassword"] });
  if (!parsed.ok) {
    const toast = isIncomplete(form, EMAIL_CHANGE_FIELDS) ? { title: MISSING } : null;
    return refusedAccount({ result: parsed.result, toast });
  }
  const { email: newEmail, currentPassword: password } = parsed.value;
  if (newEmail === user.email && newEmail === (await user.reader()).email) {
    return refusedAccount({ result: parsed.reject({ email: ["Email ini sudah email akun Anda"] }) });
  }
  const answer = await requestEmailChange(context, user, {
    newEmail,
    password,
    address: clientAddress(request),
  });
  if (answer.ok) {
    const toast = {
      message: "Periksa email baru Anda",
      description: "Email akun berganti setelah Anda membuka tautan yang kami kirim ke sana.",
    };
    return context.toasts.redirectWithSuccess("/account/security", toast, { status: 303 });
  }
  if (answer.reason === "wrong") {
    return refusedAccount({ result: parsed.reject({ currentPassword: [WRONG_PASSWORD] }) });
  }
  const toast = { title: "Gagal mengganti email", description: waitSentence(answer.seconds) };
  return refusedAccount({ result: parsed.reject({}), toast, seconds: answer.seconds });
}
