import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_MESSAGES } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { MESSAGES_SHOWN } from "~/messages/message";
import { reportableMessages } from "~/messages/page-data.server";
import { readConversation } from "~/messages/queries.server";
import { ARCHIVE_NOT_REPORTABLE } from "~/messages/text";
import { INBOX } from "~/messages/ui/inbox";
import { notFound } from "~/platform/errors.server";
import type { PageHandle } from "~/platform/pages";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { Bdi, Callout } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { Main } from "~/ui/page-frame";

type ReportableMessage = { id: string; text: string; when: string };

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_MESSAGES);
  if (!isId(id)) notFound();
  // This reads as for an earlier page, which marks nothing as read.
  const range = { limit: MESSAGES_SHOWN, before: Number.MAX_SAFE_INTEGER };
  const read = await readConversation(context.db, { kind: "conversation", id }, user.id, range);
  if (!read) notFound();
  return { id, ...reportableMessages(read, user, context.now) };
}

function ReportChoice({
  otherName,
  messages,
  archived,
  back,
}: {
  otherName: string;
  archived: boolean;
  messages: readonly ReportableMessage[];
  back: string;
}) {
  return (
    <>
      {archived && <Callout small>{ARCHIVE_NOT_REPORTABLE}</Callout>}
      {messages.length === 0 && !archived && (
        <p className="mt-4">
          <Bdi>{otherName}</Bdi> belum menulis apa pun kepada Anda.
        </p>
      )}
      {messages.length > 0 && (
        <ul className="mt-4 [&>li]:border-b">
          {messages.map(({ id, text, when }) => (
            <li key={id}>
              <a className={INBOX.link} href={`/reports/new?subject=message&id=${id}`} rel="nofollow">
                <span className={INBOX.lines}>
                  <span className="text-xs">{when}</span>
                  <b className="block truncate text-ink">{text}</b>
                </span>
                <span className="sr-only">Laporkan</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="actions">
        <a className="btn btn--quiet" href={back}>
          Kembali ke percakapan
        </a>
      </p>
    </>
  );
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

export const handle: PageHandle = { page: "app" };

export { ConversationErrorBoundary as ErrorBoundary } from "~/messages/ui/inbox";
