import type { NotificationDraft } from "~/domain/notification/notification";
import { mailText } from "../account/account-mail";

export function notificationMail(
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
