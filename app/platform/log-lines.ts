import { plainSigns } from "./money";
import { isId } from "./strings";

export type LogLevel = "info" | "warn" | "error";

/** Names of events. People search for these names, so never rename them. */
export type LogEvent =
  | "answered"
  | "configuration_incomplete"
  | "deferred_work_failed"
  | "cache_not_read"
  | "purge_failed"
  | "purge_refused"
  | "purges_dropped"
  | "documents_unreachable"
  | "avif_not_encoded"
  | "route_failed"
  | "render_failed"
  | "database_out"
  | "storage_out"
  | "read_without_writing"
  | "home_unreadable"
  | "session_not_read"
  | "session_read_without_counts"
  | "session_not_extended"
  | "session_record_not_written"
  | "session_record_not_deleted"
  | "log_in_failed"
  | "sign_up_failed"
  | "log_out_failed"
  | "profile_not_saved"
  | "message_not_sent"
  | "listing_not_saved"
  | "listing_not_switched"
  | "listing_not_deleted"
  | "picture_without_listing"
  | "picture_not_stored"
  | "pictures_not_published"
  | "file_not_stored"
  | "order_not_placed"
  | "order_step_failed"
  | "gateway_fault"
  | "payment_not_recorded"
  | "payout_contradicted"
  | "payout_unsettled"
  | "payment_not_refreshed"
  | "refund_not_sent"
  | "notification_failed"
  | "archive_broken"
  | "archive_unreachable"
  | "notification_refused"
  | "ledger_mismatch"
  | "scheduler_finished"
  | "scheduled_step_failed"
  | "due_item_failed"
  | "backup_slow"
  | "backup_state_unread"
  | "backup_not_removed"
  | "alert_began"
  | "alert_ended";

export type LogAbout = {
  /** A route's id, never an address: addresses contain tokens and search terms. */
  route?: string | null;
  method?: string;
  status?: number;
  ms?: number;
  order?: string;
  attempt?: string;
  id?: string;
  reason?: string;
  step?: string;
  count?: number;
  expected?: number;
  found?: number;
  detail?: string;
  error?: unknown;
};

type LoggedRequest = { request?: string; ray?: string | null };

type Shape = RegExp | ((text: string) => boolean);

const NAME = /^(?:[a-z][a-z\d_ -]{0,79}|[A-Z][A-Z_, ]{0,199})$/;
const SHAPES: Partial<Record<keyof LogAbout, Shape>> = {
  route: /^(?:root|routes\/[\w.$[\]-]{1,90})$/,
  method: /^[A-Z]{3,7}$/,
  order: (text) => isId(text),
  attempt: (text) => isId(text) || isId(/^JW-(.+)-\d{1,4}$/.exec(text)?.[1]),
  id: (text) => isId(text) || /^[\da-f]{64}$/.test(text),
  reason: NAME,
  step: NAME,
};

const LEFT_OUT = "left_out";

/** Drops every value that is not an id, a number or a known name. */
export function logLine(
  level: LogLevel,
  event: LogEvent,
  { error, detail, ...about }: LogAbout,
  { request, ray }: LoggedRequest = {},
): string {
  const facts = Object.entries(about).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    if (typeof value === "number") return [[name, value]];
    const shape = SHAPES[name as keyof LogAbout];
    const fits = typeof shape === "function" ? shape(value) : shape?.test(value);
    return [[name, fits ? value : LEFT_OUT]];
  });
  return JSON.stringify({
    level,
    event,
    request,
    ray: ray && /^[\da-f]{16}(?:-[A-Z]{3})?$/.test(ray) ? ray : undefined,
    ...Object.fromEntries(facts),
    detail: detail === undefined ? undefined : plainWords(detail),
    error: error === undefined ? undefined : loggedError(error),
  });
}

type LoggedError = { name: string; code?: string; said?: string; at?: string[]; cause?: LoggedError };

const DEEPEST = 4;
const FRAMES = 8;

/** Returns the known words of an error. A message may quote values, a body or an address. */
function loggedError(error: unknown, depth = 1): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error };
  const { message, cause } = error;
  const code = (error as { code?: unknown }).code ?? /\bSQLITE_[A-Z_]+\b/.exec(message)?.[0];
  return {
    name: /^\w{1,60}$/.test(error.name) ? error.name : LEFT_OUT,
    ...(typeof code === "string" && /^\w{2,60}$/.test(code) ? { code } : {}),
    ...said(message),
    ...(depth === 1 ? { at: stackFrames(error.stack ?? "") } : {}),
    ...(cause !== undefined && depth < DEEPEST ? { cause: loggedError(cause, depth + 1) } : {}),
  };
}

