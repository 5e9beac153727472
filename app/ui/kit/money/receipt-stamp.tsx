export function ReceiptStamp({ children }: { children: string }) {
  return <span className="receipt-stamp">{children}</span>;
}
