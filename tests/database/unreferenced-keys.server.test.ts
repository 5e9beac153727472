import { expect } from "vitest";
import { unusedPortraits } from "~/accounts/profile-queries.server";
import { connect } from "~/database/connection.server";
import { unknownPictureKeys } from "~/listings/queries.server";
import { unknownMessagePictures } from "~/messages/write-queries.server";
import { unknownFileKeys } from "~/orders/queries.server";
import { it } from "../support/app-test";
import { planned } from "../support/database/query-plans";

it.for([
  ["pictures of listings", unknownPictureKeys],
  ["pictures of messages", unknownMessagePictures],
  ["files", unknownFileKeys],
  ["portraits", unusedPortraits],
] as const)("the keys of %s are looked up by an index, in one statement", async ([_what, unknown], { world }) => {
  const { d1, plans } = planned(world.bindings.DB);
  const meter = { trips: 0, rows: 0, ms: 0 };
  const keys = Array.from({ length: 1_000 }, () => crypto.randomUUID());
  expect(await unknown(connect(d1, meter), keys)).toEqual(keys);
  expect(meter.trips).toBe(1);
  expect((await plans()).join()).toMatch(/SEARCH (?!json_each)\S+ USING/);
  expect(await unknown(connect(d1, meter), [])).toEqual([]);
  expect(meter.trips).toBe(1);
});
