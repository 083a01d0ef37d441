-- Two schemas: `app` holds tenants' rows behind row-level security, `platform` the directory that finds a tenant.
create schema app;
create schema platform;
grant usage on schema app, platform to :app;

create extension if not exists btree_gin;

-- '' after a transaction, NULL before the first one: both mean that no tenant is set, and then no row is seen.
create function app.tenant() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.tenant', true), '')::uuid $$;
create function app.actor() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.user', true), '')::uuid $$;

-- A time-ordered id (version 7) for rows a single statement makes many of.
create function app.new_id() returns uuid language sql volatile parallel safe as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
$$;

create function app.keep_tenant() returns trigger language plpgsql as $$
begin
  if new.tenant_id is distinct from old.tenant_id then
    raise exception 'a row never changes its tenant' using errcode = '42501';
  end if;
  return new;
end $$;

create function app.append_only() returns trigger language plpgsql as $$
begin
  raise exception 'append only' using errcode = '42501';
end $$;

-- Puts the tenant wall around a table; every migration that creates one calls it.
create function app.tenant_table(target regclass, app_role name, append boolean default false) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', target);
  execute format('create policy tenant on %s using (tenant_id = app.tenant()) with check (tenant_id = app.tenant())', target);
  if append then
    execute format('grant select, insert on %s to %I', target, app_role);
    execute format('create trigger append_only before update or delete on %s for each row execute function app.append_only()', target);
    execute format('create trigger append_only_all before truncate on %s execute function app.append_only()', target);
  else
    execute format('grant select, insert, update, delete on %s to %I', target, app_role);
    execute format('create trigger keep_tenant before update of tenant_id on %s for each row execute function app.keep_tenant()', target);
  end if;
end $$;

create table platform.tenant_directory (
  tenant_id uuid primary key,
  company_code text not null unique,
  cell text not null default 'main',
  epoch int not null default 1
);
grant select, insert on platform.tenant_directory to :app;

-- What happened to a record, written with the change itself.
create table app.record_event (
  tenant_id uuid not null default app.tenant(),
  subject text not null,
  subject_id uuid not null,
  id uuid not null,
  kind text not null,
  actor_id uuid default app.actor(),
  at timestamptz not null default now(),
  changes jsonb not null default '[]',
  note text,
  primary key (tenant_id, subject, subject_id, id)
);
select app.tenant_table('app.record_event', :'app', append => true);

create table app.idempotency (
  tenant_id uuid not null default app.tenant(),
  key text not null,
  fingerprint text not null,
  status int,
  body text,
  at timestamptz not null default now(),
  primary key (tenant_id, key)
);
create index idempotency_by_age on app.idempotency (tenant_id, at);
select app.tenant_table('app.idempotency', :'app');

-- A job somebody waits for: what it is, how far it is, how it ended.
create table app.job_run (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  name text not null,
  title text not null,
  data jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  done int not null default 0,
  total int not null default 0,
  error text,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  finished_at timestamptz,
  primary key (tenant_id, id)
);
create index job_run_mine on app.job_run (tenant_id, created_by, id);
select app.tenant_table('app.job_run', :'app');
