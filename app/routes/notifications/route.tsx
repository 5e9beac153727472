import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useNavigation, useRouteError } from "@remix-run/react";
import { readAsUser, requireUser } from "~/accounts/viewer.server";
import type { PageOf } from "~/database/statements.server";
import { newProposals, repeated, SEPARATOR } from "~/notifications/line-text";
import { isNewProposal, type NotificationKind, notificationGroup } from "~/notifications/notification";
import { readNotificationRow, readNotifications, selectNotifications } from "~/notifications/queries.server";
import { clockTime, dayHeading, deadlineText } from "~/platform/date-text";
import type { Zone } from "~/platform/dates";
import { badRequest, notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { SidebarIcon, type SidebarIconName, WorkPage } from "~/ui/dashboard-frame";
import { ErrorPage, ListFailed } from "~/ui/error-page";
import { Example } from "~/ui/example";
import { Form, PlainForm } from "~/ui/form";
import { EmptyState, SubmitButton } from "~/ui/kit";
import { AppButtonLink, Pagination } from "~/ui/navigation";
import { TitleBar } from "~/ui/title-bar";

/** `kind` is that of the subject, on its first row. `above` is the subject of several rows, on the first of them. */
type Row = ReturnType<typeof shown> & { kind?: NotificationKind; above?: string };
type Day = { day: string; rows: Row[] };

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

/**
 * Groups notifications by day, and those of a day by their subject, such as one order. Those with the same
 * `notificationGroup` share the row of the newest. The first row of a subject has its kind.
 */
export function byDay(items: readonly NotificationRow[], now: number, zone: Zone): Day[] {
  type Rows = Map<string, NotificationRow[]>;
  const days = new Map<string, Map<string, Rows>>();
  for (const item of items) {
    const day = dayHeading(item.createdAt, now, zone);
    const subjects = entryOf(days, day, () => new Map<string, Rows>());
    const rows = entryOf(subjects, subjectPath(item.href), (): Rows => new Map());
    entryOf(rows, notificationGroup(item), (): NotificationRow[] => []).push(item);
  }
  return [...days].map(([day, subjects]) => ({
    day,
    rows: [...subjects.values()].flatMap((rows) => {
      const kind = [...rows.values()][0]?.[0]?.kind ?? "order";
      const [first, ...others] = underSubject([...rows.values()].map((some) => shown(some, now, zone)));
      return first ? [{ ...first, kind }, ...others] : [];
    }),
  }));
}

function entryOf<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

/** Returns the page of an order for its other pages too, and otherwise the address without its query and fragment. */
function subjectPath(href: string): string {
  return /^\/dashboard\/orders\/[^/?#]+/.exec(href)?.[0] ?? href.replace(/[?#].*/, "");
}

/** Moves the subject above the rows if they share it. Subjects are cut to different lengths, so it is the longest. */
function underSubject(rows: Row[]): Row[] {
  const [longest = ""] = rows.map(({ subject }) => subject).sort((a, b) => b.length - a.length);
  const isShared = rows.length > 1 && longest !== "" && rows.every(({ subject }) => isCutOf(subject, longest));
  return isShared ? rows.map((row, at) => ({ ...row, subject: "", ...(at === 0 && { above: longest }) })) : rows;
}

/** Compares without the marks that isolate the direction of names. */
function isCutOf(cut: string, whole: string): boolean {
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
  return plain(whole).startsWith(plain(cut));
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

const ICONS: Record<NotificationKind, SidebarIconName> = {
  order: "box",
  payment: "wallet",
  proposal: "ask",
  request: "pin",
  message: "chat",
  search: "search",
  review: "leaf",
};

function NotificationDay({ day, rows }: Day) {
  return (
    // This is a native form, because its target may be a page without script.
    <PlainForm method="post" action="/notifications">
      <h2 className="border-b-2 border-ink pt-[0.3125rem] text-sm text-ink-soft">{day}</h2>
      <ul>
        {rows.map(
          ({ kind, ...first }, at) =>
            kind && (
              <li key={first.id} className="flex items-start border-b py-1">
                <span className="mr-2 mt-1 flex h-9 w-9 flex-none items-center justify-center rounded-full bg-sunk text-ink-soft">
                  <SidebarIcon name={ICONS[kind]} />
                </span>
                <NotificationLines rows={[first, ...rowsBelow(rows, at)]} />
              </li>
            ),
        )}
      </ul>
    </PlainForm>
  );
}

/** Returns the other rows of the subject whose first row is at `first`. */
function rowsBelow(rows: Day["rows"], first: number): Row[] {
  const next = rows.findIndex(({ kind }, at) => at > first && kind);
  return rows.slice(first + 1, next < 0 ? undefined : next);
}

function NotificationLines({ rows }: { rows: readonly Row[] }) {
  const [first] = rows;
  if (!first || rows.length === 1) return first ? <NotificationLine {...first} /> : null;
  return (
    <div className="min-w-0 flex-1">
      {first.above && <p className="truncate pl-3 text-xs leading-[1.125rem] text-ink-soft">{first.above}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="flex">
            <NotificationLine {...row} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Opens the subject. An unread one is a button, because opening it also marks it as read. */
function NotificationLine(row: Row) {
  return row.ids === "" ? (
    <a className={lineLook} href={row.href}>
      <Lines {...row} />
    </a>
  ) : (
    <button className={unreadLook} type="submit" name="read" value={row.ids}>
      <Lines {...row} />
    </button>
  );
}

const lineLook =
  "block min-h-11 min-w-0 flex-1 py-1 pl-3 pr-0 text-base leading-5 text-inherit no-underline hover:bg-raised";
const unreadLook =
  "block min-h-11 min-w-0 flex-1 py-1 pl-3 pr-0 text-base leading-5 text-inherit hover:bg-raised relative cursor-pointer bg-transparent text-left font-sans before:absolute before:bottom-[0.4375rem] before:left-0 before:top-[0.4375rem] before:w-1 before:rounded-[0.25rem] before:bg-action before:content-['']";

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
          {note && <span className="max-w-full flex-none whitespace-normal">{subject ? `\u00a0· ${note}` : note}</span>}
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
          {days.map((day) => (
            <NotificationDay key={day.day} {...day} />
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
