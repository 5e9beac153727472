import type { Wording } from "~/domain/notification/wording";
import { accountWantedNotification } from "../money/refund-notifications";
import { orderNotifications } from "../order/notifications";
import { notificationMail } from "./mail";

/** Links in mail are absolute, from the app's own origin. */
export function wordingFor(appOrigin: string): Wording {
  return {
    mail: (notification) => notificationMail(notification, appOrigin),
    orderNotices: orderNotifications,
    accountWanted: accountWantedNotification,
  };
}
