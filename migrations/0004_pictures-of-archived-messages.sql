-- An archived message has no row. Its pictures belong to its conversation, whose row has the hash of the archive.
DROP VIEW audit_images;
--> statement-breakpoint
CREATE VIEW audit_images AS
SELECT replace(url, '/media/', '') AS key, 'listing' AS owner_kind, service_id AS owner_id,
  EXISTS (SELECT 1 FROM services WHERE services.id = service_assets.service_id) AS owner_found, status, created_at
FROM service_assets
UNION ALL
SELECT replace(picture_url, '/media/', ''), 'person', id, 1, 'ready', NULL
FROM users WHERE picture_url IS NOT NULL
UNION ALL
SELECT key, 'message', message_id,
  EXISTS (SELECT 1 FROM messages WHERE messages.id = message_pictures.message_id)
    OR EXISTS (SELECT 1 FROM conversations c WHERE c.id = message_pictures.conversation_id AND c.archived_hash IS NOT NULL),
  status, created_at
FROM message_pictures;
--> statement-breakpoint
DROP VIEW audit_archives;
--> statement-breakpoint
CREATE VIEW audit_archives AS
SELECT c.id, c.order_id, c.archived_hash, c.archived_messages, o.status AS order_status, o.conversation_archived AS is_done,
  (SELECT count(*) FROM message_pictures p WHERE p.conversation_id = c.id) AS pictures,
  (SELECT json_group_array(p.key) FROM message_pictures p WHERE p.conversation_id = c.id AND p.status = 'ready'
    AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.id = p.message_id)) AS archived_pictures
FROM conversations c LEFT JOIN orders o ON o.id = c.order_id
WHERE c.archived_hash IS NOT NULL OR c.archived_messages <> 0;
