create table app.file (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  name text not null,
  mime text not null,
  size bigint not null,
  sha256 text not null,
  storage_key text not null,
  thumb_key text,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  primary key (tenant_id, id)
);
create index file_by_content on app.file (tenant_id, sha256);
create index file_by_age on app.file (tenant_id, created_at);
select app.tenant_table('app.file', :'app');

-- Which record holds a file: reading it asks for the right to that record.
create table app.file_use (
  tenant_id uuid not null default app.tenant(),
  file_id uuid not null,
  subject text not null,
  subject_id uuid not null,
  field text not null,
  primary key (tenant_id, file_id, subject, subject_id, field),
  foreign key (tenant_id, file_id) references app.file (tenant_id, id)
);
create index file_use_by_subject on app.file_use (tenant_id, subject, subject_id);
select app.tenant_table('app.file_use', :'app');
