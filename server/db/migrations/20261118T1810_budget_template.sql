-- What budgets begin with, and what each template was whenever it was saved.
create table app.budget_template (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  kind text,
  status text not null check (status in ('enabled', 'disabled')),
  version_no int not null,
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint budget_template_code_key unique (tenant_id, code),
  constraint budget_template_name_key unique (tenant_id, name)
);
create index budget_template_created on app.budget_template (tenant_id, created_at, id);
create index budget_template_updated on app.budget_template (tenant_id, updated_at, id);
create index budget_template_search on app.budget_template using gin (tenant_id, search_grams);
create index budget_template_by_name on app.budget_template (tenant_id, name collate "zh-x-icu", id);
select app.tenant_table('app.budget_template', :'app');

create table app.budget_template_line (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  template_id uuid not null,
  line int not null,
  category_id uuid not null,
  name text not null,
  spec text,
  unit text,
  cost_type text not null check (cost_type in ('fixed', 'perHead')),
  formula text not null,
  times numeric(15, 4) not null,
  cost_price numeric(15, 2) not null,
  cost_tax_rate numeric(5, 2) not null,
  is_deductible boolean not null,
  income_price numeric(15, 2),
  income_tax_rate numeric(5, 2) not null,
  remark text,
  primary key (tenant_id, id),
  foreign key (tenant_id, template_id) references app.budget_template (tenant_id, id) on delete cascade,
  foreign key (tenant_id, category_id) references app.classify (tenant_id, id)
);
create index budget_template_line_template on app.budget_template_line (tenant_id, template_id, line);
create index budget_template_line_category on app.budget_template_line (tenant_id, category_id);
select app.tenant_table('app.budget_template_line', :'app');

create table app.budget_template_version (
  tenant_id uuid not null default app.tenant(),
  template_id uuid not null,
  version_no int not null,
  name text not null,
  lines jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by uuid default app.actor(),
  primary key (tenant_id, template_id, version_no),
  foreign key (tenant_id, template_id) references app.budget_template (tenant_id, id) on delete cascade
);
select app.tenant_table('app.budget_template_version', :'app');
