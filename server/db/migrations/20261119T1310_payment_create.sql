-- What is asked to be paid, batches of transfers, and how each transfer ended.
create table app.payment_batch (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  title text not null,
  fund_account_id uuid not null,
  company_id uuid not null,
  day date not null,
  requests uuid[] not null,
  remark text,
  count int not null,
  total numeric(15, 2) not null,
  owner_id uuid not null,
  confirmed_by uuid,
  confirmed_at timestamptz,
  exported_at timestamptz,
  stage text not null check (stage in ('making', 'paying', 'done', 'canceled')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint payment_batch_code_key unique (tenant_id, code),
  -- Whoever confirms is not whoever made it.
  constraint payment_batch_two_people check (confirmed_by is distinct from owner_id),
  constraint payment_batch_confirmed check ((stage in ('paying', 'done')) = (confirmed_by is not null)),
  foreign key (tenant_id, fund_account_id, company_id) references app.fund_account (tenant_id, id, company_id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, confirmed_by) references app."user" (tenant_id, id)
);
create index payment_batch_created on app.payment_batch (tenant_id, created_at, id);
create index payment_batch_updated on app.payment_batch (tenant_id, updated_at, id);
create index payment_batch_search on app.payment_batch using gin (tenant_id, search_grams);
create index payment_batch_by_day on app.payment_batch (tenant_id, day, id);
create index payment_batch_by_total on app.payment_batch (tenant_id, total, id);
create index payment_batch_fund on app.payment_batch (tenant_id, fund_account_id, company_id);
create index payment_batch_owner on app.payment_batch (tenant_id, owner_id);
create index payment_batch_confirmer on app.payment_batch (tenant_id, confirmed_by) where confirmed_by is not null;
create index payment_batch_creator on app.payment_batch (tenant_id, created_by);
select app.tenant_table('app.payment_batch', :'app');

create view app.payment_batch_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, company_id, stage, created_by from app.payment_batch;
grant select on app.payment_batch_ref to :app;

create table app.payment_request (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  title text not null,
  kind text not null check (kind in ('plan', 'order', 'invoice', 'reimburse', 'loan', 'labor')),
  plan_id uuid,
  order_id uuid,
  reimburse_id uuid,
  loan_id uuid,
  contract_id uuid,
  supplier_id uuid,
  project_id uuid,
  budget_item_id uuid,
  company_id uuid,
  is_advance boolean not null,
  amount numeric(15, 2) not null check (amount > 0),
  withheld numeric(15, 2) not null check (withheld >= 0),
  pay_amount numeric(15, 2) not null,
  need_date date not null,
  supplier_account_id uuid,
  payee_name text,
  payee_bank text,
  payee_account text,
  payee_account_key text,
  id_no text,
  id_no_key text,
  invoice_total numeric(15, 2) not null,
  attachments uuid[] not null default '{}',
  remark text,
  owner_id uuid not null,
  department_id uuid,
  batch_id uuid,
  paid_on date,
  bank_serial text,
  fail_reason text,
  slips uuid[] not null default '{}',
  stage text not null check (stage in ('applying', 'toPay', 'batched', 'paying', 'paid', 'canceled')),
  status text not null check (status in ('draft', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint payment_request_code_key unique (tenant_id, code),
  constraint payment_request_net check (pay_amount = amount - withheld and pay_amount > 0),
  constraint payment_request_paid check ((stage = 'paid') = (paid_on is not null)),
  foreign key (tenant_id, plan_id) references app.payment_plan (tenant_id, id),
  foreign key (tenant_id, order_id) references app.purchase_order (tenant_id, id),
  foreign key (tenant_id, reimburse_id) references app.reimburse (tenant_id, id),
  foreign key (tenant_id, loan_id) references app.loan (tenant_id, id),
  foreign key (tenant_id, contract_id) references app.contract (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, budget_item_id) references app.budget_item (tenant_id, id),
  foreign key (tenant_id, company_id) references app.our_company (tenant_id, id),
  foreign key (tenant_id, supplier_account_id) references app.supplier_bank_account (tenant_id, id),
  foreign key (tenant_id, batch_id) references app.payment_batch (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
-- A claim and a loan are paid once, whoever asks for it.
create unique index payment_request_reimburse_key on app.payment_request (tenant_id, reimburse_id)
  where reimburse_id is not null and status in ('pending', 'approved');
create unique index payment_request_loan_key on app.payment_request (tenant_id, loan_id)
  where loan_id is not null and status in ('pending', 'approved');
create index payment_request_created on app.payment_request (tenant_id, created_at, id);
create index payment_request_updated on app.payment_request (tenant_id, updated_at, id);
create index payment_request_search on app.payment_request using gin (tenant_id, search_grams);
create index payment_request_by_amount on app.payment_request (tenant_id, amount, id);
create index payment_request_by_need on app.payment_request (tenant_id, need_date, id);
create index payment_request_plan on app.payment_request (tenant_id, plan_id) where plan_id is not null;
create index payment_request_order on app.payment_request (tenant_id, order_id) where order_id is not null;
create index payment_request_reimburse on app.payment_request (tenant_id, reimburse_id) where reimburse_id is not null;
create index payment_request_loan on app.payment_request (tenant_id, loan_id) where loan_id is not null;
create index payment_request_contract on app.payment_request (tenant_id, contract_id) where contract_id is not null;
create index payment_request_supplier on app.payment_request (tenant_id, supplier_id) where supplier_id is not null;
create index payment_request_project on app.payment_request (tenant_id, project_id, created_at, id) where project_id is not null;
create index payment_request_item on app.payment_request (tenant_id, budget_item_id) where budget_item_id is not null;
create index payment_request_company on app.payment_request (tenant_id, company_id) where company_id is not null;
create index payment_request_account on app.payment_request (tenant_id, supplier_account_id) where supplier_account_id is not null;
create index payment_request_payee on app.payment_request (tenant_id, payee_account_key, created_at) where payee_account_key is not null;
create index payment_request_person on app.payment_request (tenant_id, id_no_key) where id_no_key is not null;
create index payment_request_batch on app.payment_request (tenant_id, batch_id) where batch_id is not null;
create index payment_request_owner on app.payment_request (tenant_id, owner_id, created_at, id);
create index payment_request_department on app.payment_request (tenant_id, department_id, created_at, id);
create index payment_request_creator on app.payment_request (tenant_id, created_by);
create index payment_request_to_pay on app.payment_request (tenant_id, need_date) where stage in ('toPay', 'batched', 'paying');
select app.tenant_table('app.payment_request', :'app');

create view app.payment_request_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, kind, plan_id, order_id, contract_id, supplier_id, project_id, budget_item_id, company_id, is_advance,
    amount, withheld, pay_amount, invoice_total, need_date, paid_on, stage, status, owner_id, department_id, created_by
  from app.payment_request;
grant select on app.payment_request_ref to :app;

create table app.payment_request_invoice (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  payment_request_id uuid not null,
  line int not null,
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
  primary key (tenant_id, id),
  foreign key (tenant_id, payment_request_id) references app.payment_request (tenant_id, id) on delete cascade
);
create index payment_request_invoice_of on app.payment_request_invoice (tenant_id, payment_request_id, line);
select app.tenant_table('app.payment_request_invoice', :'app');

-- One bank transfer; a request has one that is not failed at most, whoever asks and how often.
create table app.payment (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  batch_id uuid not null,
  request_id uuid not null,
  line int not null,
  amount numeric(15, 2) not null check (amount > 0),
  state text not null check (state in ('waiting', 'sent', 'paid', 'failed')),
  paid_on date,
  bank_serial text,
  fail_reason text,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  constraint payment_paid check ((state = 'paid') = (paid_on is not null and bank_serial is not null)),
  foreign key (tenant_id, batch_id) references app.payment_batch (tenant_id, id) on delete cascade,
  foreign key (tenant_id, request_id) references app.payment_request (tenant_id, id)
);
create unique index payment_once_key on app.payment (tenant_id, request_id) where state <> 'failed';
create unique index payment_serial_key on app.payment (tenant_id, bank_serial) where bank_serial is not null;
create index payment_of on app.payment (tenant_id, batch_id, line);
create index payment_request_of on app.payment (tenant_id, request_id);
select app.tenant_table('app.payment', :'app');

-- Where money may go and how well that is known; the number stays sealed.
create or replace view app.supplier_bank_account_ref with (security_invoker = true) as
  select tenant_id, id, code, account_name as name, status, supplier_id, bank_name, branch, account_no, account_no_key, account_type,
    is_default, verify_status, changed_on
  from app.supplier_bank_account;

create or replace view app.reimburse_ref with (security_invoker = true) as
  select tenant_id, id, code, purpose as name, status, stage, owner_id, department_id, project_id, pay_amount, payee_name, payee_bank,
    payee_account, created_by, created_at, version
  from app.reimburse;

create or replace view app.loan_ref with (security_invoker = true) as
  select tenant_id, id, code, purpose as name, status, stage, owner_id, department_id, project_id, balance, amount, payee_name, payee_bank,
    payee_account, need_date, created_by, created_at, version
  from app.loan;

-- Tax that is kept back from people and owed to the state.
alter table app.ledger_account drop constraint ledger_account_kind_check;
alter table app.ledger_account add constraint ledger_account_kind_check check (kind in ('bank', 'receivable', 'advanceReceived', 'payable',
  'prepaid', 'deposit', 'retention', 'personalLoan', 'reimbursePayable', 'unclaimedReceipt', 'outputTax', 'inputTax', 'withheldTax', 'income',
  'cost', 'opening'));

-- From which amount on how much is kept back; what a company has not changed is as the law says.
create table app.labor_tax_bracket (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  above numeric(15, 2) not null check (above >= 0),
  rate numeric(5, 2) not null check (rate between 0 and 100),
  quick numeric(15, 2) not null check (quick >= 0),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  primary key (tenant_id, id),
  constraint labor_tax_bracket_key unique (tenant_id, above)
);
select app.tenant_table('app.labor_tax_bracket', :'app');

create view app.received_invoice_ref with (security_invoker = true) as
  select tenant_id, id, code, number as name, date, amount, tax, deductible_tax, state, holder_kind, holder_id, created_by from app.received_invoice;
grant select on app.received_invoice_ref to :app;
