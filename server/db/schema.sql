CREATE SCHEMA app;

CREATE SCHEMA platform;

CREATE FUNCTION app.actor() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select nullif(current_setting('app.user', true), '')::uuid $$;

CREATE FUNCTION app.append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'append only' using errcode = '42501';
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
);

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
);

ALTER TABLE ONLY app.system_log FORCE ROW LEVEL SECURITY;

CREATE FUNCTION app.log_hash(previous bytea, seq bigint, entry app.system_log) RETURNS bytea
    LANGUAGE sql STABLE
    AS $$
  select sha256(previous || convert_to(concat_ws('|', seq, entry.tenant_id, entry.id, entry.at at time zone 'UTC',
    entry.actor_id, entry.action, entry.detail::text, entry.request_id), 'UTF8'))
$$;

CREATE FUNCTION app.new_id() RETURNS uuid
    LANGUAGE sql PARALLEL SAFE
    AS $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
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

CREATE FUNCTION app.tenant_table(target regclass, app_role name, append boolean DEFAULT false) RETURNS void
    LANGUAGE plpgsql
    AS $$
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
);

ALTER TABLE ONLY app.announcement FORCE ROW LEVEL SECURITY;

CREATE TABLE app.announcement_receipt (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    announcement_id uuid NOT NULL,
    user_id uuid DEFAULT app.actor() NOT NULL,
    read_at timestamp with time zone DEFAULT now() NOT NULL
);

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
);

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
    CONSTRAINT application_dates CHECK ((end_date >= start_date)),
    CONSTRAINT application_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text])))
);

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
);

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
);

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
);

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
);

ALTER TABLE ONLY app.approval_comment FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_external (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    instance_id uuid NOT NULL,
    task_id uuid NOT NULL,
    contact_id uuid NOT NULL,
    name text NOT NULL,
    mobile text NOT NULL,
    company text,
    expires_at timestamp with time zone NOT NULL,
    entered_at timestamp with time zone,
    uploads uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    created_by uuid DEFAULT app.actor(),
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

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
);

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
);

ALTER TABLE ONLY app.approval_flow_binding FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_flow_draft (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    flow_id uuid NOT NULL,
    tree jsonb NOT NULL,
    rev integer DEFAULT 1 NOT NULL,
    problems jsonb DEFAULT '[]'::jsonb NOT NULL,
    edited_by uuid DEFAULT app.actor(),
    edited_at timestamp with time zone DEFAULT now() NOT NULL
);

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
);

ALTER TABLE ONLY app.approval_flow_version FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_handover (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    person_id uuid NOT NULL,
    successor_id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    by_id uuid DEFAULT app.actor()
);

ALTER TABLE ONLY app.approval_handover FORCE ROW LEVEL SECURITY;

CREATE TABLE app.approval_handover_item (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    handover_id uuid NOT NULL,
    ref_id uuid NOT NULL,
    kind text NOT NULL,
    result text NOT NULL
);

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
);

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
);

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
);

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
);

ALTER TABLE ONLY app.approval_phrase FORCE ROW LEVEL SECURITY;

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
);

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
);

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
);

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
);

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
);

ALTER TABLE ONLY app.approval_timer FORCE ROW LEVEL SECURITY;

ALTER TABLE app.approval_timer ALTER COLUMN place ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME app.approval_timer_place_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

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
);

ALTER TABLE ONLY app.classify FORCE ROW LEVEL SECURITY;

CREATE TABLE app.default_view (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    user_id uuid DEFAULT app.actor() NOT NULL,
    subject text NOT NULL,
    view_id uuid NOT NULL
);

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
);

ALTER TABLE ONLY app.department FORCE ROW LEVEL SECURITY;

CREATE VIEW app.department_ref WITH (security_invoker='true') AS
 SELECT department.tenant_id,
    department.id,
    department.code,
    department.name,
    department.status
   FROM app.department;

CREATE TABLE app.duty (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    line integer NOT NULL,
    "left" text NOT NULL,
    "right" text NOT NULL,
    reason text NOT NULL
);

