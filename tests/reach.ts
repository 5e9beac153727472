// `npm run reach` prints how many files and lines each route reaches, and statistics of the code.
import { fileURLToPath } from "node:url";
import { measureReach } from "./support/reach";

const reach = measureReach(fileURLToPath(new URL("..", import.meta.url)));
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const row = (...cells: (string | number)[]) =>
  console.info(
    `${String(cells[0]).padEnd(52)} ${cells
      .slice(1)
      .map((cell) => String(cell).padStart(8))
      .join("")}`,
  );

row("figure", "value");
row("TypeScript files in app", reach.files);
row("lines", reach.lines);
row("median lines of a file", reach.medianLines);
row("files with one importer", reach.singleImporter.length);
row("lines of imports", percent(reach.importShare));
row("lines of comments", percent(reach.commentShare));
row("files run before a loader", reach.beforeLoaders.files);
row("lines run before a loader", reach.beforeLoaders.lines);
console.info();
row("route (without app/ui and the schema)", "files", "lines");
const middle = reach.routes[Math.floor(reach.routes.length / 2)];
if (middle) row("median route", middle.files, middle.lines);
for (const { name, files, lines } of reach.routes) row(name, files, lines);
