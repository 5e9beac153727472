import type { AppLoadContext, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { textNotices } from "~/accounts/login-text";
import { viewerOf } from "~/accounts/viewer.server";
import { TEXT_VERSIONS } from "~/content/text-versions";
import type { RouteModule } from "~/platform/answered-faults.server";
import { readFormOwner } from "~/platform/forms/owner.server";
import { hasFullHeight, hasOwnStep, hasTitleBar, isHydrated, isWorkPage } from "~/platform/pages";
import { errorHeading, pageTitle } from "~/platform/sentence-text";
import { isDataSaverOn, isSidebarFolded } from "~/platform/visitor-cookies.server";
import appsSheet from "~/styles/apps.css";
import documentsSheet from "~/styles/documents.css";
import { ErrorPage, FormErrorNote, FormErrorPage } from "~/ui/error-page";
import { usePage } from "~/ui/page-context";
import { PageShell } from "~/ui/page-frame";

const VIEWPORT = "width=device-width, initial-scale=1, viewport-fit=cover";
/** The setting that keeps bars at the bottom above the on-screen keyboard. */
const OVER_KEYBOARD = "interactive-widget=resizes-content";

type Thrown = { status?: number; data?: { title?: string | null } };

/** An error page uses the heading of `ErrorNote` as its title. */
export const meta: MetaFunction = ({ error }) => [
  { title: error ? pageTitle(headingOf(error as Thrown)) : "JasaWarga" },
];

const headingOf = ({ status, data }: Thrown) => data?.title ?? errorHeading(status);

export const links: LinksFunction = () => [{ rel: "icon", href: "/logo.svg", type: "image/svg+xml" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    viewer: await viewerOf(context, request),
    formOwner: await readFormOwner(context, request),
    toast: await readToast(context, request),
    notices: textNotices(TEXT_VERSIONS, context.now),
    year: new Date(context.now).getUTCFullYear(),
    /** UTC ms. The page uses this time, because the clocks of many phones are wrong. */
    now: context.now,
    folded: isSidebarFolded(request),
    saveData: isDataSaverOn(request),
  };
}

type ToastMessage = { kind: "success" | "info" | "error"; title: string; description: string | null };

/**
 * Returns the toast of the previous response and clears its cookie. Returns null if there is none or it cannot be read.
 */
async function readToast(context: AppLoadContext, request: Request): Promise<ToastMessage | null> {
  if (!request.headers.get("Cookie")?.includes(`${context.toasts.cookieName}=`)) return null;
  context.outgoing.append("Set-Cookie", await context.toasts.clearingCookie());
  try {
    const { toast } = await context.toasts.getToast(request);
    if (!toast) return null;
    return {
      kind: toast.type === "error" || toast.type === "info" ? toast.type : "success",
      title: toast.message,
      description: toast.description ?? null,
    };
  } catch {
    return null;
  }
}

/**
 * Reloads after a rejected form too, whose errors must not appear with the previous page's toast. It does not after a
 * form that its page keeps, because the session may have ended. `RefusedFormNote` shows the refusal, or a dialog until
 * its code arrives.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult }) => {
  const detail = actionResult?.formRefusal;
  if (!detail) return actionResult?.networkFailed !== true;
  if (document.dispatchEvent(new CustomEvent("refused", { detail, cancelable: true }))) alert(detail.reason);
  return false;
};

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { script, nonce } = usePage();
  const matches = useMatches();
  // This does not use `script`: a failed app has no script but still looks like an app.
  const sheet = isHydrated(matches) ? appsSheet : documentsSheet;
  const fills = hasFullHeight(matches);
  const bottom = fills ? "fills" : hasOwnStep(matches) ? "has-own-step" : "has-tab-bar";
  return (
    <html lang="id" data-hemat={root?.saveData ? "" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={fills ? `${VIEWPORT}, ${OVER_KEYBOARD}` : VIEWPORT} />
        <meta name="theme-color" content="#faf5ea" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#151815" media="(prefers-color-scheme: dark)" />
        <Meta />
        <link rel="stylesheet" href={sheet} />
        <Links />
      </head>
      <body className={root?.viewer ? bottom : undefined}>
        {children}
        {script && <ScrollRestoration nonce={nonce} />}
        {script && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

/**
 * Adds an error boundary to pages with a form. Without it, Remix would show the refusal in this route's and skip its
 * loader, whose viewer the top bar shows. Only the server calls this.
 */
export function withFormBoundary(module: RouteModule, parentId: string | undefined): RouteModule {
  const { action, default: page, ErrorBoundary: own, meta: ownMeta } = module;
  if (!action || !page || own || parentId === undefined) return module;
  return {
    ...module,
    ErrorBoundary: parentId === "root" ? FormErrorPage : FormErrorNote,
    meta: (args) => (args.error ? meta(args as never) : (ownMeta?.(args) ?? [])) as [],
  };
}

export default function App() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Shell>
      <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
    </Shell>
  );
}

function Shell({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  const matches = useMatches();
  return (
    <PageShell
      viewer={root?.viewer ?? null}
      path={pathname}
      year={root?.year ?? new Date().getUTCFullYear()}
      toast={root?.toast ?? null}
      toastKey={root?.now}
      notices={root?.viewer ? root.notices : []}
      dataSaver={usePage().script ? null : (root?.saveData ?? false)}
      work={isWorkPage(matches)}
      titleBar={hasTitleBar(matches)}
      tabBar={!hasOwnStep(matches)}
      fills={hasFullHeight(matches)}
    >
      {children}
      <Later />
    </PageShell>
  );
}

/** Loads parts after the page has hydrated, so that no page waits for them. */
function Later() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    void import("~/ui/after-hydration").then(({ AfterHydration }) => setPart(() => AfterHydration));
  }, []);
  return Part ? <Part /> : null;
}
