-- What a person wrote into their own calendar; everything else in it is read from the documents themselves.
create table app.calendar_entry (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  user_id uuid not null default app.actor(),
  title text not null,
  place text,
  note text,
  is_all_day boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references app."user" (tenant_id, id),
  constraint calendar_entry_times check (ends_at >= starts_at)
);
create index calendar_entry_person on app.calendar_entry (tenant_id, user_id, starts_at);
select app.tenant_table('app.calendar_entry', :'app');

-- The secret link by which a person's own calendar reads this one: one per person, gone when it is revoked.
create table app.calendar_feed (
  tenant_id uuid not null default app.tenant(),
  user_id uuid not null default app.actor(),
  secret_hash text not null,
  is_mine_only boolean not null,
  language text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references app."user" (tenant_id, id),
  constraint calendar_feed_language_check check (language in ('zh', 'en'))
);
select app.tenant_table('app.calendar_feed', :'app');
