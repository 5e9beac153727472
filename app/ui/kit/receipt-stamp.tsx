/** Pressed on what is finished. */
export function Stamp({ children }: { children: string }) {
  return <span className="receipt-stamp">{children}</span>;
}
