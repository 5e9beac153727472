import { Icon } from "../kit/icon";

/** The top of an operators' page: its title, and on phones their menu. */
export function OperatorTitle({ title }: { title: string }) {
  return (
    <div className="title-bar">
      <h1>{title}</h1>
      <label className="sidebar-toggle" htmlFor="sidebar-open">
        <Icon name="menu" />
        <span className="sr-only">Menu operator</span>
      </label>
    </div>
  );
}
