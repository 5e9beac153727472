export function asD1(calls: { prepare: unknown; batch?: unknown }): D1Database {
  const d1 = { ...calls, withSession: () => d1, getBookmark: () => null };
  return d1 as unknown as D1Database;
}