function said(message: string): { said?: string } {
  const words = plainWords(message);
  return words === LEFT_OUT ? {} : { said: words };
}

/** Matches messages that are logged whole, because they vary only in numbers and names from the code. */
const PLAIN = [
  /^no answer within \d+ ms$/,
  /^an answer over \d+ bytes$/,
  /^status \d{3} without JSON$/,
  /^an unknown \w+ answer$/,
  /^an answer about another (?:transaction|refund)$/,
  /^an answer about money that is not ours$/,
  /^a hosted page on another origin$/,
  /^the items sum to \d+, not to \d+$/,
  /^the card payment is not settled yet$/,
  /^(?:part went back unasked|paid, but not booked)$/,
  /^D1 answered nothing$/,
  /^(?:D1_(?:EXEC_)?ERROR: )?(?:UNIQUE|NOT NULL|CHECK|FOREIGN KEY) constraint failed(?:: [\w., ]+)?(?:: SQLITE_\w+(?: \(extended: SQLITE_\w+\))?)?$/,
  /^(?:D1_(?:EXEC_)?ERROR: )?(?:no such table: \w+|database is locked|too many SQL variables|database or disk is full)(?:: SQLITE_\w+)?$/,
  /^D1_(?:EXEC_)?ERROR: (?:no answer in time|the database does not answer|Network connection lost\.?)$/,
  /^(?:D1_(?:EXEC_)?ERROR: )?D1 DB (?:is overloaded|storage (?:operation|caused)|exceeded)[\w ,.]*$/,
  /^Cannot (?:read|set) properties of (?:undefined|null)(?: \((?:reading|setting) '\w{1,60}'\))?$/,
  /^[\w.$]{1,100} is not (?:a function|a constructor|iterable|defined)$/,
  /^Maximum call stack size exceeded$/,
];
const STATED_CODE = /^\d{3}(?= )/;

function plainWords(text: string): string {
  if (PLAIN.some((sentence) => sentence.test(text))) return text;
  return STATED_CODE.exec(text)?.[0] ?? LEFT_OUT;
}

const FRAME = /^at [\w$.<>#* [\]]+(?: \([^()\s]+\))?$|^at [^()\s]+:\d+:\d+$/;

function stackFrames(stack: string): string[] {
  return stack
    .split("\n")
    .map((line) => line.trim().replace(/(?:file:\/\/)?\/[^\s()]*\/([^/\s()]+)/g, "$1"))
    .filter((line) => FRAME.test(line))
    .slice(0, FRAMES);
}

/** The characters of ids, without 0, 1, i and o. Mail addresses, cache tags and LIKE ignore case. */
const SYMBOLS = "23456789abcdefghjklmnpqrstuvwxyz";
const DIGITS = 8;
export const ID_LENGTH = 20;

/** Returns an id with 98 random bits. It begins with a digit, unlike typed names and request codes. */
export function idOf(random: Uint8Array): string {
  return Array.from(random.subarray(0, ID_LENGTH), (byte, at) =>
    SYMBOLS.charAt(byte % (at === 0 ? DIGITS : SYMBOLS.length)),
  ).join("");
}

/** The characters of request codes, without 0, 1, I and O, which are confused when read aloud. */
const REQUEST_CODE_SYMBOLS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/** The first characters of codes. No id begins with one, so that nobody takes a code for an id. */
const FIRST = "GHJKLMNPQRSTUVWXYZ";
export const CODE_LENGTH = 8;
const CODE = new RegExp(`^[${FIRST}][${REQUEST_CODE_SYMBOLS}]{${CODE_LENGTH - 1}}$`);

export function requestCode(random: Uint8Array): string {
  return Array.from(random.subarray(0, CODE_LENGTH), (byte, at) => {
    const symbols = at === 0 ? FIRST : REQUEST_CODE_SYMBOLS;
    return symbols[byte % symbols.length];
  }).join("");
}

export function readCode(typed: string): string | null {
  const code = plainSigns(typed)
    .toUpperCase()
    .replace(/^\s*KODE\b/, "")
    .replace(/^[\s:]*\d{3}(?=[\s·])/, "")
    .replace(/[\s·:-]/g, "");
  return CODE.test(code) ? code : null;
}
