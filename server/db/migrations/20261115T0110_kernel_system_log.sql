-- The system log is never changed; sealing adds rows of its own, so that nobody needs the right to update.
create table app.system_log (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  actor_id uuid default app.actor(),
  action text not null,
  detail jsonb not null default '{}',
  request_id text,
  primary key (tenant_id, id)
);
create index system_log_by_transaction on app.system_log (tenant_id, xid, id);
select app.tenant_table('app.system_log', :'app', append => true);

create table app.system_log_seal (
  tenant_id uuid not null default app.tenant(),
  seq bigint not null,
  log_id uuid not null,
  hash bytea not null,
  primary key (tenant_id, seq),
  unique (tenant_id, log_id),
  foreign key (tenant_id, log_id) references app.system_log (tenant_id, id)
);
select app.tenant_table('app.system_log_seal', :'app', append => true);

create function app.log_hash(previous bytea, seq bigint, entry app.system_log) returns bytea language sql stable as $$
  select sha256(previous || convert_to(concat_ws('|', seq, entry.tenant_id, entry.id, entry.at at time zone 'UTC',
    entry.actor_id, entry.action, entry.detail::text, entry.request_id), 'UTF8'))
$$;

-- Chains what no running transaction can still slip in front of. One sealer at a time per tenant.
create function app.seal_system_log(most int default 10000) returns int language plpgsql as $$
declare
  entry app.system_log;
  previous bytea;
  place bigint;
  reached xid8;
  sealed int := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('seal ' || app.tenant()::text, 0));
  select s.seq, s.hash, l.xid into place, previous, reached from app.system_log_seal s
    join app.system_log l on l.tenant_id = s.tenant_id and l.id = s.log_id
    where s.tenant_id = app.tenant() order by s.seq desc limit 1;
  place := coalesce(place, 0);
  previous := coalesce(previous, '\x00');
  for entry in
    select l.* from app.system_log l
    where l.tenant_id = app.tenant() and l.xid >= coalesce(reached, '0') and l.xid < pg_snapshot_xmin(pg_current_snapshot())
      and not exists (select 1 from app.system_log_seal s where s.tenant_id = l.tenant_id and s.log_id = l.id)
    order by l.xid, l.id limit most
  loop
    place := place + 1;
    previous := app.log_hash(previous, place, entry);
    insert into app.system_log_seal (seq, log_id, hash) values (place, entry.id, previous);
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;

-- Null when the chain is whole, else the first place that is not what was sealed.
create function app.verify_system_log() returns bigint language plpgsql stable as $$
declare
  link record;
  previous bytea := '\x00';
  place bigint := 0;
begin
  for link in
    select s.seq, s.hash, l as entry from app.system_log_seal s
    left join app.system_log l on l.tenant_id = s.tenant_id and l.id = s.log_id
    where s.tenant_id = app.tenant() order by s.seq
  loop
    place := place + 1;
    if link.seq <> place or (link.entry).id is null or link.hash is distinct from app.log_hash(previous, place, link.entry) then
      return place;
    end if;
    previous := link.hash;
  end loop;
  return null;
end $$;
