import "../visits/addresses.server.test";
