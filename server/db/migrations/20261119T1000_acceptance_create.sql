-- What was really delivered of an order, and what it comes to.
create table app.acceptance (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  title text not null,
  order_id uuid not null,
  supplier_id uuid not null,
  project_id uuid,
  order_version int not null check (order_version > 0),
  accepted_on date not null,
  is_final boolean not null,
  adjustment numeric(15, 2),
  photos uuid[] not null default '{}',
  attachments uuid[] not null default '{}',
  remark text,
  contact_name text,
  contact_mobile text,
  lines_amount numeric(15, 2) not null check (lines_amount >= 0),
  deduction_amount numeric(15, 2) not null check (deduction_amount >= 0),
  amount numeric(15, 2) not null check (amount >= 0),
  customer_amount numeric(15, 2) not null check (customer_amount >= 0),
  payable_amount numeric(15, 2) not null check (payable_amount >= 0),
  difference numeric(15, 2) not null,
  is_over boolean not null,
  stage text not null check (stage in ('recording', 'signing', 'objected', 'signed', 'settled', 'void')),
  -- One link for a supplier and an acceptance, however often it is sent.
  link_id uuid,
  -- The number it went to.
  link_mobile text,
  asked_at timestamptz,
  signer_name text,
  signed_at timestamptz,
  objection text,
  settled_at timestamptz,
  is_rated boolean not null,
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
  constraint acceptance_code_key unique (tenant_id, code),
  constraint acceptance_amounts check (
    amount = lines_amount + coalesce(adjustment, 0) - deduction_amount and payable_amount = amount - customer_amount),
  constraint acceptance_signed check ((stage in ('signed', 'settled')) <= (signed_at is not null and signer_name is not null)),
  constraint acceptance_settled check ((stage = 'settled') = (settled_at is not null) and (stage <> 'settled' or status = 'approved')),
  foreign key (tenant_id, order_id) references app.purchase_order (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index acceptance_created on app.acceptance (tenant_id, created_at, id);
create index acceptance_updated on app.acceptance (tenant_id, updated_at, id);
create index acceptance_search on app.acceptance using gin (tenant_id, search_grams);
create index acceptance_by_title on app.acceptance (tenant_id, title collate "zh-x-icu", id);
create index acceptance_by_accepted on app.acceptance (tenant_id, accepted_on, id);
create index acceptance_by_amount on app.acceptance (tenant_id, amount, id);
create index acceptance_by_settled on app.acceptance (tenant_id, settled_at, id);
create index acceptance_order on app.acceptance (tenant_id, order_id, created_at, id);
create index acceptance_supplier on app.acceptance (tenant_id, supplier_id, created_at, id);
create index acceptance_project on app.acceptance (tenant_id, project_id, created_at, id) where project_id is not null;
create index acceptance_owner on app.acceptance (tenant_id, owner_id, created_at, id);
create index acceptance_department on app.acceptance (tenant_id, department_id, created_at, id);
create index acceptance_creator on app.acceptance (tenant_id, created_by);
create index acceptance_stage on app.acceptance (tenant_id, stage, asked_at, id);
create index acceptance_link on app.acceptance (tenant_id, link_id) where link_id is not null;
create index acceptance_unrated on app.acceptance (tenant_id, owner_id, settled_at) where stage = 'settled' and not is_rated;
-- One acceptance of an order at a time is being recorded, signed or decided.
create unique index acceptance_open on app.acceptance (tenant_id, order_id) where stage not in ('settled', 'void');
select app.tenant_table('app.acceptance', :'app');

create table app.acceptance_line (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  acceptance_id uuid not null,
  line int not null,
  order_line_id uuid not null,
  day date,
  part text,
  quantity numeric(15, 4) not null check (quantity >= 0),
  times numeric(15, 4) not null check (times >= 0),
  is_customer_paid boolean not null,
  remark text,
  unit text,
  ordered_quantity numeric(15, 4),
  ordered_times numeric(15, 4),
  unit_price numeric(15, 2) check (unit_price >= 0),
  amount numeric(15, 2) check (amount >= 0),
  is_over boolean not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, acceptance_id) references app.acceptance (tenant_id, id) on delete cascade,
  foreign key (tenant_id, order_line_id) references app.purchase_order_line (tenant_id, id)
);
create index acceptance_line_of on app.acceptance_line (tenant_id, acceptance_id, line);
create index acceptance_line_ordered on app.acceptance_line (tenant_id, order_line_id);
select app.tenant_table('app.acceptance_line', :'app');

create table app.acceptance_deduction (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  acceptance_id uuid not null,
  line int not null,
  reason text not null,
  order_line_id uuid,
  amount numeric(15, 2) not null check (amount > 0),
  note text not null,
  files uuid[] not null default '{}',
  primary key (tenant_id, id),
  foreign key (tenant_id, acceptance_id) references app.acceptance (tenant_id, id) on delete cascade,
  foreign key (tenant_id, order_line_id) references app.purchase_order_line (tenant_id, id)
);
create index acceptance_deduction_of on app.acceptance_deduction (tenant_id, acceptance_id, line);
create index acceptance_deduction_ordered on app.acceptance_deduction (tenant_id, order_line_id) where order_line_id is not null;
select app.tenant_table('app.acceptance_deduction', :'app');

-- What the supplier said, and what it read when it said so. Nobody changes a row; a signature that counts no more is
-- followed by one that says since when and why.
create table app.acceptance_signature (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  acceptance_id uuid not null,
  kind text not null check (kind in ('signed', 'objected', 'voided')),
  name text not null,
  note text,
  drawing jsonb,
  -- As it was read, and its SHA-256.
  content text,
  sha256 text,
  address text,
  link_id uuid,
  user_id uuid,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  check (kind = 'voided' or (content is not null and sha256 is not null and address is not null)),
  check (kind <> 'objected' or note is not null),
  foreign key (tenant_id, acceptance_id) references app.acceptance (tenant_id, id)
);
create index acceptance_signature_of on app.acceptance_signature (tenant_id, acceptance_id, at);
select app.tenant_table('app.acceptance_signature', :'app', append => true);

-- What a company says about acceptances as a whole.
create table app.acceptance_rule (
  tenant_id uuid not null default app.tenant(),
  tolerance numeric(5, 2) not null check (tolerance between 0 and 100),
  primary key (tenant_id)
);
select app.tenant_table('app.acceptance_rule', :'app');

-- Everything about one purchase on paper, as it was when it was made.
create table app.purchase_archive (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  purchase_id uuid not null,
  file_id uuid not null,
  sha256 text not null,
  made_by uuid,
  made_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, purchase_id) references app.purchase (tenant_id, id),
  foreign key (tenant_id, file_id) references app.file (tenant_id, id)
);
create index purchase_archive_of on app.purchase_archive (tenant_id, purchase_id, made_at);
create index purchase_archive_file on app.purchase_archive (tenant_id, file_id);
select app.tenant_table('app.purchase_archive', :'app', append => true);

