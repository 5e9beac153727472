-- Averages follow the reviews inside the statement that publishes one, so that however many publish at once, each
-- review is counted once. It counts on the listing whose owner it is about: a buyer's on the offer, a seller's on the
-- wanted request.
CREATE TRIGGER reviews_published AFTER UPDATE OF published_at ON reviews
WHEN OLD.published_at IS NULL AND NEW.published_at IS NOT NULL
BEGIN
  UPDATE services SET
    rating = (rating_sum + NEW.rating) * 1.0 / (rating_count + 1),
    rating_sum = rating_sum + NEW.rating,
    rating_count = rating_count + 1,
    rating_1 = rating_1 + (NEW.rating = 1),
    rating_2 = rating_2 + (NEW.rating = 2),
    rating_3 = rating_3 + (NEW.rating = 3),
    rating_4 = rating_4 + (NEW.rating = 4),
    rating_5 = rating_5 + (NEW.rating = 5)
  WHERE id = NEW.service_id AND user_id = NEW.subject_id;
  UPDATE users SET
    rating_sum = rating_sum + iif(NEW.side = 'buyer', NEW.rating, 0),
    rating_count = rating_count + (NEW.side = 'buyer'),
    client_rating_sum = client_rating_sum + iif(NEW.side = 'seller', NEW.rating, 0),
    client_rating_count = client_rating_count + (NEW.side = 'seller')
  WHERE id = NEW.subject_id;
END;
