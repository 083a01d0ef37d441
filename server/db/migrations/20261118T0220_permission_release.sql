-- The permissions there were when a company was last brought up to date: what is new since is told its administrators.
create table app.permission_release (
  tenant_id uuid not null default app.tenant(),
  permissions text[] not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id)
);
select app.tenant_table('app.permission_release', :'app');
