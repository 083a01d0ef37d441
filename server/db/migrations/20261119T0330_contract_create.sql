-- What kinds of contracts there are, from which texts they begin, the contracts with their instalments, and what changes them.
create table app.contract_type (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  name_en text,
  parent_id uuid,
  direction text not null check (direction in ('sale', 'purchase', 'framework', 'supplement', 'other')),
  short_code text,
  template_id uuid,
  required_papers text[] not null default '{}',
  is_seal_required boolean not null default true,
  sort int not null default 0,
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint contract_type_code_key unique (tenant_id, code),
  constraint contract_type_name_key unique nulls not distinct (tenant_id, parent_id, name),
  constraint contract_type_above check (parent_id is distinct from id),
  foreign key (tenant_id, parent_id) references app.contract_type (tenant_id, id)
);
create index contract_type_created on app.contract_type (tenant_id, created_at, id);
create index contract_type_updated on app.contract_type (tenant_id, updated_at, id);
create index contract_type_search on app.contract_type using gin (tenant_id, search_grams);
create index contract_type_by_name on app.contract_type (tenant_id, name collate "zh-x-icu", id);
create index contract_type_by_sort on app.contract_type (tenant_id, sort, id);
create index contract_type_parent on app.contract_type (tenant_id, parent_id);
create index contract_type_template on app.contract_type (tenant_id, template_id) where template_id is not null;
select app.tenant_table('app.contract_type', :'app');

create table app.contract_template (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  type_id uuid,
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint contract_template_code_key unique (tenant_id, code),
  constraint contract_template_name_key unique (tenant_id, name),
  foreign key (tenant_id, type_id) references app.contract_type (tenant_id, id)
);
create index contract_template_created on app.contract_template (tenant_id, created_at, id);
create index contract_template_updated on app.contract_template (tenant_id, updated_at, id);
create index contract_template_search on app.contract_template using gin (tenant_id, search_grams);
create index contract_template_by_name on app.contract_template (tenant_id, name collate "zh-x-icu", id);
create index contract_template_type on app.contract_template (tenant_id, type_id) where type_id is not null;
select app.tenant_table('app.contract_template', :'app');

alter table app.contract_type add foreign key (tenant_id, template_id) references app.contract_template (tenant_id, id);

create table app.contract_template_clause (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  contract_template_id uuid not null,
  line int not null,
  key text not null,
  title text not null,
  text text not null,
  is_fixed boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, contract_template_id) references app.contract_template (tenant_id, id) on delete cascade
);
create index contract_template_clause_of on app.contract_template_clause (tenant_id, contract_template_id, line);
select app.tenant_table('app.contract_template_clause', :'app');

-- The classes companies sorted contracts by so far become types with the same ids; the common tree gives them up.
insert into app.contract_type (tenant_id, id, code, name, direction, sort, search_text, search_grams, created_at, updated_at)
  select c.tenant_id, c.id, 'HTFL-T' || lpad((row_number() over (partition by c.tenant_id order by c.sort, c.id))::text, 4, '0'), c.name,
    case when c.name like '%采购%' or c.name like '%供应%' then 'purchase' when c.name like '%框架%' then 'framework'
      when c.name like '%补充%' then 'supplement' when c.name like '%销售%' or c.name like '%服务%' or c.name like '%客户%' then 'sale'
      else 'other' end, c.sort, '', '{}', c.created_at, c.updated_at
  from app.classify c where c.kind = 'contract';
update app.contract_type t set parent_id = c.parent_id from app.classify c
  where c.tenant_id = t.tenant_id and c.id = t.id and c.parent_id is not null;
delete from app.classify where kind = 'contract';

create view app.contract_type_ref with (security_invoker = true) as
  select tenant_id, id, code, name, name_en, parent_id, direction, short_code, template_id, is_seal_required, status from app.contract_type;
grant select on app.contract_type_ref to :app;
create view app.contract_template_ref with (security_invoker = true) as
  select tenant_id, id, code, name, type_id, status from app.contract_template;
grant select on app.contract_template_ref to :app;

