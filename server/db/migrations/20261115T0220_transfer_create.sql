-- What an export or import came to, and how far an import that goes row by row has got.
create table app.transfer_run (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  kind text not null check (kind in ('export', 'import')),
  subject text not null,
  finished boolean not null default false,
  -- Rows before this one are written; a restarted import goes on here.
  next_row int not null default 0,
  counts jsonb not null default '{}',
  results jsonb not null default '[]',
  file_id uuid,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references app.job_run (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references app.file (tenant_id, id) on delete set null (file_id)
);
create index transfer_run_file on app.transfer_run (tenant_id, file_id);
select app.tenant_table('app.transfer_run', :'app');
