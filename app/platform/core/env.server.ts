import { z } from "zod";

/** Bindings as wrangler hands them over, with the compiled Argon2 module that `worker.ts` adds. */
export type Bindings = {
  DB: D1Database;
  SESSIONS: KVNamespace;
  PICTURES: R2Bucket;
  /** Files of orders: never behind a public address. */
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
  MIDTRANS_APP_URL: z.url(),
  MIDTRANS_API_URL: z.url(),
  MIDTRANS_SERVER_KEY: z.string().min(10),
  MIDTRANS_CLIENT_KEY: z.string().min(10),
  MIDTRANS_MERCHANT_ID: z.string().min(5),
  CARD_HOLD_DAYS: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().max(180)),
  MAIL_FROM: z.string().min(3),
});

export type Env = {
  development: boolean;
  /** Scheme and host that links in mail, canonical addresses and the origin check are built on. */
  appOrigin: string;
  sessionSecret: string;
  mailFrom: string;
  /** How long a seller waits for what was paid by card, counted from the payment. */
  cardHoldDays: number;
  midtrans: { appUrl: string; apiUrl: string; serverKey: string; clientKey: string; merchantId: string };
};

export type EnvReading = { ok: true; env: Env } | { ok: false; problems: string[] };

/**
 * Reads the configuration, the only place that does. Where it is deployed a missing value, or one that everybody knows from the
 * development file, is a problem that names the variable and never prints it.
 */
export function readEnv(raw: Record<string, unknown>): EnvReading {
  const parsed = variables.safeParse(raw);
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`),
    };
  }
  const values = parsed.data;
  const problems = values.ENVIRONMENT === "development" ? [] : unfitValues(values);
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    env: {
      development: values.ENVIRONMENT === "development",
      appOrigin: values.APP_ORIGIN,
      sessionSecret: values.SESSION_SECRET,
      mailFrom: values.MAIL_FROM,
      cardHoldDays: values.CARD_HOLD_DAYS,
      midtrans: {
        appUrl: values.MIDTRANS_APP_URL,
        apiUrl: values.MIDTRANS_API_URL,
        serverKey: values.MIDTRANS_SERVER_KEY,
        clientKey: values.MIDTRANS_CLIENT_KEY,
        merchantId: values.MIDTRANS_MERCHANT_ID,
      },
    },
  };
}

/** Production takes nothing of the gateway's sandbox, and staging nothing else. */
function unfitValues(values: z.infer<typeof variables>): string[] {
  const live = values.ENVIRONMENT === "production";
  const problems: string[] = [];
  for (const name of [
    "SESSION_SECRET",
    "MIDTRANS_SERVER_KEY",
    "MIDTRANS_CLIENT_KEY",
    "MIDTRANS_MERCHANT_ID",
  ] as const) {
    if (/development/i.test(values[name])) problems.push(`${name}: still the development value`);
    // With sandbox keys a test card would buy real work.
    else if (live && values[name].startsWith("SB-")) problems.push(`${name}: a sandbox key`);
  }
  for (const name of ["APP_ORIGIN", "MIDTRANS_APP_URL", "MIDTRANS_API_URL"] as const) {
    const { host } = new URL(values[name]);
    if (!values[name].startsWith("https://")) problems.push(`${name}: must be an https address`);
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
