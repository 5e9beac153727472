/** Colours are named by role, so `bg-green-500` does not exist. `styles/tokens.css` has their values. */
const roles = [
  "surface",
  "raised",
  "sunk",
  "ink",
  "ink-soft",
  "line",
  "line-strong",
  "action",
  "action-strong",
  "action-soft",
  "on-action",
  "accent",
  "accent-ink",
  "accent-soft",
  "danger",
  "danger-soft",
  "board",
  "board-ink",
  "board-soft",
  "board-accent",
];
const variables = (names) => Object.fromEntries(names.map((name) => [name, `var(--${name})`]));
const steps = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((step) => [step, `var(--s${step})`]));

/** @type {import('tailwindcss').Config} */
export default {
  // Class names are in string literals. Scanning whole files would turn `!note` into an important `.note`.
  content: {
    relative: true,
    files: ["../root.tsx", "../{ui,routes,*/ui}/**/*.{ts,tsx}"],
    extract: (source) => source.match(/["`][^"`\n]*["`]/g)?.flatMap((text) => text.slice(1, -1).split(/\s+/)) ?? [],
  },
  theme: {
    screens: { m: "48em", l: "60em", xl: "70em" },
    colors: { ...variables(roles), transparent: "transparent", current: "currentColor" },
    spacing: { 0: "0", px: "1px", gutter: "var(--gutter)", ...steps },
    fontFamily: { sans: "var(--font)" },
    fontSize: variables(["xs", "s", "m", "l", "xl", "xxl", "xxxl"]),
    fontWeight: { medium: "500", semibold: "600", bold: "700", black: "800" },
    borderRadius: { none: "0", round: "var(--round)", large: "var(--round-l)", full: "50%" },
    boxShadow: { card: "var(--card-shadow)", over: "var(--over)" },
    maxWidth: { measure: "66ch", receipt: "22rem", form: "34rem", page: "76rem" },
  },
  // Only these plugins. The others print rules for words in the code ("table"), use features that phones of 2016 lack
  // (`gap`), or reset the styles of `styles/ground.css`.
  corePlugins: [
    "alignItems",
    "alignSelf",
    "backgroundColor",
    "borderRadius",
    "flex",
    "flexWrap",
    "fontSize",
    "fontWeight",
    "justifyContent",
    "margin",
    "maxWidth",
    "padding",
    "textAlign",
    "textColor",
    "whitespace",
    "width",
  ],
};
