/** Heading and title of the page for an error without a page of its own. */
export function errorHeading(status: number | undefined): string {
  return status === 404 ? "Oops! Page not found" : "Unexpected Application Error!";
}
