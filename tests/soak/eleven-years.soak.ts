import "../operations/backup/eleven-years.test";
