import type { DeliveredFile, DemoStep } from "../types";

/** `files` are pictures of the demo by the names that the buyer sees. */
export function delivery(note: string, daysAgo: number, files: Record<string, string> = {}): DemoStep {
  const sent: DeliveredFile[] = Object.entries(files).map(([name, file]) => ({ name, file }));
  return {
    by: "seller",
    command: { kind: "deliver", note, files: sent.length, visit: null },
    daysAgo,
    ...(sent.length > 0 ? { files: sent } : {}),
  };
}
