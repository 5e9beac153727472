/** Reports that the Worker runs. `/readyz` checks its dependencies. */
export function loader() {
  return new Response("ok");
}
