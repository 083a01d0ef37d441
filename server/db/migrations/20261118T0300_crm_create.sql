-- The classes of customers stand in the common tree, which the dictionary keeps.
create view app.customer_classify_ref with (security_invoker = true) as
  select tenant_id, id, code, name, parent_id, sort, version from app.classify where kind = 'customer';
grant select on app.customer_classify_ref to :app;

create table app.customer (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  short_name text,
  credit_code text,
  parent_id uuid,
  classify_id uuid,
  level text,
  industry text,
  scale text,
  source text,
  phone text,
  email text,
  website text,
  region text,
  location_address text,
  location_lat float8,
  location_lng float8,
  annual_events int,
  typical_attendees int,
  annual_budget numeric(15, 2),
  preferred_cities text[] not null default '{}',
  payment_habit text,
  owner_id uuid,
  department_id uuid,
  tags text[] not null default '{}',
  attachments uuid[] not null default '{}',
  remark text,
  status text not null check (status in ('enabled', 'disabled')),
  stage text not null check (stage in ('lead', 'following', 'dealt', 'dormant', 'lost')),
  lost_reason text,
  last_follow_at timestamptz,
  next_follow_at timestamptz,
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
  constraint customer_code_key unique (tenant_id, code),
  constraint customer_credit_code_key unique (tenant_id, credit_code),
  foreign key (tenant_id, parent_id) references app.customer (tenant_id, id),
  foreign key (tenant_id, classify_id) references app.classify (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index customer_created on app.customer (tenant_id, created_at, id);
create index customer_updated on app.customer (tenant_id, updated_at, id);
create index customer_search on app.customer using gin (tenant_id, search_grams);
create index customer_by_name on app.customer (tenant_id, name collate "zh-x-icu", id);
create index customer_by_last on app.customer (tenant_id, coalesce(last_follow_at, '-infinity'::timestamptz), id);
create index customer_by_next on app.customer (tenant_id, coalesce(next_follow_at, '-infinity'::timestamptz), id);
create index customer_by_budget on app.customer (tenant_id, coalesce(annual_budget, '-Infinity'::numeric), id);
create index customer_name_key on app.customer (tenant_id, name_key);
create index customer_phone_key on app.customer (tenant_id, phone_key);
create index customer_parent on app.customer (tenant_id, parent_id) where parent_id is not null;
create index customer_classify on app.customer (tenant_id, classify_id);
-- Who sees a row is decided by these three together.
create index customer_owner on app.customer (tenant_id, owner_id, created_at, id);
create index customer_department on app.customer (tenant_id, department_id, created_at, id);
create index customer_creator on app.customer (tenant_id, created_by);

-- Kept in columns, as an index over a function is no use behind row-level security.
create function app.customer_keys() returns trigger language plpgsql as $$
begin
  new.name_key := app.company_key(new.name);
  new.phone_key := app.phone_key(new.phone);
  return new;
end $$;
create trigger keys before insert or update of name, phone on app.customer for each row execute function app.customer_keys();
select app.tenant_table('app.customer', :'app');

create view app.customer_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status, stage, owner_id, department_id, classify_id, created_by from app.customer;
grant select on app.customer_ref to :app;

create table app.customer_contact (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  customer_id uuid not null,
  name text not null,
  mobile text,
  position text,
  division text,
  is_primary boolean not null default false,
  is_decision_maker boolean not null default false,
  parent_id uuid,
  tel text,
  wechat text,
  email text,
  birthday date,
  preferences text,
  status text not null check (status in ('active', 'left')),
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint customer_contact_code_key unique (tenant_id, code),
  foreign key (tenant_id, customer_id) references app.customer (tenant_id, id) on delete cascade,
  foreign key (tenant_id, parent_id) references app.customer_contact (tenant_id, id) on delete set null (parent_id)
);
create index customer_contact_created on app.customer_contact (tenant_id, created_at, id);
create index customer_contact_updated on app.customer_contact (tenant_id, updated_at, id);
create index customer_contact_search on app.customer_contact using gin (tenant_id, search_grams);
create index customer_contact_by_name on app.customer_contact (tenant_id, name collate "zh-x-icu", id);
create index customer_contact_customer on app.customer_contact (tenant_id, customer_id, created_at, id);
create unique index customer_contact_primary on app.customer_contact (tenant_id, customer_id) where is_primary;
create index customer_contact_mobile on app.customer_contact (tenant_id, mobile);
create index customer_contact_parent on app.customer_contact (tenant_id, parent_id) where parent_id is not null;
select app.tenant_table('app.customer_contact', :'app');

create view app.customer_contact_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status, customer_id from app.customer_contact;
grant select on app.customer_contact_ref to :app;

create table app.customer_title (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  customer_id uuid not null,
  name text not null,
  kind text not null check (kind in ('company', 'institution', 'person')),
  credit_code text,
  invoice_kind text,
  is_default boolean not null default false,
  address text,
  phone text,
  bank_name text,
  account_no text,
  email text,
  status text not null check (status in ('enabled', 'disabled')),
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint customer_title_code_key unique (tenant_id, code),
  foreign key (tenant_id, customer_id) references app.customer (tenant_id, id) on delete cascade,
  constraint customer_title_name_key unique (tenant_id, customer_id, name),
  constraint customer_title_code check (kind = 'person' or credit_code is not null)
);
create index customer_title_created on app.customer_title (tenant_id, created_at, id);
create index customer_title_updated on app.customer_title (tenant_id, updated_at, id);
create index customer_title_search on app.customer_title using gin (tenant_id, search_grams);
create index customer_title_by_name on app.customer_title (tenant_id, name collate "zh-x-icu", id);
create index customer_title_customer on app.customer_title (tenant_id, customer_id, created_at, id);
create unique index customer_title_default on app.customer_title (tenant_id, customer_id) where is_default;
select app.tenant_table('app.customer_title', :'app');

create view app.customer_title_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status, customer_id from app.customer_title;
grant select on app.customer_title_ref to :app;

create table app.customer_address (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  customer_id uuid not null,
  name text not null,
  kind text not null check (kind in ('office', 'invoice', 'delivery', 'event', 'other')),
  region text,
  location_address text not null,
  location_lat float8,
  location_lng float8,
  receiver text,
  phone text,
  is_default boolean not null default false,
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint customer_address_code_key unique (tenant_id, code),
  foreign key (tenant_id, customer_id) references app.customer (tenant_id, id) on delete cascade
);
create index customer_address_created on app.customer_address (tenant_id, created_at, id);
create index customer_address_updated on app.customer_address (tenant_id, updated_at, id);
create index customer_address_search on app.customer_address using gin (tenant_id, search_grams);
create index customer_address_by_name on app.customer_address (tenant_id, name collate "zh-x-icu", id);
create index customer_address_customer on app.customer_address (tenant_id, customer_id, created_at, id);
create unique index customer_address_default on app.customer_address (tenant_id, customer_id) where is_default;
select app.tenant_table('app.customer_address', :'app');

create view app.customer_address_ref with (security_invoker = true) as
  select tenant_id, id, code, name, customer_id from app.customer_address;
grant select on app.customer_address_ref to :app;

create table app.follow_plan (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  customer_id uuid not null,
  content text not null,
  at timestamptz not null,
  type text not null,
  contact_id uuid,
  owner_id uuid,
  status text not null check (status in ('planned', 'done', 'canceled')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint follow_plan_code_key unique (tenant_id, code),
  foreign key (tenant_id, customer_id) references app.customer (tenant_id, id) on delete cascade,
  foreign key (tenant_id, contact_id) references app.customer_contact (tenant_id, id) on delete set null (contact_id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id)
);
create index follow_plan_created on app.follow_plan (tenant_id, created_at, id);
create index follow_plan_updated on app.follow_plan (tenant_id, updated_at, id);
create index follow_plan_search on app.follow_plan using gin (tenant_id, search_grams);
create index follow_plan_by_time on app.follow_plan (tenant_id, at, id);
create index follow_plan_customer on app.follow_plan (tenant_id, customer_id, at, id);
create index follow_plan_contact on app.follow_plan (tenant_id, contact_id) where contact_id is not null;
create index follow_plan_due on app.follow_plan (tenant_id, owner_id, at) where status = 'planned';
select app.tenant_table('app.follow_plan', :'app');

create view app.follow_plan_ref with (security_invoker = true) as
  select tenant_id, id, code, content as name, status, customer_id from app.follow_plan;
grant select on app.follow_plan_ref to :app;

create table app.follow_up (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  customer_id uuid not null,
  topic text not null,
  type text not null,
  content text not null,
  contact_id uuid,
  at timestamptz not null,
  followed_by uuid,
  location_address text,
  location_lat float8,
  location_lng float8,
  photos uuid[] not null default '{}',
  plan_id uuid,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint follow_up_code_key unique (tenant_id, code),
  foreign key (tenant_id, customer_id) references app.customer (tenant_id, id) on delete cascade,
  foreign key (tenant_id, contact_id) references app.customer_contact (tenant_id, id) on delete set null (contact_id),
  foreign key (tenant_id, followed_by) references app."user" (tenant_id, id),
  foreign key (tenant_id, plan_id) references app.follow_plan (tenant_id, id) on delete set null (plan_id)
);
create index follow_up_created on app.follow_up (tenant_id, created_at, id);
create index follow_up_updated on app.follow_up (tenant_id, updated_at, id);
create index follow_up_search on app.follow_up using gin (tenant_id, search_grams);
create index follow_up_by_time on app.follow_up (tenant_id, at, id);
create index follow_up_customer on app.follow_up (tenant_id, customer_id, at, id);
create index follow_up_contact on app.follow_up (tenant_id, contact_id) where contact_id is not null;
create unique index follow_up_plan on app.follow_up (tenant_id, plan_id) where plan_id is not null;
select app.tenant_table('app.follow_up', :'app');

create view app.follow_up_ref with (security_invoker = true) as
  select tenant_id, id, code, topic as name, customer_id from app.follow_up;
grant select on app.follow_up_ref to :app;
