import { expect } from "vitest";
import { connect } from "~/database/connection.server";
import { readPage } from "~/database/statements.server";
import { selectConversation, selectConversations } from "~/messages/queries.server";
import { it } from "../support/app-test";
import { planned } from "../support/database/query-plans";

it("the conversation about a listing is found by its starter, however many people asked", async ({ world }) => {
  const { d1, plans } = planned(world.bindings.DB);
  const db = connect(d1, { trips: 0, rows: 0, ms: 0 });
  const [listingId, withId, me] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await selectConversation(db, { kind: "listing", listingId, withId }, me);
  expect((await plans()).join()).toContain("USING INDEX conversations_listing (service_id=? AND starter_id=?)");
});

it("a person's conversations are listed in index order", async ({ world }) => {
  const { d1, plans } = planned(world.bindings.DB);
  const db = connect(d1, { trips: 0, rows: 0, ms: 0 });
  await readPage(db, selectConversations(db, crypto.randomUUID(), `1700000000000_${crypto.randomUUID()}`));
  const plan = (await plans()).join();
  expect(plan).toMatch(/conversation_members_newest \(user_id=\? AND/);
  expect(plan).not.toContain("TEMP B-TREE");
});
