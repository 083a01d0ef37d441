-- What comes in: bank lines and what is handed over, who it is from, and the instalments it pays.
create table app.bank_format (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  day_column text not null,
  credit_column text,
  amount_column text,
  sign_column text,
  credit_mark text,
  payer_name_column text not null,
  payer_account_column text,
  payer_bank_column text,
  summary_column text,
  serial_column text,
  balance_column text,
  status text not null check (status in ('enabled', 'disabled')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint bank_format_code_key unique (tenant_id, code),
  constraint bank_format_name_key unique (tenant_id, name),
  constraint bank_format_amount check (credit_column is not null
    or amount_column is not null and sign_column is not null and credit_mark is not null)
);
create index bank_format_created on app.bank_format (tenant_id, created_at, id);
create index bank_format_updated on app.bank_format (tenant_id, updated_at, id);
create index bank_format_search on app.bank_format using gin (tenant_id, search_grams);
create index bank_format_by_name on app.bank_format (tenant_id, name collate "zh-x-icu", id);
create index bank_format_creator on app.bank_format (tenant_id, created_by);
select app.tenant_table('app.bank_format', :'app');

create view app.bank_format_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status from app.bank_format;
grant select on app.bank_format_ref to :app;

create table app.receipt (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  fund_account_id uuid not null,
  day date not null,
  amount numeric(15, 2) not null check (amount > 0),
  payer_name text not null,
  payer_account text,
  payer_bank text,
  method text,
  serial_no text,
  summary text,
  remark text,
  attachments uuid[] not null default '{}',
  our_company_id uuid not null,
  source text not null check (source in ('statement', 'hand')),
  customer_id uuid,
  claimed_amount numeric(15, 2) not null default 0 check (claimed_amount >= 0),
  allocated numeric(15, 2) not null default 0 check (allocated >= 0),
  refunded numeric(15, 2) not null default 0 check (refunded >= 0),
  unallocated numeric(15, 2) not null check (unallocated >= 0),
  claimer_id uuid,
  claimed_at timestamptz,
  confirmer_id uuid,
  confirmed_on date,
  is_posted boolean not null,
  -- What tells a line of a statement from every other of its account.
  fingerprint text,
  stage text not null check (stage in ('unclaimed', 'claimed', 'partial', 'confirmed', 'refunded')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint receipt_code_key unique (tenant_id, code),
  constraint receipt_line_key unique (tenant_id, fund_account_id, fingerprint),
  constraint receipt_sums check (amount = allocated + refunded + unallocated and claimed_amount <= unallocated),
  foreign key (tenant_id, fund_account_id, our_company_id) references app.fund_account (tenant_id, id, company_id),
  foreign key (tenant_id, our_company_id) references app.our_company (tenant_id, id),
  foreign key (tenant_id, customer_id) references app.customer (tenant_id, id),
  foreign key (tenant_id, claimer_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, confirmer_id) references app."user" (tenant_id, id)
);
create index receipt_created on app.receipt (tenant_id, created_at, id);
create index receipt_updated on app.receipt (tenant_id, updated_at, id);
create index receipt_search on app.receipt using gin (tenant_id, search_grams);
create index receipt_by_payer_name on app.receipt (tenant_id, payer_name collate "zh-x-icu", id);
create index receipt_by_day on app.receipt (tenant_id, day, id);
create index receipt_by_amount on app.receipt (tenant_id, amount, id);
create index receipt_by_unallocated on app.receipt (tenant_id, unallocated, id);
create index receipt_fund on app.receipt (tenant_id, fund_account_id, our_company_id, day);
create index receipt_our_company on app.receipt (tenant_id, our_company_id);
create index receipt_customer on app.receipt (tenant_id, customer_id, day) where customer_id is not null;
create index receipt_claimer on app.receipt (tenant_id, claimer_id) where claimer_id is not null;
create index receipt_confirmer on app.receipt (tenant_id, confirmer_id) where confirmer_id is not null;
create index receipt_creator on app.receipt (tenant_id, created_by);
create index receipt_open on app.receipt (tenant_id, day) where stage in ('unclaimed', 'claimed', 'partial');
create index receipt_payer on app.receipt (tenant_id, payer_name) where customer_id is not null;
select app.tenant_table('app.receipt', :'app');

create view app.receipt_ref with (security_invoker = true) as
  select tenant_id, id, code, payer_name as name, fund_account_id, our_company_id, customer_id, day, amount, allocated, refunded, unallocated,
    stage, created_by
  from app.receipt;
grant select on app.receipt_ref to :app;

create table app.receipt_claim (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  receipt_id uuid not null,
  contract_id uuid not null,
  plan_id uuid,
  amount numeric(15, 2) not null check (amount > 0),
  state text not null check (state in ('pending', 'confirmed', 'rejected', 'withdrawn', 'released')),
  note text,
  at timestamptz not null default clock_timestamp(),
  by uuid default app.actor(),
  decided_at timestamptz,
  decided_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, receipt_id) references app.receipt (tenant_id, id) on delete cascade,
  foreign key (tenant_id, contract_id) references app.contract (tenant_id, id),
  foreign key (tenant_id, plan_id) references app.payment_plan (tenant_id, id)
);
create index receipt_claim_of on app.receipt_claim (tenant_id, receipt_id, at);
create index receipt_claim_contract on app.receipt_claim (tenant_id, contract_id);
create index receipt_claim_plan on app.receipt_claim (tenant_id, plan_id) where plan_id is not null;
select app.tenant_table('app.receipt_claim', :'app');

-- What moved between receipts, instalments and payers; what was wrong is taken back by an entry, never changed.
create table app.receipt_entry (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  receipt_id uuid not null,
  kind text not null check (kind in ('allocated', 'released', 'refunded')),
  claim_id uuid,
  contract_id uuid,
  plan_id uuid,
  amount numeric(15, 2) not null,
  day date not null,
  note text,
  at timestamptz not null default clock_timestamp(),
  by uuid default app.actor(),
  primary key (tenant_id, id),
  constraint receipt_entry_sign check (amount <> 0 and (kind = 'released') = (amount < 0)),
  constraint receipt_entry_of_plan check ((kind = 'refunded') = (plan_id is null) and (plan_id is null) = (contract_id is null)),
  foreign key (tenant_id, receipt_id) references app.receipt (tenant_id, id),
  foreign key (tenant_id, claim_id) references app.receipt_claim (tenant_id, id),
  foreign key (tenant_id, contract_id) references app.contract (tenant_id, id),
  foreign key (tenant_id, plan_id) references app.payment_plan (tenant_id, id)
);
create index receipt_entry_of on app.receipt_entry (tenant_id, receipt_id, at);
create index receipt_entry_claim on app.receipt_entry (tenant_id, claim_id) where claim_id is not null;
create index receipt_entry_contract on app.receipt_entry (tenant_id, contract_id, day) where contract_id is not null;
create index receipt_entry_plan on app.receipt_entry (tenant_id, plan_id) where plan_id is not null;
select app.tenant_table('app.receipt_entry', :'app', append => true);

-- Allocations by contract and day, for whoever looks at what came in.
create view app.receipt_entry_ref with (security_invoker = true) as
  select tenant_id, id, receipt_id, kind, contract_id, plan_id, amount, day from app.receipt_entry;
grant select on app.receipt_entry_ref to :app;
