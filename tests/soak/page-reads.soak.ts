import "../page-reads.test";
