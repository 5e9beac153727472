import { useLocation } from "@remix-run/react";
import { FaultCode } from "../kit/fault-code";
import { Toast } from "./toast";

/** In place of what could not be read: says so on top, and asks once more for the same page. */
export function Failed({ failed, text = "" }: { failed: string; text?: string }) {
  const { pathname, search } = useLocation();
  return (
    <div className="mt-3">
      <Toast
        kind="error"
        title={failed}
        description={`${text} Periksa sambungan Anda.`.trim()}
        again={pathname + search}
      />
      <FaultCode />
    </div>
  );
}
