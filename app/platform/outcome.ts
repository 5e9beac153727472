export type Ok<T> = { ok: true; value: T };
export type Refused<R extends string> = { ok: false; reason: R };
export type Outcome<T, R extends string> = Ok<T> | Refused<R>;

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

export function refused<R extends string>(reason: R): Refused<R> {
  return { ok: false, reason };
}
