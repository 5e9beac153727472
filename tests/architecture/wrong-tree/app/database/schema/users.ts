export const users = "a table";
