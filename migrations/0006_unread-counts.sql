-- What the top bar counts follows its rows inside the same statement, so it can neither be forgotten nor drift.
CREATE TRIGGER notifications_told AFTER INSERT ON notifications
WHEN NEW.read_at IS NULL
BEGIN
  UPDATE users SET unread_notifications = unread_notifications + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_read AFTER UPDATE OF read_at ON notifications
WHEN (OLD.read_at IS NULL) <> (NEW.read_at IS NULL)
BEGIN
  UPDATE users SET unread_notifications = unread_notifications + iif(NEW.read_at IS NULL, 1, -1)
  WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_dropped AFTER DELETE ON notifications
WHEN OLD.read_at IS NULL
BEGIN
  UPDATE users SET unread_notifications = unread_notifications - 1 WHERE id = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER conversation_members_joined AFTER INSERT ON conversation_members
WHEN NEW.unread > 0
BEGIN
  UPDATE users SET unread_messages = unread_messages + NEW.unread WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER conversation_members_unread AFTER UPDATE OF unread ON conversation_members
WHEN OLD.unread <> NEW.unread
BEGIN
  UPDATE users SET unread_messages = unread_messages + NEW.unread - OLD.unread WHERE id = NEW.user_id;
END;
