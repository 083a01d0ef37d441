-- The days on which a company works or rests against the week, for whoever plans by working days.
create view app.work_calendar_ref with (security_invoker = true) as select tenant_id, day, works from app.work_calendar;
grant select on app.work_calendar_ref to :app;

-- The types of projects stand in the common tree, which the dictionary keeps.
create view app.project_classify_ref with (security_invoker = true) as
  select tenant_id, id, code, name, parent_id, sort, version from app.classify where kind = 'project';
grant select on app.project_classify_ref to :app;

create table app.project (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  short_name text,
  classify_id uuid not null,
  level text,
  customer_id uuid,
  contact_id uuid,
  our_company_id uuid,
  kind text,
  event_start date,
  event_end date,
  setup_date date,
  teardown_date date,
  region text,
  location_address text,
  location_lat double precision,
  location_lng double precision,
  attendees int,
  owner_id uuid not null,
  sales_id uuid,
  department_id uuid,
  tags text[] not null default '{}',
  attachments uuid[] not null default '{}',
  remark text,
  stage text not null check (stage in ('intent', 'preparing', 'executing', 'settling', 'closed', 'paused', 'canceled')),
  health text not null check (health in ('normal', 'risk', 'off')),
  progress numeric(5, 2) not null check (progress between 0 and 100),
  paused_at text,
  stage_note text,
  closed_at timestamptz,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint project_code_key unique (tenant_id, code),
  constraint project_name_key unique (tenant_id, name),
  constraint project_event_days check (event_end is null or event_start is not null and event_end >= event_start),
  constraint project_closed check ((stage = 'closed') = (closed_at is not null)),
  foreign key (tenant_id, classify_id) references app.classify (tenant_id, id),
  foreign key (tenant_id, customer_id) references app.customer (tenant_id, id),
  foreign key (tenant_id, contact_id) references app.customer_contact (tenant_id, id) on delete set null (contact_id),
  foreign key (tenant_id, our_company_id) references app.our_company (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, sales_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index project_created on app.project (tenant_id, created_at, id);
create index project_updated on app.project (tenant_id, updated_at, id);
create index project_search on app.project using gin (tenant_id, search_grams);
create index project_by_name on app.project (tenant_id, name collate "zh-x-icu", id);
create index project_by_event on app.project (tenant_id, coalesce(event_start, '-infinity'::date), id);
create index project_by_progress on app.project (tenant_id, progress, id);
create index project_classify on app.project (tenant_id, classify_id);
create index project_customer on app.project (tenant_id, customer_id, created_at, id) where customer_id is not null;
create index project_contact on app.project (tenant_id, contact_id) where contact_id is not null;
create index project_our_company on app.project (tenant_id, our_company_id) where our_company_id is not null;
create index project_owner on app.project (tenant_id, owner_id, created_at, id);
create index project_sales on app.project (tenant_id, sales_id) where sales_id is not null;
create index project_department on app.project (tenant_id, department_id, created_at, id);
create index project_creator on app.project (tenant_id, created_by);
create index project_open on app.project (tenant_id, stage, health);
select app.tenant_table('app.project', :'app');

create view app.project_ref with (security_invoker = true) as
  select tenant_id, id, code, name, stage as status, health, customer_id, owner_id, department_id, created_by, event_start, event_end
  from app.project;
grant select on app.project_ref to :app;

create table app.project_member (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  project_id uuid not null,
  user_id uuid,
  name text not null,
  company text,
  mobile text,
  role text not null,
  joined_on date,
  left_on date,
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint project_member_code_key unique (tenant_id, code),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references app."user" (tenant_id, id)
);
create unique index project_member_user_key on app.project_member (tenant_id, project_id, user_id) where user_id is not null and left_on is null;
create index project_member_created on app.project_member (tenant_id, created_at, id);
create index project_member_updated on app.project_member (tenant_id, updated_at, id);
create index project_member_search on app.project_member using gin (tenant_id, search_grams);
create index project_member_by_name on app.project_member (tenant_id, name collate "zh-x-icu", id);
create index project_member_by_joined on app.project_member (tenant_id, coalesce(joined_on, '-infinity'::date), id);
create index project_member_project on app.project_member (tenant_id, project_id, created_at, id);
create index project_member_of on app.project_member (tenant_id, user_id, project_id) where user_id is not null;
select app.tenant_table('app.project_member', :'app');

create view app.project_member_ref with (security_invoker = true) as
  select tenant_id, id, code, name, project_id, user_id, role, left_on from app.project_member;
grant select on app.project_member_ref to :app;

create table app.task (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  project_id uuid not null,
  title text not null,
  parent_id uuid,
  assignee_id uuid,
  helpers uuid[] not null default '{}',
  priority text not null check (priority in ('low', 'normal', 'high', 'urgent')),
  status text not null check (status in ('todo', 'doing', 'review', 'done', 'closed')),
  start date not null,
  "end" date not null,
  is_milestone boolean not null default false,
  is_every_day boolean not null default false,
  weight int not null default 1,
  progress int not null default 0 check (progress between 0 and 100),
  attachments uuid[] not null default '{}',
  remark text,
  sort int not null,
  is_parent boolean not null default false,
  baseline_start date,
  baseline_end date,
  done_at timestamptz,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint task_code_key unique (tenant_id, code),
  constraint task_days check ("end" >= start),
  constraint task_done check ((status = 'done') = (done_at is not null)),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id) on delete cascade,
  foreign key (tenant_id, parent_id) references app.task (tenant_id, id),
  foreign key (tenant_id, assignee_id) references app."user" (tenant_id, id)
);
create index task_created on app.task (tenant_id, created_at, id);
create index task_updated on app.task (tenant_id, updated_at, id);
create index task_search on app.task using gin (tenant_id, search_grams);
create index task_by_end on app.task (tenant_id, "end", id);
create index task_by_start on app.task (tenant_id, start, id);
create index task_by_sort on app.task (tenant_id, sort, id);
create index task_project on app.task (tenant_id, project_id, sort, id);
create index task_parent on app.task (tenant_id, parent_id) where parent_id is not null;
create index task_assignee on app.task (tenant_id, assignee_id, "end", id);
create index task_late on app.task (tenant_id, project_id, "end") where status in ('todo', 'doing', 'review') and not is_parent;
select app.tenant_table('app.task', :'app');

create view app.task_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, status, project_id, assignee_id, start, "end", is_milestone, created_by from app.task;
grant select on app.task_ref to :app;

-- What waits for what within a project.
create table app.task_link (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  project_id uuid not null,
  from_id uuid not null,
  to_id uuid not null,
  type text not null check (type in ('FS', 'SS', 'FF', 'SF')),
  lag int not null default 0,
  primary key (tenant_id, id),
  constraint task_link_pair_key unique (tenant_id, from_id, to_id),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id) on delete cascade,
  foreign key (tenant_id, from_id) references app.task (tenant_id, id) on delete cascade,
  foreign key (tenant_id, to_id) references app.task (tenant_id, id) on delete cascade
);
create index task_link_project on app.task_link (tenant_id, project_id);
create index task_link_to on app.task_link (tenant_id, to_id);
select app.tenant_table('app.task_link', :'app');

-- Why a project is not simply on track, as it was last looked at.
create table app.project_health (
  tenant_id uuid not null default app.tenant(),
  project_id uuid not null,
  reason text not null,
  level text not null check (level in ('risk', 'off')),
  count int not null,
  primary key (tenant_id, project_id, reason),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id) on delete cascade
);
select app.tenant_table('app.project_health', :'app');
