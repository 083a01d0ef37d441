-- An operator's sign-in is kept here, so that it can be ended, and asks for a code of the operator's own device. The
-- secret of that device is sealed; a code opens once, so the last one that did is kept beside it.
alter table platform.operator add column totp_secret text, add column totp_step bigint not null default 0;
grant update (totp_step) on platform.operator to :app;

create table platform.operator_session (
  id uuid primary key,
  operator_id uuid not null references platform.operator (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  address text not null,
  agent text not null
);
create index operator_session_of on platform.operator_session (operator_id, created_at desc);
grant select, insert on platform.operator_session to :app;
grant update (ended_at) on platform.operator_session to :app;
alter table platform.operator_session set (autovacuum_analyze_threshold = 20, autovacuum_analyze_scale_factor = 0.05);
