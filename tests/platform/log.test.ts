import { describe, expect, it } from "vitest";
import { type LogAbout, logLine } from "~/platform/log-lines";

const ORDER = "0f7c4e2a-9d55-4b61-8a43-2f1e0c9b7d68";
const ROW = "7h6txftx563qc9qm4mpy";
const read = (about: LogAbout, ...rest: [Parameters<typeof logLine>[3]?]) =>
  JSON.parse(logLine("error", "route_failed", about, ...rest));

/** An error like Drizzle's, whose message quotes the statement's values. */
function failedQuery(cause: Error): Error {
  const params = "sari@contoh.id,Sari Wulandari,Jl. Melati 5,+62 812 3456 7890";
  return new Error(`Failed query: insert into "users" values (?, ?, ?, ?)\nparams: ${params}`, { cause });
}

describe("a log line", () => {
  it("is one line of JSON with the event, the request and the subject", () => {
    const line = logLine(
      "warn",
      "gateway_fault",
      { attempt: `JW-${ORDER}-2`, order: ORDER, reason: "unreachable", route: "routes/payment.$id", ms: 41 },
      { request: "K7QF9M2X", ray: "8f2b1c0d9e3a4b5c-CGK" },
    );
    expect(line).not.toContain("\n");
    expect(JSON.parse(line)).toEqual({
      level: "warn",
      event: "gateway_fault",
      request: "K7QF9M2X",
      ray: "8f2b1c0d9e3a4b5c-CGK",
      attempt: `JW-${ORDER}-2`,
      order: ORDER,
      reason: "unreachable",
      route: "routes/payment.$id",
      ms: 41,
    });
  });

  it.each([ROW, ORDER, `JW-${ROW}-2`])("keeps %s, which identifies a payment or payout attempt", (attempt) => {
    expect(read({ attempt }).attempt).toBe(attempt);
  });

  it.each<LogAbout>([
    { order: "Sari Wulandari" },
    { id: "sari@contoh.id" },
    { attempt: `JW-Sari Wulandari, Jl. Melati 5, 40123 Bdg-1` },
    { attempt: "Sari Wulandari" },
    { attempt: `${ROW} Sari` },
    { attempt: `JW-${ROW}` },
    { reason: "Sari Wulandari" },
    { step: "Jl. Melati 5" },
    { route: "/reset-password?token=Sari" },
    { route: "routes/reset-password?token=Sari" },
    { method: "Sari" },
  ])("drops fields of %j that are not our ids or names", (about) => {
    const [value] = Object.values(read(about)).slice(2);
    expect(value).toBe("left_out");
  });

  it("accepts Cloudflare's id only in its own form", () => {
    for (const ray of ["sari@contoh.id", "8f2b", '"}{', ""]) expect(read({}, { ray })).not.toHaveProperty("ray");
  });
});

describe("an error in the log", () => {
  it("keeps kind, code and place of a failed statement, without its values", () => {
    const cause = new Error("D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT");
    const { error } = read({ error: failedQuery(cause) });
    expect(error).toMatchObject({
      name: "Error",
      cause: { code: "SQLITE_CONSTRAINT", said: cause.message },
    });
    expect(error.said).toBeUndefined();
    expect(error.at[0]).toMatch(/^at failedQuery \(log\.test\.ts:\d+:\d+\)$/);
    expect(JSON.stringify(error)).not.toMatch(/sari|Wulandari|Melati|812|params|insert/i);
  });

  it.each([
    `Unexpected token 'S', "Sari Wulan"... is not valid JSON`,
    'D1_ERROR: fts5: syntax error near "Sari": SQLITE_ERROR',
    "D1_ERROR: no such column: Sari: SQLITE_ERROR",
    "getaddrinfo ENOTFOUND sari.contoh.id",
    "sari@contoh.id is not allowed to receive mail",
    "Invalid URL: https://jasawarga.id/reset-password?token=Sari",
    "Network connection lost for Sari",
  ])("does not repeat %j", (message) => {
    const error = new TypeError(message);
    expect(JSON.stringify(read({ error }))).not.toMatch(/sari/i);
    expect(read({ error }).error.name).toBe("TypeError");
  });

  it.each([
    "D1_ERROR: database is locked: SQLITE_BUSY",
    "D1_ERROR: no answer in time",
    "Cannot read properties of undefined (reading 'title')",
    "no answer within 4000 ms",
  ])("keeps %j, which contains no quotes", (message) => {
    expect(read({ error: new Error(message) }).error.said).toBe(message);
  });

  it("may be any value, or have an arbitrary name", () => {
    expect(read({ error: "sari@contoh.id" }).error).toEqual({ name: "string" });
    const named = Object.assign(new Error("x"), { name: "Sari Wulandari", code: "Jl. Melati" });
    expect(JSON.stringify(read({ error: named }))).not.toMatch(/Sari|Melati/);
  });

  it("of a gateway keeps its code, not its message", () => {
    expect(read({ detail: "400 customer_details.email sari@contoh.id is invalid" }).detail).toBe("400");
    expect(read({ detail: "sari@contoh.id" }).detail).toBe("left_out");
  });
});
