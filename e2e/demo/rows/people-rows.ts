import type { InferInsertModel } from "drizzle-orm";
import type { workingHours } from "~/database/schema/orders";
import type { users } from "~/database/schema/users";
import { newId } from "~/database/statements.server";
import { HOUR, MINUTE } from "~/platform/dates";
import { people } from "../people";
import { type DemoFile, demoFile } from "../picture";
import { placeIn } from "../place";
import type { DaysAgo } from "../types";

export type User = InferInsertModel<typeof users> & { id: string };

export type PeopleRows = {
  bySlug: Map<string, User>;
  pictures: DemoFile[];
  hours: InferInsertModel<typeof workingHours>[];
};

const MINUTES_AN_HOUR = HOUR / MINUTE;

/** `ago` converts days to UTC ms. */
export function peopleRows(passwordHash: string, ago: (days: DaysAgo) => number): PeopleRows {
  const rows: PeopleRows = { bySlug: new Map(), pictures: [], hours: [] };
  for (const [index, person] of people.entries()) {
    const id = newId();
    const joined = ago(person.joinedMonthsAgo * 30);
    const portrait = person.portrait ? demoFile(person.portrait, "person", person.slug) : null;
    if (portrait) rows.pictures.push(portrait);
    rows.bySlug.set(person.slug, {
      id,
      email: person.email,
      passwordHash,
      fullName: person.fullName,
      verifiedAt: joined,
      pictureUrl: portrait && `/media/${portrait.key}`,
      bio: person.bio,
      location: person.location,
      placeCode: placeIn(person.location)?.code ?? null,
      contactEmail: person.email,
      phone: `0812000000${String(index + 1).padStart(2, "0")}`,
      website: person.website ?? "",
      skills: person.skills,
      responseMinutes: person.responseMinutes,
      createdAt: joined,
      lastActiveAt: ago(0.1),
      operatorSince: person.operator ? joined : null,
      twoStepsSince: person.operator ? joined : null,
      ...(person.suspended
        ? { suspendedAt: ago(person.suspended.daysAgo), suspendedReason: person.suspended.reason }
        : {}),
    });
    const { days = [], from = 0, to = 0 } = person.hours ?? {};
    for (const weekday of days)
      rows.hours.push({ userId: id, weekday, from: from * MINUTES_AN_HOUR, to: to * MINUTES_AN_HOUR });
  }
  return rows;
}
