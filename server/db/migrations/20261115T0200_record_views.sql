-- What a comment carries besides its words: who is mentioned, what it answers, which files it brings.
alter table app.record_event add column extra jsonb not null default '{}';

-- A way of looking at a list that somebody gave a name.
create table app.saved_view (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  subject text not null,
  name text not null,
  state text not null,
  shared boolean not null default false,
  owner_id uuid not null default app.actor(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint saved_view_name_key unique (tenant_id, subject, owner_id, name),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id)
);
create index saved_view_shared on app.saved_view (tenant_id, subject) where shared;
select app.tenant_table('app.saved_view', :'app');

-- Which view a person's list opens with.
create table app.default_view (
  tenant_id uuid not null default app.tenant(),
  user_id uuid not null default app.actor(),
  subject text not null,
  view_id uuid not null,
  primary key (tenant_id, user_id, subject),
  foreign key (tenant_id, user_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, view_id) references app.saved_view (tenant_id, id) on delete cascade
);
select app.tenant_table('app.default_view', :'app');

-- Who wants to hear of a record.
create table app.record_follow (
  tenant_id uuid not null default app.tenant(),
  subject text not null,
  subject_id uuid not null,
  user_id uuid not null default app.actor(),
  created_at timestamptz not null default now(),
  primary key (tenant_id, subject, subject_id, user_id),
  foreign key (tenant_id, user_id) references app."user" (tenant_id, id)
);
create index record_follow_mine on app.record_follow (tenant_id, user_id);
select app.tenant_table('app.record_follow', :'app');
