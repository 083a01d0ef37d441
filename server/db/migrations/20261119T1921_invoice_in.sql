-- Invoices suppliers give us: verified, matched against order and acceptance, paid on, deducted, reversed.
create table app.invoice_in (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  order_id uuid,
  contract_id uuid,
  acceptance_id uuid,
  our_company_id uuid not null,
  supplier_id uuid not null,
  project_id uuid,
  kind text not null check (kind in ('digitalSpecial', 'digitalOrdinary', 'paperSpecial', 'paperOrdinary', 'other')),
  number text not null,
  invoice_code text,
  issued_on date not null,
  seller_name text not null,
  seller_tax_no text,
  buyer_name text,
  buyer_tax_no text,
  amount_ex_tax numeric(15, 2) not null,
  tax numeric(15, 2) not null,
  amount numeric(15, 2) not null check (amount <> 0),
  is_deductible boolean not null,
  attachments uuid[] not null default '{}',
  remark text,
  owner_id uuid not null,
  department_id uuid,
  source text not null check (source in ('hand', 'supplier')),
  title_state text not null check (title_state in ('unchecked', 'ours', 'wrong')),
  verify_state text not null check (verify_state in ('unverified', 'verified', 'failed')),
  verified_by uuid,
  verified_at timestamptz,
  verify_note text,
  match_state text not null check (match_state in ('unmatched', 'matched', 'exception')),
  match_total numeric(15, 2) not null,
  match_ceiling numeric(15, 2),
  overridden_by uuid,
  overridden_at timestamptz,
  override_reason text,
  is_held boolean not null,
  held_by uuid,
  hold_reason text,
  deduct_month date check (extract(day from deduct_month) = 1),
  red_of_id uuid,
  red_amount numeric(15, 2) not null default 0,
  red_reason text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint invoice_in_code_key unique (tenant_id, code),
  constraint invoice_in_tax check (amount = amount_ex_tax + tax),
  constraint invoice_in_source check ((order_id is null) <> (contract_id is null) and (acceptance_id is null or order_id is not null)),
  -- Whoever verifies is not whoever entered it, nor whoever lets an exception through.
  constraint invoice_in_two_people check (red_of_id is not null or (verified_by is distinct from owner_id and overridden_by is distinct from owner_id)),
  constraint invoice_in_verified check ((verify_state = 'unverified') = (verified_at is null)),
  constraint invoice_in_title check (verify_state <> 'verified' or title_state <> 'wrong'),
  constraint invoice_in_overridden check ((overridden_at is null) = (override_reason is null) and (overridden_at is null or match_state = 'exception')),
  constraint invoice_in_held check (is_held = (hold_reason is not null)),
  constraint invoice_in_deducted check (deduct_month is null or is_deductible and verify_state = 'verified'),
  -- Only a red one is about less than nothing, and it says what it reverses.
  constraint invoice_in_red check ((red_of_id is not null) = (amount < 0)),
  constraint invoice_in_reversed check (red_amount = 0 or red_amount between 0 and amount and verify_state = 'verified'),
  foreign key (tenant_id, order_id) references app.purchase_order (tenant_id, id),
  foreign key (tenant_id, contract_id) references app.contract (tenant_id, id),
  foreign key (tenant_id, acceptance_id) references app.acceptance (tenant_id, id),
  foreign key (tenant_id, our_company_id) references app.our_company (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id),
  foreign key (tenant_id, verified_by) references app."user" (tenant_id, id),
  foreign key (tenant_id, overridden_by) references app."user" (tenant_id, id),
  foreign key (tenant_id, held_by) references app."user" (tenant_id, id),
  foreign key (tenant_id, red_of_id) references app.invoice_in (tenant_id, id)
);
create index invoice_in_created on app.invoice_in (tenant_id, created_at, id);
create index invoice_in_updated on app.invoice_in (tenant_id, updated_at, id);
create index invoice_in_search on app.invoice_in using gin (tenant_id, search_grams);
create index invoice_in_by_number on app.invoice_in (tenant_id, number collate "zh-x-icu", id);
create index invoice_in_by_amount on app.invoice_in (tenant_id, amount, id);
create index invoice_in_by_issued on app.invoice_in (tenant_id, issued_on, id);
create index invoice_in_order on app.invoice_in (tenant_id, order_id, created_at, id) where order_id is not null;
create index invoice_in_contract on app.invoice_in (tenant_id, contract_id, created_at, id) where contract_id is not null;
create index invoice_in_acceptance on app.invoice_in (tenant_id, acceptance_id) where acceptance_id is not null;
create index invoice_in_supplier on app.invoice_in (tenant_id, supplier_id, created_at, id);
create index invoice_in_project on app.invoice_in (tenant_id, project_id, created_at, id) where project_id is not null;
create index invoice_in_our_company on app.invoice_in (tenant_id, our_company_id);
create index invoice_in_owner on app.invoice_in (tenant_id, owner_id, created_at, id);
create index invoice_in_department on app.invoice_in (tenant_id, department_id, created_at, id);
create index invoice_in_verifier on app.invoice_in (tenant_id, verified_by) where verified_by is not null;
create index invoice_in_overrider on app.invoice_in (tenant_id, overridden_by) where overridden_by is not null;
create index invoice_in_holder on app.invoice_in (tenant_id, held_by) where held_by is not null;
create index invoice_in_red_of on app.invoice_in (tenant_id, red_of_id) where red_of_id is not null;
create index invoice_in_creator on app.invoice_in (tenant_id, created_by);
create index invoice_in_waiting on app.invoice_in (tenant_id, created_at) where verify_state = 'unverified';
create index invoice_in_exceptions on app.invoice_in (tenant_id, created_at) where match_state = 'exception' and overridden_at is null;
select app.tenant_table('app.invoice_in', :'app');

-- `is_payable`: what a payment counts as invoiced.
create view app.invoice_in_ref with (security_invoker = true) as
  select tenant_id, id, code, number as name, order_id, contract_id, acceptance_id, our_company_id, supplier_id, project_id, kind, issued_on,
    amount, amount_ex_tax, tax, red_amount, red_of_id, amount - red_amount as open_amount, is_deductible, deduct_month, verify_state, match_state,
    is_held, red_of_id is null and verify_state = 'verified' and not is_held
      and (match_state = 'matched' or match_state = 'exception' and overridden_at is not null) as is_payable,
    owner_id, department_id, created_by, created_at
  from app.invoice_in;
grant select on app.invoice_in_ref to :app;
