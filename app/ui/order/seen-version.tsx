/** Goes with every form that moves an order: what was shown beside it holds for this state alone. */
export function SeenVersion({ version }: { version: number }) {
  return <input type="hidden" name="version" value={version} />;
}
