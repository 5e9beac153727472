import { expect, it } from "vitest";
import { Form, PlainForm } from "~/ui/form";
import { renderInRouter } from "../support/pages/render-in-router";

const OWNER = '<input type="hidden" name="_owner" value="0123456789abcdef"/>';
const signedIn = { formOwner: "0123456789abcdef" };

it.each([
  ["Form", <Form key="form" method="post" action="/order" />],
  ["Form with its method in capitals", <Form key="form" method="POST" action="/order" />],
  ["PlainForm", <PlainForm key="plain" method="post" action="/order" />],
])("%s starts with its owner if it posts, on a page for an account", (_name, form) => {
  expect(renderInRouter(form, signedIn)).toContain(`>${OWNER}</form>`);
  for (const root of [{ formOwner: null }, undefined]) expect(renderInRouter(form, root)).not.toContain("_owner");
});

it.each([
  ["Form", <Form key="form" action="/explore" />],
  ["PlainForm", <PlainForm key="plain" action="/explore" method="get" />],
])("%s with GET puts no owner into its address", (_name, form) => {
  expect(renderInRouter(form, signedIn)).not.toContain("_owner");
});
