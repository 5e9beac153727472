import "../domain/account/staff-titles.test";
