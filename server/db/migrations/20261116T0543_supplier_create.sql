-- What is left of a company's name when everything is taken away that is written now so, now so.
create function app.company_key(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    regexp_replace(lower(normalize(name, nfkc)), '[[:space:][:punct:]·]', '', 'g'),
    '(股份有限公司|有限责任公司|有限公司|集团公司|总公司|公司)$', '')
$$;

-- The digits of a number, however it is grouped; too few say nothing.
create function app.phone_key(phone text) returns text language sql immutable parallel safe as $$
  select case when length(d) >= 7 then d end from (select regexp_replace(phone, '\D', '', 'g') as d) x
$$;

create table app.supplier (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  short_name text,
  english_name text,
  logo uuid[] not null default '{}',
  type text not null check (type in ('company', 'individual', 'partnership', 'institution')),
  classifies uuid[] not null default '{}',
  credit_code text,
  legal_person text,
  registered_capital numeric(15, 2),
  established_on date,
  business_scope text,
  region text,
  location_address text,
  location_lat float8,
  location_lng float8,
  phone text,
  email text,
  website text,
  service_cities text[] not null default '{}',
  taxpayer_type text,
  default_tax_rate numeric(5, 2),
  invoice_types text[] not null default '{}',
  payment_term text,
  settlement_method text,
  owner_id uuid,
  department_id uuid,
  stakeholders uuid[] not null default '{}',
  tags text[] not null default '{}',
  attachments uuid[] not null default '{}',
  remark text,
  status text not null check (status in ('enabled', 'disabled')),
  lifecycle text not null check (lifecycle in ('potential', 'qualified', 'preferred', 'frozen', 'eliminated', 'blacklisted')),
  freeze_scope text[] not null default '{}',
  freeze_until date,
  blacklist_reason text,
  grade text check (grade in ('S', 'A', 'B', 'C', 'D')),
  score numeric(5, 2),
  cooperation_count int not null default 0,
  cooperation_amount numeric(15, 2) not null default 0,
  last_cooperated_on date,
  certificate_expires_on date,
  source text not null check (source in ('staff', 'apply', 'import', 'inquiry')),
  custom jsonb not null default '{}',
  name_key text,
  phone_key text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint supplier_code_key unique (tenant_id, code),
  constraint supplier_credit_code_key unique (tenant_id, credit_code),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index supplier_created on app.supplier (tenant_id, created_at, id);
create index supplier_updated on app.supplier (tenant_id, updated_at, id);
create index supplier_by_name on app.supplier (tenant_id, name collate "zh-x-icu", id);
create index supplier_by_lifecycle on app.supplier (tenant_id, lifecycle collate "zh-x-icu", id);
create index supplier_by_score on app.supplier (tenant_id, coalesce(score, '-Infinity'::numeric), id);
create index supplier_by_amount on app.supplier (tenant_id, cooperation_amount, id);
create index supplier_by_certificate on app.supplier (tenant_id, coalesce(certificate_expires_on, '-infinity'::date), id);
create index supplier_search on app.supplier using gin (tenant_id, search_grams);
create index supplier_name_key on app.supplier (tenant_id, name_key);
create index supplier_phone_key on app.supplier (tenant_id, phone_key);
create index supplier_classifies on app.supplier using gin (tenant_id, classifies);
create index supplier_owner on app.supplier (tenant_id, owner_id);
select app.tenant_table('app.supplier', :'app');

-- Kept in columns, as an index over a function is no use behind row-level security.
create function app.supplier_keys() returns trigger language plpgsql as $$
begin
  new.name_key := app.company_key(new.name);
  new.phone_key := app.phone_key(new.phone);
  return new;
end $$;
create trigger keys before insert or update of name, phone on app.supplier for each row execute function app.supplier_keys();

create view app.supplier_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status from app.supplier;
grant select on app.supplier_ref to :app;

-- What a class of the tree means for suppliers.
create table app.supplier_classify (
  tenant_id uuid not null default app.tenant(),
  classify_id uuid not null,
  kind text not null check (kind in ('hotel', 'venue', 'catering', 'av', 'stage_build', 'transport', 'staff', 'gift', 'print', 'travel', 'other')),
  payment_term text,
  required_certificates text[] not null default '{}',
  min_quotes int not null default 3 check (min_quotes between 1 and 20),
  primary key (tenant_id, classify_id),
  foreign key (tenant_id, classify_id) references app.classify (tenant_id, id) on delete cascade
);
select app.tenant_table('app.supplier_classify', :'app');

create view app.supplier_classify_ref with (security_invoker = true) as
  select tenant_id, id, code, name, parent_id, sort, version from app.classify where kind = 'supplier';
grant select on app.supplier_classify_ref to :app;

create table app.supplier_contact (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  supplier_id uuid not null,
  name text not null,
  mobile text not null,
  position text,
  roles text[] not null default '{}',
  is_primary boolean not null default false,
  receive_inquiry_sms boolean not null default false,
  can_quote boolean not null default false,
  sex text check (sex in ('male', 'female')),
  tel text,
  wechat text,
  email text,
  division text,
  status text not null check (status in ('active', 'left')),
  left_on date,
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint supplier_contact_code_key unique (tenant_id, code),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id) on delete cascade
);
create index supplier_contact_created on app.supplier_contact (tenant_id, created_at, id);
create index supplier_contact_updated on app.supplier_contact (tenant_id, updated_at, id);
create index supplier_contact_by_name on app.supplier_contact (tenant_id, name collate "zh-x-icu", id);
create index supplier_contact_search on app.supplier_contact using gin (tenant_id, search_grams);
create index supplier_contact_supplier on app.supplier_contact (tenant_id, supplier_id, created_at, id);
create unique index supplier_contact_primary on app.supplier_contact (tenant_id, supplier_id) where is_primary;
create index supplier_contact_mobile on app.supplier_contact (tenant_id, mobile);
select app.tenant_table('app.supplier_contact', :'app');

