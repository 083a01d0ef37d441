-- Which document came from which, where no column of theirs says it. It stays when one of them is deleted.
create table app.document_link (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  kind text not null,
  from_subject text not null,
  from_id uuid not null,
  from_code text not null,
  to_subject text not null,
  to_id uuid not null,
  to_code text not null,
  quantity numeric(18, 4),
  amount numeric(18, 2),
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  primary key (tenant_id, id)
);
create unique index document_link_down on app.document_link (tenant_id, from_subject, from_id, kind, to_subject, to_id);
create index document_link_up on app.document_link (tenant_id, to_subject, to_id);
select app.tenant_table('app.document_link', :'app');
