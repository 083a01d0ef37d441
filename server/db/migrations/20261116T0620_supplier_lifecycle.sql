-- The stage a frozen supplier goes back to; what a scorecard says it may not do.
alter table app.supplier add column stage_before text check (stage_before in ('potential', 'qualified', 'preferred'));
alter table app.supplier add column standing text;
alter table app.supplier add column standing_inquiry text not null default 'free' check (standing_inquiry in ('free', 'warn', 'block'));
alter table app.supplier add column standing_order text not null default 'free' check (standing_order in ('free', 'warn', 'block'));

-- The last mark before its end that its owner was told of: 30, 7 or 0 days.
alter table app.supplier_certificate add column told_at int check (told_at in (30, 7, 0));

-- A change of stage, from the wish to what came of it.
create table app.supplier_move (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  supplier_id uuid not null,
  kind text not null check (kind in ('qualify', 'prefer', 'demote', 'freeze', 'release', 'eliminate', 'blacklist', 'restore')),
  from_stage text not null check (from_stage in ('potential', 'qualified', 'preferred', 'frozen', 'eliminated', 'blacklisted')),
  to_stage text not null check (to_stage in ('potential', 'qualified', 'preferred', 'frozen', 'eliminated', 'blacklisted')),
  reason text not null,
  evidence uuid[] not null default '{}',
  scope text[] not null default '{}' check (scope <@ '{inquiry,order,payment}'),
  until date,
  automatic boolean not null default false,
  owner_id uuid,
  decided_by uuid,
  opinion text,
  status text not null check (status in ('draft', 'waiting', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint supplier_move_code_key unique (tenant_id, code),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, decided_by) references app."user" (tenant_id, id)
);
create index supplier_move_created on app.supplier_move (tenant_id, created_at, id);
create index supplier_move_updated on app.supplier_move (tenant_id, updated_at, id);
create index supplier_move_by_status on app.supplier_move (tenant_id, status collate "zh-x-icu", id);
create index supplier_move_search on app.supplier_move using gin (tenant_id, search_grams);
create index supplier_move_supplier on app.supplier_move (tenant_id, supplier_id, created_at, id);
create unique index supplier_move_open on app.supplier_move (tenant_id, supplier_id) where status in ('waiting', 'pending', 'returned');
select app.tenant_table('app.supplier_move', :'app');

-- Why a supplier is frozen. It is as long as one of these is open; each cause has one at most.
create table app.supplier_hold (
  tenant_id uuid not null default app.tenant(),
  id uuid not null default app.new_id(),
  supplier_id uuid not null,
  cause text not null check (cause in ('manual', 'certificate')),
  scope text[] not null check (cardinality(scope) > 0 and scope <@ '{inquiry,order,payment}'),
  until date,
  reason text not null,
  move_id uuid,
  created_at timestamptz not null default now(),
  released_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id) on delete cascade,
  foreign key (tenant_id, move_id) references app.supplier_move (tenant_id, id)
);
create unique index supplier_hold_open on app.supplier_hold (tenant_id, supplier_id, cause) where released_at is null;
create index supplier_hold_until on app.supplier_hold (tenant_id, until) where released_at is null;
select app.tenant_table('app.supplier_hold', :'app');

create table app.supplier_blacklist_record (
  tenant_id uuid not null default app.tenant(),
  id uuid not null default app.new_id(),
  supplier_id uuid not null,
  move_id uuid not null,
  action text not null check (action in ('listed', 'lifted')),
  reason text not null,
  evidence uuid[] not null default '{}',
  decided_by uuid,
  -- Nobody asks to have it lifted before.
  cool_off_until date,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, move_id) references app.supplier_move (tenant_id, id),
  foreign key (tenant_id, decided_by) references app."user" (tenant_id, id)
);
create index supplier_blacklist_record_supplier on app.supplier_blacklist_record (tenant_id, supplier_id, created_at);
select app.tenant_table('app.supplier_blacklist_record', :'app', append => true);

-- What a company asks of its suppliers, where it does not take what is usual.
create table app.supplier_policy (
  tenant_id uuid not null default app.tenant(),
  pass_mark numeric(5, 2) not null check (pass_mark between 0 and 100),
  preferred_score numeric(5, 2) not null check (preferred_score between 0 and 100),
  preferred_orders int not null check (preferred_orders >= 0),
  one_time_limit numeric(15, 2) not null check (one_time_limit >= 0),
  cool_off_days int not null check (cool_off_days between 0 and 3650),
  primary key (tenant_id)
);
select app.tenant_table('app.supplier_policy', :'app');
