/** Where a map shows an address: a search, since we know no coordinates. `place`: "Depok". */
export function mapHref(street: string, place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${place}`)}`;
}
