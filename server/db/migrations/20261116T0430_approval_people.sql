-- Somebody who may decide for another while they are away.
create table app.approval_substitution (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  principal_id uuid not null,
  substitute_id uuid not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  flows uuid[] not null default '{}',
  amount_cap numeric(15, 2),
  reason text,
  status text not null default 'active' check (status in ('active', 'cancelled')),
  created_by uuid default app.actor(),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint approval_substitution_period check (to_at > from_at),
  constraint approval_substitution_other check (principal_id <> substitute_id),
  foreign key (tenant_id, principal_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, substitute_id) references app."user" (tenant_id, id)
);
create index approval_substitution_of on app.approval_substitution (tenant_id, principal_id, to_at) where status = 'active';
select app.tenant_table('app.approval_substitution', :'app');

-- Who took over from whom, and what.
create table app.approval_handover (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  person_id uuid not null,
  successor_id uuid not null,
  at timestamptz not null default now(),
  by_id uuid default app.actor(),
  primary key (tenant_id, id),
  foreign key (tenant_id, person_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, successor_id) references app."user" (tenant_id, id)
);
create index approval_handover_of on app.approval_handover (tenant_id, person_id, at desc);
select app.tenant_table('app.approval_handover', :'app');

create table app.approval_handover_item (
  tenant_id uuid not null default app.tenant(),
  handover_id uuid not null,
  ref_id uuid not null,
  kind text not null,
  result text not null,
  primary key (tenant_id, handover_id, ref_id),
  foreign key (tenant_id, handover_id) references app.approval_handover (tenant_id, id)
);
select app.tenant_table('app.approval_handover_item', :'app');

create table app.approval_phrase (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  user_id uuid not null default app.actor(),
  body text not null,
  sort int not null default 0,
  primary key (tenant_id, id),
  constraint approval_phrase_body_key unique (tenant_id, user_id, body)
);
select app.tenant_table('app.approval_phrase', :'app');
