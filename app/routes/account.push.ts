import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { LOGIN_FIRST } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { arePushKeys, isPushEndpoint } from "~/notifications/push";
import { removePushSubscription, storePushSubscription } from "~/notifications/queries.server";
import type { FormDefinition } from "~/platform/forms/form";
import { readForm } from "~/platform/forms/requests.server";
import { SETTING_NOT_SAVED } from "~/platform/sentence-text";

const SETTINGS = "/account/notifications";

export function loader() {
  return redirect(SETTINGS);
}

export const formDefinition: FormDefinition = {
  failed: SETTING_NOT_SAVED,
  fields: { endpoint: null, p256dh: null, auth: null, details: null, off: null },
};

/** Subscribes the browser that sends the form, or ends its subscription. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_FIRST);
  const form = await readForm(request);
  const read = (name: string) => String(form.get(name) ?? "");
  const keys = { endpoint: read("endpoint"), p256dh: read("p256dh"), auth: read("auth") };
  const done = (message: string) => context.toasts.redirectWithSuccess(SETTINGS, { message }, { status: 303 });
  if (form.has("off")) {
    await removePushSubscription(context.db, user.id, keys.endpoint, context.now);
    return done("Notifikasi langsung dimatikan");
  }
  const { push } = await context.channels();
  if (!push || !isPushEndpoint(keys.endpoint) || !arePushKeys(keys)) {
    const message = "Peramban ini tidak dapat menerima notifikasi langsung";
    return context.toasts.redirectWithError(SETTINGS, { message }, { status: 303 });
  }
  await storePushSubscription(context.db, user.id, { ...keys, showsDetails: form.has("details") }, context.now);
  return done("Notifikasi langsung aktif di perangkat ini");
}
