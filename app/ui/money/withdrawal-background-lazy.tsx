import { later } from "../kit/later";

export const WithdrawalBackground = later(() =>
  import("./withdrawal-background").then((loaded) => loaded.WithdrawalBackground),
);
