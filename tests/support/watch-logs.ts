import { afterAll, expect } from "vitest";
import { captureLogs, tellingLines } from "./logs";

captureLogs();

// Each file of the app's tests is also one of its logs: whatever was logged in it names nobody it made.
afterAll(() => {
  expect(tellingLines()).toEqual([]);
});
