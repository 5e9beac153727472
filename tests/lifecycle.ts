// `npm run lifecycle`: writes the diagram and the table of order steps into docs/.
import { writeFileSync } from "node:fs";
import { lifecycleDocument } from "./support/lifecycle-document";

writeFileSync(new URL("../docs/order-lifecycle.md", import.meta.url), lifecycleDocument());
