import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const APP = new URL("../../app/", import.meta.url);
const SOURCES = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.server\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(new URL(file, APP), "utf8")] as const);

/** Files that may submit a form without the two components of `ui/form`, with the reason. */
const ALLOWED = {
  "ui/form.tsx": "is those components",
  "ui/fields.tsx": "sends a kept form again, its owner among the fields it was given",
  "ui/file-fields.tsx": "sends the fields of a form, its owner among them",
  "ui/failed-logout.tsx": "sends the fields of a form, its owner among them",
  "messages/ui/conversation.tsx": "sends the fields of a form, its owner among them",
  "routes/payment.$id/route.tsx": "sends the fields of a form, its owner among them",
};

const POSTS: Record<string, RegExp> = {
  "a form element": /<form\b(?=[\s\S]*method="post")/,
  "Remix's own form": /\bForm\b[^;]*from "@remix-run\/react"[\s\S]*method="post"/,
  "a button that posts": /formMethod="post"/i,
  "a request": /method: "post"/i,
  "a submission by script": /\buseSubmit\b/,
};

it("every form that posts has an owner field", () => {
  const found = SOURCES.flatMap(([file, text]) =>
    Object.entries(POSTS).flatMap(([what, pattern]) =>
      pattern.test(text) && !(file in ALLOWED) ? [`${file}: ${what}`] : [],
    ),
  );
  expect(found).toEqual([]);
  for (const file of Object.keys(ALLOWED)) expect(SOURCES.map(([name]) => name)).toContain(file);
});

const FIELD =
  /<(TextField|TextArea|PasswordField|PriceField|SelectField|Checkbox|ChoiceGroup|\w*FileField|PhotoField|textarea|select)\b|type="(radio|checkbox|file|date)"/;

/** Files with a form and with fields that belong to other forms. */
const FOREIGN_FIELDS = {
  "ui/navigation.tsx": "pickers that lead to another page and send nothing",
  "orders/ui/step-forms.tsx": "a field for the forms of other files",
};

it("every form with fields uses conform's hook", () => {
  const found = SOURCES.filter(
    ([file, text]) =>
      /<(Plain)?Form\b/.test(text) && FIELD.test(text) && !/\buseServerForm</.test(text) && !(file in FOREIGN_FIELDS),
  );
  expect(found.map(([file]) => file)).toEqual([]);
  for (const file of Object.keys(FOREIGN_FIELDS)) expect(SOURCES.map(([name]) => name)).toContain(file);
});

it("only ui/server-form calls conform's useForm", () => {
  const found = SOURCES.filter(([, text]) => /import \{[^}]*\buseForm\b[^}]*\} from "@conform-to/.test(text));
  expect(found.map(([file]) => file)).toEqual(["ui/server-form.ts"]);
});
