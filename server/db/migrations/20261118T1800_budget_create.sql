-- Budgets of projects: versions by approval, lines that stay the same through them, and the ledger of what uses them.
alter table app.classify drop constraint classify_kind_check;
create view app.budget_classify_ref with (security_invoker = true) as
  select tenant_id, id, code, name, parent_id, sort, version from app.classify where kind = 'budget';
grant select on app.budget_classify_ref to :app;

create table app.budget_item (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  project_id uuid not null,
  category_id uuid not null,
  name text not null,
  unit text,
  amount numeric(15, 2) not null default 0,
  pending numeric(15, 2) not null default 0,
  reserved numeric(15, 2) not null default 0,
  committed numeric(15, 2) not null default 0,
  actual numeric(15, 2) not null default 0,
  available numeric(15, 2) not null default 0,
  is_active boolean not null default true,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint budget_item_code_key unique (tenant_id, code),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, category_id) references app.classify (tenant_id, id)
);
create index budget_item_created on app.budget_item (tenant_id, created_at, id);
create index budget_item_updated on app.budget_item (tenant_id, updated_at, id);
create index budget_item_search on app.budget_item using gin (tenant_id, search_grams);
create index budget_item_by_name on app.budget_item (tenant_id, name collate "zh-x-icu", id);
create index budget_item_project on app.budget_item (tenant_id, project_id, created_at, id);
create index budget_item_category on app.budget_item (tenant_id, category_id);
create index budget_item_creator on app.budget_item (tenant_id, created_by);
select app.tenant_table('app.budget_item', :'app');

-- What is left follows from the rest, whoever writes it.
create function app.budget_available() returns trigger language plpgsql as $$
begin
  new.available := new.amount - new.pending - new.reserved - new.committed - new.actual;
  return new;
end $$;
create trigger budget_available before insert or update on app.budget_item for each row execute function app.budget_available();

