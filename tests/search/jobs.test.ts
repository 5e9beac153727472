import { expect, it } from "vitest";
import { CATEGORY_JOBS } from "~/search/text";
import { understand } from "~/search/understand";
import { createVocabulary } from "~/search/words/vocabulary";

it.each(Object.entries(CATEGORY_JOBS))("each job of %s is a search with a known meaning", (_, jobs) => {
  for (const job of jobs) {
    const { parts, place, price } = understand(job, createVocabulary(new Map()));
    const things = parts.filter(({ role }) => role === "topic" || role === "must");
    expect([job, things.length > 0, place, price]).toEqual([job, true, null, null]);
  }
});
