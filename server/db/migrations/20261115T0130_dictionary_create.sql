create table app.sel_option (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  sel_type_name text not null,
  option_name text not null,
  value text not null,
  parent_id uuid,
  color text,
  sort int not null default 0,
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  system boolean not null default false,
  remark text,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint sel_option_value_key unique (tenant_id, sel_type_name, value),
  constraint sel_option_name_key unique nulls not distinct (tenant_id, sel_type_name, parent_id, option_name),
  unique (tenant_id, sel_type_name, id),
  foreign key (tenant_id, sel_type_name, parent_id) references app.sel_option (tenant_id, sel_type_name, id)
);
create index sel_option_tree on app.sel_option (tenant_id, sel_type_name, sort, id);
select app.tenant_table('app.sel_option', :'app');

create table app.classify (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  kind text not null check (kind in ('supplier', 'customer', 'project', 'purchase', 'contract')),
  code text,
  name text not null,
  parent_id uuid,
  sort int not null default 0,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, kind, id),
  constraint classify_name_key unique nulls not distinct (tenant_id, kind, parent_id, name),
  foreign key (tenant_id, kind, parent_id) references app.classify (tenant_id, kind, id)
);
create index classify_tree on app.classify (tenant_id, kind, sort, id);
select app.tenant_table('app.classify', :'app');

create table app.number_rule (
  tenant_id uuid not null default app.tenant(),
  type int not null,
  prefix text not null,
  date_part text not null default 'year' check (date_part in ('none', 'year', 'month', 'day')),
  digits int not null default 4 check (digits between 2 and 10),
  reset text not null default 'year' check (reset in ('never', 'year', 'month', 'day')),
  separator text not null default '-',
  version int not null default 1,
  primary key (tenant_id, type)
);
select app.tenant_table('app.number_rule', :'app');

create table app.number_counter (
  tenant_id uuid not null default app.tenant(),
  type int not null,
  period text not null,
  n bigint not null,
  primary key (tenant_id, type, period)
);
select app.tenant_table('app.number_counter', :'app');
