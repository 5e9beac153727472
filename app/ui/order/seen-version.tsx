/** In every form that moves an order: what the page showed holds for this version alone. */
export function SeenVersion({ version }: { version: number }) {
  return <input type="hidden" name="version" value={version} />;
}
