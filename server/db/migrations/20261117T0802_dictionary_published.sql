-- How an option of a dictionary is called.
create view app.sel_option_ref with (security_invoker = true) as
  select tenant_id, id, sel_type_name as type, value, option_name as name, status, sort from app.sel_option;
grant select on app.sel_option_ref to :app;
