export const STAR_LABELS = ["Sangat kurang", "Kurang", "Cukup", "Baik", "Sangat baik"] as const;
