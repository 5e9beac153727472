import type { AppLoadContext } from "@remix-run/cloudflare";
import { requestCorrection, requestDataExport } from "~/accounts/commands.server";

import { correctionForm, ownPasswordForm } from "~/accounts/form.server";
import { MY_DATA_DONE, MY_DATA_PATH, MY_DATA_REFUSALS, WRONG_PASSWORD, waitSentence } from "~/accounts/text";
import { parseForm, refusedAccount, refuseTyped } from "~/platform/form-requests.server";
import { clientAddress } from "~/platform/login.server";

type Asking = { context: AppLoadContext; user: { id: string; email: string } };

export async function submitDataExportRequest(
  form: FormData,
  { request, context, user }: Asking & { request: Request },
) {
  const parsed = await parseForm(form, ownPasswordForm, { secret: ["currentPassword"] });
  if (!parsed.ok) return refusedAccount({ result: parsed.result });
  const asked = await requestDataExport(context, user, {
    password: parsed.value.currentPassword,
    address: clientAddress(request),
  });
  if (asked.ok) return context.toasts.redirectWithSuccess(MY_DATA_PATH, MY_DATA_DONE.export, { status: 303 });
  if (asked.reason === "wrong")
    return refusedAccount({ result: parsed.reject({ currentPassword: [WRONG_PASSWORD] }) });
  if (asked.reason === "too_soon")
    return refusedAccount({ result: parsed.reject({ "": [MY_DATA_REFUSALS.too_soon] }) });
  const toast = { title: "Salinan belum diminta", description: waitSentence(asked.seconds) };
  return refusedAccount({ result: parsed.reject({}), toast, seconds: asked.seconds });
}

export async function submitCorrection(form: FormData, { context, user }: Asking) {
  const parsed = await parseForm(form, correctionForm);
  if (!parsed.ok) return refusedAccount({ result: parsed.result });
  const asked = await requestCorrection(context, user.id, parsed.value.words);
  if (asked.ok)
    return context.toasts.redirectWithSuccess(MY_DATA_PATH, MY_DATA_DONE.correction, { status: 303 });
  // The page has no form while an earlier request is open.
  refuseTyped(form, {
    said: "Permintaan Anda belum terkirim",
    why: MY_DATA_REFUSALS[asked.reason],
    back: MY_DATA_PATH,
  });
}
