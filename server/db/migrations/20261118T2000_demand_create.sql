-- What is bought, what is asked for, and the pool of what somebody has to buy.
create table app.purchase_type (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  name_en text,
  parent_id uuid,
  line_kind text not null check (line_kind in ('hall', 'room', 'catering', 'build', 'av', 'vehicle', 'staff', 'gift', 'print', 'ticket', 'other')),
  unit text,
  sort int not null default 0,
  approval_limit numeric(15, 2) check (approval_limit >= 0),
  compare_method text not null default 'lowest' check (compare_method in ('lowest', 'scored')),
  is_two_envelope boolean not null default false,
  budget_category_id uuid,
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
  constraint purchase_type_code_key unique (tenant_id, code),
  constraint purchase_type_name_key unique nulls not distinct (tenant_id, parent_id, name),
  constraint purchase_type_above check (parent_id is distinct from id),
  foreign key (tenant_id, parent_id) references app.purchase_type (tenant_id, id),
  foreign key (tenant_id, budget_category_id) references app.classify (tenant_id, id) on delete set null (budget_category_id)
);
create index purchase_type_created on app.purchase_type (tenant_id, created_at, id);
create index purchase_type_updated on app.purchase_type (tenant_id, updated_at, id);
create index purchase_type_search on app.purchase_type using gin (tenant_id, search_grams);
create index purchase_type_by_name on app.purchase_type (tenant_id, name collate "zh-x-icu", id);
create index purchase_type_by_sort on app.purchase_type (tenant_id, sort, id);
create index purchase_type_parent on app.purchase_type (tenant_id, parent_id);
create index purchase_type_category on app.purchase_type (tenant_id, budget_category_id) where budget_category_id is not null;
select app.tenant_table('app.purchase_type', :'app');

-- The fields by which things of a type are told apart.
create table app.purchase_type_spec (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  purchase_type_id uuid not null,
  line int not null,
  key text not null,
  label text not null,
  kind text not null check (kind in ('text', 'number', 'choice', 'bool', 'date')),
  options text[] not null default '{}',
  unit text,
  is_required boolean not null default false,
  "on" text not null check ("on" in ('demand', 'quote', 'both')),
  primary key (tenant_id, id),
  foreign key (tenant_id, purchase_type_id) references app.purchase_type (tenant_id, id) on delete cascade
);
create index purchase_type_spec_of on app.purchase_type_spec (tenant_id, purchase_type_id, line);
select app.tenant_table('app.purchase_type_spec', :'app');

-- What holds by the amount of a purchase; the last band has no end.
create table app.purchase_type_band (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  purchase_type_id uuid not null,
  line int not null,
  below numeric(15, 2) check (below > 0),
  min_quotes int not null check (min_quotes between 1 and 20),
  open_mode text not null check (open_mode in ('clockOrAll', 'clock', 'twoPeople')),
  needs_approval boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, purchase_type_id) references app.purchase_type (tenant_id, id) on delete cascade
);
create index purchase_type_band_of on app.purchase_type_band (tenant_id, purchase_type_id, line);
select app.tenant_table('app.purchase_type_band', :'app');

-- The classes companies sorted purchases by so far become types with the same ids; the common tree gives them up.
insert into app.purchase_type (tenant_id, id, code, name, line_kind, sort, search_text, search_grams, created_at, updated_at)
  select c.tenant_id, c.id, 'CGFL-T' || lpad((row_number() over (partition by c.tenant_id order by c.sort, c.id))::text, 4, '0'), c.name,
    case c.name when '住宿' then 'room' when '餐饮' then 'catering' when '会场' then 'hall' when '交通' then 'vehicle' when '物料' then 'gift'
      else 'other' end, c.sort, '', '{}', c.created_at, c.updated_at
  from app.classify c where c.kind = 'purchase';
update app.purchase_type t set parent_id = c.parent_id from app.classify c
  where c.tenant_id = t.tenant_id and c.id = t.id and c.parent_id is not null;
delete from app.classify where kind = 'purchase';

