import { describe, expect, it } from "vitest";
import { monthKey, monthSpan } from "~/platform/dates";
import { csvLine } from "~/platform/files";
import { readRowKey, rowKey } from "~/platform/paging";

describe("a CSV line", () => {
  it.each([
    [["Bayaran pesanan", 1_250_000, null], "Bayaran pesanan;1250000;\r\n"],
    [['Logo "Kopi; Lereng"', 0], '"Logo ""Kopi; Lereng""";0\r\n'],
    [["dua\nbaris"], '"dua\nbaris"\r\n'],
    [["=HYPERLINK(1)"], "'=HYPERLINK(1)\r\n"],
    [["+62812", "-5", "@SUM(A1)", "＝1+1"], "'+62812;'-5;'@SUM(A1);'＝1+1\r\n"],
    [["=1;2"], '"\'=1;2"\r\n'],
    [[" =1+1"], "' =1+1\r\n"],
    [["Logo,=HYPERLINK(1)"], '"Logo,\'=HYPERLINK(1)"\r\n'],
    [["Logo, =1", "Logo;@A1", "Logo\t-1"], '"Logo, \'=1";"Logo;\'@A1";Logo\t\'-1\r\n'],
    [['Logo,"=1"'], '"Logo,""\'=1"""\r\n'],
    [["Logo, kartu nama - dan stempel"], '"Logo, kartu nama - dan stempel"\r\n'],
    [["BCA •••• 7890"], "BCA •••• 7890\r\n"],
  ])("writes %o as %j", (cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });
});

describe("a month", () => {
  it("starts and ends at midnight in Jakarta", () => {
    expect(monthSpan("2026-11")).toEqual({
      from: Date.UTC(2026, 9, 31, 17),
      until: Date.UTC(2026, 10, 30, 17),
    });
    expect(monthSpan("2026-12")?.until).toBe(Date.UTC(2026, 11, 31, 17));
    expect(monthKey(Date.UTC(2026, 9, 31, 17))).toBe("2026-11");
    expect(monthKey(Date.UTC(2026, 9, 31, 17) - 1)).toBe("2026-10");
  });

  it.each(["2026-13", "2026-00", "2026", "26-11", "2026-11-01", "x", "", "99999-01"])("cannot be %j", (text) => {
    expect(monthSpan(text)).toBeNull();
  });
});

it("a row's key is read as it was written, or not at all", () => {
  const key = { at: 1_795_000_000_000, row: 12 };
  expect(readRowKey(rowKey(key))).toEqual(key);
  for (const junk of [null, "", "1", "_", "1_x", "-1_2", "1_2_3", `${"9".repeat(16)}_1`])
    expect(readRowKey(junk)).toBeNull();
});
