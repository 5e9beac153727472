export { sendMessage } from "./commands.server";
