import type { Root } from "mdast";
import type { ReactNode } from "react";
import { Section } from "../section";
import { RichText } from "./rich-text";

export function RichSection({
  id,
  title,
  tree,
  children,
}: {
  id: string;
  title: string;
  tree: Root | null;
  children?: ReactNode;
}) {
  return (
    <Section id={id} title={title}>
      {tree ? <RichText tree={tree} /> : <p className="soft">Deskripsi tidak tersedia.</p>}
      {children}
    </Section>
  );
}
