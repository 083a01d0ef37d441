-- How the quotes of a purchase are compared: one row for a purchase, made with the first thing said about it.
create table app.comparison (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  purchase_id uuid not null,
  breakfast_value numeric(15, 2) check (breakfast_value >= 0),
  criteria jsonb not null default '[]',
  evaluators uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  primary key (tenant_id, id),
  constraint comparison_code_key unique (tenant_id, code),
  constraint comparison_purchase_key unique (tenant_id, purchase_id),
  foreign key (tenant_id, purchase_id) references app.purchase (tenant_id, id) on delete cascade
);
select app.tenant_table('app.comparison', :'app');

create table app.comparison_note (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  purchase_id uuid not null,
  quote_id uuid,
  purchase_line_id uuid,
  text text not null,
  user_id uuid not null,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, purchase_id) references app.purchase (tenant_id, id) on delete cascade,
  foreign key (tenant_id, quote_id) references app.quote (tenant_id, id) on delete cascade,
  foreign key (tenant_id, purchase_line_id) references app.purchase_line (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references app."user" (tenant_id, id)
);
create index comparison_note_of on app.comparison_note (tenant_id, purchase_id, at);
create index comparison_note_quote on app.comparison_note (tenant_id, quote_id) where quote_id is not null;
create index comparison_note_line on app.comparison_note (tenant_id, purchase_line_id) where purchase_line_id is not null;
select app.tenant_table('app.comparison_note', :'app');

create table app.award_score (
  tenant_id uuid not null default app.tenant(),
  purchase_id uuid not null,
  quote_id uuid not null,
  criterion text not null,
  evaluator_id uuid not null,
  score numeric(5, 2) not null check (score between 0 and 100),
  note text,
  at timestamptz not null default now(),
  primary key (tenant_id, quote_id, criterion, evaluator_id),
  foreign key (tenant_id, purchase_id) references app.purchase (tenant_id, id) on delete cascade,
  foreign key (tenant_id, quote_id) references app.quote (tenant_id, id) on delete cascade,
  foreign key (tenant_id, evaluator_id) references app."user" (tenant_id, id)
);
create index award_score_of on app.award_score (tenant_id, purchase_id, evaluator_id);
select app.tenant_table('app.award_score', :'app');

-- Who gets what of a purchase, and why.
create table app.award (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  title text not null,
  purchase_id uuid not null,
  project_id uuid,
  suppliers uuid[] not null,
  adjustment numeric(15, 2) not null,
  amount numeric(15, 2) not null check (amount >= 0),
  budget_saving numeric(15, 2),
  lowest_saving numeric(15, 2) not null,
  history_saving numeric(15, 2),
  quote_count int not null,
  min_quotes int not null,
  is_single_source boolean not null,
  single_source_reason text,
  attachments uuid[] not null default '{}',
  remark text,
  owner_id uuid not null,
  department_id uuid,
  approved_at timestamptz,
  status text not null check (status in ('draft', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void')),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint award_code_key unique (tenant_id, code),
  constraint award_reason check (not is_single_source or single_source_reason is not null),
  foreign key (tenant_id, purchase_id) references app.purchase (tenant_id, id),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index award_created on app.award (tenant_id, created_at, id);
create index award_updated on app.award (tenant_id, updated_at, id);
create index award_search on app.award using gin (tenant_id, search_grams);
create index award_by_title on app.award (tenant_id, title collate "zh-x-icu", id);
create index award_by_amount on app.award (tenant_id, amount, id);
create index award_by_approved on app.award (tenant_id, approved_at, id);
create index award_purchase on app.award (tenant_id, purchase_id, created_at, id);
create index award_project on app.award (tenant_id, project_id, created_at, id) where project_id is not null;
create index award_owner on app.award (tenant_id, owner_id, created_at, id);
create index award_department on app.award (tenant_id, department_id, created_at, id);
create index award_creator on app.award (tenant_id, created_by);
create index award_suppliers on app.award using gin (suppliers);
-- One award at a time is being made or decided for a purchase; refused ones stay in the books.
create unique index award_open on app.award (tenant_id, purchase_id) where status in ('draft', 'pending', 'returned', 'withdrawn');
select app.tenant_table('app.award', :'app');

create view app.award_ref with (security_invoker = true) as
  select tenant_id, id, code, title as name, status, purchase_id, project_id, owner_id, department_id, amount, approved_at from app.award;
grant select on app.award_ref to :app;

create table app.award_line (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  award_id uuid not null,
  line int not null,
  purchase_line_id uuid not null,
  quote_line_id uuid,
  supplier_id uuid not null,
  quantity numeric(15, 4) not null check (quantity > 0),
  reason_code text check (reason_code in ('lowest', 'best_score', 'sole', 'quality', 'customer_specified', 'location')),
  reason_text text,
  unit_price numeric(15, 2),
  amount numeric(15, 2),
  vs_budget numeric(15, 2),
  vs_lowest numeric(15, 2),
  vs_history numeric(15, 2),
  is_lowest boolean not null,
  is_abnormal boolean not null,
  -- What it was and when it was decided, so that the next one of its kind finds its price.
  purchase_type_id uuid,
  name text,
  approved_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, award_id) references app.award (tenant_id, id) on delete cascade,
  foreign key (tenant_id, purchase_line_id) references app.purchase_line (tenant_id, id),
  foreign key (tenant_id, quote_line_id) references app.quote_line (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id)
);
create index award_line_of on app.award_line (tenant_id, award_id, line);
create index award_line_asked on app.award_line (tenant_id, purchase_line_id);
create index award_line_quote on app.award_line (tenant_id, quote_line_id) where quote_line_id is not null;
create index award_line_history on app.award_line (tenant_id, purchase_type_id, name, approved_at) where approved_at is not null;
create index award_line_supplier on app.award_line (tenant_id, supplier_id);
select app.tenant_table('app.award_line', :'app');
