import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SESSION_ENDED } from "~/accounts/login-text";
import { requestedReturnPath } from "~/accounts/viewer.server";
import { chosenFileNames, readForm, typedTexts, unsentFields } from "~/platform/forms/requests.server";
import { withReturnPath } from "~/platform/forms/return-path";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { FilesToChooseAgain, SendAgain, TypedTexts } from "~/ui/fields";
import { ButtonLink } from "~/ui/kit";

import { Main } from "~/ui/page-frame";

export function loader({ request, context }: LoaderFunctionArgs) {
  return { back: requestedReturnPath(context, request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const unsent = unsentFields(form, requestedReturnPath(context, request) ?? "/");
  return data({ texts: typedTexts(form), files: chosenFileNames(form), unsent }, { status: 401 });
}

export default function SessionEnded() {
  const { back } = useLoaderData<typeof loader>();
  const kept = useActionData<typeof action>();
  const { title, text, again, copy, typed } = SESSION_ENDED;
  return (
    <Main>
      <div className="max-w-measure mx-auto mt-4">
        <h1>{title}</h1>
        <p>
          {text} {kept && (kept.unsent ? again : copy)}
        </p>
        <p className="actions">
          <ButtonLink href={withReturnPath("/login", back)} {...(kept ? { target: "_blank", rel: "noopener" } : {})}>
            Masuk
          </ButtonLink>
        </p>
        {kept?.unsent && (
          <div className="mt-4">
            <SendAgain {...kept.unsent} look="line" />
          </div>
        )}
        {kept && <TypedTexts texts={kept.texts} reason={typed} />}
        {kept && <FilesToChooseAgain names={kept.files} />}
      </div>
    </Main>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle(SESSION_ENDED.title) }];

export const handle: PageHandle = { page: "app" };
