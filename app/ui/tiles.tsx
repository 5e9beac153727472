import type { InputHTMLAttributes, ReactNode } from "react";

const rows = {
  plain: "-mx-[0.1875rem] mt-1 flex flex-wrap",
  bad: "-mx-[0.1875rem] mt-1 flex flex-wrap [&_label]:border-danger",
} as const;

const tiles = {
  narrow: "relative m-[0.1875rem] flex flex-[1_0_3.125rem]",
  wide: "relative m-[0.1875rem] flex flex-[1_0_7rem]",
  fit: "relative m-[0.1875rem] flex flex-none",
} as const;

const INPUT = "peer absolute left-0 top-0 m-0 h-full w-full cursor-pointer opacity-0";

const labels = {
  two: "min-h-11 flex-1 whitespace-nowrap rounded border border-line-strong bg-raised py-[0.3125rem] text-center text-[0.9375rem] font-bold leading-[1.0625rem] text-ink peer-checked:border-action peer-checked:bg-action-soft peer-checked:text-action-strong peer-checked:[box-shadow:inset_0_0_0_1px_var(--action)] peer-focus:outline-offset-2 peer-focus:[outline:3px_solid_var(--ink)] peer-disabled:border-dashed peer-disabled:bg-sunk peer-disabled:text-ink-soft peer-disabled:shadow-none peer-checked:[&>small]:text-inherit",
  one: "min-h-11 flex-1 whitespace-nowrap rounded border border-line-strong bg-raised pb-[0.3125rem] pt-3 text-center text-sm font-bold leading-[1.0625rem] text-ink peer-checked:border-action peer-checked:bg-action-soft peer-checked:text-action-strong peer-checked:[box-shadow:inset_0_0_0_1px_var(--action)] peer-focus:outline-offset-2 peer-focus:[outline:3px_solid_var(--ink)] peer-disabled:border-dashed peer-disabled:bg-sunk peer-disabled:text-ink-soft peer-disabled:shadow-none",
} as const;

export function TileRow({ bad = false, children }: { bad?: boolean; children: ReactNode }) {
  return <div className={bad ? rows.bad : rows.plain}>{children}</div>;
}

export function Tile({
  size = "narrow",
  lines,
  struck = false,
  children,
  ...input
}: {
  size?: keyof typeof tiles;
  lines: keyof typeof labels;
  struck?: boolean;
  children: ReactNode;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "size">) {
  return (
    <div className={tiles[size]}>
      <input {...input} className={INPUT} />
      <label htmlFor={input.id} className={struck ? `line-through ${labels[lines]}` : labels[lines]}>
        {children}
      </label>
    </div>
  );
}
