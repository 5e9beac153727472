DROP INDEX `users_name`;--> statement-breakpoint
-- As `nameKey` in app/db/schema/users.ts reads: letter case and apostrophes make no difference.
CREATE INDEX `users_name_key` ON `users` (replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(full_name, '''', ''), '’', ''), '‘', ''), '‛', ''), '`', ''), '´', ''), 'ʼ', ''), 'ʻ', ''), 'ʽ', ''), 'ʾ', ''), 'ʿ', ''), 'ʹ', ''), 'ˈ', ''), '′', ''), '＇', ''), 'ꞌ', '') collate nocase);
