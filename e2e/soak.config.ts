import config from "./playwright.config";

process.env.BROWSER_FULL = "1";

/** Runs every test in every project. `npm test` selects by tag. Part of `npm run soak`. */
export default {
  ...config,
  // A soak runs for an hour beside other work, so only an event that never happens should fail.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  webServer: { ...config.webServer, timeout: 600_000 },
  projects: config.projects?.map(({ grep: _, grepInvert: _desktop, ...project }) => project),
};
