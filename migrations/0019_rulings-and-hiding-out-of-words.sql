-- Rulings that wait for a second operator stood in the log alone, as "Keadaan ke-12, 40% untuk pembeli: …". The last one of
-- each ground is what stood.
INSERT OR REPLACE INTO proposed_rulings (order_id, version, buyer_share, reason, operator_id, at)
SELECT order_id, version, buyer_share, said, operator_id, at
FROM (
  SELECT subject_id AS order_id, operator_id, at, rowid AS written,
    CAST(substr(reason, 12) AS INTEGER) AS version,
    CAST(substr(reason, instr(reason, ', ') + 2) AS INTEGER) AS buyer_share,
    substr(reason, instr(reason, '% untuk pembeli: ') + 17) AS said
  FROM operator_acts
  WHERE kind = 'propose_ruling' AND reason GLOB 'Keadaan ke-[0-9]*, [0-9]*% untuk pembeli: ?*'
) AS proposal
WHERE buyer_share BETWEEN 0 AND 100 AND EXISTS (SELECT 1 FROM orders WHERE orders.id = proposal.order_id)
ORDER BY at, written;
--> statement-breakpoint
-- Listings out of sight with their owner were known by this sentence; an operator may have written it as a reason, too.
UPDATE services SET hidden_with_owner = 1
WHERE hidden_reason = 'Akun pemiliknya ditangguhkan.'
  AND hidden_at = (SELECT suspended_at FROM users WHERE users.id = services.user_id);
