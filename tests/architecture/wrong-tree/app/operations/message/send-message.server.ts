export const sendMessage = () => "an act";
