-- What we invoice: applied for, approved, issued with its number, delivered, reversed by a red one.
create table app.invoice_out (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  contract_id uuid not null,
  plan_id uuid,
  kind text not null check (kind in ('digitalSpecial', 'digitalOrdinary', 'paperSpecial', 'paperOrdinary', 'receipt')),
  title_id uuid,
  title_name text not null,
  tax_no text,
  title_address text,
  title_phone text,
  title_bank text,
  title_account text,
  receiver_email text,
  amount numeric(15, 2) not null check (amount <> 0),
  tax_rate numeric(5, 2) not null check (tax_rate between 0 and 100),
  needed_on date,
  remark text,
  attachments uuid[] not null default '{}',
  owner_id uuid not null,
  department_id uuid,
  our_company_id uuid not null,
  customer_id uuid not null,
  project_id uuid,
  amount_ex_tax numeric(15, 2) not null,
  tax numeric(15, 2) not null,
  invoice_no text,
  invoice_code text,
  issued_on date,
  issuer_id uuid,
  invoice_files uuid[] not null default '{}',
  delivered_on date,
  delivery text check (delivery in ('email', 'platform', 'courier', 'hand')),
  courier_no text,
  receiver text,
  red_of_id uuid,
  red_amount numeric(15, 2) not null default 0,
  red_reason text,
  stage text not null
    check (stage in ('applying', 'toIssue', 'issued', 'delivered', 'partlyRed', 'reversed', 'red', 'canceled')),
  status text not null check (status in ('draft', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint invoice_out_code_key unique (tenant_id, code),
  constraint invoice_out_tax check (amount = amount_ex_tax + tax),
  -- Only a red one is about less than nothing, and it says what it reverses.
  constraint invoice_out_red check ((stage = 'red') = (red_of_id is not null) and (stage = 'red') = (amount < 0)),
  constraint invoice_out_reversed check (red_amount = 0 or red_amount between 0 and amount),
  constraint invoice_out_issued check ((issued_on is not null) = (stage in ('issued', 'delivered', 'partlyRed', 'reversed', 'red'))),
  constraint invoice_out_days check (delivered_on >= issued_on),
  foreign key (tenant_id, contract_id) references app.contract (tenant_id, id),
  foreign key (tenant_id, plan_id) references app.payment_plan (tenant_id, id),
  foreign key (tenant_id, title_id) references app.customer_title (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, issuer_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id),
  foreign key (tenant_id, our_company_id) references app.our_company (tenant_id, id),
  foreign key (tenant_id, customer_id) references app.customer (tenant_id, id),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, red_of_id) references app.invoice_out (tenant_id, id)
);
create unique index invoice_out_number_key on app.invoice_out (tenant_id, invoice_no, coalesce(invoice_code, '')) where invoice_no is not null;
create index invoice_out_created on app.invoice_out (tenant_id, created_at, id);
create index invoice_out_updated on app.invoice_out (tenant_id, updated_at, id);
create index invoice_out_search on app.invoice_out using gin (tenant_id, search_grams);
create index invoice_out_by_title_name on app.invoice_out (tenant_id, title_name collate "zh-x-icu", id);
create index invoice_out_by_amount on app.invoice_out (tenant_id, amount, id);
create index invoice_out_by_issued on app.invoice_out (tenant_id, coalesce(issued_on, '-infinity'::date), id);
create index invoice_out_contract on app.invoice_out (tenant_id, contract_id, created_at, id);
create index invoice_out_plan on app.invoice_out (tenant_id, plan_id) where plan_id is not null;
create index invoice_out_title on app.invoice_out (tenant_id, title_id) where title_id is not null;
create index invoice_out_customer on app.invoice_out (tenant_id, customer_id, created_at, id);
create index invoice_out_project on app.invoice_out (tenant_id, project_id, created_at, id) where project_id is not null;
create index invoice_out_our_company on app.invoice_out (tenant_id, our_company_id);
create index invoice_out_owner on app.invoice_out (tenant_id, owner_id, created_at, id);
create index invoice_out_issuer on app.invoice_out (tenant_id, issuer_id) where issuer_id is not null;
create index invoice_out_department on app.invoice_out (tenant_id, department_id, created_at, id);
create index invoice_out_red_of on app.invoice_out (tenant_id, red_of_id) where red_of_id is not null;
create index invoice_out_creator on app.invoice_out (tenant_id, created_by);
create index invoice_out_waiting on app.invoice_out (tenant_id, created_at) where stage = 'toIssue';
select app.tenant_table('app.invoice_out', :'app');

create view app.invoice_out_ref with (security_invoker = true) as
  select tenant_id, id, code, title_name as name, contract_id, plan_id, customer_id, project_id, our_company_id, kind, amount, amount_ex_tax, tax,
    red_amount, red_of_id, invoice_no, issued_on, delivered_on, stage, status, owner_id, created_by
  from app.invoice_out;
grant select on app.invoice_out_ref to :app;

create table app.invoice_out_item (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  invoice_out_id uuid not null,
  line int not null,
  name text not null,
  spec text,
  amount numeric(15, 2) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_out_id) references app.invoice_out (tenant_id, id) on delete cascade
);
create index invoice_out_item_of on app.invoice_out_item (tenant_id, invoice_out_id, line);
select app.tenant_table('app.invoice_out_item', :'app');

-- How much of what was received is set off against invoices in the books: the rest was received in advance, or is owed.
alter table app.contract add column offset_amount numeric(15, 2) not null default 0;
update app.contract set offset_amount = least(invoiced, settled) where side = 'receive';

-- What is printed on an invoice: who pays, and who issues it.
create view app.customer_title_block_ref with (security_invoker = true) as
  select tenant_id, id, customer_id, name, kind, credit_code, invoice_kind, is_default, address, phone, bank_name, account_no, email, status
  from app.customer_title;
create view app.our_company_invoice_ref with (security_invoker = true) as
  select tenant_id, id, name, invoice_title, tax_no, credit_code from app.our_company;
grant select on app.customer_title_block_ref, app.our_company_invoice_ref to :app;
