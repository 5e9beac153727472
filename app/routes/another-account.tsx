import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FORM_OWNER_FIELD } from "~/accounts/login-prompt-text";
import {
  ANOTHER_ACCOUNT,
  OPENED_BEFORE,
  OTHER_LOGIN,
  openedBefore,
  openedByAnother,
  SESSION_ENDED,
  sendAsLabel,
} from "~/accounts/login-text";
import { getAccount, requestedReturnPath } from "~/accounts/viewer.server";
import type { UnsentFields } from "~/platform/forms/form";
import { readFormOwner, strayFormOf } from "~/platform/forms/owner.server";
import { chosenFileNames, readForm, typedTexts, unsentFields } from "~/platform/forms/requests.server";
import { withReturnPath } from "~/platform/forms/return-path";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { FilesToChooseAgain, SendAgain, TypedTexts } from "~/ui/fields";
import { ButtonLink } from "~/ui/kit";

import { Main } from "~/ui/page-frame";

export function loader({ request, context }: LoaderFunctionArgs) {
  return { back: requestedReturnPath(context, request) ?? "/" };
}

/**
 * Shows a form that was refused because another account is logged in. A form that a visitor opened can be sent as that
 * account. Any other form can only be sent by the account that opened it.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = strayFormOf(context) ?? (await readForm(request));
  const back = requestedReturnPath(context, request) ?? "/";
  const reader = await getAccount(context, request);
  const owner = form.has(FORM_OWNER_FIELD) ? null : await readFormOwner(context, request);
  const unsent = unsentFields(form, back);
  if (unsent && owner) unsent.fields.unshift([FORM_OWNER_FIELD, owner]);
  return data(
    {
      texts: typedTexts(form),
      files: chosenFileNames(form),
      unsent,
      isUnmarked: owner !== null,
      reader: reader?.name ?? "",
    },
    { status: 409 },
  );
}

export default function AnotherAccount() {
  const { back } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <Main>
      <div className="max-w-measure mx-auto mt-4">
        {refused?.isUnmarked ? <OpenedBefore {...refused} back={back} /> : <OpenedByAnother {...refused} back={back} />}
        {refused && <TypedTexts texts={refused.texts} reason={SESSION_ENDED.typed} />}
        {refused && <FilesToChooseAgain names={refused.files} />}
      </div>
    </Main>
  );
}

type Refused = { back: string; unsent?: UnsentFields | null; reader?: string };

const NEW_TAB = { target: "_blank", rel: "noopener" };

function OpenedByAnother({ back, unsent, reader }: Refused) {
  const { title, notSent, again, copy, login } = ANOTHER_ACCOUNT;
  return (
    <>
      <h1>{title}</h1>
      {reader !== undefined && (
        <p className="mt-3">
          {openedByAnother(reader)} {notSent} {unsent ? again : copy}
        </p>
      )}
      <p className="actions">
        <ButtonLink href={withReturnPath(OTHER_LOGIN, back)} {...NEW_TAB}>
          {login}
        </ButtonLink>
      </p>
      {unsent && (
        <div className="mt-4">
          <SendAgain {...unsent} look="line" />
        </div>
      )}
    </>
  );
}

function OpenedBefore({ back, unsent, reader }: Refused) {
  const { title, copy, open, login } = OPENED_BEFORE;
  return (
    <>
      <h1>{title}</h1>
      <p className="mt-3 mb-4">
        {openedBefore(reader ?? "")} {ANOTHER_ACCOUNT.notSent} {!unsent && copy}
      </p>
      {unsent && <SendAgain {...unsent}>{sendAsLabel(reader ?? "")}</SendAgain>}
      <p className="actions">
        {!unsent && (
          <ButtonLink href={back} {...NEW_TAB}>
            {open}
          </ButtonLink>
        )}
        <ButtonLink look="line" href={withReturnPath(OTHER_LOGIN, back)} {...NEW_TAB}>
          {login}
        </ButtonLink>
      </p>
    </>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle(ANOTHER_ACCOUNT.title) }];

export const handle: PageHandle = { page: "document" };
