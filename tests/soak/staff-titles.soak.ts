import "../accounts/staff-titles.test";
