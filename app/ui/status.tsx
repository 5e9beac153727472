const looks = {
  waiting: "status-mark",
  active: "status-mark status-mark--active",
  done: "status-mark status-mark--done",
  off: "status-mark status-mark--off",
} as const;

export type StatusLook = keyof typeof looks;

export function Status({ look, children }: { look: StatusLook; children: string }) {
  return <span className={looks[look]}>{children}</span>;
}
