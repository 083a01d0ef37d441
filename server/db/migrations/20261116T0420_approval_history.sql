-- Every step of an instance, each carrying a mark of the one before: a changed, lost or inserted row shows.
create table app.approval_event (
  tenant_id uuid not null default app.tenant(),
  instance_id uuid not null,
  seq int not null,
  at timestamptz not null,
  type text not null,
  actor_id uuid,
  actor_system text,
  acting_for uuid,
  task_id uuid,
  run_id uuid,
  note jsonb not null default '{}',
  changes jsonb not null default '[]',
  prev_hash text not null,
  hash text not null,
  primary key (tenant_id, instance_id, seq),
  constraint approval_event_actor check ((actor_id is null) <> (actor_system is null)),
  foreign key (tenant_id, instance_id) references app.approval_instance (tenant_id, id)
);
select app.tenant_table('app.approval_event', :'app', append => true);

create function app.approval_event_hash(e app.approval_event) returns text language sql stable as $$
  select encode(sha256(convert_to(concat_ws('|', e.prev_hash, e.tenant_id, e.instance_id, e.seq,
    extract(epoch from e.at), e.type, e.actor_id, e.actor_system, e.acting_for, e.task_id, e.run_id, e.note, e.changes), 'UTF8')), 'hex')
$$;

create function app.chain_approval_event() returns trigger language plpgsql as $$
begin
  select e.hash into new.prev_hash from app.approval_event e
    where e.tenant_id = new.tenant_id and e.instance_id = new.instance_id and e.seq = new.seq - 1;
  if new.prev_hash is null then
    if new.seq <> 1 then
      raise exception 'a gap in the history of an approval' using errcode = '42501';
    end if;
    new.prev_hash := '';
  end if;
  new.hash := app.approval_event_hash(new);
  return new;
end $$;
create trigger chain before insert on app.approval_event for each row execute function app.chain_approval_event();

-- Null when the chain is whole, else the first number that is not what was written.
create function app.verify_approval(target uuid) returns int language plpgsql stable as $$
declare
  link app.approval_event;
  previous text := '';
  place int := 0;
begin
  for link in select * from app.approval_event e where e.tenant_id = app.tenant() and e.instance_id = target order by e.seq loop
    place := place + 1;
    if link.seq <> place or link.prev_hash <> previous or link.hash <> app.approval_event_hash(link) then
      return place;
    end if;
    previous := link.hash;
  end loop;
  if place <> (select i.seq from app.approval_instance i where i.tenant_id = app.tenant() and i.id = target) then
    return place + 1;
  end if;
  return null;
end $$;

-- Held against every instance a transaction touched when it commits: nothing ends half, nothing is stuck.
create function app.assert_approval_settled() returns trigger language plpgsql as $$
declare
  target uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
  tenant uuid := new.tenant_id;
  found_status text;
  open_tasks int;
  fixes int;
begin
  select i.status into found_status from app.approval_instance i where i.tenant_id = tenant and i.id = target;
  select count(*), count(*) filter (where t.kind = 'fix') into open_tasks, fixes from app.approval_task t
    where t.tenant_id = tenant and t.instance_id = target and t.status in ('waiting', 'pending', 'suspended');
  if found_status = 'returned' then
    if fixes <> 1 or open_tasks <> 1 then
      raise exception 'a returned approval waits for its initiator alone' using errcode = '23514', constraint = 'approval_instance_returned';
    end if;
  elsif found_status = 'running' then
    if open_tasks = 0 and not exists (select 1 from app.approval_node_run r where r.tenant_id = tenant and r.instance_id = target
        and r.status = 'active' and r.node_type in ('delay', 'trigger', 'sub')) then
      raise exception 'a running approval waits for nobody' using errcode = '23514', constraint = 'approval_instance_stuck';
    end if;
  elsif open_tasks > 0
    or exists (select 1 from app.approval_node_run r where r.tenant_id = tenant and r.instance_id = target and r.status = 'active')
    or exists (select 1 from app.approval_timer m where m.tenant_id = tenant and m.instance_id = target and m.status in ('armed', 'paused')) then
    raise exception 'an ended approval still has something open' using errcode = '23514', constraint = 'approval_instance_ended_open';
  end if;
  return null;
end $$;
create constraint trigger settled after insert or update on app.approval_instance deferrable initially deferred
  for each row execute function app.assert_approval_settled('id');
create constraint trigger settled after insert or update on app.approval_task deferrable initially deferred
  for each row execute function app.assert_approval_settled('instance_id');
create constraint trigger settled after insert or update on app.approval_node_run deferrable initially deferred
  for each row execute function app.assert_approval_settled('instance_id');
create constraint trigger settled after insert or update on app.approval_timer deferrable initially deferred
  for each row execute function app.assert_approval_settled('instance_id');

-- A command and its answer: sent again, it answers the same and does nothing.
create table app.approval_command (
  tenant_id uuid not null default app.tenant(),
  actor text not null,
  idem_key text not null,
  request_hash text not null,
  instance_id uuid,
  result jsonb,
  at timestamptz not null default now(),
  primary key (tenant_id, actor, idem_key)
);
create index approval_command_by_age on app.approval_command (tenant_id, at);
select app.tenant_table('app.approval_command', :'app');
