export const dialogParts = {
  box: "mx-auto max-w-md rounded-lg bg-raised p-6 text-ink shadow-over",
  title: "mb-2 text-lg",
  actions: "actions max-[29.99em]:*:flex-auto max-[29.99em]:[&>form>button]:w-full",
} as const;
