-- Opening and closing a project by approval.
create table app.project_request (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  project_id uuid not null,
  kind text not null check (kind in ('open', 'close')),
  title text not null,
  reason text not null,
  attachments uuid[] not null default '{}',
  owner_id uuid not null,
  department_id uuid,
  status text not null check (status in ('draft', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint project_request_code_key unique (tenant_id, code),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
-- One at a time.
create unique index project_request_open_key on app.project_request (tenant_id, project_id)
  where status in ('draft', 'pending', 'returned', 'rejected', 'withdrawn');
create index project_request_created on app.project_request (tenant_id, created_at, id);
create index project_request_updated on app.project_request (tenant_id, updated_at, id);
create index project_request_search on app.project_request using gin (tenant_id, search_grams);
create index project_request_by_title on app.project_request (tenant_id, title collate "zh-x-icu", id);
create index project_request_project on app.project_request (tenant_id, project_id, created_at, id);
create index project_request_owner on app.project_request (tenant_id, owner_id, created_at, id);
create index project_request_department on app.project_request (tenant_id, department_id, created_at, id);
create index project_request_creator on app.project_request (tenant_id, created_by);
select app.tenant_table('app.project_request', :'app');

-- What a project was made of.
alter table app.project add column opportunity_id uuid;
alter table app.project add foreign key (tenant_id, opportunity_id) references app.opportunity (tenant_id, id);
create unique index project_opportunity_key on app.project (tenant_id, opportunity_id) where opportunity_id is not null;

-- How many people were expected, day by day and by whose word.
create table app.project_attendees (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  project_id uuid not null,
  before int,
  after int,
  source text not null,
  at timestamptz not null default now(),
  by uuid default app.actor(),
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id) on delete cascade
);
create index project_attendees_project on app.project_attendees (tenant_id, project_id, at);
select app.tenant_table('app.project_attendees', :'app');
