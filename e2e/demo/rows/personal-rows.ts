import type { InferInsertModel } from "drizzle-orm";
import { TEXT_VERSIONS } from "~/content/text-versions";
import type { consents, dataRequests } from "~/db/schema/personal-data";
import { CONSENT_PURPOSES } from "~/domain/account/consent";
import { REQUEST_ANSWERED_IN } from "~/domain/account/data-request";
import { versionsInForce } from "~/domain/account/text-versions";
import type { User } from "./people-rows";

/** What everybody agreed to when they joined, and a correction that `asker` asked for an hour ago. */
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
    consents: people.flatMap(({ id: userId, createdAt: givenAt }) =>
      CONSENT_PURPOSES.map((purpose) => ({
        ...{ id: crypto.randomUUID(), userId, purpose, version: versions[purpose], place: "signup" as const },
        givenAt,
      })),
    ),
    requests: [
      {
        ...{
          id: crypto.randomUUID(),
          userId: asker.id,
          kind: "correction" as const,
          status: "open" as const,
        },
        words: "Di pesanan jasa pindahan, patokan alamat saya tertulis masjid, seharusnya apotek.",
        createdAt: askedAt,
        dueAt: askedAt + REQUEST_ANSWERED_IN,
      },
    ],
  };
}
