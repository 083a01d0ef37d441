CREATE SCHEMA app;

CREATE SCHEMA platform;

CREATE FUNCTION app.actor() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select nullif(current_setting('app.user', true), '')::uuid $$;

CREATE FUNCTION app.append_authority_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into platform.authority_change (tenant_id, subject_id) values (old.tenant_id, old.id);
  return null;
end $$;

CREATE FUNCTION app.append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'append only' using errcode = '42501';
end $$;

CREATE FUNCTION app.append_tenant_authority_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into platform.authority_change (tenant_id)
    values (case when tg_op = 'INSERT' then new.tenant_id else old.tenant_id end);
  return null;
end $$;

CREATE FUNCTION app.tenant() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select nullif(current_setting('app.tenant', true), '')::uuid $$;

CREATE TABLE app.approval_event (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    instance_id uuid NOT NULL,
    seq integer NOT NULL,
    at timestamp with time zone NOT NULL,
    type text NOT NULL,
    actor_id uuid,
    actor_system text,
    acting_for uuid,
    task_id uuid,
    run_id uuid,
    note jsonb DEFAULT '{}'::jsonb NOT NULL,
    changes jsonb DEFAULT '[]'::jsonb NOT NULL,
    prev_hash text NOT NULL,
    hash text NOT NULL,
    CONSTRAINT approval_event_actor CHECK (((actor_id IS NULL) <> (actor_system IS NULL)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_event FORCE ROW LEVEL SECURITY;

CREATE FUNCTION app.approval_event_hash(e app.approval_event) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select encode(sha256(convert_to(concat_ws('|', e.prev_hash, e.tenant_id, e.instance_id, e.seq,
    extract(epoch from e.at), e.type, e.actor_id, e.actor_system, e.acting_for, e.task_id, e.run_id, e.note, e.changes), 'UTF8')), 'hex')
$$;

CREATE FUNCTION app.assert_approval_settled() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION app.canonical_json(value jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    AS $$
declare
  parts text;
begin
  if jsonb_typeof(value) = 'object' then
    select string_agg(to_jsonb(e.key)::text || ':' || app.canonical_json(e.value), ',' order by e.key collate "C") into parts from jsonb_each(value) e;
    return '{' || coalesce(parts, '') || '}';
  elsif jsonb_typeof(value) = 'array' then
    select string_agg(app.canonical_json(a.item), ',' order by a.n) into parts from jsonb_array_elements(value) with ordinality as a (item, n);
    return '[' || coalesce(parts, '') || ']';
  end if;
  return value::text;
end $$;

CREATE FUNCTION app.chain_approval_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION app.company_key(name text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select regexp_replace(
    regexp_replace(lower(normalize(name, nfkc)), '[[:space:][:punct:]·]', '', 'g'),
    '(股份有限公司|有限责任公司|有限公司|集团公司|总公司|公司)$', '')
$_$;

CREATE FUNCTION app.count_in_map_cluster() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'UPDATE' and (old.location_lat, old.location_lng, old.region, old.grade, old.status)
    is not distinct from (new.location_lat, new.location_lng, new.region, new.grade, new.status) then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.status = 'enabled' and old.location_lat is not null then
    insert into app.supplier_map_cluster (tenant_id, column_no, row_no, city, grade, members, lat, lng)
      values (old.tenant_id, floor(old.location_lng * 8192 / 360), floor(old.location_lat * 8192 / 360), left(old.region, 4),
        coalesce(old.grade, 'none'), -1, -old.location_lat, -old.location_lng);
  end if;
  if tg_op <> 'DELETE' and new.status = 'enabled' and new.location_lat is not null then
    insert into app.supplier_map_cluster (tenant_id, column_no, row_no, city, grade, members, lat, lng)
      values (new.tenant_id, floor(new.location_lng * 8192 / 360), floor(new.location_lat * 8192 / 360), left(new.region, 4),
        coalesce(new.grade, 'none'), 1, new.location_lat, new.location_lng);
  end if;
  return null;
end $$;

CREATE FUNCTION app.customer_keys() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.name_key := app.company_key(new.name);
  new.phone_key := app.phone_key(new.phone);
  return new;
end $$;

CREATE FUNCTION app.customer_unowned() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'a customer in a pool has no owner' using errcode = 'check_violation';
end $$;

CREATE FUNCTION app.keep_directory() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update platform.tenant_directory
    set company_name = new.company_name, contact_name = new.contact_name, mobile = new.mobile
    where tenant_id = new.tenant_id;
  return new;
end $$;

CREATE FUNCTION app.keep_logins() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op <> 'INSERT' then
    delete from platform.login where tenant_id = old.tenant_id and user_id = old.id;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if new.status = 'active' then
    insert into platform.login (kind, value, tenant_id, user_id)
      select k, v, new.tenant_id, new.id
      from (values ('mobile', new.mobile), ('username', case when new.main then lower(new.username) end),
        ('feishu', new.feishu_id)) as l (k, v)
      where v is not null;
  end if;
  return new;
end $$;

CREATE FUNCTION app.keep_tenant() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.tenant_id is distinct from old.tenant_id then
    raise exception 'a row never changes its tenant' using errcode = '42501';
  end if;
  return new;
end $$;

CREATE TABLE app.system_log (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    actor_id uuid DEFAULT app.actor(),
    action text NOT NULL,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    request_id text
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.system_log FORCE ROW LEVEL SECURITY;

CREATE FUNCTION app.log_hash(previous bytea, seq bigint, entry app.system_log) RETURNS bytea
    LANGUAGE sql STABLE
    AS $$
  select sha256(previous || convert_to(concat_ws('|', seq, entry.tenant_id, entry.id, entry.at at time zone 'UTC',
    entry.actor_id, entry.action, entry.detail::text, entry.request_id), 'UTF8'))
$$;

CREATE FUNCTION app.moment() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
  select coalesce(nullif(current_setting('app.moment', true), '')::timestamptz, now())
$$;

CREATE FUNCTION app.new_id() RETURNS uuid
    LANGUAGE sql PARALLEL SAFE
    AS $$
  select encode(overlay(uuid_send(gen_random_uuid())
    placing int8send(((us / 1000) << 16) | 28672 | ((us % 1000) * 4096 / 1000)) from 1 for 8), 'hex')::uuid
  from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as us) now
$$;

CREATE FUNCTION app.phone_key(phone text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select case when length(d) >= 7 then d end from (select regexp_replace(phone, '\D', '', 'g') as d) x
$$;

CREATE FUNCTION app.seal_system_log(most integer DEFAULT 10000) RETURNS integer
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION app.supplier_application_keys() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.name_key := app.company_key(new.name);
  return new;
end $$;

CREATE FUNCTION app.supplier_keys() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.name_key := app.company_key(new.name);
  new.phone_key := app.phone_key(new.phone);
  return new;
end $$;

CREATE FUNCTION app.tenant_table(target regclass, app_role name, append boolean DEFAULT false) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  execute format('alter table %s enable row level security, force row level security', target);
  execute format('alter table %s set (autovacuum_analyze_threshold = 20, autovacuum_analyze_scale_factor = 0.05)', target);
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

CREATE FUNCTION app.verify_approval(target uuid) RETURNS integer
    LANGUAGE plpgsql STABLE
    AS $$
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

CREATE FUNCTION app.verify_system_log() RETURNS bigint
    LANGUAGE plpgsql STABLE
    AS $$
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

CREATE TABLE app.announcement (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    departments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    roles uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    pinned boolean DEFAULT false NOT NULL,
    must_read boolean DEFAULT false NOT NULL,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    published_at timestamp with time zone,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT announcement_check CHECK (((status <> 'published'::text) OR (published_at IS NOT NULL))),
    CONSTRAINT announcement_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'withdrawn'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.announcement FORCE ROW LEVEL SECURITY;

CREATE TABLE app.announcement_receipt (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    announcement_id uuid NOT NULL,
    user_id uuid DEFAULT app.actor() NOT NULL,
    read_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.announcement_receipt FORCE ROW LEVEL SECURITY;

CREATE TABLE app.api_key (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    hash text NOT NULL,
    hint text NOT NULL,
    permissions text[] NOT NULL,
    expires_at timestamp with time zone,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.api_key FORCE ROW LEVEL SECURITY;

CREATE TABLE app.application (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    title text NOT NULL,
    type text NOT NULL,
    amount numeric(15,2),
    owner_id uuid,
    department_id uuid,
    start_date date,
    end_date date,
    reason text NOT NULL,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    leave_kind text,
    destination text,
    transport text,
    companions uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    days numeric(12,1),
    needed_on date,
    seal_kind text,
    paper text,
    copies integer,
    guests text,
    headcount integer,
    CONSTRAINT application_dates CHECK ((end_date >= start_date)),
    CONSTRAINT application_leave_kind_check CHECK ((leave_kind = ANY (ARRAY['annual'::text, 'personal'::text, 'sick'::text, 'swap'::text, 'marriage'::text, 'maternity'::text, 'other'::text]))),
    CONSTRAINT application_seal_kind_check CHECK ((seal_kind = ANY (ARRAY['company'::text, 'contract'::text, 'finance'::text, 'legal'::text]))),
    CONSTRAINT application_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text]))),
    CONSTRAINT application_transport_check CHECK ((transport = ANY (ARRAY['plane'::text, 'train'::text, 'car'::text, 'other'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.application FORCE ROW LEVEL SECURITY;

CREATE VIEW app.application_ref WITH (security_invoker='true') AS
 SELECT application.tenant_id,
    application.id,
    application.code,
    application.title AS name,
    application.status
   FROM app.application;

CREATE TABLE app.approval_attachment (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    place bigint NOT NULL,
    instance_id uuid NOT NULL,
    seq integer NOT NULL,
    kind text NOT NULL,
    file_id uuid NOT NULL,
    task_id uuid,
    comment_id uuid,
    by_id uuid DEFAULT app.actor(),
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT approval_attachment_kind_check CHECK ((kind = ANY (ARRAY['file'::text, 'signature'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_attachment FORCE ROW LEVEL SECURITY;

ALTER TABLE app.approval_attachment ALTER COLUMN place ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME app.approval_attachment_place_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE app.approval_cc (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    place bigint NOT NULL,
    instance_id uuid NOT NULL,
    user_id uuid NOT NULL,
    source text NOT NULL,
    sent_at timestamp with time zone,
    needs_confirm boolean DEFAULT false NOT NULL,
    read_at timestamp with time zone,
    confirmed_at timestamp with time zone
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_cc FORCE ROW LEVEL SECURITY;

ALTER TABLE app.approval_cc ALTER COLUMN place ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME app.approval_cc_place_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE app.approval_command (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    actor text NOT NULL,
    idem_key text NOT NULL,
    request_hash text NOT NULL,
    instance_id uuid,
    result jsonb,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_command FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_comment (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    instance_id uuid NOT NULL,
    body text NOT NULL,
    mentions uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    reply_to uuid,
    audience text DEFAULT 'internal'::text NOT NULL,
    author_id uuid DEFAULT app.actor() NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    withdrawn_at timestamp with time zone,
    CONSTRAINT approval_comment_audience_check CHECK ((audience = ANY (ARRAY['internal'::text, 'external'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_comment FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_default_flow (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    doc_type text NOT NULL,
    flow_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_default_flow FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_external (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    instance_id uuid NOT NULL,
    task_id uuid NOT NULL,
    contact_id uuid NOT NULL,
    name text NOT NULL,
    mobile text NOT NULL,
    company text,
    uploads uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    created_by uuid DEFAULT app.actor(),
    created_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_external FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_flow (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    key text NOT NULL,
    name text NOT NULL,
    group_name text,
    icon text,
    description text,
    enabled boolean DEFAULT false NOT NULL,
    active_version_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT approval_flow_enabled CHECK (((NOT enabled) OR (active_version_id IS NOT NULL)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_flow FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_flow_binding (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    doc_type text NOT NULL,
    purpose text DEFAULT 'create'::text NOT NULL,
    condition jsonb,
    priority integer NOT NULL,
    flow_id uuid NOT NULL,
    CONSTRAINT approval_flow_binding_purpose_check CHECK ((purpose = ANY (ARRAY['create'::text, 'change'::text, 'void'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_flow_binding FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_flow_case (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    flow_id uuid NOT NULL,
    name text NOT NULL,
    input jsonb NOT NULL,
    expected jsonb NOT NULL,
    created_by uuid DEFAULT app.actor(),
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_flow_case FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_flow_draft (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    flow_id uuid NOT NULL,
    tree jsonb NOT NULL,
    rev integer DEFAULT 1 NOT NULL,
    problems jsonb DEFAULT '[]'::jsonb NOT NULL,
    edited_by uuid DEFAULT app.actor(),
    edited_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_flow_draft FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_flow_version (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    flow_id uuid NOT NULL,
    no integer NOT NULL,
    schema_version integer NOT NULL,
    tree jsonb NOT NULL,
    checksum text NOT NULL,
    note text,
    published_by uuid DEFAULT app.actor(),
    published_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_flow_version FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_follow (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    user_id uuid DEFAULT app.actor() NOT NULL,
    instance_id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_follow FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_handover (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    person_id uuid NOT NULL,
    successor_id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    by_id uuid DEFAULT app.actor()
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_handover FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_handover_item (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    handover_id uuid NOT NULL,
    ref_id uuid NOT NULL,
    kind text NOT NULL,
    result text NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_handover_item FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_instance (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    flow_id uuid NOT NULL,
    version_id uuid NOT NULL,
    doc_type text NOT NULL,
    doc_id uuid NOT NULL,
    purpose text NOT NULL,
    serial_no text NOT NULL,
    title text NOT NULL,
    summary jsonb DEFAULT '[]'::jsonb NOT NULL,
    amount numeric(15,2),
    initiator_id uuid NOT NULL,
    initiator_dept_id uuid,
    submitted_by uuid NOT NULL,
    status text NOT NULL,
    suspended boolean DEFAULT false NOT NULL,
    round integer NOT NULL,
    version integer NOT NULL,
    seq integer NOT NULL,
    choices jsonb DEFAULT '{}'::jsonb NOT NULL,
    current_label text,
    submitted_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    previous_id uuid,
    parent_run_id uuid,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    parent_row integer,
    beside boolean DEFAULT false NOT NULL,
    CONSTRAINT approval_instance_ended CHECK (((status = ANY (ARRAY['running'::text, 'returned'::text])) = (ended_at IS NULL))),
    CONSTRAINT approval_instance_parent CHECK (((parent_run_id IS NULL) = (parent_row IS NULL))),
    CONSTRAINT approval_instance_purpose_check CHECK ((purpose = ANY (ARRAY['create'::text, 'change'::text, 'void'::text]))),
    CONSTRAINT approval_instance_status_check CHECK ((status = ANY (ARRAY['running'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'voided'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_instance FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_matrix (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    lines jsonb NOT NULL,
    effective_from date,
    effective_to date,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    CONSTRAINT approval_matrix_dates CHECK ((effective_to >= effective_from))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_matrix FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_node_run (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    place bigint NOT NULL,
    instance_id uuid NOT NULL,
    node_id text NOT NULL,
    node_type text NOT NULL,
    visit integer NOT NULL,
    round integer NOT NULL,
    token text NOT NULL,
    status text NOT NULL,
    mode jsonb,
    threshold integer,
    opened_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    decision jsonb DEFAULT '{}'::jsonb NOT NULL,
    resolution jsonb DEFAULT '{}'::jsonb NOT NULL,
    branches jsonb,
    jump jsonb,
    superseded boolean DEFAULT false NOT NULL,
    from_run_id uuid,
    CONSTRAINT approval_node_run_closed CHECK (((status = 'active'::text) = (closed_at IS NULL))),
    CONSTRAINT approval_node_run_status_check CHECK ((status = ANY (ARRAY['active'::text, 'passed'::text, 'rejected'::text, 'returned'::text, 'skipped'::text, 'cancelled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_node_run FORCE ROW LEVEL SECURITY;

ALTER TABLE app.approval_node_run ALTER COLUMN place ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME app.approval_node_run_place_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE app.approval_phrase (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    user_id uuid DEFAULT app.actor() NOT NULL,
    body text NOT NULL,
    sort integer DEFAULT 0 NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_phrase FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_print (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    instance_id uuid NOT NULL,
    round integer NOT NULL,
    status text NOT NULL,
    sha256 text NOT NULL,
    by_id uuid DEFAULT app.actor() NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_print FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_print_template (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    doc_type text NOT NULL,
    html text,
    landscape boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor()
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_print_template FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_proposal (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    place bigint NOT NULL,
    instance_id uuid NOT NULL,
    act jsonb NOT NULL,
    by_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    reason text NOT NULL,
    status text NOT NULL,
    answered_by uuid,
    answered_at timestamp with time zone,
    answer text DEFAULT ''::text NOT NULL,
    CONSTRAINT approval_proposal_open CHECK (((status = 'open'::text) = (answered_at IS NULL))),
    CONSTRAINT approval_proposal_second CHECK (((status <> ALL (ARRAY['confirmed'::text, 'refused'::text])) OR (answered_by <> by_id))),
    CONSTRAINT approval_proposal_status_check CHECK ((status = ANY (ARRAY['open'::text, 'confirmed'::text, 'refused'::text, 'withdrawn'::text, 'lapsed'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_proposal FORCE ROW LEVEL SECURITY;

ALTER TABLE app.approval_proposal ALTER COLUMN place ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME app.approval_proposal_place_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE app.approval_snapshot (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    instance_id uuid NOT NULL,
    round integer NOT NULL,
    facts jsonb NOT NULL,
    document jsonb NOT NULL,
    sha256 text NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_snapshot FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_substitution (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    principal_id uuid NOT NULL,
    substitute_id uuid NOT NULL,
    from_at timestamp with time zone NOT NULL,
    to_at timestamp with time zone NOT NULL,
    flows uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    amount_cap numeric(15,2),
    reason text,
    status text DEFAULT 'active'::text NOT NULL,
    created_by uuid DEFAULT app.actor(),
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT approval_substitution_other CHECK ((principal_id <> substitute_id)),
    CONSTRAINT approval_substitution_period CHECK ((to_at > from_at)),
    CONSTRAINT approval_substitution_status_check CHECK ((status = ANY (ARRAY['active'::text, 'cancelled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_substitution FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_task (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    place bigint NOT NULL,
    instance_id uuid NOT NULL,
    run_id uuid NOT NULL,
    node_id text NOT NULL,
    kind text NOT NULL,
    assignee_id uuid NOT NULL,
    substitute_id uuid,
    seq_no integer NOT NULL,
    weight integer NOT NULL,
    status text NOT NULL,
    close_reason text,
    acted_by uuid,
    acting_for uuid,
    origin_task_id uuid,
    parent_task_id uuid,
    method text,
    added_by uuid,
    opinion text DEFAULT ''::text NOT NULL,
    signature text,
    draft text,
    viewed_at timestamp with time zone,
    opened_at timestamp with time zone,
    due_at timestamp with time zone,
    decided_at timestamp with time zone,
    facts_hash text,
    urge_count integer DEFAULT 0 NOT NULL,
    urged_at timestamp with time zone,
    auto boolean DEFAULT false NOT NULL,
    CONSTRAINT approval_task_kind_check CHECK ((kind = ANY (ARRAY['vote'::text, 'sign_before'::text, 'sign_after'::text, 'delegate'::text, 'handle'::text, 'fix'::text, 'external'::text]))),
    CONSTRAINT approval_task_method_check CHECK ((method = ANY (ARRAY['any'::text, 'all'::text, 'sequential'::text]))),
    CONSTRAINT approval_task_open CHECK (((status <> ALL (ARRAY['waiting'::text, 'pending'::text])) OR (close_reason IS NULL))),
    CONSTRAINT approval_task_pending CHECK (((status <> 'pending'::text) OR (opened_at IS NOT NULL))),
    CONSTRAINT approval_task_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'pending'::text, 'suspended'::text, 'approved'::text, 'rejected'::text, 'returned'::text, 'transferred'::text, 'handed_over'::text, 'skipped'::text, 'cancelled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_task FORCE ROW LEVEL SECURITY;

ALTER TABLE app.approval_task ALTER COLUMN place ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME app.approval_task_place_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE app.approval_timer (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    place bigint NOT NULL,
    instance_id uuid NOT NULL,
    run_id uuid NOT NULL,
    task_id uuid,
    kind text NOT NULL,
    action integer NOT NULL,
    attempt integer NOT NULL,
    fire_at timestamp with time zone NOT NULL,
    status text NOT NULL,
    paused_left bigint,
    claimed_until timestamp with time zone,
    CONSTRAINT approval_timer_kind_check CHECK ((kind = ANY (ARRAY['timeout'::text, 'delay'::text, 'callback'::text, 'child'::text]))),
    CONSTRAINT approval_timer_status_check CHECK ((status = ANY (ARRAY['armed'::text, 'paused'::text, 'fired'::text, 'cancelled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.approval_timer FORCE ROW LEVEL SECURITY;

ALTER TABLE app.approval_timer ALTER COLUMN place ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME app.approval_timer_place_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE app.availability (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    hall_id uuid,
    room_id uuid,
    hotel_id uuid,
    period_from date NOT NULL,
    period_to date NOT NULL,
    part text NOT NULL,
    state text NOT NULL,
    quantity integer,
    until date,
    remark text,
    source text NOT NULL,
    source_id uuid,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT availability_dates CHECK ((period_to >= period_from)),
    CONSTRAINT availability_part_check CHECK ((part = ANY (ARRAY['day'::text, 'am'::text, 'pm'::text, 'eve'::text]))),
    CONSTRAINT availability_quantity CHECK (((quantity IS NULL) OR (hall_id IS NULL))),
    CONSTRAINT availability_source_check CHECK ((source = ANY (ARRAY['manual'::text, 'quote'::text, 'order'::text]))),
    CONSTRAINT availability_state_check CHECK ((state = ANY (ARRAY['occupied'::text, 'open'::text, 'held'::text, 'confirmed'::text]))),
    CONSTRAINT availability_target CHECK ((num_nonnulls(hall_id, room_id, hotel_id) >= 1))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.availability FORCE ROW LEVEL SECURITY;

CREATE TABLE app.board_column (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    name text NOT NULL,
    status text NOT NULL,
    wip_limit integer,
    sort integer NOT NULL,
    CONSTRAINT board_column_status_check CHECK ((status = ANY (ARRAY['todo'::text, 'doing'::text, 'review'::text, 'done'::text, 'closed'::text]))),
    CONSTRAINT board_column_wip_limit_check CHECK ((wip_limit > 0))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.board_column FORCE ROW LEVEL SECURITY;

CREATE TABLE app.classify (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    code text,
    name text NOT NULL,
    parent_id uuid,
    sort integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT classify_kind_check CHECK ((kind = ANY (ARRAY['supplier'::text, 'customer'::text, 'project'::text, 'purchase'::text, 'contract'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.classify FORCE ROW LEVEL SECURITY;

CREATE TABLE app.customer (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    short_name text,
    credit_code text,
    parent_id uuid,
    classify_id uuid,
    level text,
    industry text,
    scale text,
    source text,
    phone text,
    email text,
    website text,
    region text,
    location_address text,
    location_lat double precision,
    location_lng double precision,
    annual_events integer,
    typical_attendees integer,
    annual_budget numeric(15,2),
    preferred_cities text[] DEFAULT '{}'::text[] NOT NULL,
    payment_habit text,
    owner_id uuid,
    department_id uuid,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    remark text,
    status text NOT NULL,
    stage text NOT NULL,
    lost_reason text,
    last_follow_at timestamp with time zone,
    next_follow_at timestamp with time zone,
    custom jsonb DEFAULT '{}'::jsonb NOT NULL,
    name_key text,
    phone_key text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    dealt_at timestamp with time zone,
    owned_at timestamp with time zone,
    is_locked boolean DEFAULT false NOT NULL,
    pool_id uuid,
    pooled_at timestamp with time zone,
    pool_reason text,
    previous_owner_id uuid,
    recycle_told_for timestamp with time zone,
    recycle_told_at timestamp with time zone,
    credit_limit numeric(15,2),
    credit_days integer,
    CONSTRAINT customer_stage_check CHECK ((stage = ANY (ARRAY['lead'::text, 'following'::text, 'dealt'::text, 'dormant'::text, 'lost'::text]))),
    CONSTRAINT customer_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.customer FORCE ROW LEVEL SECURITY;

CREATE TABLE app.customer_address (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    customer_id uuid NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    region text,
    location_address text NOT NULL,
    location_lat double precision,
    location_lng double precision,
    receiver text,
    phone text,
    is_default boolean DEFAULT false NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT customer_address_kind_check CHECK ((kind = ANY (ARRAY['office'::text, 'invoice'::text, 'delivery'::text, 'event'::text, 'other'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.customer_address FORCE ROW LEVEL SECURITY;

CREATE VIEW app.customer_address_ref WITH (security_invoker='true') AS
 SELECT customer_address.tenant_id,
    customer_address.id,
    customer_address.code,
    customer_address.name,
    customer_address.customer_id
   FROM app.customer_address;

CREATE VIEW app.customer_classify_ref WITH (security_invoker='true') AS
 SELECT classify.tenant_id,
    classify.id,
    classify.code,
    classify.name,
    classify.parent_id,
    classify.sort,
    classify.version
   FROM app.classify
  WHERE (classify.kind = 'customer'::text);

CREATE TABLE app.customer_contact (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    customer_id uuid NOT NULL,
    name text NOT NULL,
    mobile text,
    "position" text,
    division text,
    is_primary boolean DEFAULT false NOT NULL,
    is_decision_maker boolean DEFAULT false NOT NULL,
    parent_id uuid,
    tel text,
    wechat text,
    email text,
    birthday date,
    preferences text,
    status text NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT customer_contact_status_check CHECK ((status = ANY (ARRAY['active'::text, 'left'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.customer_contact FORCE ROW LEVEL SECURITY;

CREATE VIEW app.customer_contact_ref WITH (security_invoker='true') AS
 SELECT customer_contact.tenant_id,
    customer_contact.id,
    customer_contact.code,
    customer_contact.name,
    customer_contact.status,
    customer_contact.customer_id
   FROM app.customer_contact;

CREATE TABLE app.customer_event_reminder (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    subject text NOT NULL,
    event_id uuid NOT NULL,
    year integer NOT NULL,
    customer_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.customer_event_reminder FORCE ROW LEVEL SECURITY;

CREATE TABLE app.customer_feedback (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    customer_id uuid NOT NULL,
    event text NOT NULL,
    event_date date NOT NULL,
    score integer NOT NULL,
    planning integer,
    execution integer,
    service integer,
    value_for_money integer,
    contact_id uuid,
    answered_on date NOT NULL,
    comment text,
    improvement text,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT customer_feedback_execution_check CHECK (((execution >= 1) AND (execution <= 5))),
    CONSTRAINT customer_feedback_planning_check CHECK (((planning >= 1) AND (planning <= 5))),
    CONSTRAINT customer_feedback_score_check CHECK (((score >= 1) AND (score <= 5))),
    CONSTRAINT customer_feedback_service_check CHECK (((service >= 1) AND (service <= 5))),
    CONSTRAINT customer_feedback_value_for_money_check CHECK (((value_for_money >= 1) AND (value_for_money <= 5)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.customer_feedback FORCE ROW LEVEL SECURITY;

CREATE VIEW app.customer_feedback_ref WITH (security_invoker='true') AS
 SELECT customer_feedback.tenant_id,
    customer_feedback.id,
    customer_feedback.code,
    customer_feedback.event AS name,
    customer_feedback.customer_id,
    customer_feedback.contact_id,
    customer_feedback.created_by
   FROM app.customer_feedback;

CREATE TABLE app.customer_forbidden_supplier (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    customer_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    reason text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.customer_forbidden_supplier FORCE ROW LEVEL SECURITY;

CREATE VIEW app.customer_forbidden_supplier_ref WITH (security_invoker='true') AS
 SELECT customer_forbidden_supplier.tenant_id,
    customer_forbidden_supplier.id,
    customer_forbidden_supplier.code,
    customer_forbidden_supplier.reason AS name,
    customer_forbidden_supplier.customer_id,
    customer_forbidden_supplier.supplier_id
   FROM app.customer_forbidden_supplier;

CREATE TABLE app.customer_owner_history (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    customer_id uuid NOT NULL,
    from_id uuid,
    to_id uuid,
    pool_id uuid,
    reason text NOT NULL,
    note text,
    told_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT app.moment() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    CONSTRAINT customer_owner_history_reason_check CHECK ((reason = ANY (ARRAY['registered'::text, 'taken'::text, 'handedOut'::text, 'givenBack'::text, 'recycled'::text, 'transferred'::text, 'handedOver'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.customer_owner_history FORCE ROW LEVEL SECURITY;

CREATE TABLE app.customer_pool (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    departments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    managers uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    hide_phone boolean DEFAULT false NOT NULL,
    hide_contact boolean DEFAULT false NOT NULL,
    hide_budget boolean DEFAULT false NOT NULL,
    capacity integer,
    daily_limit integer,
    cooldown_days integer,
    follow_days integer,
    deal_days integer,
    joined_by text DEFAULT 'or'::text NOT NULL,
    remind_days integer,
    status text NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT customer_pool_default_enabled CHECK (((NOT is_default) OR (status = 'enabled'::text))),
    CONSTRAINT customer_pool_joined_by_check CHECK ((joined_by = ANY (ARRAY['and'::text, 'or'::text]))),
    CONSTRAINT customer_pool_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.customer_pool FORCE ROW LEVEL SECURITY;

CREATE VIEW app.customer_pool_ref WITH (security_invoker='true') AS
 SELECT customer_pool.tenant_id,
    customer_pool.id,
    customer_pool.code,
    customer_pool.name,
    customer_pool.status
   FROM app.customer_pool;

CREATE VIEW app.customer_ref WITH (security_invoker='true') AS
 SELECT customer.tenant_id,
    customer.id,
    customer.code,
    customer.name,
    customer.status,
    customer.stage,
    customer.owner_id,
    customer.department_id,
    customer.classify_id,
    customer.created_by
   FROM app.customer;

CREATE TABLE app.customer_title (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    customer_id uuid NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    credit_code text,
    invoice_kind text,
    is_default boolean DEFAULT false NOT NULL,
    address text,
    phone text,
    bank_name text,
    account_no text,
    email text,
    status text NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT customer_title_code CHECK (((kind = 'person'::text) OR (credit_code IS NOT NULL))),
    CONSTRAINT customer_title_kind_check CHECK ((kind = ANY (ARRAY['company'::text, 'institution'::text, 'person'::text]))),
    CONSTRAINT customer_title_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.customer_title FORCE ROW LEVEL SECURITY;

CREATE VIEW app.customer_title_ref WITH (security_invoker='true') AS
 SELECT customer_title.tenant_id,
    customer_title.id,
    customer_title.code,
    customer_title.name,
    customer_title.status,
    customer_title.customer_id
   FROM app.customer_title;

CREATE TABLE app.default_view (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    user_id uuid DEFAULT app.actor() NOT NULL,
    subject text NOT NULL,
    view_id uuid NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.default_view FORCE ROW LEVEL SECURITY;

CREATE TABLE app.department (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text,
    name text NOT NULL,
    parent_id uuid,
    leader_id uuid,
    sort integer DEFAULT 0 NOT NULL,
    status text DEFAULT 'enabled'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    deputies uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    CONSTRAINT department_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.department FORCE ROW LEVEL SECURITY;

CREATE VIEW app.department_ref WITH (security_invoker='true') AS
 SELECT department.tenant_id,
    department.id,
    department.code,
    department.name,
    department.status,
    department.parent_id,
    department.leader_id,
    department.deputies
   FROM app.department;

CREATE TABLE app.document_download (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    document_id uuid NOT NULL,
    link_id uuid NOT NULL,
    number integer NOT NULL,
    contact text NOT NULL,
    address text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.document_download FORCE ROW LEVEL SECURITY;

CREATE TABLE app.document_folder (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    project_id uuid NOT NULL,
    name text NOT NULL,
    parent_id uuid,
    sort integer DEFAULT 0 NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.document_folder FORCE ROW LEVEL SECURITY;

CREATE VIEW app.document_folder_ref WITH (security_invoker='true') AS
 SELECT document_folder.tenant_id,
    document_folder.id,
    document_folder.code,
    document_folder.name,
    document_folder.parent_id,
    document_folder.project_id,
    document_folder.created_by
   FROM app.document_folder;

CREATE TABLE app.document_link (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    from_subject text NOT NULL,
    from_id uuid NOT NULL,
    from_code text NOT NULL,
    to_subject text NOT NULL,
    to_id uuid NOT NULL,
    to_code text NOT NULL,
    quantity numeric(18,4),
    amount numeric(18,2),
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor()
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.document_link FORCE ROW LEVEL SECURITY;

CREATE TABLE app.document_version (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    document_id uuid NOT NULL,
    number integer NOT NULL,
    file_id uuid NOT NULL,
    note text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    CONSTRAINT document_version_number_check CHECK ((number > 0))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.document_version FORCE ROW LEVEL SECURITY;

CREATE TABLE app.duty (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    line integer NOT NULL,
    "left" text NOT NULL,
    "right" text NOT NULL,
    reason text NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.duty FORCE ROW LEVEL SECURITY;

CREATE TABLE app.external_link (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    purpose text NOT NULL,
    subject text NOT NULL,
    record_id uuid NOT NULL,
    contact_name text NOT NULL,
    mobile text NOT NULL,
    company text,
    secret_hash text,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    revoked_by uuid,
    sent_at timestamp with time zone,
    sent_times integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    CONSTRAINT external_link_purpose_check CHECK ((purpose ~ '^[a-zA-Z]{1,40}$'::text))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.external_link FORCE ROW LEVEL SECURITY;

CREATE VIEW app.external_link_ref WITH (security_invoker='true') AS
 SELECT external_link.tenant_id,
    external_link.id,
    external_link.purpose,
    external_link.expires_at,
    external_link.revoked_at,
    external_link.subject,
    external_link.record_id,
    external_link.contact_name
   FROM app.external_link;

CREATE TABLE app.external_visit (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    link_id uuid NOT NULL,
    what text NOT NULL,
    address text NOT NULL,
    device text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT external_visit_what_check CHECK ((what = ANY (ARRAY['code'::text, 'enter'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.external_visit FORCE ROW LEVEL SECURITY;

CREATE TABLE app.feedback (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    kind text NOT NULL,
    words text NOT NULL,
    pictures uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    page text,
    status text NOT NULL,
    reply text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT feedback_kind_check CHECK ((kind = ANY (ARRAY['problem'::text, 'wish'::text, 'praise'::text, 'other'::text]))),
    CONSTRAINT feedback_status_check CHECK ((status = ANY (ARRAY['new'::text, 'done'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.feedback FORCE ROW LEVEL SECURITY;

CREATE TABLE app.file (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    mime text NOT NULL,
    size bigint NOT NULL,
    sha256 text NOT NULL,
    storage_key text NOT NULL,
    thumb_key text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor()
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.file FORCE ROW LEVEL SECURITY;

CREATE VIEW app.file_ref WITH (security_invoker='true') AS
 SELECT file.tenant_id,
    file.id,
    file.name
   FROM app.file;

CREATE TABLE app.file_storage (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    bytes bigint NOT NULL,
    CONSTRAINT file_storage_bytes_check CHECK ((bytes >= 0))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.file_storage FORCE ROW LEVEL SECURITY;

CREATE VIEW app.file_storage_ref WITH (security_invoker='true') AS
 SELECT file_storage.tenant_id,
    file_storage.bytes
   FROM app.file_storage;

CREATE TABLE app.file_use (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    file_id uuid NOT NULL,
    subject text NOT NULL,
    subject_id uuid NOT NULL,
    field text NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.file_use FORCE ROW LEVEL SECURITY;

CREATE TABLE app.follow_plan (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    customer_id uuid NOT NULL,
    content text NOT NULL,
    at timestamp with time zone NOT NULL,
    type text NOT NULL,
    contact_id uuid,
    owner_id uuid,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT follow_plan_status_check CHECK ((status = ANY (ARRAY['planned'::text, 'done'::text, 'canceled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.follow_plan FORCE ROW LEVEL SECURITY;

CREATE VIEW app.follow_plan_ref WITH (security_invoker='true') AS
 SELECT follow_plan.tenant_id,
    follow_plan.id,
    follow_plan.code,
    follow_plan.content AS name,
    follow_plan.status,
    follow_plan.customer_id
   FROM app.follow_plan;

CREATE TABLE app.follow_up (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    customer_id uuid NOT NULL,
    topic text NOT NULL,
    type text NOT NULL,
    content text NOT NULL,
    contact_id uuid,
    at timestamp with time zone NOT NULL,
    followed_by uuid,
    location_address text,
    location_lat double precision,
    location_lng double precision,
    photos uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    plan_id uuid,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    opportunity_id uuid
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.follow_up FORCE ROW LEVEL SECURITY;

CREATE VIEW app.follow_up_ref WITH (security_invoker='true') AS
 SELECT follow_up.tenant_id,
    follow_up.id,
    follow_up.code,
    follow_up.topic AS name,
    follow_up.customer_id
   FROM app.follow_up;

CREATE TABLE app.hall (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    place_id uuid NOT NULL,
    name text NOT NULL,
    floor text,
    area numeric(12,1) NOT NULL,
    height numeric(12,2) NOT NULL,
    length numeric(12,2),
    width numeric(12,2),
    theater integer,
    classroom integer,
    banquet integer,
    u_shape integer,
    hollow_square integer,
    boardroom integer,
    cocktail integer,
    herringbone integer,
    pillar boolean DEFAULT false NOT NULL,
    windows boolean DEFAULT false NOT NULL,
    divisible_into integer,
    divisible_group text,
    led_size text,
    fixed_stage text,
    entrance_size text,
    price_half_day numeric(15,2),
    price_full_day numeric(15,2),
    price_hour numeric(15,2),
    move_in_price numeric(15,2),
    move_out_price numeric(15,2),
    included text[] DEFAULT '{}'::text[] NOT NULL,
    excluded text[] DEFAULT '{}'::text[] NOT NULL,
    amenities text[] DEFAULT '{}'::text[] NOT NULL,
    sort integer,
    status text NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT hall_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.hall FORCE ROW LEVEL SECURITY;

CREATE TABLE app.place (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    supplier_id uuid,
    hotel_id uuid,
    region text,
    location_address text,
    location_lat double precision,
    location_lng double precision,
    total_meeting_area numeric(12,1),
    max_seated integer,
    max_standing integer,
    load_capacity integer,
    power integer,
    cargo_lift text,
    restrictions text[] DEFAULT '{}'::text[] NOT NULL,
    music_until text,
    insurance_required boolean DEFAULT false NOT NULL,
    photos uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    vr_url text,
    status text NOT NULL,
    remark text,
    hall_count integer DEFAULT 0 NOT NULL,
    largest_hall_area numeric(12,1),
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT place_owner CHECK (((type = 'internal_venue'::text) OR (supplier_id IS NOT NULL) OR (hotel_id IS NOT NULL))),
    CONSTRAINT place_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text]))),
    CONSTRAINT place_type_check CHECK ((type = ANY (ARRAY['hotel'::text, 'luxury_hotel'::text, 'boutique_hotel'::text, 'resort'::text, 'conference_center'::text, 'convention_center'::text, 'exposition_center'::text, 'banquet_facility'::text, 'restaurant'::text, 'bar_club'::text, 'gallery_museum'::text, 'arena_stadium'::text, 'golf_course'::text, 'movie_theatre'::text, 'educational_facility'::text, 'corporate_space'::text, 'entertainment_venue'::text, 'aquarium_zoo'::text, 'special_event_venue'::text, 'internal_venue'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.place FORCE ROW LEVEL SECURITY;

CREATE VIEW app.hall_ref WITH (security_invoker='true') AS
 SELECT h.tenant_id,
    h.id,
    h.code,
    ( SELECT ((p.name || ' · '::text) || h.name)
           FROM app.place p
          WHERE ((p.tenant_id = h.tenant_id) AND (p.id = h.place_id))) AS name,
    h.status,
    h.name AS hall_name,
    h.place_id,
    h.floor,
    h.area,
    h.height,
    h.theater,
    h.classroom,
    h.banquet,
    h.u_shape,
    h.hollow_square,
    h.boardroom,
    h.cocktail,
    h.herringbone,
    h.pillar,
    h.divisible_into,
    h.divisible_group,
    h.led_size,
    h.amenities,
    h.price_half_day,
    h.price_full_day,
    h.sort
   FROM app.hall h;

CREATE TABLE app.home_person (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    user_id uuid DEFAULT app.actor() NOT NULL,
    widgets jsonb,
    entries text[],
    guide_hidden boolean DEFAULT false NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.home_person FORCE ROW LEVEL SECURITY;

CREATE TABLE app.home_role (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    role_id uuid NOT NULL,
    widgets jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor()
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.home_role FORCE ROW LEVEL SECURITY;

CREATE TABLE app.home_visit (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    user_id uuid DEFAULT app.actor() NOT NULL,
    subject text NOT NULL,
    subject_id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.home_visit FORCE ROW LEVEL SECURITY;

CREATE TABLE app.hotel (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    supplier_id uuid NOT NULL,
    name text NOT NULL,
    brand text,
    "group" text,
    star text NOT NULL,
    region text,
    location_address text,
    location_lat double precision,
    location_lng double precision,
    opened_year integer,
    renovated_year integer,
    total_rooms integer,
    king_rooms integer,
    twin_rooms integer,
    suites integer,
    check_in text,
    check_out text,
    airport_km numeric(12,1),
    station_km numeric(12,1),
    subway_km numeric(12,1),
    parking_count integer,
    breakfast_price numeric(15,2),
    service_charge_rate numeric(5,2),
    tax_rate numeric(5,2),
    cancellation_policy text,
    deposit_policy text,
    facilities text[] DEFAULT '{}'::text[] NOT NULL,
    photos uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    contact_id uuid,
    status text NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT hotel_star_check CHECK ((star = ANY (ARRAY['five'::text, 'four'::text, 'three'::text, 'luxury'::text, 'upscale'::text, 'comfort'::text, 'economy'::text]))),
    CONSTRAINT hotel_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.hotel FORCE ROW LEVEL SECURITY;

CREATE VIEW app.hotel_ref WITH (security_invoker='true') AS
 SELECT hotel.tenant_id,
    hotel.id,
    hotel.code,
    hotel.name,
    hotel.status,
    hotel.supplier_id,
    hotel.region,
    hotel.location_address,
    hotel.location_lat,
    hotel.location_lng,
    hotel.total_rooms,
    hotel.king_rooms,
    hotel.twin_rooms,
    hotel.suites,
    hotel.search_text,
    hotel.photos
   FROM app.hotel;

CREATE TABLE app.idempotency (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    key text NOT NULL,
    fingerprint text NOT NULL,
    status integer,
    body text,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.idempotency FORCE ROW LEVEL SECURITY;

CREATE TABLE app.job_run (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    title text NOT NULL,
    data jsonb DEFAULT '{}'::jsonb NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    finished_at timestamp with time zone,
    CONSTRAINT job_run_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.job_run FORCE ROW LEVEL SECURITY;

CREATE TABLE app.menu (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    own boolean NOT NULL,
    item jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor()
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.menu FORCE ROW LEVEL SECURITY;

CREATE TABLE app.notice (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    type text NOT NULL,
    title text NOT NULL,
    body text DEFAULT ''::text NOT NULL,
    link text,
    subject text,
    subject_id uuid,
    read_at timestamp with time zone,
    sms_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    feishu_at timestamp with time zone,
    email_at timestamp with time zone,
    held_channels text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT notice_type_check CHECK ((type = ANY (ARRAY['approval'::text, 'task'::text, 'mention'::text, 'due'::text, 'system'::text, 'announcement'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.notice FORCE ROW LEVEL SECURITY;

CREATE TABLE app.notice_preference (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    user_id uuid DEFAULT app.actor() NOT NULL,
    type text NOT NULL,
    channel text NOT NULL,
    is_on boolean NOT NULL,
    CONSTRAINT notice_preference_channel_check CHECK ((channel = ANY (ARRAY['site'::text, 'email'::text, 'sms'::text, 'feishu'::text]))),
    CONSTRAINT notice_preference_type_check CHECK ((type = ANY (ARRAY['approval'::text, 'task'::text, 'mention'::text, 'due'::text, 'system'::text, 'announcement'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.notice_preference FORCE ROW LEVEL SECURITY;

CREATE VIEW app.notice_ref WITH (security_invoker='true') AS
 SELECT notice.tenant_id,
    notice.id,
    notice.user_id,
    notice.type,
    notice.title,
    notice.body,
    notice.link,
    notice.created_at
   FROM app.notice;

CREATE TABLE app.number_counter (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    type integer NOT NULL,
    period text NOT NULL,
    n bigint NOT NULL,
    scope text DEFAULT ''::text NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.number_counter FORCE ROW LEVEL SECURITY;

CREATE TABLE app.number_rule (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    type integer NOT NULL,
    prefix text NOT NULL,
    date_part text DEFAULT 'year'::text NOT NULL,
    digits integer DEFAULT 4 NOT NULL,
    reset text DEFAULT 'year'::text NOT NULL,
    separator text DEFAULT '-'::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    allocate_at text DEFAULT 'save'::text NOT NULL,
    scope text DEFAULT 'company'::text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    CONSTRAINT number_rule_allocate_at_check CHECK ((allocate_at = ANY (ARRAY['save'::text, 'approve'::text]))),
    CONSTRAINT number_rule_date_part_check CHECK ((date_part = ANY (ARRAY['none'::text, 'year'::text, 'month'::text, 'day'::text]))),
    CONSTRAINT number_rule_digits_check CHECK (((digits >= 2) AND (digits <= 10))),
    CONSTRAINT number_rule_reset_check CHECK ((reset = ANY (ARRAY['never'::text, 'year'::text, 'month'::text, 'day'::text]))),
    CONSTRAINT number_rule_scope_check CHECK ((scope ~ '^[a-zA-Z]{1,40}$'::text))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.number_rule FORCE ROW LEVEL SECURITY;

CREATE TABLE app.opportunity (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    customer_id uuid NOT NULL,
    contact_id uuid,
    expected_amount numeric(15,2),
    expected_signing_date date,
    source text,
    competitors text[] DEFAULT '{}'::text[] NOT NULL,
    event_type text,
    event_date date,
    region text,
    attendees integer,
    owner_id uuid,
    department_id uuid,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    remark text,
    stage_id uuid NOT NULL,
    win_rate numeric(5,2) NOT NULL,
    outcome text NOT NULL,
    furthest_id uuid NOT NULL,
    stage_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    lost_reason text,
    lost_note text,
    lost_to text,
    quoted_amount numeric(15,2),
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT opportunity_closed CHECK (((outcome = 'open'::text) = (closed_at IS NULL))),
    CONSTRAINT opportunity_lost CHECK (((outcome <> 'lost'::text) OR (lost_reason IS NOT NULL))),
    CONSTRAINT opportunity_outcome_check CHECK ((outcome = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text, 'invalid'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.opportunity FORCE ROW LEVEL SECURITY;

CREATE TABLE app.opportunity_quotation (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    opportunity_id uuid NOT NULL,
    name text NOT NULL,
    edition integer NOT NULL,
    amount numeric(15,2) NOT NULL,
    quoted_on date NOT NULL,
    files uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    note text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.opportunity_quotation FORCE ROW LEVEL SECURITY;

CREATE VIEW app.opportunity_quotation_ref WITH (security_invoker='true') AS
 SELECT opportunity_quotation.tenant_id,
    opportunity_quotation.id,
    opportunity_quotation.code,
    opportunity_quotation.name,
    opportunity_quotation.opportunity_id
   FROM app.opportunity_quotation;

CREATE VIEW app.opportunity_ref WITH (security_invoker='true') AS
 SELECT opportunity.tenant_id,
    opportunity.id,
    opportunity.code,
    opportunity.name,
    opportunity.outcome AS status,
    opportunity.customer_id,
    opportunity.contact_id,
    opportunity.owner_id,
    opportunity.department_id,
    opportunity.created_by
   FROM app.opportunity;

CREATE TABLE app.opportunity_rule (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    auto_close_days integer,
    CONSTRAINT opportunity_rule_auto_close_days_check CHECK (((auto_close_days >= 7) AND (auto_close_days <= 3650)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.opportunity_rule FORCE ROW LEVEL SECURITY;

CREATE TABLE app.opportunity_stage (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    win_rate numeric(5,2) NOT NULL,
    sort integer NOT NULL,
    needs_contact boolean DEFAULT false NOT NULL,
    needs_amount boolean DEFAULT false NOT NULL,
    needs_signing_date boolean DEFAULT false NOT NULL,
    needs_event_date boolean DEFAULT false NOT NULL,
    needs_region boolean DEFAULT false NOT NULL,
    needs_attendees boolean DEFAULT false NOT NULL,
    needs_quotation boolean DEFAULT false NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT opportunity_stage_kind_check CHECK ((kind = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text, 'invalid'::text]))),
    CONSTRAINT opportunity_stage_win_rate_check CHECK (((win_rate >= (0)::numeric) AND (win_rate <= (100)::numeric)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.opportunity_stage FORCE ROW LEVEL SECURITY;

CREATE TABLE app.opportunity_stage_change (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    opportunity_id uuid NOT NULL,
    from_stage_id uuid,
    to_stage_id uuid NOT NULL,
    at timestamp with time zone DEFAULT app.moment() NOT NULL,
    by_id uuid DEFAULT app.actor(),
    note text
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.opportunity_stage_change FORCE ROW LEVEL SECURITY;

CREATE VIEW app.opportunity_stage_ref WITH (security_invoker='true') AS
 SELECT opportunity_stage.tenant_id,
    opportunity_stage.id,
    opportunity_stage.code,
    opportunity_stage.name,
    opportunity_stage.kind AS status,
    opportunity_stage.win_rate,
    opportunity_stage.sort
   FROM app.opportunity_stage;

CREATE TABLE app.our_company (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    short_name text,
    credit_code text,
    legal_person text,
    phone text,
    region text,
    address text,
    status text NOT NULL,
    invoice_title text,
    taxpayer_type text,
    tax_no text,
    invoice_address text,
    invoice_phone text,
    invoice_bank text,
    invoice_account text,
    owner_id uuid,
    department_id uuid,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT our_company_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.our_company FORCE ROW LEVEL SECURITY;

CREATE TABLE app.our_company_bank (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    line integer NOT NULL,
    bank_name text NOT NULL,
    account_name text NOT NULL,
    account_no text NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    remark text
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.our_company_bank FORCE ROW LEVEL SECURITY;

CREATE VIEW app.our_company_ref WITH (security_invoker='true') AS
 SELECT our_company.tenant_id,
    our_company.id,
    our_company.code,
    our_company.name,
    our_company.status
   FROM app.our_company;

CREATE TABLE app.our_company_seal (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    line integer NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    keeper_id uuid,
    image uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    CONSTRAINT our_company_seal_kind_check CHECK ((kind = ANY (ARRAY['company'::text, 'contract'::text, 'finance'::text, 'invoice'::text, 'legal'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.our_company_seal FORCE ROW LEVEL SECURITY;

CREATE TABLE app.paper_template (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    subject text NOT NULL,
    name text NOT NULL,
    file_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor()
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.paper_template FORCE ROW LEVEL SECURITY;

CREATE TABLE app.permission_release (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    permissions text[] NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.permission_release FORCE ROW LEVEL SECURITY;

CREATE VIEW app.place_ref WITH (security_invoker='true') AS
 SELECT place.tenant_id,
    place.id,
    place.code,
    place.name,
    place.status,
    place.supplier_id,
    place.hotel_id,
    place.region,
    place.location_address,
    place.location_lat,
    place.location_lng,
    place.load_capacity,
    place.hall_count,
    place.search_text,
    place.photos
   FROM app.place;

CREATE TABLE app.project (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    short_name text,
    classify_id uuid NOT NULL,
    level text,
    customer_id uuid,
    contact_id uuid,
    our_company_id uuid,
    kind text,
    event_start date,
    event_end date,
    setup_date date,
    teardown_date date,
    region text,
    location_address text,
    location_lat double precision,
    location_lng double precision,
    attendees integer,
    owner_id uuid NOT NULL,
    sales_id uuid,
    department_id uuid,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    remark text,
    stage text NOT NULL,
    health text NOT NULL,
    progress numeric(5,2) NOT NULL,
    paused_at text,
    stage_note text,
    closed_at timestamp with time zone,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    opportunity_id uuid,
    CONSTRAINT project_closed CHECK (((stage = 'closed'::text) = (closed_at IS NOT NULL))),
    CONSTRAINT project_event_days CHECK (((event_end IS NULL) OR ((event_start IS NOT NULL) AND (event_end >= event_start)))),
    CONSTRAINT project_health_check CHECK ((health = ANY (ARRAY['normal'::text, 'risk'::text, 'off'::text]))),
    CONSTRAINT project_progress_check CHECK (((progress >= (0)::numeric) AND (progress <= (100)::numeric))),
    CONSTRAINT project_stage_check CHECK ((stage = ANY (ARRAY['intent'::text, 'preparing'::text, 'executing'::text, 'settling'::text, 'closed'::text, 'paused'::text, 'canceled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.project FORCE ROW LEVEL SECURITY;

CREATE TABLE app.project_attendees (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    before integer,
    after integer,
    source text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    by uuid DEFAULT app.actor()
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.project_attendees FORCE ROW LEVEL SECURITY;

CREATE VIEW app.project_classify_ref WITH (security_invoker='true') AS
 SELECT classify.tenant_id,
    classify.id,
    classify.code,
    classify.name,
    classify.parent_id,
    classify.sort,
    classify.version
   FROM app.classify
  WHERE (classify.kind = 'project'::text);

CREATE TABLE app.project_document (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    project_id uuid NOT NULL,
    folder_id uuid,
    name text NOT NULL,
    kind text NOT NULL,
    roles text[] DEFAULT '{}'::text[] NOT NULL,
    file uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    current_version integer DEFAULT 0 NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT project_document_kind_check CHECK ((kind = ANY (ARRAY['plan'::text, 'quote'::text, 'contract'::text, 'design'::text, 'manual'::text, 'summary'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.project_document FORCE ROW LEVEL SECURITY;

CREATE VIEW app.project_document_ref WITH (security_invoker='true') AS
 SELECT project_document.tenant_id,
    project_document.id,
    project_document.code,
    project_document.name,
    project_document.kind,
    project_document.project_id,
    project_document.folder_id,
    project_document.created_by
   FROM app.project_document;

CREATE TABLE app.project_health (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    project_id uuid NOT NULL,
    reason text NOT NULL,
    level text NOT NULL,
    count integer NOT NULL,
    CONSTRAINT project_health_level_check CHECK ((level = ANY (ARRAY['risk'::text, 'off'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.project_health FORCE ROW LEVEL SECURITY;

CREATE TABLE app.project_member (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    project_id uuid NOT NULL,
    user_id uuid,
    name text NOT NULL,
    company text,
    mobile text,
    role text NOT NULL,
    joined_on date,
    left_on date,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.project_member FORCE ROW LEVEL SECURITY;

CREATE VIEW app.project_member_ref WITH (security_invoker='true') AS
 SELECT project_member.tenant_id,
    project_member.id,
    project_member.code,
    project_member.name,
    project_member.project_id,
    project_member.user_id,
    project_member.role,
    project_member.left_on
   FROM app.project_member;

CREATE VIEW app.project_ref WITH (security_invoker='true') AS
 SELECT project.tenant_id,
    project.id,
    project.code,
    project.name,
    project.stage AS status,
    project.health,
    project.customer_id,
    project.owner_id,
    project.department_id,
    project.created_by,
    project.event_start,
    project.event_end
   FROM app.project;

CREATE TABLE app.project_request (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    project_id uuid NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    reason text NOT NULL,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    owner_id uuid NOT NULL,
    department_id uuid,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT project_request_kind_check CHECK ((kind = ANY (ARRAY['open'::text, 'close'::text]))),
    CONSTRAINT project_request_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.project_request FORCE ROW LEVEL SECURITY;

CREATE TABLE app.project_role_tab (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    classify_id uuid NOT NULL,
    role text NOT NULL,
    tab text NOT NULL,
    level text NOT NULL,
    CONSTRAINT project_role_tab_level_check CHECK ((level = ANY (ARRAY['none'::text, 'read'::text, 'edit'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.project_role_tab FORCE ROW LEVEL SECURITY;

CREATE TABLE app.purchase_log (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    plan text NOT NULL,
    years integer NOT NULL,
    gift_years integer NOT NULL,
    seats integer NOT NULL,
    amount numeric(15,2) NOT NULL,
    currency text DEFAULT 'CNY'::text NOT NULL,
    valid_from date NOT NULL,
    valid_to date NOT NULL,
    operator text NOT NULL,
    note text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.purchase_log FORCE ROW LEVEL SECURITY;

CREATE VIEW app.purchase_log_ref WITH (security_invoker='true') AS
 SELECT purchase_log.tenant_id,
    purchase_log.id,
    purchase_log.valid_from,
    purchase_log.valid_to
   FROM app.purchase_log;

CREATE TABLE app.record_event (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    subject text NOT NULL,
    subject_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    actor_id uuid DEFAULT app.actor(),
    at timestamp with time zone DEFAULT app.moment() NOT NULL,
    changes jsonb DEFAULT '[]'::jsonb NOT NULL,
    note text,
    extra jsonb DEFAULT '{}'::jsonb NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.record_event FORCE ROW LEVEL SECURITY;

CREATE TABLE app.record_follow (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    subject text NOT NULL,
    subject_id uuid NOT NULL,
    user_id uuid DEFAULT app.actor() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.record_follow FORCE ROW LEVEL SECURITY;

CREATE TABLE app.record_share (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    subject text NOT NULL,
    subject_id uuid NOT NULL,
    user_id uuid,
    department_id uuid,
    level text NOT NULL,
    until date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    CONSTRAINT record_share_check CHECK ((num_nonnulls(user_id, department_id) > 0)),
    CONSTRAINT record_share_level_check CHECK ((level = ANY (ARRAY['read'::text, 'edit'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.record_share FORCE ROW LEVEL SECURITY;

CREATE TABLE app.role (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    description text,
    kind text DEFAULT 'custom'::text NOT NULL,
    scope text NOT NULL,
    departments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    permissions text[] DEFAULT '{}'::text[] NOT NULL,
    masks text[] DEFAULT '{}'::text[] NOT NULL,
    status text DEFAULT 'enabled'::text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT role_kind_check CHECK ((kind = ANY (ARRAY['builtin'::text, 'custom'::text]))),
    CONSTRAINT role_scope_check CHECK ((scope = ANY (ARRAY['all'::text, 'below'::text, 'department'::text, 'self'::text, 'custom'::text]))),
    CONSTRAINT role_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.role FORCE ROW LEVEL SECURITY;

CREATE VIEW app.role_ref WITH (security_invoker='true') AS
 SELECT role.tenant_id,
    role.id,
    role.code,
    role.name,
    role.status,
    role.permissions
   FROM app.role;

CREATE TABLE app.room (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    hotel_id uuid NOT NULL,
    name text NOT NULL,
    bed text NOT NULL,
    area numeric(12,1),
    max_occupancy integer,
    count integer,
    breakfasts integer,
    "window" text,
    rack_price numeric(15,2),
    agreement_price numeric(15,2),
    peak_price numeric(15,2),
    extra_bed_price numeric(15,2),
    photos uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    status text NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT room_bed_check CHECK ((bed = ANY (ARRAY['king'::text, 'twin'::text, 'double'::text, 'suite'::text]))),
    CONSTRAINT room_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text]))),
    CONSTRAINT room_window_check CHECK (("window" = ANY (ARRAY['full'::text, 'inner'::text, 'none'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.room FORCE ROW LEVEL SECURITY;

CREATE VIEW app.room_ref WITH (security_invoker='true') AS
 SELECT r.tenant_id,
    r.id,
    r.code,
    ( SELECT ((o.name || ' · '::text) || r.name)
           FROM app.hotel o
          WHERE ((o.tenant_id = r.tenant_id) AND (o.id = r.hotel_id))) AS name,
    r.status,
    r.name AS room_name,
    r.hotel_id,
    r.bed,
    r.count,
    r.agreement_price,
    r.created_at
   FROM app.room r;

CREATE TABLE app.room_season (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    room_id uuid NOT NULL,
    line integer NOT NULL,
    name text NOT NULL,
    period_from date NOT NULL,
    period_to date NOT NULL,
    price numeric(15,2) NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.room_season FORCE ROW LEVEL SECURITY;

CREATE TABLE app.run_item (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    project_id uuid NOT NULL,
    day date NOT NULL,
    start_time text NOT NULL,
    minutes integer NOT NULL,
    title text NOT NULL,
    cues text[] DEFAULT '{}'::text[] NOT NULL,
    place text,
    owner_id uuid,
    supplier_id uuid,
    remark text,
    state text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT run_item_minutes_check CHECK (((minutes >= 1) AND (minutes <= 1440))),
    CONSTRAINT run_item_start_time_check CHECK ((start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT run_item_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.run_item FORCE ROW LEVEL SECURITY;

CREATE VIEW app.run_item_ref WITH (security_invoker='true') AS
 SELECT run_item.tenant_id,
    run_item.id,
    run_item.code,
    run_item.title AS name,
    run_item.state AS status,
    run_item.project_id,
    run_item.day,
    run_item.start_time,
    run_item.minutes,
    run_item.owner_id,
    run_item.created_by
   FROM app.run_item;

CREATE TABLE app.saved_view (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    subject text NOT NULL,
    name text NOT NULL,
    state text NOT NULL,
    shared boolean DEFAULT false NOT NULL,
    owner_id uuid DEFAULT app.actor() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.saved_view FORCE ROW LEVEL SECURITY;

CREATE TABLE app.scorecard_criterion (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    template_id uuid NOT NULL,
    line integer NOT NULL,
    name text NOT NULL,
    measure text NOT NULL,
    weight numeric(5,2) NOT NULL,
    CONSTRAINT scorecard_criterion_measure_check CHECK ((measure = ANY (ARRAY['rating'::text, 'compliance'::text, 'response'::text, 'price'::text, 'delivery'::text, 'settlement'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.scorecard_criterion FORCE ROW LEVEL SECURITY;

CREATE TABLE app.scorecard_period (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid DEFAULT app.new_id() NOT NULL,
    supplier_id uuid NOT NULL,
    template_id uuid NOT NULL,
    kind text NOT NULL,
    starts_on date NOT NULL,
    ends_on date NOT NULL,
    score numeric(5,2),
    points integer NOT NULL,
    criteria jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT scorecard_period_kind_check CHECK ((kind = ANY (ARRAY['month'::text, 'quarter'::text, 'year'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.scorecard_period FORCE ROW LEVEL SECURITY;

CREATE TABLE app.scorecard_standing (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    template_id uuid NOT NULL,
    line integer NOT NULL,
    name text NOT NULL,
    "least" numeric(5,2) NOT NULL,
    most numeric(5,2) NOT NULL,
    grade text NOT NULL,
    inquiry text NOT NULL,
    ordering text NOT NULL,
    CONSTRAINT scorecard_standing_grade_check CHECK ((grade = ANY (ARRAY['S'::text, 'A'::text, 'B'::text, 'C'::text, 'D'::text]))),
    CONSTRAINT scorecard_standing_inquiry_check CHECK ((inquiry = ANY (ARRAY['free'::text, 'warn'::text, 'block'::text]))),
    CONSTRAINT scorecard_standing_ordering_check CHECK ((ordering = ANY (ARRAY['free'::text, 'warn'::text, 'block'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.scorecard_standing FORCE ROW LEVEL SECURITY;

CREATE TABLE app.scorecard_template (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    period text NOT NULL,
    classifies uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    status text NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT scorecard_template_period_check CHECK ((period = ANY (ARRAY['month'::text, 'quarter'::text, 'year'::text]))),
    CONSTRAINT scorecard_template_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.scorecard_template FORCE ROW LEVEL SECURITY;

CREATE TABLE app.sel_option (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    sel_type_name text NOT NULL,
    option_name text NOT NULL,
    value text NOT NULL,
    parent_id uuid,
    color text,
    sort integer DEFAULT 0 NOT NULL,
    status text DEFAULT 'enabled'::text NOT NULL,
    system boolean DEFAULT false NOT NULL,
    remark text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT sel_option_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.sel_option FORCE ROW LEVEL SECURITY;

CREATE VIEW app.sel_option_ref WITH (security_invoker='true') AS
 SELECT sel_option.tenant_id,
    sel_option.id,
    sel_option.sel_type_name AS type,
    sel_option.value,
    sel_option.option_name AS name,
    sel_option.status,
    sel_option.sort
   FROM app.sel_option;

CREATE TABLE app.session (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    way text NOT NULL,
    device text NOT NULL,
    address text NOT NULL,
    salt text NOT NULL,
    generation integer DEFAULT 1 NOT NULL,
    rotated_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    ended_why text,
    locked_at timestamp with time zone,
    confirmed_at timestamp with time zone
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.session FORCE ROW LEVEL SECURITY;

CREATE TABLE app.sms_log (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    scene text NOT NULL,
    mobile text NOT NULL,
    body text NOT NULL,
    length integer NOT NULL,
    parts integer NOT NULL,
    subject text,
    subject_id uuid,
    is_test boolean DEFAULT false NOT NULL,
    state text DEFAULT 'queued'::text NOT NULL,
    reason text,
    provider text,
    provider_id text,
    attempts integer DEFAULT 0 NOT NULL,
    sealed_mobile text,
    sealed_values text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    sent_at timestamp with time zone,
    finished_at timestamp with time zone,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    CONSTRAINT sms_log_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'delivered'::text, 'failed'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.sms_log FORCE ROW LEVEL SECURITY;

CREATE TABLE app.sms_template (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    scene text NOT NULL,
    body text,
    provider_template text,
    is_on boolean DEFAULT true NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.sms_template FORCE ROW LEVEL SECURITY;

CREATE TABLE app.staff (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    category text NOT NULL,
    supplier_id uuid,
    mobile text NOT NULL,
    sex text,
    birth date,
    region text,
    languages text[] DEFAULT '{}'::text[] NOT NULL,
    height integer,
    level text,
    price_day numeric(15,2),
    price_half_day numeric(15,2),
    price_event numeric(15,2),
    insurance_to date,
    portfolio uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    id_card uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    status text NOT NULL,
    remark text,
    rating numeric(5,2),
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    id_no text,
    id_no_key text,
    CONSTRAINT staff_sex_check CHECK ((sex = ANY (ARRAY['male'::text, 'female'::text]))),
    CONSTRAINT staff_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.staff FORCE ROW LEVEL SECURITY;

CREATE TABLE app.supplier (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    short_name text,
    english_name text,
    logo uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    type text NOT NULL,
    classifies uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    credit_code text,
    legal_person text,
    registered_capital numeric(15,2),
    established_on date,
    business_scope text,
    region text,
    location_address text,
    location_lat double precision,
    location_lng double precision,
    phone text,
    email text,
    website text,
    service_cities text[] DEFAULT '{}'::text[] NOT NULL,
    taxpayer_type text,
    default_tax_rate numeric(5,2),
    invoice_types text[] DEFAULT '{}'::text[] NOT NULL,
    payment_term text,
    settlement_method text,
    owner_id uuid,
    department_id uuid,
    stakeholders uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    remark text,
    status text NOT NULL,
    lifecycle text NOT NULL,
    freeze_scope text[] DEFAULT '{}'::text[] NOT NULL,
    freeze_until date,
    blacklist_reason text,
    grade text,
    score numeric(5,2),
    cooperation_count integer DEFAULT 0 NOT NULL,
    cooperation_amount numeric(15,2) DEFAULT 0 NOT NULL,
    last_cooperated_on date,
    certificate_expires_on date,
    source text NOT NULL,
    custom jsonb DEFAULT '{}'::jsonb NOT NULL,
    name_key text,
    phone_key text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    stage_before text,
    standing text,
    standing_inquiry text DEFAULT 'free'::text NOT NULL,
    standing_order text DEFAULT 'free'::text NOT NULL,
    CONSTRAINT supplier_grade_check CHECK ((grade = ANY (ARRAY['S'::text, 'A'::text, 'B'::text, 'C'::text, 'D'::text]))),
    CONSTRAINT supplier_lifecycle_check CHECK ((lifecycle = ANY (ARRAY['potential'::text, 'qualified'::text, 'preferred'::text, 'frozen'::text, 'eliminated'::text, 'blacklisted'::text]))),
    CONSTRAINT supplier_source_check CHECK ((source = ANY (ARRAY['staff'::text, 'apply'::text, 'import'::text, 'inquiry'::text]))),
    CONSTRAINT supplier_stage_before_check CHECK ((stage_before = ANY (ARRAY['potential'::text, 'qualified'::text, 'preferred'::text]))),
    CONSTRAINT supplier_standing_inquiry_check CHECK ((standing_inquiry = ANY (ARRAY['free'::text, 'warn'::text, 'block'::text]))),
    CONSTRAINT supplier_standing_order_check CHECK ((standing_order = ANY (ARRAY['free'::text, 'warn'::text, 'block'::text]))),
    CONSTRAINT supplier_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text]))),
    CONSTRAINT supplier_type_check CHECK ((type = ANY (ARRAY['company'::text, 'individual'::text, 'partnership'::text, 'institution'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier FORCE ROW LEVEL SECURITY;

CREATE TABLE app.supplier_account_change (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    account_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    name text NOT NULL,
    account_name text NOT NULL,
    account_no text NOT NULL,
    account_no_key text NOT NULL,
    bank_name text NOT NULL,
    branch text NOT NULL,
    old_account_name text NOT NULL,
    old_account_no text NOT NULL,
    old_account_no_key text NOT NULL,
    old_bank_name text NOT NULL,
    old_branch text NOT NULL,
    reason text NOT NULL,
    proof uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    owner_id uuid,
    decided_by uuid,
    opinion text,
    callback text NOT NULL,
    called_by uuid,
    called_whom text,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT supplier_account_change_callback_check CHECK ((callback = ANY (ARRAY['waiting'::text, 'confirmed'::text, 'denied'::text]))),
    CONSTRAINT supplier_account_change_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'waiting'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_account_change FORCE ROW LEVEL SECURITY;

CREATE TABLE app.supplier_application (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    credit_code text,
    legal_person text,
    registered_capital numeric(15,2),
    established_on date,
    business_scope text,
    classifies uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    region text,
    address text,
    phone text,
    website text,
    contact_name text NOT NULL,
    contact_mobile text NOT NULL,
    contact_position text,
    contact_email text,
    account_name text,
    account_no text,
    bank_name text,
    branch text,
    referrer text,
    remark text,
    stage text NOT NULL,
    status text NOT NULL,
    owner_id uuid,
    opinion text,
    supplier_id uuid,
    duplicate_of_id uuid,
    submitted_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    mended integer DEFAULT 0 NOT NULL,
    source text NOT NULL,
    agreement_version text,
    agreed_at timestamp with time zone,
    ip text,
    user_agent text,
    remarks jsonb DEFAULT '[]'::jsonb NOT NULL,
    name_key text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    account_no_key text,
    CONSTRAINT supplier_application_source_check CHECK ((source = ANY (ARRAY['outside'::text, 'staff'::text]))),
    CONSTRAINT supplier_application_stage_check CHECK ((stage = ANY (ARRAY['submitted'::text, 'reviewing'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'duplicate'::text]))),
    CONSTRAINT supplier_application_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text]))),
    CONSTRAINT supplier_application_type_check CHECK ((type = ANY (ARRAY['company'::text, 'individual'::text, 'partnership'::text, 'institution'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_application FORCE ROW LEVEL SECURITY;

CREATE TABLE app.supplier_application_draft (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    mobile text NOT NULL,
    application_id uuid,
    body jsonb DEFAULT '{}'::jsonb NOT NULL,
    uploads uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_application_draft FORCE ROW LEVEL SECURITY;

CREATE TABLE app.supplier_application_licence (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    application_id uuid NOT NULL,
    line integer NOT NULL,
    type text NOT NULL,
    number text,
    long_term boolean NOT NULL,
    expires_on date,
    files uuid[] DEFAULT '{}'::uuid[] NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_application_licence FORCE ROW LEVEL SECURITY;

CREATE TABLE app.supplier_application_offer (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    application_id uuid NOT NULL,
    line integer NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    star text,
    rooms integer,
    area numeric(12,1),
    seats integer,
    CONSTRAINT supplier_application_offer_kind_check CHECK ((kind = ANY (ARRAY['hotel'::text, 'place'::text]))),
    CONSTRAINT supplier_application_offer_star_check CHECK ((star = ANY (ARRAY['five'::text, 'four'::text, 'three'::text, 'luxury'::text, 'upscale'::text, 'comfort'::text, 'economy'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_application_offer FORCE ROW LEVEL SECURITY;

CREATE VIEW app.supplier_application_ref WITH (security_invoker='true') AS
 SELECT supplier_application.tenant_id,
    supplier_application.id,
    supplier_application.code,
    supplier_application.name,
    supplier_application.status
   FROM app.supplier_application;

CREATE TABLE app.supplier_bank_account (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    supplier_id uuid NOT NULL,
    account_name text NOT NULL,
    account_no text NOT NULL,
    bank_name text NOT NULL,
    branch text NOT NULL,
    branch_code text,
    account_type text NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    effective_from date,
    voucher uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    status text NOT NULL,
    verify_status text NOT NULL,
    changed_on date,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    account_no_key text,
    CONSTRAINT supplier_bank_account_account_type_check CHECK ((account_type = ANY (ARRAY['corporate'::text, 'personal'::text, 'alipay'::text]))),
    CONSTRAINT supplier_bank_account_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text]))),
    CONSTRAINT supplier_bank_account_verify_status_check CHECK ((verify_status = ANY (ARRAY['unverified'::text, 'verified'::text, 'failed'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_bank_account FORCE ROW LEVEL SECURITY;

CREATE VIEW app.supplier_bank_account_ref WITH (security_invoker='true') AS
 SELECT supplier_bank_account.tenant_id,
    supplier_bank_account.id,
    supplier_bank_account.code,
    supplier_bank_account.account_name AS name,
    supplier_bank_account.status
   FROM app.supplier_bank_account;

CREATE TABLE app.supplier_blacklist_record (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid DEFAULT app.new_id() NOT NULL,
    supplier_id uuid NOT NULL,
    move_id uuid NOT NULL,
    action text NOT NULL,
    reason text NOT NULL,
    evidence uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    decided_by uuid,
    cool_off_until date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT supplier_blacklist_record_action_check CHECK ((action = ANY (ARRAY['listed'::text, 'lifted'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_blacklist_record FORCE ROW LEVEL SECURITY;

CREATE TABLE app.supplier_certificate (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    supplier_id uuid NOT NULL,
    type text NOT NULL,
    number text NOT NULL,
    issued_by text,
    issued_on date,
    long_term boolean DEFAULT false NOT NULL,
    expires_on date,
    revoked boolean DEFAULT false NOT NULL,
    files uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    remark text,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    told_at integer,
    CONSTRAINT supplier_certificate_dates CHECK ((expires_on >= issued_on)),
    CONSTRAINT supplier_certificate_expiry CHECK ((long_term OR (expires_on IS NOT NULL))),
    CONSTRAINT supplier_certificate_status_check CHECK ((status = ANY (ARRAY['valid'::text, 'expiring'::text, 'expired'::text, 'revoked'::text]))),
    CONSTRAINT supplier_certificate_told_at_check CHECK ((told_at = ANY (ARRAY[30, 7, 0])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_certificate FORCE ROW LEVEL SECURITY;

CREATE VIEW app.supplier_certificate_ref WITH (security_invoker='true') AS
 SELECT supplier_certificate.tenant_id,
    supplier_certificate.id,
    supplier_certificate.code,
    supplier_certificate.number AS name,
    supplier_certificate.status,
    supplier_certificate.supplier_id,
    supplier_certificate.type,
    supplier_certificate.number,
    supplier_certificate.issued_on,
    supplier_certificate.long_term,
    supplier_certificate.expires_on,
    supplier_certificate.revoked,
    supplier_certificate.created_at
   FROM app.supplier_certificate;

CREATE TABLE app.supplier_classify (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    classify_id uuid NOT NULL,
    kind text NOT NULL,
    payment_term text,
    required_certificates text[] DEFAULT '{}'::text[] NOT NULL,
    min_quotes integer DEFAULT 3 NOT NULL,
    CONSTRAINT supplier_classify_kind_check CHECK ((kind = ANY (ARRAY['hotel'::text, 'venue'::text, 'catering'::text, 'av'::text, 'stage_build'::text, 'transport'::text, 'staff'::text, 'gift'::text, 'print'::text, 'travel'::text, 'other'::text]))),
    CONSTRAINT supplier_classify_min_quotes_check CHECK (((min_quotes >= 1) AND (min_quotes <= 20)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_classify FORCE ROW LEVEL SECURITY;

CREATE VIEW app.supplier_classify_ref WITH (security_invoker='true') AS
 SELECT classify.tenant_id,
    classify.id,
    classify.code,
    classify.name,
    classify.parent_id,
    classify.sort,
    classify.version
   FROM app.classify
  WHERE (classify.kind = 'supplier'::text);

CREATE VIEW app.supplier_classify_terms_ref WITH (security_invoker='true') AS
 SELECT supplier_classify.tenant_id,
    supplier_classify.classify_id,
    supplier_classify.kind,
    supplier_classify.required_certificates
   FROM app.supplier_classify;

CREATE TABLE app.supplier_contact (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    supplier_id uuid NOT NULL,
    name text NOT NULL,
    mobile text NOT NULL,
    "position" text,
    roles text[] DEFAULT '{}'::text[] NOT NULL,
    is_primary boolean DEFAULT false NOT NULL,
    receive_inquiry_sms boolean DEFAULT false NOT NULL,
    can_quote boolean DEFAULT false NOT NULL,
    sex text,
    tel text,
    wechat text,
    email text,
    division text,
    status text NOT NULL,
    left_on date,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT supplier_contact_sex_check CHECK ((sex = ANY (ARRAY['male'::text, 'female'::text]))),
    CONSTRAINT supplier_contact_status_check CHECK ((status = ANY (ARRAY['active'::text, 'left'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_contact FORCE ROW LEVEL SECURITY;

CREATE VIEW app.supplier_contact_ref WITH (security_invoker='true') AS
 SELECT supplier_contact.tenant_id,
    supplier_contact.id,
    supplier_contact.code,
    supplier_contact.name,
    supplier_contact.status,
    supplier_contact.supplier_id,
    supplier_contact.mobile
   FROM app.supplier_contact;

CREATE TABLE app.supplier_map_cluster (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid DEFAULT app.new_id() NOT NULL,
    column_no integer NOT NULL,
    row_no integer NOT NULL,
    city text,
    grade text NOT NULL,
    members integer NOT NULL,
    lat double precision NOT NULL,
    lng double precision NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_map_cluster FORCE ROW LEVEL SECURITY;

CREATE VIEW app.supplier_heap WITH (security_invoker='true') AS
 SELECT supplier_map_cluster.tenant_id,
    supplier_map_cluster.id,
    supplier_map_cluster.column_no,
    supplier_map_cluster.row_no,
    supplier_map_cluster.city,
    supplier_map_cluster.grade,
    supplier_map_cluster.members,
    supplier_map_cluster.lat,
    supplier_map_cluster.lng
   FROM app.supplier_map_cluster;

CREATE TABLE app.supplier_hold (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid DEFAULT app.new_id() NOT NULL,
    supplier_id uuid NOT NULL,
    cause text NOT NULL,
    scope text[] NOT NULL,
    until date,
    reason text NOT NULL,
    move_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    released_at timestamp with time zone,
    CONSTRAINT supplier_hold_cause_check CHECK ((cause = ANY (ARRAY['manual'::text, 'certificate'::text, 'standing'::text]))),
    CONSTRAINT supplier_hold_scope_check CHECK (((cardinality(scope) > 0) AND (scope <@ '{inquiry,order,payment}'::text[])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_hold FORCE ROW LEVEL SECURITY;

CREATE TABLE app.supplier_move (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    supplier_id uuid NOT NULL,
    kind text NOT NULL,
    from_stage text NOT NULL,
    to_stage text NOT NULL,
    reason text NOT NULL,
    evidence uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    scope text[] DEFAULT '{}'::text[] NOT NULL,
    until date,
    automatic boolean DEFAULT false NOT NULL,
    owner_id uuid,
    decided_by uuid,
    opinion text,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT supplier_move_from_stage_check CHECK ((from_stage = ANY (ARRAY['potential'::text, 'qualified'::text, 'preferred'::text, 'frozen'::text, 'eliminated'::text, 'blacklisted'::text]))),
    CONSTRAINT supplier_move_kind_check CHECK ((kind = ANY (ARRAY['qualify'::text, 'prefer'::text, 'demote'::text, 'freeze'::text, 'release'::text, 'eliminate'::text, 'blacklist'::text, 'restore'::text]))),
    CONSTRAINT supplier_move_scope_check CHECK ((scope <@ '{inquiry,order,payment}'::text[])),
    CONSTRAINT supplier_move_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'waiting'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text]))),
    CONSTRAINT supplier_move_to_stage_check CHECK ((to_stage = ANY (ARRAY['potential'::text, 'qualified'::text, 'preferred'::text, 'frozen'::text, 'eliminated'::text, 'blacklisted'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_move FORCE ROW LEVEL SECURITY;

CREATE TABLE app.supplier_policy (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    pass_mark numeric(5,2) NOT NULL,
    preferred_score numeric(5,2) NOT NULL,
    preferred_orders integer NOT NULL,
    one_time_limit numeric(15,2) NOT NULL,
    cool_off_days integer NOT NULL,
    CONSTRAINT supplier_policy_cool_off_days_check CHECK (((cool_off_days >= 0) AND (cool_off_days <= 3650))),
    CONSTRAINT supplier_policy_one_time_limit_check CHECK ((one_time_limit >= (0)::numeric)),
    CONSTRAINT supplier_policy_pass_mark_check CHECK (((pass_mark >= (0)::numeric) AND (pass_mark <= (100)::numeric))),
    CONSTRAINT supplier_policy_preferred_orders_check CHECK ((preferred_orders >= 0)),
    CONSTRAINT supplier_policy_preferred_score_check CHECK (((preferred_score >= (0)::numeric) AND (preferred_score <= (100)::numeric)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_policy FORCE ROW LEVEL SECURITY;

CREATE TABLE app.supplier_price_item (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    supplier_id uuid NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    spec text,
    unit text NOT NULL,
    price numeric(15,2) NOT NULL,
    tax_rate numeric(5,2),
    season text NOT NULL,
    valid_from date,
    valid_to date,
    source text,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT supplier_price_item_dates CHECK ((valid_to >= valid_from)),
    CONSTRAINT supplier_price_item_kind_check CHECK ((kind = ANY (ARRAY['hall'::text, 'room'::text, 'catering'::text, 'av'::text, 'build'::text, 'staff'::text, 'vehicle'::text, 'gift'::text, 'print'::text, 'ticket'::text, 'other'::text]))),
    CONSTRAINT supplier_price_item_season_check CHECK ((season = ANY (ARRAY['all'::text, 'low'::text, 'shoulder'::text, 'peak'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_price_item FORCE ROW LEVEL SECURITY;

CREATE VIEW app.supplier_price_item_ref WITH (security_invoker='true') AS
 SELECT supplier_price_item.tenant_id,
    supplier_price_item.id,
    supplier_price_item.code,
    supplier_price_item.name,
    supplier_price_item.supplier_id,
    supplier_price_item.spec,
    supplier_price_item.unit,
    supplier_price_item.price,
    supplier_price_item.created_at
   FROM app.supplier_price_item;

CREATE TABLE app.supplier_qualification (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    supplier_id uuid NOT NULL,
    classify_id uuid NOT NULL,
    name text NOT NULL,
    level text NOT NULL,
    valid_to date,
    score numeric(5,2),
    approved_by uuid,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT supplier_qualification_level_check CHECK ((level = ANY (ARRAY['prospective'::text, 'conditional'::text, 'qualified'::text, 'preferred'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_qualification FORCE ROW LEVEL SECURITY;

CREATE TABLE app.supplier_rating (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    supplier_id uuid NOT NULL,
    title text NOT NULL,
    rated_on date NOT NULL,
    comment text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    score numeric(5,2) DEFAULT 0 NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_rating FORCE ROW LEVEL SECURITY;

CREATE TABLE app.supplier_rating_score (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    rating_id uuid NOT NULL,
    line integer NOT NULL,
    criterion text NOT NULL,
    score numeric(5,2) NOT NULL,
    CONSTRAINT supplier_rating_score_score_check CHECK (((score >= (0)::numeric) AND (score <= (100)::numeric)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_rating_score FORCE ROW LEVEL SECURITY;

CREATE VIEW app.supplier_ref WITH (security_invoker='true') AS
 SELECT supplier.tenant_id,
    supplier.id,
    supplier.code,
    supplier.name,
    supplier.status,
    supplier.credit_code,
    supplier.classifies,
    supplier.lifecycle,
    supplier.grade,
    supplier.score,
    supplier.standing,
    supplier.standing_inquiry,
    supplier.standing_order,
    supplier.cooperation_count,
    supplier.cooperation_amount,
    supplier.certificate_expires_on,
    supplier.region,
    supplier.location_address,
    supplier.location_lat,
    supplier.location_lng,
    supplier.search_text,
    supplier.created_at,
    supplier.phone
   FROM app.supplier;

CREATE TABLE app.supplier_update (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    supplier_id uuid NOT NULL,
    kind text NOT NULL,
    contact_id uuid NOT NULL,
    certificate_id uuid,
    note text,
    number text,
    issued_on date,
    long_term boolean DEFAULT false NOT NULL,
    expires_on date,
    files uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    mobile text NOT NULL,
    status text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    opinion text,
    uploads uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT supplier_update_kind_check CHECK ((kind = ANY (ARRAY['certificate'::text, 'prices'::text]))),
    CONSTRAINT supplier_update_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'proposed'::text, 'accepted'::text, 'refused'::text]))),
    CONSTRAINT supplier_update_what CHECK (((kind <> 'certificate'::text) OR (certificate_id IS NOT NULL)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_update FORCE ROW LEVEL SECURITY;

CREATE TABLE app.supplier_update_price (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    update_id uuid NOT NULL,
    line integer NOT NULL,
    item text,
    name text NOT NULL,
    spec text,
    unit text NOT NULL,
    was numeric(15,2),
    price numeric(15,2) NOT NULL,
    tax_rate numeric(5,2)
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_update_price FORCE ROW LEVEL SECURITY;

CREATE VIEW app.supplier_update_ref WITH (security_invoker='true') AS
 SELECT supplier_update.tenant_id,
    supplier_update.id,
    supplier_update.code,
    supplier_update.name,
    supplier_update.status
   FROM app.supplier_update;

CREATE TABLE app.system_log_seal (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    seq bigint NOT NULL,
    log_id uuid NOT NULL,
    hash bytea NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.system_log_seal FORCE ROW LEVEL SECURITY;

CREATE TABLE app.task (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    project_id uuid NOT NULL,
    title text NOT NULL,
    parent_id uuid,
    assignee_id uuid,
    helpers uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    priority text NOT NULL,
    status text NOT NULL,
    start date NOT NULL,
    "end" date NOT NULL,
    is_milestone boolean DEFAULT false NOT NULL,
    is_every_day boolean DEFAULT false NOT NULL,
    weight integer DEFAULT 1 NOT NULL,
    progress integer DEFAULT 0 NOT NULL,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    remark text,
    sort integer NOT NULL,
    is_parent boolean DEFAULT false NOT NULL,
    baseline_start date,
    baseline_end date,
    done_at timestamp with time zone,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    board_column_id uuid,
    CONSTRAINT task_days CHECK (("end" >= start)),
    CONSTRAINT task_done CHECK (((status = 'done'::text) = (done_at IS NOT NULL))),
    CONSTRAINT task_priority_check CHECK ((priority = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text, 'urgent'::text]))),
    CONSTRAINT task_progress_check CHECK (((progress >= 0) AND (progress <= 100))),
    CONSTRAINT task_status_check CHECK ((status = ANY (ARRAY['todo'::text, 'doing'::text, 'review'::text, 'done'::text, 'closed'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.task FORCE ROW LEVEL SECURITY;

CREATE TABLE app.task_check (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    task_id uuid NOT NULL,
    line integer NOT NULL,
    title text NOT NULL,
    is_done boolean NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.task_check FORCE ROW LEVEL SECURITY;

CREATE TABLE app.task_link (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    from_id uuid NOT NULL,
    to_id uuid NOT NULL,
    type text NOT NULL,
    lag integer DEFAULT 0 NOT NULL,
    CONSTRAINT task_link_type_check CHECK ((type = ANY (ARRAY['FS'::text, 'SS'::text, 'FF'::text, 'SF'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.task_link FORCE ROW LEVEL SECURITY;

CREATE VIEW app.task_ref WITH (security_invoker='true') AS
 SELECT task.tenant_id,
    task.id,
    task.code,
    task.title AS name,
    task.status,
    task.project_id,
    task.assignee_id,
    task.start,
    task."end",
    task.is_milestone,
    task.created_by
   FROM app.task;

CREATE TABLE app.task_template (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    classify_id uuid,
    status text NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT task_template_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.task_template FORCE ROW LEVEL SECURITY;

CREATE TABLE app.task_template_line (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    template_id uuid NOT NULL,
    line integer NOT NULL,
    phase text,
    title text NOT NULL,
    anchor text NOT NULL,
    days integer NOT NULL,
    duration integer NOT NULL,
    is_every_day boolean NOT NULL,
    role text,
    after text,
    CONSTRAINT task_template_line_anchor_check CHECK ((anchor = ANY (ARRAY['start'::text, 'end'::text]))),
    CONSTRAINT task_template_line_duration_check CHECK ((duration >= 0))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.task_template_line FORCE ROW LEVEL SECURITY;

CREATE TABLE app.tenant (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    company_name text NOT NULL,
    short_name text,
    company_code text NOT NULL,
    upload_limit integer DEFAULT 2097152 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    credit_code text,
    contact_name text,
    mobile text,
    email text,
    industry text,
    staff_scale text,
    region text,
    address text,
    logo_id uuid,
    session_days integer DEFAULT 7 NOT NULL,
    watermark boolean DEFAULT false NOT NULL,
    strict_passwords boolean DEFAULT false NOT NULL,
    over_budget text DEFAULT 'warn'::text NOT NULL,
    CONSTRAINT tenant_over_budget_check CHECK ((over_budget = ANY (ARRAY['warn'::text, 'block'::text]))),
    CONSTRAINT tenant_session_days_check CHECK (((session_days >= 1) AND (session_days <= 30))),
    CONSTRAINT tenant_upload_limit_check CHECK (((upload_limit >= 1048576) AND (upload_limit <= 52428800)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.tenant FORCE ROW LEVEL SECURITY;

CREATE VIEW app.tenant_ref WITH (security_invoker='true') AS
 SELECT tenant.tenant_id,
    tenant.company_name,
    tenant.company_code,
    tenant.session_days,
    tenant.strict_passwords,
    tenant.upload_limit,
    tenant.watermark
   FROM app.tenant;

CREATE TABLE app.transfer_run (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    finished boolean DEFAULT false NOT NULL,
    next_row integer DEFAULT 0 NOT NULL,
    counts jsonb DEFAULT '{}'::jsonb NOT NULL,
    results jsonb DEFAULT '[]'::jsonb NOT NULL,
    file_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    CONSTRAINT transfer_run_kind_check CHECK ((kind = ANY (ARRAY['export'::text, 'import'::text, 'paper'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.transfer_run FORCE ROW LEVEL SECURITY;

CREATE TABLE app."user" (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    username text NOT NULL,
    display_name text NOT NULL,
    pinyin text DEFAULT ''::text NOT NULL,
    code text NOT NULL,
    mobile text,
    email text,
    post text,
    department_id uuid,
    is_super boolean DEFAULT false NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    avatar_id uuid,
    other_departments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    superior_id uuid,
    roles uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    hire_date date,
    remark text,
    main boolean DEFAULT false NOT NULL,
    password_hash text,
    must_change_password boolean DEFAULT false NOT NULL,
    feishu_id text,
    signed_in_at timestamp with time zone,
    search_text text DEFAULT ''::text NOT NULL,
    search_grams integer[] DEFAULT '{}'::integer[] NOT NULL,
    CONSTRAINT user_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text, 'left'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app."user" FORCE ROW LEVEL SECURITY;

CREATE TABLE app.user_group (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    status text NOT NULL,
    members uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT user_group_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.user_group FORCE ROW LEVEL SECURITY;

CREATE VIEW app.user_group_ref WITH (security_invoker='true') AS
 SELECT user_group.tenant_id,
    user_group.id,
    user_group.code,
    user_group.name,
    user_group.status,
    user_group.members
   FROM app.user_group;

CREATE VIEW app.user_ref WITH (security_invoker='true') AS
 SELECT "user".tenant_id,
    "user".id,
    "user".code,
    "user".display_name AS name,
    "user".status,
    "user".mobile,
    "user".post,
    "user".department_id,
    "user".other_departments,
    "user".roles,
    "user".is_super,
    "user".feishu_id,
    "user".email
   FROM app."user";

CREATE VIEW app.user_role WITH (security_invoker='true') AS
 SELECT "user".tenant_id,
    "user".id AS user_id,
    unnest("user".roles) AS role_id
   FROM app."user";

CREATE VIEW app.user_role_ref WITH (security_invoker='true') AS
 SELECT "user".tenant_id,
    "user".id AS user_id,
    unnest("user".roles) AS role_id
   FROM app."user";

CREATE TABLE app.work_calendar (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    day date NOT NULL,
    works boolean NOT NULL,
    name text NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.work_calendar FORCE ROW LEVEL SECURITY;

CREATE VIEW app.work_calendar_ref WITH (security_invoker='true') AS
 SELECT work_calendar.tenant_id,
    work_calendar.day,
    work_calendar.works
   FROM app.work_calendar;

CREATE TABLE platform.authority_change (
    id bigint NOT NULL,
    xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
    tenant_id uuid NOT NULL,
    subject_id uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE platform.authority_change ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME platform.authority_change_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE platform.browser_error (
    id uuid NOT NULL,
    fingerprint text NOT NULL,
    message text NOT NULL,
    stack text NOT NULL,
    url text NOT NULL,
    count integer DEFAULT 1 NOT NULL,
    tenants uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    first_at timestamp with time zone DEFAULT now() NOT NULL,
    last_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

CREATE TABLE platform.login (
    kind text NOT NULL,
    value text NOT NULL,
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    CONSTRAINT login_kind_check CHECK ((kind = ANY (ARRAY['mobile'::text, 'username'::text, 'feishu'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

CREATE TABLE platform.login_attempt (
    key text NOT NULL,
    failures integer NOT NULL,
    last_at timestamp with time zone NOT NULL,
    locked_until timestamp with time zone
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

CREATE TABLE platform.operator (
    id uuid NOT NULL,
    username text NOT NULL,
    name text NOT NULL,
    password_hash text NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    totp_secret text,
    totp_step bigint DEFAULT 0 NOT NULL,
    CONSTRAINT operator_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

CREATE TABLE platform.operator_session (
    id uuid NOT NULL,
    operator_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    address text NOT NULL,
    agent text NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

CREATE VIEW platform.operator_session_ref WITH (security_invoker='true') AS
 SELECT s.id,
    s.expires_at,
    s.ended_at,
    o.id AS operator_id,
    o.name AS operator_name,
    o.status AS operator_status
   FROM (platform.operator_session s
     JOIN platform.operator o ON ((o.id = s.operator_id)));

CREATE TABLE platform.sms_code (
    id uuid NOT NULL,
    mobile text NOT NULL,
    purpose text NOT NULL,
    address inet NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    expires_at timestamp with time zone DEFAULT (clock_timestamp() + '00:05:00'::interval) NOT NULL,
    spent_at timestamp with time zone,
    CONSTRAINT sms_code_purpose_check CHECK ((purpose = ANY (ARRAY['login'::text, 'register'::text, 'forget'::text, 'changeMobile'::text, 'changeMobileNew'::text, 'supplier'::text]))),
    CONSTRAINT sms_code_tries_check CHECK (((tries >= 0) AND (tries <= 20)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

CREATE TABLE platform.sms_link (
    code_hash text NOT NULL,
    target text NOT NULL,
    expires_at timestamp with time zone NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

CREATE TABLE platform.spent (
    key text NOT NULL,
    until timestamp with time zone NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

CREATE TABLE platform.tenant_directory (
    tenant_id uuid NOT NULL,
    company_code text NOT NULL,
    cell text DEFAULT 'main'::text NOT NULL,
    epoch integer DEFAULT 1 NOT NULL,
    company_name text DEFAULT ''::text NOT NULL,
    contact_name text,
    mobile text,
    status text DEFAULT 'trial'::text NOT NULL,
    plan text DEFAULT 'free'::text NOT NULL,
    seats integer DEFAULT 5 NOT NULL,
    out_date date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT tenant_directory_plan_check CHECK ((plan = ANY (ARRAY['free'::text, 'standard'::text, 'professional'::text]))),
    CONSTRAINT tenant_directory_status_check CHECK ((status = ANY (ARRAY['trial'::text, 'active'::text, 'expired'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

CREATE VIEW platform.tenant_directory_ref WITH (security_invoker='true') AS
 SELECT tenant_directory.tenant_id,
    tenant_directory.company_code,
    tenant_directory.status,
    tenant_directory.plan,
    tenant_directory.seats,
    tenant_directory.out_date,
    tenant_directory.created_at
   FROM platform.tenant_directory;

CREATE TABLE platform.usage (
    key text NOT NULL,
    since timestamp with time zone NOT NULL,
    used integer NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.announcement
    ADD CONSTRAINT announcement_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.announcement
    ADD CONSTRAINT announcement_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.announcement_receipt
    ADD CONSTRAINT announcement_receipt_pkey PRIMARY KEY (tenant_id, announcement_id, user_id);

ALTER TABLE ONLY app.api_key
    ADD CONSTRAINT api_key_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.application
    ADD CONSTRAINT application_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.application
    ADD CONSTRAINT application_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.approval_attachment
    ADD CONSTRAINT approval_attachment_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.approval_cc
    ADD CONSTRAINT approval_cc_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.approval_command
    ADD CONSTRAINT approval_command_pkey PRIMARY KEY (tenant_id, actor, idem_key);

ALTER TABLE ONLY app.approval_comment
    ADD CONSTRAINT approval_comment_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.approval_default_flow
    ADD CONSTRAINT approval_default_flow_pkey PRIMARY KEY (tenant_id, doc_type);

ALTER TABLE ONLY app.approval_event
    ADD CONSTRAINT approval_event_pkey PRIMARY KEY (tenant_id, instance_id, seq);

ALTER TABLE ONLY app.approval_external
    ADD CONSTRAINT approval_external_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.approval_external
    ADD CONSTRAINT approval_external_task UNIQUE (tenant_id, task_id);

ALTER TABLE ONLY app.approval_flow_binding
    ADD CONSTRAINT approval_flow_binding_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.approval_flow_binding
    ADD CONSTRAINT approval_flow_binding_place UNIQUE (tenant_id, doc_type, purpose, priority);

ALTER TABLE ONLY app.approval_flow_case
    ADD CONSTRAINT approval_flow_case_name_key UNIQUE (tenant_id, flow_id, name);

ALTER TABLE ONLY app.approval_flow_case
    ADD CONSTRAINT approval_flow_case_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.approval_flow_draft
    ADD CONSTRAINT approval_flow_draft_pkey PRIMARY KEY (tenant_id, flow_id);

ALTER TABLE ONLY app.approval_flow
    ADD CONSTRAINT approval_flow_key_key UNIQUE (tenant_id, key);

ALTER TABLE ONLY app.approval_flow
    ADD CONSTRAINT approval_flow_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.approval_flow_version
    ADD CONSTRAINT approval_flow_version_no_key UNIQUE (tenant_id, flow_id, no);

ALTER TABLE ONLY app.approval_flow_version
    ADD CONSTRAINT approval_flow_version_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.approval_follow
    ADD CONSTRAINT approval_follow_pkey PRIMARY KEY (tenant_id, user_id, instance_id);

ALTER TABLE ONLY app.approval_handover_item
    ADD CONSTRAINT approval_handover_item_pkey PRIMARY KEY (tenant_id, handover_id, ref_id);

ALTER TABLE ONLY app.approval_handover
    ADD CONSTRAINT approval_handover_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.approval_instance
    ADD CONSTRAINT approval_instance_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.approval_instance
    ADD CONSTRAINT approval_instance_serial UNIQUE (tenant_id, serial_no);

ALTER TABLE ONLY app.approval_matrix
    ADD CONSTRAINT approval_matrix_name_key UNIQUE (tenant_id, name);

ALTER TABLE ONLY app.approval_matrix
    ADD CONSTRAINT approval_matrix_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.approval_node_run
    ADD CONSTRAINT approval_node_run_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.approval_phrase
    ADD CONSTRAINT approval_phrase_body_key UNIQUE (tenant_id, user_id, body);

ALTER TABLE ONLY app.approval_phrase
    ADD CONSTRAINT approval_phrase_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.approval_print
    ADD CONSTRAINT approval_print_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.approval_print_template
    ADD CONSTRAINT approval_print_template_pkey PRIMARY KEY (tenant_id, doc_type);

ALTER TABLE ONLY app.approval_proposal
    ADD CONSTRAINT approval_proposal_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.approval_snapshot
    ADD CONSTRAINT approval_snapshot_pkey PRIMARY KEY (tenant_id, instance_id, round);

ALTER TABLE ONLY app.approval_substitution
    ADD CONSTRAINT approval_substitution_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.approval_task
    ADD CONSTRAINT approval_task_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.approval_timer
    ADD CONSTRAINT approval_timer_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.availability
    ADD CONSTRAINT availability_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.availability
    ADD CONSTRAINT availability_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.board_column
    ADD CONSTRAINT board_column_name_key UNIQUE (tenant_id, project_id, name);

ALTER TABLE ONLY app.board_column
    ADD CONSTRAINT board_column_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.classify
    ADD CONSTRAINT classify_name_key UNIQUE NULLS NOT DISTINCT (tenant_id, kind, parent_id, name);

ALTER TABLE ONLY app.classify
    ADD CONSTRAINT classify_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.classify
    ADD CONSTRAINT classify_tenant_id_kind_id_key UNIQUE (tenant_id, kind, id);

ALTER TABLE ONLY app.customer_address
    ADD CONSTRAINT customer_address_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.customer_address
    ADD CONSTRAINT customer_address_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.customer
    ADD CONSTRAINT customer_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.customer_contact
    ADD CONSTRAINT customer_contact_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.customer_contact
    ADD CONSTRAINT customer_contact_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.customer
    ADD CONSTRAINT customer_credit_code_key UNIQUE (tenant_id, credit_code);

ALTER TABLE ONLY app.customer_event_reminder
    ADD CONSTRAINT customer_event_reminder_pkey PRIMARY KEY (tenant_id, event_id, year);

ALTER TABLE ONLY app.customer_feedback
    ADD CONSTRAINT customer_feedback_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.customer_feedback
    ADD CONSTRAINT customer_feedback_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.customer_forbidden_supplier
    ADD CONSTRAINT customer_forbidden_supplier_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.customer_forbidden_supplier
    ADD CONSTRAINT customer_forbidden_supplier_key UNIQUE (tenant_id, customer_id, supplier_id);

ALTER TABLE ONLY app.customer_forbidden_supplier
    ADD CONSTRAINT customer_forbidden_supplier_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.customer_owner_history
    ADD CONSTRAINT customer_owner_history_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.customer
    ADD CONSTRAINT customer_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.customer_pool
    ADD CONSTRAINT customer_pool_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.customer_pool
    ADD CONSTRAINT customer_pool_name_key UNIQUE (tenant_id, name);

ALTER TABLE ONLY app.customer_pool
    ADD CONSTRAINT customer_pool_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.customer_title
    ADD CONSTRAINT customer_title_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.customer_title
    ADD CONSTRAINT customer_title_name_key UNIQUE (tenant_id, customer_id, name);

ALTER TABLE ONLY app.customer_title
    ADD CONSTRAINT customer_title_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.default_view
    ADD CONSTRAINT default_view_pkey PRIMARY KEY (tenant_id, user_id, subject);

ALTER TABLE ONLY app.department
    ADD CONSTRAINT department_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.department
    ADD CONSTRAINT department_tenant_id_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.document_download
    ADD CONSTRAINT document_download_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.document_folder
    ADD CONSTRAINT document_folder_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.document_folder
    ADD CONSTRAINT document_folder_name_key UNIQUE NULLS NOT DISTINCT (tenant_id, project_id, parent_id, name);

ALTER TABLE ONLY app.document_folder
    ADD CONSTRAINT document_folder_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.document_link
    ADD CONSTRAINT document_link_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.document_version
    ADD CONSTRAINT document_version_number_key UNIQUE (tenant_id, document_id, number);

ALTER TABLE ONLY app.document_version
    ADD CONSTRAINT document_version_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.duty
    ADD CONSTRAINT duty_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.external_link
    ADD CONSTRAINT external_link_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.external_visit
    ADD CONSTRAINT external_visit_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.feedback
    ADD CONSTRAINT feedback_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.file
    ADD CONSTRAINT file_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.file_storage
    ADD CONSTRAINT file_storage_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY app.file_use
    ADD CONSTRAINT file_use_pkey PRIMARY KEY (tenant_id, file_id, subject, subject_id, field);

ALTER TABLE ONLY app.follow_plan
    ADD CONSTRAINT follow_plan_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.follow_plan
    ADD CONSTRAINT follow_plan_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.follow_up
    ADD CONSTRAINT follow_up_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.follow_up
    ADD CONSTRAINT follow_up_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.hall
    ADD CONSTRAINT hall_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.hall
    ADD CONSTRAINT hall_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.home_person
    ADD CONSTRAINT home_person_pkey PRIMARY KEY (tenant_id, user_id);

ALTER TABLE ONLY app.home_role
    ADD CONSTRAINT home_role_pkey PRIMARY KEY (tenant_id, role_id);

ALTER TABLE ONLY app.home_visit
    ADD CONSTRAINT home_visit_pkey PRIMARY KEY (tenant_id, user_id, subject, subject_id);

ALTER TABLE ONLY app.hotel
    ADD CONSTRAINT hotel_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.hotel
    ADD CONSTRAINT hotel_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.idempotency
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (tenant_id, key);

ALTER TABLE ONLY app.job_run
    ADD CONSTRAINT job_run_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.menu
    ADD CONSTRAINT menu_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.notice
    ADD CONSTRAINT notice_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.notice_preference
    ADD CONSTRAINT notice_preference_pkey PRIMARY KEY (tenant_id, user_id, type, channel);

ALTER TABLE ONLY app.number_counter
    ADD CONSTRAINT number_counter_pkey PRIMARY KEY (tenant_id, type, scope, period);

ALTER TABLE ONLY app.number_rule
    ADD CONSTRAINT number_rule_pkey PRIMARY KEY (tenant_id, type);

ALTER TABLE ONLY app.opportunity
    ADD CONSTRAINT opportunity_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.opportunity
    ADD CONSTRAINT opportunity_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.opportunity_quotation
    ADD CONSTRAINT opportunity_quotation_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.opportunity_quotation
    ADD CONSTRAINT opportunity_quotation_edition_key UNIQUE (tenant_id, opportunity_id, edition);

ALTER TABLE ONLY app.opportunity_quotation
    ADD CONSTRAINT opportunity_quotation_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.opportunity_rule
    ADD CONSTRAINT opportunity_rule_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY app.opportunity_stage_change
    ADD CONSTRAINT opportunity_stage_change_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.opportunity_stage
    ADD CONSTRAINT opportunity_stage_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.opportunity_stage
    ADD CONSTRAINT opportunity_stage_name_key UNIQUE (tenant_id, name);

ALTER TABLE ONLY app.opportunity_stage
    ADD CONSTRAINT opportunity_stage_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.our_company_bank
    ADD CONSTRAINT our_company_bank_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.our_company
    ADD CONSTRAINT our_company_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.our_company
    ADD CONSTRAINT our_company_credit_code_key UNIQUE (tenant_id, credit_code);

ALTER TABLE ONLY app.our_company
    ADD CONSTRAINT our_company_name_key UNIQUE (tenant_id, name);

ALTER TABLE ONLY app.our_company
    ADD CONSTRAINT our_company_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.our_company_seal
    ADD CONSTRAINT our_company_seal_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.paper_template
    ADD CONSTRAINT paper_template_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.permission_release
    ADD CONSTRAINT permission_release_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY app.place
    ADD CONSTRAINT place_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.place
    ADD CONSTRAINT place_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.project_attendees
    ADD CONSTRAINT project_attendees_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.project
    ADD CONSTRAINT project_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.project_document
    ADD CONSTRAINT project_document_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.project_document
    ADD CONSTRAINT project_document_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.project_health
    ADD CONSTRAINT project_health_pkey PRIMARY KEY (tenant_id, project_id, reason);

ALTER TABLE ONLY app.project_member
    ADD CONSTRAINT project_member_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.project_member
    ADD CONSTRAINT project_member_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.project
    ADD CONSTRAINT project_name_key UNIQUE (tenant_id, name);

ALTER TABLE ONLY app.project
    ADD CONSTRAINT project_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.project_request
    ADD CONSTRAINT project_request_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.project_request
    ADD CONSTRAINT project_request_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.project_role_tab
    ADD CONSTRAINT project_role_tab_pkey PRIMARY KEY (tenant_id, classify_id, role, tab);

ALTER TABLE ONLY app.purchase_log
    ADD CONSTRAINT purchase_log_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.record_event
    ADD CONSTRAINT record_event_pkey PRIMARY KEY (tenant_id, subject, subject_id, id);

ALTER TABLE ONLY app.record_follow
    ADD CONSTRAINT record_follow_pkey PRIMARY KEY (tenant_id, subject, subject_id, user_id);

ALTER TABLE ONLY app.record_share
    ADD CONSTRAINT record_share_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.role
    ADD CONSTRAINT role_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.role
    ADD CONSTRAINT role_name_key UNIQUE (tenant_id, name);

ALTER TABLE ONLY app.role
    ADD CONSTRAINT role_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.room
    ADD CONSTRAINT room_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.room
    ADD CONSTRAINT room_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.room_season
    ADD CONSTRAINT room_season_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.run_item
    ADD CONSTRAINT run_item_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.run_item
    ADD CONSTRAINT run_item_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.saved_view
    ADD CONSTRAINT saved_view_name_key UNIQUE (tenant_id, subject, owner_id, name);

ALTER TABLE ONLY app.saved_view
    ADD CONSTRAINT saved_view_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.scorecard_criterion
    ADD CONSTRAINT scorecard_criterion_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.scorecard_period
    ADD CONSTRAINT scorecard_period_key UNIQUE (tenant_id, supplier_id, kind, starts_on);

ALTER TABLE ONLY app.scorecard_period
    ADD CONSTRAINT scorecard_period_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.scorecard_standing
    ADD CONSTRAINT scorecard_standing_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.scorecard_template
    ADD CONSTRAINT scorecard_template_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.scorecard_template
    ADD CONSTRAINT scorecard_template_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.sel_option
    ADD CONSTRAINT sel_option_name_key UNIQUE NULLS NOT DISTINCT (tenant_id, sel_type_name, parent_id, option_name);

ALTER TABLE ONLY app.sel_option
    ADD CONSTRAINT sel_option_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.sel_option
    ADD CONSTRAINT sel_option_tenant_id_sel_type_name_id_key UNIQUE (tenant_id, sel_type_name, id);

ALTER TABLE ONLY app.sel_option
    ADD CONSTRAINT sel_option_value_key UNIQUE (tenant_id, sel_type_name, value);

ALTER TABLE ONLY app.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.sms_log
    ADD CONSTRAINT sms_log_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.sms_template
    ADD CONSTRAINT sms_template_pkey PRIMARY KEY (tenant_id, scene);

ALTER TABLE ONLY app.staff
    ADD CONSTRAINT staff_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier_account_change
    ADD CONSTRAINT supplier_account_change_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.supplier_account_change
    ADD CONSTRAINT supplier_account_change_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier_application
    ADD CONSTRAINT supplier_application_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.supplier_application_draft
    ADD CONSTRAINT supplier_application_draft_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier_application_licence
    ADD CONSTRAINT supplier_application_licence_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier_application_offer
    ADD CONSTRAINT supplier_application_offer_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier_application
    ADD CONSTRAINT supplier_application_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier_bank_account
    ADD CONSTRAINT supplier_bank_account_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.supplier_bank_account
    ADD CONSTRAINT supplier_bank_account_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier_blacklist_record
    ADD CONSTRAINT supplier_blacklist_record_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier_certificate
    ADD CONSTRAINT supplier_certificate_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.supplier_certificate
    ADD CONSTRAINT supplier_certificate_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier_classify
    ADD CONSTRAINT supplier_classify_pkey PRIMARY KEY (tenant_id, classify_id);

ALTER TABLE ONLY app.supplier
    ADD CONSTRAINT supplier_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.supplier_contact
    ADD CONSTRAINT supplier_contact_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.supplier_contact
    ADD CONSTRAINT supplier_contact_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier
    ADD CONSTRAINT supplier_credit_code_key UNIQUE (tenant_id, credit_code);

ALTER TABLE ONLY app.supplier_hold
    ADD CONSTRAINT supplier_hold_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier_map_cluster
    ADD CONSTRAINT supplier_map_cluster_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier_move
    ADD CONSTRAINT supplier_move_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.supplier_move
    ADD CONSTRAINT supplier_move_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier
    ADD CONSTRAINT supplier_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier_policy
    ADD CONSTRAINT supplier_policy_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY app.supplier_price_item
    ADD CONSTRAINT supplier_price_item_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.supplier_price_item
    ADD CONSTRAINT supplier_price_item_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier_qualification
    ADD CONSTRAINT supplier_qualification_class_key UNIQUE (tenant_id, supplier_id, classify_id);

ALTER TABLE ONLY app.supplier_qualification
    ADD CONSTRAINT supplier_qualification_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.supplier_qualification
    ADD CONSTRAINT supplier_qualification_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier_rating
    ADD CONSTRAINT supplier_rating_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.supplier_rating
    ADD CONSTRAINT supplier_rating_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier_rating_score
    ADD CONSTRAINT supplier_rating_score_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier_update
    ADD CONSTRAINT supplier_update_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.supplier_update
    ADD CONSTRAINT supplier_update_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.supplier_update_price
    ADD CONSTRAINT supplier_update_price_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.system_log
    ADD CONSTRAINT system_log_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.system_log_seal
    ADD CONSTRAINT system_log_seal_pkey PRIMARY KEY (tenant_id, seq);

ALTER TABLE ONLY app.system_log_seal
    ADD CONSTRAINT system_log_seal_tenant_id_log_id_key UNIQUE (tenant_id, log_id);

ALTER TABLE ONLY app.task_check
    ADD CONSTRAINT task_check_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.task
    ADD CONSTRAINT task_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.task_link
    ADD CONSTRAINT task_link_pair_key UNIQUE (tenant_id, from_id, to_id);

ALTER TABLE ONLY app.task_link
    ADD CONSTRAINT task_link_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.task
    ADD CONSTRAINT task_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.task_template
    ADD CONSTRAINT task_template_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.task_template_line
    ADD CONSTRAINT task_template_line_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.task_template
    ADD CONSTRAINT task_template_name_key UNIQUE (tenant_id, name);

ALTER TABLE ONLY app.task_template
    ADD CONSTRAINT task_template_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.tenant
    ADD CONSTRAINT tenant_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY app.transfer_run
    ADD CONSTRAINT transfer_run_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app."user"
    ADD CONSTRAINT user_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.user_group
    ADD CONSTRAINT user_group_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.user_group
    ADD CONSTRAINT user_group_name_key UNIQUE (tenant_id, name);

ALTER TABLE ONLY app.user_group
    ADD CONSTRAINT user_group_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app."user"
    ADD CONSTRAINT user_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app."user"
    ADD CONSTRAINT user_username_key UNIQUE (tenant_id, username);

ALTER TABLE ONLY app.work_calendar
    ADD CONSTRAINT work_calendar_pkey PRIMARY KEY (tenant_id, day);

ALTER TABLE ONLY platform.authority_change
    ADD CONSTRAINT authority_change_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.browser_error
    ADD CONSTRAINT browser_error_fingerprint_key UNIQUE (fingerprint);

ALTER TABLE ONLY platform.browser_error
    ADD CONSTRAINT browser_error_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.login_attempt
    ADD CONSTRAINT login_attempt_pkey PRIMARY KEY (key);

ALTER TABLE ONLY platform.login
    ADD CONSTRAINT login_pkey PRIMARY KEY (kind, value, tenant_id);

ALTER TABLE ONLY platform.operator
    ADD CONSTRAINT operator_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.operator_session
    ADD CONSTRAINT operator_session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.operator
    ADD CONSTRAINT operator_username_key UNIQUE (username);

ALTER TABLE ONLY platform.sms_code
    ADD CONSTRAINT sms_code_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.sms_link
    ADD CONSTRAINT sms_link_pkey PRIMARY KEY (code_hash);

ALTER TABLE ONLY platform.spent
    ADD CONSTRAINT spent_pkey PRIMARY KEY (key);

ALTER TABLE ONLY platform.tenant_directory
    ADD CONSTRAINT tenant_directory_company_code_key UNIQUE (company_code);

ALTER TABLE ONLY platform.tenant_directory
    ADD CONSTRAINT tenant_directory_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY platform.usage
    ADD CONSTRAINT usage_pkey PRIMARY KEY (key);

CREATE INDEX announcement_by_title ON app.announcement USING btree (tenant_id, title COLLATE "zh-x-icu", id);

CREATE INDEX announcement_created ON app.announcement USING btree (tenant_id, created_at, id);

CREATE INDEX announcement_out ON app.announcement USING btree (tenant_id, pinned, published_at) WHERE (status = 'published'::text);

CREATE INDEX announcement_published ON app.announcement USING btree (tenant_id, COALESCE(published_at, '-infinity'::timestamp with time zone), id);

CREATE INDEX announcement_receipt_mine ON app.announcement_receipt USING btree (tenant_id, user_id);

CREATE INDEX announcement_search ON app.announcement USING gin (tenant_id, search_grams);

CREATE INDEX announcement_status ON app.announcement USING btree (tenant_id, status COLLATE "zh-x-icu", id);

CREATE INDEX announcement_status_order ON app.announcement USING btree (tenant_id, array_position(ARRAY['draft'::text, 'published'::text, 'withdrawn'::text], status), id);

CREATE INDEX announcement_updated ON app.announcement USING btree (tenant_id, updated_at, id);

CREATE INDEX api_key_of ON app.api_key USING btree (tenant_id, user_id);

CREATE INDEX application_amount ON app.application USING btree (tenant_id, amount, id);

CREATE INDEX application_by_title ON app.application USING btree (tenant_id, title COLLATE "zh-x-icu", id);

CREATE INDEX application_created ON app.application USING btree (tenant_id, created_at, id);

CREATE INDEX application_creator ON app.application USING btree (tenant_id, created_by);

CREATE INDEX application_department ON app.application USING btree (tenant_id, department_id);

CREATE INDEX application_owner ON app.application USING btree (tenant_id, owner_id);

CREATE INDEX application_search ON app.application USING gin (tenant_id, search_grams);

CREATE INDEX application_status ON app.application USING btree (tenant_id, status, id);

CREATE INDEX application_updated ON app.application USING btree (tenant_id, updated_at, id);

CREATE INDEX approval_attachment_of ON app.approval_attachment USING btree (tenant_id, instance_id, place);

CREATE INDEX approval_cc_mine ON app.approval_cc USING btree (tenant_id, user_id, sent_at DESC, id DESC) WHERE (sent_at IS NOT NULL);

CREATE INDEX approval_cc_of ON app.approval_cc USING btree (tenant_id, instance_id);

CREATE INDEX approval_cc_unread ON app.approval_cc USING btree (tenant_id, user_id) WHERE ((read_at IS NULL) AND (sent_at IS NOT NULL));

CREATE INDEX approval_command_by_age ON app.approval_command USING btree (tenant_id, at);

CREATE INDEX approval_comment_mentions ON app.approval_comment USING gin (tenant_id, mentions);

CREATE INDEX approval_comment_of ON app.approval_comment USING btree (tenant_id, instance_id, at);

CREATE INDEX approval_external_contact ON app.approval_external USING btree (tenant_id, contact_id);

CREATE INDEX approval_external_of ON app.approval_external USING btree (tenant_id, instance_id);

CREATE INDEX approval_flow_case_list ON app.approval_flow_case USING btree (tenant_id, flow_id, created_at, id);

CREATE INDEX approval_follow_mine ON app.approval_follow USING btree (tenant_id, user_id, at DESC, instance_id DESC);

CREATE INDEX approval_follow_of ON app.approval_follow USING btree (tenant_id, instance_id);

CREATE INDEX approval_handover_of ON app.approval_handover USING btree (tenant_id, person_id, at DESC);

CREATE UNIQUE INDEX approval_instance_active ON app.approval_instance USING btree (tenant_id, doc_type, doc_id) WHERE ((status = ANY (ARRAY['running'::text, 'returned'::text])) AND (NOT beside));

CREATE INDEX approval_instance_agent ON app.approval_instance USING btree (tenant_id, submitted_by, submitted_at DESC, id DESC);

CREATE INDEX approval_instance_all ON app.approval_instance USING btree (tenant_id, submitted_at DESC, id DESC);

CREATE INDEX approval_instance_by_flow ON app.approval_instance USING btree (tenant_id, flow_id, status, submitted_at DESC);

CREATE INDEX approval_instance_by_type ON app.approval_instance USING btree (tenant_id, doc_type, status, amount);

CREATE UNIQUE INDEX approval_instance_child ON app.approval_instance USING btree (tenant_id, parent_run_id, parent_row) WHERE (parent_run_id IS NOT NULL);

CREATE INDEX approval_instance_mine ON app.approval_instance USING btree (tenant_id, initiator_id, submitted_at DESC, id DESC);

CREATE INDEX approval_instance_of ON app.approval_instance USING btree (tenant_id, doc_type, doc_id, submitted_at DESC);

CREATE INDEX approval_instance_search ON app.approval_instance USING gin (tenant_id, search_grams);

CREATE INDEX approval_node_run_of ON app.approval_node_run USING btree (tenant_id, instance_id, place);

CREATE UNIQUE INDEX approval_node_run_token ON app.approval_node_run USING btree (tenant_id, instance_id, token) WHERE (status = 'active'::text);

CREATE INDEX approval_print_of ON app.approval_print USING btree (tenant_id, instance_id, at);

CREATE INDEX approval_proposal_of ON app.approval_proposal USING btree (tenant_id, instance_id, place);

CREATE INDEX approval_proposal_waiting ON app.approval_proposal USING btree (tenant_id, at) WHERE (status = 'open'::text);

CREATE INDEX approval_substitution_of ON app.approval_substitution USING btree (tenant_id, principal_id, to_at) WHERE (status = 'active'::text);

CREATE INDEX approval_task_acting_for ON app.approval_task USING btree (tenant_id, acting_for, acted_by, decided_at DESC) WHERE (acting_for IS NOT NULL);

CREATE INDEX approval_task_added_by ON app.approval_task USING btree (tenant_id, added_by) WHERE (added_by IS NOT NULL);

CREATE INDEX approval_task_decided ON app.approval_task USING btree (tenant_id, decided_at) WHERE ((decided_at IS NOT NULL) AND (NOT auto));

CREATE INDEX approval_task_done ON app.approval_task USING btree (tenant_id, acted_by, decided_at DESC, id DESC) WHERE ((decided_at IS NOT NULL) AND (NOT auto));

CREATE INDEX approval_task_heir ON app.approval_task USING btree (tenant_id, origin_task_id) WHERE (origin_task_id IS NOT NULL);

CREATE INDEX approval_task_held ON app.approval_task USING btree (tenant_id, assignee_id) WHERE (status = ANY (ARRAY['waiting'::text, 'pending'::text, 'suspended'::text]));

CREATE INDEX approval_task_mine ON app.approval_task USING btree (tenant_id, assignee_id, opened_at DESC, id DESC) INCLUDE (instance_id, node_id, due_at) WHERE (status = 'pending'::text);

CREATE INDEX approval_task_of ON app.approval_task USING btree (tenant_id, instance_id, id);

CREATE UNIQUE INDEX approval_task_one_voice ON app.approval_task USING btree (tenant_id, run_id, assignee_id) WHERE ((status = ANY (ARRAY['waiting'::text, 'pending'::text, 'suspended'::text])) AND (kind = ANY (ARRAY['vote'::text, 'handle'::text, 'external'::text])));

CREATE INDEX approval_task_passed_on ON app.approval_task USING btree (tenant_id, assignee_id) WHERE (status = 'transferred'::text);

CREATE INDEX approval_task_run ON app.approval_task USING btree (tenant_id, run_id);

CREATE INDEX approval_task_seen ON app.approval_task USING btree (tenant_id, assignee_id, instance_id);

CREATE INDEX approval_task_stand_in ON app.approval_task USING btree (tenant_id, substitute_id, opened_at DESC, id DESC) INCLUDE (instance_id, node_id, due_at) WHERE (status = 'pending'::text);

CREATE INDEX approval_timer_due ON app.approval_timer USING btree (tenant_id, fire_at) WHERE (status = 'armed'::text);

CREATE INDEX approval_timer_of ON app.approval_timer USING btree (tenant_id, instance_id);

CREATE INDEX availability_by_name ON app.availability USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX availability_by_state ON app.availability USING btree (tenant_id, state COLLATE "zh-x-icu", id);

CREATE INDEX availability_created ON app.availability USING btree (tenant_id, created_at, id);

CREATE INDEX availability_hall ON app.availability USING btree (tenant_id, hall_id, period_to) WHERE (hall_id IS NOT NULL);

CREATE INDEX availability_hotel ON app.availability USING btree (tenant_id, hotel_id, period_to) WHERE (hotel_id IS NOT NULL);

CREATE INDEX availability_room ON app.availability USING btree (tenant_id, room_id, period_to) WHERE (room_id IS NOT NULL);

CREATE INDEX availability_search ON app.availability USING gin (tenant_id, search_grams);

CREATE INDEX availability_source ON app.availability USING btree (tenant_id, source_id) WHERE (source_id IS NOT NULL);

CREATE INDEX availability_state_order ON app.availability USING btree (tenant_id, array_position(ARRAY['occupied'::text, 'open'::text, 'held'::text, 'confirmed'::text], state), id);

CREATE INDEX availability_updated ON app.availability USING btree (tenant_id, updated_at, id);

CREATE INDEX board_column_project ON app.board_column USING btree (tenant_id, project_id, sort);

CREATE INDEX classify_tree ON app.classify USING btree (tenant_id, kind, sort, id);

CREATE INDEX customer_address_by_name ON app.customer_address USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX customer_address_created ON app.customer_address USING btree (tenant_id, created_at, id);

CREATE INDEX customer_address_customer ON app.customer_address USING btree (tenant_id, customer_id, created_at, id);

CREATE UNIQUE INDEX customer_address_default ON app.customer_address USING btree (tenant_id, customer_id) WHERE is_default;

CREATE INDEX customer_address_search ON app.customer_address USING gin (tenant_id, search_grams);

CREATE INDEX customer_address_updated ON app.customer_address USING btree (tenant_id, updated_at, id);

CREATE INDEX customer_by_budget ON app.customer USING btree (tenant_id, COALESCE(annual_budget, '-Infinity'::numeric), id);

CREATE INDEX customer_by_last ON app.customer USING btree (tenant_id, COALESCE(last_follow_at, '-infinity'::timestamp with time zone), id);

CREATE INDEX customer_by_name ON app.customer USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX customer_by_next ON app.customer USING btree (tenant_id, COALESCE(next_follow_at, '-infinity'::timestamp with time zone), id);

CREATE INDEX customer_classify ON app.customer USING btree (tenant_id, classify_id);

CREATE INDEX customer_contact_by_name ON app.customer_contact USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX customer_contact_created ON app.customer_contact USING btree (tenant_id, created_at, id);

CREATE INDEX customer_contact_customer ON app.customer_contact USING btree (tenant_id, customer_id, created_at, id);

CREATE INDEX customer_contact_mobile ON app.customer_contact USING btree (tenant_id, mobile);

CREATE INDEX customer_contact_parent ON app.customer_contact USING btree (tenant_id, parent_id) WHERE (parent_id IS NOT NULL);

CREATE UNIQUE INDEX customer_contact_primary ON app.customer_contact USING btree (tenant_id, customer_id) WHERE is_primary;

CREATE INDEX customer_contact_search ON app.customer_contact USING gin (tenant_id, search_grams);

CREATE INDEX customer_contact_updated ON app.customer_contact USING btree (tenant_id, updated_at, id);

CREATE INDEX customer_created ON app.customer USING btree (tenant_id, created_at, id);

CREATE INDEX customer_creator ON app.customer USING btree (tenant_id, created_by);

CREATE INDEX customer_department ON app.customer USING btree (tenant_id, department_id, created_at, id);

CREATE INDEX customer_event_reminder_customer ON app.customer_event_reminder USING btree (tenant_id, customer_id);

CREATE INDEX customer_feedback_by_day ON app.customer_feedback USING btree (tenant_id, event_date, id);

CREATE INDEX customer_feedback_by_score ON app.customer_feedback USING btree (tenant_id, score, id);

CREATE INDEX customer_feedback_contact ON app.customer_feedback USING btree (tenant_id, contact_id) WHERE (contact_id IS NOT NULL);

CREATE INDEX customer_feedback_created ON app.customer_feedback USING btree (tenant_id, created_at, id);

CREATE INDEX customer_feedback_customer ON app.customer_feedback USING btree (tenant_id, customer_id, event_date, id);

CREATE INDEX customer_feedback_search ON app.customer_feedback USING gin (tenant_id, search_grams);

CREATE INDEX customer_feedback_updated ON app.customer_feedback USING btree (tenant_id, updated_at, id);

CREATE INDEX customer_forbidden_supplier_created ON app.customer_forbidden_supplier USING btree (tenant_id, created_at, id);

CREATE INDEX customer_forbidden_supplier_search ON app.customer_forbidden_supplier USING gin (tenant_id, search_grams);

CREATE INDEX customer_forbidden_supplier_supplier ON app.customer_forbidden_supplier USING btree (tenant_id, supplier_id);

CREATE INDEX customer_forbidden_supplier_updated ON app.customer_forbidden_supplier USING btree (tenant_id, updated_at, id);

CREATE INDEX customer_former ON app.customer USING btree (tenant_id, previous_owner_id) WHERE (previous_owner_id IS NOT NULL);

CREATE INDEX customer_name_key ON app.customer USING btree (tenant_id, name_key);

CREATE INDEX customer_owner ON app.customer USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX customer_owner_history_customer ON app.customer_owner_history USING btree (tenant_id, customer_id, created_at, id);

CREATE INDEX customer_owner_history_from ON app.customer_owner_history USING btree (tenant_id, from_id) WHERE (from_id IS NOT NULL);

CREATE INDEX customer_owner_history_pool ON app.customer_owner_history USING btree (tenant_id, pool_id) WHERE (pool_id IS NOT NULL);

CREATE INDEX customer_owner_history_taken ON app.customer_owner_history USING btree (tenant_id, to_id, created_at) WHERE (reason = 'taken'::text);

CREATE INDEX customer_owner_history_time ON app.customer_owner_history USING btree (tenant_id, created_at, reason);

CREATE INDEX customer_owner_history_untold ON app.customer_owner_history USING btree (tenant_id, from_id) WHERE ((reason = 'recycled'::text) AND (told_at IS NULL));

CREATE INDEX customer_parent ON app.customer USING btree (tenant_id, parent_id) WHERE (parent_id IS NOT NULL);

CREATE INDEX customer_phone_key ON app.customer USING btree (tenant_id, phone_key);

CREATE INDEX customer_pool_by_name ON app.customer_pool USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX customer_pool_created ON app.customer_pool USING btree (tenant_id, created_at, id);

CREATE UNIQUE INDEX customer_pool_default ON app.customer_pool USING btree (tenant_id) WHERE is_default;

CREATE INDEX customer_pool_search ON app.customer_pool USING gin (tenant_id, search_grams);

CREATE INDEX customer_pool_updated ON app.customer_pool USING btree (tenant_id, updated_at, id);

CREATE INDEX customer_pooled ON app.customer USING btree (tenant_id, pool_id, pooled_at, id) WHERE (pool_id IS NOT NULL);

CREATE INDEX customer_pooled_at ON app.customer USING btree (tenant_id, pooled_at, id) WHERE (pool_id IS NOT NULL);

CREATE INDEX customer_recyclable ON app.customer USING btree (tenant_id, id) WHERE ((owner_id IS NOT NULL) AND (NOT is_locked) AND (dealt_at IS NULL));

CREATE INDEX customer_search ON app.customer USING gin (tenant_id, search_grams);

CREATE INDEX customer_title_by_name ON app.customer_title USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX customer_title_created ON app.customer_title USING btree (tenant_id, created_at, id);

CREATE INDEX customer_title_customer ON app.customer_title USING btree (tenant_id, customer_id, created_at, id);

CREATE UNIQUE INDEX customer_title_default ON app.customer_title USING btree (tenant_id, customer_id) WHERE is_default;

CREATE INDEX customer_title_search ON app.customer_title USING gin (tenant_id, search_grams);

CREATE INDEX customer_title_updated ON app.customer_title USING btree (tenant_id, updated_at, id);

CREATE INDEX customer_updated ON app.customer USING btree (tenant_id, updated_at, id);

CREATE INDEX department_tree ON app.department USING btree (tenant_id, parent_id, sort);

CREATE INDEX document_download_of ON app.document_download USING btree (tenant_id, document_id, at DESC);

CREATE INDEX document_folder_by_sort ON app.document_folder USING btree (tenant_id, sort, id);

CREATE INDEX document_folder_created ON app.document_folder USING btree (tenant_id, created_at, id);

CREATE INDEX document_folder_parent ON app.document_folder USING btree (tenant_id, parent_id) WHERE (parent_id IS NOT NULL);

CREATE INDEX document_folder_project ON app.document_folder USING btree (tenant_id, project_id, sort, id);

CREATE INDEX document_folder_search ON app.document_folder USING gin (tenant_id, search_grams);

CREATE INDEX document_folder_updated ON app.document_folder USING btree (tenant_id, updated_at, id);

CREATE UNIQUE INDEX document_link_down ON app.document_link USING btree (tenant_id, from_subject, from_id, kind, to_subject, to_id);

CREATE INDEX document_link_up ON app.document_link USING btree (tenant_id, to_subject, to_id);

CREATE INDEX external_link_record ON app.external_link USING btree (tenant_id, subject, record_id);

CREATE INDEX external_visit_link ON app.external_visit USING btree (tenant_id, link_id, at DESC);

CREATE INDEX feedback_created ON app.feedback USING btree (tenant_id, created_at, id);

CREATE INDEX feedback_search ON app.feedback USING gin (tenant_id, search_grams);

CREATE INDEX feedback_updated ON app.feedback USING btree (tenant_id, updated_at, id);

CREATE INDEX file_by_age ON app.file USING btree (tenant_id, created_at);

CREATE INDEX file_by_content ON app.file USING btree (tenant_id, sha256);

CREATE INDEX file_use_by_subject ON app.file_use USING btree (tenant_id, subject, subject_id);

CREATE INDEX follow_plan_by_time ON app.follow_plan USING btree (tenant_id, at, id);

CREATE INDEX follow_plan_contact ON app.follow_plan USING btree (tenant_id, contact_id) WHERE (contact_id IS NOT NULL);

CREATE INDEX follow_plan_created ON app.follow_plan USING btree (tenant_id, created_at, id);

CREATE INDEX follow_plan_customer ON app.follow_plan USING btree (tenant_id, customer_id, at, id);

CREATE INDEX follow_plan_due ON app.follow_plan USING btree (tenant_id, owner_id, at) WHERE (status = 'planned'::text);

CREATE INDEX follow_plan_search ON app.follow_plan USING gin (tenant_id, search_grams);

CREATE INDEX follow_plan_updated ON app.follow_plan USING btree (tenant_id, updated_at, id);

CREATE INDEX follow_up_by_time ON app.follow_up USING btree (tenant_id, at, id);

CREATE INDEX follow_up_contact ON app.follow_up USING btree (tenant_id, contact_id) WHERE (contact_id IS NOT NULL);

CREATE INDEX follow_up_created ON app.follow_up USING btree (tenant_id, created_at, id);

CREATE INDEX follow_up_customer ON app.follow_up USING btree (tenant_id, customer_id, at, id);

CREATE INDEX follow_up_opportunity ON app.follow_up USING btree (tenant_id, opportunity_id) WHERE (opportunity_id IS NOT NULL);

CREATE UNIQUE INDEX follow_up_plan ON app.follow_up USING btree (tenant_id, plan_id) WHERE (plan_id IS NOT NULL);

CREATE INDEX follow_up_search ON app.follow_up USING gin (tenant_id, search_grams);

CREATE INDEX follow_up_updated ON app.follow_up USING btree (tenant_id, updated_at, id);

CREATE INDEX hall_by_area ON app.hall USING btree (tenant_id, area, id);

CREATE INDEX hall_by_height ON app.hall USING btree (tenant_id, height, id);

CREATE INDEX hall_by_name ON app.hall USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX hall_created ON app.hall USING btree (tenant_id, created_at, id);

CREATE INDEX hall_divided ON app.hall USING btree (tenant_id, place_id) WHERE ((divisible_group IS NOT NULL) AND (divisible_into IS NULL));

CREATE INDEX hall_place ON app.hall USING btree (tenant_id, place_id, created_at, id);

CREATE INDEX hall_search ON app.hall USING gin (tenant_id, search_grams);

CREATE INDEX hall_updated ON app.hall USING btree (tenant_id, updated_at, id);

CREATE INDEX home_visit_last ON app.home_visit USING btree (tenant_id, user_id, at);

CREATE INDEX hotel_at ON app.hotel USING btree (tenant_id, location_lat, location_lng) WHERE ((location_lat IS NOT NULL) AND (status = 'enabled'::text));

CREATE INDEX hotel_by_name ON app.hotel USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX hotel_by_star ON app.hotel USING btree (tenant_id, star COLLATE "zh-x-icu", id);

CREATE INDEX hotel_contact ON app.hotel USING btree (tenant_id, contact_id);

CREATE INDEX hotel_created ON app.hotel USING btree (tenant_id, created_at, id);

CREATE INDEX hotel_region ON app.hotel USING btree (tenant_id, region);

CREATE INDEX hotel_search ON app.hotel USING gin (tenant_id, search_grams);

CREATE INDEX hotel_star_order ON app.hotel USING btree (tenant_id, array_position(ARRAY['five'::text, 'four'::text, 'three'::text, 'luxury'::text, 'upscale'::text, 'comfort'::text, 'economy'::text], star), id);

CREATE INDEX hotel_supplier ON app.hotel USING btree (tenant_id, supplier_id, created_at, id);

CREATE INDEX hotel_updated ON app.hotel USING btree (tenant_id, updated_at, id);

CREATE INDEX idempotency_by_age ON app.idempotency USING btree (tenant_id, at);

CREATE INDEX job_run_mine ON app.job_run USING btree (tenant_id, created_by, id);

CREATE INDEX notice_held ON app.notice USING btree (tenant_id, user_id, type) WHERE (held_channels <> '{}'::text[]);

CREATE INDEX notice_mine ON app.notice USING btree (tenant_id, user_id, id);

CREATE INDEX notice_of_subject ON app.notice USING btree (tenant_id, subject, subject_id) WHERE (subject_id IS NOT NULL);

CREATE INDEX notice_texted ON app.notice USING btree (tenant_id, user_id, sms_at) WHERE (sms_at IS NOT NULL);

CREATE INDEX notice_unread ON app.notice USING btree (tenant_id, user_id, id) WHERE (read_at IS NULL);

CREATE INDEX opportunity_by_amount ON app.opportunity USING btree (tenant_id, COALESCE(expected_amount, '-Infinity'::numeric), id);

CREATE INDEX opportunity_by_event ON app.opportunity USING btree (tenant_id, COALESCE(event_date, '-infinity'::date), id);

CREATE INDEX opportunity_by_rate ON app.opportunity USING btree (tenant_id, win_rate, id);

CREATE INDEX opportunity_by_signing ON app.opportunity USING btree (tenant_id, COALESCE(expected_signing_date, '-infinity'::date), id);

CREATE INDEX opportunity_by_stage ON app.opportunity USING btree (tenant_id, stage_id, id);

CREATE INDEX opportunity_by_stage_at ON app.opportunity USING btree (tenant_id, stage_at, id);

CREATE INDEX opportunity_closed_in ON app.opportunity USING btree (tenant_id, closed_at, outcome) WHERE (closed_at IS NOT NULL);

CREATE INDEX opportunity_contact ON app.opportunity USING btree (tenant_id, contact_id) WHERE (contact_id IS NOT NULL);

CREATE INDEX opportunity_created ON app.opportunity USING btree (tenant_id, created_at, id);

CREATE INDEX opportunity_creator ON app.opportunity USING btree (tenant_id, created_by);

CREATE INDEX opportunity_customer ON app.opportunity USING btree (tenant_id, customer_id, created_at, id);

CREATE INDEX opportunity_department ON app.opportunity USING btree (tenant_id, department_id, created_at, id);

CREATE INDEX opportunity_furthest ON app.opportunity USING btree (tenant_id, furthest_id, id);

CREATE INDEX opportunity_held ON app.opportunity USING btree (tenant_id, event_date) WHERE ((outcome = 'won'::text) AND (event_date IS NOT NULL));

CREATE INDEX opportunity_open ON app.opportunity USING btree (tenant_id, stage_at) WHERE (outcome = 'open'::text);

CREATE INDEX opportunity_owner ON app.opportunity USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX opportunity_quotation_by_day ON app.opportunity_quotation USING btree (tenant_id, quoted_on, id);

CREATE INDEX opportunity_quotation_created ON app.opportunity_quotation USING btree (tenant_id, created_at, id);

CREATE INDEX opportunity_quotation_search ON app.opportunity_quotation USING gin (tenant_id, search_grams);

CREATE INDEX opportunity_quotation_updated ON app.opportunity_quotation USING btree (tenant_id, updated_at, id);

CREATE INDEX opportunity_search ON app.opportunity USING gin (tenant_id, search_grams);

CREATE INDEX opportunity_stage_by_sort ON app.opportunity_stage USING btree (tenant_id, sort, id);

CREATE INDEX opportunity_stage_change_from ON app.opportunity_stage_change USING btree (tenant_id, from_stage_id) WHERE (from_stage_id IS NOT NULL);

CREATE INDEX opportunity_stage_change_of ON app.opportunity_stage_change USING btree (tenant_id, opportunity_id, at);

CREATE INDEX opportunity_stage_change_to ON app.opportunity_stage_change USING btree (tenant_id, to_stage_id);

CREATE INDEX opportunity_stage_created ON app.opportunity_stage USING btree (tenant_id, created_at, id);

CREATE UNIQUE INDEX opportunity_stage_end ON app.opportunity_stage USING btree (tenant_id, kind) WHERE (kind <> 'open'::text);

CREATE INDEX opportunity_stage_search ON app.opportunity_stage USING gin (tenant_id, search_grams);

CREATE INDEX opportunity_stage_updated ON app.opportunity_stage USING btree (tenant_id, updated_at, id);

CREATE INDEX opportunity_updated ON app.opportunity USING btree (tenant_id, updated_at, id);

CREATE UNIQUE INDEX our_company_bank_default ON app.our_company_bank USING btree (tenant_id, company_id) WHERE is_default;

CREATE INDEX our_company_bank_of ON app.our_company_bank USING btree (tenant_id, company_id, line);

CREATE INDEX our_company_by_name ON app.our_company USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX our_company_by_status ON app.our_company USING btree (tenant_id, status COLLATE "zh-x-icu", id);

CREATE INDEX our_company_created ON app.our_company USING btree (tenant_id, created_at, id);

CREATE INDEX our_company_seal_of ON app.our_company_seal USING btree (tenant_id, company_id, line);

CREATE INDEX our_company_search ON app.our_company USING gin (tenant_id, search_grams);

CREATE INDEX our_company_status_order ON app.our_company USING btree (tenant_id, array_position(ARRAY['enabled'::text, 'disabled'::text], status), id);

CREATE INDEX our_company_updated ON app.our_company USING btree (tenant_id, updated_at, id);

CREATE INDEX paper_template_file ON app.paper_template USING btree (tenant_id, file_id);

CREATE UNIQUE INDEX paper_template_name ON app.paper_template USING btree (tenant_id, subject, name);

CREATE INDEX place_at ON app.place USING btree (tenant_id, location_lat, location_lng) WHERE ((location_lat IS NOT NULL) AND (status = 'enabled'::text));

CREATE INDEX place_by_halls ON app.place USING btree (tenant_id, hall_count, id);

CREATE INDEX place_by_name ON app.place USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX place_by_type ON app.place USING btree (tenant_id, type COLLATE "zh-x-icu", id);

CREATE INDEX place_created ON app.place USING btree (tenant_id, created_at, id);

CREATE INDEX place_hotel ON app.place USING btree (tenant_id, hotel_id, created_at, id);

CREATE INDEX place_region ON app.place USING btree (tenant_id, region);

CREATE INDEX place_search ON app.place USING gin (tenant_id, search_grams);

CREATE INDEX place_supplier ON app.place USING btree (tenant_id, supplier_id, created_at, id);

CREATE INDEX place_type_order ON app.place USING btree (tenant_id, array_position(ARRAY['hotel'::text, 'luxury_hotel'::text, 'boutique_hotel'::text, 'resort'::text, 'conference_center'::text, 'convention_center'::text, 'exposition_center'::text, 'banquet_facility'::text, 'restaurant'::text, 'bar_club'::text, 'gallery_museum'::text, 'arena_stadium'::text, 'golf_course'::text, 'movie_theatre'::text, 'educational_facility'::text, 'corporate_space'::text, 'entertainment_venue'::text, 'aquarium_zoo'::text, 'special_event_venue'::text, 'internal_venue'::text], type), id);

CREATE INDEX place_updated ON app.place USING btree (tenant_id, updated_at, id);

CREATE INDEX project_attendees_project ON app.project_attendees USING btree (tenant_id, project_id, at);

CREATE INDEX project_by_event ON app.project USING btree (tenant_id, COALESCE(event_start, '-infinity'::date), id);

CREATE INDEX project_by_name ON app.project USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX project_by_progress ON app.project USING btree (tenant_id, progress, id);

CREATE INDEX project_classify ON app.project USING btree (tenant_id, classify_id);

CREATE INDEX project_contact ON app.project USING btree (tenant_id, contact_id) WHERE (contact_id IS NOT NULL);

CREATE INDEX project_created ON app.project USING btree (tenant_id, created_at, id);

CREATE INDEX project_creator ON app.project USING btree (tenant_id, created_by);

CREATE INDEX project_customer ON app.project USING btree (tenant_id, customer_id, created_at, id) WHERE (customer_id IS NOT NULL);

CREATE INDEX project_department ON app.project USING btree (tenant_id, department_id, created_at, id);

CREATE INDEX project_document_by_name ON app.project_document USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX project_document_created ON app.project_document USING btree (tenant_id, created_at, id);

CREATE INDEX project_document_creator ON app.project_document USING btree (tenant_id, created_by);

CREATE INDEX project_document_folder ON app.project_document USING btree (tenant_id, folder_id) WHERE (folder_id IS NOT NULL);

CREATE INDEX project_document_project ON app.project_document USING btree (tenant_id, project_id, created_at, id);

CREATE INDEX project_document_search ON app.project_document USING gin (tenant_id, search_grams);

CREATE INDEX project_document_updated ON app.project_document USING btree (tenant_id, updated_at, id);

CREATE INDEX project_member_by_joined ON app.project_member USING btree (tenant_id, COALESCE(joined_on, '-infinity'::date), id);

CREATE INDEX project_member_by_name ON app.project_member USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX project_member_created ON app.project_member USING btree (tenant_id, created_at, id);

CREATE INDEX project_member_of ON app.project_member USING btree (tenant_id, user_id, project_id) WHERE (user_id IS NOT NULL);

CREATE INDEX project_member_project ON app.project_member USING btree (tenant_id, project_id, created_at, id);

CREATE INDEX project_member_search ON app.project_member USING gin (tenant_id, search_grams);

CREATE INDEX project_member_updated ON app.project_member USING btree (tenant_id, updated_at, id);

CREATE UNIQUE INDEX project_member_user_key ON app.project_member USING btree (tenant_id, project_id, user_id) WHERE ((user_id IS NOT NULL) AND (left_on IS NULL));

CREATE INDEX project_open ON app.project USING btree (tenant_id, stage, health);

CREATE UNIQUE INDEX project_opportunity_key ON app.project USING btree (tenant_id, opportunity_id) WHERE (opportunity_id IS NOT NULL);

CREATE INDEX project_our_company ON app.project USING btree (tenant_id, our_company_id) WHERE (our_company_id IS NOT NULL);

CREATE INDEX project_owner ON app.project USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX project_request_by_title ON app.project_request USING btree (tenant_id, title COLLATE "zh-x-icu", id);

CREATE INDEX project_request_created ON app.project_request USING btree (tenant_id, created_at, id);

CREATE INDEX project_request_creator ON app.project_request USING btree (tenant_id, created_by);

CREATE INDEX project_request_department ON app.project_request USING btree (tenant_id, department_id, created_at, id);

CREATE UNIQUE INDEX project_request_open_key ON app.project_request USING btree (tenant_id, project_id) WHERE (status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'rejected'::text, 'withdrawn'::text]));

CREATE INDEX project_request_owner ON app.project_request USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX project_request_project ON app.project_request USING btree (tenant_id, project_id, created_at, id);

CREATE INDEX project_request_search ON app.project_request USING gin (tenant_id, search_grams);

CREATE INDEX project_request_updated ON app.project_request USING btree (tenant_id, updated_at, id);

CREATE INDEX project_sales ON app.project USING btree (tenant_id, sales_id) WHERE (sales_id IS NOT NULL);

CREATE INDEX project_search ON app.project USING gin (tenant_id, search_grams);

CREATE INDEX project_updated ON app.project USING btree (tenant_id, updated_at, id);

CREATE INDEX record_follow_mine ON app.record_follow USING btree (tenant_id, user_id);

CREATE INDEX record_share_department ON app.record_share USING btree (tenant_id, department_id, subject) INCLUDE (subject_id);

CREATE UNIQUE INDEX record_share_record ON app.record_share USING btree (tenant_id, subject, subject_id, COALESCE(user_id, department_id));

CREATE INDEX record_share_user ON app.record_share USING btree (tenant_id, user_id, subject) INCLUDE (subject_id);

CREATE INDEX role_created ON app.role USING btree (tenant_id, created_at, id);

CREATE INDEX role_search ON app.role USING gin (tenant_id, search_grams);

CREATE INDEX role_updated ON app.role USING btree (tenant_id, updated_at, id);

CREATE INDEX room_bed_order ON app.room USING btree (tenant_id, array_position(ARRAY['king'::text, 'twin'::text, 'double'::text, 'suite'::text], bed), id);

CREATE INDEX room_by_bed ON app.room USING btree (tenant_id, bed COLLATE "zh-x-icu", id);

CREATE INDEX room_by_name ON app.room USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX room_created ON app.room USING btree (tenant_id, created_at, id);

CREATE INDEX room_hotel ON app.room USING btree (tenant_id, hotel_id, created_at, id);

CREATE INDEX room_search ON app.room USING gin (tenant_id, search_grams);

CREATE INDEX room_season_room ON app.room_season USING btree (tenant_id, room_id, line);

CREATE INDEX room_updated ON app.room USING btree (tenant_id, updated_at, id);

CREATE INDEX run_item_by_day ON app.run_item USING btree (tenant_id, day, id);

CREATE INDEX run_item_created ON app.run_item USING btree (tenant_id, created_at, id);

CREATE INDEX run_item_owner ON app.run_item USING btree (tenant_id, owner_id, day, id) WHERE (owner_id IS NOT NULL);

CREATE INDEX run_item_project ON app.run_item USING btree (tenant_id, project_id, day, start_time, id);

CREATE INDEX run_item_search ON app.run_item USING gin (tenant_id, search_grams);

CREATE INDEX run_item_supplier ON app.run_item USING btree (tenant_id, supplier_id) WHERE (supplier_id IS NOT NULL);

CREATE INDEX run_item_updated ON app.run_item USING btree (tenant_id, updated_at, id);

CREATE INDEX saved_view_shared ON app.saved_view USING btree (tenant_id, subject) WHERE shared;

CREATE INDEX scorecard_criterion_template ON app.scorecard_criterion USING btree (tenant_id, template_id, line);

CREATE INDEX scorecard_standing_template ON app.scorecard_standing USING btree (tenant_id, template_id, line);

CREATE INDEX scorecard_template_by_name ON app.scorecard_template USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX scorecard_template_created ON app.scorecard_template USING btree (tenant_id, created_at, id);

CREATE INDEX scorecard_template_search ON app.scorecard_template USING gin (tenant_id, search_grams);

CREATE INDEX scorecard_template_updated ON app.scorecard_template USING btree (tenant_id, updated_at, id);

CREATE INDEX sel_option_tree ON app.sel_option USING btree (tenant_id, sel_type_name, sort, id);

CREATE INDEX session_by_age ON app.session USING btree (tenant_id, expires_at);

CREATE INDEX session_of ON app.session USING btree (tenant_id, user_id) WHERE (ended_at IS NULL);

CREATE INDEX sms_log_created ON app.sms_log USING btree (tenant_id, created_at, id);

CREATE INDEX sms_log_of_subject ON app.sms_log USING btree (tenant_id, subject, subject_id) WHERE (subject_id IS NOT NULL);

CREATE INDEX sms_log_scene ON app.sms_log USING btree (tenant_id, scene, created_at);

CREATE INDEX sms_log_search ON app.sms_log USING gin (tenant_id, search_grams);

CREATE INDEX staff_by_category ON app.staff USING btree (tenant_id, category COLLATE "zh-x-icu", id);

CREATE INDEX staff_by_name ON app.staff USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX staff_created ON app.staff USING btree (tenant_id, created_at, id);

CREATE INDEX staff_search ON app.staff USING gin (tenant_id, search_grams);

CREATE INDEX staff_supplier ON app.staff USING btree (tenant_id, supplier_id, created_at, id);

CREATE INDEX staff_updated ON app.staff USING btree (tenant_id, updated_at, id);

CREATE INDEX supplier_account_change_by_status ON app.supplier_account_change USING btree (tenant_id, status COLLATE "zh-x-icu", id);

CREATE INDEX supplier_account_change_created ON app.supplier_account_change USING btree (tenant_id, created_at, id);

CREATE UNIQUE INDEX supplier_account_change_open ON app.supplier_account_change USING btree (tenant_id, account_id) WHERE ((status = ANY (ARRAY['waiting'::text, 'pending'::text, 'returned'::text])) OR ((status = 'approved'::text) AND (callback = 'waiting'::text)));

CREATE INDEX supplier_account_change_search ON app.supplier_account_change USING gin (tenant_id, search_grams);

CREATE INDEX supplier_account_change_status_order ON app.supplier_account_change USING btree (tenant_id, array_position(ARRAY['draft'::text, 'waiting'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text], status), id);

CREATE INDEX supplier_account_change_supplier ON app.supplier_account_change USING btree (tenant_id, supplier_id, created_at, id);

CREATE INDEX supplier_account_change_updated ON app.supplier_account_change USING btree (tenant_id, updated_at, id);

CREATE INDEX supplier_application_by_name ON app.supplier_application USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX supplier_application_by_stage ON app.supplier_application USING btree (tenant_id, stage COLLATE "zh-x-icu", id);

CREATE INDEX supplier_application_created ON app.supplier_application USING btree (tenant_id, created_at, id);

CREATE INDEX supplier_application_credit ON app.supplier_application USING btree (tenant_id, credit_code);

CREATE INDEX supplier_application_draft_age ON app.supplier_application_draft USING btree (tenant_id, updated_at);

CREATE UNIQUE INDEX supplier_application_draft_of ON app.supplier_application_draft USING btree (tenant_id, application_id) WHERE (application_id IS NOT NULL);

CREATE UNIQUE INDEX supplier_application_draft_open ON app.supplier_application_draft USING btree (tenant_id, mobile) WHERE (application_id IS NULL);

CREATE INDEX supplier_application_duplicate ON app.supplier_application USING btree (tenant_id, duplicate_of_id);

CREATE INDEX supplier_application_ip ON app.supplier_application USING btree (tenant_id, ip, submitted_at);

CREATE INDEX supplier_application_licence_of ON app.supplier_application_licence USING btree (tenant_id, application_id, line);

CREATE INDEX supplier_application_mobile ON app.supplier_application USING btree (tenant_id, contact_mobile);

CREATE INDEX supplier_application_name_key ON app.supplier_application USING btree (tenant_id, name_key);

CREATE INDEX supplier_application_offer_of ON app.supplier_application_offer USING btree (tenant_id, application_id, line);

CREATE INDEX supplier_application_owner ON app.supplier_application USING btree (tenant_id, owner_id);

CREATE INDEX supplier_application_search ON app.supplier_application USING gin (tenant_id, search_grams);

CREATE INDEX supplier_application_stage_order ON app.supplier_application USING btree (tenant_id, array_position(ARRAY['submitted'::text, 'reviewing'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'duplicate'::text], stage), id);

CREATE INDEX supplier_application_submitted ON app.supplier_application USING btree (tenant_id, submitted_at, id);

CREATE INDEX supplier_application_supplier ON app.supplier_application USING btree (tenant_id, supplier_id);

CREATE INDEX supplier_application_updated ON app.supplier_application USING btree (tenant_id, updated_at, id);

CREATE INDEX supplier_at ON app.supplier USING btree (tenant_id, location_lat, location_lng) INCLUDE (grade, region) WHERE ((location_lat IS NOT NULL) AND (status = 'enabled'::text));

CREATE INDEX supplier_bank_account_by_account_name ON app.supplier_bank_account USING btree (tenant_id, account_name COLLATE "zh-x-icu", id);

CREATE INDEX supplier_bank_account_created ON app.supplier_bank_account USING btree (tenant_id, created_at, id);

CREATE UNIQUE INDEX supplier_bank_account_default ON app.supplier_bank_account USING btree (tenant_id, supplier_id) WHERE is_default;

CREATE UNIQUE INDEX supplier_bank_account_no_key ON app.supplier_bank_account USING btree (tenant_id, supplier_id, account_no_key);

CREATE INDEX supplier_bank_account_number ON app.supplier_bank_account USING btree (tenant_id, account_no_key);

CREATE INDEX supplier_bank_account_search ON app.supplier_bank_account USING gin (tenant_id, search_grams);

CREATE INDEX supplier_bank_account_supplier ON app.supplier_bank_account USING btree (tenant_id, supplier_id, created_at, id);

CREATE INDEX supplier_bank_account_updated ON app.supplier_bank_account USING btree (tenant_id, updated_at, id);

CREATE INDEX supplier_blacklist_record_supplier ON app.supplier_blacklist_record USING btree (tenant_id, supplier_id, created_at);

CREATE INDEX supplier_by_amount ON app.supplier USING btree (tenant_id, cooperation_amount, id);

CREATE INDEX supplier_by_certificate ON app.supplier USING btree (tenant_id, COALESCE(certificate_expires_on, '-infinity'::date), id);

CREATE INDEX supplier_by_count ON app.supplier USING btree (tenant_id, cooperation_count, id);

CREATE INDEX supplier_by_lifecycle ON app.supplier USING btree (tenant_id, lifecycle COLLATE "zh-x-icu", id);

CREATE INDEX supplier_by_name ON app.supplier USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX supplier_by_score ON app.supplier USING btree (tenant_id, COALESCE(score, '-Infinity'::numeric), id);

CREATE INDEX supplier_certificate_by_expiry ON app.supplier_certificate USING btree (tenant_id, COALESCE(expires_on, '-infinity'::date), id);

CREATE INDEX supplier_certificate_by_status ON app.supplier_certificate USING btree (tenant_id, status COLLATE "zh-x-icu", id);

CREATE INDEX supplier_certificate_created ON app.supplier_certificate USING btree (tenant_id, created_at, id);

CREATE INDEX supplier_certificate_search ON app.supplier_certificate USING gin (tenant_id, search_grams);

CREATE INDEX supplier_certificate_status_order ON app.supplier_certificate USING btree (tenant_id, array_position(ARRAY['valid'::text, 'expiring'::text, 'expired'::text, 'revoked'::text], status), id);

CREATE INDEX supplier_certificate_supplier ON app.supplier_certificate USING btree (tenant_id, supplier_id, created_at, id);

CREATE INDEX supplier_certificate_updated ON app.supplier_certificate USING btree (tenant_id, updated_at, id);

CREATE INDEX supplier_classifies ON app.supplier USING gin (tenant_id, classifies);

CREATE INDEX supplier_contact_by_name ON app.supplier_contact USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX supplier_contact_created ON app.supplier_contact USING btree (tenant_id, created_at, id);

CREATE INDEX supplier_contact_mobile ON app.supplier_contact USING btree (tenant_id, mobile);

CREATE UNIQUE INDEX supplier_contact_primary ON app.supplier_contact USING btree (tenant_id, supplier_id) WHERE is_primary;

CREATE INDEX supplier_contact_search ON app.supplier_contact USING gin (tenant_id, search_grams);

CREATE INDEX supplier_contact_supplier ON app.supplier_contact USING btree (tenant_id, supplier_id, created_at, id);

CREATE INDEX supplier_contact_updated ON app.supplier_contact USING btree (tenant_id, updated_at, id);

CREATE INDEX supplier_created ON app.supplier USING btree (tenant_id, created_at, id);

CREATE UNIQUE INDEX supplier_hold_open ON app.supplier_hold USING btree (tenant_id, supplier_id, cause) WHERE (released_at IS NULL);

CREATE INDEX supplier_hold_until ON app.supplier_hold USING btree (tenant_id, until) WHERE (released_at IS NULL);

CREATE INDEX supplier_lifecycle_order ON app.supplier USING btree (tenant_id, array_position(ARRAY['potential'::text, 'qualified'::text, 'preferred'::text, 'frozen'::text, 'eliminated'::text, 'blacklisted'::text], lifecycle), id);

CREATE INDEX supplier_map_cluster_at ON app.supplier_map_cluster USING btree (tenant_id, row_no, column_no);

CREATE INDEX supplier_move_by_status ON app.supplier_move USING btree (tenant_id, status COLLATE "zh-x-icu", id);

CREATE INDEX supplier_move_created ON app.supplier_move USING btree (tenant_id, created_at, id);

CREATE UNIQUE INDEX supplier_move_open ON app.supplier_move USING btree (tenant_id, supplier_id) WHERE (status = ANY (ARRAY['waiting'::text, 'pending'::text, 'returned'::text]));

CREATE INDEX supplier_move_search ON app.supplier_move USING gin (tenant_id, search_grams);

CREATE INDEX supplier_move_status_order ON app.supplier_move USING btree (tenant_id, array_position(ARRAY['draft'::text, 'waiting'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text], status), id);

CREATE INDEX supplier_move_supplier ON app.supplier_move USING btree (tenant_id, supplier_id, created_at, id);

CREATE INDEX supplier_move_updated ON app.supplier_move USING btree (tenant_id, updated_at, id);

CREATE INDEX supplier_name_key ON app.supplier USING btree (tenant_id, name_key);

CREATE INDEX supplier_owner ON app.supplier USING btree (tenant_id, owner_id);

CREATE INDEX supplier_phone_key ON app.supplier USING btree (tenant_id, phone_key);

CREATE INDEX supplier_price_item_by_name ON app.supplier_price_item USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX supplier_price_item_created ON app.supplier_price_item USING btree (tenant_id, created_at, id);

CREATE INDEX supplier_price_item_search ON app.supplier_price_item USING gin (tenant_id, search_grams);

CREATE INDEX supplier_price_item_supplier ON app.supplier_price_item USING btree (tenant_id, supplier_id, created_at, id);

CREATE INDEX supplier_price_item_updated ON app.supplier_price_item USING btree (tenant_id, updated_at, id);

CREATE INDEX supplier_qualification_by_name ON app.supplier_qualification USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX supplier_qualification_class ON app.supplier_qualification USING btree (tenant_id, classify_id);

CREATE INDEX supplier_qualification_created ON app.supplier_qualification USING btree (tenant_id, created_at, id);

CREATE INDEX supplier_qualification_search ON app.supplier_qualification USING gin (tenant_id, search_grams);

CREATE INDEX supplier_qualification_updated ON app.supplier_qualification USING btree (tenant_id, updated_at, id);

CREATE INDEX supplier_rating_by_day ON app.supplier_rating USING btree (tenant_id, rated_on, id);

CREATE INDEX supplier_rating_by_score ON app.supplier_rating USING btree (tenant_id, score, id);

CREATE INDEX supplier_rating_created ON app.supplier_rating USING btree (tenant_id, created_at, id);

CREATE INDEX supplier_rating_score_rating ON app.supplier_rating_score USING btree (tenant_id, rating_id, line);

CREATE INDEX supplier_rating_search ON app.supplier_rating USING gin (tenant_id, search_grams);

CREATE INDEX supplier_rating_supplier ON app.supplier_rating USING btree (tenant_id, supplier_id, rated_on);

CREATE INDEX supplier_rating_updated ON app.supplier_rating USING btree (tenant_id, updated_at, id);

CREATE INDEX supplier_region ON app.supplier USING btree (tenant_id, region);

CREATE INDEX supplier_search ON app.supplier USING gin (tenant_id, search_grams);

CREATE INDEX supplier_update_by_name ON app.supplier_update USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX supplier_update_by_status ON app.supplier_update USING btree (tenant_id, status COLLATE "zh-x-icu", id);

CREATE INDEX supplier_update_certificate ON app.supplier_update USING btree (tenant_id, certificate_id);

CREATE INDEX supplier_update_contact ON app.supplier_update USING btree (tenant_id, contact_id);

CREATE INDEX supplier_update_created ON app.supplier_update USING btree (tenant_id, created_at, id);

CREATE INDEX supplier_update_price_of ON app.supplier_update_price USING btree (tenant_id, update_id, line);

CREATE INDEX supplier_update_search ON app.supplier_update USING gin (tenant_id, search_grams);

CREATE INDEX supplier_update_status_order ON app.supplier_update USING btree (tenant_id, array_position(ARRAY['asked'::text, 'proposed'::text, 'accepted'::text, 'refused'::text], status), id);

CREATE INDEX supplier_update_supplier ON app.supplier_update USING btree (tenant_id, supplier_id, created_at, id);

CREATE INDEX supplier_update_updated ON app.supplier_update USING btree (tenant_id, updated_at, id);

CREATE INDEX supplier_updated ON app.supplier USING btree (tenant_id, updated_at, id);

CREATE INDEX system_log_by_transaction ON app.system_log USING btree (tenant_id, xid, id);

CREATE INDEX task_assignee ON app.task USING btree (tenant_id, assignee_id, "end", id);

CREATE INDEX task_board_column ON app.task USING btree (tenant_id, board_column_id) WHERE (board_column_id IS NOT NULL);

CREATE INDEX task_by_end ON app.task USING btree (tenant_id, "end", id);

CREATE INDEX task_by_sort ON app.task USING btree (tenant_id, sort, id);

CREATE INDEX task_by_start ON app.task USING btree (tenant_id, start, id);

CREATE INDEX task_check_task ON app.task_check USING btree (tenant_id, task_id, line);

CREATE INDEX task_created ON app.task USING btree (tenant_id, created_at, id);

CREATE INDEX task_due ON app.task USING btree (tenant_id, "end") WHERE ((status = ANY (ARRAY['todo'::text, 'doing'::text, 'review'::text])) AND (NOT is_parent) AND (assignee_id IS NOT NULL));

CREATE INDEX task_late ON app.task USING btree (tenant_id, project_id, "end") WHERE ((status = ANY (ARRAY['todo'::text, 'doing'::text, 'review'::text])) AND (NOT is_parent));

CREATE INDEX task_link_project ON app.task_link USING btree (tenant_id, project_id);

CREATE INDEX task_link_to ON app.task_link USING btree (tenant_id, to_id);

CREATE INDEX task_open_days ON app.task USING btree (tenant_id, "end", start, assignee_id) WHERE ((status = ANY (ARRAY['todo'::text, 'doing'::text, 'review'::text])) AND (NOT is_parent) AND (assignee_id IS NOT NULL));

CREATE INDEX task_parent ON app.task USING btree (tenant_id, parent_id) WHERE (parent_id IS NOT NULL);

CREATE INDEX task_project ON app.task USING btree (tenant_id, project_id, sort, id);

CREATE INDEX task_search ON app.task USING gin (tenant_id, search_grams);

CREATE INDEX task_template_by_name ON app.task_template USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX task_template_classify ON app.task_template USING btree (tenant_id, classify_id) WHERE (classify_id IS NOT NULL);

CREATE INDEX task_template_created ON app.task_template USING btree (tenant_id, created_at, id);

CREATE INDEX task_template_line_template ON app.task_template_line USING btree (tenant_id, template_id, line);

CREATE INDEX task_template_search ON app.task_template USING gin (tenant_id, search_grams);

CREATE INDEX task_template_updated ON app.task_template USING btree (tenant_id, updated_at, id);

CREATE INDEX task_updated ON app.task USING btree (tenant_id, updated_at, id);

CREATE INDEX transfer_run_file ON app.transfer_run USING btree (tenant_id, file_id);

CREATE INDEX user_by_department ON app."user" USING btree (tenant_id, department_id);

CREATE INDEX user_by_name ON app."user" USING btree (tenant_id, display_name COLLATE "zh-x-icu", id);

CREATE INDEX user_by_role ON app."user" USING gin (tenant_id, roles);

CREATE INDEX user_created ON app."user" USING btree (tenant_id, created_at, id);

CREATE INDEX user_group_by_name ON app.user_group USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX user_group_created ON app.user_group USING btree (tenant_id, created_at, id);

CREATE INDEX user_group_search ON app.user_group USING gin (tenant_id, search_grams);

CREATE INDEX user_group_updated ON app.user_group USING btree (tenant_id, updated_at, id);

CREATE INDEX user_search ON app."user" USING gin (tenant_id, search_grams);

CREATE INDEX user_updated ON app."user" USING btree (tenant_id, updated_at, id);

CREATE INDEX authority_change_by_xid ON platform.authority_change USING btree (xid);

CREATE INDEX browser_error_by_age ON platform.browser_error USING btree (last_at DESC);

CREATE INDEX login_attempt_by_age ON platform.login_attempt USING btree (last_at);

CREATE INDEX login_of ON platform.login USING btree (tenant_id, user_id);

CREATE INDEX operator_session_of ON platform.operator_session USING btree (operator_id, created_at DESC);

CREATE INDEX sms_code_by_age ON platform.sms_code USING btree (created_at);

CREATE INDEX sms_code_of_address ON platform.sms_code USING btree (address, created_at);

CREATE INDEX sms_code_of_mobile ON platform.sms_code USING btree (mobile, created_at);

CREATE INDEX sms_link_expired ON platform.sms_link USING btree (expires_at);

CREATE INDEX tenant_directory_by_age ON platform.tenant_directory USING btree (created_at DESC, tenant_id);

CREATE INDEX usage_by_age ON platform.usage USING btree (since);

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.approval_event FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.approval_flow_version FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.approval_print FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.approval_snapshot FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.purchase_log FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.record_event FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.supplier_blacklist_record FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.system_log FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.system_log_seal FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.approval_event FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.approval_flow_version FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.approval_print FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.approval_snapshot FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.purchase_log FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.record_event FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.supplier_blacklist_record FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.system_log FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.system_log_seal FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER authority_change AFTER UPDATE ON app.api_key FOR EACH ROW WHEN (((((old.permissions IS DISTINCT FROM new.permissions) OR (old.hash IS DISTINCT FROM new.hash)) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.expires_at IS DISTINCT FROM new.expires_at))) EXECUTE FUNCTION app.append_authority_change();

CREATE TRIGGER authority_change AFTER UPDATE ON app.department FOR EACH ROW WHEN ((old.parent_id IS DISTINCT FROM new.parent_id)) EXECUTE FUNCTION app.append_tenant_authority_change();

CREATE TRIGGER authority_change AFTER UPDATE ON app.role FOR EACH ROW WHEN (((((((old.name IS DISTINCT FROM new.name) OR (old.status IS DISTINCT FROM new.status)) OR (old.scope IS DISTINCT FROM new.scope)) OR (old.departments IS DISTINCT FROM new.departments)) OR (old.permissions IS DISTINCT FROM new.permissions)) OR (old.masks IS DISTINCT FROM new.masks))) EXECUTE FUNCTION app.append_tenant_authority_change();

CREATE TRIGGER authority_change AFTER UPDATE ON app.session FOR EACH ROW WHEN (((old.ended_at IS DISTINCT FROM new.ended_at) OR (old.locked_at IS DISTINCT FROM new.locked_at) OR (old.user_id <> new.user_id) OR (new.expires_at < old.expires_at))) EXECUTE FUNCTION app.append_authority_change();

CREATE TRIGGER authority_change AFTER UPDATE ON app."user" FOR EACH ROW WHEN ((((((old.status IS DISTINCT FROM new.status) OR (old.is_super IS DISTINCT FROM new.is_super)) OR (old.roles IS DISTINCT FROM new.roles)) OR (old.department_id IS DISTINCT FROM new.department_id)) OR (old.other_departments IS DISTINCT FROM new.other_departments))) EXECUTE FUNCTION app.append_authority_change();

CREATE TRIGGER authority_change_placed AFTER INSERT ON app.department FOR EACH ROW WHEN ((new.parent_id IS NOT NULL)) EXECUTE FUNCTION app.append_tenant_authority_change();

CREATE TRIGGER authority_change_removed AFTER DELETE ON app.api_key FOR EACH ROW EXECUTE FUNCTION app.append_authority_change();

CREATE TRIGGER authority_change_removed AFTER DELETE ON app.department FOR EACH ROW EXECUTE FUNCTION app.append_tenant_authority_change();

CREATE TRIGGER authority_change_removed AFTER DELETE ON app.role FOR EACH ROW EXECUTE FUNCTION app.append_tenant_authority_change();

CREATE TRIGGER authority_change_removed AFTER DELETE ON app.session FOR EACH ROW WHEN (((old.ended_at IS NULL) AND (old.expires_at > now()))) EXECUTE FUNCTION app.append_authority_change();

CREATE TRIGGER authority_change_removed AFTER DELETE ON app."user" FOR EACH ROW EXECUTE FUNCTION app.append_authority_change();

CREATE TRIGGER chain BEFORE INSERT ON app.approval_event FOR EACH ROW EXECUTE FUNCTION app.chain_approval_event();

CREATE TRIGGER keep_directory AFTER INSERT OR UPDATE OF company_name, contact_name, mobile ON app.tenant FOR EACH ROW EXECUTE FUNCTION app.keep_directory();

CREATE TRIGGER keep_logins AFTER INSERT OR DELETE OR UPDATE OF mobile, username, feishu_id, status, main ON app."user" FOR EACH ROW EXECUTE FUNCTION app.keep_logins();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.announcement FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.announcement_receipt FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.api_key FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.application FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_attachment FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_cc FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_command FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_comment FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_default_flow FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_external FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_flow FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_flow_binding FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_flow_case FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_flow_draft FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_follow FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_handover FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_handover_item FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_instance FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_matrix FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_node_run FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_phrase FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_print_template FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_proposal FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_substitution FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_task FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_timer FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.availability FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.board_column FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.classify FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.customer FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.customer_address FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.customer_contact FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.customer_event_reminder FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.customer_feedback FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.customer_forbidden_supplier FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.customer_owner_history FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.customer_pool FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.customer_title FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.default_view FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.department FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.document_download FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.document_folder FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.document_link FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.document_version FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.duty FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.external_link FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.external_visit FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.feedback FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.file FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.file_storage FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.file_use FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.follow_plan FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.follow_up FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.hall FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.home_person FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.home_role FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.home_visit FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.hotel FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.idempotency FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.job_run FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.menu FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.notice FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.notice_preference FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.number_counter FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.number_rule FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.opportunity FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.opportunity_quotation FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.opportunity_rule FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.opportunity_stage FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.opportunity_stage_change FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.our_company FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.our_company_bank FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.our_company_seal FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.paper_template FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.permission_release FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.place FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.project FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.project_attendees FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.project_document FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.project_health FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.project_member FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.project_request FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.project_role_tab FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.record_follow FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.record_share FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.role FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.room FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.room_season FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.run_item FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.saved_view FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.scorecard_criterion FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.scorecard_period FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.scorecard_standing FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.scorecard_template FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.sel_option FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.session FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.sms_log FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.sms_template FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.staff FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_account_change FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_application FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_application_draft FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_application_licence FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_application_offer FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_bank_account FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_certificate FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_classify FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_contact FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_hold FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_map_cluster FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_move FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_policy FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_price_item FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_qualification FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_rating FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_rating_score FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_update FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.supplier_update_price FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.task FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.task_check FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.task_link FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.task_template FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.task_template_line FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.tenant FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.transfer_run FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app."user" FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.user_group FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.work_calendar FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keys BEFORE INSERT OR UPDATE OF name, phone ON app.customer FOR EACH ROW EXECUTE FUNCTION app.customer_keys();

CREATE TRIGGER keys BEFORE INSERT OR UPDATE OF name, phone ON app.supplier FOR EACH ROW EXECUTE FUNCTION app.supplier_keys();

CREATE TRIGGER keys BEFORE INSERT OR UPDATE OF name ON app.supplier_application FOR EACH ROW EXECUTE FUNCTION app.supplier_application_keys();

CREATE TRIGGER map_cluster AFTER INSERT OR DELETE OR UPDATE OF location_lat, location_lng, region, grade, status ON app.supplier FOR EACH ROW EXECUTE FUNCTION app.count_in_map_cluster();

CREATE CONSTRAINT TRIGGER settled AFTER INSERT OR UPDATE ON app.approval_instance DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.assert_approval_settled('id');

CREATE CONSTRAINT TRIGGER settled AFTER INSERT OR UPDATE ON app.approval_node_run DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.assert_approval_settled('instance_id');

CREATE CONSTRAINT TRIGGER settled AFTER INSERT OR UPDATE ON app.approval_task DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.assert_approval_settled('instance_id');

CREATE CONSTRAINT TRIGGER settled AFTER INSERT OR UPDATE ON app.approval_timer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.assert_approval_settled('instance_id');

CREATE CONSTRAINT TRIGGER unowned AFTER INSERT OR UPDATE OF pool_id, owner_id, department_id, pooled_at ON app.customer NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN ((((new.pool_id IS NULL) <> (new.pooled_at IS NULL)) OR ((new.pool_id IS NOT NULL) AND ((new.owner_id IS NOT NULL) OR (new.department_id IS NOT NULL))))) EXECUTE FUNCTION app.customer_unowned();

CREATE TRIGGER authority_change AFTER UPDATE ON platform.tenant_directory FOR EACH ROW WHEN ((((old.status IS DISTINCT FROM new.status) OR (old.plan IS DISTINCT FROM new.plan)) OR (old.out_date IS DISTINCT FROM new.out_date))) EXECUTE FUNCTION app.append_tenant_authority_change();

CREATE TRIGGER authority_change_removed AFTER DELETE ON platform.tenant_directory FOR EACH ROW EXECUTE FUNCTION app.append_tenant_authority_change();

ALTER TABLE ONLY app.announcement_receipt
    ADD CONSTRAINT announcement_receipt_tenant_id_announcement_id_fkey FOREIGN KEY (tenant_id, announcement_id) REFERENCES app.announcement(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.announcement_receipt
    ADD CONSTRAINT announcement_receipt_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.api_key
    ADD CONSTRAINT api_key_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.application
    ADD CONSTRAINT application_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.application
    ADD CONSTRAINT application_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.approval_attachment
    ADD CONSTRAINT approval_attachment_tenant_id_comment_id_fkey FOREIGN KEY (tenant_id, comment_id) REFERENCES app.approval_comment(tenant_id, id);

ALTER TABLE ONLY app.approval_attachment
    ADD CONSTRAINT approval_attachment_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES app.file(tenant_id, id);

ALTER TABLE ONLY app.approval_attachment
    ADD CONSTRAINT approval_attachment_tenant_id_instance_id_fkey FOREIGN KEY (tenant_id, instance_id) REFERENCES app.approval_instance(tenant_id, id);

ALTER TABLE ONLY app.approval_attachment
    ADD CONSTRAINT approval_attachment_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES app.approval_task(tenant_id, id);

ALTER TABLE ONLY app.approval_cc
    ADD CONSTRAINT approval_cc_tenant_id_instance_id_fkey FOREIGN KEY (tenant_id, instance_id) REFERENCES app.approval_instance(tenant_id, id);

ALTER TABLE ONLY app.approval_comment
    ADD CONSTRAINT approval_comment_tenant_id_instance_id_fkey FOREIGN KEY (tenant_id, instance_id) REFERENCES app.approval_instance(tenant_id, id);

ALTER TABLE ONLY app.approval_comment
    ADD CONSTRAINT approval_comment_tenant_id_reply_to_fkey FOREIGN KEY (tenant_id, reply_to) REFERENCES app.approval_comment(tenant_id, id);

ALTER TABLE ONLY app.approval_event
    ADD CONSTRAINT approval_event_tenant_id_instance_id_fkey FOREIGN KEY (tenant_id, instance_id) REFERENCES app.approval_instance(tenant_id, id);

ALTER TABLE ONLY app.approval_external
    ADD CONSTRAINT approval_external_tenant_id_instance_id_fkey FOREIGN KEY (tenant_id, instance_id) REFERENCES app.approval_instance(tenant_id, id);

ALTER TABLE ONLY app.approval_external
    ADD CONSTRAINT approval_external_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES app.approval_task(tenant_id, id);

ALTER TABLE ONLY app.approval_flow_binding
    ADD CONSTRAINT approval_flow_binding_tenant_id_flow_id_fkey FOREIGN KEY (tenant_id, flow_id) REFERENCES app.approval_flow(tenant_id, id);

ALTER TABLE ONLY app.approval_flow_case
    ADD CONSTRAINT approval_flow_case_tenant_id_flow_id_fkey FOREIGN KEY (tenant_id, flow_id) REFERENCES app.approval_flow(tenant_id, id);

ALTER TABLE ONLY app.approval_flow_draft
    ADD CONSTRAINT approval_flow_draft_tenant_id_flow_id_fkey FOREIGN KEY (tenant_id, flow_id) REFERENCES app.approval_flow(tenant_id, id);

ALTER TABLE ONLY app.approval_flow
    ADD CONSTRAINT approval_flow_tenant_id_active_version_id_fkey FOREIGN KEY (tenant_id, active_version_id) REFERENCES app.approval_flow_version(tenant_id, id);

ALTER TABLE ONLY app.approval_flow_version
    ADD CONSTRAINT approval_flow_version_tenant_id_flow_id_fkey FOREIGN KEY (tenant_id, flow_id) REFERENCES app.approval_flow(tenant_id, id);

ALTER TABLE ONLY app.approval_follow
    ADD CONSTRAINT approval_follow_tenant_id_instance_id_fkey FOREIGN KEY (tenant_id, instance_id) REFERENCES app.approval_instance(tenant_id, id);

ALTER TABLE ONLY app.approval_follow
    ADD CONSTRAINT approval_follow_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.approval_handover_item
    ADD CONSTRAINT approval_handover_item_tenant_id_handover_id_fkey FOREIGN KEY (tenant_id, handover_id) REFERENCES app.approval_handover(tenant_id, id);

ALTER TABLE ONLY app.approval_handover
    ADD CONSTRAINT approval_handover_tenant_id_person_id_fkey FOREIGN KEY (tenant_id, person_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.approval_handover
    ADD CONSTRAINT approval_handover_tenant_id_successor_id_fkey FOREIGN KEY (tenant_id, successor_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.approval_instance
    ADD CONSTRAINT approval_instance_tenant_id_flow_id_fkey FOREIGN KEY (tenant_id, flow_id) REFERENCES app.approval_flow(tenant_id, id);

ALTER TABLE ONLY app.approval_instance
    ADD CONSTRAINT approval_instance_tenant_id_initiator_dept_id_fkey FOREIGN KEY (tenant_id, initiator_dept_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.approval_instance
    ADD CONSTRAINT approval_instance_tenant_id_initiator_id_fkey FOREIGN KEY (tenant_id, initiator_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.approval_instance
    ADD CONSTRAINT approval_instance_tenant_id_previous_id_fkey FOREIGN KEY (tenant_id, previous_id) REFERENCES app.approval_instance(tenant_id, id);

ALTER TABLE ONLY app.approval_instance
    ADD CONSTRAINT approval_instance_tenant_id_version_id_fkey FOREIGN KEY (tenant_id, version_id) REFERENCES app.approval_flow_version(tenant_id, id);

ALTER TABLE ONLY app.approval_node_run
    ADD CONSTRAINT approval_node_run_tenant_id_instance_id_fkey FOREIGN KEY (tenant_id, instance_id) REFERENCES app.approval_instance(tenant_id, id);

ALTER TABLE ONLY app.approval_print
    ADD CONSTRAINT approval_print_tenant_id_instance_id_fkey FOREIGN KEY (tenant_id, instance_id) REFERENCES app.approval_instance(tenant_id, id);

ALTER TABLE ONLY app.approval_proposal
    ADD CONSTRAINT approval_proposal_tenant_id_answered_by_fkey FOREIGN KEY (tenant_id, answered_by) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.approval_proposal
    ADD CONSTRAINT approval_proposal_tenant_id_by_id_fkey FOREIGN KEY (tenant_id, by_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.approval_proposal
    ADD CONSTRAINT approval_proposal_tenant_id_instance_id_fkey FOREIGN KEY (tenant_id, instance_id) REFERENCES app.approval_instance(tenant_id, id);

ALTER TABLE ONLY app.approval_snapshot
    ADD CONSTRAINT approval_snapshot_tenant_id_instance_id_fkey FOREIGN KEY (tenant_id, instance_id) REFERENCES app.approval_instance(tenant_id, id);

ALTER TABLE ONLY app.approval_substitution
    ADD CONSTRAINT approval_substitution_tenant_id_principal_id_fkey FOREIGN KEY (tenant_id, principal_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.approval_substitution
    ADD CONSTRAINT approval_substitution_tenant_id_substitute_id_fkey FOREIGN KEY (tenant_id, substitute_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.approval_task
    ADD CONSTRAINT approval_task_tenant_id_instance_id_fkey FOREIGN KEY (tenant_id, instance_id) REFERENCES app.approval_instance(tenant_id, id);

ALTER TABLE ONLY app.approval_task
    ADD CONSTRAINT approval_task_tenant_id_origin_task_id_fkey FOREIGN KEY (tenant_id, origin_task_id) REFERENCES app.approval_task(tenant_id, id);

ALTER TABLE ONLY app.approval_task
    ADD CONSTRAINT approval_task_tenant_id_parent_task_id_fkey FOREIGN KEY (tenant_id, parent_task_id) REFERENCES app.approval_task(tenant_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY app.approval_task
    ADD CONSTRAINT approval_task_tenant_id_run_id_fkey FOREIGN KEY (tenant_id, run_id) REFERENCES app.approval_node_run(tenant_id, id);

ALTER TABLE ONLY app.approval_timer
    ADD CONSTRAINT approval_timer_tenant_id_instance_id_fkey FOREIGN KEY (tenant_id, instance_id) REFERENCES app.approval_instance(tenant_id, id);

ALTER TABLE ONLY app.approval_timer
    ADD CONSTRAINT approval_timer_tenant_id_run_id_fkey FOREIGN KEY (tenant_id, run_id) REFERENCES app.approval_node_run(tenant_id, id);

ALTER TABLE ONLY app.availability
    ADD CONSTRAINT availability_tenant_id_hall_id_fkey FOREIGN KEY (tenant_id, hall_id) REFERENCES app.hall(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.availability
    ADD CONSTRAINT availability_tenant_id_hotel_id_fkey FOREIGN KEY (tenant_id, hotel_id) REFERENCES app.hotel(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.availability
    ADD CONSTRAINT availability_tenant_id_room_id_fkey FOREIGN KEY (tenant_id, room_id) REFERENCES app.room(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.board_column
    ADD CONSTRAINT board_column_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.classify
    ADD CONSTRAINT classify_tenant_id_kind_parent_id_fkey FOREIGN KEY (tenant_id, kind, parent_id) REFERENCES app.classify(tenant_id, kind, id);

ALTER TABLE ONLY app.customer_address
    ADD CONSTRAINT customer_address_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customer(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.customer_contact
    ADD CONSTRAINT customer_contact_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customer(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.customer_contact
    ADD CONSTRAINT customer_contact_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES app.customer_contact(tenant_id, id) ON DELETE SET NULL (parent_id);

ALTER TABLE ONLY app.customer_event_reminder
    ADD CONSTRAINT customer_event_reminder_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customer(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.customer_feedback
    ADD CONSTRAINT customer_feedback_tenant_id_contact_id_fkey FOREIGN KEY (tenant_id, contact_id) REFERENCES app.customer_contact(tenant_id, id) ON DELETE SET NULL (contact_id);

ALTER TABLE ONLY app.customer_feedback
    ADD CONSTRAINT customer_feedback_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customer(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.customer_forbidden_supplier
    ADD CONSTRAINT customer_forbidden_supplier_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customer(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.customer_forbidden_supplier
    ADD CONSTRAINT customer_forbidden_supplier_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.customer_owner_history
    ADD CONSTRAINT customer_owner_history_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customer(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.customer_owner_history
    ADD CONSTRAINT customer_owner_history_tenant_id_from_id_fkey FOREIGN KEY (tenant_id, from_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.customer_owner_history
    ADD CONSTRAINT customer_owner_history_tenant_id_pool_id_fkey FOREIGN KEY (tenant_id, pool_id) REFERENCES app.customer_pool(tenant_id, id) ON DELETE SET NULL (pool_id);

ALTER TABLE ONLY app.customer_owner_history
    ADD CONSTRAINT customer_owner_history_tenant_id_to_id_fkey FOREIGN KEY (tenant_id, to_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.customer
    ADD CONSTRAINT customer_tenant_id_classify_id_fkey FOREIGN KEY (tenant_id, classify_id) REFERENCES app.classify(tenant_id, id);

ALTER TABLE ONLY app.customer
    ADD CONSTRAINT customer_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.customer
    ADD CONSTRAINT customer_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.customer
    ADD CONSTRAINT customer_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES app.customer(tenant_id, id);

ALTER TABLE ONLY app.customer
    ADD CONSTRAINT customer_tenant_id_pool_id_fkey FOREIGN KEY (tenant_id, pool_id) REFERENCES app.customer_pool(tenant_id, id);

ALTER TABLE ONLY app.customer
    ADD CONSTRAINT customer_tenant_id_previous_owner_id_fkey FOREIGN KEY (tenant_id, previous_owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.customer_title
    ADD CONSTRAINT customer_title_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customer(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.default_view
    ADD CONSTRAINT default_view_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.default_view
    ADD CONSTRAINT default_view_tenant_id_view_id_fkey FOREIGN KEY (tenant_id, view_id) REFERENCES app.saved_view(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.department
    ADD CONSTRAINT department_tenant_id_leader_id_fkey FOREIGN KEY (tenant_id, leader_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.department
    ADD CONSTRAINT department_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.document_download
    ADD CONSTRAINT document_download_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES app.project_document(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.document_folder
    ADD CONSTRAINT document_folder_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES app.document_folder(tenant_id, id);

ALTER TABLE ONLY app.document_folder
    ADD CONSTRAINT document_folder_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.document_version
    ADD CONSTRAINT document_version_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES app.project_document(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.external_visit
    ADD CONSTRAINT external_visit_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES app.external_link(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.file_use
    ADD CONSTRAINT file_use_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES app.file(tenant_id, id);

ALTER TABLE ONLY app.follow_plan
    ADD CONSTRAINT follow_plan_tenant_id_contact_id_fkey FOREIGN KEY (tenant_id, contact_id) REFERENCES app.customer_contact(tenant_id, id) ON DELETE SET NULL (contact_id);

ALTER TABLE ONLY app.follow_plan
    ADD CONSTRAINT follow_plan_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customer(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.follow_plan
    ADD CONSTRAINT follow_plan_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.follow_up
    ADD CONSTRAINT follow_up_tenant_id_contact_id_fkey FOREIGN KEY (tenant_id, contact_id) REFERENCES app.customer_contact(tenant_id, id) ON DELETE SET NULL (contact_id);

ALTER TABLE ONLY app.follow_up
    ADD CONSTRAINT follow_up_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customer(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.follow_up
    ADD CONSTRAINT follow_up_tenant_id_followed_by_fkey FOREIGN KEY (tenant_id, followed_by) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.follow_up
    ADD CONSTRAINT follow_up_tenant_id_opportunity_id_fkey FOREIGN KEY (tenant_id, opportunity_id) REFERENCES app.opportunity(tenant_id, id) ON DELETE SET NULL (opportunity_id);

ALTER TABLE ONLY app.follow_up
    ADD CONSTRAINT follow_up_tenant_id_plan_id_fkey FOREIGN KEY (tenant_id, plan_id) REFERENCES app.follow_plan(tenant_id, id) ON DELETE SET NULL (plan_id);

ALTER TABLE ONLY app.hall
    ADD CONSTRAINT hall_tenant_id_place_id_fkey FOREIGN KEY (tenant_id, place_id) REFERENCES app.place(tenant_id, id);

ALTER TABLE ONLY app.home_person
    ADD CONSTRAINT home_person_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.home_role
    ADD CONSTRAINT home_role_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES app.role(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.home_visit
    ADD CONSTRAINT home_visit_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.hotel
    ADD CONSTRAINT hotel_tenant_id_contact_id_fkey FOREIGN KEY (tenant_id, contact_id) REFERENCES app.supplier_contact(tenant_id, id);

ALTER TABLE ONLY app.hotel
    ADD CONSTRAINT hotel_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.notice_preference
    ADD CONSTRAINT notice_preference_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.notice
    ADD CONSTRAINT notice_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.opportunity_quotation
    ADD CONSTRAINT opportunity_quotation_tenant_id_opportunity_id_fkey FOREIGN KEY (tenant_id, opportunity_id) REFERENCES app.opportunity(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.opportunity_stage_change
    ADD CONSTRAINT opportunity_stage_change_tenant_id_from_stage_id_fkey FOREIGN KEY (tenant_id, from_stage_id) REFERENCES app.opportunity_stage(tenant_id, id);

ALTER TABLE ONLY app.opportunity_stage_change
    ADD CONSTRAINT opportunity_stage_change_tenant_id_opportunity_id_fkey FOREIGN KEY (tenant_id, opportunity_id) REFERENCES app.opportunity(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.opportunity_stage_change
    ADD CONSTRAINT opportunity_stage_change_tenant_id_to_stage_id_fkey FOREIGN KEY (tenant_id, to_stage_id) REFERENCES app.opportunity_stage(tenant_id, id);

ALTER TABLE ONLY app.opportunity
    ADD CONSTRAINT opportunity_tenant_id_contact_id_fkey FOREIGN KEY (tenant_id, contact_id) REFERENCES app.customer_contact(tenant_id, id) ON DELETE SET NULL (contact_id);

ALTER TABLE ONLY app.opportunity
    ADD CONSTRAINT opportunity_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customer(tenant_id, id);

ALTER TABLE ONLY app.opportunity
    ADD CONSTRAINT opportunity_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.opportunity
    ADD CONSTRAINT opportunity_tenant_id_furthest_id_fkey FOREIGN KEY (tenant_id, furthest_id) REFERENCES app.opportunity_stage(tenant_id, id);

ALTER TABLE ONLY app.opportunity
    ADD CONSTRAINT opportunity_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.opportunity
    ADD CONSTRAINT opportunity_tenant_id_stage_id_fkey FOREIGN KEY (tenant_id, stage_id) REFERENCES app.opportunity_stage(tenant_id, id);

ALTER TABLE ONLY app.our_company_bank
    ADD CONSTRAINT our_company_bank_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES app.our_company(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.our_company_seal
    ADD CONSTRAINT our_company_seal_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES app.our_company(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.our_company_seal
    ADD CONSTRAINT our_company_seal_tenant_id_keeper_id_fkey FOREIGN KEY (tenant_id, keeper_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.our_company
    ADD CONSTRAINT our_company_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.our_company
    ADD CONSTRAINT our_company_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.paper_template
    ADD CONSTRAINT paper_template_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES app.file(tenant_id, id);

ALTER TABLE ONLY app.place
    ADD CONSTRAINT place_tenant_id_hotel_id_fkey FOREIGN KEY (tenant_id, hotel_id) REFERENCES app.hotel(tenant_id, id);

ALTER TABLE ONLY app.place
    ADD CONSTRAINT place_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.project_attendees
    ADD CONSTRAINT project_attendees_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.project_document
    ADD CONSTRAINT project_document_tenant_id_folder_id_fkey FOREIGN KEY (tenant_id, folder_id) REFERENCES app.document_folder(tenant_id, id);

ALTER TABLE ONLY app.project_document
    ADD CONSTRAINT project_document_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.project_health
    ADD CONSTRAINT project_health_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.project_member
    ADD CONSTRAINT project_member_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.project_member
    ADD CONSTRAINT project_member_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.project_request
    ADD CONSTRAINT project_request_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.project_request
    ADD CONSTRAINT project_request_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.project_request
    ADD CONSTRAINT project_request_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.project_role_tab
    ADD CONSTRAINT project_role_tab_tenant_id_classify_id_fkey FOREIGN KEY (tenant_id, classify_id) REFERENCES app.classify(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.project
    ADD CONSTRAINT project_tenant_id_classify_id_fkey FOREIGN KEY (tenant_id, classify_id) REFERENCES app.classify(tenant_id, id);

ALTER TABLE ONLY app.project
    ADD CONSTRAINT project_tenant_id_contact_id_fkey FOREIGN KEY (tenant_id, contact_id) REFERENCES app.customer_contact(tenant_id, id) ON DELETE SET NULL (contact_id);

ALTER TABLE ONLY app.project
    ADD CONSTRAINT project_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customer(tenant_id, id);

ALTER TABLE ONLY app.project
    ADD CONSTRAINT project_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.project
    ADD CONSTRAINT project_tenant_id_opportunity_id_fkey FOREIGN KEY (tenant_id, opportunity_id) REFERENCES app.opportunity(tenant_id, id);

ALTER TABLE ONLY app.project
    ADD CONSTRAINT project_tenant_id_our_company_id_fkey FOREIGN KEY (tenant_id, our_company_id) REFERENCES app.our_company(tenant_id, id);

ALTER TABLE ONLY app.project
    ADD CONSTRAINT project_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.project
    ADD CONSTRAINT project_tenant_id_sales_id_fkey FOREIGN KEY (tenant_id, sales_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.record_follow
    ADD CONSTRAINT record_follow_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.record_share
    ADD CONSTRAINT record_share_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.record_share
    ADD CONSTRAINT record_share_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.room_season
    ADD CONSTRAINT room_season_tenant_id_room_id_fkey FOREIGN KEY (tenant_id, room_id) REFERENCES app.room(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.room
    ADD CONSTRAINT room_tenant_id_hotel_id_fkey FOREIGN KEY (tenant_id, hotel_id) REFERENCES app.hotel(tenant_id, id);

ALTER TABLE ONLY app.run_item
    ADD CONSTRAINT run_item_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.run_item
    ADD CONSTRAINT run_item_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.run_item
    ADD CONSTRAINT run_item_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.saved_view
    ADD CONSTRAINT saved_view_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.scorecard_criterion
    ADD CONSTRAINT scorecard_criterion_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES app.scorecard_template(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.scorecard_period
    ADD CONSTRAINT scorecard_period_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.scorecard_period
    ADD CONSTRAINT scorecard_period_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES app.scorecard_template(tenant_id, id);

ALTER TABLE ONLY app.scorecard_standing
    ADD CONSTRAINT scorecard_standing_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES app.scorecard_template(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.sel_option
    ADD CONSTRAINT sel_option_tenant_id_sel_type_name_parent_id_fkey FOREIGN KEY (tenant_id, sel_type_name, parent_id) REFERENCES app.sel_option(tenant_id, sel_type_name, id);

ALTER TABLE ONLY app.session
    ADD CONSTRAINT session_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.staff
    ADD CONSTRAINT staff_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.supplier_account_change
    ADD CONSTRAINT supplier_account_change_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.supplier_bank_account(tenant_id, id);

ALTER TABLE ONLY app.supplier_account_change
    ADD CONSTRAINT supplier_account_change_tenant_id_called_by_fkey FOREIGN KEY (tenant_id, called_by) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.supplier_account_change
    ADD CONSTRAINT supplier_account_change_tenant_id_decided_by_fkey FOREIGN KEY (tenant_id, decided_by) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.supplier_account_change
    ADD CONSTRAINT supplier_account_change_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.supplier_account_change
    ADD CONSTRAINT supplier_account_change_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.supplier_application_draft
    ADD CONSTRAINT supplier_application_draft_tenant_id_application_id_fkey FOREIGN KEY (tenant_id, application_id) REFERENCES app.supplier_application(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.supplier_application_licence
    ADD CONSTRAINT supplier_application_licence_tenant_id_application_id_fkey FOREIGN KEY (tenant_id, application_id) REFERENCES app.supplier_application(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.supplier_application_offer
    ADD CONSTRAINT supplier_application_offer_tenant_id_application_id_fkey FOREIGN KEY (tenant_id, application_id) REFERENCES app.supplier_application(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.supplier_application
    ADD CONSTRAINT supplier_application_tenant_id_duplicate_of_id_fkey FOREIGN KEY (tenant_id, duplicate_of_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.supplier_application
    ADD CONSTRAINT supplier_application_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.supplier_application
    ADD CONSTRAINT supplier_application_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.supplier_bank_account
    ADD CONSTRAINT supplier_bank_account_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.supplier_blacklist_record
    ADD CONSTRAINT supplier_blacklist_record_tenant_id_decided_by_fkey FOREIGN KEY (tenant_id, decided_by) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.supplier_blacklist_record
    ADD CONSTRAINT supplier_blacklist_record_tenant_id_move_id_fkey FOREIGN KEY (tenant_id, move_id) REFERENCES app.supplier_move(tenant_id, id);

ALTER TABLE ONLY app.supplier_blacklist_record
    ADD CONSTRAINT supplier_blacklist_record_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.supplier_certificate
    ADD CONSTRAINT supplier_certificate_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.supplier_classify
    ADD CONSTRAINT supplier_classify_tenant_id_classify_id_fkey FOREIGN KEY (tenant_id, classify_id) REFERENCES app.classify(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.supplier_contact
    ADD CONSTRAINT supplier_contact_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.supplier_hold
    ADD CONSTRAINT supplier_hold_tenant_id_move_id_fkey FOREIGN KEY (tenant_id, move_id) REFERENCES app.supplier_move(tenant_id, id);

ALTER TABLE ONLY app.supplier_hold
    ADD CONSTRAINT supplier_hold_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.supplier_move
    ADD CONSTRAINT supplier_move_tenant_id_decided_by_fkey FOREIGN KEY (tenant_id, decided_by) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.supplier_move
    ADD CONSTRAINT supplier_move_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.supplier_move
    ADD CONSTRAINT supplier_move_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.supplier_price_item
    ADD CONSTRAINT supplier_price_item_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.supplier_qualification
    ADD CONSTRAINT supplier_qualification_tenant_id_approved_by_fkey FOREIGN KEY (tenant_id, approved_by) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.supplier_qualification
    ADD CONSTRAINT supplier_qualification_tenant_id_classify_id_fkey FOREIGN KEY (tenant_id, classify_id) REFERENCES app.classify(tenant_id, id);

ALTER TABLE ONLY app.supplier_qualification
    ADD CONSTRAINT supplier_qualification_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.supplier_rating_score
    ADD CONSTRAINT supplier_rating_score_tenant_id_rating_id_fkey FOREIGN KEY (tenant_id, rating_id) REFERENCES app.supplier_rating(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.supplier_rating
    ADD CONSTRAINT supplier_rating_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.supplier
    ADD CONSTRAINT supplier_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.supplier
    ADD CONSTRAINT supplier_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.supplier_update_price
    ADD CONSTRAINT supplier_update_price_tenant_id_update_id_fkey FOREIGN KEY (tenant_id, update_id) REFERENCES app.supplier_update(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.supplier_update
    ADD CONSTRAINT supplier_update_tenant_id_certificate_id_fkey FOREIGN KEY (tenant_id, certificate_id) REFERENCES app.supplier_certificate(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.supplier_update
    ADD CONSTRAINT supplier_update_tenant_id_contact_id_fkey FOREIGN KEY (tenant_id, contact_id) REFERENCES app.supplier_contact(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.supplier_update
    ADD CONSTRAINT supplier_update_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.system_log_seal
    ADD CONSTRAINT system_log_seal_tenant_id_log_id_fkey FOREIGN KEY (tenant_id, log_id) REFERENCES app.system_log(tenant_id, id);

ALTER TABLE ONLY app.task_check
    ADD CONSTRAINT task_check_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES app.task(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.task_link
    ADD CONSTRAINT task_link_tenant_id_from_id_fkey FOREIGN KEY (tenant_id, from_id) REFERENCES app.task(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.task_link
    ADD CONSTRAINT task_link_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.task_link
    ADD CONSTRAINT task_link_tenant_id_to_id_fkey FOREIGN KEY (tenant_id, to_id) REFERENCES app.task(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.task_template_line
    ADD CONSTRAINT task_template_line_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES app.task_template(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.task_template
    ADD CONSTRAINT task_template_tenant_id_classify_id_fkey FOREIGN KEY (tenant_id, classify_id) REFERENCES app.classify(tenant_id, id) ON DELETE SET NULL (classify_id);

ALTER TABLE ONLY app.task
    ADD CONSTRAINT task_tenant_id_assignee_id_fkey FOREIGN KEY (tenant_id, assignee_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.task
    ADD CONSTRAINT task_tenant_id_board_column_id_fkey FOREIGN KEY (tenant_id, board_column_id) REFERENCES app.board_column(tenant_id, id) ON DELETE SET NULL (board_column_id);

ALTER TABLE ONLY app.task
    ADD CONSTRAINT task_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES app.task(tenant_id, id);

ALTER TABLE ONLY app.task
    ADD CONSTRAINT task_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.transfer_run
    ADD CONSTRAINT transfer_run_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES app.file(tenant_id, id) ON DELETE SET NULL (file_id);

ALTER TABLE ONLY app.transfer_run
    ADD CONSTRAINT transfer_run_tenant_id_id_fkey FOREIGN KEY (tenant_id, id) REFERENCES app.job_run(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app."user"
    ADD CONSTRAINT user_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app."user"
    ADD CONSTRAINT user_tenant_id_superior_id_fkey FOREIGN KEY (tenant_id, superior_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY platform.operator_session
    ADD CONSTRAINT operator_session_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES platform.operator(id);

ALTER TABLE app.announcement ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.announcement_receipt ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.api_key ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.application ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_attachment ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_cc ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_command ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_comment ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_default_flow ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_event ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_external ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_flow ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_flow_binding ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_flow_case ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_flow_draft ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_flow_version ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_follow ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_handover ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_handover_item ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_instance ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_matrix ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_node_run ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_phrase ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_print ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_print_template ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_proposal ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_snapshot ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_substitution ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_task ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_timer ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.availability ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.board_column ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.classify ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.customer ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.customer_address ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.customer_contact ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.customer_event_reminder ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.customer_feedback ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.customer_forbidden_supplier ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.customer_owner_history ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.customer_pool ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.customer_title ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.default_view ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.department ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.document_download ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.document_folder ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.document_link ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.document_version ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.duty ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.external_link ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.external_visit ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.feedback ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.file ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.file_storage ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.file_use ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.follow_plan ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.follow_up ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.hall ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.home_person ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.home_role ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.home_visit ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.hotel ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.idempotency ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.job_run ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.menu ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.notice ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.notice_preference ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.number_counter ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.number_rule ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.opportunity ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.opportunity_quotation ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.opportunity_rule ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.opportunity_stage ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.opportunity_stage_change ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.our_company ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.our_company_bank ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.our_company_seal ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.paper_template ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.permission_release ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.place ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.project ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.project_attendees ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.project_document ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.project_health ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.project_member ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.project_request ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.project_role_tab ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_log ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.record_event ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.record_follow ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.record_share ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.role ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.room ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.room_season ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.run_item ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.saved_view ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.scorecard_criterion ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.scorecard_period ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.scorecard_standing ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.scorecard_template ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.sel_option ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.session ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.sms_log ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.sms_template ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.staff ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_account_change ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_application ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_application_draft ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_application_licence ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_application_offer ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_bank_account ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_blacklist_record ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_certificate ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_classify ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_contact ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_hold ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_map_cluster ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_move ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_policy ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_price_item ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_qualification ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_rating ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_rating_score ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_update ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.supplier_update_price ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.system_log ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.system_log_seal ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.task ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.task_check ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.task_link ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.task_template ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.task_template_line ENABLE ROW LEVEL SECURITY;

CREATE POLICY tenant ON app.announcement USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.announcement_receipt USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.api_key USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.application USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_attachment USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_cc USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_command USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_comment USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_default_flow USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_event USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_external USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_flow USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_flow_binding USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_flow_case USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_flow_draft USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_flow_version USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_follow USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_handover USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_handover_item USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_instance USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_matrix USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_node_run USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_phrase USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_print USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_print_template USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_proposal USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_snapshot USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_substitution USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_task USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_timer USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.availability USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.board_column USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.classify USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.customer USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.customer_address USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.customer_contact USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.customer_event_reminder USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.customer_feedback USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.customer_forbidden_supplier USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.customer_owner_history USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.customer_pool USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.customer_title USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.default_view USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.department USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.document_download USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.document_folder USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.document_link USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.document_version USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.duty USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.external_link USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.external_visit USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.feedback USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.file USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.file_storage USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.file_use USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.follow_plan USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.follow_up USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.hall USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.home_person USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.home_role USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.home_visit USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.hotel USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.idempotency USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.job_run USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.menu USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.notice USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.notice_preference USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.number_counter USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.number_rule USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.opportunity USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.opportunity_quotation USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.opportunity_rule USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.opportunity_stage USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.opportunity_stage_change USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.our_company USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.our_company_bank USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.our_company_seal USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.paper_template USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.permission_release USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.place USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.project USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.project_attendees USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.project_document USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.project_health USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.project_member USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.project_request USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.project_role_tab USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_log USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.record_event USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.record_follow USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.record_share USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.role USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.room USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.room_season USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.run_item USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.saved_view USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.scorecard_criterion USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.scorecard_period USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.scorecard_standing USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.scorecard_template USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.sel_option USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.session USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.sms_log USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.sms_template USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.staff USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_account_change USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_application USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_application_draft USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_application_licence USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_application_offer USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_bank_account USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_blacklist_record USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_certificate USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_classify USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_contact USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_hold USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_map_cluster USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_move USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_policy USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_price_item USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_qualification USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_rating USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_rating_score USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_update USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.supplier_update_price USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.system_log USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.system_log_seal USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.task USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.task_check USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.task_link USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.task_template USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.task_template_line USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

ALTER TABLE app.tenant ENABLE ROW LEVEL SECURITY;

CREATE POLICY tenant ON app.tenant USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.transfer_run USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app."user" USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.user_group USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.work_calendar USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

ALTER TABLE app.transfer_run ENABLE ROW LEVEL SECURITY;

ALTER TABLE app."user" ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.user_group ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.work_calendar ENABLE ROW LEVEL SECURITY;

GRANT USAGE ON SCHEMA app TO srm_app;

GRANT USAGE ON SCHEMA platform TO srm_app;

GRANT SELECT,INSERT ON TABLE app.approval_event TO srm_app;

GRANT SELECT,INSERT ON TABLE app.system_log TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.announcement TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.announcement_receipt TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.api_key TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.application TO srm_app;

GRANT SELECT ON TABLE app.application_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_attachment TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_cc TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_command TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_comment TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_default_flow TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_external TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_flow TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_flow_binding TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_flow_case TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_flow_draft TO srm_app;

GRANT SELECT,INSERT ON TABLE app.approval_flow_version TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_follow TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_handover TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_handover_item TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_instance TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_matrix TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_node_run TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_phrase TO srm_app;

GRANT SELECT,INSERT ON TABLE app.approval_print TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_print_template TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_proposal TO srm_app;

GRANT SELECT,INSERT ON TABLE app.approval_snapshot TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_substitution TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_task TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_timer TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.availability TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.board_column TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.classify TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.customer TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.customer_address TO srm_app;

GRANT SELECT ON TABLE app.customer_address_ref TO srm_app;

GRANT SELECT ON TABLE app.customer_classify_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.customer_contact TO srm_app;

GRANT SELECT ON TABLE app.customer_contact_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.customer_event_reminder TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.customer_feedback TO srm_app;

GRANT SELECT ON TABLE app.customer_feedback_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.customer_forbidden_supplier TO srm_app;

GRANT SELECT ON TABLE app.customer_forbidden_supplier_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.customer_owner_history TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.customer_pool TO srm_app;

GRANT SELECT ON TABLE app.customer_pool_ref TO srm_app;

GRANT SELECT ON TABLE app.customer_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.customer_title TO srm_app;

GRANT SELECT ON TABLE app.customer_title_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.default_view TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.department TO srm_app;

GRANT SELECT ON TABLE app.department_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.document_download TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.document_folder TO srm_app;

GRANT SELECT ON TABLE app.document_folder_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.document_link TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.document_version TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.duty TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.external_link TO srm_app;

GRANT SELECT ON TABLE app.external_link_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.external_visit TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.feedback TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.file TO srm_app;

GRANT SELECT ON TABLE app.file_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.file_storage TO srm_app;

GRANT SELECT ON TABLE app.file_storage_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.file_use TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.follow_plan TO srm_app;

GRANT SELECT ON TABLE app.follow_plan_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.follow_up TO srm_app;

GRANT SELECT ON TABLE app.follow_up_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.hall TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.place TO srm_app;

GRANT SELECT ON TABLE app.hall_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.home_person TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.home_role TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.home_visit TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.hotel TO srm_app;

GRANT SELECT ON TABLE app.hotel_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.idempotency TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.job_run TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.menu TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.notice TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.notice_preference TO srm_app;

GRANT SELECT ON TABLE app.notice_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.number_counter TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.number_rule TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.opportunity TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.opportunity_quotation TO srm_app;

GRANT SELECT ON TABLE app.opportunity_quotation_ref TO srm_app;

GRANT SELECT ON TABLE app.opportunity_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.opportunity_rule TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.opportunity_stage TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.opportunity_stage_change TO srm_app;

GRANT SELECT ON TABLE app.opportunity_stage_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.our_company TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.our_company_bank TO srm_app;

GRANT SELECT ON TABLE app.our_company_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.our_company_seal TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.paper_template TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.permission_release TO srm_app;

GRANT SELECT ON TABLE app.place_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.project TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.project_attendees TO srm_app;

GRANT SELECT ON TABLE app.project_classify_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.project_document TO srm_app;

GRANT SELECT ON TABLE app.project_document_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.project_health TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.project_member TO srm_app;

GRANT SELECT ON TABLE app.project_member_ref TO srm_app;

GRANT SELECT ON TABLE app.project_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.project_request TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.project_role_tab TO srm_app;

GRANT SELECT,INSERT ON TABLE app.purchase_log TO srm_app;

GRANT SELECT ON TABLE app.purchase_log_ref TO srm_app;

GRANT SELECT,INSERT ON TABLE app.record_event TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.record_follow TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.record_share TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.role TO srm_app;

GRANT SELECT ON TABLE app.role_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.room TO srm_app;

GRANT SELECT ON TABLE app.room_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.room_season TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.run_item TO srm_app;

GRANT SELECT ON TABLE app.run_item_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.saved_view TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.scorecard_criterion TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.scorecard_period TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.scorecard_standing TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.scorecard_template TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.sel_option TO srm_app;

GRANT SELECT ON TABLE app.sel_option_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.session TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.sms_log TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.sms_template TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.staff TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_account_change TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_application TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_application_draft TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_application_licence TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_application_offer TO srm_app;

GRANT SELECT ON TABLE app.supplier_application_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_bank_account TO srm_app;

GRANT SELECT ON TABLE app.supplier_bank_account_ref TO srm_app;

GRANT SELECT,INSERT ON TABLE app.supplier_blacklist_record TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_certificate TO srm_app;

GRANT SELECT ON TABLE app.supplier_certificate_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_classify TO srm_app;

GRANT SELECT ON TABLE app.supplier_classify_ref TO srm_app;

GRANT SELECT ON TABLE app.supplier_classify_terms_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_contact TO srm_app;

GRANT SELECT ON TABLE app.supplier_contact_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_map_cluster TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_heap TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_hold TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_move TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_policy TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_price_item TO srm_app;

GRANT SELECT ON TABLE app.supplier_price_item_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_qualification TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_rating TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_rating_score TO srm_app;

GRANT SELECT ON TABLE app.supplier_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_update TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.supplier_update_price TO srm_app;

GRANT SELECT ON TABLE app.supplier_update_ref TO srm_app;

GRANT SELECT,INSERT ON TABLE app.system_log_seal TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.task TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.task_check TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.task_link TO srm_app;

GRANT SELECT ON TABLE app.task_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.task_template TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.task_template_line TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.tenant TO srm_app;

GRANT SELECT ON TABLE app.tenant_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.transfer_run TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app."user" TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.user_group TO srm_app;

GRANT SELECT ON TABLE app.user_group_ref TO srm_app;

GRANT SELECT ON TABLE app.user_ref TO srm_app;

GRANT SELECT ON TABLE app.user_role TO srm_app;

GRANT SELECT ON TABLE app.user_role_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.work_calendar TO srm_app;

GRANT SELECT ON TABLE app.work_calendar_ref TO srm_app;

GRANT SELECT,INSERT,DELETE ON TABLE platform.authority_change TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.browser_error TO srm_app;

GRANT SELECT,INSERT,DELETE ON TABLE platform.login TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.login_attempt TO srm_app;

GRANT SELECT ON TABLE platform.operator TO srm_app;

GRANT UPDATE(totp_step) ON TABLE platform.operator TO srm_app;

GRANT SELECT,INSERT ON TABLE platform.operator_session TO srm_app;

GRANT UPDATE(ended_at) ON TABLE platform.operator_session TO srm_app;

GRANT SELECT ON TABLE platform.operator_session_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.sms_code TO srm_app;

GRANT SELECT,INSERT,DELETE ON TABLE platform.sms_link TO srm_app;

GRANT SELECT,INSERT,DELETE ON TABLE platform.spent TO srm_app;

GRANT SELECT,INSERT ON TABLE platform.tenant_directory TO srm_app;

GRANT UPDATE(company_name) ON TABLE platform.tenant_directory TO srm_app;

GRANT UPDATE(contact_name) ON TABLE platform.tenant_directory TO srm_app;

GRANT UPDATE(mobile) ON TABLE platform.tenant_directory TO srm_app;

GRANT UPDATE(status) ON TABLE platform.tenant_directory TO srm_app;

GRANT UPDATE(plan) ON TABLE platform.tenant_directory TO srm_app;

GRANT UPDATE(seats) ON TABLE platform.tenant_directory TO srm_app;

GRANT UPDATE(out_date) ON TABLE platform.tenant_directory TO srm_app;

GRANT SELECT ON TABLE platform.tenant_directory_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.usage TO srm_app;
