export function pagePath(pathname: string): string | null {
  if (pathname === "/__manifest") return null;
  return pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
}
