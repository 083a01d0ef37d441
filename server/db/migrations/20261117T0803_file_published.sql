-- How a file is called; its contents are reached through signed links alone.
create view app.file_ref with (security_invoker = true) as
  select tenant_id, id, name from app.file;
grant select on app.file_ref to :app;