create view app.supplier_contact_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status from app.supplier_contact;
grant select on app.supplier_contact_ref to :app;

create table app.supplier_bank_account (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  supplier_id uuid not null,
  account_name text not null,
  account_no text not null,
  bank_name text not null,
  branch text not null,
  branch_code text,
  account_type text not null check (account_type in ('corporate', 'personal', 'alipay')),
  is_default boolean not null default false,
  effective_from date,
  voucher uuid[] not null default '{}',
  status text not null check (status in ('enabled', 'disabled')),
  verify_status text not null check (verify_status in ('unverified', 'verified', 'failed')),
  changed_on date,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint supplier_bank_account_code_key unique (tenant_id, code),
  constraint supplier_bank_account_no_key unique (tenant_id, supplier_id, account_no),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id) on delete cascade
);
create index supplier_bank_account_created on app.supplier_bank_account (tenant_id, created_at, id);
create index supplier_bank_account_updated on app.supplier_bank_account (tenant_id, updated_at, id);
create index supplier_bank_account_by_account_name on app.supplier_bank_account (tenant_id, account_name collate "zh-x-icu", id);
create index supplier_bank_account_search on app.supplier_bank_account using gin (tenant_id, search_grams);
create index supplier_bank_account_supplier on app.supplier_bank_account (tenant_id, supplier_id, created_at, id);
create unique index supplier_bank_account_default on app.supplier_bank_account (tenant_id, supplier_id) where is_default;
create index supplier_bank_account_number on app.supplier_bank_account (tenant_id, account_no);
select app.tenant_table('app.supplier_bank_account', :'app');

create table app.supplier_certificate (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  supplier_id uuid not null,
  type text not null,
  number text not null,
  issued_by text,
  issued_on date,
  long_term boolean not null default false,
  expires_on date,
  revoked boolean not null default false,
  files uuid[] not null default '{}',
  remark text,
  status text not null check (status in ('valid', 'expiring', 'expired', 'revoked')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint supplier_certificate_code_key unique (tenant_id, code),
  constraint supplier_certificate_dates check (expires_on >= issued_on),
  constraint supplier_certificate_expiry check (long_term or expires_on is not null),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id) on delete cascade
);
create index supplier_certificate_created on app.supplier_certificate (tenant_id, created_at, id);
create index supplier_certificate_updated on app.supplier_certificate (tenant_id, updated_at, id);
create index supplier_certificate_by_expiry on app.supplier_certificate (tenant_id, coalesce(expires_on, '-infinity'::date), id);
create index supplier_certificate_by_status on app.supplier_certificate (tenant_id, status collate "zh-x-icu", id);
create index supplier_certificate_search on app.supplier_certificate using gin (tenant_id, search_grams);
create index supplier_certificate_supplier on app.supplier_certificate (tenant_id, supplier_id, created_at, id);
select app.tenant_table('app.supplier_certificate', :'app');

create table app.supplier_qualification (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  supplier_id uuid not null,
  classify_id uuid not null,
  name text not null,
  level text not null check (level in ('prospective', 'conditional', 'qualified', 'preferred')),
  valid_to date,
  score numeric(5, 2),
  approved_by uuid,
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint supplier_qualification_code_key unique (tenant_id, code),
  constraint supplier_qualification_class_key unique (tenant_id, supplier_id, classify_id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, classify_id) references app.classify (tenant_id, id),
  foreign key (tenant_id, approved_by) references app."user" (tenant_id, id)
);
create index supplier_qualification_created on app.supplier_qualification (tenant_id, created_at, id);
create index supplier_qualification_updated on app.supplier_qualification (tenant_id, updated_at, id);
create index supplier_qualification_by_name on app.supplier_qualification (tenant_id, name collate "zh-x-icu", id);
create index supplier_qualification_search on app.supplier_qualification using gin (tenant_id, search_grams);
create index supplier_qualification_class on app.supplier_qualification (tenant_id, classify_id);
select app.tenant_table('app.supplier_qualification', :'app');

create table app.supplier_price_item (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  supplier_id uuid not null,
  name text not null,
  kind text not null check (kind in ('hall', 'room', 'catering', 'av', 'build', 'staff', 'vehicle', 'gift', 'print', 'ticket', 'other')),
  spec text,
  unit text not null,
  price numeric(15, 2) not null,
  tax_rate numeric(5, 2),
  season text not null check (season in ('all', 'low', 'shoulder', 'peak')),
  valid_from date,
  valid_to date,
  source text,
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint supplier_price_item_code_key unique (tenant_id, code),
  constraint supplier_price_item_dates check (valid_to >= valid_from),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id)
);
create index supplier_price_item_created on app.supplier_price_item (tenant_id, created_at, id);
create index supplier_price_item_updated on app.supplier_price_item (tenant_id, updated_at, id);
create index supplier_price_item_by_name on app.supplier_price_item (tenant_id, name collate "zh-x-icu", id);
create index supplier_price_item_search on app.supplier_price_item using gin (tenant_id, search_grams);
create index supplier_price_item_supplier on app.supplier_price_item (tenant_id, supplier_id, created_at, id);
select app.tenant_table('app.supplier_price_item', :'app');
