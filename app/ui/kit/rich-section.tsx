import type { Root } from "mdast";
import type { ReactNode } from "react";
import { RichText } from "./rich-text";
import { Section } from "./section";

/** What somebody wrote about a listing, or the sentence that stands for nothing. */
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
