import { afterAll, expect } from "vitest";
import { captureLogs, tellingLines } from "./logs";

captureLogs();

afterAll(() => {
  expect(tellingLines()).toEqual([]);
});
