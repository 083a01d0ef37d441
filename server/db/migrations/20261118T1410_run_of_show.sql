-- Whoever comes by a link is shown what it was sent about.
create or replace view app.external_link_ref with (security_invoker = true) as
  select tenant_id, id, purpose, expires_at, revoked_at, subject, record_id from app.external_link;

-- What happens at an event, minute by minute.
create table app.run_item (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  project_id uuid not null,
  day date not null,
  start_time text not null check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  minutes int not null check (minutes between 1 and 1440),
  title text not null,
  cues text[] not null default '{}',
  place text,
  owner_id uuid,
  supplier_id uuid,
  remark text,
  state text not null check (state in ('waiting', 'running', 'done')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint run_item_code_key unique (tenant_id, code),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id) on delete cascade,
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id)
);
create index run_item_created on app.run_item (tenant_id, created_at, id);
create index run_item_updated on app.run_item (tenant_id, updated_at, id);
create index run_item_search on app.run_item using gin (tenant_id, search_grams);
create index run_item_by_day on app.run_item (tenant_id, day, id);
create index run_item_project on app.run_item (tenant_id, project_id, day, start_time, id);
create index run_item_owner on app.run_item (tenant_id, owner_id, day, id) where owner_id is not null;
create index run_item_supplier on app.run_item (tenant_id, supplier_id) where supplier_id is not null;
select app.tenant_table('app.run_item', :'app');

create view app.run_item_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, state as status, project_id, day, start_time, minutes, owner_id, created_by from app.run_item;
grant select on app.run_item_ref to :app;
