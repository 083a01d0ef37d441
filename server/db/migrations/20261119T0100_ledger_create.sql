-- One ledger below everything that moves money: accounts by company, postings that add up to nothing, closed months.
create table app.fund_account (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  company_id uuid not null,
  kind text not null check (kind in ('bank', 'cash', 'online', 'card', 'bill')),
  bank_name text,
  account_no text,
  is_default boolean not null,
  opening_balance numeric(15, 2) not null,
  opening_date date not null,
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
  constraint fund_account_code_key unique (tenant_id, code),
  constraint fund_account_name_key unique (tenant_id, company_id, name),
  constraint fund_account_company unique (tenant_id, id, company_id),
  foreign key (tenant_id, company_id) references app.our_company (tenant_id, id)
);
-- One a company is what money moves through where nobody says otherwise.
create unique index fund_account_default_key on app.fund_account (tenant_id, company_id) where is_default;
create index fund_account_created on app.fund_account (tenant_id, created_at, id);
create index fund_account_updated on app.fund_account (tenant_id, updated_at, id);
create index fund_account_search on app.fund_account using gin (tenant_id, search_grams);
create index fund_account_by_name on app.fund_account (tenant_id, name collate "zh-x-icu", id);
create index fund_account_creator on app.fund_account (tenant_id, created_by);
select app.tenant_table('app.fund_account', :'app');

create view app.fund_account_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status, company_id, is_default, opening_date from app.fund_account;
grant select on app.fund_account_ref to :app;

create table app.ledger_account (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  company_id uuid not null,
  kind text not null check (kind in ('bank', 'receivable', 'advanceReceived', 'payable', 'prepaid', 'deposit', 'retention', 'personalLoan',
    'reimbursePayable', 'unclaimedReceipt', 'outputTax', 'inputTax', 'income', 'cost', 'opening')),
  fund_account_id uuid,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint ledger_account_company unique (tenant_id, id, company_id),
  constraint ledger_account_fund check ((kind = 'bank') = (fund_account_id is not null)),
  foreign key (tenant_id, company_id) references app.our_company (tenant_id, id),
  foreign key (tenant_id, fund_account_id, company_id) references app.fund_account (tenant_id, id, company_id)
);
create unique index ledger_account_key on app.ledger_account (tenant_id, company_id, kind, fund_account_id) nulls not distinct;
create index ledger_account_of_fund on app.ledger_account (tenant_id, fund_account_id, company_id) where fund_account_id is not null;
select app.tenant_table('app.ledger_account', :'app', append => true);

-- Up to which day the books of a company are closed.
create table app.ledger_book (
  tenant_id uuid not null default app.tenant(),
  company_id uuid not null,
  closed_until date not null check (closed_until = (date_trunc('month', closed_until) + interval '1 month' - interval '1 day')::date),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  primary key (tenant_id, company_id),
  foreign key (tenant_id, company_id) references app.our_company (tenant_id, id)
);
select app.tenant_table('app.ledger_book', :'app');

-- Who closed which month and who opened it again: only ever added to.
create table app.ledger_close (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  company_id uuid not null,
  month date not null,
  action text not null check (action in ('closed', 'reopened')),
  note text,
  at timestamptz not null default now(),
  by uuid default app.actor(),
  primary key (tenant_id, id),
  foreign key (tenant_id, company_id) references app.our_company (tenant_id, id)
);
create index ledger_close_company on app.ledger_close (tenant_id, company_id, month, at);
select app.tenant_table('app.ledger_close', :'app', append => true);

-- Whoever posts holds the books open together with others; whoever closes a month waits for them and keeps new ones out.
create function app.ledger_closed_until(company uuid) returns date language plpgsql volatile as $$
declare
  closed date;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('ledger ' || app.tenant()::text || company::text, 0));
  select b.closed_until into closed from app.ledger_book b where b.tenant_id = app.tenant() and b.company_id = company;
  return closed;
end $$;

create table app.ledger_posting (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  company_id uuid not null,
  day date not null,
  event text not null,
  subject text not null,
  document_id uuid not null,
  document_code text not null,
  -- Which of several things of this kind happened to the document.
  part text not null,
  version int not null check (version > 0),
  reverses uuid,
  note text,
  at timestamptz not null default now(),
  by uuid default app.actor(),
  primary key (tenant_id, id),
  constraint ledger_posting_key unique (tenant_id, event, document_id, part, version),
  constraint ledger_posting_day unique (tenant_id, id, company_id, day),
  constraint ledger_posting_reverses unique (tenant_id, reverses),
  foreign key (tenant_id, company_id) references app.our_company (tenant_id, id),
  foreign key (tenant_id, reverses) references app.ledger_posting (tenant_id, id)
);
create index ledger_posting_document on app.ledger_posting (tenant_id, document_id);
create index ledger_posting_company on app.ledger_posting (tenant_id, company_id, day);
select app.tenant_table('app.ledger_posting', :'app', append => true);

