/// <reference types="@remix-run/dev" />

// With single fetch, loader data keeps its types; Remix asks to be told.
declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

export {};
