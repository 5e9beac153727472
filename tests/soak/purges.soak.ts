import "../platform/purges.server.test";
