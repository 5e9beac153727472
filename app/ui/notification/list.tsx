import { useNavigation } from "@remix-run/react";
import { SubmitButton } from "../kit/button";
import { Form, PlainForm } from "../layout/form";

type Row = {
  id: string;
  /** Of what is unread in it, joined by commas. */
  ids: string;
  title: string;
  /** Gives way where both have no room. */
  subject: string;
  note: string;
  href: string;
  time: string;
  /** An answer is awaited. */
  due: boolean;
};

/** An unread row is a button, which marks it as read and leads on. */
export function NotificationDay({ day, rows }: { day: string; rows: readonly Row[] }) {
  return (
    // Not the router's form: its target may be a page without script.
    <PlainForm className="notification-day" method="post" action="/notifications">
      <h2>{day}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className={row.due ? "notification-day__due" : undefined}>
            {row.ids === "" ? (
              <a href={row.href}>
                <Lines {...row} />
              </a>
            ) : (
              <button type="submit" name="read" value={row.ids}>
                <Lines {...row} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </PlainForm>
  );
}

function Lines({ ids, title, subject, note, time }: Row) {
  return (
    <>
      <span className="notification-day__title">
        <span className="one-line">
          {ids !== "" && <span className="sr-only">Baru: </span>}
          {title}
        </span>
        <time dateTime={time.replace(".", ":")}>{time}</time>
      </span>
      {(subject || note) && (
        <span className="notification-day__about">
          <span className="one-line">{subject}</span>
          {note && <span>{subject ? ` · ${note}` : note}</span>}
        </span>
      )}
    </>
  );
}

/** `until` in UTC ms: what came after this page was made stays unread. */
export function ReadAll({ until }: { until: number }) {
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
