import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { LOGIN_FIRST } from "~/copy/account/login-first";
import { listMailOptOuts, storeMailKinds } from "~/db/account/mail-opt-outs.server";
import { mailKindsForm } from "~/forms/notification/notification.server";
import { parseForm, readForm, rejected } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { expectUser } from "~/http/viewer.server";
import { MailKindsForm } from "~/ui/account/mail-kinds-form";
import { AccountNav } from "~/ui/account/nav";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Topline } from "~/ui/layout/title-bar";
import { WorkPage } from "~/ui/layout/work-page";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_FIRST);
  const refused = await listMailOptOuts(context.db, user.id);
  return { email: (await user.reader()).email, refused };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_FIRST);
  const parsed = await parseForm(await readForm(request), mailKindsForm);
  if (!parsed.ok) return rejected(parsed.result);
  await storeMailKinds(context.db, user.id, parsed.value, context.now);
  const toast = { message: "Pilihan email disimpan" };
  return context.toasts.redirectWithSuccess("/account/notifications", toast, { status: 303 });
}

export default function AccountNotifications() {
  const { email, refused } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return (
    <WorkPage>
      <Topline>
        <Breadcrumbs trail={[{ text: "Akun", href: "/account" }, { text: "Email notifikasi" }]} />
      </Topline>
      <h1>Email notifikasi</h1>
      <AccountNav here="/account/notifications" />
      <MailKindsForm email={email} refused={refused} result={answer?.result} busy={busy} />
    </WorkPage>
  );
}

export const meta: MetaFunction = () => [{ title: "Email notifikasi | JasaWarga" }];

export const handle: PageHandle = { page: "app", titleBar: true };
