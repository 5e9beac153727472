export const orderForm = "a form";