ALTER TABLE ONLY app.duty FORCE ROW LEVEL SECURITY;

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
);

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
);

ALTER TABLE ONLY app.file FORCE ROW LEVEL SECURITY;

CREATE TABLE app.file_use (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    file_id uuid NOT NULL,
    subject text NOT NULL,
    subject_id uuid NOT NULL,
    field text NOT NULL
);

ALTER TABLE ONLY app.file_use FORCE ROW LEVEL SECURITY;

CREATE TABLE app.home_person (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    user_id uuid DEFAULT app.actor() NOT NULL,
    widgets jsonb,
    entries text[],
    guide_hidden boolean DEFAULT false NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY app.home_person FORCE ROW LEVEL SECURITY;

CREATE TABLE app.home_role (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    role_id uuid NOT NULL,
    widgets jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor()
);

ALTER TABLE ONLY app.home_role FORCE ROW LEVEL SECURITY;

CREATE TABLE app.home_visit (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    user_id uuid DEFAULT app.actor() NOT NULL,
    subject text NOT NULL,
    subject_id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY app.home_visit FORCE ROW LEVEL SECURITY;

CREATE TABLE app.idempotency (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    key text NOT NULL,
    fingerprint text NOT NULL,
    status integer,
    body text,
    at timestamp with time zone DEFAULT now() NOT NULL
);

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
);

ALTER TABLE ONLY app.job_run FORCE ROW LEVEL SECURITY;

CREATE TABLE app.menu (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    own boolean NOT NULL,
    item jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor()
);

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
    CONSTRAINT notice_type_check CHECK ((type = ANY (ARRAY['approval'::text, 'task'::text, 'mention'::text, 'due'::text, 'system'::text, 'announcement'::text])))
);

ALTER TABLE ONLY app.notice FORCE ROW LEVEL SECURITY;

CREATE TABLE app.notice_preference (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    user_id uuid DEFAULT app.actor() NOT NULL,
    type text NOT NULL,
    channel text NOT NULL,
    is_on boolean NOT NULL,
    CONSTRAINT notice_preference_channel_check CHECK ((channel = ANY (ARRAY['site'::text, 'email'::text, 'sms'::text, 'feishu'::text]))),
    CONSTRAINT notice_preference_type_check CHECK ((type = ANY (ARRAY['approval'::text, 'task'::text, 'mention'::text, 'due'::text, 'system'::text, 'announcement'::text])))
);

ALTER TABLE ONLY app.notice_preference FORCE ROW LEVEL SECURITY;

CREATE TABLE app.number_counter (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    type integer NOT NULL,
    period text NOT NULL,
    n bigint NOT NULL
);

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
    CONSTRAINT number_rule_date_part_check CHECK ((date_part = ANY (ARRAY['none'::text, 'year'::text, 'month'::text, 'day'::text]))),
    CONSTRAINT number_rule_digits_check CHECK (((digits >= 2) AND (digits <= 10))),
    CONSTRAINT number_rule_reset_check CHECK ((reset = ANY (ARRAY['never'::text, 'year'::text, 'month'::text, 'day'::text])))
);

ALTER TABLE ONLY app.number_rule FORCE ROW LEVEL SECURITY;

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
);

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
);

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
);

ALTER TABLE ONLY app.our_company_seal FORCE ROW LEVEL SECURITY;

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
);

ALTER TABLE ONLY app.purchase_log FORCE ROW LEVEL SECURITY;

CREATE TABLE app.record_event (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    subject text NOT NULL,
    subject_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    actor_id uuid DEFAULT app.actor(),
    at timestamp with time zone DEFAULT now() NOT NULL,
    changes jsonb DEFAULT '[]'::jsonb NOT NULL,
    note text,
    extra jsonb DEFAULT '{}'::jsonb NOT NULL
);

ALTER TABLE ONLY app.record_event FORCE ROW LEVEL SECURITY;

