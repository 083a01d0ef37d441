create table app.user_group (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  status text not null check (status in ('enabled', 'disabled')),
  members uuid[] not null default '{}',
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint user_group_code_key unique (tenant_id, code),
  constraint user_group_name_key unique (tenant_id, name)
);
create index user_group_created on app.user_group (tenant_id, created_at, id);
create index user_group_updated on app.user_group (tenant_id, updated_at, id);
create index user_group_by_name on app.user_group (tenant_id, name collate "zh-x-icu", id);
create index user_group_search on app.user_group using gin (tenant_id, search_grams);
select app.tenant_table('app.user_group', :'app');

create view app.user_group_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status, members from app.user_group;
grant select on app.user_group_ref to :app;
