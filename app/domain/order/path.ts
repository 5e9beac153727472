export const orderPath = (id: string): string => `/dashboard/orders/${id}`;
