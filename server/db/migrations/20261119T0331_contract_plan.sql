-- What is to be received and paid by contracts and when, what changes them, their versions, and who has the paper.
create table app.payment_plan (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  title text not null,
  contract_id uuid not null,
  -- The instalment it was made of, written in the same transaction; one that a change took away has a plan that is canceled.
  contract_plan_id uuid,
  side text not null check (side in ('receive', 'pay', 'none')),
  project_id uuid,
  customer_id uuid,
  supplier_id uuid,
  name text not null,
  seq int not null,
  trigger text not null check (trigger in ('sign', 'setup', 'eventEnd', 'invoice', 'acceptance', 'date')),
  offset_days int not null,
  plan_date date,
  ratio numeric(5, 2),
  amount numeric(15, 2) not null check (amount >= 0),
  done_amount numeric(15, 2) not null default 0,
  open_amount numeric(15, 2) not null,
  due_date date,
  is_due_by_hand boolean not null default false,
  remind_days int not null,
  reminded_for date,
  is_overdue boolean not null default false,
  overdue_told boolean not null default false,
  done_on date,
  stage text not null check (stage in ('waiting', 'pending', 'partial', 'done', 'paused', 'canceled')),
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint payment_plan_code_key unique (tenant_id, code),
  constraint payment_plan_instalment_key unique (tenant_id, contract_id, contract_plan_id),
  constraint payment_plan_open check (open_amount = amount - done_amount and done_amount between 0 and amount),
  foreign key (tenant_id, contract_id) references app.contract (tenant_id, id) on delete cascade,
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, customer_id) references app.customer (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id)
);
create index payment_plan_created on app.payment_plan (tenant_id, created_at, id);
create index payment_plan_updated on app.payment_plan (tenant_id, updated_at, id);
create index payment_plan_search on app.payment_plan using gin (tenant_id, search_grams);
create index payment_plan_by_due on app.payment_plan (tenant_id, coalesce(due_date, '-infinity'::date), id);
create index payment_plan_by_amount on app.payment_plan (tenant_id, amount, id);
create index payment_plan_by_open on app.payment_plan (tenant_id, open_amount, id);
create index payment_plan_contract on app.payment_plan (tenant_id, contract_id, seq);
create index payment_plan_project on app.payment_plan (tenant_id, project_id, due_date) where project_id is not null;
create index payment_plan_customer on app.payment_plan (tenant_id, customer_id, due_date) where customer_id is not null;
create index payment_plan_supplier on app.payment_plan (tenant_id, supplier_id, due_date) where supplier_id is not null;
create index payment_plan_creator on app.payment_plan (tenant_id, created_by);
create index payment_plan_falling on app.payment_plan (tenant_id, due_date) where stage in ('pending', 'partial');
create index payment_plan_waiting on app.payment_plan (tenant_id, trigger, contract_id) where stage in ('waiting', 'pending', 'partial');
select app.tenant_table('app.payment_plan', :'app');

create view app.payment_plan_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, contract_id, side, project_id, customer_id, supplier_id, seq, trigger, amount, done_amount, open_amount,
    due_date, is_overdue, stage, created_by
  from app.payment_plan;
grant select on app.payment_plan_ref to :app;

create table app.payment_plan_due (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  payment_plan_id uuid not null,
  before date,
  after date,
  cause text not null check (cause in ('approved', 'signed', 'project', 'event', 'invoice', 'acceptance', 'change', 'hand')),
  note text,
  at timestamptz not null default clock_timestamp(),
  by uuid default app.actor(),
  primary key (tenant_id, id)
);
create index payment_plan_due_of on app.payment_plan_due (tenant_id, payment_plan_id, at);
select app.tenant_table('app.payment_plan_due', :'app', append => true);

-- What was settled of a plan and taken back, each by the document that did it; the plan holds the sum.
create table app.payment_plan_entry (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  payment_plan_id uuid not null,
  contract_id uuid not null,
  holder_kind text not null,
  holder_id uuid not null,
  amount numeric(15, 2) not null check (amount <> 0),
  day date not null,
  at timestamptz not null default clock_timestamp(),
  by uuid default app.actor(),
  primary key (tenant_id, id)
);
create index payment_plan_entry_of on app.payment_plan_entry (tenant_id, payment_plan_id);
create index payment_plan_entry_contract on app.payment_plan_entry (tenant_id, contract_id);
create index payment_plan_entry_holder on app.payment_plan_entry (tenant_id, holder_kind, holder_id);
select app.tenant_table('app.payment_plan_entry', :'app', append => true);

