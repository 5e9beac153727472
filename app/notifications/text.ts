import { mailText } from "~/accounts/mail-text";
import { withoutAddresses, withoutDottedWords } from "~/accounts/names";
import { orderNotifications } from "~/orders/event-text";
import { accountWantedNotification } from "~/refunds/text";
import type { NotificationDraft, Wording } from "./notification";

/** Links in mail are absolute, from the app's own origin. */
export function wordingFor(appOrigin: string): Wording {
  return {
    mail: (notification) => notificationMail(notification, appOrigin),
    orderNotifications,
    accountWanted: accountWantedNotification,
  };
}

const HIDDEN_ADDRESS = "[tautan disembunyikan]";

/** Removes links from the text of a sender whom the recipient has never answered. */
export function strangersWords(text: string): string {
  return withoutDottedWords(text, HIDDEN_ADDRESS);
}

function notificationMail(
  notification: Pick<NotificationDraft, "title" | "body" | "href">,
  appOrigin: string,
) {
  // Users' texts may contain links, which would look like ours in our mail.
  const title = withoutAddresses(notification.title, HIDDEN_ADDRESS);
  const body = withoutAddresses(notification.body, HIDDEN_ADDRESS);
  return {
    subject: title,
    body: mailText(
      title,
      ...(body === "" ? [] : [body]),
      `${appOrigin}${notification.href}`,
      `Atur email yang Anda terima: ${appOrigin}/account/notifications`,
    ),
  };
}
