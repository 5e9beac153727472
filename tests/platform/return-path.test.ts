import { describe, expect, it } from "vitest";
import { mailedReturn, returnPath, withMailedReturn, withReturnPath } from "~/platform/forms/return-path";

const ORIGIN = "https://jasawarga.id";

describe("the return address after login", () => {
  it.each([
    ["/order/1?package=pkg_0", "/order/1?package=pkg_0"],
    ["/explore?q=cat rumah", "/explore?q=cat%20rumah"],
    [`${ORIGIN}/wanted`, "/wanted"],
    ["/wanted#proposal", "/wanted"],
    ["/.//evil.example", "/evil.example"],
    ["https:evil.example", "/evil.example"],
    ["%", "/%"],
  ])("of %j is %j", (target, path) => {
    expect(returnPath(ORIGIN, target)).toBe(path);
  });

  it.each([
    null,
    "",
    "/",
    "#",
    ORIGIN,
    "https://evil.example/",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "\n//evil.example",
    "http://jasawarga.id/",
    "//",
    "http://",
    "https://jasawarga.id.evil.example/",
    "https://jasawarga.id@evil.example/",
    `${ORIGIN}:444/`,
    "javascript:alert(1)",
    "data:text/html,x",
    `blob:${ORIGIN}/x`,
    "mailto:a@b.id",
    "file:///etc/passwd",
  ])("is missing for %j", (target) => {
    expect(returnPath(ORIGIN, target)).toBeNull();
  });
});

describe("a link with a return address", () => {
  it("keeps the page's query", () => {
    expect(withReturnPath("/login", "/gig/1?a=b")).toBe("/login?redirectTo=%2Fgig%2F1%3Fa%3Db");
    expect(withReturnPath("/verify-email?token=x", "/gig/1")).toBe("/verify-email?token=x&redirectTo=%2Fgig%2F1");
    expect(withReturnPath("/login", null)).toBe("/login");
  });

  it("in a mail contains no typed words", () => {
    const back = returnPath(ORIGIN, "/explore?q=Anda menang! Hubungi 0812é~?>") ?? "";
    const link = withMailedReturn(`${ORIGIN}/verify-email?token=x`, back);
    expect(link).toMatch(/\?token=x&next=[\w-]+$/);
    expect(link).not.toMatch(/menang|hubungi|0812/i);
    expect(mailedReturn(new URL(link).searchParams.get("next") ?? "")).toBe(back);
  });

  it("in a mail leaves out values that make it too long", () => {
    expect(withMailedReturn("/login", `/explore?q=${"x".repeat(600)}`)).toBe("/login");
  });

  it.each(["%", "a", "####", "é"])("has none for %j", (letters) => {
    const back = mailedReturn(letters);
    expect(back === null || returnPath(ORIGIN, back)?.startsWith("/")).toBe(true);
  });
});
