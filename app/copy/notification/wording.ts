import type { Wording } from "~/domain/notification/wording";
import { accountWanted } from "../money/refund-notifications";
import { orderNotices } from "../order/notifications";
import { noticeMail } from "./mail";

/** For whoever writes to the database. Links in mail are absolute, from the app's own origin. */
export function wordingFor(appOrigin: string): Wording {
  return { mail: (notice) => noticeMail(notice, appOrigin), orderNotices, accountWanted };
}
