export { parseWithZod } from "@conform-to/zod/v4";
