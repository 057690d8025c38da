CREATE FUNCTION pg_temp.moment_in_words(moment timestamptz) RETURNS text LANGUAGE sql AS $$
  SELECT to_char(berlin, 'FMDD. ')
    || (ARRAY['Januar','Februar','März','April','Mai','Juni','Juli','August','September','Oktober','November','Dezember'])[extract(month FROM berlin)::int]
    || to_char(berlin, ' YYYY, FMHH24.MI') || E'\u00a0Uhr'
  FROM (SELECT moment AT TIME ZONE 'Europe/Berlin' AS berlin) AS here
$$;--> statement-breakpoint
INSERT INTO "moderation_cases" (type, object_id, author_id, title, href, location_path, state, severity, due_at, created_at, written_at, notice_count)
SELECT 'message', m.id, m.sender_id, pg_temp.moment_in_words(m.created_at), '/konto/nachrichten/' || m.thread_id || '#' || m.id, '',
  CASE r.decision WHEN 'open' THEN 'open' ELSE 'decided' END,
  CASE r.reason WHEN 'threat' THEN 3 WHEN 'insult' THEN 2 WHEN 'fraud' THEN 2 ELSE 1 END,
  r.created_at + CASE r.reason WHEN 'threat' THEN interval '1 day' WHEN 'insult' THEN interval '3 days' WHEN 'fraud' THEN interval '3 days' ELSE interval '7 days' END,
  r.created_at, m.created_at, 1
FROM "message_reports" r JOIN "messages" m ON m.id = r.message_id
ORDER BY r.id
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "moderation_notices" (case_id, category, explanation, reporter_id, name, email, reporter_key, created_at)
SELECT c.id, CASE r.reason WHEN 'other' THEN 'rules' ELSE r.reason END, r.remark, r.reporter_id, '', '', 'message-report-' || r.id, r.created_at
FROM "message_reports" r JOIN "moderation_cases" c ON c.type = 'message' AND c.object_id = r.message_id
ORDER BY r.id;--> statement-breakpoint
INSERT INTO "moderation_evidence" (case_id, content, taken_at)
SELECT c.id, jsonb_build_object('parts', (
    SELECT jsonb_agg(jsonb_build_object(
      'label', CASE WHEN s.id = m.id THEN 'Die gemeldete Nachricht' WHEN s.sender_id = m.sender_id THEN 'Davor, von derselben Person' ELSE 'Davor, von der meldenden Person' END || ', ' || pg_temp.moment_in_words(s.created_at),
      'text', s.text) ORDER BY s.id)
    FROM (
      SELECT b.* FROM "messages" b
      WHERE b.thread_id = m.thread_id AND b.id <= m.id
        AND (b.id = m.id OR CASE WHEN b.sender_id = r.reporter_id THEN NOT b.is_gone_for_sender ELSE NOT b.is_gone_for_recipient END)
      ORDER BY b.id DESC LIMIT 6) AS s)), r.created_at
FROM "message_reports" r JOIN "messages" m ON m.id = r.message_id
JOIN "moderation_cases" c ON c.type = 'message' AND c.object_id = r.message_id
ORDER BY r.id;--> statement-breakpoint
INSERT INTO "moderation_decisions" (case_id, state, measure, is_thread_locked, is_warning, suspension, category, facts, is_after_notice, decider_id, created_at, valid_at, appeal_until, undo)
SELECT c.id, 'valid', 'none', false, r.decision = 'warned', 'none',
  CASE WHEN r.decision = 'warned' THEN CASE r.reason WHEN 'other' THEN 'rules' ELSE r.reason END END,
  r.statement, true, r.decider_id, r.decided_at, r.decided_at, r.decided_at + interval '6 months', '{}'
FROM "message_reports" r JOIN "moderation_cases" c ON c.type = 'message' AND c.object_id = r.message_id
WHERE r.decision <> 'open' AND r.decided_at IS NOT NULL
ORDER BY r.id;--> statement-breakpoint
UPDATE "moderation_notices" n SET decision_id = d.id
FROM "moderation_decisions" d JOIN "moderation_cases" c ON c.id = d.case_id
WHERE n.case_id = c.id AND c.type = 'message' AND n.reporter_key LIKE 'message-report-%';--> statement-breakpoint
DROP TABLE "message_reports" CASCADE;
