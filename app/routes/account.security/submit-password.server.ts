import type { AppLoadContext } from "@remix-run/cloudflare";
import { changePassword, type PasswordChange } from "~/accounts/commands.server";
import {
  isIncomplete,
  MISSING,
  OWN_NAME_OR_EMAIL,
  PASSWORD_CHANGE_FIELDS,
  passwordChangeForm,
} from "~/accounts/form.server";
import { WRONG_PASSWORD, waitSentence } from "~/accounts/text";
import { parseForm, refusedAccount } from "~/platform/form-requests.server";
import { clientAddress } from "~/platform/login.server";
import { sessionRecordOf } from "~/platform/viewer.server";

export type PasswordRequest = { request: Request; context: AppLoadContext; user: PasswordChange["user"] };

export async function submitPassword(form: FormData, { request, context, user }: PasswordRequest) {
  const parsed = await parseForm(form, passwordChangeForm, { secret: [...PASSWORD_CHANGE_FIELDS] });
  if (!parsed.ok) {
    const toast = isIncomplete(form, PASSWORD_CHANGE_FIELDS) ? { title: MISSING } : null;
    return refusedAccount({ result: parsed.result, toast });
  }
  const claim = await context.sessions.claim(request);
  const answer = await changePassword(context, {
    user,
    current: parsed.value.currentPassword,
    next: parsed.value.password,
    address: clientAddress(request),
    session: { rowId: claim?.rowId ?? "", record: await sessionRecordOf(context, request) },
    knownDevice: await context.knownDevices.read(request),
  });
  if (answer.ok) {
    for (const cookie of answer.cookies) context.outgoing.append("Set-Cookie", cookie);
    const toast = { message: "Kata Sandi Diganti", description: "Perangkat lain sudah dikeluarkan." };
    return context.toasts.redirectWithSuccess("/account/security", toast, { status: 303 });
  }
  if (answer.reason === "wrong") {
    return refusedAccount({ result: parsed.reject({ currentPassword: [WRONG_PASSWORD] }) });
  }
  if (answer.reason === "owners_name") {
    return refusedAccount({ result: parsed.reject({ password: [OWN_NAME_OR_EMAIL] }) });
  }
  const toast = { title: "Gagal mengganti kata sandi", description: waitSentence(answer.seconds) };
  return refusedAccount({ result: parsed.reject({}), toast, seconds: answer.seconds });
}
