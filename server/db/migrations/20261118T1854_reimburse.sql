-- What employees paid for the company.
create table app.reimburse (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  purpose text not null,
  project_id uuid,
  payee_name text not null,
  payee_bank text not null,
  payee_account text not null,
  attachments uuid[] not null default '{}',
  remark text,
  owner_id uuid not null,
  department_id uuid,
  amount numeric(15, 2) not null,
  approved_total numeric(15, 2) not null,
  offset_total numeric(15, 2) not null,
  waive_reason text,
  pay_amount numeric(15, 2) not null,
  has_invoices boolean not null,
  over_days int not null,
  paid_on date,
  stage text not null check (stage in ('applying', 'toPay', 'paid', 'archived', 'canceled')),
  status text not null check (status in ('draft', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint reimburse_code_key unique (tenant_id, code),
  constraint reimburse_pay check (pay_amount = approved_total - offset_total and pay_amount >= 0 and approved_total <= amount),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index reimburse_created on app.reimburse (tenant_id, created_at, id);
create index reimburse_updated on app.reimburse (tenant_id, updated_at, id);
create index reimburse_search on app.reimburse using gin (tenant_id, search_grams);
create index reimburse_by_purpose on app.reimburse (tenant_id, purpose collate "zh-x-icu", id);
create index reimburse_amount on app.reimburse (tenant_id, amount, id);
create index reimburse_by_pay on app.reimburse (tenant_id, pay_amount, id);
create index reimburse_project on app.reimburse (tenant_id, project_id, created_at, id) where project_id is not null;
create index reimburse_owner on app.reimburse (tenant_id, owner_id, created_at, id);
create index reimburse_department on app.reimburse (tenant_id, department_id, created_at, id);
create index reimburse_creator on app.reimburse (tenant_id, created_by);
create index reimburse_to_pay on app.reimburse (tenant_id, created_at) where stage = 'toPay';
select app.tenant_table('app.reimburse', :'app');

create view app.reimburse_ref with (security_invoker = true) as
  select tenant_id, id, code, purpose as name, status, stage, owner_id, department_id, project_id from app.reimburse;
grant select on app.reimburse_ref to :app;

create table app.reimburse_line (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  reimburse_id uuid not null,
  line int not null,
  expense_type text not null,
  date date not null,
  amount numeric(15, 2) not null check (amount > 0),
  city text,
  nights int,
  attendees int,
  note text,
  photo uuid[] not null default '{}',
  invoice_kind text check (invoice_kind in ('digitalSpecial', 'digitalOrdinary', 'paperSpecial', 'paperOrdinary', 'rail', 'air', 'taxi', 'toll', 'other')),
  number text,
  invoice_code text,
  passenger text,
  seller text,
  invoice_date date,
  invoice_amount numeric(15, 2),
  tax numeric(15, 2) not null,
  fare numeric(15, 2),
  rate numeric(5, 2),
  approved_amount numeric(15, 2) check (approved_amount between 0 and amount),
  is_over boolean not null,
  cut_note text,
  budget_item_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, budget_item_id) references app.budget_item (tenant_id, id),
  foreign key (tenant_id, reimburse_id) references app.reimburse (tenant_id, id) on delete cascade
);
create index reimburse_line_budget on app.reimburse_line (tenant_id, budget_item_id) where budget_item_id is not null;
create index reimburse_line_of on app.reimburse_line (tenant_id, reimburse_id, line);
select app.tenant_table('app.reimburse_line', :'app');

alter table app.reimburse_offset add foreign key (tenant_id, reimburse_id) references app.reimburse (tenant_id, id) on delete cascade;
alter table app.reimburse_offset alter column state set default 'planned';

-- Costs that are neither an order nor somebody's claim.
create table app.expense (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  purpose text not null,
  kind text not null check (kind in ('bankFee', 'companyCard', 'allocation', 'other')),
  project_id uuid not null,
  supplier_id uuid,
  budget_item_id uuid,
  amount numeric(15, 2) not null check (amount > 0),
  tax numeric(15, 2) not null check (tax >= 0 and tax <= amount),
  date date not null,
  attachments uuid[] not null default '{}',
  remark text,
  owner_id uuid not null,
  department_id uuid,
  stage text not null check (stage in ('applying', 'booked', 'canceled')),
  status text not null check (status in ('draft', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint expense_code_key unique (tenant_id, code),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, budget_item_id) references app.budget_item (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index expense_created on app.expense (tenant_id, created_at, id);
create index expense_updated on app.expense (tenant_id, updated_at, id);
create index expense_search on app.expense using gin (tenant_id, search_grams);
create index expense_by_purpose on app.expense (tenant_id, purpose collate "zh-x-icu", id);
create index expense_amount on app.expense (tenant_id, amount, id);
create index expense_date on app.expense (tenant_id, date, id);
create index expense_project on app.expense (tenant_id, project_id, created_at, id);
create index expense_supplier on app.expense (tenant_id, supplier_id) where supplier_id is not null;
create index expense_budget on app.expense (tenant_id, budget_item_id) where budget_item_id is not null;
create index expense_owner on app.expense (tenant_id, owner_id, created_at, id);
create index expense_department on app.expense (tenant_id, department_id, created_at, id);
create index expense_creator on app.expense (tenant_id, created_by);
select app.tenant_table('app.expense', :'app');

create view app.expense_ref with (security_invoker = true) as
  select tenant_id, id, code, purpose as name, status, stage, owner_id, department_id, project_id from app.expense;
grant select on app.expense_ref to :app;

create table app.expense_invoice (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  expense_id uuid not null,
  line int not null,
  kind text not null check (kind in ('digitalSpecial', 'digitalOrdinary', 'paperSpecial', 'paperOrdinary', 'rail', 'air', 'taxi', 'toll', 'other')),
  number text not null,
  invoice_code text,
  passenger text,
  seller text,
  date date not null,
  amount numeric(15, 2) not null,
  tax numeric(15, 2) not null,
  fare numeric(15, 2),
  rate numeric(5, 2),
  photo uuid[] not null default '{}',
  primary key (tenant_id, id),
  foreign key (tenant_id, expense_id) references app.expense (tenant_id, id) on delete cascade
);
create index expense_invoice_of on app.expense_invoice (tenant_id, expense_id, line);
select app.tenant_table('app.expense_invoice', :'app');
