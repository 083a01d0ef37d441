-- What other modules may know of people, departments and roles: they read these views and never the tables.
create or replace view app.user_ref with (security_invoker = true) as
  select tenant_id, id, code, display_name as name, status, mobile, post, department_id, other_departments, roles, is_super, feishu_id
  from app."user";

create or replace view app.department_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status, parent_id, leader_id, deputies from app.department;

create or replace view app.role_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status, permissions from app.role;

-- The older view `user_role` stays for one release: a server of the release before still asks for it.
create view app.user_role_ref with (security_invoker = true) as
  select tenant_id, id as user_id, unnest(roles) as role_id from app."user";
grant select on app.user_role_ref to :app;
