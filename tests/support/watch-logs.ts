import { afterAll, expect } from "vitest";
import { captureLogs, tellingLines } from "./logs";

captureLogs();

// Checks after each test file that its log lines contain no personal data.
afterAll(() => {
  expect(tellingLines()).toEqual([]);
});
