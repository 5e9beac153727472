export const anything = "goes";
