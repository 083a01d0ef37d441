-- What people say about the product, with the page they were on.
create table app.feedback (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  kind text not null check (kind in ('problem', 'wish', 'praise', 'other')),
  words text not null,
  pictures uuid[] not null default '{}',
  page text,
  status text not null check (status in ('new', 'done')),
  reply text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint feedback_code_key unique (tenant_id, code)
);
create index feedback_created on app.feedback (tenant_id, created_at, id);
create index feedback_updated on app.feedback (tenant_id, updated_at, id);
create index feedback_search on app.feedback using gin (tenant_id, search_grams);
select app.tenant_table('app.feedback', :'app');
