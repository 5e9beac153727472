import config from "./playwright.config";

// For the tests themselves, whose workers inherit it.
process.env.BROWSER_FULL = "1";

/** Every test at every width, with and without script: what `npm test` picks from by tag. Part of `npm run soak`. */
export default {
  ...config,
  projects: config.projects?.map(({ grep: _, grepInvert: _desktop, ...project }) => project),
};