-- What modules that post need to know of what they posted.
create view app.ledger_posting_ref with (security_invoker = true) as
  select tenant_id, id, company_id, day, event, subject, document_id, part, version, reverses from app.ledger_posting;
grant select on app.ledger_posting_ref to :app;

create function app.ledger_month_open() returns trigger language plpgsql as $$
begin
  if new.day <= app.ledger_closed_until(new.company_id) then
    raise exception 'the month of % is closed', new.day using errcode = '23514', constraint = 'ledger_month_open';
  end if;
  return new;
end $$;
create trigger ledger_month_open before insert on app.ledger_posting for each row execute function app.ledger_month_open();

-- Debits are more than nothing, credits less.
create table app.ledger_entry (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  posting_id uuid not null,
  account_id uuid not null,
  company_id uuid not null,
  day date not null,
  amount numeric(15, 2) not null check (amount <> 0),
  -- The document whose open amount this line moves.
  item_subject text not null,
  item_id uuid not null,
  project_id uuid,
  supplier_id uuid,
  customer_id uuid,
  person_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, posting_id, company_id, day) references app.ledger_posting (tenant_id, id, company_id, day),
  foreign key (tenant_id, account_id, company_id) references app.ledger_account (tenant_id, id, company_id)
);
create index ledger_entry_posting on app.ledger_entry (tenant_id, posting_id, company_id, day);
create index ledger_entry_account on app.ledger_entry (tenant_id, account_id, day, id) include (amount);
create index ledger_entry_company on app.ledger_entry (tenant_id, company_id, day, id);
create index ledger_entry_day on app.ledger_entry (tenant_id, day, id);
create index ledger_entry_item on app.ledger_entry (tenant_id, item_id);
create index ledger_entry_project on app.ledger_entry (tenant_id, project_id, day, id) where project_id is not null;
create index ledger_entry_supplier on app.ledger_entry (tenant_id, supplier_id, day, id) where supplier_id is not null;
create index ledger_entry_customer on app.ledger_entry (tenant_id, customer_id, day, id) where customer_id is not null;
create index ledger_entry_person on app.ledger_entry (tenant_id, person_id, day, id) where person_id is not null;
select app.tenant_table('app.ledger_entry', :'app', append => true);

-- Whatever was posted adds up to nothing by the end of its transaction, or none of it is kept.
create function app.ledger_zero_sum() returns trigger language plpgsql as $$
declare
  posting uuid := case when tg_table_name = 'ledger_posting' then new.id else (to_jsonb(new) ->> 'posting_id')::uuid end;
  total numeric;
  lines int;
begin
  select sum(e.amount), count(*) into total, lines from app.ledger_entry e where e.tenant_id = new.tenant_id and e.posting_id = posting;
  if lines < 2 or total <> 0 then
    raise exception 'a posting of % lines comes to %', lines, coalesce(total, 0) using errcode = 'P6902';
  end if;
  return null;
end $$;
create constraint trigger ledger_zero_sum after insert on app.ledger_posting deferrable initially deferred
  for each row execute function app.ledger_zero_sum();
create constraint trigger ledger_zero_sum after insert on app.ledger_entry deferrable initially deferred
  for each row execute function app.ledger_zero_sum();

-- What an account stood at when a month was closed.
create table app.ledger_checkpoint (
  tenant_id uuid not null default app.tenant(),
  account_id uuid not null,
  company_id uuid not null,
  day date not null,
  balance numeric(18, 2) not null,
  primary key (tenant_id, account_id, day),
  foreign key (tenant_id, account_id, company_id) references app.ledger_account (tenant_id, id, company_id)
);
create index ledger_checkpoint_company on app.ledger_checkpoint (tenant_id, company_id, day);
select app.tenant_table('app.ledger_checkpoint', :'app');

-- What the nightly proof found, each time.
create table app.ledger_proof (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  at timestamptz not null default now(),
  differences jsonb not null,
  primary key (tenant_id, id)
);
create index ledger_proof_at on app.ledger_proof (tenant_id, at);
select app.tenant_table('app.ledger_proof', :'app');

-- Months are opened again by approval.
create table app.month_reopen (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  title text not null,
  company_id uuid not null,
  month date not null,
  reason text not null,
  owner_id uuid not null,
  department_id uuid,
  status text not null check (status in ('draft', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint month_reopen_code_key unique (tenant_id, code),
  foreign key (tenant_id, company_id) references app.our_company (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index month_reopen_created on app.month_reopen (tenant_id, created_at, id);
create index month_reopen_updated on app.month_reopen (tenant_id, updated_at, id);
create index month_reopen_search on app.month_reopen using gin (tenant_id, search_grams);
create index month_reopen_by_title on app.month_reopen (tenant_id, title collate "zh-x-icu", id);
create index month_reopen_company on app.month_reopen (tenant_id, company_id);
create index month_reopen_owner on app.month_reopen (tenant_id, owner_id, created_at, id);
create index month_reopen_department on app.month_reopen (tenant_id, department_id, created_at, id);
create index month_reopen_creator on app.month_reopen (tenant_id, created_by);
select app.tenant_table('app.month_reopen', :'app');
