import type { Notice } from "~/domain/notification/notification";
import { letter } from "../account/account-mail";

/** The mail that goes with a notification. Links are absolute, from the app's own origin. */
export function noticeMail(notice: Pick<Notice, "title" | "body" | "href">, appOrigin: string) {
  return {
    subject: notice.title,
    body: letter(
      notice.title,
      ...(notice.body === "" ? [] : [notice.body]),
      `${appOrigin}${notice.href}`,
      `Atur email yang Anda terima: ${appOrigin}/account/notifications`,
    ),
  };
}
