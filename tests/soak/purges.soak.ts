import "../operations/core/purges.test";
