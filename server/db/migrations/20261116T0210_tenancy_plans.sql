-- The contract with us belongs to the platform: who the company is to an operator, what it bought and until when.
alter table platform.tenant_directory
  add column company_name text not null default '',
  add column contact_name text,
  add column mobile text,
  add column status text not null default 'trial' check (status in ('trial', 'active', 'expired', 'disabled')),
  add column plan text not null default 'free' check (plan in ('free', 'standard', 'professional')),
  add column seats int not null default 5,
  add column out_date date,
  add column created_at timestamptz not null default now();
-- Which company a row stands for, and in which cell it lives, is nothing the server may change.
grant update (company_name, contact_name, mobile, status, plan, seats, out_date) on platform.tenant_directory to :app;
create index tenant_directory_by_age on platform.tenant_directory (created_at desc, tenant_id);

alter table app.tenant
  drop column status,
  add column credit_code text,
  add column contact_name text,
  add column mobile text,
  add column email text,
  add column industry text,
  add column staff_scale text,
  add column region text,
  add column address text,
  add column logo_id uuid,
  add column session_days int not null default 7 check (session_days between 1 and 30),
  add column watermark boolean not null default false,
  add column strict_passwords boolean not null default false,
  add column over_budget text not null default 'warn' check (over_budget in ('warn', 'block'));

create function app.keep_directory() returns trigger language plpgsql as $$
begin
  update platform.tenant_directory
    set company_name = new.company_name, contact_name = new.contact_name, mobile = new.mobile
    where tenant_id = new.tenant_id;
  return new;
end $$;
create trigger keep_directory after insert or update of company_name, contact_name, mobile on app.tenant
  for each row execute function app.keep_directory();

create table platform.operator (
  id uuid primary key,
  username text not null unique,
  name text not null,
  password_hash text not null,
  status text not null default 'active' check (status in ('active', 'disabled')),
  created_at timestamptz not null default now()
);
grant select on platform.operator to :app;

create table app.purchase_log (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  plan text not null,
  years int not null,
  gift_years int not null,
  seats int not null,
  amount numeric(15, 2) not null,
  currency text not null default 'CNY',
  valid_from date not null,
  valid_to date not null,
  operator text not null,
  note text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select app.tenant_table('app.purchase_log', :'app', append => true);

-- Errors of browsers, grouped by where they happened; nothing in them belongs to a company.
create table platform.browser_error (
  id uuid primary key,
  fingerprint text not null unique,
  message text not null,
  stack text not null,
  url text not null,
  count int not null default 1,
  tenants uuid[] not null default '{}',
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
create index browser_error_by_age on platform.browser_error (last_at desc);
grant select, insert, update on platform.browser_error to :app;
