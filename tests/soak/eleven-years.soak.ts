import "../database/eleven-years.server.test";
