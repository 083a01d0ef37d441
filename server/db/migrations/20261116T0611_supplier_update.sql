-- A certificate can be named by other records: it is called by its number.
create view app.supplier_certificate_ref with (security_invoker = true) as
  select tenant_id, id, code, number as name, status from app.supplier_certificate;
grant select on app.supplier_certificate_ref to :app;

-- What a supplier is asked to renew by a link, and what they propose; nothing of it holds before it is accepted.
create table app.supplier_update (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  supplier_id uuid not null,
  kind text not null check (kind in ('certificate', 'prices')),
  contact_id uuid not null,
  certificate_id uuid,
  note text,
  number text,
  issued_on date,
  long_term boolean not null default false,
  expires_on date,
  files uuid[] not null default '{}',
  mobile text not null,
  status text not null check (status in ('asked', 'proposed', 'accepted', 'refused')),
  expires_at timestamptz not null,
  answered_at timestamptz,
  opinion text,
  uploads uuid[] not null default '{}',
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint supplier_update_code_key unique (tenant_id, code),
  constraint supplier_update_what check (kind <> 'certificate' or certificate_id is not null),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id) on delete cascade,
  foreign key (tenant_id, contact_id) references app.supplier_contact (tenant_id, id) on delete cascade,
  foreign key (tenant_id, certificate_id) references app.supplier_certificate (tenant_id, id) on delete cascade
);
create index supplier_update_created on app.supplier_update (tenant_id, created_at, id);
create index supplier_update_updated on app.supplier_update (tenant_id, updated_at, id);
create index supplier_update_by_name on app.supplier_update (tenant_id, name collate "zh-x-icu", id);
create index supplier_update_by_status on app.supplier_update (tenant_id, status collate "zh-x-icu", id);
create index supplier_update_search on app.supplier_update using gin (tenant_id, search_grams);
create index supplier_update_supplier on app.supplier_update (tenant_id, supplier_id, created_at, id);
create index supplier_update_contact on app.supplier_update (tenant_id, contact_id);
create index supplier_update_certificate on app.supplier_update (tenant_id, certificate_id);
select app.tenant_table('app.supplier_update', :'app');

create view app.supplier_update_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status from app.supplier_update;
grant select on app.supplier_update_ref to :app;

create table app.supplier_update_price (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  update_id uuid not null,
  line int not null,
  item text,
  name text not null,
  spec text,
  unit text not null,
  was numeric(15, 2),
  price numeric(15, 2) not null,
  tax_rate numeric(5, 2),
  primary key (tenant_id, id),
  foreign key (tenant_id, update_id) references app.supplier_update (tenant_id, id) on delete cascade
);
create index supplier_update_price_of on app.supplier_update_price (tenant_id, update_id, line);
select app.tenant_table('app.supplier_update_price', :'app');
