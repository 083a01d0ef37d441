-- Money lent to employees.
create table app.loan (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  purpose text not null,
  kind text not null check (kind in ('float', 'project')),
  project_id uuid,
  amount numeric(15, 2) not null check (amount > 0),
  need_date date,
  repay_date date not null,
  payee_name text not null,
  payee_bank text not null,
  payee_account text not null,
  attachments uuid[] not null default '{}',
  remark text,
  owner_id uuid not null,
  department_id uuid,
  paid_amount numeric(15, 2) not null,
  written_off numeric(15, 2) not null,
  returned numeric(15, 2) not null,
  balance numeric(15, 2) not null,
  offsetting numeric(15, 2) not null,
  paid_on date,
  is_overdue boolean not null,
  stage text not null check (stage in ('applying', 'approved', 'paid', 'partly', 'settled', 'canceled')),
  status text not null check (status in ('draft', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint loan_code_key unique (tenant_id, code),
  constraint loan_balance check (balance = paid_amount - written_off - returned and balance >= 0),
  constraint loan_offsetting check (offsetting between 0 and balance),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index loan_created on app.loan (tenant_id, created_at, id);
create index loan_updated on app.loan (tenant_id, updated_at, id);
create index loan_search on app.loan using gin (tenant_id, search_grams);
create index loan_by_purpose on app.loan (tenant_id, purpose collate "zh-x-icu", id);
create index loan_amount on app.loan (tenant_id, amount, id);
create index loan_by_balance on app.loan (tenant_id, balance, id);
create index loan_repay on app.loan (tenant_id, repay_date, id);
create index loan_project on app.loan (tenant_id, project_id, created_at, id) where project_id is not null;
create index loan_owner on app.loan (tenant_id, owner_id, created_at, id);
create index loan_department on app.loan (tenant_id, department_id, created_at, id);
create index loan_creator on app.loan (tenant_id, created_by);
create index loan_open on app.loan (tenant_id, owner_id, repay_date) where balance > 0;
select app.tenant_table('app.loan', :'app');

create view app.loan_ref with (security_invoker = true) as
  select tenant_id, id, code, purpose as name, status, stage, owner_id, department_id, project_id, balance from app.loan;
grant select on app.loan_ref to :app;

-- What was paid and what came back in money; what was written off stands with the reimbursements.
create table app.loan_entry (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  loan_id uuid not null,
  kind text not null check (kind in ('paid', 'returned')),
  amount numeric(15, 2) not null check (amount > 0),
  day date not null,
  note text,
  at timestamptz not null default now(),
  by uuid default app.actor(),
  primary key (tenant_id, id),
  foreign key (tenant_id, loan_id) references app.loan (tenant_id, id) on delete cascade
);
create index loan_entry_loan on app.loan_entry (tenant_id, loan_id, at);
create unique index loan_entry_paid_key on app.loan_entry (tenant_id, loan_id) where kind = 'paid';
select app.tenant_table('app.loan_entry', :'app');

-- What reimbursements write off: kept while they are in approval, done when they are approved.
create table app.reimburse_offset (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  reimburse_id uuid not null,
  line int not null,
  loan_id uuid not null,
  amount numeric(15, 2) not null check (amount > 0),
  state text not null check (state in ('planned', 'held', 'done')),
  at timestamptz not null default now(),
  by uuid default app.actor(),
  primary key (tenant_id, id),
  constraint reimburse_offset_key unique (tenant_id, reimburse_id, loan_id),
  foreign key (tenant_id, loan_id) references app.loan (tenant_id, id)
);
create index reimburse_offset_loan on app.reimburse_offset (tenant_id, loan_id);
select app.tenant_table('app.reimburse_offset', :'app');
