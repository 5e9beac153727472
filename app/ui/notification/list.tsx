import { Form, useNavigation } from "@remix-run/react";
import { NOTIFICATION_KIND_LABELS } from "~/copy/notification/kinds";
import type { NotificationKind } from "~/domain/notification/notification";
import { Badge } from "../kit/badge";
import { SubmitButton } from "../kit/button";
import { Icon, type IconName } from "../kit/icon";
import { Prices } from "../kit/prices";

const ICONS: Record<NotificationKind, IconName> = {
  order: "box",
  payment: "lock",
  proposal: "ask",
  message: "chat",
  search: "search",
  review: "check",
};

type Item = {
  id: string;
  kind: NotificationKind;
  title: string;
  body: string;
  href: string;
  time: string;
  unread: boolean;
};

/** An unread one is a button, which marks it as read and leads on. */
export function NotificationDay({ day, items }: { day: string; items: readonly Item[] }) {
  return (
    <section className="notification-list">
      <h2>{day}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            {item.unread ? (
              // Not the router's form: its target may be a page without script.
              <form method="post" action="/notifications">
                <button type="submit" name="read" value={item.id} className="notification-list__new">
                  <Words {...item} />
                </button>
              </form>
            ) : (
              <a href={item.href}>
                <Words {...item} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ kind, title, body, time, unread }: Item) {
  return (
    <>
      <Icon name={ICONS[kind]} />
      <span className="row-text">
        <b>
          <Prices text={title} />
        </b>{" "}
        {unread && <Badge look="on">Baru</Badge>}
        {body && (
          <span>
            <Prices text={body} />
          </span>
        )}
        <span className="small soft">
          {NOTIFICATION_KIND_LABELS[kind].label} · <Prices text={time} />
        </span>
      </span>
    </>
  );
}

/** `until` in UTC ms: what came after this page was made stays unread. */
export function ReadAll({ until }: { until: number }) {
  const busy = useNavigation().formAction === "/notifications";
  return (
    <Form method="post" action="/notifications">
      <input type="hidden" name="until" value={until} />
      <SubmitButton look="line" name="read" value="all" busy={busy}>
        Tandai semua dibaca
      </SubmitButton>
    </Form>
  );
}
