import { plainDigits, replaceNumbers, withoutAddresses } from "~/accounts/contact-details";
import { mailText } from "~/accounts/mail-text";
import { orderNotifications } from "~/orders/event-text";
import { accountWantedNotification } from "~/refunds/notification-text";
import { REDACTED } from "./line-text";
import type { NotificationDraft, Quote, Wording, Writer } from "./notification";

export function mailWording(appOrigin: string): Wording {
  return {
    mail: (notification) => notificationMail(notification, appOrigin),
    orderNotifications,
    accountWanted: accountWantedNotification,
  };
}

const NEVER_ASKS =
  "JasaWarga tidak pernah meminta kata sandi, kode, atau transfer lewat pesan. Tetaplah berbicara dan membayar di JasaWarga: transfer di luar JasaWarga tidak kami lindungi.";

const WARNINGS: Record<Writer, string> = {
  known: "",
  staff: "",
  user: `Sebagian tulisan di atas berasal dari pengguna lain, bukan dari JasaWarga. ${NEVER_ASKS}`,
  stranger: `Anda belum pernah membalas orang ini. ${NEVER_ASKS}`,
};

function quoteWarning(quotes: readonly Quote[]): string {
  const writers = quotes.map(({ writer }) => writer);
  return WARNINGS[(["stranger", "user"] as const).find((writer) => writers.includes(writer)) ?? "known"];
}

/** Hides numbers in a subject: names and titles stored before they were checked may contain one. */
function withoutNumbers(title: string): string {
  const plain = plainDigits(title);
  const hidden = replaceNumbers(plain, REDACTED.number);
  return hidden === plain ? title : hidden;
}

function notificationMail(
  notification: Pick<NotificationDraft, "title" | "body" | "href" | "quotes" | "mustArrive">,
  appOrigin: string,
) {
  // Users' texts can contain links, which would look like ours in our mail.
  const title = withoutNumbers(withoutAddresses(notification.title, REDACTED.address));
  const body = withoutAddresses(notification.body, REDACTED.address);
  const paragraphs = [body, quoteWarning(notification.quotes)].filter((paragraph) => paragraph !== "");
  return {
    subject: title,
    body: mailText(
      title,
      ...paragraphs,
      `${appOrigin}${notification.href}`,
      ...(notification.mustArrive ? [] : [`Atur email yang Anda terima: ${appOrigin}/account/notifications`]),
    ),
  };
}
