import { Tabs } from "../kit/tabs";

/** Both sides of the noticeboard: what one asks for, and what one offers to do for others. */
export function WantedTabs({ current }: { current: "requests" | "proposals" }) {
  return (
    <Tabs
      label="Jasa dicari"
      tabs={[
        { to: "/dashboard/wanted", text: "Permintaan saya", current: current === "requests" },
        { to: "/dashboard/proposals", text: "Penawaran saya", current: current === "proposals" },
      ]}
    />
  );
}