create table app.contract_change (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  title text not null,
  contract_id uuid not null,
  kind text not null check (kind in ('amount', 'term', 'scope', 'party', 'pause', 'terminate')),
  reason text not null,
  effective_date date not null,
  name text not null,
  customer_id uuid,
  supplier_id uuid,
  counterparty text,
  contact_name text,
  contact_phone text,
  amount_kind text not null check (amount_kind in ('fixed', 'ceiling', 'unitPrice')),
  amount numeric(15, 2) not null check (amount >= 0),
  tax_rate numeric(5, 2) not null check (tax_rate between 0 and 100),
  deposit numeric(15, 2) check (deposit >= 0),
  retention_rate numeric(5, 2) check (retention_rate between 0 and 100),
  start_date date,
  end_date date,
  is_auto_renewed boolean not null default false,
  notice_days int not null default 30,
  penalty text,
  attachments uuid[] not null default '{}',
  side text not null check (side in ('receive', 'pay', 'none')),
  project_id uuid,
  base_version int not null check (base_version > 0),
  amount_before numeric(15, 2) not null,
  amount_delta numeric(15, 2) not null,
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
  constraint contract_change_code_key unique (tenant_id, code),
  constraint contract_change_delta check (amount_delta = amount - amount_before),
  foreign key (tenant_id, contract_id) references app.contract (tenant_id, id),
  foreign key (tenant_id, customer_id) references app.customer (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index contract_change_created on app.contract_change (tenant_id, created_at, id);
create index contract_change_updated on app.contract_change (tenant_id, updated_at, id);
create index contract_change_search on app.contract_change using gin (tenant_id, search_grams);
create index contract_change_by_day on app.contract_change (tenant_id, effective_date, id);
create index contract_change_of on app.contract_change (tenant_id, contract_id, created_at, id);
create index contract_change_customer on app.contract_change (tenant_id, customer_id) where customer_id is not null;
create index contract_change_supplier on app.contract_change (tenant_id, supplier_id) where supplier_id is not null;
create index contract_change_project on app.contract_change (tenant_id, project_id) where project_id is not null;
create index contract_change_owner on app.contract_change (tenant_id, owner_id);
create index contract_change_department on app.contract_change (tenant_id, department_id);
create index contract_change_creator on app.contract_change (tenant_id, created_by);
create unique index contract_change_open_key on app.contract_change (tenant_id, contract_id) where status in ('draft', 'pending', 'returned');
select app.tenant_table('app.contract_change', :'app');

create view app.contract_change_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, contract_id, kind, side, project_id, amount_before, amount, amount_delta, effective_date, status, owner_id,
    created_by
  from app.contract_change;
grant select on app.contract_change_ref to :app;

create table app.contract_change_line (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  contract_change_id uuid not null,
  line int not null,
  name text not null,
  spec text,
  unit text,
  quantity numeric(15, 4) not null check (quantity >= 0),
  price numeric(15, 2),
  amount numeric(15, 2),
  remark text,
  primary key (tenant_id, id),
  foreign key (tenant_id, contract_change_id) references app.contract_change (tenant_id, id) on delete cascade
);
create index contract_change_line_of on app.contract_change_line (tenant_id, contract_change_id, line);
select app.tenant_table('app.contract_change_line', :'app');

create table app.contract_change_clause (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  contract_change_id uuid not null,
  line int not null,
  key text,
  title text not null,
  text text not null,
  is_deviation boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, contract_change_id) references app.contract_change (tenant_id, id) on delete cascade
);
create index contract_change_clause_of on app.contract_change_clause (tenant_id, contract_change_id, line);
select app.tenant_table('app.contract_change_clause', :'app');

create table app.contract_change_plan (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  contract_change_id uuid not null,
  line int not null,
  -- The instalment of the contract it goes on from; a new one has none.
  item text,
  name text not null,
  trigger text not null check (trigger in ('sign', 'setup', 'eventEnd', 'invoice', 'acceptance', 'date')),
  offset_days int not null default 0,
  ratio numeric(5, 2),
  amount numeric(15, 2),
  plan_date date,
  remind_days int not null default 7,
  remark text,
  primary key (tenant_id, id),
  foreign key (tenant_id, contract_change_id) references app.contract_change (tenant_id, id) on delete cascade
);
create index contract_change_plan_of on app.contract_change_plan (tenant_id, contract_change_id, line);
select app.tenant_table('app.contract_change_plan', :'app');

-- A contract as it was approved and after each change; the first is the one that was signed.
create table app.contract_version (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  contract_id uuid not null,
  no int not null check (no > 0),
  amount numeric(15, 2) not null,
  snapshot jsonb not null,
  contract_change_id uuid,
  at timestamptz not null default clock_timestamp(),
  by uuid default app.actor(),
  primary key (tenant_id, id),
  constraint contract_version_key unique (tenant_id, contract_id, no)
);
select app.tenant_table('app.contract_version', :'app', append => true);

create table app.contract_borrow (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  title text not null,
  contract_id uuid not null,
  borrower_id uuid not null,
  purpose text not null,
  borrowed_on date not null,
  due_on date not null,
  returned_on date,
  remark text,
  told_for date,
  stage text not null check (stage in ('out', 'returned')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint contract_borrow_code_key unique (tenant_id, code),
  constraint contract_borrow_days check (due_on >= borrowed_on and returned_on >= borrowed_on),
  constraint contract_borrow_returned check ((stage = 'returned') = (returned_on is not null)),
  foreign key (tenant_id, contract_id) references app.contract (tenant_id, id),
  foreign key (tenant_id, borrower_id) references app."user" (tenant_id, id)
);
create index contract_borrow_created on app.contract_borrow (tenant_id, created_at, id);
create index contract_borrow_updated on app.contract_borrow (tenant_id, updated_at, id);
create index contract_borrow_search on app.contract_borrow using gin (tenant_id, search_grams);
create index contract_borrow_by_due on app.contract_borrow (tenant_id, due_on, id);
create index contract_borrow_of on app.contract_borrow (tenant_id, contract_id, created_at, id);
create index contract_borrow_borrower on app.contract_borrow (tenant_id, borrower_id);
create index contract_borrow_creator on app.contract_borrow (tenant_id, created_by);
create unique index contract_borrow_out_key on app.contract_borrow (tenant_id, contract_id) where stage = 'out';
select app.tenant_table('app.contract_borrow', :'app');

create view app.contract_borrow_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, contract_id, borrower_id, due_on, stage, created_by from app.contract_borrow;
grant select on app.contract_borrow_ref to :app;

-- Days that instalments wait for.
create view app.project_day_ref with (security_invoker = true) as
  select tenant_id, id, setup_date, teardown_date, event_start, event_end from app.project;
grant select on app.project_day_ref to :app;
