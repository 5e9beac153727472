import type { DemoStep } from "../types";

export const delivery = (note: string, daysAgo: number): DemoStep => ({
  by: "seller",
  command: { kind: "deliver", note, files: 0, visit: null },
  daysAgo,
});
