import "../seed/routes.test";
