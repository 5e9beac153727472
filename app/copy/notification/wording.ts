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

function notificationMail(
  notification: Pick<NotificationDraft, "title" | "body" | "href">,
  appOrigin: string,
) {
  return {
    subject: notification.title,
    body: mailText(
      notification.title,
      ...(notification.body === "" ? [] : [notification.body]),
      `${appOrigin}${notification.href}`,
      `Atur email yang Anda terima: ${appOrigin}/account/notifications`,
    ),
  };
}
