export const connect = () => "a database";
