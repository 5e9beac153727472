import * as z from "zod";
import { BY_HAND, DEFAULT_GATEWAY, GATEWAYS, PAYOUT_PROVIDERS, type PayoutSettings } from "./gateways/gateways.server";
import type { GatewayDefinition, GatewaySettings } from "./gateways/ports.server";
import { type Secrets, secretsIn } from "./secrets.server";

export type Bindings = {
  DB: D1Database;
  SEARCH?: D1Database;
  SESSIONS: KVNamespace;
  PICTURES: R2Bucket;
  /** The bucket of files, which is never served under a public address. */
  FILES: R2Bucket;
  /** The bucket of dumps, which contain everybody's data. */
  BACKUPS: R2Bucket;
  IMAGES: ImagesBinding;
  MAIL: SendEmail;
  LOGIN_LIMIT: RateLimit;
  ARGON2: WebAssembly.Module;
  /** Loads the renderer of share images and its font, which are large. Few Workers need them. */
  SHARE_RENDERER: () => Promise<{ wasm: WebAssembly.Module; font: ArrayBuffer }>;
} & Record<string, unknown>;

const variables = z.object({
  ENVIRONMENT: z.enum(["development", "staging", "production"]),
  APP_ORIGIN: z.url().transform((value) => new URL(value).origin),
  SESSION_SECRET: z
    .string()
    .refine((value) => secretsIn(value).every(({ length }) => length >= 32), "each of its values needs 32 characters"),
  PAYMENT_GATEWAY: z.enum(Object.keys(GATEWAYS)).default(DEFAULT_GATEWAY),
  CARD_HOLD_DAYS: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().max(180)),
  MAIL_FROM: z.string().min(3),
  PAYOUTS: z.enum([BY_HAND, ...Object.keys(PAYOUT_PROVIDERS)]).default(BY_HAND),
  PAYOUT_FEE: z
    .string()
    .regex(/^\d{1,4}$/)
    .default("5550")
    .transform(Number),
  PAYOUT_FEE_BEARER: z.enum(["platform", "seller"]).default("platform"),
  DOCUMENT_CACHE: z.enum(["location", "workers"]).default("location"),
});

export type Env = {
  development: boolean;
  appOrigin: string;
  sessionSecrets: Secrets;
  mailFrom: string;
  cardHoldDays: number;
  payments: { gateway: string; settings: GatewaySettings };
  payouts: PayoutSettings;
  /** Rupiah for a withdrawal through a provider, and the side that pays it. */
  payoutFee: { amount: number; bearer: "platform" | "seller" };
  documentCache: "location" | "workers";
};

type EnvReading = { ok: true; env: Env } | { ok: false; problems: string[] };

const readings = new WeakMap<Record<string, unknown>, EnvReading>();

/** Reads a bindings object once. Problems contain no values. Rejects development values in production. */
export function readEnv(raw: Record<string, unknown>): EnvReading {
  const known = readings.get(raw) ?? readAnew(raw);
  readings.set(raw, known);
  return known;
}

function readAnew(raw: Record<string, unknown>): EnvReading {
  const own = variables.safeParse(raw);
  const gateways = Object.values(GATEWAYS).map((gateway) => gateway.variables.safeParse(raw));
  if (!own.success || !gateways.every(({ success }) => success)) {
    const issues = [own, ...gateways].flatMap(({ error }) => error?.issues ?? []);
    return { ok: false, problems: issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) };
  }
  const values = own.data;
  const settings: GatewaySettings = Object.assign({}, ...gateways.map(({ data }) => data));
  const payouts = readPayouts(raw, values.PAYOUTS);
  if (!payouts.ok) return payouts;
  const problems =
    values.ENVIRONMENT === "development"
      ? []
      : [...unfitValues(values, settings), ...unfitPayouts(payouts.settings, values)];
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    env: {
      development: values.ENVIRONMENT === "development",
      appOrigin: values.APP_ORIGIN,
      sessionSecrets: secretsIn(values.SESSION_SECRET),
      mailFrom: values.MAIL_FROM,
      cardHoldDays: values.CARD_HOLD_DAYS,
      payments: { gateway: values.PAYMENT_GATEWAY, settings },
      payouts: { route: values.PAYOUTS, settings: payouts.settings },
      payoutFee: { amount: values.PAYOUT_FEE, bearer: values.PAYOUT_FEE_BEARER },
      documentCache: values.DOCUMENT_CACHE,
    },
  };
}

type PayoutReading = { ok: true; settings: PayoutSettings["settings"] } | { ok: false; problems: string[] };

/** Reads a provider. With none of its variables it is not configured, and with only some it is an error. */
function readPayouts(raw: Record<string, unknown>, route: string): PayoutReading {
  const settings: Record<string, GatewaySettings> = {};
  for (const [name, { variables: own }] of Object.entries(PAYOUT_PROVIDERS)) {
    const none = Object.keys(own.shape).every((variable) => !raw[variable]);
    if (none && route !== name) continue;
    const read = own.safeParse(raw);
    if (!read.success)
      return {
        ok: false,
        problems: read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`),
      };
    settings[name] = read.data;
  }
  return { ok: true, settings };
}

function unfitPayouts(settings: PayoutSettings["settings"], { ENVIRONMENT }: z.infer<typeof variables>): string[] {
  const live = ENVIRONMENT === "production";
  return Object.entries(settings).flatMap(([name, own]) => {
    const definition = PAYOUT_PROVIDERS[name];
    return definition ? unfitSettings(definition, own, live) : [];
  });
}

function unfitValues(
  { ENVIRONMENT, SESSION_SECRET, APP_ORIGIN }: z.infer<typeof variables>,
  settings: GatewaySettings,
): string[] {
  const live = ENVIRONMENT === "production";
  return [
    ...unfitSecret("SESSION_SECRET", SESSION_SECRET),
    ...unfitAddress("APP_ORIGIN", APP_ORIGIN),
    ...Object.values(GATEWAYS).flatMap((gateway) => unfitSettings(gateway, settings, live)),
  ];
}

export function unfitSettings(
  { secrets, addresses, sandboxKey, isSandbox }: SandboxRules,
  settings: GatewaySettings,
  live: boolean,
): string[] {
  const read = (name: string) => settings[name] ?? "";
  return [
    ...secrets.flatMap((name) => {
      // With sandbox keys, payments with a test card would buy real work.
      const sandbox =
        live && secretsIn(read(name)).some((key) => sandboxKey.test(key)) ? [`${name}: a sandbox key`] : [];
      return first(unfitSecret(name, read(name)), sandbox);
    }),
    ...addresses.flatMap((name) => {
      const wrong = isSandbox(new URL(read(name))) === live;
      // A trial payment in staging would move real money.
      const problem = live ? "the gateway's sandbox" : "not the gateway's sandbox";
      return first(unfitAddress(name, read(name)), wrong ? [`${name}: ${problem}`] : []);
    }),
  ];
}

type SandboxRules = Pick<GatewayDefinition, "secrets" | "addresses" | "sandboxKey" | "isSandbox">;

function first(one: string[], other: string[]): string[] {
  return one.length > 0 ? one : other;
}

function unfitSecret(name: string, value: string): string[] {
  return /development/i.test(value) ? [`${name}: still the development value`] : [];
}

function unfitAddress(name: string, value: string): string[] {
  if (!value.startsWith("https://")) return [`${name}: must be an https address`];
  return /localhost/i.test(new URL(value).host) ? [`${name}: this machine`] : [];
}
