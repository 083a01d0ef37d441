-- What a company designs: flows, their working copy, their published editions, and which documents take which.
create table app.approval_flow (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  key text not null,
  name text not null,
  group_name text,
  icon text,
  description text,
  enabled boolean not null default false,
  active_version_id uuid,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint approval_flow_key_key unique (tenant_id, key),
  constraint approval_flow_enabled check (not enabled or active_version_id is not null)
);
select app.tenant_table('app.approval_flow', :'app');

create table app.approval_flow_draft (
  tenant_id uuid not null default app.tenant(),
  flow_id uuid not null,
  tree jsonb not null,
  rev int not null default 1,
  problems jsonb not null default '[]',
  edited_by uuid default app.actor(),
  edited_at timestamptz not null default now(),
  primary key (tenant_id, flow_id),
  foreign key (tenant_id, flow_id) references app.approval_flow (tenant_id, id)
);
select app.tenant_table('app.approval_flow_draft', :'app');

-- Never changed once published: whatever runs by it can be looked up as it was.
create table app.approval_flow_version (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  flow_id uuid not null,
  no int not null,
  schema_version int not null,
  tree jsonb not null,
  checksum text not null,
  note text,
  published_by uuid default app.actor(),
  published_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint approval_flow_version_no_key unique (tenant_id, flow_id, no),
  foreign key (tenant_id, flow_id) references app.approval_flow (tenant_id, id)
);
select app.tenant_table('app.approval_flow_version', :'app', append => true);

alter table app.approval_flow
  add foreign key (tenant_id, active_version_id) references app.approval_flow_version (tenant_id, id);

create table app.approval_flow_binding (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  doc_type text not null,
  purpose text not null default 'create' check (purpose in ('create', 'change', 'void')),
  condition jsonb,
  priority int not null,
  flow_id uuid not null,
  primary key (tenant_id, id),
  constraint approval_flow_binding_place unique (tenant_id, doc_type, purpose, priority),
  foreign key (tenant_id, flow_id) references app.approval_flow (tenant_id, id)
);
select app.tenant_table('app.approval_flow_binding', :'app');

-- Department, amount and kind of a document to the people who decide it.
create table app.approval_matrix (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  name text not null,
  lines jsonb not null,
  effective_from date,
  effective_to date,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  primary key (tenant_id, id),
  constraint approval_matrix_name_key unique (tenant_id, name),
  constraint approval_matrix_dates check (effective_to >= effective_from)
);
select app.tenant_table('app.approval_matrix', :'app');

-- Days that are not what their weekday says: holidays, and weekends worked for them.
create table app.work_calendar (
  tenant_id uuid not null default app.tenant(),
  day date not null,
  works boolean not null,
  name text not null,
  primary key (tenant_id, day)
);
select app.tenant_table('app.work_calendar', :'app');
