import { later } from "../../kit/later";

export const DenialForms = later(() => import("./denial-forms").then((loaded) => loaded.DenialForms));
