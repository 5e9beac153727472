import type { Context } from "~/platform/context.server";

/** What the clock does every five minutes. Each step is a bounded sweep over due rows: repeating or skipping a run changes nothing. */
export async function runScheduledWork(_context: Context): Promise<void> {}
