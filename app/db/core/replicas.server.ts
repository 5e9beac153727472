/** What a read may begin at; a string of another form is a bookmark. */
type Beginning = "first-primary" | "first-unconstrained" | (string & {});

/** Begins at the primary unless a page for everybody takes any replica, and never goes back behind what it has read. */
export class Replicas {
  private beginning: Beginning = "first-primary";
  pinned = false;
  private session: D1DatabaseSession | undefined;
  private written: D1DatabaseSession | undefined;

  constructor(
    private readonly d1: D1Database,
    private readonly newest: string | null = null,
  ) {}

  /** For what everybody may read: any replica, but for one who has just written none older than that. */
  fromAnywhere(): void {
    if (this.pinned || this.session) return;
    this.beginning = this.newest ?? "first-unconstrained";
  }

  /** For whatever decides money, rights or the state of an order. */
  fromPrimary(): void {
    this.pinned = true;
    if (this.beginning === "first-primary") return;
    this.beginning = "first-primary";
    this.session = undefined;
  }

  get wrote(): boolean {
    return this.written !== undefined;
  }

  /** Only a session's first query surely goes to the primary, so that there each trip has a session of its own. */
  begin(writes: boolean): D1DatabaseSession {
    if (!this.session || this.beginning === "first-primary")
      this.session = this.d1.withSession(this.beginning);
    if (writes) this.written = this.session;
    return this.session;
  }

  reached(): string | null {
    return this.session?.getBookmark() ?? null;
  }

  bookmark(): string | null {
    return (this.written ?? this.session)?.getBookmark() ?? null;
  }
}

/** Whether a statement only reads: a `select` cannot write, what begins with `with` can. */
export function isRead(query: string): boolean {
  const begins = /^\s*(select|with)\b/i.exec(query)?.[1]?.toLowerCase();
  return begins === "select" || (begins === "with" && !/\b(?:insert|update|delete|replace)\b/i.test(query));
}
