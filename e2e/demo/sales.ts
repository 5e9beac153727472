import { crowdSales } from "./crowd/crowd";
import { jawaBarat } from "./sales/jawa-barat";
import { jawaTimur } from "./sales/jawa-timur";
import { sumatra } from "./sales/sumatra";
import { timur } from "./sales/timur";
import type { DemoSale } from "./types";

export const sales: DemoSale[] = [...jawaBarat, ...jawaTimur, ...sumatra, ...timur, ...crowdSales];
