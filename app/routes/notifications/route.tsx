import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useNavigation, useRouteError } from "@remix-run/react";
import { readAsUser, requireUser } from "~/accounts/viewer.server";
import type { PageOf } from "~/database/statements.server";
import { newProposals, repeated, SEPARATOR } from "~/notifications/line-text";
import { isNewProposal, notificationGroup } from "~/notifications/notification";
import { readNotificationRow, readNotifications, selectNotifications } from "~/notifications/queries.server";
import { clockTime, dayHeading, deadlineText } from "~/platform/date-text";
import type { Zone } from "~/platform/dates";
import { badRequest, notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { WorkPage } from "~/ui/dashboard-frame";
import { ErrorPage, ListFailed } from "~/ui/error-page";
import { Example } from "~/ui/example";
import { Form, PlainForm } from "~/ui/form";
import { EmptyState, SubmitButton } from "~/ui/kit";
import { AppButtonLink, Pagination } from "~/ui/navigation";
import { TitleBar } from "~/ui/title-bar";

type Row = ReturnType<typeof shown>;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get("after");
  const { user, page } = await readAsUser(context, request, MEMBERS_ONLY, (userId) =>
    selectNotifications(context.db, userId, { after }),
  );
  const { zone, unreadNotifications } = user;
  return {
    days: byDay(page.items, context.now, zone),
    after: page.after,
    further: after !== null,
    unread: unreadNotifications,
    now: context.now,
  };
}

export const formDefinition: FormDefinition = {
  failed: "Notifikasi belum ditandai",
  fields: { read: null, until: null },
};

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, MEMBERS_ONLY);
  const form = await readForm(request);
  const { db, now } = context;
  const read = form.get("read");
  if (read === "all") {
    const until = Math.min(now, Number(form.get("until")) || now);
    user.unreadNotifications = await readNotifications(db, { userId: user.id, until, now });
    const toast = { message: "Semua notifikasi sudah dibaca" };
    return context.toasts.redirectWithSuccess("/notifications", toast, { status: 303 });
  }
  if (typeof read !== "string" || read === "") badRequest();
  const opened = await readNotificationRow(db, { ids: read.split(","), userId: user.id, now });
  if (!opened) notFound();
  user.unreadNotifications = opened.unread;
  return redirect(opened.href, 303);
}

type NotificationRow = PageOf<typeof selectNotifications>["items"][number];

/** Groups notifications by day. Those with the same `rowOf` share the row of the newest. */
export function byDay(items: readonly NotificationRow[], now: number, zone: Zone) {
  const days = new Map<string, Map<string, NotificationRow[]>>();
  for (const item of items) {
    const day = dayHeading(item.createdAt, now, zone);
    const rows = days.get(day) ?? new Map<string, NotificationRow[]>();
    const name = notificationGroup(item);
    days.set(day, rows.set(name, [...(rows.get(name) ?? []), item]));
  }
  return [...days].map(([day, rows]) => ({
    day,
    rows: [...rows.values()].map((some) => shown(some, now, zone)),
  }));
}

/** Returns rows. `ids` are the unread ones, comma-separated. `due` means that an answer is still expected. */
function shown(some: readonly NotificationRow[], now: number, zone: Zone) {
  const [newest] = some as [NotificationRow];
  const { cause, href, dueAt, createdAt, awaited } = newest;
  const unread = some.filter(({ readAt }) => readAt === null);
  const [subject = "", ...rest] = newest.about.split(SEPARATOR);
  const asked = dueAt === null ? "" : ` sebelum ${deadlineText(dueAt, now, zone)}`;
  const note = dueAt !== null && !awaited ? "" : rest.join(SEPARATOR) + asked;
  const several = some.length > 1;
  const proposals = several && isNewProposal(cause);
  return {
    id: newest.id,
    ids: unread.map(({ id }) => id).join(","),
    title: proposals ? newProposals(some.length) : newest.title,
    subject,
    note: proposals ? "" : several ? repeated(note, some.length) : note,
    href,
    time: clockTime(createdAt, zone),
    due: unread.length > 0 && awaited && dueAt !== null && dueAt > now,
  };
}

function NotificationDay({ day, rows }: { day: string; rows: readonly Row[] }) {
  return (
    // This is a native form, because its target may be a page without script.
    <PlainForm method="post" action="/notifications">
      <h2 className="border-b-2 border-ink pt-[0.3125rem] text-sm text-ink-soft">{day}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="border-b">
            {row.ids === "" ? (
              <a className="block py-1 pl-3 leading-5 text-inherit no-underline hover:bg-raised" href={row.href}>
                <Lines {...row} />
              </a>
            ) : (
              <button className={unreadRow} type="submit" name="read" value={row.ids}>
                <Lines {...row} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </PlainForm>
  );
}

const unreadRow =
  "relative block w-full cursor-pointer bg-transparent py-1 pl-3 pr-0 text-left font-sans text-base leading-5 text-inherit before:absolute before:bottom-[0.4375rem] before:left-0 before:top-[0.4375rem] before:w-1 before:rounded-[0.25rem] before:bg-action before:content-[''] hover:bg-raised";

function Lines({ ids, title, subject, note, time, due }: Row) {
  return (
    <>
      <span className="flex items-baseline">
        <span className={ids === "" ? "min-w-0 flex-1 text-[0.9375rem]" : "min-w-0 flex-1 text-[0.9375rem] font-bold"}>
          {ids !== "" && <span className="sr-only">Baru: </span>}
          {title}
        </span>
        <time className="ml-2 text-xs text-ink-soft" dateTime={time.replace(".", ":")}>
          {time}
        </time>
      </span>
      {(subject || note) && (
        <span
          className={
            due
              ? "flex whitespace-pre text-xs font-bold leading-[1.125rem] text-accent-ink"
              : "flex whitespace-pre text-xs leading-[1.125rem] text-ink-soft"
          }
        >
          <span className="block min-w-0 truncate">{subject}</span>
          {note && <span>{subject ? ` · ${note}` : note}</span>}
        </span>
      )}
    </>
  );
}

/** Shows a button. Notifications after this page was rendered (`until`) stay unread. */
function ReadAll({ until }: { until: number }) {
  const busy = useNavigation().formAction === "/notifications";
  return (
    <Form method="post" action="/notifications">
      <input type="hidden" name="until" value={until} />
      <SubmitButton look="quiet" name="read" value="all" busy={busy}>
        Tandai semua dibaca
      </SubmitButton>
    </Form>
  );
}

const MEMBERS_ONLY = { message: "Anda harus login untuk melihat notifikasi" };

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
          drawing="notifications"
          title="Belum ada notifikasi"
          text="Kabar tentang pesanan, pembayaran, penawaran, dan ulasan Anda muncul di sini."
          example={
            <Example title="Teddy Kurniadi menyetujui jamnya" text="Cuci AC dua unit · Kamis, 09.00" end="08.40" />
          }
          action={{ href: "/explore", text: "Jelajahi jasa" }}
        />
      ) : (
        // The negative margin brings the links of the next page closer.
        <div className="-mb-3">
          {days.map(({ day, rows }) => (
            <NotificationDay key={day} day={day} rows={rows} />
          ))}
        </div>
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

export const meta: MetaFunction = () => [{ title: pageTitle("Notifikasi") }];

export const handle: PageHandle = { page: "app", titleBar: true };

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage status={error.status} />;
  return (
    <WorkPage>
      <ListFailed title="Notifikasi" failed="Gagal memuat notifikasi" />
    </WorkPage>
  );
}
