import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { storeMailOptOut } from "~/accounts/profile-queries.server";
import { NOTIFICATION_KIND_LABELS } from "~/notifications/line-text";
import { notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { NOINDEX, type PageHandle } from "~/platform/pages";
import { pageTitle, SETTING_NOT_SAVED } from "~/platform/sentence-text";
import { AuthLayout } from "~/ui/auth-layout";
import { Form } from "~/ui/form";
import { Button } from "~/ui/kit";

const STILL_SHOWN = "Notifikasinya tetap tampil di JasaWarga.";
const NONE_LEFT = "Permintaan baru tidak kami kabarkan lagi. Undangan pembeli tetap tampil di JasaWarga.";

/** Reads the link and changes nothing, because mail scanners prefetch links. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const subscription = await context.unsubscribeLinks.read(params.token ?? "");
  if (!subscription) notFound();
  const { kind } = subscription;
  return { label: NOTIFICATION_KIND_LABELS[kind].label, left: kind === "request" ? NONE_LEFT : STILL_SHOWN };
}

export const formDefinition: FormDefinition = { failed: SETTING_NOT_SAVED, fields: { token: null } };

/** Switches off mail. RFC 8058 requires 200 without a redirect for the one-click unsubscribe. */
export async function action({ params, context }: ActionFunctionArgs) {
  const subscription = await context.unsubscribeLinks.read(params.token ?? "");
  if (!subscription) notFound();
  await storeMailOptOut(context.db, subscription.userId, subscription.kind);
  return { done: true };
}

export default function Unsubscribe() {
  const { label, left } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AuthLayout>
      <h1>Email notifikasi: {label}</h1>
      {answer?.done ? (
        <p className="mt-4" role="status">
          Anda tidak lagi menerima email tentang {label}. {left}
        </p>
      ) : (
        <>
          <p className="mt-4">
            Berhenti menerima email tentang {label}? {left}
          </p>
          <Form method="post" className="mt-4">
            <Button type="submit">Berhenti menerima</Button>
          </Form>
        </>
      )}
      <p className="mt-6">
        <a href="/account/notifications">Atur semua email notifikasi</a>
      </p>
    </AuthLayout>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Berhenti menerima email") }, NOINDEX];

export const handle: PageHandle = { page: "document" };
