import { z } from "zod";
import { DEFAULT_GATEWAY, GATEWAYS } from "../payments/gateways.server";
import type { GatewaySettings } from "../payments/port.server";

export type Bindings = {
  DB: D1Database;
  SESSIONS: KVNamespace;
  PICTURES: R2Bucket;
  /** Never behind a public address. */
  FILES: R2Bucket;
  IMAGES: ImagesBinding;
  MAIL: SendEmail;
  LOGIN_LIMIT: RateLimit;
  ARGON2: WebAssembly.Module;
} & Record<string, unknown>;

const variables = z.object({
  ENVIRONMENT: z.enum(["development", "staging", "production"]),
  APP_ORIGIN: z.url().transform((value) => new URL(value).origin),
  SESSION_SECRET: z.string().min(32),
  PAYMENT_GATEWAY: z.enum(Object.keys(GATEWAYS)).default(DEFAULT_GATEWAY),
  CARD_HOLD_DAYS: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().max(180)),
  MAIL_FROM: z.string().min(3),
});

export type Env = {
  development: boolean;
  appOrigin: string;
  sessionSecret: string;
  mailFrom: string;
  /** Counted from the payment. */
  cardHoldDays: number;
  /** `gateway` takes new payments; `settings` configure all of them. */
  payments: { gateway: string; settings: GatewaySettings };
};

export type EnvReading = { ok: true; env: Env } | { ok: false; problems: string[] };

/** Problems name the variable and never print its value. Deployed, development values are refused. */
export function readEnv(raw: Record<string, unknown>): EnvReading {
  const own = variables.safeParse(raw);
  const gateways = Object.values(GATEWAYS).map((gateway) => gateway.variables.safeParse(raw));
  if (!own.success || !gateways.every(({ success }) => success)) {
    const issues = [own, ...gateways].flatMap(({ error }) => error?.issues ?? []);
    return { ok: false, problems: issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) };
  }
  const values = own.data;
  const settings: GatewaySettings = Object.assign({}, ...gateways.map(({ data }) => data));
  const problems = values.ENVIRONMENT === "development" ? [] : unfitValues(values, settings);
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    env: {
      development: values.ENVIRONMENT === "development",
      appOrigin: values.APP_ORIGIN,
      sessionSecret: values.SESSION_SECRET,
      mailFrom: values.MAIL_FROM,
      cardHoldDays: values.CARD_HOLD_DAYS,
      payments: { gateway: values.PAYMENT_GATEWAY, settings },
    },
  };
}

function unfitValues(
  { ENVIRONMENT, SESSION_SECRET, APP_ORIGIN }: z.infer<typeof variables>,
  settings: GatewaySettings,
): string[] {
  const live = ENVIRONMENT === "production";
  const gateways = Object.values(GATEWAYS);
  const secrets = {
    SESSION_SECRET,
    ...picked(
      settings,
      gateways.flatMap((gateway) => gateway.secrets),
    ),
  };
  const addresses = {
    APP_ORIGIN,
    ...picked(
      settings,
      gateways.flatMap((gateway) => gateway.addresses),
    ),
  };
  const problems: string[] = [];
  for (const [name, value] of Object.entries(secrets)) {
    if (/development/i.test(value)) problems.push(`${name}: still the development value`);
    // With sandbox keys a test card would buy real work.
    else if (live && gateways.some(({ sandboxKey }) => sandboxKey.test(value)))
      problems.push(`${name}: a sandbox key`);
  }
  for (const [name, value] of Object.entries(addresses)) {
    const { host } = new URL(value);
    if (!value.startsWith("https://")) problems.push(`${name}: must be an https address`);
    else if ((live ? /sandbox|localhost/i : /localhost/i).test(host)) {
      problems.push(`${name}: a sandbox or this machine`);
    }
    // A trial payment there would move somebody's money.
    else if (!live && name !== "APP_ORIGIN" && !/sandbox/i.test(host)) {
      problems.push(`${name}: not the gateway's sandbox`);
    }
  }
  return problems;
}

function picked(settings: GatewaySettings, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, settings[name] ?? ""]));
}
