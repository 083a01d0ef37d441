-- What budgets and claims say to the account of a whole project.
create or replace view app.budget_item_ref with (security_invoker = true) as
  select tenant_id, id, code, name, project_id, category_id, is_active, amount, created_at from app.budget_item;

-- Amounts without tax: cost only where the tax is given back, income always.
create view app.budget_ref with (security_invoker = true) as
  select b.tenant_id, b.id, b.code, b.title as name, b.project_id, b.version_no, b.is_effective, b.effective_at, b.status, b.created_by,
    b.income_total, a.cost as lines_cost, b.contingency, a.income_ex_tax - a.cost_ex_tax - b.contingency as margin
  from app.budget b cross join lateral (select
      coalesce(sum(round(l.income_amount / (1 + l.income_tax_rate / 100), 2)), 0) as income_ex_tax,
      coalesce(sum(case when l.is_deductible then round(l.cost_amount / (1 + l.cost_tax_rate / 100), 2) else l.cost_amount end), 0)
        as cost_ex_tax,
      coalesce(sum(l.cost_amount), 0) as cost
    from app.budget_line l where l.tenant_id = b.tenant_id and l.budget_id = b.id) a;
grant select on app.budget_ref to :app;

create view app.budget_line_ref with (security_invoker = true) as
  select tenant_id, id, budget_id, item_id, category_id, name, cost_amount from app.budget_line;
grant select on app.budget_line_ref to :app;

create view app.budget_change_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, project_id, added, applied_at, status, created_by from app.budget_change;
grant select on app.budget_change_ref to :app;

-- How much each document holds of each line.
create view app.budget_usage_ref with (security_invoker = true) as
  select u.tenant_id, i.project_id, u.item_id, u.holder_kind, u.holder_id, u.bucket, sum(u.amount) as amount
  from app.budget_usage u join app.budget_item i on i.tenant_id = u.tenant_id and i.id = u.item_id
  group by u.tenant_id, i.project_id, u.item_id, u.holder_kind, u.holder_id, u.bucket;
grant select on app.budget_usage_ref to :app;

create or replace view app.expense_ref with (security_invoker = true) as
  select tenant_id, id, code, purpose as name, status, stage, owner_id, department_id, project_id, kind, supplier_id, amount
  from app.expense;

create or replace view app.reimburse_ref with (security_invoker = true) as
  select tenant_id, id, code, purpose as name, status, stage, owner_id, department_id, project_id, pay_amount, payee_name, payee_bank,
    payee_account, created_by, created_at, version, approved_total, offset_total
  from app.reimburse;

create or replace view app.deposit_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, side, stage, contract_id, project_id, supplier_id, customer_id, due_date, created_by,
    deducted, counterparty
  from app.deposit;

