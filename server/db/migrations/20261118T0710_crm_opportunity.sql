-- How opportunities go on, by company.
create table app.opportunity_stage (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  kind text not null check (kind in ('open', 'won', 'lost', 'invalid')),
  win_rate numeric(5, 2) not null check (win_rate between 0 and 100),
  sort int not null,
  needs_contact boolean not null default false,
  needs_amount boolean not null default false,
  needs_signing_date boolean not null default false,
  needs_event_date boolean not null default false,
  needs_region boolean not null default false,
  needs_attendees boolean not null default false,
  needs_quotation boolean not null default false,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint opportunity_stage_code_key unique (tenant_id, code),
  constraint opportunity_stage_name_key unique (tenant_id, name)
);
create index opportunity_stage_created on app.opportunity_stage (tenant_id, created_at, id);
create index opportunity_stage_updated on app.opportunity_stage (tenant_id, updated_at, id);
create index opportunity_stage_search on app.opportunity_stage using gin (tenant_id, search_grams);
create index opportunity_stage_by_sort on app.opportunity_stage (tenant_id, sort, id);
create unique index opportunity_stage_end on app.opportunity_stage (tenant_id, kind) where kind <> 'open';
select app.tenant_table('app.opportunity_stage', :'app');

create view app.opportunity_stage_ref with (security_invoker = true) as
  select tenant_id, id, code, name, kind as status, win_rate, sort from app.opportunity_stage;
grant select on app.opportunity_stage_ref to :app;

create table app.opportunity (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  customer_id uuid not null,
  contact_id uuid,
  expected_amount numeric(15, 2),
  expected_signing_date date,
  source text,
  competitors text[] not null default '{}',
  event_type text,
  event_date date,
  region text,
  attendees int,
  owner_id uuid,
  department_id uuid,
  attachments uuid[] not null default '{}',
  remark text,
  stage_id uuid not null,
  win_rate numeric(5, 2) not null,
  outcome text not null check (outcome in ('open', 'won', 'lost', 'invalid')),
  furthest_id uuid not null,
  stage_at timestamptz not null,
  closed_at timestamptz,
  lost_reason text,
  lost_note text,
  lost_to text,
  quoted_amount numeric(15, 2),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint opportunity_code_key unique (tenant_id, code),
  constraint opportunity_closed check ((outcome = 'open') = (closed_at is null)),
  constraint opportunity_lost check (outcome <> 'lost' or lost_reason is not null),
  foreign key (tenant_id, customer_id) references app.customer (tenant_id, id),
  foreign key (tenant_id, contact_id) references app.customer_contact (tenant_id, id) on delete set null (contact_id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id),
  foreign key (tenant_id, stage_id) references app.opportunity_stage (tenant_id, id),
  foreign key (tenant_id, furthest_id) references app.opportunity_stage (tenant_id, id)
);
create index opportunity_created on app.opportunity (tenant_id, created_at, id);
create index opportunity_updated on app.opportunity (tenant_id, updated_at, id);
create index opportunity_search on app.opportunity using gin (tenant_id, search_grams);
create index opportunity_by_amount on app.opportunity (tenant_id, coalesce(expected_amount, '-Infinity'::numeric), id);
create index opportunity_by_signing on app.opportunity (tenant_id, coalesce(expected_signing_date, '-infinity'::date), id);
create index opportunity_by_event on app.opportunity (tenant_id, coalesce(event_date, '-infinity'::date), id);
create index opportunity_by_rate on app.opportunity (tenant_id, win_rate, id);
create index opportunity_by_stage_at on app.opportunity (tenant_id, stage_at, id);
create index opportunity_customer on app.opportunity (tenant_id, customer_id, created_at, id);
create index opportunity_contact on app.opportunity (tenant_id, contact_id) where contact_id is not null;
create index opportunity_by_stage on app.opportunity (tenant_id, stage_id, id);
create index opportunity_furthest on app.opportunity (tenant_id, furthest_id, id);
create index opportunity_open on app.opportunity (tenant_id, stage_at) where outcome = 'open';
create index opportunity_owner on app.opportunity (tenant_id, owner_id, created_at, id);
create index opportunity_department on app.opportunity (tenant_id, department_id, created_at, id);
create index opportunity_creator on app.opportunity (tenant_id, created_by);
select app.tenant_table('app.opportunity', :'app');

create view app.opportunity_ref with (security_invoker = true) as
  select tenant_id, id, code, name, outcome as status, customer_id, contact_id, owner_id, department_id, created_by
  from app.opportunity;
grant select on app.opportunity_ref to :app;

-- Where an opportunity was, one row for each step.
create table app.opportunity_stage_change (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  opportunity_id uuid not null,
  from_stage_id uuid,
  to_stage_id uuid not null,
  at timestamptz not null default app.moment(),
  by_id uuid default app.actor(),
  note text,
  primary key (tenant_id, id),
  foreign key (tenant_id, opportunity_id) references app.opportunity (tenant_id, id) on delete cascade,
  foreign key (tenant_id, from_stage_id) references app.opportunity_stage (tenant_id, id),
  foreign key (tenant_id, to_stage_id) references app.opportunity_stage (tenant_id, id)
);
create index opportunity_stage_change_of on app.opportunity_stage_change (tenant_id, opportunity_id, at);
create index opportunity_stage_change_from on app.opportunity_stage_change (tenant_id, from_stage_id) where from_stage_id is not null;
create index opportunity_stage_change_to on app.opportunity_stage_change (tenant_id, to_stage_id);
select app.tenant_table('app.opportunity_stage_change', :'app');

create table app.opportunity_quotation (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  opportunity_id uuid not null,
  name text not null,
  edition int not null,
  amount numeric(15, 2) not null,
  quoted_on date not null,
  files uuid[] not null default '{}',
  note text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint opportunity_quotation_code_key unique (tenant_id, code),
  constraint opportunity_quotation_edition_key unique (tenant_id, opportunity_id, edition),
  foreign key (tenant_id, opportunity_id) references app.opportunity (tenant_id, id) on delete cascade
);
create index opportunity_quotation_created on app.opportunity_quotation (tenant_id, created_at, id);
create index opportunity_quotation_updated on app.opportunity_quotation (tenant_id, updated_at, id);
create index opportunity_quotation_search on app.opportunity_quotation using gin (tenant_id, search_grams);
create index opportunity_quotation_by_day on app.opportunity_quotation (tenant_id, quoted_on, id);
select app.tenant_table('app.opportunity_quotation', :'app');

create view app.opportunity_quotation_ref with (security_invoker = true) as
  select tenant_id, id, code, name, opportunity_id from app.opportunity_quotation;
grant select on app.opportunity_quotation_ref to :app;

-- What a company says about opportunities as a whole.
create table app.opportunity_rule (
  tenant_id uuid not null default app.tenant(),
  auto_close_days int check (auto_close_days between 7 and 3650),
  primary key (tenant_id)
);
select app.tenant_table('app.opportunity_rule', :'app');

alter table app.follow_up add column opportunity_id uuid;
alter table app.follow_up add foreign key (tenant_id, opportunity_id) references app.opportunity (tenant_id, id)
  on delete set null (opportunity_id);
create index follow_up_opportunity on app.follow_up (tenant_id, opportunity_id) where opportunity_id is not null;
