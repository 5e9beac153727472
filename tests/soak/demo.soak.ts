import "../demo/load.test";
