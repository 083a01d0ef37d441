create table app.application (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  title text not null,
  type text not null,
  amount numeric(15, 2),
  owner_id uuid,
  department_id uuid,
  start_date date,
  end_date date,
  reason text not null,
  attachments uuid[] not null default '{}',
  status text not null check (status in ('draft', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint application_code_key unique (tenant_id, code),
  constraint application_dates check (end_date >= start_date),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index application_created on app.application (tenant_id, created_at, id);
create index application_updated on app.application (tenant_id, updated_at, id);
create index application_by_title on app.application (tenant_id, title collate "zh-x-icu", id);
create index application_amount on app.application (tenant_id, amount, id);
create index application_status on app.application (tenant_id, status, id);
create index application_search on app.application using gin (tenant_id, search_grams);
-- Who sees a row is decided by these three together.
create index application_owner on app.application (tenant_id, owner_id);
create index application_department on app.application (tenant_id, department_id);
create index application_creator on app.application (tenant_id, created_by);
select app.tenant_table('app.application', :'app');

create view app.application_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, status from app.application;
grant select on app.application_ref to :app;
