import { readdirSync, readFileSync } from "node:fs";

const ROUTES = new URL("../../app/routes/", import.meta.url);

export type RouteFile = { name: string; file: string; text: string };

/** A page without a handle has the one of its layout, which then follows its text. */
export function routeFiles(): RouteFile[] {
  const handles = new Map(filesOfRoutes().map(({ name, text }) => [name, /^export const handle.*/m.exec(text)?.[0]]));
  return filesOfRoutes().map((route) => {
    const inherited = handles.get(route.name) ?? handles.get(route.name.split(".")[0] ?? "");
    const isPage = /^export default function/m.test(route.text);
    return isPage && inherited && !route.text.includes(inherited)
      ? { ...route, text: `${route.text}\n${inherited}` }
      : route;
  });
}

function filesOfRoutes(): RouteFile[] {
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
