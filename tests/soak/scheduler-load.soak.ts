import "../operations/core/scheduler-load.test";
