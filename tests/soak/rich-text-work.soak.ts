import "../content/rich-text-work.test";
