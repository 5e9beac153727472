import { describe, expect, it } from "vitest";
import { areExamples, defaultRequirements, withExamples } from "~/listings/requirements-text";

const teaching = defaultRequirements("Pendidikan").join("\n");
const design = defaultRequirements("Desain Grafis").join("\n");

describe("example requirements", () => {
  it("fill an empty field, and are replaced by those of another category if unchanged", () => {
    expect(withExamples(" ", "Pendidikan")).toBe(teaching);
    expect(withExamples(teaching.replaceAll("\n", "\r\n"), "Desain Grafis")).toBe(design);
    expect(areExamples(teaching)).toBe(true);
  });

  it("are added after typed ones, each once", () => {
    expect(withExamples("Punya saya", "Pendidikan")).toBe(`Punya saya\n${teaching}`);
    const changed = `${teaching}\nPunya saya`;
    expect(areExamples(changed)).toBe(false);
    expect(withExamples(changed, "Pendidikan")).toBe(changed);
  });
});
