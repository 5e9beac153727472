import type { Config } from "drizzle-kit";

export default {
  dialect: "sqlite",
  schema: "./app/database/schema/*.ts",
  out: "./migrations",
} satisfies Config;
