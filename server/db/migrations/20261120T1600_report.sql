-- Which report is made when and for whom, and the reports as they were made.
create table app.report_schedule (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  kind text not null check (kind in ('month', 'project')),
  project_id uuid,
  rhythm text not null check (rhythm in ('monthly', 'weekly')),
  day int not null,
  receivers uuid[] not null default '{}',
  owner_id uuid not null,
  department_id uuid,
  status text not null check (status in ('enabled', 'disabled')),
  last_run_on date,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint report_schedule_code_key unique (tenant_id, code),
  constraint report_schedule_project check (kind <> 'project' or project_id is not null),
  constraint report_schedule_day check (day between 1 and case rhythm when 'weekly' then 7 else 28 end),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index report_schedule_department on app.report_schedule (tenant_id, department_id) where department_id is not null;
create index report_schedule_created on app.report_schedule (tenant_id, created_at, id);
create index report_schedule_updated on app.report_schedule (tenant_id, updated_at, id);
create index report_schedule_search on app.report_schedule using gin (tenant_id, search_grams);
create index report_schedule_project_id on app.report_schedule (tenant_id, project_id) where project_id is not null;
create index report_schedule_owner on app.report_schedule (tenant_id, owner_id);
create index report_schedule_creator on app.report_schedule (tenant_id, created_by);
select app.tenant_table('app.report_schedule', :'app');

create table app.report (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  title text not null,
  kind text not null check (kind in ('month', 'project')),
  project_id uuid,
  day date not null,
  owner_id uuid not null,
  schedule_id uuid,
  files uuid[] not null default '{}',
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint report_code_key unique (tenant_id, code),
  -- A schedule that is run again makes no second one.
  constraint report_once unique (tenant_id, schedule_id, owner_id, day),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, schedule_id) references app.report_schedule (tenant_id, id) on delete set null (schedule_id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id)
);
create index report_created on app.report (tenant_id, created_at, id);
create index report_updated on app.report (tenant_id, updated_at, id);
create index report_by_day on app.report (tenant_id, day, id);
create index report_search on app.report using gin (tenant_id, search_grams);
create index report_project on app.report (tenant_id, project_id) where project_id is not null;
create index report_owner on app.report (tenant_id, owner_id, day);
create index report_creator on app.report (tenant_id, created_by);
select app.tenant_table('app.report', :'app');
