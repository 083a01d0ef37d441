-- What projects of a type owe at the end of each stage.
create table app.stage_deliverable (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  classify_id uuid not null,
  stage text not null check (stage in ('intent', 'preparing', 'executing', 'settling')),
  title text not null,
  sort integer not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, classify_id) references app.classify (tenant_id, id) on delete cascade
);
create index stage_deliverable_classify on app.stage_deliverable (tenant_id, classify_id);
select app.tenant_table('app.stage_deliverable', :'app');

-- What became of it in a project; nothing while it is owed.
create table app.project_deliverable (
  tenant_id uuid not null default app.tenant(),
  project_id uuid not null,
  deliverable_id uuid not null,
  state text not null check (state in ('done', 'waived')),
  note text,
  by uuid default app.actor(),
  at timestamptz not null default now(),
  primary key (tenant_id, project_id, deliverable_id),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id) on delete cascade,
  foreign key (tenant_id, deliverable_id) references app.stage_deliverable (tenant_id, id) on delete cascade
);
select app.tenant_table('app.project_deliverable', :'app');
