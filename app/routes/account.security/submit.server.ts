import type { AppLoadContext } from "@remix-run/cloudflare";
import { changePassword, type PasswordChange, requestEmailChange } from "~/accounts/commands.server";
import {
  EMAIL_CHANGE_FIELDS,
  emailChangeForm,
  isIncomplete,
  MISSING,
  OWN_NAME_OR_EMAIL,
  PASSWORD_CHANGE_FIELDS,
  passwordChangeForm,
} from "~/accounts/form.server";
import { endOtherSessions, endSession } from "~/accounts/session-queries.server";
import { WRONG_PASSWORD, waitSentence } from "~/accounts/text";
import { badRequest, notFound } from "~/platform/errors.server";
import { parseForm, refusedAccount } from "~/platform/form-requests.server";
import { clientAddress } from "~/platform/login.server";

/** Another user's session is not found. */
export async function sendDevicesOut(form: FormData, { request, context, user }: PasswordRequest) {
  const { db, sessions, toasts } = context;
  const chosen = form.get("session");
  if (typeof chosen !== "string" || chosen === "") badRequest();
  const everyOther = chosen === "others";
  const here = (await sessions.claim(request))?.sessionId ?? notFound();
  const ended = everyOther
    ? await endOtherSessions(db, { id: here, userId: user.id })
    : await endSession(db, { id: chosen, userId: user.id });
  if (!everyOther && ended.length === 0) notFound();
  context.defer(sessions.forget(ended));
  const message = everyOther ? "Semua perangkat lain dikeluarkan" : "Perangkat dikeluarkan";
  return toasts.redirectWithSuccess("/account/security", { message }, { status: 303 });
}

export type PasswordRequest = { request: Request; context: AppLoadContext; user: PasswordChange["user"] };

export async function submitPassword(form: FormData, { request, context, user }: PasswordRequest) {
  const parsed = await parseForm(form, passwordChangeForm(user), { secret: [...PASSWORD_CHANGE_FIELDS] });
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
    session: {
      id: claim?.sessionId ?? "",
      remember: (await context.sessions.read(request)).get("remember") === true,
    },
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

export async function submitEmail(form: FormData, { request, context, user }: PasswordRequest) {
  const parsed = await parseForm(form, emailChangeForm, { secret: ["currentPassword"] });
  if (!parsed.ok) {
    const toast = isIncomplete(form, EMAIL_CHANGE_FIELDS) ? { title: MISSING } : null;
    return refusedAccount({ result: parsed.result, toast });
  }
  const { email: newEmail, currentPassword: password } = parsed.value;
  if (newEmail === user.email) {
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
