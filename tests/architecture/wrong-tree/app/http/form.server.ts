export const readForm = () => "a form";
