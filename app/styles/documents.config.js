import theme from "./tailwind.config.js";

/** Routes whose handle says `page: "document"`. */
export const DOCUMENT_ROUTES =
  "../routes/{$,$page,_index,another-account,categories,category.*,dev.mailbox,explore*,gig.*,how-it-works.*,place,saved,u.*,unsubscribe.*,wanted._index}{.tsx,/*.tsx}";

/** @type {import('tailwindcss').Config} */
export default {
  ...theme,
  content: {
    ...theme.content,
    files: [
      "../root.tsx",
      "../ui/!(after-hydration|asking-dialog|chosen-files|dashboard-frame|data-table|dialog|dialog-parts|file-fields|lazy-component|tiles|timeline).{ts,tsx}",
      "../search/ui/{filters,results,search-form}.tsx",
      "../listings/ui/{cards,detail,own-listing,result-card}.tsx",
      "../{accounts/ui/account,moderation/ui/reports,places/ui/place-page,reviews/ui/reviews}.tsx",
      DOCUMENT_ROUTES,
      // A request is a document for visitors and an app for members.
      "../routes/wanted.$id/*.tsx",
    ],
  },
};