create table app.budget (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  project_id uuid not null,
  version_no int not null,
  title text not null,
  name text,
  attendees int not null,
  days int not null,
  nights int not null,
  sessions int not null,
  contingency_rate numeric(5, 2) not null,
  cost_total numeric(15, 2) not null,
  contingency numeric(15, 2) not null,
  income_total numeric(15, 2) not null,
  margin numeric(15, 2),
  margin_rate numeric(15, 2),
  is_effective boolean not null default false,
  effective_at timestamptz,
  -- Approved changes up to here are in its lines.
  changes_until timestamptz not null default now(),
  template_id uuid,
  template_version int,
  remark text,
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
  constraint budget_code_key unique (tenant_id, code),
  constraint budget_version_key unique (tenant_id, project_id, version_no),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
-- Exactly one is in effect.
create unique index budget_effective_key on app.budget (tenant_id, project_id) where is_effective;
create index budget_created on app.budget (tenant_id, created_at, id);
create index budget_updated on app.budget (tenant_id, updated_at, id);
create index budget_search on app.budget using gin (tenant_id, search_grams);
create index budget_by_title on app.budget (tenant_id, title collate "zh-x-icu", id);
create index budget_project on app.budget (tenant_id, project_id, created_at, id);
create index budget_owner on app.budget (tenant_id, owner_id, created_at, id);
create index budget_department on app.budget (tenant_id, department_id, created_at, id);
create index budget_creator on app.budget (tenant_id, created_by);
select app.tenant_table('app.budget', :'app');

create table app.budget_line (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  budget_id uuid not null,
  line int not null,
  item_id uuid,
  category_id uuid not null,
  name text not null,
  spec text,
  unit text,
  cost_type text not null check (cost_type in ('fixed', 'perHead')),
  formula text,
  quantity numeric(15, 4) not null,
  times numeric(15, 4) not null,
  cost_price numeric(15, 2) not null,
  cost_tax_rate numeric(5, 2) not null,
  is_deductible boolean not null,
  income_price numeric(15, 2),
  income_tax_rate numeric(5, 2) not null,
  remark text,
  adjustment numeric(15, 2),
  cost_amount numeric(15, 2),
  income_amount numeric(15, 2),
  primary key (tenant_id, id),
  foreign key (tenant_id, budget_id) references app.budget (tenant_id, id) on delete cascade,
  foreign key (tenant_id, item_id) references app.budget_item (tenant_id, id),
  foreign key (tenant_id, category_id) references app.classify (tenant_id, id)
);
create index budget_line_budget on app.budget_line (tenant_id, budget_id, line);
create index budget_line_item on app.budget_line (tenant_id, item_id) where item_id is not null;
create index budget_line_category on app.budget_line (tenant_id, category_id);
select app.tenant_table('app.budget_line', :'app');

-- What uses budgets, line by line: only ever added to.
create table app.budget_usage (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  item_id uuid not null,
  holder_kind text not null,
  holder_id uuid not null,
  kind text not null check (kind in ('reserve', 'commit', 'actual', 'release')),
  bucket text not null check (bucket in ('pending', 'reserved', 'committed', 'actual')),
  amount numeric(15, 2) not null check (amount <> 0 and (kind = 'release') = (amount < 0)),
  -- The document this part of what is held was taken over from.
  source_kind text,
  source_id uuid,
  -- The document on the other side, where it passes from one to another.
  via_kind text,
  via_id uuid,
  at timestamptz not null default now(),
  by uuid default app.actor(),
  primary key (tenant_id, id),
  foreign key (tenant_id, item_id) references app.budget_item (tenant_id, id)
);
create index budget_usage_item on app.budget_usage (tenant_id, item_id, id);
create index budget_usage_via on app.budget_usage (tenant_id, via_kind, via_id) where via_id is not null;
create index budget_usage_holder on app.budget_usage (tenant_id, holder_kind, holder_id);
select app.tenant_table('app.budget_usage', :'app', append => true);

-- Documents that have given up what they held for good: what others took from them does not come back.
create table app.budget_closed_holder (
  tenant_id uuid not null default app.tenant(),
  kind text not null,
  id uuid not null,
  at timestamptz not null default now(),
  primary key (tenant_id, kind, id)
);
select app.tenant_table('app.budget_closed_holder', :'app');

create table app.budget_control (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  point text not null check (point in ('reserve', 'commit', 'actual')),
  category_id uuid,
  action text not null check (action in ('stop', 'warn', 'ignore')),
  tolerance numeric(5, 2) not null,
  approver_role text,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references app.classify (tenant_id, id) on delete cascade
);
create unique index budget_control_key on app.budget_control (tenant_id, point, category_id) nulls not distinct;
create index budget_control_category on app.budget_control (tenant_id, category_id) where category_id is not null;
select app.tenant_table('app.budget_control', :'app');

create table app.budget_change (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  project_id uuid not null,
  title text not null,
  moved numeric(15, 2) not null,
  added numeric(15, 2) not null,
  reason text not null,
  attachments uuid[] not null default '{}',
  applied_at timestamptz,
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
  constraint budget_change_code_key unique (tenant_id, code),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index budget_change_created on app.budget_change (tenant_id, created_at, id);
create index budget_change_updated on app.budget_change (tenant_id, updated_at, id);
create index budget_change_search on app.budget_change using gin (tenant_id, search_grams);
create index budget_change_by_title on app.budget_change (tenant_id, title collate "zh-x-icu", id);
create index budget_change_project on app.budget_change (tenant_id, project_id, created_at, id);
create index budget_change_owner on app.budget_change (tenant_id, owner_id, created_at, id);
create index budget_change_department on app.budget_change (tenant_id, department_id, created_at, id);
create index budget_change_creator on app.budget_change (tenant_id, created_by);
select app.tenant_table('app.budget_change', :'app');

create table app.budget_change_line (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  change_id uuid not null,
  line int not null,
  from_id uuid,
  to_id uuid not null,
  amount numeric(15, 2) not null,
  remark text,
  primary key (tenant_id, id),
  foreign key (tenant_id, change_id) references app.budget_change (tenant_id, id) on delete cascade,
  foreign key (tenant_id, from_id) references app.budget_item (tenant_id, id),
  foreign key (tenant_id, to_id) references app.budget_item (tenant_id, id)
);
create index budget_change_line_change on app.budget_change_line (tenant_id, change_id, line);
create index budget_change_line_from on app.budget_change_line (tenant_id, from_id) where from_id is not null;
create index budget_change_line_to on app.budget_change_line (tenant_id, to_id);
select app.tenant_table('app.budget_change_line', :'app');

-- What a budget has to know of its project.
create or replace view app.project_ref with (security_invoker = true) as
  select tenant_id, id, code, name, stage as status, health, customer_id, owner_id, department_id, created_by, event_start, event_end,
    attendees, kind
  from app.project;

-- What companies said so far is where their rules begin; new ones begin with those of the product.
insert into app.budget_control (tenant_id, id, point, category_id, action, tolerance, approver_role)
  select t.tenant_id, app.new_id(), p.point, null, case when t.over_budget = 'block' then 'stop' else 'warn' end, 5,
    case when t.over_budget = 'block' and p.point = 'commit' then 'GM' end
  from app.tenant t cross join (values ('reserve'), ('commit'), ('actual')) as p (point);

create view app.budget_item_ref with (security_invoker = true) as
  select tenant_id, id, code, name, project_id, category_id, is_active from app.budget_item;
grant select on app.budget_item_ref to :app;