create table app.contract (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  type_id uuid not null,
  parent_id uuid,
  project_id uuid,
  our_company_id uuid not null,
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
  template_id uuid,
  attachments uuid[] not null default '{}',
  credit_reason text,
  remark text,
  owner_id uuid not null,
  department_id uuid,
  is_opening boolean not null default false,
  opening_sign_date date,
  opening_invoiced numeric(15, 2) check (opening_invoiced >= 0),
  opening_settled numeric(15, 2) check (opening_settled >= 0),
  direction text not null check (direction in ('sale', 'purchase', 'framework', 'supplement', 'other')),
  side text not null check (side in ('receive', 'pay', 'none')),
  amount_ex_tax numeric(15, 2) not null,
  tax numeric(15, 2) not null,
  first_amount numeric(15, 2) not null,
  deviation_count int not null,
  version_no int not null check (version_no > 0),
  sign_date date,
  signer_id uuid,
  seal_no text,
  copies int,
  sealed_files uuid[] not null default '{}',
  sealed_pages int,
  sealed_hash text,
  keeper_id uuid,
  storage_place text,
  archive_no text,
  archived_at timestamptz,
  invoiced numeric(15, 2) not null,
  settled numeric(15, 2) not null,
  has_open_change boolean not null default false,
  stage_by uuid,
  stage_at timestamptz,
  stage_reason text,
  paused_from text,
  -- For which end, and when last, somebody was told.
  expiry_told_for date,
  unsigned_told_on date,
  stage text not null
    check (stage in ('draft', 'toSign', 'signed', 'performing', 'paused', 'completed', 'archived', 'terminated', 'void')),
  status text not null check (status in ('draft', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint contract_code_key unique (tenant_id, code),
  constraint contract_dates check (end_date >= start_date),
  constraint contract_tax check (amount = amount_ex_tax + tax),
  constraint contract_above check (parent_id is distinct from id),
  constraint contract_paused check ((stage = 'paused') = (paused_from is not null)),
  foreign key (tenant_id, type_id) references app.contract_type (tenant_id, id),
  foreign key (tenant_id, parent_id) references app.contract (tenant_id, id),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, our_company_id) references app.our_company (tenant_id, id),
  foreign key (tenant_id, customer_id) references app.customer (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, template_id) references app.contract_template (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, signer_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, keeper_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index contract_created on app.contract (tenant_id, created_at, id);
create index contract_updated on app.contract (tenant_id, updated_at, id);
create index contract_search on app.contract using gin (tenant_id, search_grams);
create index contract_by_name on app.contract (tenant_id, name collate "zh-x-icu", id);
create index contract_by_amount on app.contract (tenant_id, amount, id);
create index contract_by_sign on app.contract (tenant_id, coalesce(sign_date, '-infinity'::date), id);
create index contract_by_end on app.contract (tenant_id, coalesce(end_date, '-infinity'::date), id);
create index contract_type_of on app.contract (tenant_id, type_id, created_at, id);
create index contract_parent on app.contract (tenant_id, parent_id) where parent_id is not null;
create index contract_project on app.contract (tenant_id, project_id, created_at, id) where project_id is not null;
create index contract_our_company on app.contract (tenant_id, our_company_id);
create index contract_customer on app.contract (tenant_id, customer_id, created_at, id) where customer_id is not null;
create index contract_supplier on app.contract (tenant_id, supplier_id, created_at, id) where supplier_id is not null;
create index contract_template_of on app.contract (tenant_id, template_id) where template_id is not null;
create index contract_owner on app.contract (tenant_id, owner_id, created_at, id);
create index contract_signer on app.contract (tenant_id, signer_id) where signer_id is not null;
create index contract_keeper on app.contract (tenant_id, keeper_id) where keeper_id is not null;
create index contract_department on app.contract (tenant_id, department_id, created_at, id);
create index contract_creator on app.contract (tenant_id, created_by);
create index contract_stage on app.contract (tenant_id, stage, created_at, id);
create index contract_ending on app.contract (tenant_id, end_date) where stage in ('signed', 'performing', 'paused') and end_date is not null;
create unique index contract_sealed_key on app.contract (tenant_id, sealed_hash) where sealed_hash is not null;
select app.tenant_table('app.contract', :'app');

create view app.contract_ref with (security_invoker = true) as
  select tenant_id, id, code, name, type_id, direction, side, parent_id, project_id, our_company_id, customer_id, supplier_id, counterparty,
    amount_kind, amount, tax_rate, amount_ex_tax, tax, first_amount, deposit, retention_rate, start_date, end_date, sign_date, is_opening,
    invoiced, settled, stage, status, version_no, owner_id, department_id, created_by, created_at
  from app.contract;
grant select on app.contract_ref to :app;

create table app.contract_line (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  contract_id uuid not null,
  line int not null,
  name text not null,
  spec text,
  unit text,
  quantity numeric(15, 4) not null check (quantity >= 0),
  price numeric(15, 2),
  amount numeric(15, 2),
  remark text,
  primary key (tenant_id, id),
  foreign key (tenant_id, contract_id) references app.contract (tenant_id, id) on delete cascade
);
create index contract_line_of on app.contract_line (tenant_id, contract_id, line);
select app.tenant_table('app.contract_line', :'app');

create view app.contract_line_ref with (security_invoker = true) as
  select tenant_id, id, contract_id, line, name, spec, unit, quantity, price, amount from app.contract_line;
grant select on app.contract_line_ref to :app;

create table app.contract_clause (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  contract_id uuid not null,
  line int not null,
  key text,
  title text not null,
  text text not null,
  is_deviation boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, contract_id) references app.contract (tenant_id, id) on delete cascade
);
create index contract_clause_of on app.contract_clause (tenant_id, contract_id, line);
select app.tenant_table('app.contract_clause', :'app');

-- The instalments as the paper says them; from the approval on each has a plan.
create table app.contract_plan (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  contract_id uuid not null,
  line int not null,
  name text not null,
  trigger text not null check (trigger in ('sign', 'setup', 'eventEnd', 'invoice', 'acceptance', 'date')),
  offset_days int not null default 0,
  ratio numeric(5, 2),
  amount numeric(15, 2),
  plan_date date,
  remind_days int not null default 7,
  remark text,
  primary key (tenant_id, id),
  foreign key (tenant_id, contract_id) references app.contract (tenant_id, id) on delete cascade
);
create index contract_plan_of on app.contract_plan (tenant_id, contract_id, line);
select app.tenant_table('app.contract_plan', :'app');
