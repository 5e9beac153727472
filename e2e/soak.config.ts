import config from "./playwright.config";

// For the tests themselves, whose workers inherit it.
process.env.BROWSER_FULL = "1";

/** Every test at every width, with and without script: what `npm test` picks from by tag. Part of `npm run soak`. */
export default {
  ...config,
  // A soak goes on for an hour beside other work: only what never comes is a fault.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  webServer: { ...config.webServer, timeout: 600_000 },
  projects: config.projects?.map(({ grep: _, grepInvert: _desktop, ...project }) => project),
};
