-- What other modules may know of the company itself, its plan and its place in the directory.
create view app.tenant_ref with (security_invoker = true) as
  select tenant_id, company_name, company_code, session_days, strict_passwords, upload_limit from app.tenant;

create view app.purchase_log_ref with (security_invoker = true) as
  select tenant_id, id, valid_from, valid_to from app.purchase_log;
grant select on app.tenant_ref, app.purchase_log_ref to :app;

create view platform.tenant_directory_ref with (security_invoker = true) as
  select tenant_id, company_code, status, plan, seats, out_date, created_at from platform.tenant_directory;

-- An operator's session together with whose it is: whoever checks a token needs both or nothing.
create view platform.operator_session_ref with (security_invoker = true) as
  select s.id, s.expires_at, s.ended_at, o.id as operator_id, o.name as operator_name, o.status as operator_status
  from platform.operator_session s join platform.operator o on o.id = s.operator_id;
grant select on platform.tenant_directory_ref, platform.operator_session_ref to :app;
