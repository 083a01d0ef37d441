-- Customers nobody has, and the rules by which people take them and lose them again.
create table app.customer_pool (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  departments uuid[] not null default '{}',
  managers uuid[] not null default '{}',
  hide_phone boolean not null default false,
  hide_contact boolean not null default false,
  hide_budget boolean not null default false,
  capacity int,
  daily_limit int,
  cooldown_days int,
  follow_days int,
  deal_days int,
  joined_by text not null default 'or' check (joined_by in ('and', 'or')),
  remind_days int,
  status text not null check (status in ('enabled', 'disabled')),
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
  constraint customer_pool_code_key unique (tenant_id, code),
  constraint customer_pool_name_key unique (tenant_id, name),
  constraint customer_pool_default_enabled check (not is_default or status = 'enabled')
);
create index customer_pool_created on app.customer_pool (tenant_id, created_at, id);
create index customer_pool_updated on app.customer_pool (tenant_id, updated_at, id);
create index customer_pool_by_name on app.customer_pool (tenant_id, name collate "zh-x-icu", id);
create index customer_pool_search on app.customer_pool using gin (tenant_id, search_grams);
create unique index customer_pool_default on app.customer_pool (tenant_id) where is_default;
select app.tenant_table('app.customer_pool', :'app');

create view app.customer_pool_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status from app.customer_pool;
grant select on app.customer_pool_ref to :app;

alter table app.customer
  add column dealt_at timestamptz,
  add column owned_at timestamptz,
  add column is_locked boolean not null default false,
  add column pool_id uuid,
  add column pooled_at timestamptz,
  add column pool_reason text,
  add column previous_owner_id uuid,
  -- The day it would be recycled that its owner was told of, and when they were.
  add column recycle_told_for timestamptz,
  add column recycle_told_at timestamptz,
  add foreign key (tenant_id, pool_id) references app.customer_pool (tenant_id, id),
  add foreign key (tenant_id, previous_owner_id) references app."user" (tenant_id, id);

alter table app.customer no force row level security;
update app.customer set owned_at = created_at where owner_id is not null;
update app.customer set dealt_at = updated_at where stage in ('dealt', 'dormant');

-- A customer in a pool is nobody's. Checked after the references, so that one to another company is refused as such.
create function app.customer_unowned() returns trigger language plpgsql as $$
begin
  raise exception 'a customer in a pool has no owner' using errcode = 'check_violation';
end $$;
create constraint trigger unowned after insert or update of pool_id, owner_id, department_id, pooled_at on app.customer
  for each row when ((new.pool_id is null) <> (new.pooled_at is null)
    or (new.pool_id is not null and (new.owner_id is not null or new.department_id is not null)))
  execute function app.customer_unowned();
create index customer_pooled on app.customer (tenant_id, pool_id, pooled_at, id) where pool_id is not null;
create index customer_former on app.customer (tenant_id, previous_owner_id) where previous_owner_id is not null;
-- What the nightly job looks through.
create index customer_recyclable on app.customer (tenant_id, id)
  where owner_id is not null and not is_locked and dealt_at is null;

create table app.customer_owner_history (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  customer_id uuid not null,
  from_id uuid,
  to_id uuid,
  pool_id uuid,
  reason text not null check (reason in
    ('registered', 'taken', 'handedOut', 'givenBack', 'recycled', 'transferred', 'handedOver')),
  note text,
  -- Whoever loses customers by night is told of all of them at once.
  told_at timestamptz,
  created_at timestamptz not null default app.moment(),
  created_by uuid default app.actor(),
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references app.customer (tenant_id, id) on delete cascade,
  foreign key (tenant_id, from_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, to_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, pool_id) references app.customer_pool (tenant_id, id) on delete set null (pool_id)
);
create index customer_owner_history_customer on app.customer_owner_history (tenant_id, customer_id, created_at, id);
create index customer_owner_history_taken on app.customer_owner_history (tenant_id, to_id, created_at) where reason = 'taken';
create index customer_owner_history_from on app.customer_owner_history (tenant_id, from_id) where from_id is not null;
create index customer_owner_history_pool on app.customer_owner_history (tenant_id, pool_id) where pool_id is not null;
create index customer_owner_history_untold on app.customer_owner_history (tenant_id, from_id)
  where reason = 'recycled' and told_at is null;

-- Since when customers have their owners, as far as it is known.
insert into app.customer_owner_history (tenant_id, id, customer_id, to_id, reason, created_at, created_by)
  select tenant_id, app.new_id(), id, owner_id, 'registered', created_at, created_by from app.customer where owner_id is not null;
alter table app.customer force row level security;
select app.tenant_table('app.customer_owner_history', :'app');