CREATE TABLE app.record_follow (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    subject text NOT NULL,
    subject_id uuid NOT NULL,
    user_id uuid DEFAULT app.actor() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY app.record_follow FORCE ROW LEVEL SECURITY;

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
);

ALTER TABLE ONLY app.role FORCE ROW LEVEL SECURITY;

CREATE VIEW app.role_ref WITH (security_invoker='true') AS
 SELECT role.tenant_id,
    role.id,
    role.code,
    role.name,
    role.status
   FROM app.role;

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
);

ALTER TABLE ONLY app.saved_view FORCE ROW LEVEL SECURITY;

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
);

ALTER TABLE ONLY app.sel_option FORCE ROW LEVEL SECURITY;

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
    ended_why text
);

ALTER TABLE ONLY app.session FORCE ROW LEVEL SECURITY;

CREATE TABLE app.system_log_seal (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    seq bigint NOT NULL,
    log_id uuid NOT NULL,
    hash bytea NOT NULL
);

ALTER TABLE ONLY app.system_log_seal FORCE ROW LEVEL SECURITY;

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
);

ALTER TABLE ONLY app.tenant FORCE ROW LEVEL SECURITY;

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
    CONSTRAINT transfer_run_kind_check CHECK ((kind = ANY (ARRAY['export'::text, 'import'::text])))
);

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
);

ALTER TABLE ONLY app."user" FORCE ROW LEVEL SECURITY;

CREATE VIEW app.user_ref WITH (security_invoker='true') AS
 SELECT "user".tenant_id,
    "user".id,
    "user".code,
    "user".display_name AS name,
    "user".status
   FROM app."user";

CREATE VIEW app.user_role WITH (security_invoker='true') AS
 SELECT "user".tenant_id,
    "user".id AS user_id,
    unnest("user".roles) AS role_id
   FROM app."user";

CREATE TABLE app.work_calendar (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    day date NOT NULL,
    works boolean NOT NULL,
    name text NOT NULL
);

ALTER TABLE ONLY app.work_calendar FORCE ROW LEVEL SECURITY;

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
);

CREATE TABLE platform.login (
    kind text NOT NULL,
    value text NOT NULL,
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    CONSTRAINT login_kind_check CHECK ((kind = ANY (ARRAY['mobile'::text, 'username'::text, 'feishu'::text])))
);

CREATE TABLE platform.login_attempt (
    key text NOT NULL,
    failures integer NOT NULL,
    last_at timestamp with time zone NOT NULL,
    locked_until timestamp with time zone
);

CREATE TABLE platform.operator (
    id uuid NOT NULL,
    username text NOT NULL,
    name text NOT NULL,
    password_hash text NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT operator_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text])))
);

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
    CONSTRAINT sms_code_tries_check CHECK (((tries >= 0) AND (tries <= 5)))
);

CREATE TABLE platform.spent (
    key text NOT NULL,
    until timestamp with time zone NOT NULL
);

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
);

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

ALTER TABLE ONLY app.classify
    ADD CONSTRAINT classify_name_key UNIQUE NULLS NOT DISTINCT (tenant_id, kind, parent_id, name);

ALTER TABLE ONLY app.classify
    ADD CONSTRAINT classify_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.classify
    ADD CONSTRAINT classify_tenant_id_kind_id_key UNIQUE (tenant_id, kind, id);

ALTER TABLE ONLY app.default_view
    ADD CONSTRAINT default_view_pkey PRIMARY KEY (tenant_id, user_id, subject);

ALTER TABLE ONLY app.department
    ADD CONSTRAINT department_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.department
    ADD CONSTRAINT department_tenant_id_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.duty
    ADD CONSTRAINT duty_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.feedback
    ADD CONSTRAINT feedback_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.file
    ADD CONSTRAINT file_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.file_use
    ADD CONSTRAINT file_use_pkey PRIMARY KEY (tenant_id, file_id, subject, subject_id, field);

ALTER TABLE ONLY app.home_person
    ADD CONSTRAINT home_person_pkey PRIMARY KEY (tenant_id, user_id);