-- What a project came to, by its documents. A further version holds what came after the one before it was locked.
create table app.final_account (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  project_id uuid not null,
  version_no int not null check (version_no > 0),
  kind text not null check (kind in ('first', 'supplement')),
  title text not null,
  conclusion text,
  remark text,
  attachments uuid[] not null default '{}',
  budget_cost numeric(15, 2) not null,
  committed_cost numeric(15, 2) not null,
  settled_cost numeric(15, 2) not null,
  invoiced_cost numeric(15, 2) not null,
  paid_cost numeric(15, 2) not null,
  withheld_tax numeric(15, 2) not null,
  deductible_tax numeric(15, 2) not null,
  contract_income numeric(15, 2) not null,
  settled_income numeric(15, 2) not null,
  invoiced_income numeric(15, 2) not null,
  received_income numeric(15, 2) not null,
  output_tax numeric(15, 2) not null,
  unexplained int not null check (unexplained >= 0),
  unconfirmed int not null check (unconfirmed >= 0),
  bridge jsonb not null default '[]',
  built_at timestamptz not null,
  locked_at timestamptz,
  owner_id uuid not null,
  department_id uuid,
  stage text not null check (stage in ('checking', 'checked', 'locked', 'void')),
  status text not null check (status in ('draft', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint final_account_code_key unique (tenant_id, code),
  constraint final_account_version_key unique (tenant_id, project_id, version_no),
  constraint final_account_locked check (stage <> 'locked' or locked_at is not null),
  constraint final_account_ready check (stage <> 'locked' or (unexplained = 0 and unconfirmed = 0)),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
-- One at a time is worked on.
create unique index final_account_open_key on app.final_account (tenant_id, project_id)
  where status in ('draft', 'pending', 'returned', 'rejected', 'withdrawn');
create index final_account_created on app.final_account (tenant_id, created_at, id);
create index final_account_updated on app.final_account (tenant_id, updated_at, id);
create index final_account_search on app.final_account using gin (tenant_id, search_grams);
create index final_account_owner on app.final_account (tenant_id, owner_id);
create index final_account_department on app.final_account (tenant_id, department_id) where department_id is not null;
create index final_account_creator on app.final_account (tenant_id, created_by);
select app.tenant_table('app.final_account', :'app');

create view app.final_account_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, project_id, version_no, kind, stage, status, budget_cost, settled_cost, paid_cost,
    settled_income, received_income, deductible_tax, output_tax, locked_at, owner_id, created_by
  from app.final_account;
grant select on app.final_account_ref to :app;

-- One line of the budget, or one contract that brings money; finance confirms each.
create table app.final_account_line (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  account_id uuid not null,
  line int not null,
  side text not null check (side in ('cost', 'income')),
  source text not null,
  category text not null,
  name text not null,
  first_cost numeric(15, 2),
  budget_cost numeric(15, 2),
  committed_cost numeric(15, 2),
  settled_cost numeric(15, 2),
  invoiced_cost numeric(15, 2),
  paid_cost numeric(15, 2),
  first_income numeric(15, 2),
  contract_income numeric(15, 2),
  settled_income numeric(15, 2),
  invoiced_income numeric(15, 2),
  received_income numeric(15, 2),
  confirmed_by uuid,
  confirmed_at timestamptz,
  primary key (tenant_id, id),
  constraint final_account_line_confirmed check (confirmed_at is null or confirmed_by is not null),
  constraint final_account_line_side check ((side = 'cost') = (settled_cost is not null) and (side = 'income') = (settled_income is not null)),
  foreign key (tenant_id, account_id) references app.final_account (tenant_id, id) on delete cascade,
  foreign key (tenant_id, confirmed_by) references app."user" (tenant_id, id)
);
create unique index final_account_line_key on app.final_account_line (tenant_id, account_id, source);
create index final_account_line_confirmer on app.final_account_line (tenant_id, confirmed_by) where confirmed_by is not null;
select app.tenant_table('app.final_account_line', :'app');

-- A document the account rests on, whole; what is open of it is counted over all versions and has its reason here.
create table app.final_account_document (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  account_id uuid not null,
  seq int not null,
  side text not null check (side in ('cost', 'income')),
  subject text not null,
  document_id uuid not null,
  code text not null,
  name text not null,
  party text,
  withheld numeric(15, 2) not null,
  tax numeric(15, 2) not null,
  open_invoice numeric(15, 2) not null,
  open_payment numeric(15, 2) not null,
  reason text check (length(reason) between 1 and 500),
  primary key (tenant_id, id),
  constraint final_account_document_key unique (tenant_id, account_id, subject, document_id),
  foreign key (tenant_id, account_id) references app.final_account (tenant_id, id) on delete cascade
);
create index final_account_document_document on app.final_account_document (tenant_id, document_id);
select app.tenant_table('app.final_account_document', :'app');

-- How much of a document belongs to a line.
create table app.final_account_entry (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  account_id uuid not null,
  source text not null,
  subject text not null,
  document_id uuid not null,
  committed numeric(15, 2) not null,
  settled numeric(15, 2) not null,
  invoiced numeric(15, 2) not null,
  paid numeric(15, 2) not null,
  primary key (tenant_id, id),
  constraint final_account_entry_key unique (tenant_id, account_id, source, subject, document_id),
  foreign key (tenant_id, account_id) references app.final_account (tenant_id, id) on delete cascade,
  constraint final_account_entry_document foreign key (tenant_id, account_id, subject, document_id)
    references app.final_account_document (tenant_id, account_id, subject, document_id) on delete cascade
);
create index final_account_entry_document on app.final_account_entry (tenant_id, account_id, subject, document_id);
select app.tenant_table('app.final_account_entry', :'app');

-- Nobody confirms a line of an account they made or answer for, whoever writes it.
create function app.final_account_two_people() returns trigger language plpgsql as $$
begin
  if new.confirmed_by is not null and exists (select 1 from app.final_account a where a.tenant_id = new.tenant_id and a.id = new.account_id
      and (a.created_by = new.confirmed_by or a.owner_id = new.confirmed_by) and a.locked_at is null) then
    raise exception 'a line is confirmed by whoever made it' using errcode = '23514', constraint = 'final_account_two_people';
  end if;
  return new;
end $$;
create trigger final_account_two_people before insert or update of confirmed_by on app.final_account_line
  for each row execute function app.final_account_two_people();

-- What is locked stays as it was approved; a further version holds what comes later.
create function app.final_account_kept() returns trigger language plpgsql as $$
declare
  of_account uuid := coalesce((to_jsonb(new) ->> 'account_id')::uuid, (to_jsonb(old) ->> 'account_id')::uuid);
  of_tenant uuid := coalesce((to_jsonb(new) ->> 'tenant_id')::uuid, (to_jsonb(old) ->> 'tenant_id')::uuid);
begin
  if exists (select 1 from app.final_account a where a.tenant_id = of_tenant and a.id = of_account and a.locked_at is not null) then
    raise exception 'the final account is locked' using errcode = '23514', constraint = 'final_account_kept';
  end if;
  return coalesce(new, old);
end $$;
create trigger final_account_kept before insert or update or delete on app.final_account_line
  for each row execute function app.final_account_kept();
create trigger final_account_kept before insert or update or delete on app.final_account_document
  for each row execute function app.final_account_kept();
create trigger final_account_kept before insert or update or delete on app.final_account_entry
  for each row execute function app.final_account_kept();
