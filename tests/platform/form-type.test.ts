import { describe, expect, it } from "vitest";
import { ALL_STEPS } from "~/orders/lifecycle";
import { formType, takesFiles } from "~/platform/request-guard.server";

const multipart = (boundary: string) => ({ kind: "multipart", boundary });

describe("a form's content type", () => {
  it.each([
    ["application/x-www-form-urlencoded", { kind: "urlencoded" }],
    ["Application/X-WWW-Form-Urlencoded;charset=UTF-8", { kind: "urlencoded" }],
    ["application/x-www-form-urlencoded;", { kind: "urlencoded" }],
    ["multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxk", multipart("----WebKitFormBoundary7MA4YWxk")],
    ["multipart/form-data; boundary=---------------------------12345", multipart("---------------------------12345")],
    ["multipart/form-data;Boundary=x;charset=utf-8", multipart("x")],
    ['multipart/form-data; charset="utf-8"; boundary="a b=c:d"', multipart("a b=c:d")],
    ["multipart/form-data; xboundary=zzzz; boundary=x", multipart("x")],
    ['multipart/form-data; x="; boundary=y"; boundary=x', multipart("x")],
    [`multipart/form-data; boundary=${"x".repeat(70)}`, multipart("x".repeat(70))],
    ["application/json", { kind: "other" }],
    ["multipart/mixed; boundary=x", { kind: "other" }],
    ["multipart/form-datax; boundary=x", { kind: "other" }],
    ["", { kind: "other" }],
    [null, { kind: "other" }],
  ])("%s is read", (header, type) => {
    expect(formType(header)).toEqual(type);
  });

  it.each([
    "multipart/form-data",
    "multipart/form-data; boundary",
    "multipart/form-data; boundary=",
    'multipart/form-data; boundary=""',
    'multipart/form-data; boundary="x\\x"',
    'multipart/form-data; boundary="x',
    'multipart/form-data; boundary="x "',
    "multipart/form-data; boundary = x",
    "multipart/form-data; boundary=x y",
    "multipart/form-data; boundary=x; boundary=x",
    'multipart/form-data; boundary=x; BOUNDARY="y"',
    "multipart/form-data; boundary*=utf-8''x",
    "multipart/form-data; boundary=x, multipart/form-data; boundary=y",
    'multipart/form-data; boundary="x"y',
    "multipart/form-data; boundary=x*x",
    "multipart/form-data; boundary=é",
    "multipart/form-data boundary=x",
    `multipart/form-data; boundary=${"x".repeat(71)}`,
    "application/x-www-form-urlencoded; charset",
  ])("%s is invalid", (header) => {
    expect(formType(header)).toEqual({ kind: "broken" });
  });
});

describe("a path that takes files", () => {
  it("is that of every step of an order with files", () => {
    const pages = ALL_STEPS.flatMap(({ attaches, page }) => (attaches === null ? [] : [page]));
    expect(pages).toContain("arrival");
    expect(pages.filter((page) => !takesFiles(`/dashboard/orders/j57wxfspm8pkbgb4ykee/${page}.data`))).toEqual([]);
  });

  it("is not that of a step without files", () => {
    expect(takesFiles("/dashboard/orders/j57wxfspm8pkbgb4ykee/completion")).toBe(false);
  });
});
