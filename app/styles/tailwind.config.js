/** Colours are named by role, so `bg-green-500` does not exist. tokens.css has their values. */
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

/**
 * Uses Tailwind's own names and its scale of spacing. Colours, text sizes, radii and shadows are tokens of tokens.css.
 *
 * @type {import('tailwindcss').Config}
 */
export default {
  // Class names are in string literals. Scanning whole files would turn `!note` into an important `.note`.
  content: {
    relative: true,
    files: ["../root.tsx", "../{ui,routes,*/ui}/**/*.{ts,tsx}"],
    extract: (source) => source.match(/["`][^"`\n]*["`]/g)?.flatMap((text) => text.slice(1, -1).split(/\s+/)) ?? [],
  },
  // These words are in strings, and no component uses them as classes.
  blocklist: ["accent-ink", "hidden", "table", "visible"],
  theme: {
    screens: { md: "48em", lg: "60em", xl: "70em", "2xl": "75em" },
    colors: { ...variables(roles), transparent: "transparent", current: "currentColor", inherit: "inherit" },
    fontFamily: { sans: "var(--font)" },
    fontSize: {
      ...variables(["xs"]),
      sm: "var(--s)",
      base: "var(--m)",
      lg: "var(--l)",
      xl: "var(--xl)",
      "2xl": "var(--xxl)",
      "3xl": "var(--xxxl)",
    },
    borderRadius: { none: "0", DEFAULT: "var(--round)", lg: "var(--round-l)", full: "9999px" },
    boxShadow: { card: "var(--card-shadow)", over: "var(--over)", none: "none" },
    extend: {
      supports: { grid: "display: grid", details: "selector(::details-content)" },
      spacing: { gutter: "var(--gutter)" },
      maxWidth: { measure: "66ch", receipt: "22rem", form: "34rem", page: "76rem" },
    },
  },
  corePlugins: {
    // base.css has a reset and `sr-only` of its own.
    preflight: false,
    accessibility: false,
    // Browsers of 2016 to 2018 ignore these. The plugin below has `top-0` and the other sides.
    aspectRatio: false,
    gap: false,
    inset: false,
    // These add variables to every element and are not used. The plugin below has `shadow-card`.
    backdropFilter: false,
    boxShadow: false,
    boxShadowColor: false,
    filter: false,
    gradientColorStops: false,
    ringWidth: false,
    scrollSnapType: false,
    touchAction: false,
  },
  plugins: [
    ({ matchUtilities, theme }) => {
      matchUtilities({ shadow: (value) => ({ "box-shadow": value }) }, { values: theme("boxShadow") });
      for (const side of ["top", "right", "bottom", "left"])
        matchUtilities(
          { [side]: (value) => ({ [side]: value }) },
          { values: theme("inset"), supportsNegativeValues: true },
        );
    },
  ],
};
