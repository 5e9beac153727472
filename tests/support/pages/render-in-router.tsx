import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticRouter, StaticRouterProvider } from "react-router-dom/server";

/** `root` is the data of the root loader. */
export function renderInRouter(element: ReactElement, root?: { formOwner: string | null }): string {
  const routes = [{ id: "page", path: "*", element }];
  const context = {
    ...{ basename: "/", loaderData: { root }, actionData: null, errors: null, statusCode: 200 },
    ...{ loaderHeaders: {}, actionHeaders: {}, activeDeferreds: null },
    location: { pathname: "/", search: "", hash: "", state: null, key: "default" },
    matches: [{ params: {}, pathname: "/", pathnameBase: "/", route: { id: "page", path: "*" } }],
  };
  const router = createStaticRouter(routes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
