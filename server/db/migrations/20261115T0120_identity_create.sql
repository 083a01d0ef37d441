create table app.department (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text,
  name text not null,
  parent_id uuid,
  leader_id uuid,
  sort int not null default 0,
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, parent_id) references app.department (tenant_id, id)
);
create index department_tree on app.department (tenant_id, parent_id, sort);
select app.tenant_table('app.department', :'app');

create table app."user" (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  username text not null,
  display_name text not null,
  pinyin text not null default '',
  avatar text,
  employee_no text,
  mobile text,
  email text,
  post text,
  department_id uuid,
  is_super boolean not null default false,
  status text not null default 'active' check (status in ('active', 'disabled', 'left')),
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, username),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index user_by_department on app."user" (tenant_id, department_id);
select app.tenant_table('app."user"', :'app');

alter table app.department add foreign key (tenant_id, leader_id) references app."user" (tenant_id, id);

create view app.user_ref with (security_invoker = true) as
  select tenant_id, id, employee_no as code, display_name as name, status from app."user";
create view app.department_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status from app.department;
grant select on app.user_ref, app.department_ref to :app;
