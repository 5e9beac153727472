import * as z from "zod";
import { NOTIFICATION_KINDS } from "~/domain/notification/notification";

/** An empty box is not sent, and means no. */
export const mailKindsForm = z.object(
  Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, z.boolean().default(false)])) as Record<
    (typeof NOTIFICATION_KINDS)[number],
    z.ZodDefault<z.ZodBoolean>
  >,
);
