declare module "doiuse" {
  import type { ChildNode, Plugin } from "postcss";

  type Usage = { feature: string; usage: ChildNode };
  export default function doiuse(options: { browsers: string[]; onFeatureUsage(usage: Usage): void }): Plugin;
}
