import { whole } from "./circle";

export const half = whole / 2;
