-- Which documents got the flow they come with: a company that unbinds or deletes it does not get it again.
create table app.approval_default_flow (
  tenant_id uuid not null default app.tenant(),
  doc_type text not null,
  flow_id uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, doc_type)
);
select app.tenant_table('app.approval_default_flow', :'app');
