import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SESSION_ENDED } from "~/copy/account/session-ended";
import { withReturn } from "~/domain/core/return-path";
import { readForm } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { typedTexts, unsentFields } from "~/http/unsent-form.server";
import { wayBack } from "~/http/viewer.server";
import { ButtonLink } from "~/ui/kit/button";
import { TypedTexts } from "~/ui/kit/form/typed-texts";
import { SendAgain } from "~/ui/kit/form/unsent-form";
import { Main } from "~/ui/layout/page-shell";

export function loader({ request, context }: LoaderFunctionArgs) {
  return { back: wayBack(context, request) };
}

/** Gets the form of somebody whose session had ended when they sent it, and keeps it for them on the page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const unsent = unsentFields(form, wayBack(context, request) ?? "/");
  return data({ texts: typedTexts(form), unsent }, { status: 401 });
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
          <ButtonLink
            href={withReturn("/login", back)}
            {...(kept ? { target: "_blank", rel: "noopener" } : {})}
          >
            Masuk
          </ButtonLink>
        </p>
        {kept?.unsent && <SendAgain {...kept.unsent} />}
        {kept && <TypedTexts texts={kept.texts} why={typed} />}
      </div>
    </Main>
  );
}

export const meta: MetaFunction = () => [{ title: `${SESSION_ENDED.title} | JasaWarga` }];

export const handle: PageHandle = { page: "app" };
