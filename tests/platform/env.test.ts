import { describe, expect, it } from "vitest";
import { readEnv } from "~/platform/env.server";

const production = {
  ENVIRONMENT: "production",
  APP_ORIGIN: "https://jasawarga.id",
  SESSION_SECRET: "a-secret-that-nobody-else-has-ever-seen-before",
  MIDTRANS_APP_URL: "https://app.midtrans.com",
  MIDTRANS_API_URL: "https://api.midtrans.com",
  MIDTRANS_SERVER_KEY: "Mid-server-abcdefghij",
  MIDTRANS_CLIENT_KEY: "Mid-client-abcdefghij",
  MIDTRANS_MERCHANT_ID: "G123456789",
  CARD_HOLD_DAYS: "30",
  MAIL_FROM: "JasaWarga <no-reply@jasawarga.id>",
};

describe("the production environment", () => {
  it("is accepted with real values", () => {
    expect(readEnv(production)).toMatchObject({ ok: true, env: { development: false } });
  });

  it("accepts two values of a secret during replacement, newest first", () => {
    const [newest, older] = ["a-new-secret-that-nobody-else-has-ever-seen", production.SESSION_SECRET];
    expect(readEnv({ ...production, SESSION_SECRET: `${newest}, ${older}` })).toMatchObject({
      ok: true,
      env: { sessionSecrets: [newest, older] },
    });
  });

  it.each([
    ["MIDTRANS_APP_URL", "https://app.sandbox.midtrans.com"],
    ["MIDTRANS_API_URL", "https://api.sandbox.midtrans.com"],
    ["MIDTRANS_API_URL", "http://api.midtrans.com"],
    ["APP_ORIGIN", "https://localhost:8787"],
    ["MIDTRANS_SERVER_KEY", "SB-Mid-server-abcdefghij"],
    ["MIDTRANS_CLIENT_KEY", "SB-Mid-client-abcdefghij"],
    ["MIDTRANS_SERVER_KEY", "Mid-server-development"],
    ["MIDTRANS_MERCHANT_ID", "G-development"],
    ["MIDTRANS_MERCHANT_ID", "G123"],
    ["MIDTRANS_METHODS", "gopay,tunai"],
    ["CARD_HOLD_DAYS", "-7"],
    ["CARD_HOLD_DAYS", "x14"],
    ["SESSION_SECRET", "development-session-secret-that-everyone-may-know"],
    ["SESSION_SECRET", "a-secret-that-nobody-else-has-ever-seen-before,"],
    ["SESSION_SECRET", "a-secret-that-nobody-else-has-ever-seen-before, short"],
    ["MIDTRANS_SERVER_KEY", "Mid-server-abcdefghij,"],
    ["MIDTRANS_SERVER_KEY", "Mid-server-abcdefghij,SB-Mid-server-abcdefghij"],
  ])("refuses %s of %s, and never repeats it", (name, value) => {
    const reading = readEnv({ ...production, [name]: value });
    if (reading.ok) throw new Error("taken");
    expect(reading.problems).toHaveLength(1);
    expect(reading.problems[0]).toContain(name);
    expect(reading.problems[0]).not.toContain(value);
  });
});

describe("the staging environment", () => {
  const staging = {
    ...production,
    ENVIRONMENT: "staging",
    APP_ORIGIN: "https://staging.jasawarga.id",
    MIDTRANS_APP_URL: "https://app.sandbox.midtrans.com",
    MIDTRANS_API_URL: "https://api.sandbox.midtrans.com",
    MIDTRANS_SERVER_KEY: "SB-Mid-server-abcdefghij",
    MIDTRANS_CLIENT_KEY: "SB-Mid-client-abcdefghij",
  };

  it("is accepted with the gateway's sandbox, and without development features", () => {
    expect(readEnv(staging)).toMatchObject({ ok: true, env: { development: false } });
  });

  it.each([
    ["MIDTRANS_APP_URL", "https://app.midtrans.com"],
    ["MIDTRANS_API_URL", "https://api.midtrans.com"],
    ["MIDTRANS_API_URL", "http://localhost:8788"],
    ["APP_ORIGIN", "https://localhost:8787"],
    ["MIDTRANS_SERVER_KEY", "SB-Mid-server-development"],
    ["SESSION_SECRET", "development-session-secret-that-everyone-may-know"],
  ])("refuses %s of %s, and never repeats it", (name, value) => {
    const reading = readEnv({ ...staging, [name]: value });
    if (reading.ok) throw new Error("taken");
    expect(reading.problems).toHaveLength(1);
    expect(reading.problems[0]).toContain(name);
    expect(reading.problems[0]).not.toContain(value);
  });
});

describe("the payout route", () => {
  const provider = {
    IRIS_URL: "https://app.midtrans.com/iris/api/v1",
    IRIS_CREATOR_KEY: "IRIS-11111111-aaaa",
    IRIS_APPROVER_KEY: "IRIS-22222222-bbbb",
    IRIS_MERCHANT_KEY: "a-merchant-key-of-ours",
  };

  it("is an operator by default, who pays no fee", () => {
    expect(readEnv(production)).toMatchObject({
      env: { payouts: { route: "hand", settings: {} }, payoutFee: { bearer: "platform" } },
    });
  });

  it("is a provider once configured, and a former one is still known", () => {
    expect(readEnv({ ...production, ...provider, PAYOUTS: "iris" })).toMatchObject({
      env: { payouts: { route: "iris", settings: { iris: provider } } },
    });
    expect(readEnv({ ...production, ...provider })).toMatchObject({
      env: { payouts: { route: "hand", settings: { iris: provider } } },
    });
  });

  it.each([
    ["IRIS_URL", "https://app.sandbox.midtrans.com/iris/api/v1"],
    ["IRIS_URL", "http://app.midtrans.com/iris/api/v1"],
    ["IRIS_APPROVER_KEY", ""],
    ["IRIS_CREATOR_KEY", "IRIS-development-creator"],
    ["PAYOUT_FEE_BEARER", "nobody"],
    ["PAYOUT_FEE", "-5"],
  ])("is refused with %s of %s", (name, value) => {
    const reading = readEnv({ ...production, ...provider, PAYOUTS: "iris", [name]: value });
    if (reading.ok) throw new Error("taken");
    expect(reading.problems).toHaveLength(1);
    expect(reading.problems[0]).toContain(name);
  });
});
