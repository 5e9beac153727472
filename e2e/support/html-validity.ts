import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: { "no-missing-references": "error" },
});

export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, column }) => `${ruleId}: ${message} (${html.slice(column - 1, column + 80)})`),
  );
  // The validator does not check this.
  const dateless = html.match(/<time(?![^>]* datetime=)[^>]*>[^<]*/gi) ?? [];
  return [...faults, ...dateless.map((found) => `a time without datetime: ${found}`)];
}
