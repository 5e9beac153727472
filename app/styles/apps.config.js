import { DOCUMENT_ROUTES } from "./documents.config.js";
import theme from "./tailwind.config.js";

/** @type {import('tailwindcss').Config} */
export default {
  ...theme,
  content: {
    ...theme.content,
    files: [
      "../root.tsx",
      "../{ui,*/ui}/**/!(cards|filters|place-page|results|search-form|text-page|way-links).{ts,tsx}",
      "../routes/**/*.tsx",
      `!${DOCUMENT_ROUTES}`,
    ],
  },
};
