-- What a company sends in to become a supplier, and what became of it.
create table app.supplier_application (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  type text not null check (type in ('company', 'individual', 'partnership', 'institution')),
  credit_code text,
  legal_person text,
  registered_capital numeric(15, 2),
  established_on date,
  business_scope text,
  classifies uuid[] not null default '{}',
  region text,
  address text,
  phone text,
  website text,
  contact_name text not null,
  contact_mobile text not null,
  contact_position text,
  contact_email text,
  account_name text,
  account_no text,
  bank_name text,
  branch text,
  referrer text,
  remark text,
  stage text not null check (stage in ('submitted', 'reviewing', 'returned', 'approved', 'rejected', 'duplicate')),
  status text not null check (status in ('draft', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void')),
  owner_id uuid,
  opinion text,
  supplier_id uuid,
  duplicate_of_id uuid,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  mended int not null default 0,
  source text not null check (source in ('outside', 'staff')),
  agreement_version text,
  agreed_at timestamptz,
  ip text,
  user_agent text,
  remarks jsonb not null default '[]',
  name_key text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint supplier_application_code_key unique (tenant_id, code),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, duplicate_of_id) references app.supplier (tenant_id, id)
);
create index supplier_application_submitted on app.supplier_application (tenant_id, submitted_at, id);
create index supplier_application_created on app.supplier_application (tenant_id, created_at, id);
create index supplier_application_updated on app.supplier_application (tenant_id, updated_at, id);
create index supplier_application_by_name on app.supplier_application (tenant_id, name collate "zh-x-icu", id);
create index supplier_application_by_stage on app.supplier_application (tenant_id, stage collate "zh-x-icu", id);
create index supplier_application_search on app.supplier_application using gin (tenant_id, search_grams);
create index supplier_application_credit on app.supplier_application (tenant_id, credit_code);
create index supplier_application_name_key on app.supplier_application (tenant_id, name_key);
create index supplier_application_mobile on app.supplier_application (tenant_id, contact_mobile);
create index supplier_application_ip on app.supplier_application (tenant_id, ip, submitted_at);
create index supplier_application_owner on app.supplier_application (tenant_id, owner_id);
create index supplier_application_supplier on app.supplier_application (tenant_id, supplier_id);
create index supplier_application_duplicate on app.supplier_application (tenant_id, duplicate_of_id);
select app.tenant_table('app.supplier_application', :'app');

create function app.supplier_application_keys() returns trigger language plpgsql as $$
begin
  new.name_key := app.company_key(new.name);
  return new;
end $$;
create trigger keys before insert or update of name on app.supplier_application for each row execute function app.supplier_application_keys();

create view app.supplier_application_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status from app.supplier_application;
grant select on app.supplier_application_ref to :app;

create table app.supplier_application_licence (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  application_id uuid not null,
  line int not null,
  type text not null,
  number text,
  long_term boolean not null,
  expires_on date,
  files uuid[] not null default '{}',
  primary key (tenant_id, id),
  foreign key (tenant_id, application_id) references app.supplier_application (tenant_id, id) on delete cascade
);
create index supplier_application_licence_of on app.supplier_application_licence (tenant_id, application_id, line);
select app.tenant_table('app.supplier_application_licence', :'app');

create table app.supplier_application_offer (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  application_id uuid not null,
  line int not null,
  kind text not null check (kind in ('hotel', 'place')),
  name text not null,
  star text check (star in ('five', 'four', 'three', 'luxury', 'upscale', 'comfort', 'economy')),
  rooms int,
  area numeric(12, 1),
  seats int,
  primary key (tenant_id, id),
  foreign key (tenant_id, application_id) references app.supplier_application (tenant_id, id) on delete cascade
);
create index supplier_application_offer_of on app.supplier_application_offer (tenant_id, application_id, line);
select app.tenant_table('app.supplier_application_offer', :'app');

-- What an applicant has filled in so far: half a form is nobody's record yet. With an application, the page it is mended on.
create table app.supplier_application_draft (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  mobile text not null,
  application_id uuid,
  body jsonb not null default '{}',
  uploads uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, application_id) references app.supplier_application (tenant_id, id) on delete cascade
);
create unique index supplier_application_draft_open on app.supplier_application_draft (tenant_id, mobile) where application_id is null;
create unique index supplier_application_draft_of on app.supplier_application_draft (tenant_id, application_id) where application_id is not null;
create index supplier_application_draft_age on app.supplier_application_draft (tenant_id, updated_at);
select app.tenant_table('app.supplier_application_draft', :'app');
