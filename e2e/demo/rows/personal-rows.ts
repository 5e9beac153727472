import type { InferInsertModel } from "drizzle-orm";
import { DATA_REQUEST_ANSWERED_IN, versionsInForce } from "~/accounts/personal-data";
import { TEXT_VERSIONS } from "~/content/text-versions";
import type { consents, dataRequests } from "~/database/schema/personal-data";
import { newId } from "~/database/statements.server";
import { CONSENT_PURPOSES } from "~/database/stored-values";

import { HOUR, startOfDay } from "~/platform/dates";
import type { User } from "./people-rows";

/** Consents are from the signup, or later if the text is newer. `asker` requested a correction an hour ago. */
export function personalRows(
  people: readonly User[],
  asker: User,
  now: number,
  askedAt: number,
): {
  consents: InferInsertModel<typeof consents>[];
  requests: InferInsertModel<typeof dataRequests>[];
} {
  const versions = versionsInForce(TEXT_VERSIONS, now);
  return {
    consents: people.flatMap(({ id: userId, createdAt }) =>
      CONSENT_PURPOSES.map((purpose) => {
        const version = versions[purpose];
        const begun = startOfDay(Date.parse(version));
        const anew = createdAt < begun;
        return {
          id: newId(),
          userId,
          purpose,
          version,
          form: anew ? ("agreement" as const) : ("signup" as const),
          givenAt: anew ? Math.min(begun + 9 * HOUR, now) : createdAt,
        };
      }),
    ),
    requests: [
      {
        id: newId(),
        userId: asker.id,
        kind: "correction" as const,
        status: "open" as const,
        words: "Di pesanan jasa pindahan, patokan alamat saya tertulis masjid, seharusnya apotek.",
        createdAt: askedAt,
        dueAt: askedAt + DATA_REQUEST_ANSWERED_IN,
      },
    ],
  };
}
