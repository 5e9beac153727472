export const second = "another route";
