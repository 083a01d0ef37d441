create table app.scorecard_template (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  period text not null check (period in ('month', 'quarter', 'year')),
  classifies uuid[] not null default '{}',
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
  constraint scorecard_template_code_key unique (tenant_id, code)
);
create index scorecard_template_created on app.scorecard_template (tenant_id, created_at, id);
create index scorecard_template_updated on app.scorecard_template (tenant_id, updated_at, id);
create index scorecard_template_by_name on app.scorecard_template (tenant_id, name collate "zh-x-icu", id);
create index scorecard_template_search on app.scorecard_template using gin (tenant_id, search_grams);
select app.tenant_table('app.scorecard_template', :'app');

create table app.scorecard_criterion (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  template_id uuid not null,
  line int not null,
  name text not null,
  measure text not null check (measure in ('rating', 'compliance', 'response', 'price', 'delivery', 'settlement')),
  weight numeric(5, 2) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, template_id) references app.scorecard_template (tenant_id, id) on delete cascade
);
create index scorecard_criterion_template on app.scorecard_criterion (tenant_id, template_id, line);
select app.tenant_table('app.scorecard_criterion', :'app');

create table app.scorecard_standing (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  template_id uuid not null,
  line int not null,
  name text not null,
  least numeric(5, 2) not null,
  most numeric(5, 2) not null,
  grade text not null check (grade in ('S', 'A', 'B', 'C', 'D')),
  inquiry text not null check (inquiry in ('free', 'warn', 'block')),
  ordering text not null check (ordering in ('free', 'warn', 'block')),
  primary key (tenant_id, id),
  foreign key (tenant_id, template_id) references app.scorecard_template (tenant_id, id) on delete cascade
);
create index scorecard_standing_template on app.scorecard_standing (tenant_id, template_id, line);
select app.tenant_table('app.scorecard_standing', :'app');

create table app.supplier_rating (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  supplier_id uuid not null,
  title text not null,
  rated_on date not null,
  comment text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint supplier_rating_code_key unique (tenant_id, code),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id)
);
create index supplier_rating_created on app.supplier_rating (tenant_id, created_at, id);
create index supplier_rating_updated on app.supplier_rating (tenant_id, updated_at, id);
create index supplier_rating_by_day on app.supplier_rating (tenant_id, rated_on, id);
create index supplier_rating_search on app.supplier_rating using gin (tenant_id, search_grams);
create index supplier_rating_supplier on app.supplier_rating (tenant_id, supplier_id, rated_on);
select app.tenant_table('app.supplier_rating', :'app');

create table app.supplier_rating_score (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  rating_id uuid not null,
  line int not null,
  criterion text not null,
  score numeric(5, 2) not null check (score between 0 and 100),
  primary key (tenant_id, id),
  foreign key (tenant_id, rating_id) references app.supplier_rating (tenant_id, id) on delete cascade
);
create index supplier_rating_score_rating on app.supplier_rating_score (tenant_id, rating_id, line);
select app.tenant_table('app.supplier_rating_score', :'app');

-- A period that is over, worked out once; a later rating of an earlier day does not change what people were told.
create table app.scorecard_period (
  tenant_id uuid not null default app.tenant(),
  id uuid not null default app.new_id(),
  supplier_id uuid not null,
  template_id uuid not null,
  kind text not null check (kind in ('month', 'quarter', 'year')),
  starts_on date not null,
  ends_on date not null,
  score numeric(5, 2),
  points int not null,
  criteria jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint scorecard_period_key unique (tenant_id, supplier_id, kind, starts_on),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, template_id) references app.scorecard_template (tenant_id, id)
);
select app.tenant_table('app.scorecard_period', :'app');
