import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { listNotifications, readNotificationRow, readNotifications } from "~/db/notification/list.server";
import { badRequest, notFound } from "~/http/errors.server";
import { readForm } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { freshenRecord } from "~/http/session-record.server";
import { expectUser } from "~/http/viewer.server";
import { EmptyState } from "~/ui/kit/empty-state";
import { AppButtonLink } from "~/ui/kit/navigation/app-link";
import { Pagination } from "~/ui/kit/navigation/pagination";
import { ErrorPage } from "~/ui/layout/error-page";
import { ListFailed } from "~/ui/layout/list-failed";
import { TitleBar } from "~/ui/layout/title-bar";
import { WorkPage } from "~/ui/layout/work-page";
import { NotificationDay, ReadAll } from "~/ui/notification/list";
import { byDay } from "~/views/notification/list.server";

const MEMBERS_ONLY = { message: "Anda harus login untuk melihat notifikasi" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, MEMBERS_ONLY);
  const after = new URL(request.url).searchParams.get("after");
  const page = await listNotifications(context.db, user.id, { after });
  const { zone, unreadNotifications } = await user.reader();
  return {
    days: byDay(page.items, context.now, zone),
    after: page.after,
    further: after !== null,
    unread: unreadNotifications,
    now: context.now,
  };
}

/** Marks a row as read and redirects to its subject, or all up to the page's moment. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await expectUser(context, request, MEMBERS_ONLY);
  const form = await readForm(request);
  const { db, now } = context;
  const read = form.get("read");
  if (read === "all") {
    const until = Math.min(now, Number(form.get("until")) || now);
    const unreadNotifications = await readNotifications(db, { userId: user.id, until, now });
    freshenRecord(context, request, { ...(await user.reader()), unreadNotifications });
    const toast = { message: "Semua notifikasi sudah dibaca" };
    return context.toasts.redirectWithSuccess("/notifications", toast, { status: 303 });
  }
  if (typeof read !== "string" || read === "") badRequest();
  const opened = await readNotificationRow(db, { ids: read.split(","), userId: user.id, now });
  if (!opened) notFound();
  freshenRecord(context, request, { ...(await user.reader()), unreadNotifications: opened.unread });
  return redirect(opened.href, 303);
}

export default function Notifications() {
  const { days, after, further, unread, now } = useLoaderData<typeof loader>();
  return (
    <WorkPage>
      <TitleBar title="Notifikasi" />
      {unread > 0 && (
        <div className="text-right">
          <ReadAll until={now} />
        </div>
      )}
      {days.length === 0 ? (
        <EmptyState
          title="Belum ada notifikasi"
          text="Kabar tentang pesanan, pembayaran, penawaran, dan ulasan Anda muncul di sini."
          action={{ href: "/explore", text: "Jelajahi jasa" }}
        />
      ) : (
        days.map(({ day, rows }) => <NotificationDay key={day} day={day} rows={rows} />)
      )}
      <Pagination
        next={after && `/notifications?after=${after}`}
        note={
          <>
            {further && (
              <a className="btn btn--line" href="/notifications">
                Kembali ke awal
              </a>
            )}
            <AppButtonLink look="quiet" to="/account/notifications">
              Atur email notifikasi
            </AppButtonLink>
          </>
        }
      />
    </WorkPage>
  );
}

export const meta: MetaFunction = () => [{ title: "Notifikasi | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "conversation", titleBar: true };

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage status={error.status} />;
  return (
    <WorkPage>
      <ListFailed title="Notifikasi" failed="Gagal memuat notifikasi" />
    </WorkPage>
  );
}
