import { HtmlValidate } from "html-validate";

/** What the HTML standard says, and nothing of taste. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  // What names an id that is not there leads a screen reader nowhere.
  rules: { "no-missing-references": "error" },
});

/** The faults of a page's HTML as it was sent, each with where it stands; none if it is valid. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, column }) => `${ruleId}: ${message} (${html.slice(column - 1, column + 80)})`,
    ),
  );
  // Its words are no date that a machine reads; the validator does not look at them.
  const dateless = html.match(/<time(?![^>]* datetime=)[^>]*>[^<]*/gi) ?? [];
  return [...faults, ...dateless.map((found) => `a time without datetime: ${found}`)];
}
