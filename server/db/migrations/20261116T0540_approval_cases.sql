-- What a flow is tried on again before every publication: what was submitted, what was done, and the way it went.
create table app.approval_flow_case (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  flow_id uuid not null,
  name text not null,
  input jsonb not null,
  expected jsonb not null,
  created_by uuid default app.actor(),
  created_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint approval_flow_case_name_key unique (tenant_id, flow_id, name),
  foreign key (tenant_id, flow_id) references app.approval_flow (tenant_id, id)
);
create index approval_flow_case_list on app.approval_flow_case (tenant_id, flow_id, created_at, id);
select app.tenant_table('app.approval_flow_case', :'app');
