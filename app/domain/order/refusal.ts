import type { SlotFault, TimeFault } from "../visit/slots";
import type { OpeningRefusal, Refusal } from "./decision";
import type { RepeatRefusal } from "./repeat-limits";

export type OrderRefusal =
  | Refusal
  | OpeningRefusal
  | "no_order"
  | "no_listing"
  | "gateway_silent"
  | "paid_meanwhile"
  | "price_paid"
  | "changed_meanwhile"
  | "done_otherwise"
  | "placed_otherwise"
  | "files_lost"
  | "too_many_orders"
  | "too_many_attempts"
  | "too_many_openings"
  | "seller_suspended"
  | "listing_hidden"
  | "too_many_steps"
  | "too_many_files"
  | RepeatRefusal
  | TimeFault
  | SlotFault
  | "own_order"
  | "failed";
