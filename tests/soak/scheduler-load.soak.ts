import "../platform/scheduler-load.server.test";
