-- Invoices and tickets we received: each is used once in the company.
create table app.received_invoice (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  kind text not null check (kind in ('digitalSpecial', 'digitalOrdinary', 'paperSpecial', 'paperOrdinary', 'rail', 'air', 'taxi', 'toll', 'other')),
  number text not null,
  invoice_code text,
  passenger text,
  seller text,
  date date not null,
  amount numeric(15, 2) not null check (amount >= 0),
  tax numeric(15, 2) not null check (tax >= 0 and tax <= amount),
  fare numeric(15, 2),
  rate numeric(5, 2),
  photo uuid[] not null default '{}',
  deductible_tax numeric(15, 2) not null check (deductible_tax >= 0),
  state text not null check (state in ('free', 'used', 'released')),
  used_in text,
  used_by uuid,
  -- What tells it from all others of the company; nothing where a receipt has no number.
  duplicate_key text,
  holder_kind text,
  holder_id uuid,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint received_invoice_code_key unique (tenant_id, code),
  constraint received_invoice_holder check ((state = 'free') = (holder_id is null) and (holder_kind is null) = (holder_id is null)),
  foreign key (tenant_id, used_by) references app."user" (tenant_id, id)
);
create unique index received_invoice_key on app.received_invoice (tenant_id, duplicate_key) where state <> 'released';
create index received_invoice_created on app.received_invoice (tenant_id, created_at, id);
create index received_invoice_search on app.received_invoice using gin (tenant_id, search_grams);
create index received_invoice_date on app.received_invoice (tenant_id, date, id);
create index received_invoice_amount on app.received_invoice (tenant_id, amount, id);
create index received_invoice_of on app.received_invoice (tenant_id, holder_kind, holder_id) where holder_id is not null;
select app.tenant_table('app.received_invoice', :'app');

-- What a night or a day may cost by city.
create table app.expense_standard (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  expense_type text not null,
  tier text not null check (tier in ('first', 'newFirst', 'other')),
  unit text not null check (unit in ('night', 'day')),
  max_amount numeric(15, 2) not null check (max_amount >= 0),
  status text not null check (status in ('enabled', 'disabled')),
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint expense_standard_code_key unique (tenant_id, code),
  constraint expense_standard_key unique (tenant_id, expense_type, tier)
);
create index expense_standard_created on app.expense_standard (tenant_id, created_at, id);
create index expense_standard_updated on app.expense_standard (tenant_id, updated_at, id);
create index expense_standard_search on app.expense_standard using gin (tenant_id, search_grams);
create index expense_standard_by_name on app.expense_standard (tenant_id, name collate "zh-x-icu", id);
create index expense_standard_amount on app.expense_standard (tenant_id, max_amount, id);
select app.tenant_table('app.expense_standard', :'app');

-- What a company says about its expenses as a whole; without a row the product's own figures hold.
create table app.expense_rule (
  tenant_id uuid not null default app.tenant(),
  loan_limit numeric(15, 2) not null check (loan_limit >= 0),
  first_cities text[] not null,
  new_first_cities text[] not null,
  primary key (tenant_id)
);
select app.tenant_table('app.expense_rule', :'app');