create view app.acceptance_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, status, stage, order_id, supplier_id, project_id, order_version, accepted_on, is_final,
    lines_amount, coalesce(adjustment, 0) as adjustment, deduction_amount, amount, customer_amount, payable_amount, signed_at, settled_at,
    is_rated, owner_id, department_id, created_by, created_at
  from app.acceptance;
grant select on app.acceptance_ref to :app;

create view app.acceptance_line_ref with (security_invoker = true) as
  select l.tenant_id, l.id, coalesce(l.part, l.day::text, '') as name, l.acceptance_id, l.line, l.order_line_id, l.day, l.part, l.quantity,
    l.times, l.is_customer_paid, l.unit_price, l.amount, l.is_over
  from app.acceptance_line l;
grant select on app.acceptance_line_ref to :app;

-- Why each line was awarded, for the archive of a purchase.
create or replace view app.award_line_ref with (security_invoker = true) as
  select tenant_id, id, coalesce(name, '') as name, award_id, line, purchase_line_id, quote_line_id, supplier_id, quantity, unit_price,
    amount, purchase_type_id, approved_at, reason_code, reason_text, vs_budget, vs_lowest
  from app.award_line;

create or replace view app.award_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, status, purchase_id, project_id, owner_id, department_id, amount, approved_at, adjustment,
    quote_count, min_quotes, single_source_reason, remark
  from app.award;

create view app.purchase_opening_ref with (security_invoker = true) as
  select tenant_id, id, purchase_id, round_no, user_id, is_buyer, is_opened, at from app.purchase_opening;
grant select on app.purchase_opening_ref to :app;

create view app.purchase_order_version_ref with (security_invoker = true) as
  select tenant_id, id, 'v' || version_no as name, order_id, version_no, change_id, amount, signer, agreed_at from app.purchase_order_version;
grant select on app.purchase_order_version_ref to :app;
