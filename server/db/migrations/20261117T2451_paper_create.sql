-- Templates of Word by which records of a kind are written; the contents are files.
create table app.paper_template (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  subject text not null,
  name text not null,
  file_id uuid not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references app.file (tenant_id, id)
);
create unique index paper_template_name on app.paper_template (tenant_id, subject, name);
create index paper_template_file on app.paper_template (tenant_id, file_id);
select app.tenant_table('app.paper_template', :'app');
