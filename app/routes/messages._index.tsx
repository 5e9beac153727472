import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { LOGIN_TO_SEE_MESSAGES } from "~/copy/account/login-first";
import { listConversations } from "~/db/message/conversations.server";
import type { PageHandle } from "~/http/page";
import { expectUser } from "~/http/viewer.server";
import { ListPagination } from "~/ui/kit/navigation/list-pagination";
import { ErrorPage } from "~/ui/layout/error-page";
import { ListFailed } from "~/ui/layout/list-failed";
import { TitleBar } from "~/ui/layout/title-bar";
import { WorkPage } from "~/ui/layout/work-page";
import { Inbox } from "~/ui/message/inbox";
import { inboxView } from "~/views/message/conversation.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_MESSAGES);
  const from = new URL(request.url).searchParams.get("after");
  const { items, after } = await listConversations(context.db, user.id, from);
  const { zone } = await user.reader();
  return {
    conversations: items.map((item) => inboxView(item, context.now, zone)),
    next: after && `/messages?after=${after}`,
    first: from && "/messages",
  };
}

export default function Messages() {
  const { conversations, next, first } = useLoaderData<typeof loader>();
  return (
    <WorkPage>
      <TitleBar title="Pesan" />
      <Inbox conversations={conversations} />
      <ListPagination first={first} next={next} />
    </WorkPage>
  );
}

export const meta: MetaFunction = () => [{ title: "Pesan | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "conversation", titleBar: true };

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage status={error.status} />;
  return (
    <WorkPage>
      <ListFailed title="Pesan" failed="Gagal memuat pesan" />
    </WorkPage>
  );
}
