-- Money that lies with somebody else until it comes back, or with us until we give it back.
create table app.deposit (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  title text not null,
  side text not null check (side in ('pay', 'receive')),
  kind text not null check (kind in ('venue', 'equipment', 'performance', 'tender', 'other')),
  amount numeric(15, 2) not null check (amount > 0),
  fund_account_id uuid not null,
  day date not null,
  due_date date not null,
  counterparty text not null,
  supplier_id uuid,
  customer_id uuid,
  contract_id uuid,
  project_id uuid,
  owner_id uuid,
  department_id uuid,
  remark text,
  attachments uuid[] not null default '{}',
  company_id uuid not null,
  returned numeric(15, 2) not null check (returned >= 0),
  deducted numeric(15, 2) not null check (deducted >= 0),
  open numeric(15, 2) not null check (open >= 0),
  days_over int not null check (days_over >= 0),
  booker_id uuid,
  stage text not null check (stage in ('noted', 'held', 'partial', 'done')),
  soon_told boolean not null default false,
  late_told boolean not null default false,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint deposit_code_key unique (tenant_id, code),
  constraint deposit_sum check (amount = returned + deducted + open),
  constraint deposit_due check (due_date >= day),
  constraint deposit_booked check ((stage = 'noted') = (booker_id is null)),
  foreign key (tenant_id, fund_account_id, company_id) references app.fund_account (tenant_id, id, company_id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, customer_id) references app.customer (tenant_id, id),
  foreign key (tenant_id, contract_id) references app.contract (tenant_id, id),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, booker_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index deposit_created on app.deposit (tenant_id, created_at, id);
create index deposit_updated on app.deposit (tenant_id, updated_at, id);
create index deposit_search on app.deposit using gin (tenant_id, search_grams);
create index deposit_by_due on app.deposit (tenant_id, due_date, id);
create index deposit_by_amount on app.deposit (tenant_id, amount, id);
create index deposit_by_open on app.deposit (tenant_id, open, id);
create index deposit_by_days on app.deposit (tenant_id, days_over, id);
create index deposit_fund on app.deposit (tenant_id, fund_account_id, company_id);
create index deposit_supplier on app.deposit (tenant_id, supplier_id) where supplier_id is not null;
create index deposit_customer on app.deposit (tenant_id, customer_id) where customer_id is not null;
create index deposit_contract on app.deposit (tenant_id, contract_id) where contract_id is not null;
create index deposit_project on app.deposit (tenant_id, project_id) where project_id is not null;
create index deposit_owner on app.deposit (tenant_id, owner_id, due_date) where owner_id is not null;
create index deposit_booker on app.deposit (tenant_id, booker_id) where booker_id is not null;
create index deposit_department on app.deposit (tenant_id, department_id) where department_id is not null;
create index deposit_creator on app.deposit (tenant_id, created_by);
select app.tenant_table('app.deposit', :'app');

create view app.deposit_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, side, stage, contract_id, project_id, supplier_id, customer_id, due_date, created_by
  from app.deposit;
grant select on app.deposit_ref to :app;

create table app.deposit_entry (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  deposit_id uuid not null,
  way text not null check (way in ('returned', 'deducted')),
  amount numeric(15, 2) not null check (amount > 0),
  day date not null,
  note text,
  at timestamptz not null default now(),
  by uuid default app.actor(),
  primary key (tenant_id, id),
  foreign key (tenant_id, deposit_id) references app.deposit (tenant_id, id)
);
create index deposit_entry_deposit on app.deposit_entry (tenant_id, deposit_id, at);
select app.tenant_table('app.deposit_entry', :'app', append => true);
