-- How much and how long a customer may owe us.
alter table app.customer add column credit_limit numeric(15, 2), add column credit_days int;

-- Suppliers a customer does not want to see at its events.
create table app.customer_forbidden_supplier (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  customer_id uuid not null,
  supplier_id uuid not null,
  reason text not null,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint customer_forbidden_supplier_code_key unique (tenant_id, code),
  constraint customer_forbidden_supplier_key unique (tenant_id, customer_id, supplier_id),
  foreign key (tenant_id, customer_id) references app.customer (tenant_id, id) on delete cascade,
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id) on delete cascade
);
create index customer_forbidden_supplier_created on app.customer_forbidden_supplier (tenant_id, created_at, id);
create index customer_forbidden_supplier_updated on app.customer_forbidden_supplier (tenant_id, updated_at, id);
create index customer_forbidden_supplier_search on app.customer_forbidden_supplier using gin (tenant_id, search_grams);
create index customer_forbidden_supplier_supplier on app.customer_forbidden_supplier (tenant_id, supplier_id);
select app.tenant_table('app.customer_forbidden_supplier', :'app');

create view app.customer_forbidden_supplier_ref with (security_invoker = true) as
  select tenant_id, id, code, reason as name, customer_id, supplier_id from app.customer_forbidden_supplier;
grant select on app.customer_forbidden_supplier_ref to :app;
