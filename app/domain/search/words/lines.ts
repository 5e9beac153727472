/**
 * Reads the lines of `concepts/`. Each line is one thing that people look for:
 *
 *     key = name, another name, two words ! what people say when they need it > wider ~ nearly the same
 *
 * Names are synonyms, English, abbreviations, and as it is spoken; affixes need not be written out. After `!` stand
 * problems that mean it ("keran bocor"). `>` names wider concepts by their keys: whoever looks for a wider one finds
 * this too, never the other way round. `~` names concepts to be taken instead, at half the weight, by whoever looks
 * for this one. `&` names concepts of another trade that may help: offered as a search, never found. A key is letters and digits only. Before it may stand `+` for a doing that goes with many things
 * (servis, pasang), `@` for an occasion or for whom it is, `-` for when and how, `*` for what nothing else can stand in for.
 * `#` marks which one of a kind is meant, a language, an instrument, a dish, an animal: an offer that does not name it is
 * no answer, only near one. `%` marks a brand, model or unit, which any offer for the device may serve: `>` names its
 * device, `~` the devices that it may be where the search names no thing, the likeliest first.
 * Two lines of one key are read as one.
 * After a change the scheduler writes the listings' words anew (`searchVersion` in listed-terms).
 */
export type Role = "topic" | "kind" | "brand" | "doing" | "setting" | "manner" | "must";

export type Concept = {
  key: string;
  role: Role;
  names: readonly string[];
  needs: readonly string[];
  wider: readonly string[];
  near: readonly string[];
  beside: readonly string[];
};

const ROLES: Record<string, Role> = {
  ...{ "+": "doing", "@": "setting", "-": "manner", "*": "must" },
  ...{ "#": "kind", "%": "brand" },
};
const LINE = /^([-+@*#%]?)([a-z0-9]+) = ([^!>~&]+)(?:!([^>~&]+))?(?:>([^~&]+))?(?:~([^&]+))?(?:&(.+))?$/;

export function readLines(text: string): Concept[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, sign = "", key, names = "", needs = "", wider = "", near = "", beside = ""] =
        LINE.exec(line.trim()) ?? [];
      if (key === undefined) throw new RangeError(`no line of concepts: ${line}`);
      return {
        key,
        role: ROLES[sign] ?? "topic",
        names: list(names),
        needs: list(needs),
        wider: list(wider),
        near: list(near),
        beside: list(beside),
      };
    });
}

function list(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
