import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { contactNumberForm } from "~/accounts/form.server";
import { LOGIN_FIRST } from "~/accounts/login-prompt-text";
import { shownPhone } from "~/accounts/phone";
import { findContactNumber, storeContactNumber } from "~/accounts/profile-queries.server";
import { AccountNav } from "~/accounts/ui/account";
import { requireUser } from "~/accounts/viewer.server";
import { CONTACT_AFTER_END } from "~/orders/contact";
import { orderPath } from "~/orders/order";
import { DAY } from "~/platform/dates";
import type { FormDefinition } from "~/platform/forms/form";
import { invalidForm, parseForm, readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle, SETTING_NOT_SAVED } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { WorkPage } from "~/ui/dashboard-frame";
import { ErrorSummary, TextField } from "~/ui/fields";
import { Form } from "~/ui/form";
import { SubmitButton } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { useServerForm } from "~/ui/server-form";
import { Topline } from "~/ui/title-bar";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_FIRST);
  const { mobile, suggested } = await findContactNumber(context.db, user.id);
  return { mobile: mobile && shownPhone(mobile).text, suggested };
}

export const formDefinition: FormDefinition = { failed: SETTING_NOT_SAVED, fields: { mobile: "Nomor HP" } };

/** Stores the number, or removes it if the field is empty. Returns to the order whose page linked here. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_FIRST);
  const parsed = await parseForm(await readForm(request), contactNumberForm);
  if (!parsed.ok) return invalidForm(parsed.result);
  const { mobile } = parsed.value;
  await storeContactNumber(context.db, user.id, mobile, context.now);
  const order = new URL(request.url).searchParams.get("order") ?? "";
  const to = isId(order) ? orderPath(order) : "/account/phone";
  const message = mobile === "" ? "Nomor HP dihapus" : "Nomor HP disimpan";
  return context.toasts.redirectWithSuccess(to, { message }, { status: 303 });
}

export default function AccountPhone() {
  const { mobile, suggested } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useServerForm<"mobile">({
    id: "nomor",
    lastResult: result,
    defaultValue: { mobile: mobile || suggested },
  });
  const days = CONTACT_AFTER_END / DAY;
  return (
    <WorkPage>
      <Topline>
        <Breadcrumbs trail={[{ text: "Akun", href: "/account" }, { text: "Nomor HP" }]} />
      </Topline>
      <h1>Nomor HP</h1>
      <AccountNav here="/account/phone" />
      <div className="max-w-form">
        <p>
          Hanya pembeli atau penjual dalam pesanan yang sudah dibayar yang melihatnya, sampai {days} hari setelah
          pesanannya berakhir. Nomor ini tidak tampil di profil, jasa, atau email.
        </p>
        <ErrorSummary answer={result} fields={[fields.mobile]} formErrors={form.errors} />
        <Form method="post" form={form}>
          <fieldset disabled={busy}>
            <TextField
              field={fields.mobile}
              label="Nomor HP"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              optional
              hint={mobile ? "Kosongkan lalu simpan untuk menghapusnya." : "Nomor Indonesia, misalnya 0812-3456-7890."}
            />
            <div className="actions">
              <SubmitButton busy={busy}>Simpan</SubmitButton>
            </div>
          </fieldset>
        </Form>
      </div>
    </WorkPage>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Nomor HP") }];

export const handle: PageHandle = { page: "app", titleBar: true };
