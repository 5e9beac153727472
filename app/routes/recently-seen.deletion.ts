import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { LOGIN_FIRST } from "~/copy/account/login-first";
import { SEEN_CLEARED } from "~/copy/listing/saved";
import { deleteSeen } from "~/db/listing/seen.server";
import { expectUser } from "~/http/viewer.server";

/** A link must not clear it. */
export function loader() {
  return redirect("/", 303);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await expectUser(context, request, LOGIN_FIRST);
  await deleteSeen(context.db, id, context.now);
  return context.toasts.redirectWithSuccess("/", SEEN_CLEARED, { status: 303 });
}