ALTER TABLE ONLY app.home_role
    ADD CONSTRAINT home_role_pkey PRIMARY KEY (tenant_id, role_id);

ALTER TABLE ONLY app.home_visit
    ADD CONSTRAINT home_visit_pkey PRIMARY KEY (tenant_id, user_id, subject, subject_id);

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
    ADD CONSTRAINT number_counter_pkey PRIMARY KEY (tenant_id, type, period);

ALTER TABLE ONLY app.number_rule
    ADD CONSTRAINT number_rule_pkey PRIMARY KEY (tenant_id, type);

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

ALTER TABLE ONLY app.purchase_log
    ADD CONSTRAINT purchase_log_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.record_event
    ADD CONSTRAINT record_event_pkey PRIMARY KEY (tenant_id, subject, subject_id, id);

ALTER TABLE ONLY app.record_follow
    ADD CONSTRAINT record_follow_pkey PRIMARY KEY (tenant_id, subject, subject_id, user_id);

ALTER TABLE ONLY app.role
    ADD CONSTRAINT role_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.role
    ADD CONSTRAINT role_name_key UNIQUE (tenant_id, name);

ALTER TABLE ONLY app.role
    ADD CONSTRAINT role_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.saved_view
    ADD CONSTRAINT saved_view_name_key UNIQUE (tenant_id, subject, owner_id, name);

ALTER TABLE ONLY app.saved_view
    ADD CONSTRAINT saved_view_pkey PRIMARY KEY (tenant_id, id);

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

ALTER TABLE ONLY app.system_log
    ADD CONSTRAINT system_log_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.system_log_seal
    ADD CONSTRAINT system_log_seal_pkey PRIMARY KEY (tenant_id, seq);

ALTER TABLE ONLY app.system_log_seal
    ADD CONSTRAINT system_log_seal_tenant_id_log_id_key UNIQUE (tenant_id, log_id);

ALTER TABLE ONLY app.tenant
    ADD CONSTRAINT tenant_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY app.transfer_run
    ADD CONSTRAINT transfer_run_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app."user"
    ADD CONSTRAINT user_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app."user"
    ADD CONSTRAINT user_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app."user"
    ADD CONSTRAINT user_username_key UNIQUE (tenant_id, username);

ALTER TABLE ONLY app.work_calendar
    ADD CONSTRAINT work_calendar_pkey PRIMARY KEY (tenant_id, day);

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

ALTER TABLE ONLY platform.operator
    ADD CONSTRAINT operator_username_key UNIQUE (username);

ALTER TABLE ONLY platform.sms_code
    ADD CONSTRAINT sms_code_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.spent
    ADD CONSTRAINT spent_pkey PRIMARY KEY (key);

ALTER TABLE ONLY platform.tenant_directory
    ADD CONSTRAINT tenant_directory_company_code_key UNIQUE (company_code);

ALTER TABLE ONLY platform.tenant_directory
    ADD CONSTRAINT tenant_directory_pkey PRIMARY KEY (tenant_id);

CREATE INDEX announcement_by_title ON app.announcement USING btree (tenant_id, title COLLATE "zh-x-icu", id);

CREATE INDEX announcement_created ON app.announcement USING btree (tenant_id, created_at, id);

CREATE INDEX announcement_out ON app.announcement USING btree (tenant_id, pinned, published_at) WHERE (status = 'published'::text);

CREATE INDEX announcement_published ON app.announcement USING btree (tenant_id, COALESCE(published_at, '-infinity'::timestamp with time zone), id);

CREATE INDEX announcement_receipt_mine ON app.announcement_receipt USING btree (tenant_id, user_id);

CREATE INDEX announcement_search ON app.announcement USING gin (tenant_id, search_grams);

CREATE INDEX announcement_status ON app.announcement USING btree (tenant_id, status COLLATE "zh-x-icu", id);

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

CREATE INDEX approval_proposal_of ON app.approval_proposal USING btree (tenant_id, instance_id, place);

