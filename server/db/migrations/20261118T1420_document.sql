-- Folders of a project's documents, below each other.
create table app.document_folder (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  project_id uuid not null,
  name text not null,
  parent_id uuid,
  sort int not null default 0,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint document_folder_code_key unique (tenant_id, code),
  constraint document_folder_name_key unique nulls not distinct (tenant_id, project_id, parent_id, name),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id) on delete cascade,
  foreign key (tenant_id, parent_id) references app.document_folder (tenant_id, id)
);
create index document_folder_created on app.document_folder (tenant_id, created_at, id);
create index document_folder_updated on app.document_folder (tenant_id, updated_at, id);
create index document_folder_search on app.document_folder using gin (tenant_id, search_grams);
create index document_folder_by_sort on app.document_folder (tenant_id, sort, id);
create index document_folder_project on app.document_folder (tenant_id, project_id, sort, id);
create index document_folder_parent on app.document_folder (tenant_id, parent_id) where parent_id is not null;
select app.tenant_table('app.document_folder', :'app');

create view app.document_folder_ref with (security_invoker = true) as
  select tenant_id, id, code, name, parent_id, project_id, created_by from app.document_folder;
grant select on app.document_folder_ref to :app;

-- A document of a project; its file is that of the newest version.
create table app.project_document (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  project_id uuid not null,
  folder_id uuid,
  name text not null,
  kind text not null check (kind in ('plan', 'quote', 'contract', 'design', 'manual', 'summary')),
  roles text[] not null default '{}',
  file uuid[] not null default '{}',
  current_version int not null default 0,
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint project_document_code_key unique (tenant_id, code),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id) on delete cascade,
  foreign key (tenant_id, folder_id) references app.document_folder (tenant_id, id)
);
create index project_document_created on app.project_document (tenant_id, created_at, id);
create index project_document_updated on app.project_document (tenant_id, updated_at, id);
create index project_document_search on app.project_document using gin (tenant_id, search_grams);
create index project_document_by_name on app.project_document (tenant_id, name collate "zh-x-icu", id);
create index project_document_project on app.project_document (tenant_id, project_id, created_at, id);
create index project_document_folder on app.project_document (tenant_id, folder_id) where folder_id is not null;
create index project_document_creator on app.project_document (tenant_id, created_by);
select app.tenant_table('app.project_document', :'app');

create view app.project_document_ref with (security_invoker = true) as
  select tenant_id, id, code, name, kind, project_id, folder_id, created_by from app.project_document;
grant select on app.project_document_ref to :app;

create table app.document_version (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  document_id uuid not null,
  number int not null check (number > 0),
  file_id uuid not null,
  note text,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  primary key (tenant_id, id),
  constraint document_version_number_key unique (tenant_id, document_id, number),
  foreign key (tenant_id, document_id) references app.project_document (tenant_id, id) on delete cascade
);
select app.tenant_table('app.document_version', :'app');

-- Who outside took which version of a document, by which link.
create table app.document_download (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  document_id uuid not null,
  link_id uuid not null,
  number int not null,
  contact text not null,
  address text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, document_id) references app.project_document (tenant_id, id) on delete cascade
);
create index document_download_of on app.document_download (tenant_id, document_id, at desc);
select app.tenant_table('app.document_download', :'app');

-- Whom a link was sent to, for the module that sent it.
create or replace view app.external_link_ref with (security_invoker = true) as
  select tenant_id, id, purpose, expires_at, revoked_at, subject, record_id, contact_name from app.external_link;
