import type { LogEvent, LogLevel } from "~/platform/log-lines";

const LEVELS = ["info", "warn", "error"] as const satisfies readonly LogLevel[];

export type LoggedLine = { level: LogLevel; event: LogEvent } & Record<string, unknown>;

/** One capture per process, even if this module is loaded several times: test files share a process. */
type Capture = { lines: string[]; hushed: number; secrets: Set<string>; judged: number };
const KEPT_LINE = "kept line";
const KEY = Symbol.for("captured logs");
const shared = globalThis as unknown as Record<symbol, Capture | undefined>;

function captured(): Capture {
  shared[KEY] ??= { lines: [], hushed: 0, secrets: new Set(), judged: 0 };
  return shared[KEY];
}

export function captureLogs(): void {
  const capture = captured();
  const { console } = globalThis;
  for (const level of LEVELS) {
    const print = console[level];
    if (print.name === KEPT_LINE) continue;
    const keep = (...said: unknown[]) => {
      const line = String(said[0]);
      const ours = line.startsWith('{"level":');
      if (ours) capture.lines.push(line);
      if (!ours || capture.hushed === 0) print.apply(console, said);
    };
    console[level] = Object.defineProperty(keep, "name", { value: KEPT_LINE });
  }
}

/** Stops printing log lines until `end` is called. `lines` returns the lines since the start. */
export function hush(): { lines(): LoggedLine[]; end(): void } {
  const capture = captured();
  const from = capture.lines.length;
  capture.hushed += 1;
  return {
    lines: () => capture.lines.slice(from).map((line) => JSON.parse(line) as LoggedLine),
    end() {
      capture.hushed -= 1;
    },
  };
}

/** Registers the texts, and their words of at least 4 letters, as secrets that no log line may contain. */
export function addLogSecrets(...texts: readonly string[]): void {
  for (const text of texts)
    for (const part of [text, ...text.split(/[\s=;]+/)]) if (part.length >= 4) captured().secrets.add(part);
}

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const PERSONAL = [/\S@\S/, /(?:\+62|\b08)\d[\d -]{7,}/, /(?<![\w-])[\w-]{43}(?![\w-])/];

/** Returns the log lines since the last call that contain personal data. */
export function linesWithPersonalData(): string[] {
  const capture = captured();
  const fresh = capture.lines.slice(capture.judged);
  capture.judged = capture.lines.length;
  return fresh.filter((line) => tells(line, capture.secrets));
}

export function tells(line: string, secrets: ReadonlySet<string> = captured().secrets): boolean {
  const plain = line.replaceAll(ID, "id");
  if (PERSONAL.some((pattern) => pattern.test(plain))) return true;
  const words = new Set(plain.split(/[^\p{L}\p{N}@._-]+/u));
  return [...secrets].some((secret) => (/\s/.test(secret) ? plain.includes(secret) : words.has(secret)));
}
