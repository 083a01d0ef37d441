export const migration = `create table app.$snake$ (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  status text not null check (status in ('enabled', 'disabled')),
  owner_id uuid,
  department_id uuid,
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint $snake$_code_key unique (tenant_id, code),
  constraint $snake$_name_key unique (tenant_id, name),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index $snake$_created on app.$snake$ (tenant_id, created_at, id);
create index $snake$_updated on app.$snake$ (tenant_id, updated_at, id);
create index $snake$_by_name on app.$snake$ (tenant_id, name collate "zh-x-icu", id);
create index $snake$_search on app.$snake$ using gin (tenant_id, search_grams);
-- Who sees a row is decided by these three together.
create index $snake$_owner on app.$snake$ (tenant_id, owner_id);
create index $snake$_department on app.$snake$ (tenant_id, department_id);
create index $snake$_creator on app.$snake$ (tenant_id, created_by);
select app.tenant_table('app.$snake$', :'app');

create view app.$snake$_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status from app.$snake$;
grant select on app.$snake$_ref to :app;
`
