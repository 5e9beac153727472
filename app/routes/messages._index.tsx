import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { LOGIN_TO_SEE_MESSAGES } from "~/accounts/login-prompt-text";
import { readAsUser } from "~/accounts/viewer.server";
import { inboxView } from "~/messages/page-data.server";
import { selectConversations } from "~/messages/queries.server";
import { Inbox } from "~/messages/ui/inbox";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { WorkPage } from "~/ui/dashboard-frame";
import { ErrorPage, ListFailed } from "~/ui/error-page";
import { ListPagination } from "~/ui/navigation";
import { TitleBar } from "~/ui/title-bar";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const from = new URL(request.url).searchParams.get("after");
  const { user, page } = await readAsUser(context, request, LOGIN_TO_SEE_MESSAGES, (userId) =>
    selectConversations(context.db, userId, from),
  );
  const { items, after } = page;
  return {
    conversations: items.map((item) => inboxView(item, context.now, user.zone)),
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

export const meta: MetaFunction = () => [{ title: pageTitle("Pesan") }];

export const handle: PageHandle = { page: "app", titleBar: true };

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage status={error.status} />;
  return (
    <WorkPage>
      <ListFailed title="Pesan" failed="Gagal memuat pesan" />
    </WorkPage>
  );
}
