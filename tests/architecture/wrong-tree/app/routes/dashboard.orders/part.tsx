export const part = "a part of one page";