CREATE INDEX approval_proposal_waiting ON app.approval_proposal USING btree (tenant_id, at) WHERE (status = 'open'::text);

CREATE INDEX approval_substitution_of ON app.approval_substitution USING btree (tenant_id, principal_id, to_at) WHERE (status = 'active'::text);

CREATE INDEX approval_task_done ON app.approval_task USING btree (tenant_id, acted_by, decided_at DESC, id DESC) WHERE ((decided_at IS NOT NULL) AND (NOT auto));

CREATE INDEX approval_task_held ON app.approval_task USING btree (tenant_id, assignee_id) WHERE (status = ANY (ARRAY['waiting'::text, 'pending'::text, 'suspended'::text]));

CREATE INDEX approval_task_mine ON app.approval_task USING btree (tenant_id, assignee_id, opened_at DESC, id DESC) INCLUDE (instance_id, node_id, due_at) WHERE (status = 'pending'::text);

CREATE INDEX approval_task_of ON app.approval_task USING btree (tenant_id, instance_id, id);

CREATE UNIQUE INDEX approval_task_one_voice ON app.approval_task USING btree (tenant_id, run_id, assignee_id) WHERE ((status = ANY (ARRAY['waiting'::text, 'pending'::text, 'suspended'::text])) AND (kind = ANY (ARRAY['vote'::text, 'handle'::text, 'external'::text])));

CREATE INDEX approval_task_run ON app.approval_task USING btree (tenant_id, run_id);

CREATE INDEX approval_task_seen ON app.approval_task USING btree (tenant_id, assignee_id, instance_id);

CREATE INDEX approval_task_stand_in ON app.approval_task USING btree (tenant_id, substitute_id, opened_at DESC, id DESC) INCLUDE (instance_id, node_id, due_at) WHERE (status = 'pending'::text);

CREATE INDEX approval_timer_due ON app.approval_timer USING btree (tenant_id, fire_at) WHERE (status = 'armed'::text);

CREATE INDEX approval_timer_of ON app.approval_timer USING btree (tenant_id, instance_id);

CREATE INDEX classify_tree ON app.classify USING btree (tenant_id, kind, sort, id);

CREATE INDEX department_tree ON app.department USING btree (tenant_id, parent_id, sort);

CREATE INDEX feedback_created ON app.feedback USING btree (tenant_id, created_at, id);

CREATE INDEX feedback_search ON app.feedback USING gin (tenant_id, search_grams);

CREATE INDEX feedback_updated ON app.feedback USING btree (tenant_id, updated_at, id);

CREATE INDEX file_by_age ON app.file USING btree (tenant_id, created_at);

CREATE INDEX file_by_content ON app.file USING btree (tenant_id, sha256);

CREATE INDEX file_use_by_subject ON app.file_use USING btree (tenant_id, subject, subject_id);

CREATE INDEX home_visit_last ON app.home_visit USING btree (tenant_id, user_id, at);

CREATE INDEX idempotency_by_age ON app.idempotency USING btree (tenant_id, at);

CREATE INDEX job_run_mine ON app.job_run USING btree (tenant_id, created_by, id);

CREATE INDEX notice_mine ON app.notice USING btree (tenant_id, user_id, id);

CREATE INDEX notice_of_subject ON app.notice USING btree (tenant_id, subject, subject_id) WHERE (subject_id IS NOT NULL);

CREATE INDEX notice_texted ON app.notice USING btree (tenant_id, user_id, sms_at) WHERE (sms_at IS NOT NULL);

CREATE INDEX notice_unread ON app.notice USING btree (tenant_id, user_id, id) WHERE (read_at IS NULL);

CREATE UNIQUE INDEX our_company_bank_default ON app.our_company_bank USING btree (tenant_id, company_id) WHERE is_default;

CREATE INDEX our_company_bank_of ON app.our_company_bank USING btree (tenant_id, company_id, line);

CREATE INDEX our_company_by_name ON app.our_company USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX our_company_by_status ON app.our_company USING btree (tenant_id, status COLLATE "zh-x-icu", id);

