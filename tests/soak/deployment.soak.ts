import "../deployment.test";
