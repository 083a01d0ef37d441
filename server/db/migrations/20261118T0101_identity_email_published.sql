-- Notices also go out by e-mail, so other modules may know where to.
create or replace view app.user_ref with (security_invoker = true) as
  select tenant_id, id, code, display_name as name, status, mobile, post, department_id, other_departments, roles, is_super, feishu_id,
    email
  from app."user";
