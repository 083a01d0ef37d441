create table app.tenant (
  tenant_id uuid not null default app.tenant(),
  company_name text not null,
  short_name text,
  company_code text not null,
  status text not null default 'trial' check (status in ('trial', 'active', 'expired', 'disabled')),
  upload_limit int not null default 2097152 check (upload_limit between 1048576 and 52428800),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (tenant_id)
);
select app.tenant_table('app.tenant', :'app');

create table app.our_company (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  short_name text,
  credit_code text,
  legal_person text,
  phone text,
  region text,
  address text,
  status text not null check (status in ('enabled', 'disabled')),
  invoice_title text,
  taxpayer_type text,
  tax_no text,
  invoice_address text,
  invoice_phone text,
  invoice_bank text,
  invoice_account text,
  owner_id uuid,
  department_id uuid,
  attachments uuid[] not null default '{}',
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint our_company_code_key unique (tenant_id, code),
  constraint our_company_name_key unique (tenant_id, name),
  constraint our_company_credit_code_key unique (tenant_id, credit_code),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index our_company_created on app.our_company (tenant_id, created_at, id);
create index our_company_updated on app.our_company (tenant_id, updated_at, id);
create index our_company_by_name on app.our_company (tenant_id, name collate "zh-x-icu", id);
create index our_company_search on app.our_company using gin (tenant_id, search_grams);
select app.tenant_table('app.our_company', :'app');

create table app.our_company_bank (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  company_id uuid not null,
  line int not null,
  bank_name text not null,
  account_name text not null,
  account_no text not null,
  is_default boolean not null default false,
  remark text,
  primary key (tenant_id, id),
  foreign key (tenant_id, company_id) references app.our_company (tenant_id, id) on delete cascade
);
create index our_company_bank_of on app.our_company_bank (tenant_id, company_id, line);
create unique index our_company_bank_default on app.our_company_bank (tenant_id, company_id) where is_default;
select app.tenant_table('app.our_company_bank', :'app');

create table app.our_company_seal (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  company_id uuid not null,
  line int not null,
  name text not null,
  kind text not null check (kind in ('company', 'contract', 'finance', 'invoice', 'legal')),
  keeper_id uuid,
  image uuid[] not null default '{}',
  primary key (tenant_id, id),
  foreign key (tenant_id, company_id) references app.our_company (tenant_id, id) on delete cascade,
  foreign key (tenant_id, keeper_id) references app."user" (tenant_id, id)
);
create index our_company_seal_of on app.our_company_seal (tenant_id, company_id, line);
select app.tenant_table('app.our_company_seal', :'app');

create view app.our_company_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status from app.our_company;
grant select on app.our_company_ref to :app;
