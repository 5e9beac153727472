import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { LOGIN_TO_SEE_MESSAGES } from "~/copy/account/login-first";
import { readConversation } from "~/db/message/messages.server";
import { isId } from "~/domain/core/text";
import { MESSAGES_SHOWN } from "~/domain/message/message";
import { titleUnlessMissing } from "~/http/error-title";
import { notFound } from "~/http/errors.server";
import type { PageHandle } from "~/http/page";
import { expectUser } from "~/http/viewer.server";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { ErrorPage } from "~/ui/layout/error-page";
import { Main } from "~/ui/layout/page-shell";
import { ConversationNotFound } from "~/ui/message/conversation-not-found";
import { ReportChoice } from "~/ui/message/report-choice";
import { reportableMessages } from "~/views/message/conversation.server";

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_MESSAGES);
  if (!isId(id)) notFound();
  // Read as an older page is, which marks nothing as read.
  const range = { limit: MESSAGES_SHOWN, before: Number.MAX_SAFE_INTEGER };
  const read = await readConversation(context.db, { kind: "conversation", id }, user.id, range);
  if (!read) notFound();
  return { id, ...reportableMessages(read, await user.reader(), context.now) };
}

export default function ReportOfMessage() {
  const { id, ...choice } = useLoaderData<typeof loader>();
  const conversationPath = `/messages/${id}#terbaru`;
  return (
    <Main>
      <div className="max-w-measure mx-auto">
        <Breadcrumbs
          trail={[
            { text: "Pesan", href: "/messages" },
            { text: choice.otherName, href: conversationPath },
            { text: "Laporkan pesan" },
          ]}
        />
        <h1>Pesan mana yang Anda laporkan?</h1>
        <ReportChoice {...choice} back={conversationPath} />
      </div>
    </Main>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Laporkan pesan", "Percakapan tidak ditemukan", error);

export const handle: PageHandle = { page: "app", sheet: "conversation" };

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />;
  return error.status === 404 ? <ConversationNotFound /> : <ErrorPage status={error.status} />;
}
