-- Which notices went out, for checks that nobody is told twice.
create view app.notice_ref with (security_invoker = true) as
  select tenant_id, id, user_id, type, title, body, link, created_at from app.notice;
grant select on app.notice_ref to :app;
