const { basename } = require("node:path");
const { keptFor } = require("./sheet.js");

/**
 * Runs after Tailwind, which keeps a rule if any class of its selector is used. Removes selectors with a class that no
 * page of the sheet names, and tokens that no rule of the sheet uses. `npm run dev` keeps everything.
 */
module.exports = () => ({
  postcssPlugin: "only-named",
  Once(root, { result }) {
    const { files } = keptFor(basename(result.opts.from ?? "", ".css")).content;
    if (typeof files[0] === "string") return;
    const named = new Set(files.flatMap(({ raw }) => raw.split(/[^\w-]+/)));
    root.walkRules((rule) => {
      if (rule.parent.type === "atrule" && /keyframes$/.test(rule.parent.name)) return;
      const met = rule.selectors.filter((selector) => classesIn(selector).every((name) => named.has(name)));
      if (met.length === 0) rule.remove();
      else if (met.length < rule.selectors.length) rule.selectors = met;
    });
    dropUnusedTokens(root, named);
    root.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove();
    });
  },
});
module.exports.postcss = true;

/** Keeps tokens that a page names in its code, such as the colours on `/dev/components`. */
function dropUnusedTokens(root, named) {
  for (let dropped = true; dropped; ) {
    const used = new Set();
    root.walkDecls(({ value }) => {
      for (const [, token] of value.matchAll(/var\((--[\w-]+)/g)) used.add(token);
    });
    dropped = false;
    root.walkDecls(/^--/, (token) => {
      if (used.has(token.prop) || named.has(token.prop.slice(2))) return;
      token.remove();
      dropped = true;
    });
  }
}

/** Returns the classes that a selector requires. Utilities with a prefix (`l:text-xl`) are left to Tailwind. */
function classesIn(selector) {
  const asked = selector.replace(/:(?:not|is|where|has)\([^()]*(\([^()]*\))?[^()]*\)/g, "");
  return (asked.match(/\.(?:\\.|[\w-])+/g) ?? []).filter((name) => !name.includes("\\")).map((name) => name.slice(1));
}
