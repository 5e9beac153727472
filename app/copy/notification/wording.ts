import { withoutAddresses, withoutDottedWords } from "~/domain/account/web-address";
import type { NotificationDraft } from "~/domain/notification/notification";
import type { Wording } from "~/domain/notification/wording";
import { mailText } from "../account/account-mail";
import { accountWantedNotification } from "../money/refund-notifications";
import { orderNotifications } from "../order/notifications";

/** Links in mail are absolute, from the app's own origin. */
export function wordingFor(appOrigin: string): Wording {
  return {
    mail: (notification) => notificationMail(notification, appOrigin),
    orderNotifications,
    accountWanted: accountWantedNotification,
  };
}

const HIDDEN_ADDRESS = "[tautan disembunyikan]";

/** Words for a notification to somebody who has never answered their writer. */
export function strangersWords(text: string): string {
  return withoutDottedWords(text, HIDDEN_ADDRESS);
}

function notificationMail(
  notification: Pick<NotificationDraft, "title" | "body" | "href">,
  appOrigin: string,
) {
  // People's words can hold links. In a mail of ours they would look like ours.
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
