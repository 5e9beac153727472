import { readdirSync, readFileSync } from "node:fs";

const ROUTES = new URL("../../app/routes/", import.meta.url);

export type RouteFile = { name: string; file: string; text: string };

export function routeFiles(): RouteFile[] {
  return readdirSync(ROUTES, { withFileTypes: true }).flatMap((entry) => {
    const files = entry.isDirectory()
      ? readdirSync(new URL(`${entry.name}/`, ROUTES))
          .filter((name) => /^route\.tsx?$/.test(name))
          .map((name) => `${entry.name}/${name}`)
      : [entry.name];
    return files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({
        name: entry.name.replace(/\.tsx?$/, ""),
        file,
        text: readFileSync(new URL(file, ROUTES), "utf8"),
      }));
  });
}