create view app.purchase_type_ref with (security_invoker = true) as
  select tenant_id, id, code, name, name_en, parent_id, line_kind, unit, sort, approval_limit, compare_method, is_two_envelope,
    budget_category_id, status,
    (select coalesce(jsonb_agg(jsonb_build_object('key', s.key, 'label', s.label, 'kind', s.kind, 'options', s.options, 'unit', s.unit,
        'isRequired', s.is_required, 'on', s."on") order by s.line), '[]'::jsonb)
      from app.purchase_type_spec s where s.tenant_id = t.tenant_id and s.purchase_type_id = t.id) as spec_schema,
    (select coalesce(jsonb_agg(jsonb_build_object('below', b.below::text, 'minQuotes', b.min_quotes, 'openMode', b.open_mode,
        'needsApproval', b.needs_approval) order by b.line), '[]'::jsonb)
      from app.purchase_type_band b where b.tenant_id = t.tenant_id and b.purchase_type_id = t.id) as bands
  from app.purchase_type t;
grant select on app.purchase_type_ref to :app;

create table app.demand (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  title text not null,
  project_id uuid not null,
  need_date date not null,
  region text,
  urgency text not null check (urgency in ('normal', 'urgent', 'critical')),
  reason text,
  source text not null check (source in ('manual', 'task', 'budget', 'copy')),
  attachments uuid[] not null default '{}',
  owner_id uuid not null,
  department_id uuid,
  -- Written after the lines, in the same transaction.
  amount numeric(15, 2),
  line_count int not null,
  ordered_rate numeric(5, 2) not null check (ordered_rate between 0 and 100),
  stage text not null check (stage in ('applying', 'pooled', 'partlyOrdered', 'ordered', 'completed', 'stopped')),
  stop_reason text,
  status text not null check (status in ('draft', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint demand_code_key unique (tenant_id, code),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index demand_created on app.demand (tenant_id, created_at, id);
create index demand_updated on app.demand (tenant_id, updated_at, id);
create index demand_search on app.demand using gin (tenant_id, search_grams);
create index demand_by_title on app.demand (tenant_id, title collate "zh-x-icu", id);
create index demand_by_need on app.demand (tenant_id, need_date, id);
create index demand_project on app.demand (tenant_id, project_id, created_at, id);
create index demand_owner on app.demand (tenant_id, owner_id, created_at, id);
create index demand_department on app.demand (tenant_id, department_id, created_at, id);
create index demand_creator on app.demand (tenant_id, created_by);
create index demand_open on app.demand (tenant_id, project_id, need_date) where stage in ('applying', 'pooled', 'partlyOrdered');
select app.tenant_table('app.demand', :'app');

create view app.demand_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, project_id, need_date, status, stage, owner_id, department_id, created_by from app.demand;
grant select on app.demand_ref to :app;

create table app.demand_line (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  demand_id uuid not null,
  line int not null,
  purchase_type_id uuid not null,
  name text not null,
  spec text,
  quantity numeric(12, 4) not null check (quantity > 0),
  unit text,
  times numeric(12, 4) not null check (times > 0),
  date_from date not null,
  date_to date check (date_to >= date_from),
  time_slot text check (time_slot in ('morning', 'afternoon', 'evening', 'day')),
  attendees int,
  layout text,
  region text,
  budget_item_id uuid,
  budget_price numeric(15, 2),
  budget_amount numeric(15, 2),
  suppliers uuid[] not null default '{}',
  remark text,
  primary key (tenant_id, id),
  foreign key (tenant_id, demand_id) references app.demand (tenant_id, id) on delete cascade,
  foreign key (tenant_id, purchase_type_id) references app.purchase_type (tenant_id, id),
  foreign key (tenant_id, budget_item_id) references app.budget_item (tenant_id, id)
);
create index demand_line_of on app.demand_line (tenant_id, demand_id, line);
create index demand_line_type on app.demand_line (tenant_id, purchase_type_id);
create index demand_line_budget on app.demand_line (tenant_id, budget_item_id) where budget_item_id is not null;
select app.tenant_table('app.demand_line', :'app');

create table app.pool_line (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  demand_id uuid not null,
  demand_line_id uuid not null,
  project_id uuid not null,
  purchase_type_id uuid not null,
  line_kind text not null,
  name text not null,
  -- The values of the spec by the keys of its fields, and as people read them.
  spec jsonb not null default '{}',
  spec_text text,
  quantity numeric(12, 4) not null check (quantity > 0),
  times numeric(12, 4) not null check (times > 0),
  unit text,
  date_from date not null,
  date_to date,
  time_slot text,
  attendees int,
  layout text,
  region text,
  budget_item_id uuid,
  budget_amount numeric(15, 2) not null check (budget_amount >= 0),
  stage text not null check (stage in ('pending', 'claimed', 'inquiry', 'awarded', 'ordered', 'closed')),
  claimed_by uuid,
  claimed_at timestamptz,
  ordered_at timestamptz,
  -- The document that has it now.
  holder_kind text,
  holder_id uuid,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint pool_line_code_key unique (tenant_id, code),
  constraint pool_line_claim check ((claimed_by is null) = (claimed_at is null) and (stage <> 'pending' or claimed_by is null)),
  constraint pool_line_holder check ((holder_id is null) = (holder_kind is null) and (stage not in ('pending', 'claimed') or holder_id is null)
    and (stage not in ('inquiry', 'awarded', 'ordered') or holder_id is not null)),
  foreign key (tenant_id, demand_id) references app.demand (tenant_id, id),
  foreign key (tenant_id, demand_line_id) references app.demand_line (tenant_id, id),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, purchase_type_id) references app.purchase_type (tenant_id, id),
  foreign key (tenant_id, budget_item_id) references app.budget_item (tenant_id, id),
  foreign key (tenant_id, claimed_by) references app."user" (tenant_id, id)
);
create index pool_line_created on app.pool_line (tenant_id, created_at, id);
create index pool_line_updated on app.pool_line (tenant_id, updated_at, id);
create index pool_line_search on app.pool_line using gin (tenant_id, search_grams);
create index pool_line_by_name on app.pool_line (tenant_id, name collate "zh-x-icu", id);
create index pool_line_by_date on app.pool_line (tenant_id, date_from, id);
create index pool_line_by_region on app.pool_line (tenant_id, (coalesce(region, '') collate "zh-x-icu"), id);
create index pool_line_by_kind on app.pool_line (tenant_id, array_position(array['hall', 'room', 'catering', 'build', 'av', 'vehicle', 'staff', 'gift', 'print', 'ticket', 'other']::text[], line_kind), id);
create index pool_line_by_project on app.pool_line (tenant_id, project_id, id);
create index pool_line_demand on app.pool_line (tenant_id, demand_id);
create index pool_line_line on app.pool_line (tenant_id, demand_line_id);
create index pool_line_project on app.pool_line (tenant_id, project_id, created_at, id);
create index pool_line_type on app.pool_line (tenant_id, purchase_type_id, id);
create index pool_line_budget on app.pool_line (tenant_id, budget_item_id) where budget_item_id is not null;
create index pool_line_buyer on app.pool_line (tenant_id, claimed_by, stage, date_from) where claimed_by is not null;
create index pool_line_pending on app.pool_line (tenant_id, date_from, id) where stage = 'pending';
create index pool_line_holder on app.pool_line (tenant_id, holder_kind, holder_id) where holder_id is not null;
select app.tenant_table('app.pool_line', :'app');

create view app.pool_line_ref with (security_invoker = true) as
  select tenant_id, id, code, name, demand_id, demand_line_id, project_id, purchase_type_id, line_kind, spec, spec_text, quantity, times, unit,
    date_from, date_to, time_slot, attendees, layout, region, budget_item_id, budget_amount, stage, claimed_by, claimed_at,
    holder_kind, holder_id, created_by
  from app.pool_line;
grant select on app.pool_line_ref to :app;
