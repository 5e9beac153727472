import { HtmlValidate } from "html-validate";

/** Rules of the HTML standard only, without style rules. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  // References to missing ids break labels for screen readers.
  rules: { "no-missing-references": "error" },
});

/** Returns the errors in a page's HTML, each with its position. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, column }) => `${ruleId}: ${message} (${html.slice(column - 1, column + 80)})`,
    ),
  );
  // The text inside is no machine-readable date. The validator does not check this.
  const dateless = html.match(/<time(?![^>]* datetime=)[^>]*>[^<]*/gi) ?? [];
  return [...faults, ...dateless.map((found) => `a time without datetime: ${found}`)];
}
