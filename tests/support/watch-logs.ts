import { afterAll, expect } from "vitest";
import { captureLogs, linesWithPersonalData } from "./logs";

captureLogs();

afterAll(() => {
  expect(linesWithPersonalData()).toEqual([]);
});
