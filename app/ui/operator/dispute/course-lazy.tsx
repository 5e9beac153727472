import { later } from "../../kit/later";

export const CaseCourse = later(() => import("./course").then((loaded) => loaded.CaseCourse));
