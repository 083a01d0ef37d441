-- Tasks by their distance from an event, to begin a project with.
create table app.task_template (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  classify_id uuid,
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
  constraint task_template_code_key unique (tenant_id, code),
  constraint task_template_name_key unique (tenant_id, name),
  foreign key (tenant_id, classify_id) references app.classify (tenant_id, id) on delete set null (classify_id)
);
create index task_template_created on app.task_template (tenant_id, created_at, id);
create index task_template_updated on app.task_template (tenant_id, updated_at, id);
create index task_template_search on app.task_template using gin (tenant_id, search_grams);
create index task_template_by_name on app.task_template (tenant_id, name collate "zh-x-icu", id);
create index task_template_classify on app.task_template (tenant_id, classify_id) where classify_id is not null;
select app.tenant_table('app.task_template', :'app');

create table app.task_template_line (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  template_id uuid not null,
  line int not null,
  phase text,
  title text not null,
  anchor text not null check (anchor in ('start', 'end')),
  days int not null,
  duration int not null check (duration >= 0),
  is_every_day boolean not null,
  role text,
  after text,
  primary key (tenant_id, id),
  foreign key (tenant_id, template_id) references app.task_template (tenant_id, id) on delete cascade
);
create index task_template_line_template on app.task_template_line (tenant_id, template_id, line);
select app.tenant_table('app.task_template_line', :'app');
