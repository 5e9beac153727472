/** Pressed on what is finished. */
export function Stamp({ children }: { children: string }) {
  return <span className="stamp">{children}</span>;
}
