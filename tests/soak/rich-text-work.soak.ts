import "../views/core/rich-text-work.test";
