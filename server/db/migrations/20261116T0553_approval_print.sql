-- How documents of a kind look on paper; without a row the usual sheet is used.
create table app.approval_print_template (
  tenant_id uuid not null default app.tenant(),
  doc_type text not null,
  html text,
  landscape boolean not null default false,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  primary key (tenant_id, doc_type)
);
select app.tenant_table('app.approval_print_template', :'app');

-- Who took what to paper, and in which state of it.
create table app.approval_print (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  instance_id uuid not null,
  round int not null,
  status text not null,
  sha256 text not null,
  by_id uuid not null default app.actor(),
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, instance_id) references app.approval_instance (tenant_id, id)
);
create index approval_print_of on app.approval_print (tenant_id, instance_id, at);
select app.tenant_table('app.approval_print', :'app', append => true);