CREATE INDEX our_company_created ON app.our_company USING btree (tenant_id, created_at, id);

CREATE INDEX our_company_seal_of ON app.our_company_seal USING btree (tenant_id, company_id, line);

CREATE INDEX our_company_search ON app.our_company USING gin (tenant_id, search_grams);

CREATE INDEX our_company_updated ON app.our_company USING btree (tenant_id, updated_at, id);

CREATE INDEX record_follow_mine ON app.record_follow USING btree (tenant_id, user_id);

CREATE INDEX role_created ON app.role USING btree (tenant_id, created_at, id);

CREATE INDEX role_search ON app.role USING gin (tenant_id, search_grams);

CREATE INDEX role_updated ON app.role USING btree (tenant_id, updated_at, id);

CREATE INDEX saved_view_shared ON app.saved_view USING btree (tenant_id, subject) WHERE shared;

CREATE INDEX sel_option_tree ON app.sel_option USING btree (tenant_id, sel_type_name, sort, id);

CREATE INDEX session_by_age ON app.session USING btree (tenant_id, expires_at);

CREATE INDEX session_of ON app.session USING btree (tenant_id, user_id) WHERE (ended_at IS NULL);

CREATE INDEX system_log_by_transaction ON app.system_log USING btree (tenant_id, xid, id);

CREATE INDEX transfer_run_file ON app.transfer_run USING btree (tenant_id, file_id);

CREATE INDEX user_by_department ON app."user" USING btree (tenant_id, department_id);

CREATE INDEX user_by_name ON app."user" USING btree (tenant_id, display_name COLLATE "zh-x-icu", id);

CREATE INDEX user_by_role ON app."user" USING gin (tenant_id, roles);

CREATE INDEX user_created ON app."user" USING btree (tenant_id, created_at, id);

CREATE INDEX user_search ON app."user" USING gin (tenant_id, search_grams);

CREATE INDEX user_updated ON app."user" USING btree (tenant_id, updated_at, id);

CREATE INDEX browser_error_by_age ON platform.browser_error USING btree (last_at DESC);

CREATE INDEX login_attempt_by_age ON platform.login_attempt USING btree (last_at);

CREATE INDEX login_of ON platform.login USING btree (tenant_id, user_id);

CREATE INDEX sms_code_by_age ON platform.sms_code USING btree (created_at);

CREATE INDEX sms_code_of_address ON platform.sms_code USING btree (address, created_at);

CREATE INDEX sms_code_of_mobile ON platform.sms_code USING btree (mobile, created_at);

CREATE INDEX tenant_directory_by_age ON platform.tenant_directory USING btree (created_at DESC, tenant_id);

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.approval_event FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.approval_flow_version FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.approval_snapshot FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.purchase_log FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.record_event FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.system_log FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.system_log_seal FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.approval_event FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.approval_flow_version FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.approval_snapshot FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.purchase_log FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.record_event FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.system_log FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.system_log_seal FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

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

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_external FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_flow FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_flow_binding FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_flow_draft FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_handover FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_handover_item FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_instance FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_matrix FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_node_run FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_phrase FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_proposal FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_substitution FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_task FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.approval_timer FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.classify FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.default_view FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.department FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.duty FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.feedback FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.file FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.file_use FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.home_person FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.home_role FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.home_visit FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.idempotency FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.job_run FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.menu FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.notice FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.notice_preference FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.number_counter FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.number_rule FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.our_company FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.our_company_bank FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.our_company_seal FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.record_follow FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.role FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.saved_view FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.sel_option FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.session FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.tenant FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.transfer_run FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app."user" FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.work_calendar FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE CONSTRAINT TRIGGER settled AFTER INSERT OR UPDATE ON app.approval_instance DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.assert_approval_settled('id');

CREATE CONSTRAINT TRIGGER settled AFTER INSERT OR UPDATE ON app.approval_node_run DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.assert_approval_settled('instance_id');

CREATE CONSTRAINT TRIGGER settled AFTER INSERT OR UPDATE ON app.approval_task DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.assert_approval_settled('instance_id');

