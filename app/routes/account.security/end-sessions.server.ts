import { endOtherSessions, endSession } from "~/accounts/session-queries.server";
import { badRequest, notFound } from "~/platform/errors.server";
import type { PasswordRequest } from "./submit-password.server";

/** Another user's session is not found. */
export async function sendDevicesOut(form: FormData, { request, context, user }: PasswordRequest) {
  const { db, sessions, toasts } = context;
  const chosen = form.get("session");
  if (typeof chosen !== "string" || chosen === "") badRequest();
  const everyOther = chosen === "others";
  const here = (await sessions.claim(request))?.rowId ?? notFound();
  const ended = everyOther
    ? await endOtherSessions(db, { id: here, userId: user.id })
    : await endSession(db, { id: chosen, userId: user.id });
  if (!everyOther && ended.length === 0) notFound();
  context.defer(sessions.forget(ended));
  const message = everyOther ? "Semua perangkat lain dikeluarkan" : "Perangkat dikeluarkan";
  return toasts.redirectWithSuccess("/account/security", { message }, { status: 303 });
}
