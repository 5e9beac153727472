import { describe, expect, it } from "vitest";
import { queryText, readOperatorQuery } from "~/operators/operator";

const ID = "3f0c5a52-1c2d-4e3f-8a9b-00000000beef";

describe("an operator's search", () => {
  it("can be an id, complete, abbreviated, or as pages show it", () => {
    expect(readOperatorQuery(ID)).toEqual({ by: "id", start: ID });
    expect(readOperatorQuery(` ${ID.toUpperCase()} `)).toEqual({ by: "id", start: ID });
    for (const text of ["3f0c5a52", "3f0c5a52...", "3f0c5a52…"])
      expect(readOperatorQuery(text)).toEqual({ by: "id", start: "3f0c5a52" });
  });

  it("can be the gateway's name of an attempt", () => {
    expect(readOperatorQuery(`JW-${ID}-2`)).toEqual({ by: "id", start: ID });
    expect(readOperatorQuery("jw-3f0c5a52")).toEqual({ by: "id", start: "3f0c5a52" });
  });

  it("can be an address, or words", () => {
    expect(readOperatorQuery("Budi@Contoh.id")).toEqual({ by: "email", email: "budi@contoh.id" });
    expect(readOperatorQuery("3f0c")).toEqual({ by: "words", text: "3f0c" });
    expect(readOperatorQuery("Budi Santoso")).toEqual({ by: "words", text: "Budi Santoso" });
    expect(readOperatorQuery("' OR 1=1 --")).toEqual({ by: "words", text: "' OR 1=1 --" });
  });

  it("is empty without visible characters", () => {
    for (const text of [null, "", "  ", "\u200b\u0000"]) expect(readOperatorQuery(text)).toEqual({ by: "nothing" });
    expect(queryText("x".repeat(5_000))).toHaveLength(100);
  });
});
