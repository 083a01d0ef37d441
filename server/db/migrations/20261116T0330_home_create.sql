-- What a person made of their home page. Null is what they have not chosen.
create table app.home_person (
  tenant_id uuid not null default app.tenant(),
  user_id uuid not null default app.actor(),
  widgets jsonb,
  entries text[],
  guide_hidden boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references app."user" (tenant_id, id)
);
select app.tenant_table('app.home_person', :'app');

-- What the holders of a role see until they arrange it themselves.
create table app.home_role (
  tenant_id uuid not null default app.tenant(),
  role_id uuid not null,
  widgets jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  primary key (tenant_id, role_id),
  foreign key (tenant_id, role_id) references app.role (tenant_id, id) on delete cascade
);
select app.tenant_table('app.home_role', :'app');

-- The last records a person opened; a few per person are kept.
create table app.home_visit (
  tenant_id uuid not null default app.tenant(),
  user_id uuid not null default app.actor(),
  subject text not null,
  subject_id uuid not null,
  at timestamptz not null default now(),
  primary key (tenant_id, user_id, subject, subject_id),
  foreign key (tenant_id, user_id) references app."user" (tenant_id, id)
);
create index home_visit_last on app.home_visit (tenant_id, user_id, at);
select app.tenant_table('app.home_visit', :'app');