CREATE CONSTRAINT TRIGGER settled AFTER INSERT OR UPDATE ON app.approval_timer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.assert_approval_settled('instance_id');

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

ALTER TABLE ONLY app.approval_flow_draft
    ADD CONSTRAINT approval_flow_draft_tenant_id_flow_id_fkey FOREIGN KEY (tenant_id, flow_id) REFERENCES app.approval_flow(tenant_id, id);

ALTER TABLE ONLY app.approval_flow
    ADD CONSTRAINT approval_flow_tenant_id_active_version_id_fkey FOREIGN KEY (tenant_id, active_version_id) REFERENCES app.approval_flow_version(tenant_id, id);

ALTER TABLE ONLY app.approval_flow_version
    ADD CONSTRAINT approval_flow_version_tenant_id_flow_id_fkey FOREIGN KEY (tenant_id, flow_id) REFERENCES app.approval_flow(tenant_id, id);

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

ALTER TABLE ONLY app.classify
    ADD CONSTRAINT classify_tenant_id_kind_parent_id_fkey FOREIGN KEY (tenant_id, kind, parent_id) REFERENCES app.classify(tenant_id, kind, id);

ALTER TABLE ONLY app.default_view
    ADD CONSTRAINT default_view_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.default_view
    ADD CONSTRAINT default_view_tenant_id_view_id_fkey FOREIGN KEY (tenant_id, view_id) REFERENCES app.saved_view(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.department
    ADD CONSTRAINT department_tenant_id_leader_id_fkey FOREIGN KEY (tenant_id, leader_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.department
    ADD CONSTRAINT department_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.file_use
    ADD CONSTRAINT file_use_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES app.file(tenant_id, id);

ALTER TABLE ONLY app.home_person
    ADD CONSTRAINT home_person_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.home_role
    ADD CONSTRAINT home_role_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES app.role(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.home_visit
    ADD CONSTRAINT home_visit_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.notice_preference
    ADD CONSTRAINT notice_preference_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.notice
    ADD CONSTRAINT notice_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

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

ALTER TABLE ONLY app.record_follow
    ADD CONSTRAINT record_follow_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.saved_view
    ADD CONSTRAINT saved_view_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.sel_option
    ADD CONSTRAINT sel_option_tenant_id_sel_type_name_parent_id_fkey FOREIGN KEY (tenant_id, sel_type_name, parent_id) REFERENCES app.sel_option(tenant_id, sel_type_name, id);

ALTER TABLE ONLY app.session
    ADD CONSTRAINT session_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.system_log_seal
    ADD CONSTRAINT system_log_seal_tenant_id_log_id_fkey FOREIGN KEY (tenant_id, log_id) REFERENCES app.system_log(tenant_id, id);

ALTER TABLE ONLY app.transfer_run
    ADD CONSTRAINT transfer_run_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES app.file(tenant_id, id) ON DELETE SET NULL (file_id);

ALTER TABLE ONLY app.transfer_run
    ADD CONSTRAINT transfer_run_tenant_id_id_fkey FOREIGN KEY (tenant_id, id) REFERENCES app.job_run(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app."user"
    ADD CONSTRAINT user_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app."user"
    ADD CONSTRAINT user_tenant_id_superior_id_fkey FOREIGN KEY (tenant_id, superior_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE app.announcement ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.announcement_receipt ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.api_key ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.application ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_attachment ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_cc ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_command ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_comment ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_event ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_external ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_flow ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_flow_binding ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_flow_draft ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_flow_version ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_handover ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_handover_item ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_instance ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_matrix ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_node_run ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_phrase ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_proposal ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_snapshot ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_substitution ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_task ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.approval_timer ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.classify ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.default_view ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.department ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.duty ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.feedback ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.file ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.file_use ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.home_person ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.home_role ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.home_visit ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.idempotency ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.job_run ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.menu ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.notice ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.notice_preference ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.number_counter ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.number_rule ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.our_company ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.our_company_bank ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.our_company_seal ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_log ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.record_event ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.record_follow ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.role ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.saved_view ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.sel_option ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.session ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.system_log ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.system_log_seal ENABLE ROW LEVEL SECURITY;

CREATE POLICY tenant ON app.announcement USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.announcement_receipt USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.api_key USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.application USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_attachment USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_cc USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_command USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_comment USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_event USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_external USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_flow USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_flow_binding USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_flow_draft USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_flow_version USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_handover USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_handover_item USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_instance USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_matrix USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_node_run USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_phrase USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_proposal USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_snapshot USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_substitution USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_task USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.approval_timer USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.classify USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.default_view USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.department USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.duty USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.feedback USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.file USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.file_use USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.home_person USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.home_role USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.home_visit USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.idempotency USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.job_run USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.menu USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.notice USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.notice_preference USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.number_counter USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.number_rule USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.our_company USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.our_company_bank USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.our_company_seal USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_log USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.record_event USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.record_follow USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.role USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.saved_view USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.sel_option USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.session USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.system_log USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.system_log_seal USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

ALTER TABLE app.tenant ENABLE ROW LEVEL SECURITY;

CREATE POLICY tenant ON app.tenant USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.transfer_run USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app."user" USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.work_calendar USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

ALTER TABLE app.transfer_run ENABLE ROW LEVEL SECURITY;

ALTER TABLE app."user" ENABLE ROW LEVEL SECURITY;

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

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_external TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_flow TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_flow_binding TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_flow_draft TO srm_app;

GRANT SELECT,INSERT ON TABLE app.approval_flow_version TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_handover TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_handover_item TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_instance TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_matrix TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_node_run TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_phrase TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_proposal TO srm_app;

GRANT SELECT,INSERT ON TABLE app.approval_snapshot TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_substitution TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_task TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.approval_timer TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.classify TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.default_view TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.department TO srm_app;

GRANT SELECT ON TABLE app.department_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.duty TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.feedback TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.file TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.file_use TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.home_person TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.home_role TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.home_visit TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.idempotency TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.job_run TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.menu TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.notice TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.notice_preference TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.number_counter TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.number_rule TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.our_company TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.our_company_bank TO srm_app;

GRANT SELECT ON TABLE app.our_company_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.our_company_seal TO srm_app;

GRANT SELECT,INSERT ON TABLE app.purchase_log TO srm_app;

GRANT SELECT,INSERT ON TABLE app.record_event TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.record_follow TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.role TO srm_app;

GRANT SELECT ON TABLE app.role_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.saved_view TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.sel_option TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.session TO srm_app;

GRANT SELECT,INSERT ON TABLE app.system_log_seal TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.tenant TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.transfer_run TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app."user" TO srm_app;

GRANT SELECT ON TABLE app.user_ref TO srm_app;

GRANT SELECT ON TABLE app.user_role TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.work_calendar TO srm_app;

GRANT SELECT,INSERT,UPDATE ON TABLE platform.browser_error TO srm_app;

GRANT SELECT,INSERT,DELETE ON TABLE platform.login TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.login_attempt TO srm_app;

GRANT SELECT ON TABLE platform.operator TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.sms_code TO srm_app;

GRANT SELECT,INSERT,DELETE ON TABLE platform.spent TO srm_app;

GRANT SELECT,INSERT ON TABLE platform.tenant_directory TO srm_app;

GRANT UPDATE(company_name) ON TABLE platform.tenant_directory TO srm_app;

GRANT UPDATE(contact_name) ON TABLE platform.tenant_directory TO srm_app;

GRANT UPDATE(mobile) ON TABLE platform.tenant_directory TO srm_app;

GRANT UPDATE(status) ON TABLE platform.tenant_directory TO srm_app;

GRANT UPDATE(plan) ON TABLE platform.tenant_directory TO srm_app;

GRANT UPDATE(seats) ON TABLE platform.tenant_directory TO srm_app;

GRANT UPDATE(out_date) ON TABLE platform.tenant_directory TO srm_app;
