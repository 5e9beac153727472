CREATE TABLE `tax_identities` (
	`user_id` text(36) PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`number` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tax_identities_kind" CHECK("tax_identities"."kind" in ('npwp', 'nik')),
	CONSTRAINT "tax_identities_number" CHECK(length("tax_identities"."number") = 16 and "tax_identities"."number" not glob '*[^0-9]*')
);
