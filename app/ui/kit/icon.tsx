const shapes = {
  search: "M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM20 20l-4-4",
  menu: "M4 7h16M4 12h16M4 17h16",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  bell: "M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4",
  lock: "M5 11h14v9H5zM8 11V7.5a4 4 0 0 1 8 0V11",
  clock: "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7v5l3 2",
  pin: "M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11zM14 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0z",
  check: "m5 12 5 5 9-11",
  warn: "M12 4 2.5 20h19zM12 10v4M12 17v.1",
  left: "m15 5-7 7 7 7",
  right: "m9 5 7 7-7 7",
  box: "M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8",
  ask: "M5 4h14v16H5zM9 9h6M9 13h6M9 17h3",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  home: "m4 11 8-7 8 7v9h-5v-6H9v6H4z",
  user: "M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 21a8 8 0 0 1 16 0",
  leaf: "M5 19C4 9 10 4 20 4c0 10-5 16-15 15zM5 19l8-8",
  close: "M6 6l12 12M18 6 6 18",
} as const;

// Apart, as every page with a script carries all of the above.

const sidebarShapes = {
  back: "M9 6 4 11l5 5M4 11h11a5 5 0 0 1 5 5v3",
  tool: "M4 20l8-8M14 4a5 5 0 0 0-2 8 5 5 0 0 0 8-2l-3 1-3-3 1-3z",
  wallet: "M4 7v12h16V8H4zM4 8l12-4v4M20 12h-4v3h4",
  bookmark: "M6 4h12v16l-6-5-6 5z",
  plus: "M12 5v14M5 12h14",
  gear: "M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.200M16.2 16.200l2.2 2.200M5.6 18.400l2.2-2.200M16.2 7.800l2.2-2.2",
  help: "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM9.5 9.500a2.5 2.5 0 1 1 3.5 2.300c-.7.3-1 .7-1 1.700M12 16.500v.1",
  out: "M14 4h5v16h-5M4 12h11M11 8l4 4-4 4",
} as const;

/** Of pages one works in. */
const workShapes = {
  clip: "m19 11-8 8a5 5 0 0 1-7-7l8-8a3.5 3.5 0 0 1 5 5l-8 8a1.7 1.7 0 0 1-2.5-2.5L14 8",
  dots: "M12 4.5v1M12 11.5v1M12 18.5v1",
} as const;

/** Of pages without a script. */
const documentShapes = {
  globe: "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM3.5 12h17M12 3.5c3 3 3 14 0 17c-3-3-3-14 0-17z",
  screen: "M3 5h18v11H3zM8 20h8M12 16v4",
  heart: "M12 20S4 15 4 9.5A4.2 4.2 0 0 1 12 8a4.2 4.2 0 0 1 8 1.5C20 15 12 20 12 20z",
  share: "M14 5l6 5-6 5v-3c-5 0-8 2-10 6 0-6 4-9 10-10z",
  sift: "M4 7h9.5M18.5 7H20M4 17h1.5M10.5 17H20M18.5 7a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM10.5 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z",
} as const;

export type IconName = keyof typeof shapes;
export type SidebarIconName = IconName | keyof typeof sidebarShapes;
export type DocumentIconName = keyof typeof documentShapes;

export function Icon({ name }: { name: IconName }) {
  return <Drawing shape={shapes[name]} />;
}

export function SidebarIcon({ name }: { name: SidebarIconName }) {
  return <Drawing shape={{ ...shapes, ...sidebarShapes }[name]} />;
}

export function WorkIcon({ name }: { name: keyof typeof workShapes }) {
  return <Drawing shape={workShapes[name]} />;
}

export function DocumentIcon({ name }: { name: DocumentIconName }) {
  return <Drawing shape={documentShapes[name]} />;
}

/** Hidden from screen readers: words stand beside it. Inline, as gzip folds repeats. */
function Drawing({ shape }: { shape: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}

const POINTS = " 3 6.7 7.3.8-5.5 4.9 1.6 7.2-6.4-3.7-6.4 3.7 1.6-7.2-5.5-4.9 7.3-.8z";
const FIVE = `m12 2${[POINTS, POINTS, POINTS, POINTS, POINTS].join("m24 0")}`;

export function Star() {
  return (
    <svg className="star" viewBox="0 0 24 24" aria-hidden="true">
      <path d={`m12 2${POINTS}`} />
    </svg>
  );
}

/** `width`: of 120, how far the five are filled. */
export function StarRow({ width, label }: { width: number; label: string }) {
  return (
    <svg className="star stars" viewBox="0 0 120 24" role="img" aria-label={label}>
      <path d={FIVE} />
      {/* An inner picture cuts off what is wider than itself. */}
      <svg width={width} aria-hidden="true">
        <path d={FIVE} />
      </svg>
    </svg>
  );
}
