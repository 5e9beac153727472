import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_FIRST } from "~/copy/account/login-first";
import { WRONG_RECHECKED_PASSWORD, waitSentence } from "~/copy/account/refusals";
import { TAX_DONE, TAX_KINDS, TAX_NOT_SAVED, TAX_PATH, TAX_TITLE } from "~/copy/account/tax-identity";
import { selectTaxIdentity } from "~/db/account/tax-identities.server";
import { maskedTaxNumber } from "~/domain/account/tax-identity";
import { taxIdentityForm, taxRemovalForm } from "~/forms/account/tax-identity.server";
import { parseForm, readForm } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { refusedAccount } from "~/http/refusals.server";
import { expectAccount, requireAccount } from "~/http/viewer.server";
import { changeTaxIdentity } from "~/operations/account/change-tax-identity.server";
import { clientAddress } from "~/platform/account/limits.server";
import { TaxIdentityForm } from "~/ui/account/tax-identity-form";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Topline } from "~/ui/layout/title-bar";
import { Toast } from "~/ui/layout/toast";

/** The whole number never comes back to a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await expectAccount(context, request, LOGIN_FIRST);
  const [own] = await selectTaxIdentity(context.db, user.id);
  return {
    own: own ? `${TAX_KINDS[own.kind]} ${maskedTaxNumber(own)}` : null,
    email: (await user.reader()).email,
  };
}

/** `act` is there where it is to be removed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_FIRST);
  const form = await readForm(request);
  const removes = form.get("act") === "remove";
  const parsed = await parseForm(form, removes ? taxRemovalForm : taxIdentityForm, {
    secret: ["currentPassword"],
  });
  if (!parsed.ok) return refusedAccount({ result: parsed.result });
  const asked = { ...parsed.value, address: clientAddress(request) };
  const answer = await changeTaxIdentity(context, user, asked);
  if (answer.ok) {
    const done = removes ? TAX_DONE.removed : TAX_DONE.saved;
    return context.toasts.redirectWithSuccess(TAX_PATH, done, { status: 303 });
  }
  if (answer.reason === "wrong")
    return refusedAccount({ result: parsed.reject({ currentPassword: [WRONG_RECHECKED_PASSWORD] }) });
  const toast = { title: TAX_NOT_SAVED, description: waitSentence(answer.seconds) };
  return refusedAccount({ result: parsed.reject({}), toast, seconds: answer.seconds });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Tax() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Saldo", href: "/dashboard/balance" }, { text: TAX_TITLE }]} />
      </Topline>
      <h1>{TAX_TITLE}</h1>
      {answer?.toast && <Toast kind="error" {...answer.toast} />}
      <TaxIdentityForm {...page} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: `${TAX_TITLE} | JasaWarga` }];

export const handle: PageHandle = { page: "app" };
