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

CREATE FUNCTION app.budget_available() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.available := new.amount - new.pending - new.reserved - new.committed - new.actual;
  return new;
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

CREATE FUNCTION app.final_account_kept() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  of_account uuid := coalesce((to_jsonb(new) ->> 'account_id')::uuid, (to_jsonb(old) ->> 'account_id')::uuid);
  of_tenant uuid := coalesce((to_jsonb(new) ->> 'tenant_id')::uuid, (to_jsonb(old) ->> 'tenant_id')::uuid);
begin
  if exists (select 1 from app.final_account a where a.tenant_id = of_tenant and a.id = of_account and a.locked_at is not null) then
    raise exception 'the final account is locked' using errcode = '23514', constraint = 'final_account_kept';
  end if;
  return coalesce(new, old);
end $$;

CREATE FUNCTION app.final_account_two_people() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.confirmed_by is not null and exists (select 1 from app.final_account a where a.tenant_id = new.tenant_id and a.id = new.account_id
      and (a.created_by = new.confirmed_by or a.owner_id = new.confirmed_by) and a.locked_at is null) then
    raise exception 'a line is confirmed by whoever made it' using errcode = '23514', constraint = 'final_account_two_people';
  end if;
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

CREATE FUNCTION app.ledger_closed_until(company uuid) RETURNS date
    LANGUAGE plpgsql
    AS $$
declare
  closed date;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('ledger ' || app.tenant()::text || company::text, 0));
  select b.closed_until into closed from app.ledger_book b where b.tenant_id = app.tenant() and b.company_id = company;
  return closed;
end $$;

CREATE FUNCTION app.ledger_month_open() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.day <= app.ledger_closed_until(new.company_id) then
    raise exception 'the month of % is closed', new.day using errcode = '23514', constraint = 'ledger_month_open';
  end if;
  return new;
end $$;

CREATE FUNCTION app.ledger_zero_sum() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  posting uuid := case when tg_table_name = 'ledger_posting' then new.id else (to_jsonb(new) ->> 'posting_id')::uuid end;
  total numeric;
  lines int;
begin
  select sum(e.amount), count(*) into total, lines from app.ledger_entry e where e.tenant_id = new.tenant_id and e.posting_id = posting;
  if lines < 2 or total <> 0 then
    raise exception 'a posting of % lines comes to %', lines, coalesce(total, 0) using errcode = 'P6902';
  end if;
  return null;
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

CREATE FUNCTION app.payment_plan_kept() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into app.payment_plan_state (tenant_id, id, payment_plan_id, day, amount, due_date, is_canceled)
    values (new.tenant_id, app.new_id(), new.id, (now() at time zone 'Asia/Shanghai')::date, new.amount, new.due_date, new.stage = 'canceled');
  return null;
end $$;

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

CREATE TABLE app.acceptance (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    title text NOT NULL,
    order_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    project_id uuid,
    order_version integer NOT NULL,
    accepted_on date NOT NULL,
    is_final boolean NOT NULL,
    adjustment numeric(15,2),
    photos uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    remark text,
    contact_name text,
    contact_mobile text,
    lines_amount numeric(15,2) NOT NULL,
    deduction_amount numeric(15,2) NOT NULL,
    amount numeric(15,2) NOT NULL,
    customer_amount numeric(15,2) NOT NULL,
    payable_amount numeric(15,2) NOT NULL,
    difference numeric(15,2) NOT NULL,
    is_over boolean NOT NULL,
    stage text NOT NULL,
    link_id uuid,
    link_mobile text,
    asked_at timestamp with time zone,
    signer_name text,
    signed_at timestamp with time zone,
    objection text,
    settled_at timestamp with time zone,
    is_rated boolean NOT NULL,
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
    CONSTRAINT acceptance_amount_check CHECK ((amount >= (0)::numeric)),
    CONSTRAINT acceptance_amounts CHECK (((amount = ((lines_amount + COALESCE(adjustment, (0)::numeric)) - deduction_amount)) AND (payable_amount = (amount - customer_amount)))),
    CONSTRAINT acceptance_customer_amount_check CHECK ((customer_amount >= (0)::numeric)),
    CONSTRAINT acceptance_deduction_amount_check CHECK ((deduction_amount >= (0)::numeric)),
    CONSTRAINT acceptance_lines_amount_check CHECK ((lines_amount >= (0)::numeric)),
    CONSTRAINT acceptance_order_version_check CHECK ((order_version > 0)),
    CONSTRAINT acceptance_payable_amount_check CHECK ((payable_amount >= (0)::numeric)),
    CONSTRAINT acceptance_settled CHECK ((((stage = 'settled'::text) = (settled_at IS NOT NULL)) AND ((stage <> 'settled'::text) OR (status = 'approved'::text)))),
    CONSTRAINT acceptance_signed CHECK (((stage = ANY (ARRAY['signed'::text, 'settled'::text])) <= ((signed_at IS NOT NULL) AND (signer_name IS NOT NULL)))),
    CONSTRAINT acceptance_stage_check CHECK ((stage = ANY (ARRAY['recording'::text, 'signing'::text, 'objected'::text, 'signed'::text, 'settled'::text, 'void'::text]))),
    CONSTRAINT acceptance_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.acceptance FORCE ROW LEVEL SECURITY;

CREATE TABLE app.acceptance_deduction (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    acceptance_id uuid NOT NULL,
    line integer NOT NULL,
    reason text NOT NULL,
    order_line_id uuid,
    amount numeric(15,2) NOT NULL,
    note text NOT NULL,
    files uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    CONSTRAINT acceptance_deduction_amount_check1 CHECK ((amount > (0)::numeric))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.acceptance_deduction FORCE ROW LEVEL SECURITY;

CREATE TABLE app.acceptance_line (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    acceptance_id uuid NOT NULL,
    line integer NOT NULL,
    order_line_id uuid NOT NULL,
    day date,
    part text,
    quantity numeric(15,4) NOT NULL,
    times numeric(15,4) NOT NULL,
    is_customer_paid boolean NOT NULL,
    remark text,
    unit text,
    ordered_quantity numeric(15,4),
    ordered_times numeric(15,4),
    unit_price numeric(15,2),
    amount numeric(15,2),
    is_over boolean NOT NULL,
    CONSTRAINT acceptance_line_amount_check CHECK ((amount >= (0)::numeric)),
    CONSTRAINT acceptance_line_quantity_check CHECK ((quantity >= (0)::numeric)),
    CONSTRAINT acceptance_line_times_check CHECK ((times >= (0)::numeric)),
    CONSTRAINT acceptance_line_unit_price_check CHECK ((unit_price >= (0)::numeric))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.acceptance_line FORCE ROW LEVEL SECURITY;

CREATE VIEW app.acceptance_line_ref WITH (security_invoker='true') AS
 SELECT l.tenant_id,
    l.id,
    COALESCE(l.part, (l.day)::text, ''::text) AS name,
    l.acceptance_id,
    l.line,
    l.order_line_id,
    l.day,
    l.part,
    l.quantity,
    l.times,
    l.is_customer_paid,
    l.unit_price,
    l.amount,
    l.is_over
   FROM app.acceptance_line l;

CREATE VIEW app.acceptance_ref WITH (security_invoker='true') AS
 SELECT acceptance.tenant_id,
    acceptance.id,
    acceptance.code,
    acceptance.title AS name,
    acceptance.status,
    acceptance.stage,
    acceptance.order_id,
    acceptance.supplier_id,
    acceptance.project_id,
    acceptance.order_version,
    acceptance.accepted_on,
    acceptance.is_final,
    acceptance.lines_amount,
    COALESCE(acceptance.adjustment, (0)::numeric) AS adjustment,
    acceptance.deduction_amount,
    acceptance.amount,
    acceptance.customer_amount,
    acceptance.payable_amount,
    acceptance.signed_at,
    acceptance.settled_at,
    acceptance.is_rated,
    acceptance.owner_id,
    acceptance.department_id,
    acceptance.created_by,
    acceptance.created_at
   FROM app.acceptance;

CREATE TABLE app.acceptance_rule (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    tolerance numeric(5,2) NOT NULL,
    CONSTRAINT acceptance_rule_tolerance_check CHECK (((tolerance >= (0)::numeric) AND (tolerance <= (100)::numeric)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.acceptance_rule FORCE ROW LEVEL SECURITY;

CREATE TABLE app.acceptance_signature (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    acceptance_id uuid NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    note text,
    drawing jsonb,
    content text,
    sha256 text,
    address text,
    link_id uuid,
    user_id uuid,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT acceptance_signature_check CHECK (((kind = 'voided'::text) OR ((content IS NOT NULL) AND (sha256 IS NOT NULL) AND (address IS NOT NULL)))),
    CONSTRAINT acceptance_signature_check1 CHECK (((kind <> 'objected'::text) OR (note IS NOT NULL))),
    CONSTRAINT acceptance_signature_kind_check CHECK ((kind = ANY (ARRAY['signed'::text, 'objected'::text, 'voided'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.acceptance_signature FORCE ROW LEVEL SECURITY;

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

CREATE TABLE app.award (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    title text NOT NULL,
    purchase_id uuid NOT NULL,
    project_id uuid,
    suppliers uuid[] NOT NULL,
    adjustment numeric(15,2) NOT NULL,
    amount numeric(15,2) NOT NULL,
    budget_saving numeric(15,2),
    lowest_saving numeric(15,2) NOT NULL,
    history_saving numeric(15,2),
    quote_count integer NOT NULL,
    min_quotes integer NOT NULL,
    is_single_source boolean NOT NULL,
    single_source_reason text,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    remark text,
    owner_id uuid NOT NULL,
    department_id uuid,
    approved_at timestamp with time zone,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT award_amount_check CHECK ((amount >= (0)::numeric)),
    CONSTRAINT award_reason CHECK (((NOT is_single_source) OR (single_source_reason IS NOT NULL))),
    CONSTRAINT award_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.award FORCE ROW LEVEL SECURITY;

CREATE TABLE app.award_line (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    award_id uuid NOT NULL,
    line integer NOT NULL,
    purchase_line_id uuid NOT NULL,
    quote_line_id uuid,
    supplier_id uuid NOT NULL,
    quantity numeric(15,4) NOT NULL,
    reason_code text,
    reason_text text,
    unit_price numeric(15,2),
    amount numeric(15,2),
    vs_budget numeric(15,2),
    vs_lowest numeric(15,2),
    vs_history numeric(15,2),
    is_lowest boolean NOT NULL,
    is_abnormal boolean NOT NULL,
    purchase_type_id uuid,
    name text,
    approved_at timestamp with time zone,
    CONSTRAINT award_line_quantity_check CHECK ((quantity > (0)::numeric)),
    CONSTRAINT award_line_reason_code_check CHECK ((reason_code = ANY (ARRAY['lowest'::text, 'best_score'::text, 'sole'::text, 'quality'::text, 'customer_specified'::text, 'location'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.award_line FORCE ROW LEVEL SECURITY;

CREATE VIEW app.award_line_ref WITH (security_invoker='true') AS
 SELECT award_line.tenant_id,
    award_line.id,
    COALESCE(award_line.name, ''::text) AS name,
    award_line.award_id,
    award_line.line,
    award_line.purchase_line_id,
    award_line.quote_line_id,
    award_line.supplier_id,
    award_line.quantity,
    award_line.unit_price,
    award_line.amount,
    award_line.purchase_type_id,
    award_line.approved_at,
    award_line.reason_code,
    award_line.reason_text,
    award_line.vs_budget,
    award_line.vs_lowest
   FROM app.award_line;

CREATE VIEW app.award_ref WITH (security_invoker='true') AS
 SELECT award.tenant_id,
    award.id,
    award.code,
    award.title AS name,
    award.status,
    award.purchase_id,
    award.project_id,
    award.owner_id,
    award.department_id,
    award.amount,
    award.approved_at,
    award.adjustment,
    award.quote_count,
    award.min_quotes,
    award.single_source_reason,
    award.remark
   FROM app.award;

CREATE TABLE app.award_score (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    purchase_id uuid NOT NULL,
    quote_id uuid NOT NULL,
    criterion text NOT NULL,
    evaluator_id uuid NOT NULL,
    score numeric(5,2) NOT NULL,
    note text,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT award_score_score_check CHECK (((score >= (0)::numeric) AND (score <= (100)::numeric)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.award_score FORCE ROW LEVEL SECURITY;

CREATE TABLE app.bank_format (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    day_column text NOT NULL,
    credit_column text,
    amount_column text,
    sign_column text,
    credit_mark text,
    payer_name_column text NOT NULL,
    payer_account_column text,
    payer_bank_column text,
    summary_column text,
    serial_column text,
    balance_column text,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT bank_format_amount CHECK (((credit_column IS NOT NULL) OR ((amount_column IS NOT NULL) AND (sign_column IS NOT NULL) AND (credit_mark IS NOT NULL)))),
    CONSTRAINT bank_format_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.bank_format FORCE ROW LEVEL SECURITY;

CREATE VIEW app.bank_format_ref WITH (security_invoker='true') AS
 SELECT bank_format.tenant_id,
    bank_format.id,
    bank_format.code,
    bank_format.name,
    bank_format.status
   FROM app.bank_format;

CREATE TABLE app.board_column (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    project_id uuid,
    name text NOT NULL,
    status text NOT NULL,
    wip_limit integer,
    sort integer NOT NULL,
    CONSTRAINT board_column_status_check CHECK ((status = ANY (ARRAY['todo'::text, 'doing'::text, 'review'::text, 'done'::text, 'closed'::text]))),
    CONSTRAINT board_column_wip_limit_check CHECK ((wip_limit > 0))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.board_column FORCE ROW LEVEL SECURITY;

CREATE TABLE app.budget (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    project_id uuid NOT NULL,
    version_no integer NOT NULL,
    title text NOT NULL,
    name text,
    attendees integer NOT NULL,
    days integer NOT NULL,
    nights integer NOT NULL,
    sessions integer NOT NULL,
    contingency_rate numeric(5,2) NOT NULL,
    cost_total numeric(15,2) NOT NULL,
    contingency numeric(15,2) NOT NULL,
    income_total numeric(15,2) NOT NULL,
    margin numeric(15,2),
    margin_rate numeric(15,2),
    is_effective boolean DEFAULT false NOT NULL,
    effective_at timestamp with time zone,
    changes_until timestamp with time zone DEFAULT now() NOT NULL,
    template_id uuid,
    template_version integer,
    remark text,
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
    CONSTRAINT budget_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.budget FORCE ROW LEVEL SECURITY;

CREATE TABLE app.budget_change (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    project_id uuid NOT NULL,
    title text NOT NULL,
    moved numeric(15,2) NOT NULL,
    added numeric(15,2) NOT NULL,
    reason text NOT NULL,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    applied_at timestamp with time zone,
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
    CONSTRAINT budget_change_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.budget_change FORCE ROW LEVEL SECURITY;

CREATE TABLE app.budget_change_line (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    change_id uuid NOT NULL,
    line integer NOT NULL,
    from_id uuid,
    to_id uuid NOT NULL,
    amount numeric(15,2) NOT NULL,
    remark text
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.budget_change_line FORCE ROW LEVEL SECURITY;

CREATE VIEW app.budget_change_ref WITH (security_invoker='true') AS
 SELECT budget_change.tenant_id,
    budget_change.id,
    budget_change.code,
    budget_change.title AS name,
    budget_change.project_id,
    budget_change.added,
    budget_change.applied_at,
    budget_change.status,
    budget_change.created_by
   FROM app.budget_change;

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
    version integer DEFAULT 1 NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.classify FORCE ROW LEVEL SECURITY;

CREATE VIEW app.budget_classify_ref WITH (security_invoker='true') AS
 SELECT classify.tenant_id,
    classify.id,
    classify.code,
    classify.name,
    classify.parent_id,
    classify.sort,
    classify.version
   FROM app.classify
  WHERE (classify.kind = 'budget'::text);

CREATE TABLE app.budget_closed_holder (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    kind text NOT NULL,
    id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.budget_closed_holder FORCE ROW LEVEL SECURITY;

CREATE TABLE app.budget_control (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    point text NOT NULL,
    category_id uuid,
    action text NOT NULL,
    tolerance numeric(5,2) NOT NULL,
    approver_role text,
    CONSTRAINT budget_control_action_check CHECK ((action = ANY (ARRAY['stop'::text, 'warn'::text, 'ignore'::text]))),
    CONSTRAINT budget_control_point_check CHECK ((point = ANY (ARRAY['reserve'::text, 'commit'::text, 'actual'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.budget_control FORCE ROW LEVEL SECURITY;

CREATE TABLE app.budget_item (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    project_id uuid NOT NULL,
    category_id uuid NOT NULL,
    name text NOT NULL,
    unit text,
    amount numeric(15,2) DEFAULT 0 NOT NULL,
    pending numeric(15,2) DEFAULT 0 NOT NULL,
    reserved numeric(15,2) DEFAULT 0 NOT NULL,
    committed numeric(15,2) DEFAULT 0 NOT NULL,
    actual numeric(15,2) DEFAULT 0 NOT NULL,
    available numeric(15,2) DEFAULT 0 NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.budget_item FORCE ROW LEVEL SECURITY;

CREATE VIEW app.budget_item_ref WITH (security_invoker='true') AS
 SELECT budget_item.tenant_id,
    budget_item.id,
    budget_item.code,
    budget_item.name,
    budget_item.project_id,
    budget_item.category_id,
    budget_item.is_active,
    budget_item.amount,
    budget_item.created_at
   FROM app.budget_item;

CREATE TABLE app.budget_line (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    budget_id uuid NOT NULL,
    line integer NOT NULL,
    item_id uuid,
    category_id uuid NOT NULL,
    name text NOT NULL,
    spec text,
    unit text,
    cost_type text NOT NULL,
    formula text,
    quantity numeric(15,4) NOT NULL,
    times numeric(15,4) NOT NULL,
    cost_price numeric(15,2) NOT NULL,
    cost_tax_rate numeric(5,2) NOT NULL,
    is_deductible boolean NOT NULL,
    income_price numeric(15,2),
    income_tax_rate numeric(5,2) NOT NULL,
    remark text,
    adjustment numeric(15,2),
    cost_amount numeric(15,2),
    income_amount numeric(15,2),
    CONSTRAINT budget_line_cost_type_check CHECK ((cost_type = ANY (ARRAY['fixed'::text, 'perHead'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.budget_line FORCE ROW LEVEL SECURITY;

CREATE VIEW app.budget_line_ref WITH (security_invoker='true') AS
 SELECT budget_line.tenant_id,
    budget_line.id,
    budget_line.budget_id,
    budget_line.item_id,
    budget_line.category_id,
    budget_line.name,
    budget_line.cost_amount
   FROM app.budget_line;

CREATE VIEW app.budget_ref WITH (security_invoker='true') AS
 SELECT b.tenant_id,
    b.id,
    b.code,
    b.title AS name,
    b.project_id,
    b.version_no,
    b.is_effective,
    b.effective_at,
    b.status,
    b.created_by,
    b.income_total,
    a.cost AS lines_cost,
    b.contingency,
    ((a.income_ex_tax - a.cost_ex_tax) - b.contingency) AS margin
   FROM (app.budget b
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(round((l.income_amount / ((1)::numeric + (l.income_tax_rate / (100)::numeric))), 2)), (0)::numeric) AS income_ex_tax,
            COALESCE(sum(
                CASE
                    WHEN l.is_deductible THEN round((l.cost_amount / ((1)::numeric + (l.cost_tax_rate / (100)::numeric))), 2)
                    ELSE l.cost_amount
                END), (0)::numeric) AS cost_ex_tax,
            COALESCE(sum(l.cost_amount), (0)::numeric) AS cost
           FROM app.budget_line l
          WHERE ((l.tenant_id = b.tenant_id) AND (l.budget_id = b.id))) a);

CREATE TABLE app.budget_template (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    kind text,
    status text NOT NULL,
    version_no integer NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT budget_template_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.budget_template FORCE ROW LEVEL SECURITY;

CREATE TABLE app.budget_template_line (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    template_id uuid NOT NULL,
    line integer NOT NULL,
    category_id uuid NOT NULL,
    name text NOT NULL,
    spec text,
    unit text,
    cost_type text NOT NULL,
    formula text NOT NULL,
    times numeric(15,4) NOT NULL,
    cost_price numeric(15,2) NOT NULL,
    cost_tax_rate numeric(5,2) NOT NULL,
    is_deductible boolean NOT NULL,
    income_price numeric(15,2),
    income_tax_rate numeric(5,2) NOT NULL,
    remark text,
    CONSTRAINT budget_template_line_cost_type_check CHECK ((cost_type = ANY (ARRAY['fixed'::text, 'perHead'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.budget_template_line FORCE ROW LEVEL SECURITY;

CREATE TABLE app.budget_template_version (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    template_id uuid NOT NULL,
    version_no integer NOT NULL,
    name text NOT NULL,
    lines jsonb NOT NULL,
    saved_at timestamp with time zone DEFAULT now() NOT NULL,
    saved_by uuid DEFAULT app.actor()
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.budget_template_version FORCE ROW LEVEL SECURITY;

CREATE TABLE app.budget_usage (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    item_id uuid NOT NULL,
    holder_kind text NOT NULL,
    holder_id uuid NOT NULL,
    kind text NOT NULL,
    bucket text NOT NULL,
    amount numeric(15,2) NOT NULL,
    source_kind text,
    source_id uuid,
    via_kind text,
    via_id uuid,
    at timestamp with time zone DEFAULT now() NOT NULL,
    by uuid DEFAULT app.actor(),
    CONSTRAINT budget_usage_bucket_check CHECK ((bucket = ANY (ARRAY['pending'::text, 'reserved'::text, 'committed'::text, 'actual'::text]))),
    CONSTRAINT budget_usage_check CHECK (((amount <> (0)::numeric) AND ((kind = 'release'::text) = (amount < (0)::numeric)))),
    CONSTRAINT budget_usage_kind_check CHECK ((kind = ANY (ARRAY['reserve'::text, 'commit'::text, 'actual'::text, 'release'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.budget_usage FORCE ROW LEVEL SECURITY;

CREATE VIEW app.budget_usage_ref WITH (security_invoker='true') AS
 SELECT u.tenant_id,
    i.project_id,
    u.item_id,
    u.holder_kind,
    u.holder_id,
    u.bucket,
    sum(u.amount) AS amount
   FROM (app.budget_usage u
     JOIN app.budget_item i ON (((i.tenant_id = u.tenant_id) AND (i.id = u.item_id))))
  GROUP BY u.tenant_id, i.project_id, u.item_id, u.holder_kind, u.holder_id, u.bucket;

CREATE TABLE app.calendar_entry (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    user_id uuid DEFAULT app.actor() NOT NULL,
    title text NOT NULL,
    place text,
    note text,
    is_all_day boolean NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT calendar_entry_times CHECK ((ends_at >= starts_at))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.calendar_entry FORCE ROW LEVEL SECURITY;

CREATE TABLE app.calendar_feed (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    user_id uuid DEFAULT app.actor() NOT NULL,
    secret_hash text NOT NULL,
    is_mine_only boolean NOT NULL,
    language text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    read_at timestamp with time zone,
    CONSTRAINT calendar_feed_language_check CHECK ((language = ANY (ARRAY['zh'::text, 'en'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.calendar_feed FORCE ROW LEVEL SECURITY;

CREATE TABLE app.comparison (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    purchase_id uuid NOT NULL,
    breakfast_value numeric(15,2),
    criteria jsonb DEFAULT '[]'::jsonb NOT NULL,
    evaluators uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    CONSTRAINT comparison_breakfast_value_check CHECK ((breakfast_value >= (0)::numeric))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.comparison FORCE ROW LEVEL SECURITY;

CREATE TABLE app.comparison_note (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    purchase_id uuid NOT NULL,
    quote_id uuid,
    purchase_line_id uuid,
    text text NOT NULL,
    user_id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.comparison_note FORCE ROW LEVEL SECURITY;

CREATE TABLE app.contract (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    type_id uuid NOT NULL,
    parent_id uuid,
    project_id uuid,
    our_company_id uuid NOT NULL,
    customer_id uuid,
    supplier_id uuid,
    counterparty text,
    contact_name text,
    contact_phone text,
    amount_kind text NOT NULL,
    amount numeric(15,2) NOT NULL,
    tax_rate numeric(5,2) NOT NULL,
    deposit numeric(15,2),
    retention_rate numeric(5,2),
    start_date date,
    end_date date,
    is_auto_renewed boolean DEFAULT false NOT NULL,
    notice_days integer DEFAULT 30 NOT NULL,
    penalty text,
    template_id uuid,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    credit_reason text,
    remark text,
    owner_id uuid NOT NULL,
    department_id uuid,
    is_opening boolean DEFAULT false NOT NULL,
    opening_sign_date date,
    opening_invoiced numeric(15,2),
    opening_settled numeric(15,2),
    direction text NOT NULL,
    side text NOT NULL,
    amount_ex_tax numeric(15,2) NOT NULL,
    tax numeric(15,2) NOT NULL,
    first_amount numeric(15,2) NOT NULL,
    deviation_count integer NOT NULL,
    version_no integer NOT NULL,
    sign_date date,
    signer_id uuid,
    seal_no text,
    copies integer,
    sealed_files uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    sealed_pages integer,
    sealed_hash text,
    keeper_id uuid,
    storage_place text,
    archive_no text,
    archived_at timestamp with time zone,
    invoiced numeric(15,2) NOT NULL,
    settled numeric(15,2) NOT NULL,
    has_open_change boolean DEFAULT false NOT NULL,
    stage_by uuid,
    stage_at timestamp with time zone,
    stage_reason text,
    paused_from text,
    expiry_told_for date,
    unsigned_told_on date,
    stage text NOT NULL,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    offset_amount numeric(15,2) DEFAULT 0 NOT NULL,
    ended_told_for date,
    first_end date,
    CONSTRAINT contract_above CHECK ((parent_id IS DISTINCT FROM id)),
    CONSTRAINT contract_amount_check CHECK ((amount >= (0)::numeric)),
    CONSTRAINT contract_amount_kind_check CHECK ((amount_kind = ANY (ARRAY['fixed'::text, 'ceiling'::text, 'unitPrice'::text]))),
    CONSTRAINT contract_dates CHECK ((end_date >= start_date)),
    CONSTRAINT contract_deposit_check CHECK ((deposit >= (0)::numeric)),
    CONSTRAINT contract_direction_check CHECK ((direction = ANY (ARRAY['sale'::text, 'purchase'::text, 'framework'::text, 'supplement'::text, 'other'::text]))),
    CONSTRAINT contract_opening_invoiced_check CHECK ((opening_invoiced >= (0)::numeric)),
    CONSTRAINT contract_opening_settled_check CHECK ((opening_settled >= (0)::numeric)),
    CONSTRAINT contract_paused CHECK (((stage = 'paused'::text) = (paused_from IS NOT NULL))),
    CONSTRAINT contract_retention_rate_check CHECK (((retention_rate >= (0)::numeric) AND (retention_rate <= (100)::numeric))),
    CONSTRAINT contract_side_check CHECK ((side = ANY (ARRAY['receive'::text, 'pay'::text, 'none'::text]))),
    CONSTRAINT contract_stage_check CHECK ((stage = ANY (ARRAY['draft'::text, 'toSign'::text, 'signed'::text, 'performing'::text, 'paused'::text, 'completed'::text, 'archived'::text, 'terminated'::text, 'void'::text]))),
    CONSTRAINT contract_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text]))),
    CONSTRAINT contract_tax CHECK ((amount = (amount_ex_tax + tax))),
    CONSTRAINT contract_tax_rate_check CHECK (((tax_rate >= (0)::numeric) AND (tax_rate <= (100)::numeric))),
    CONSTRAINT contract_version_no_check CHECK ((version_no > 0))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.contract FORCE ROW LEVEL SECURITY;

CREATE TABLE app.contract_borrow (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    title text NOT NULL,
    contract_id uuid NOT NULL,
    borrower_id uuid NOT NULL,
    purpose text NOT NULL,
    borrowed_on date NOT NULL,
    due_on date NOT NULL,
    returned_on date,
    remark text,
    told_for date,
    stage text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT contract_borrow_days CHECK (((due_on >= borrowed_on) AND (returned_on >= borrowed_on))),
    CONSTRAINT contract_borrow_returned CHECK (((stage = 'returned'::text) = (returned_on IS NOT NULL))),
    CONSTRAINT contract_borrow_stage_check CHECK ((stage = ANY (ARRAY['out'::text, 'returned'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.contract_borrow FORCE ROW LEVEL SECURITY;

CREATE VIEW app.contract_borrow_ref WITH (security_invoker='true') AS
 SELECT contract_borrow.tenant_id,
    contract_borrow.id,
    contract_borrow.code,
    contract_borrow.title AS name,
    contract_borrow.contract_id,
    contract_borrow.borrower_id,
    contract_borrow.due_on,
    contract_borrow.stage,
    contract_borrow.created_by
   FROM app.contract_borrow;

CREATE TABLE app.contract_change (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    title text NOT NULL,
    contract_id uuid NOT NULL,
    kind text NOT NULL,
    reason text NOT NULL,
    effective_date date NOT NULL,
    name text NOT NULL,
    customer_id uuid,
    supplier_id uuid,
    counterparty text,
    contact_name text,
    contact_phone text,
    amount_kind text NOT NULL,
    amount numeric(15,2) NOT NULL,
    tax_rate numeric(5,2) NOT NULL,
    deposit numeric(15,2),
    retention_rate numeric(5,2),
    start_date date,
    end_date date,
    is_auto_renewed boolean DEFAULT false NOT NULL,
    notice_days integer DEFAULT 30 NOT NULL,
    penalty text,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    side text NOT NULL,
    project_id uuid,
    base_version integer NOT NULL,
    amount_before numeric(15,2) NOT NULL,
    amount_delta numeric(15,2) NOT NULL,
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
    CONSTRAINT contract_change_amount_check CHECK ((amount >= (0)::numeric)),
    CONSTRAINT contract_change_amount_kind_check CHECK ((amount_kind = ANY (ARRAY['fixed'::text, 'ceiling'::text, 'unitPrice'::text]))),
    CONSTRAINT contract_change_base_version_check CHECK ((base_version > 0)),
    CONSTRAINT contract_change_delta CHECK ((amount_delta = (amount - amount_before))),
    CONSTRAINT contract_change_deposit_check CHECK ((deposit >= (0)::numeric)),
    CONSTRAINT contract_change_kind_check CHECK ((kind = ANY (ARRAY['amount'::text, 'term'::text, 'scope'::text, 'party'::text, 'pause'::text, 'terminate'::text]))),
    CONSTRAINT contract_change_retention_rate_check CHECK (((retention_rate >= (0)::numeric) AND (retention_rate <= (100)::numeric))),
    CONSTRAINT contract_change_side_check CHECK ((side = ANY (ARRAY['receive'::text, 'pay'::text, 'none'::text]))),
    CONSTRAINT contract_change_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text]))),
    CONSTRAINT contract_change_tax_rate_check CHECK (((tax_rate >= (0)::numeric) AND (tax_rate <= (100)::numeric)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.contract_change FORCE ROW LEVEL SECURITY;

CREATE TABLE app.contract_change_clause (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    contract_change_id uuid NOT NULL,
    line integer NOT NULL,
    key text,
    title text NOT NULL,
    text text NOT NULL,
    is_deviation boolean DEFAULT false NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.contract_change_clause FORCE ROW LEVEL SECURITY;

CREATE TABLE app.contract_change_line (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    contract_change_id uuid NOT NULL,
    line integer NOT NULL,
    name text NOT NULL,
    spec text,
    unit text,
    quantity numeric(15,4) NOT NULL,
    price numeric(15,2),
    amount numeric(15,2),
    remark text,
    CONSTRAINT contract_change_line_quantity_check CHECK ((quantity >= (0)::numeric))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.contract_change_line FORCE ROW LEVEL SECURITY;

CREATE TABLE app.contract_change_plan (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    contract_change_id uuid NOT NULL,
    line integer NOT NULL,
    item text,
    name text NOT NULL,
    trigger text NOT NULL,
    offset_days integer DEFAULT 0 NOT NULL,
    ratio numeric(5,2),
    amount numeric(15,2),
    plan_date date,
    remind_days integer DEFAULT 7 NOT NULL,
    remark text,
    CONSTRAINT contract_change_plan_trigger_check CHECK ((trigger = ANY (ARRAY['sign'::text, 'setup'::text, 'eventEnd'::text, 'invoice'::text, 'acceptance'::text, 'date'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.contract_change_plan FORCE ROW LEVEL SECURITY;

CREATE VIEW app.contract_change_ref WITH (security_invoker='true') AS
 SELECT contract_change.tenant_id,
    contract_change.id,
    contract_change.code,
    contract_change.title AS name,
    contract_change.contract_id,
    contract_change.kind,
    contract_change.side,
    contract_change.project_id,
    contract_change.amount_before,
    contract_change.amount,
    contract_change.amount_delta,
    contract_change.effective_date,
    contract_change.status,
    contract_change.owner_id,
    contract_change.created_by
   FROM app.contract_change;

CREATE TABLE app.contract_clause (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    contract_id uuid NOT NULL,
    line integer NOT NULL,
    key text,
    title text NOT NULL,
    text text NOT NULL,
    is_deviation boolean DEFAULT false NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.contract_clause FORCE ROW LEVEL SECURITY;

CREATE TABLE app.contract_line (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    contract_id uuid NOT NULL,
    line integer NOT NULL,
    name text NOT NULL,
    spec text,
    unit text,
    quantity numeric(15,4) NOT NULL,
    price numeric(15,2),
    amount numeric(15,2),
    remark text,
    CONSTRAINT contract_line_quantity_check CHECK ((quantity >= (0)::numeric))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.contract_line FORCE ROW LEVEL SECURITY;

CREATE VIEW app.contract_line_ref WITH (security_invoker='true') AS
 SELECT contract_line.tenant_id,
    contract_line.id,
    contract_line.contract_id,
    contract_line.line,
    contract_line.name,
    contract_line.spec,
    contract_line.unit,
    contract_line.quantity,
    contract_line.price,
    contract_line.amount
   FROM app.contract_line;

CREATE VIEW app.contract_opening_ref WITH (security_invoker='true') AS
 SELECT contract.tenant_id,
    contract.id,
    contract.code,
    contract.name,
    contract.side,
    contract.our_company_id,
    COALESCE(contract.opening_invoiced, (0)::numeric) AS opening_invoiced,
    COALESCE(contract.opening_settled, (0)::numeric) AS opening_settled,
    contract.created_by
   FROM app.contract
  WHERE (contract.is_opening AND (contract.status = 'approved'::text));

CREATE TABLE app.contract_plan (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    contract_id uuid NOT NULL,
    line integer NOT NULL,
    name text NOT NULL,
    trigger text NOT NULL,
    offset_days integer DEFAULT 0 NOT NULL,
    ratio numeric(5,2),
    amount numeric(15,2),
    plan_date date,
    remind_days integer DEFAULT 7 NOT NULL,
    remark text,
    CONSTRAINT contract_plan_trigger_check CHECK ((trigger = ANY (ARRAY['sign'::text, 'setup'::text, 'eventEnd'::text, 'invoice'::text, 'acceptance'::text, 'date'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.contract_plan FORCE ROW LEVEL SECURITY;

CREATE VIEW app.contract_ref WITH (security_invoker='true') AS
 SELECT contract.tenant_id,
    contract.id,
    contract.code,
    contract.name,
    contract.type_id,
    contract.direction,
    contract.side,
    contract.parent_id,
    contract.project_id,
    contract.our_company_id,
    contract.customer_id,
    contract.supplier_id,
    contract.counterparty,
    contract.amount_kind,
    contract.amount,
    contract.tax_rate,
    contract.amount_ex_tax,
    contract.tax,
    contract.first_amount,
    contract.deposit,
    contract.retention_rate,
    contract.start_date,
    contract.end_date,
    contract.sign_date,
    contract.is_opening,
    contract.invoiced,
    contract.settled,
    contract.stage,
    contract.status,
    contract.version_no,
    contract.owner_id,
    contract.department_id,
    contract.created_by,
    contract.created_at
   FROM app.contract;

CREATE TABLE app.contract_template (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    type_id uuid,
    status text DEFAULT 'enabled'::text NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT contract_template_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.contract_template FORCE ROW LEVEL SECURITY;

CREATE TABLE app.contract_template_clause (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    contract_template_id uuid NOT NULL,
    line integer NOT NULL,
    key text NOT NULL,
    title text NOT NULL,
    text text NOT NULL,
    is_fixed boolean DEFAULT false NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.contract_template_clause FORCE ROW LEVEL SECURITY;

CREATE VIEW app.contract_template_ref WITH (security_invoker='true') AS
 SELECT contract_template.tenant_id,
    contract_template.id,
    contract_template.code,
    contract_template.name,
    contract_template.type_id,
    contract_template.status
   FROM app.contract_template;

CREATE TABLE app.contract_type (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    name_en text,
    parent_id uuid,
    direction text NOT NULL,
    short_code text,
    template_id uuid,
    required_papers text[] DEFAULT '{}'::text[] NOT NULL,
    is_seal_required boolean DEFAULT true NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    status text DEFAULT 'enabled'::text NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT contract_type_above CHECK ((parent_id IS DISTINCT FROM id)),
    CONSTRAINT contract_type_direction_check CHECK ((direction = ANY (ARRAY['sale'::text, 'purchase'::text, 'framework'::text, 'supplement'::text, 'other'::text]))),
    CONSTRAINT contract_type_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.contract_type FORCE ROW LEVEL SECURITY;

CREATE VIEW app.contract_type_ref WITH (security_invoker='true') AS
 SELECT contract_type.tenant_id,
    contract_type.id,
    contract_type.code,
    contract_type.name,
    contract_type.name_en,
    contract_type.parent_id,
    contract_type.direction,
    contract_type.short_code,
    contract_type.template_id,
    contract_type.is_seal_required,
    contract_type.status
   FROM app.contract_type;

CREATE TABLE app.contract_version (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    contract_id uuid NOT NULL,
    no integer NOT NULL,
    amount numeric(15,2) NOT NULL,
    snapshot jsonb NOT NULL,
    contract_change_id uuid,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    by uuid DEFAULT app.actor(),
    CONSTRAINT contract_version_no_check1 CHECK ((no > 0))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.contract_version FORCE ROW LEVEL SECURITY;

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
    customer_contact.customer_id,
    customer_contact.mobile
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

CREATE VIEW app.customer_title_block_ref WITH (security_invoker='true') AS
 SELECT customer_title.tenant_id,
    customer_title.id,
    customer_title.customer_id,
    customer_title.name,
    customer_title.kind,
    customer_title.credit_code,
    customer_title.invoice_kind,
    customer_title.is_default,
    customer_title.address,
    customer_title.phone,
    customer_title.bank_name,
    customer_title.account_no,
    customer_title.email,
    customer_title.status
   FROM app.customer_title;

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

CREATE TABLE app.demand (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    title text NOT NULL,
    project_id uuid NOT NULL,
    need_date date NOT NULL,
    region text,
    urgency text NOT NULL,
    reason text,
    source text NOT NULL,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    owner_id uuid NOT NULL,
    department_id uuid,
    amount numeric(15,2),
    line_count integer NOT NULL,
    ordered_rate numeric(5,2) NOT NULL,
    stage text NOT NULL,
    stop_reason text,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT demand_ordered_rate_check CHECK (((ordered_rate >= (0)::numeric) AND (ordered_rate <= (100)::numeric))),
    CONSTRAINT demand_source_check CHECK ((source = ANY (ARRAY['manual'::text, 'task'::text, 'budget'::text, 'copy'::text]))),
    CONSTRAINT demand_stage_check CHECK ((stage = ANY (ARRAY['applying'::text, 'pooled'::text, 'partlyOrdered'::text, 'ordered'::text, 'completed'::text, 'stopped'::text]))),
    CONSTRAINT demand_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text]))),
    CONSTRAINT demand_urgency_check CHECK ((urgency = ANY (ARRAY['normal'::text, 'urgent'::text, 'critical'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.demand FORCE ROW LEVEL SECURITY;

CREATE TABLE app.demand_line (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    demand_id uuid NOT NULL,
    line integer NOT NULL,
    purchase_type_id uuid NOT NULL,
    name text NOT NULL,
    spec text,
    quantity numeric(12,4) NOT NULL,
    unit text,
    times numeric(12,4) NOT NULL,
    date_from date NOT NULL,
    date_to date,
    time_slot text,
    attendees integer,
    layout text,
    region text,
    budget_item_id uuid,
    budget_price numeric(15,2),
    budget_amount numeric(15,2),
    suppliers uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    remark text,
    is_customer_paid boolean DEFAULT false NOT NULL,
    CONSTRAINT demand_line_check CHECK ((date_to >= date_from)),
    CONSTRAINT demand_line_quantity_check CHECK ((quantity > (0)::numeric)),
    CONSTRAINT demand_line_time_slot_check CHECK ((time_slot = ANY (ARRAY['morning'::text, 'afternoon'::text, 'evening'::text, 'day'::text]))),
    CONSTRAINT demand_line_times_check CHECK ((times > (0)::numeric))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.demand_line FORCE ROW LEVEL SECURITY;

CREATE VIEW app.demand_ref WITH (security_invoker='true') AS
 SELECT demand.tenant_id,
    demand.id,
    demand.code,
    demand.title AS name,
    demand.project_id,
    demand.need_date,
    demand.status,
    demand.stage,
    demand.owner_id,
    demand.department_id,
    demand.created_by
   FROM app.demand;

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

CREATE TABLE app.deposit (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    title text NOT NULL,
    side text NOT NULL,
    kind text NOT NULL,
    amount numeric(15,2) NOT NULL,
    fund_account_id uuid NOT NULL,
    day date NOT NULL,
    due_date date NOT NULL,
    counterparty text NOT NULL,
    supplier_id uuid,
    customer_id uuid,
    contract_id uuid,
    project_id uuid,
    owner_id uuid,
    department_id uuid,
    remark text,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    company_id uuid NOT NULL,
    returned numeric(15,2) NOT NULL,
    deducted numeric(15,2) NOT NULL,
    open numeric(15,2) NOT NULL,
    days_over integer NOT NULL,
    booker_id uuid,
    stage text NOT NULL,
    soon_told boolean DEFAULT false NOT NULL,
    late_told boolean DEFAULT false NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT deposit_amount_check CHECK ((amount > (0)::numeric)),
    CONSTRAINT deposit_booked CHECK (((stage = ANY (ARRAY['expected'::text, 'noted'::text])) = (booker_id IS NULL))),
    CONSTRAINT deposit_days_over_check CHECK ((days_over >= 0)),
    CONSTRAINT deposit_deducted_check CHECK ((deducted >= (0)::numeric)),
    CONSTRAINT deposit_due CHECK ((due_date >= day)),
    CONSTRAINT deposit_kind_check CHECK ((kind = ANY (ARRAY['venue'::text, 'equipment'::text, 'performance'::text, 'tender'::text, 'other'::text]))),
    CONSTRAINT deposit_open_check CHECK ((open >= (0)::numeric)),
    CONSTRAINT deposit_returned_check CHECK ((returned >= (0)::numeric)),
    CONSTRAINT deposit_side_check CHECK ((side = ANY (ARRAY['pay'::text, 'receive'::text]))),
    CONSTRAINT deposit_stage_check CHECK ((stage = ANY (ARRAY['expected'::text, 'noted'::text, 'held'::text, 'partial'::text, 'done'::text]))),
    CONSTRAINT deposit_sum CHECK ((amount = ((returned + deducted) + open)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.deposit FORCE ROW LEVEL SECURITY;

CREATE TABLE app.deposit_entry (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    deposit_id uuid NOT NULL,
    way text NOT NULL,
    amount numeric(15,2) NOT NULL,
    day date NOT NULL,
    note text,
    at timestamp with time zone DEFAULT now() NOT NULL,
    by uuid DEFAULT app.actor(),
    CONSTRAINT deposit_entry_amount_check CHECK ((amount > (0)::numeric)),
    CONSTRAINT deposit_entry_way_check CHECK ((way = ANY (ARRAY['returned'::text, 'deducted'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.deposit_entry FORCE ROW LEVEL SECURITY;

CREATE VIEW app.deposit_ref WITH (security_invoker='true') AS
 SELECT deposit.tenant_id,
    deposit.id,
    deposit.code,
    deposit.title AS name,
    deposit.side,
    deposit.stage,
    deposit.contract_id,
    deposit.project_id,
    deposit.supplier_id,
    deposit.customer_id,
    deposit.due_date,
    deposit.created_by,
    deposit.deducted,
    deposit.counterparty,
    deposit.open,
    deposit.owner_id,
    deposit.department_id
   FROM app.deposit;

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

CREATE TABLE app.dunning (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    customer_id uuid NOT NULL,
    contact_id uuid,
    way text NOT NULL,
    day date NOT NULL,
    said text,
    promised_on date,
    promised_amount numeric(15,2),
    outcome text NOT NULL,
    letter text,
    owner_id uuid NOT NULL,
    department_id uuid,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    title text NOT NULL,
    overdue_amount numeric(15,2) NOT NULL,
    sms_sent_at timestamp with time zone,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT dunning_outcome_check CHECK ((outcome = ANY (ARRAY['open'::text, 'promised'::text, 'paid'::text, 'refused'::text]))),
    CONSTRAINT dunning_promised CHECK ((promised_on >= day)),
    CONSTRAINT dunning_way_check CHECK ((way = ANY (ARRAY['phone'::text, 'visit'::text, 'letter'::text, 'sms'::text, 'other'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.dunning FORCE ROW LEVEL SECURITY;

CREATE TABLE app.dunning_line (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    dunning_id uuid NOT NULL,
    line integer NOT NULL,
    document text NOT NULL,
    due_date date NOT NULL,
    days_over integer NOT NULL,
    open numeric(15,2) NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.dunning_line FORCE ROW LEVEL SECURITY;

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

CREATE TABLE app.duty_offer (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    "left" text NOT NULL,
    "right" text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.duty_offer FORCE ROW LEVEL SECURITY;

CREATE TABLE app.expense (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    purpose text NOT NULL,
    kind text NOT NULL,
    project_id uuid NOT NULL,
    supplier_id uuid,
    budget_item_id uuid,
    amount numeric(15,2) NOT NULL,
    tax numeric(15,2) NOT NULL,
    date date NOT NULL,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    remark text,
    owner_id uuid NOT NULL,
    department_id uuid,
    stage text NOT NULL,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    fund_account_id uuid,
    CONSTRAINT expense_amount_check CHECK ((amount > (0)::numeric)),
    CONSTRAINT expense_check CHECK (((tax >= (0)::numeric) AND (tax <= amount))),
    CONSTRAINT expense_kind_check CHECK ((kind = ANY (ARRAY['bankFee'::text, 'companyCard'::text, 'allocation'::text, 'other'::text]))),
    CONSTRAINT expense_stage_check CHECK ((stage = ANY (ARRAY['applying'::text, 'booked'::text, 'canceled'::text]))),
    CONSTRAINT expense_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.expense FORCE ROW LEVEL SECURITY;

CREATE TABLE app.expense_invoice (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    expense_id uuid NOT NULL,
    line integer NOT NULL,
    kind text NOT NULL,
    number text NOT NULL,
    invoice_code text,
    passenger text,
    seller text,
    date date NOT NULL,
    amount numeric(15,2) NOT NULL,
    tax numeric(15,2) NOT NULL,
    fare numeric(15,2),
    rate numeric(5,2),
    photo uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    CONSTRAINT expense_invoice_kind_check CHECK ((kind = ANY (ARRAY['digitalSpecial'::text, 'digitalOrdinary'::text, 'paperSpecial'::text, 'paperOrdinary'::text, 'rail'::text, 'air'::text, 'taxi'::text, 'toll'::text, 'other'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.expense_invoice FORCE ROW LEVEL SECURITY;

CREATE VIEW app.expense_ref WITH (security_invoker='true') AS
 SELECT expense.tenant_id,
    expense.id,
    expense.code,
    expense.purpose AS name,
    expense.status,
    expense.stage,
    expense.owner_id,
    expense.department_id,
    expense.project_id,
    expense.kind,
    expense.supplier_id,
    expense.amount
   FROM app.expense;

CREATE TABLE app.expense_rule (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    loan_limit numeric(15,2) NOT NULL,
    first_cities text[] NOT NULL,
    new_first_cities text[] NOT NULL,
    CONSTRAINT expense_rule_loan_limit_check CHECK ((loan_limit >= (0)::numeric))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.expense_rule FORCE ROW LEVEL SECURITY;

CREATE TABLE app.expense_standard (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    expense_type text NOT NULL,
    tier text NOT NULL,
    unit text NOT NULL,
    max_amount numeric(15,2) NOT NULL,
    status text NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT expense_standard_max_amount_check CHECK ((max_amount >= (0)::numeric)),
    CONSTRAINT expense_standard_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text]))),
    CONSTRAINT expense_standard_tier_check CHECK ((tier = ANY (ARRAY['first'::text, 'newFirst'::text, 'other'::text]))),
    CONSTRAINT expense_standard_unit_check CHECK ((unit = ANY (ARRAY['night'::text, 'day'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.expense_standard FORCE ROW LEVEL SECURITY;

CREATE TABLE app.external_comment (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    link_id uuid NOT NULL,
    body text NOT NULL,
    address text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT external_comment_body_check CHECK (((length(body) >= 1) AND (length(body) <= 500)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.external_comment FORCE ROW LEVEL SECURITY;

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
    external_link.contact_name,
    external_link.mobile
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

CREATE TABLE app.final_account (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    project_id uuid NOT NULL,
    version_no integer NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    conclusion text,
    remark text,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    budget_cost numeric(15,2) NOT NULL,
    committed_cost numeric(15,2) NOT NULL,
    settled_cost numeric(15,2) NOT NULL,
    invoiced_cost numeric(15,2) NOT NULL,
    paid_cost numeric(15,2) NOT NULL,
    withheld_tax numeric(15,2) NOT NULL,
    deductible_tax numeric(15,2) NOT NULL,
    contract_income numeric(15,2) NOT NULL,
    settled_income numeric(15,2) NOT NULL,
    invoiced_income numeric(15,2) NOT NULL,
    received_income numeric(15,2) NOT NULL,
    output_tax numeric(15,2) NOT NULL,
    unexplained integer NOT NULL,
    unconfirmed integer NOT NULL,
    bridge jsonb DEFAULT '[]'::jsonb NOT NULL,
    built_at timestamp with time zone NOT NULL,
    locked_at timestamp with time zone,
    owner_id uuid NOT NULL,
    department_id uuid,
    stage text NOT NULL,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT final_account_kind_check CHECK ((kind = ANY (ARRAY['first'::text, 'supplement'::text]))),
    CONSTRAINT final_account_locked CHECK (((stage <> 'locked'::text) OR (locked_at IS NOT NULL))),
    CONSTRAINT final_account_ready CHECK (((stage <> 'locked'::text) OR ((unexplained = 0) AND (unconfirmed = 0)))),
    CONSTRAINT final_account_stage_check CHECK ((stage = ANY (ARRAY['checking'::text, 'checked'::text, 'locked'::text, 'void'::text]))),
    CONSTRAINT final_account_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text]))),
    CONSTRAINT final_account_unconfirmed_check CHECK ((unconfirmed >= 0)),
    CONSTRAINT final_account_unexplained_check CHECK ((unexplained >= 0)),
    CONSTRAINT final_account_version_no_check CHECK ((version_no > 0))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.final_account FORCE ROW LEVEL SECURITY;

CREATE TABLE app.final_account_document (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    seq integer NOT NULL,
    side text NOT NULL,
    subject text NOT NULL,
    document_id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    party text,
    withheld numeric(15,2) NOT NULL,
    tax numeric(15,2) NOT NULL,
    open_invoice numeric(15,2) NOT NULL,
    open_payment numeric(15,2) NOT NULL,
    reason text,
    CONSTRAINT final_account_document_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
    CONSTRAINT final_account_document_side_check CHECK ((side = ANY (ARRAY['cost'::text, 'income'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.final_account_document FORCE ROW LEVEL SECURITY;

CREATE TABLE app.final_account_entry (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    source text NOT NULL,
    subject text NOT NULL,
    document_id uuid NOT NULL,
    committed numeric(15,2) NOT NULL,
    settled numeric(15,2) NOT NULL,
    invoiced numeric(15,2) NOT NULL,
    paid numeric(15,2) NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.final_account_entry FORCE ROW LEVEL SECURITY;

CREATE TABLE app.final_account_line (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    line integer NOT NULL,
    side text NOT NULL,
    source text NOT NULL,
    category text NOT NULL,
    name text NOT NULL,
    first_cost numeric(15,2),
    budget_cost numeric(15,2),
    committed_cost numeric(15,2),
    settled_cost numeric(15,2),
    invoiced_cost numeric(15,2),
    paid_cost numeric(15,2),
    first_income numeric(15,2),
    contract_income numeric(15,2),
    settled_income numeric(15,2),
    invoiced_income numeric(15,2),
    received_income numeric(15,2),
    confirmed_by uuid,
    confirmed_at timestamp with time zone,
    CONSTRAINT final_account_line_confirmed CHECK (((confirmed_at IS NULL) OR (confirmed_by IS NOT NULL))),
    CONSTRAINT final_account_line_side CHECK ((((side = 'cost'::text) = (settled_cost IS NOT NULL)) AND ((side = 'income'::text) = (settled_income IS NOT NULL)))),
    CONSTRAINT final_account_line_side_check CHECK ((side = ANY (ARRAY['cost'::text, 'income'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.final_account_line FORCE ROW LEVEL SECURITY;

CREATE VIEW app.final_account_ref WITH (security_invoker='true') AS
 SELECT final_account.tenant_id,
    final_account.id,
    final_account.code,
    final_account.title AS name,
    final_account.project_id,
    final_account.version_no,
    final_account.kind,
    final_account.stage,
    final_account.status,
    final_account.budget_cost,
    final_account.settled_cost,
    final_account.paid_cost,
    final_account.settled_income,
    final_account.received_income,
    final_account.deductible_tax,
    final_account.output_tax,
    final_account.locked_at,
    final_account.owner_id,
    final_account.created_by
   FROM app.final_account;

CREATE TABLE app.finance_rule (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    ageing_days integer[] NOT NULL,
    CONSTRAINT finance_rule_ageing_days_check CHECK (((cardinality(ageing_days) >= 1) AND (cardinality(ageing_days) <= 8)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.finance_rule FORCE ROW LEVEL SECURITY;

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

CREATE TABLE app.fund_account (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    company_id uuid NOT NULL,
    kind text NOT NULL,
    bank_name text,
    account_no text,
    is_default boolean NOT NULL,
    opening_balance numeric(15,2) NOT NULL,
    opening_date date NOT NULL,
    status text NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT fund_account_kind_check CHECK ((kind = ANY (ARRAY['bank'::text, 'cash'::text, 'online'::text, 'card'::text, 'bill'::text]))),
    CONSTRAINT fund_account_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.fund_account FORCE ROW LEVEL SECURITY;

CREATE VIEW app.fund_account_ref WITH (security_invoker='true') AS
 SELECT fund_account.tenant_id,
    fund_account.id,
    fund_account.code,
    fund_account.name,
    fund_account.status,
    fund_account.company_id,
    fund_account.is_default,
    fund_account.opening_date
   FROM app.fund_account;

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

CREATE TABLE app.invoice_in (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    order_id uuid,
    contract_id uuid,
    acceptance_id uuid,
    our_company_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    project_id uuid,
    kind text NOT NULL,
    number text NOT NULL,
    invoice_code text,
    issued_on date NOT NULL,
    seller_name text NOT NULL,
    seller_tax_no text,
    buyer_name text,
    buyer_tax_no text,
    amount_ex_tax numeric(15,2) NOT NULL,
    tax numeric(15,2) NOT NULL,
    amount numeric(15,2) NOT NULL,
    is_deductible boolean NOT NULL,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    remark text,
    owner_id uuid NOT NULL,
    department_id uuid,
    source text NOT NULL,
    title_state text NOT NULL,
    verify_state text NOT NULL,
    verified_by uuid,
    verified_at timestamp with time zone,
    verify_note text,
    match_state text NOT NULL,
    match_total numeric(15,2) NOT NULL,
    match_ceiling numeric(15,2),
    overridden_by uuid,
    overridden_at timestamp with time zone,
    override_reason text,
    is_held boolean NOT NULL,
    held_by uuid,
    hold_reason text,
    deduct_month date,
    red_of_id uuid,
    red_amount numeric(15,2) DEFAULT 0 NOT NULL,
    red_reason text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT invoice_in_amount_check CHECK ((amount <> (0)::numeric)),
    CONSTRAINT invoice_in_deduct_month_check CHECK ((EXTRACT(day FROM deduct_month) = (1)::numeric)),
    CONSTRAINT invoice_in_deducted CHECK (((deduct_month IS NULL) OR (is_deductible AND (verify_state = 'verified'::text)))),
    CONSTRAINT invoice_in_held CHECK ((is_held = (hold_reason IS NOT NULL))),
    CONSTRAINT invoice_in_kind_check CHECK ((kind = ANY (ARRAY['digitalSpecial'::text, 'digitalOrdinary'::text, 'paperSpecial'::text, 'paperOrdinary'::text, 'other'::text]))),
    CONSTRAINT invoice_in_match_state_check CHECK ((match_state = ANY (ARRAY['unmatched'::text, 'matched'::text, 'exception'::text]))),
    CONSTRAINT invoice_in_overridden CHECK ((((overridden_at IS NULL) = (override_reason IS NULL)) AND ((overridden_at IS NULL) OR (match_state = 'exception'::text)))),
    CONSTRAINT invoice_in_red CHECK (((red_of_id IS NOT NULL) = (amount < (0)::numeric))),
    CONSTRAINT invoice_in_reversed CHECK (((red_amount = (0)::numeric) OR (((red_amount >= (0)::numeric) AND (red_amount <= amount)) AND (verify_state = 'verified'::text)))),
    CONSTRAINT invoice_in_source CHECK ((((order_id IS NULL) <> (contract_id IS NULL)) AND ((acceptance_id IS NULL) OR (order_id IS NOT NULL)))),
    CONSTRAINT invoice_in_source_check CHECK ((source = ANY (ARRAY['hand'::text, 'supplier'::text]))),
    CONSTRAINT invoice_in_tax CHECK ((amount = (amount_ex_tax + tax))),
    CONSTRAINT invoice_in_title CHECK (((verify_state <> 'verified'::text) OR (title_state <> 'wrong'::text))),
    CONSTRAINT invoice_in_title_state_check CHECK ((title_state = ANY (ARRAY['unchecked'::text, 'ours'::text, 'wrong'::text]))),
    CONSTRAINT invoice_in_two_people CHECK (((red_of_id IS NOT NULL) OR ((verified_by IS DISTINCT FROM owner_id) AND (overridden_by IS DISTINCT FROM owner_id)))),
    CONSTRAINT invoice_in_verified CHECK (((verify_state = 'unverified'::text) = (verified_at IS NULL))),
    CONSTRAINT invoice_in_verify_state_check CHECK ((verify_state = ANY (ARRAY['unverified'::text, 'verified'::text, 'failed'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.invoice_in FORCE ROW LEVEL SECURITY;

CREATE VIEW app.invoice_in_ref WITH (security_invoker='true') AS
 SELECT invoice_in.tenant_id,
    invoice_in.id,
    invoice_in.code,
    invoice_in.number AS name,
    invoice_in.order_id,
    invoice_in.contract_id,
    invoice_in.acceptance_id,
    invoice_in.our_company_id,
    invoice_in.supplier_id,
    invoice_in.project_id,
    invoice_in.kind,
    invoice_in.issued_on,
    invoice_in.amount,
    invoice_in.amount_ex_tax,
    invoice_in.tax,
    invoice_in.red_amount,
    invoice_in.red_of_id,
    (invoice_in.amount - invoice_in.red_amount) AS open_amount,
    invoice_in.is_deductible,
    invoice_in.deduct_month,
    invoice_in.verify_state,
    invoice_in.match_state,
    invoice_in.is_held,
    ((invoice_in.red_of_id IS NULL) AND (invoice_in.verify_state = 'verified'::text) AND (NOT invoice_in.is_held) AND ((invoice_in.match_state = 'matched'::text) OR ((invoice_in.match_state = 'exception'::text) AND (invoice_in.overridden_at IS NOT NULL)))) AS is_payable,
    invoice_in.owner_id,
    invoice_in.department_id,
    invoice_in.created_by,
    invoice_in.created_at
   FROM app.invoice_in;

CREATE TABLE app.invoice_out (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    contract_id uuid NOT NULL,
    plan_id uuid,
    kind text NOT NULL,
    title_id uuid,
    title_name text NOT NULL,
    tax_no text,
    title_address text,
    title_phone text,
    title_bank text,
    title_account text,
    receiver_email text,
    amount numeric(15,2) NOT NULL,
    tax_rate numeric(5,2) NOT NULL,
    needed_on date,
    remark text,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    owner_id uuid NOT NULL,
    department_id uuid,
    our_company_id uuid NOT NULL,
    customer_id uuid NOT NULL,
    project_id uuid,
    amount_ex_tax numeric(15,2) NOT NULL,
    tax numeric(15,2) NOT NULL,
    invoice_no text,
    invoice_code text,
    issued_on date,
    issuer_id uuid,
    invoice_files uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    delivered_on date,
    delivery text,
    courier_no text,
    receiver text,
    red_of_id uuid,
    red_amount numeric(15,2) DEFAULT 0 NOT NULL,
    red_reason text,
    stage text NOT NULL,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT invoice_out_amount_check CHECK ((amount <> (0)::numeric)),
    CONSTRAINT invoice_out_days CHECK ((delivered_on >= issued_on)),
    CONSTRAINT invoice_out_delivery_check CHECK ((delivery = ANY (ARRAY['email'::text, 'platform'::text, 'courier'::text, 'hand'::text]))),
    CONSTRAINT invoice_out_issued CHECK (((issued_on IS NOT NULL) = (stage = ANY (ARRAY['issued'::text, 'delivered'::text, 'partlyRed'::text, 'reversed'::text, 'red'::text])))),
    CONSTRAINT invoice_out_kind_check CHECK ((kind = ANY (ARRAY['digitalSpecial'::text, 'digitalOrdinary'::text, 'paperSpecial'::text, 'paperOrdinary'::text, 'receipt'::text]))),
    CONSTRAINT invoice_out_red CHECK ((((stage = 'red'::text) = (red_of_id IS NOT NULL)) AND ((stage = 'red'::text) = (amount < (0)::numeric)))),
    CONSTRAINT invoice_out_reversed CHECK (((red_amount = (0)::numeric) OR ((red_amount >= (0)::numeric) AND (red_amount <= amount)))),
    CONSTRAINT invoice_out_stage_check CHECK ((stage = ANY (ARRAY['applying'::text, 'toIssue'::text, 'issued'::text, 'delivered'::text, 'partlyRed'::text, 'reversed'::text, 'red'::text, 'canceled'::text]))),
    CONSTRAINT invoice_out_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text]))),
    CONSTRAINT invoice_out_tax CHECK ((amount = (amount_ex_tax + tax))),
    CONSTRAINT invoice_out_tax_rate_check CHECK (((tax_rate >= (0)::numeric) AND (tax_rate <= (100)::numeric)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.invoice_out FORCE ROW LEVEL SECURITY;

CREATE TABLE app.invoice_out_item (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    invoice_out_id uuid NOT NULL,
    line integer NOT NULL,
    name text NOT NULL,
    spec text,
    amount numeric(15,2) NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.invoice_out_item FORCE ROW LEVEL SECURITY;

CREATE VIEW app.invoice_out_ref WITH (security_invoker='true') AS
 SELECT invoice_out.tenant_id,
    invoice_out.id,
    invoice_out.code,
    invoice_out.title_name AS name,
    invoice_out.contract_id,
    invoice_out.plan_id,
    invoice_out.customer_id,
    invoice_out.project_id,
    invoice_out.our_company_id,
    invoice_out.kind,
    invoice_out.amount,
    invoice_out.amount_ex_tax,
    invoice_out.tax,
    invoice_out.red_amount,
    invoice_out.red_of_id,
    invoice_out.invoice_no,
    invoice_out.issued_on,
    invoice_out.delivered_on,
    invoice_out.stage,
    invoice_out.status,
    invoice_out.owner_id,
    invoice_out.created_by
   FROM app.invoice_out;

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

CREATE TABLE app.labor_tax_bracket (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    above numeric(15,2) NOT NULL,
    rate numeric(5,2) NOT NULL,
    quick numeric(15,2) NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    CONSTRAINT labor_tax_bracket_above_check CHECK ((above >= (0)::numeric)),
    CONSTRAINT labor_tax_bracket_quick_check CHECK ((quick >= (0)::numeric)),
    CONSTRAINT labor_tax_bracket_rate_check CHECK (((rate >= (0)::numeric) AND (rate <= (100)::numeric)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.labor_tax_bracket FORCE ROW LEVEL SECURITY;

CREATE TABLE app.ledger_account (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    kind text NOT NULL,
    fund_account_id uuid,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT ledger_account_fund CHECK (((kind = 'bank'::text) = (fund_account_id IS NOT NULL))),
    CONSTRAINT ledger_account_kind_check CHECK ((kind = ANY (ARRAY['bank'::text, 'receivable'::text, 'advanceReceived'::text, 'payable'::text, 'prepaid'::text, 'deposit'::text, 'retention'::text, 'personalLoan'::text, 'reimbursePayable'::text, 'unclaimedReceipt'::text, 'outputTax'::text, 'inputTax'::text, 'withheldTax'::text, 'income'::text, 'cost'::text, 'opening'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.ledger_account FORCE ROW LEVEL SECURITY;

CREATE TABLE app.ledger_account_code (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    account text NOT NULL,
    fund_account_id uuid,
    code text NOT NULL,
    name text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    CONSTRAINT ledger_account_code_fund CHECK (((fund_account_id IS NULL) OR (account = 'bank'::text)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.ledger_account_code FORCE ROW LEVEL SECURITY;

CREATE TABLE app.ledger_book (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    company_id uuid NOT NULL,
    closed_until date NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    CONSTRAINT ledger_book_closed_until_check CHECK ((closed_until = (((date_trunc('month'::text, (closed_until)::timestamp with time zone) + '1 mon'::interval) - '1 day'::interval))::date))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.ledger_book FORCE ROW LEVEL SECURITY;

CREATE TABLE app.ledger_checkpoint (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    account_id uuid NOT NULL,
    company_id uuid NOT NULL,
    day date NOT NULL,
    balance numeric(18,2) NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.ledger_checkpoint FORCE ROW LEVEL SECURITY;

CREATE TABLE app.ledger_close (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    month date NOT NULL,
    action text NOT NULL,
    note text,
    at timestamp with time zone DEFAULT app.moment() NOT NULL,
    by uuid DEFAULT app.actor(),
    CONSTRAINT ledger_close_action_check CHECK ((action = ANY (ARRAY['closed'::text, 'reopened'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.ledger_close FORCE ROW LEVEL SECURITY;

CREATE TABLE app.ledger_entry (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    posting_id uuid NOT NULL,
    account_id uuid NOT NULL,
    company_id uuid NOT NULL,
    day date NOT NULL,
    amount numeric(15,2) NOT NULL,
    item_subject text NOT NULL,
    item_id uuid NOT NULL,
    project_id uuid,
    supplier_id uuid,
    customer_id uuid,
    person_id uuid,
    CONSTRAINT ledger_entry_amount_check CHECK ((amount <> (0)::numeric))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.ledger_entry FORCE ROW LEVEL SECURITY;

CREATE TABLE app.ledger_posting (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    day date NOT NULL,
    event text NOT NULL,
    subject text NOT NULL,
    document_id uuid NOT NULL,
    document_code text NOT NULL,
    part text NOT NULL,
    version integer NOT NULL,
    reverses uuid,
    note text,
    at timestamp with time zone DEFAULT now() NOT NULL,
    by uuid DEFAULT app.actor(),
    CONSTRAINT ledger_posting_version_check CHECK ((version > 0))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.ledger_posting FORCE ROW LEVEL SECURITY;

CREATE VIEW app.ledger_posting_ref WITH (security_invoker='true') AS
 SELECT ledger_posting.tenant_id,
    ledger_posting.id,
    ledger_posting.company_id,
    ledger_posting.day,
    ledger_posting.event,
    ledger_posting.subject,
    ledger_posting.document_id,
    ledger_posting.part,
    ledger_posting.version,
    ledger_posting.reverses
   FROM app.ledger_posting;

CREATE TABLE app.ledger_proof (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    differences jsonb NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.ledger_proof FORCE ROW LEVEL SECURITY;

CREATE TABLE app.loan (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    purpose text NOT NULL,
    kind text NOT NULL,
    project_id uuid,
    amount numeric(15,2) NOT NULL,
    need_date date,
    repay_date date NOT NULL,
    payee_name text NOT NULL,
    payee_bank text NOT NULL,
    payee_account text NOT NULL,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    remark text,
    owner_id uuid NOT NULL,
    department_id uuid,
    paid_amount numeric(15,2) NOT NULL,
    written_off numeric(15,2) NOT NULL,
    returned numeric(15,2) NOT NULL,
    balance numeric(15,2) NOT NULL,
    offsetting numeric(15,2) NOT NULL,
    paid_on date,
    is_overdue boolean NOT NULL,
    stage text NOT NULL,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT loan_amount_check CHECK ((amount > (0)::numeric)),
    CONSTRAINT loan_balance CHECK (((balance = ((paid_amount - written_off) - returned)) AND (balance >= (0)::numeric))),
    CONSTRAINT loan_kind_check CHECK ((kind = ANY (ARRAY['float'::text, 'project'::text]))),
    CONSTRAINT loan_offsetting CHECK (((offsetting >= (0)::numeric) AND (offsetting <= balance))),
    CONSTRAINT loan_stage_check CHECK ((stage = ANY (ARRAY['applying'::text, 'approved'::text, 'paid'::text, 'partly'::text, 'settled'::text, 'canceled'::text]))),
    CONSTRAINT loan_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.loan FORCE ROW LEVEL SECURITY;

CREATE TABLE app.loan_entry (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    loan_id uuid NOT NULL,
    kind text NOT NULL,
    amount numeric(15,2) NOT NULL,
    day date NOT NULL,
    note text,
    at timestamp with time zone DEFAULT now() NOT NULL,
    by uuid DEFAULT app.actor(),
    fund_account_id uuid,
    CONSTRAINT loan_entry_amount_check CHECK ((amount > (0)::numeric)),
    CONSTRAINT loan_entry_kind_check CHECK ((kind = ANY (ARRAY['paid'::text, 'returned'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.loan_entry FORCE ROW LEVEL SECURITY;

CREATE VIEW app.loan_ref WITH (security_invoker='true') AS
 SELECT loan.tenant_id,
    loan.id,
    loan.code,
    loan.purpose AS name,
    loan.status,
    loan.stage,
    loan.owner_id,
    loan.department_id,
    loan.project_id,
    loan.balance,
    loan.amount,
    loan.payee_name,
    loan.payee_bank,
    loan.payee_account,
    loan.need_date,
    loan.created_by,
    loan.created_at,
    loan.version
   FROM app.loan;

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

CREATE TABLE app.month_reopen (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    title text NOT NULL,
    company_id uuid NOT NULL,
    month date NOT NULL,
    reason text NOT NULL,
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
    CONSTRAINT month_reopen_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.month_reopen FORCE ROW LEVEL SECURITY;

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

CREATE TABLE app.order_change (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    title text NOT NULL,
    order_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    project_id uuid,
    owner_id uuid NOT NULL,
    department_id uuid,
    reason text NOT NULL,
    version_no integer NOT NULL,
    amount_before numeric(15,2) NOT NULL,
    amount numeric(15,2) NOT NULL,
    difference numeric(15,2) NOT NULL,
    answer_note text,
    signer text,
    sent_at timestamp with time zone,
    answered_at timestamp with time zone,
    stage text NOT NULL,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT order_change_amount_check CHECK ((amount >= (0)::numeric)),
    CONSTRAINT order_change_stage_check CHECK ((stage = ANY (ARRAY['draft'::text, 'sent'::text, 'agreed'::text, 'refused'::text, 'canceled'::text]))),
    CONSTRAINT order_change_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text]))),
    CONSTRAINT order_change_version_no_check CHECK ((version_no > 1))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.order_change FORCE ROW LEVEL SECURITY;

CREATE TABLE app.order_change_line (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    change_id uuid NOT NULL,
    line integer NOT NULL,
    order_line_id uuid,
    quantity numeric(15,4) NOT NULL,
    times numeric(15,4),
    unit_price numeric(15,2),
    date_from date,
    date_to date,
    attendees integer,
    remark text,
    amount numeric(15,2),
    quantity_before numeric(15,4),
    times_before numeric(15,4),
    unit_price_before numeric(15,2),
    amount_before numeric(15,2),
    date_from_before date,
    date_to_before date,
    name text,
    purchase_type_id uuid,
    requirement text,
    unit text,
    tax_rate numeric(5,2),
    budget_item_id uuid,
    pool_line_id uuid,
    is_customer_paid boolean DEFAULT false NOT NULL,
    CONSTRAINT order_change_line_pool CHECK (((pool_line_id IS NULL) OR (order_line_id IS NULL))),
    CONSTRAINT order_change_line_quantity_check CHECK ((quantity >= (0)::numeric)),
    CONSTRAINT order_change_line_tax_rate_check CHECK (((tax_rate >= (0)::numeric) AND (tax_rate <= (100)::numeric))),
    CONSTRAINT order_change_line_times_check CHECK ((times > (0)::numeric)),
    CONSTRAINT order_change_line_unit_price_check CHECK ((unit_price >= (0)::numeric)),
    CONSTRAINT order_change_line_what CHECK (((order_line_id IS NOT NULL) OR ((name IS NOT NULL) AND (purchase_type_id IS NOT NULL) AND (unit_price IS NOT NULL))))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.order_change_line FORCE ROW LEVEL SECURITY;

CREATE VIEW app.order_change_ref WITH (security_invoker='true') AS
 SELECT order_change.tenant_id,
    order_change.id,
    order_change.code,
    order_change.title AS name,
    order_change.status,
    order_change.stage,
    order_change.order_id,
    order_change.supplier_id,
    order_change.project_id,
    order_change.owner_id,
    order_change.department_id,
    order_change.created_by,
    order_change.version_no,
    order_change.amount_before,
    order_change.amount,
    order_change.difference,
    order_change.sent_at,
    order_change.answered_at
   FROM app.order_change;

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

CREATE VIEW app.our_company_invoice_ref WITH (security_invoker='true') AS
 SELECT our_company.tenant_id,
    our_company.id,
    our_company.name,
    our_company.invoice_title,
    our_company.tax_no,
    our_company.credit_code
   FROM app.our_company;

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

CREATE TABLE app.payment (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    batch_id uuid NOT NULL,
    request_id uuid NOT NULL,
    line integer NOT NULL,
    amount numeric(15,2) NOT NULL,
    state text NOT NULL,
    paid_on date,
    bank_serial text,
    fail_reason text,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT payment_amount_check CHECK ((amount > (0)::numeric)),
    CONSTRAINT payment_paid CHECK (((state = 'paid'::text) = ((paid_on IS NOT NULL) AND (bank_serial IS NOT NULL)))),
    CONSTRAINT payment_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'paid'::text, 'failed'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.payment FORCE ROW LEVEL SECURITY;

CREATE TABLE app.payment_batch (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    title text NOT NULL,
    fund_account_id uuid NOT NULL,
    company_id uuid NOT NULL,
    day date NOT NULL,
    requests uuid[] NOT NULL,
    remark text,
    count integer NOT NULL,
    total numeric(15,2) NOT NULL,
    owner_id uuid NOT NULL,
    confirmed_by uuid,
    confirmed_at timestamp with time zone,
    exported_at timestamp with time zone,
    stage text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT payment_batch_confirmed CHECK (((stage = ANY (ARRAY['paying'::text, 'done'::text])) = (confirmed_by IS NOT NULL))),
    CONSTRAINT payment_batch_stage_check CHECK ((stage = ANY (ARRAY['making'::text, 'paying'::text, 'done'::text, 'canceled'::text]))),
    CONSTRAINT payment_batch_two_people CHECK ((confirmed_by IS DISTINCT FROM owner_id))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.payment_batch FORCE ROW LEVEL SECURITY;

CREATE VIEW app.payment_batch_ref WITH (security_invoker='true') AS
 SELECT payment_batch.tenant_id,
    payment_batch.id,
    payment_batch.code,
    payment_batch.title AS name,
    payment_batch.company_id,
    payment_batch.stage,
    payment_batch.created_by
   FROM app.payment_batch;

CREATE TABLE app.payment_plan (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    title text NOT NULL,
    contract_id uuid NOT NULL,
    contract_plan_id uuid,
    side text NOT NULL,
    project_id uuid,
    customer_id uuid,
    supplier_id uuid,
    name text NOT NULL,
    seq integer NOT NULL,
    trigger text NOT NULL,
    offset_days integer NOT NULL,
    plan_date date,
    ratio numeric(5,2),
    amount numeric(15,2) NOT NULL,
    done_amount numeric(15,2) DEFAULT 0 NOT NULL,
    open_amount numeric(15,2) NOT NULL,
    due_date date,
    is_due_by_hand boolean DEFAULT false NOT NULL,
    remind_days integer NOT NULL,
    reminded_for date,
    is_overdue boolean DEFAULT false NOT NULL,
    overdue_told boolean DEFAULT false NOT NULL,
    done_on date,
    stage text NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT payment_plan_amount_check CHECK ((amount >= (0)::numeric)),
    CONSTRAINT payment_plan_open CHECK (((open_amount = (amount - done_amount)) AND ((done_amount >= (0)::numeric) AND (done_amount <= amount)))),
    CONSTRAINT payment_plan_side_check CHECK ((side = ANY (ARRAY['receive'::text, 'pay'::text, 'none'::text]))),
    CONSTRAINT payment_plan_stage_check CHECK ((stage = ANY (ARRAY['waiting'::text, 'pending'::text, 'partial'::text, 'done'::text, 'paused'::text, 'canceled'::text]))),
    CONSTRAINT payment_plan_trigger_check CHECK ((trigger = ANY (ARRAY['sign'::text, 'setup'::text, 'eventEnd'::text, 'invoice'::text, 'acceptance'::text, 'date'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.payment_plan FORCE ROW LEVEL SECURITY;

CREATE TABLE app.payment_plan_due (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    payment_plan_id uuid NOT NULL,
    before date,
    after date,
    cause text NOT NULL,
    note text,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    by uuid DEFAULT app.actor(),
    CONSTRAINT payment_plan_due_cause_check CHECK ((cause = ANY (ARRAY['approved'::text, 'signed'::text, 'project'::text, 'event'::text, 'invoice'::text, 'acceptance'::text, 'change'::text, 'hand'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.payment_plan_due FORCE ROW LEVEL SECURITY;

CREATE TABLE app.payment_plan_entry (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    payment_plan_id uuid NOT NULL,
    contract_id uuid NOT NULL,
    holder_kind text NOT NULL,
    holder_id uuid NOT NULL,
    amount numeric(15,2) NOT NULL,
    day date NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    by uuid DEFAULT app.actor(),
    CONSTRAINT payment_plan_entry_amount_check CHECK ((amount <> (0)::numeric))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.payment_plan_entry FORCE ROW LEVEL SECURITY;

CREATE VIEW app.payment_plan_entry_ref WITH (security_invoker='true') AS
 SELECT payment_plan_entry.tenant_id,
    payment_plan_entry.id,
    payment_plan_entry.payment_plan_id,
    payment_plan_entry.contract_id,
    payment_plan_entry.holder_kind,
    payment_plan_entry.holder_id,
    payment_plan_entry.amount,
    payment_plan_entry.day
   FROM app.payment_plan_entry;

CREATE VIEW app.payment_plan_ref WITH (security_invoker='true') AS
 SELECT payment_plan.tenant_id,
    payment_plan.id,
    payment_plan.code,
    payment_plan.title AS name,
    payment_plan.contract_id,
    payment_plan.side,
    payment_plan.project_id,
    payment_plan.customer_id,
    payment_plan.supplier_id,
    payment_plan.seq,
    payment_plan.trigger,
    payment_plan.amount,
    payment_plan.done_amount,
    payment_plan.open_amount,
    payment_plan.due_date,
    payment_plan.is_overdue,
    payment_plan.stage,
    payment_plan.created_by
   FROM app.payment_plan;

CREATE TABLE app.payment_plan_state (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    payment_plan_id uuid NOT NULL,
    day date NOT NULL,
    amount numeric(15,2) NOT NULL,
    due_date date,
    is_canceled boolean NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT payment_plan_state_amount_check CHECK ((amount >= (0)::numeric))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.payment_plan_state FORCE ROW LEVEL SECURITY;

CREATE VIEW app.payment_plan_state_ref WITH (security_invoker='true') AS
 SELECT payment_plan_state.tenant_id,
    payment_plan_state.id,
    payment_plan_state.payment_plan_id,
    payment_plan_state.day,
    payment_plan_state.amount,
    payment_plan_state.due_date,
    payment_plan_state.is_canceled,
    payment_plan_state.at
   FROM app.payment_plan_state;

CREATE TABLE app.payment_request (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    title text NOT NULL,
    kind text NOT NULL,
    plan_id uuid,
    order_id uuid,
    reimburse_id uuid,
    loan_id uuid,
    contract_id uuid,
    supplier_id uuid,
    project_id uuid,
    budget_item_id uuid,
    company_id uuid,
    is_advance boolean NOT NULL,
    amount numeric(15,2) NOT NULL,
    withheld numeric(15,2) NOT NULL,
    pay_amount numeric(15,2) NOT NULL,
    need_date date NOT NULL,
    supplier_account_id uuid,
    payee_name text,
    payee_bank text,
    payee_account text,
    payee_account_key text,
    id_no text,
    id_no_key text,
    invoice_total numeric(15,2) NOT NULL,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    remark text,
    owner_id uuid NOT NULL,
    department_id uuid,
    batch_id uuid,
    paid_on date,
    bank_serial text,
    fail_reason text,
    slips uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    stage text NOT NULL,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT payment_request_amount_check CHECK ((amount > (0)::numeric)),
    CONSTRAINT payment_request_kind_check CHECK ((kind = ANY (ARRAY['plan'::text, 'order'::text, 'invoice'::text, 'reimburse'::text, 'loan'::text, 'labor'::text]))),
    CONSTRAINT payment_request_net CHECK (((pay_amount = (amount - withheld)) AND (pay_amount > (0)::numeric))),
    CONSTRAINT payment_request_paid CHECK (((stage = 'paid'::text) = (paid_on IS NOT NULL))),
    CONSTRAINT payment_request_stage_check CHECK ((stage = ANY (ARRAY['applying'::text, 'toPay'::text, 'batched'::text, 'paying'::text, 'paid'::text, 'canceled'::text]))),
    CONSTRAINT payment_request_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text]))),
    CONSTRAINT payment_request_withheld_check CHECK ((withheld >= (0)::numeric))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.payment_request FORCE ROW LEVEL SECURITY;

CREATE TABLE app.payment_request_invoice (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    payment_request_id uuid NOT NULL,
    line integer NOT NULL,
    kind text NOT NULL,
    number text NOT NULL,
    invoice_code text,
    passenger text,
    seller text,
    date date NOT NULL,
    amount numeric(15,2) NOT NULL,
    tax numeric(15,2) NOT NULL,
    fare numeric(15,2),
    rate numeric(5,2),
    photo uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    CONSTRAINT payment_request_invoice_amount_check CHECK ((amount >= (0)::numeric)),
    CONSTRAINT payment_request_invoice_check CHECK (((tax >= (0)::numeric) AND (tax <= amount))),
    CONSTRAINT payment_request_invoice_kind_check CHECK ((kind = ANY (ARRAY['digitalSpecial'::text, 'digitalOrdinary'::text, 'paperSpecial'::text, 'paperOrdinary'::text, 'rail'::text, 'air'::text, 'taxi'::text, 'toll'::text, 'other'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.payment_request_invoice FORCE ROW LEVEL SECURITY;

CREATE TABLE app.payment_request_received (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    payment_request_id uuid NOT NULL,
    line integer NOT NULL,
    invoice_id uuid NOT NULL,
    amount numeric(15,2) NOT NULL,
    CONSTRAINT payment_request_received_amount_check CHECK ((amount > (0)::numeric))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.payment_request_received FORCE ROW LEVEL SECURITY;

CREATE VIEW app.payment_request_ref WITH (security_invoker='true') AS
 SELECT payment_request.tenant_id,
    payment_request.id,
    payment_request.code,
    payment_request.title AS name,
    payment_request.kind,
    payment_request.plan_id,
    payment_request.order_id,
    payment_request.contract_id,
    payment_request.supplier_id,
    payment_request.project_id,
    payment_request.budget_item_id,
    payment_request.company_id,
    payment_request.is_advance,
    payment_request.amount,
    payment_request.withheld,
    payment_request.pay_amount,
    payment_request.invoice_total,
    payment_request.need_date,
    payment_request.paid_on,
    payment_request.stage,
    payment_request.status,
    payment_request.owner_id,
    payment_request.department_id,
    payment_request.created_by
   FROM app.payment_request;

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

CREATE TABLE app.pool_line (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    demand_id uuid NOT NULL,
    demand_line_id uuid NOT NULL,
    project_id uuid NOT NULL,
    purchase_type_id uuid NOT NULL,
    line_kind text NOT NULL,
    name text NOT NULL,
    spec jsonb DEFAULT '{}'::jsonb NOT NULL,
    spec_text text,
    quantity numeric(12,4) NOT NULL,
    times numeric(12,4) NOT NULL,
    unit text,
    date_from date NOT NULL,
    date_to date,
    time_slot text,
    attendees integer,
    layout text,
    region text,
    budget_item_id uuid,
    budget_amount numeric(15,2) NOT NULL,
    stage text NOT NULL,
    claimed_by uuid,
    claimed_at timestamp with time zone,
    ordered_at timestamp with time zone,
    holder_kind text,
    holder_id uuid,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    is_customer_paid boolean DEFAULT false NOT NULL,
    CONSTRAINT pool_line_budget_amount_check CHECK ((budget_amount >= (0)::numeric)),
    CONSTRAINT pool_line_claim CHECK ((((claimed_by IS NULL) = (claimed_at IS NULL)) AND ((stage <> 'pending'::text) OR (claimed_by IS NULL)))),
    CONSTRAINT pool_line_holder CHECK ((((holder_id IS NULL) = (holder_kind IS NULL)) AND ((stage <> ALL (ARRAY['pending'::text, 'claimed'::text])) OR (holder_id IS NULL)) AND ((stage <> ALL (ARRAY['inquiry'::text, 'awarded'::text, 'ordered'::text])) OR (holder_id IS NOT NULL)))),
    CONSTRAINT pool_line_quantity_check CHECK ((quantity > (0)::numeric)),
    CONSTRAINT pool_line_stage_check CHECK ((stage = ANY (ARRAY['pending'::text, 'claimed'::text, 'inquiry'::text, 'awarded'::text, 'ordered'::text, 'closed'::text]))),
    CONSTRAINT pool_line_times_check CHECK ((times > (0)::numeric))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.pool_line FORCE ROW LEVEL SECURITY;

CREATE VIEW app.pool_line_ref WITH (security_invoker='true') AS
 SELECT pool_line.tenant_id,
    pool_line.id,
    pool_line.code,
    pool_line.name,
    pool_line.demand_id,
    pool_line.demand_line_id,
    pool_line.project_id,
    pool_line.purchase_type_id,
    pool_line.line_kind,
    pool_line.spec,
    pool_line.spec_text,
    pool_line.quantity,
    pool_line.times,
    pool_line.unit,
    pool_line.date_from,
    pool_line.date_to,
    pool_line.time_slot,
    pool_line.attendees,
    pool_line.layout,
    pool_line.region,
    pool_line.budget_item_id,
    pool_line.budget_amount,
    pool_line.stage,
    pool_line.claimed_by,
    pool_line.claimed_at,
    pool_line.holder_kind,
    pool_line.holder_id,
    pool_line.created_by,
    pool_line.is_customer_paid
   FROM app.pool_line;

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

CREATE VIEW app.project_day_ref WITH (security_invoker='true') AS
 SELECT project.tenant_id,
    project.id,
    project.setup_date,
    project.teardown_date,
    project.event_start,
    project.event_end
   FROM app.project;

CREATE TABLE app.project_deliverable (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    project_id uuid NOT NULL,
    deliverable_id uuid NOT NULL,
    state text NOT NULL,
    note text,
    by uuid DEFAULT app.actor(),
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT project_deliverable_state_check CHECK ((state = ANY (ARRAY['done'::text, 'waived'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.project_deliverable FORCE ROW LEVEL SECURITY;

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
    project.event_end,
    project.attendees,
    project.kind,
    project.region,
    project.location_lat,
    project.location_lng
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
    CONSTRAINT project_role_tab_level_check CHECK ((level = ANY (ARRAY['none'::text, 'own'::text, 'read'::text, 'edit'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.project_role_tab FORCE ROW LEVEL SECURITY;

CREATE TABLE app.purchase (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    title text NOT NULL,
    project_id uuid,
    owner_id uuid NOT NULL,
    department_id uuid,
    method text NOT NULL,
    deadline timestamp with time zone,
    decision_on date,
    min_quotes integer,
    open_mode text,
    allows_partial boolean NOT NULL,
    allows_alternate boolean NOT NULL,
    is_tax_included boolean NOT NULL,
    award_mode text NOT NULL,
    decision_factors text[] DEFAULT '{}'::text[] NOT NULL,
    is_state_hidden boolean NOT NULL,
    terms text,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    internal_note text,
    round_no integer DEFAULT 1 NOT NULL,
    compare_method text DEFAULT 'lowest'::text NOT NULL,
    is_two_envelope boolean DEFAULT false NOT NULL,
    needs_approval boolean DEFAULT false NOT NULL,
    budget_amount numeric(15,2) DEFAULT 0 NOT NULL,
    line_count integer DEFAULT 0 NOT NULL,
    invited_count integer DEFAULT 0 NOT NULL,
    published_at timestamp with time zone,
    closed_at timestamp with time zone,
    opened_at timestamp with time zone,
    reminded_at timestamp with time zone,
    short_reason text,
    cancel_reason text,
    cancel_note text,
    stage text NOT NULL,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT purchase_award_mode_check CHECK ((award_mode = ANY (ARRAY['whole'::text, 'byLine'::text, 'split'::text]))),
    CONSTRAINT purchase_compare_method_check CHECK ((compare_method = ANY (ARRAY['lowest'::text, 'scored'::text]))),
    CONSTRAINT purchase_method_check CHECK ((method = ANY (ARRAY['inquiry'::text, 'direct'::text, 'framework'::text, 'singleSource'::text, 'tender'::text]))),
    CONSTRAINT purchase_min_quotes_check CHECK (((min_quotes >= 1) AND (min_quotes <= 20))),
    CONSTRAINT purchase_open_mode_check CHECK ((open_mode = ANY (ARRAY['clockOrAll'::text, 'clock'::text, 'twoPeople'::text]))),
    CONSTRAINT purchase_published CHECK (((stage = ANY (ARRAY['draft'::text, 'canceled'::text])) OR ((published_at IS NOT NULL) AND (deadline IS NOT NULL) AND (min_quotes IS NOT NULL) AND (open_mode IS NOT NULL)))),
    CONSTRAINT purchase_round_no_check CHECK (((round_no >= 1) AND (round_no <= 9))),
    CONSTRAINT purchase_stage_check CHECK ((stage = ANY (ARRAY['draft'::text, 'quoting'::text, 'closed'::text, 'failed'::text, 'opened'::text, 'awarding'::text, 'awarded'::text, 'ordered'::text, 'archived'::text, 'canceled'::text]))),
    CONSTRAINT purchase_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text]))),
    CONSTRAINT purchase_tender CHECK (((method <> 'tender'::text) OR is_state_hidden))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.purchase FORCE ROW LEVEL SECURITY;

CREATE TABLE app.purchase_archive (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    purchase_id uuid NOT NULL,
    file_id uuid NOT NULL,
    sha256 text NOT NULL,
    made_by uuid,
    made_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.purchase_archive FORCE ROW LEVEL SECURITY;

CREATE TABLE app.purchase_invitation (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    purchase_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    contact_id uuid,
    contact_name text,
    mobile text,
    state text DEFAULT 'created'::text NOT NULL,
    sent_at timestamp with time zone,
    last_sent_at timestamp with time zone,
    resent_count integer DEFAULT 0 NOT NULL,
    first_viewed_at timestamp with time zone,
    last_viewed_at timestamp with time zone,
    view_count integer DEFAULT 0 NOT NULL,
    answered_at timestamp with time zone,
    decline_reason text,
    decline_note text,
    link_id uuid,
    round_no integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    CONSTRAINT purchase_invitation_state_check CHECK ((state = ANY (ARRAY['created'::text, 'sent'::text, 'viewed'::text, 'intends'::text, 'declined'::text, 'quoted'::text, 'withdrawn'::text, 'won'::text, 'lost'::text, 'canceled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.purchase_invitation FORCE ROW LEVEL SECURITY;

CREATE VIEW app.purchase_invitation_ref WITH (security_invoker='true') AS
 SELECT purchase_invitation.tenant_id,
    purchase_invitation.id,
    purchase_invitation.purchase_id,
    purchase_invitation.supplier_id,
    purchase_invitation.contact_id,
    purchase_invitation.contact_name,
    purchase_invitation.mobile,
    purchase_invitation.state,
    purchase_invitation.sent_at,
    purchase_invitation.last_sent_at,
    purchase_invitation.resent_count,
    purchase_invitation.first_viewed_at,
    purchase_invitation.last_viewed_at,
    purchase_invitation.view_count,
    purchase_invitation.answered_at,
    purchase_invitation.decline_reason,
    purchase_invitation.decline_note,
    purchase_invitation.link_id,
    purchase_invitation.round_no,
    purchase_invitation.created_at
   FROM app.purchase_invitation;

CREATE TABLE app.purchase_key (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    purchase_id uuid NOT NULL,
    round_no integer NOT NULL,
    public_key bytea NOT NULL,
    wrapped_key bytea NOT NULL,
    key_id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT purchase_key_round_no_check CHECK ((round_no > 0))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.purchase_key FORCE ROW LEVEL SECURITY;

CREATE TABLE app.purchase_line (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    purchase_id uuid NOT NULL,
    line integer NOT NULL,
    pool_line_id uuid,
    project_id uuid,
    purchase_type_id uuid NOT NULL,
    line_kind text DEFAULT 'other'::text NOT NULL,
    name text NOT NULL,
    requirement text,
    spec jsonb DEFAULT '{}'::jsonb NOT NULL,
    quantity numeric(15,4) NOT NULL,
    times numeric(15,4) DEFAULT 1 NOT NULL,
    unit text,
    date_from date,
    date_to date,
    time_slot text,
    attendees integer,
    layout text,
    region text,
    cost_items text[] DEFAULT '{}'::text[] NOT NULL,
    budget_item_id uuid,
    budget_amount numeric(15,2),
    ceiling_price numeric(15,2),
    is_active boolean DEFAULT true NOT NULL,
    CONSTRAINT purchase_line_check CHECK ((date_to >= date_from)),
    CONSTRAINT purchase_line_line_kind_check CHECK ((line_kind = ANY (ARRAY['hall'::text, 'room'::text, 'catering'::text, 'av'::text, 'build'::text, 'staff'::text, 'vehicle'::text, 'gift'::text, 'print'::text, 'ticket'::text, 'other'::text]))),
    CONSTRAINT purchase_line_quantity_check CHECK ((quantity > (0)::numeric)),
    CONSTRAINT purchase_line_time_slot_check CHECK ((time_slot = ANY (ARRAY['morning'::text, 'afternoon'::text, 'evening'::text, 'day'::text]))),
    CONSTRAINT purchase_line_times_check CHECK ((times > (0)::numeric))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.purchase_line FORCE ROW LEVEL SECURITY;

CREATE VIEW app.purchase_line_ref WITH (security_invoker='true') AS
 SELECT purchase_line.tenant_id,
    purchase_line.id,
    purchase_line.purchase_id,
    purchase_line.line,
    purchase_line.line AS "position",
    purchase_line.pool_line_id,
    purchase_line.project_id,
    purchase_line.purchase_type_id,
    purchase_line.line_kind,
    purchase_line.name,
    purchase_line.requirement,
    purchase_line.spec,
    purchase_line.quantity,
    purchase_line.times,
    purchase_line.unit,
    purchase_line.date_from,
    purchase_line.date_to,
    purchase_line.time_slot,
    purchase_line.attendees,
    purchase_line.layout,
    purchase_line.region,
    purchase_line.cost_items,
    purchase_line.budget_item_id,
    purchase_line.budget_amount,
    purchase_line.ceiling_price,
    purchase_line.is_active
   FROM app.purchase_line;

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

CREATE TABLE app.purchase_opening (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    purchase_id uuid NOT NULL,
    round_no integer NOT NULL,
    user_id uuid,
    is_buyer boolean NOT NULL,
    is_opened boolean NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    part text DEFAULT 'quote'::text NOT NULL,
    CONSTRAINT purchase_opening_part_check CHECK ((part = ANY (ARRAY['quote'::text, 'price'::text]))),
    CONSTRAINT purchase_opening_round_no_check CHECK ((round_no > 0))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.purchase_opening FORCE ROW LEVEL SECURITY;

CREATE VIEW app.purchase_opening_ref WITH (security_invoker='true') AS
 SELECT purchase_opening.tenant_id,
    purchase_opening.id,
    purchase_opening.purchase_id,
    purchase_opening.round_no,
    purchase_opening.user_id,
    purchase_opening.is_buyer,
    purchase_opening.is_opened,
    purchase_opening.at
   FROM app.purchase_opening;

CREATE TABLE app.purchase_order (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    title text NOT NULL,
    supplier_id uuid NOT NULL,
    contact_id uuid,
    project_id uuid,
    owner_id uuid NOT NULL,
    department_id uuid,
    source text NOT NULL,
    award_id uuid,
    purchase_id uuid,
    price_reason text,
    payment_terms text,
    deposit_rate numeric(5,2),
    terms text,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    internal_note text,
    adjustment numeric(15,2) DEFAULT 0 NOT NULL,
    amount numeric(15,2) NOT NULL,
    amount_ex_tax numeric(15,2) NOT NULL,
    tax numeric(15,2) NOT NULL,
    line_count integer DEFAULT 0 NOT NULL,
    service_from date,
    service_to date,
    version_no integer DEFAULT 1 NOT NULL,
    is_off_price boolean DEFAULT false NOT NULL,
    needs_approval boolean NOT NULL,
    answer text NOT NULL,
    answer_note text,
    signer text,
    link_id uuid,
    sent_at timestamp with time zone,
    answered_at timestamp with time zone,
    confirmed_at timestamp with time zone,
    closed_at timestamp with time zone,
    cancel_reason text,
    cancel_note text,
    stage text NOT NULL,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    customer_amount numeric(15,2) DEFAULT 0 NOT NULL,
    CONSTRAINT purchase_order_amount_check CHECK ((amount >= (0)::numeric)),
    CONSTRAINT purchase_order_answer_check CHECK ((answer = ANY (ARRAY['none'::text, 'waiting'::text, 'confirmed'::text, 'changeRequested'::text, 'rejected'::text]))),
    CONSTRAINT purchase_order_award CHECK (((source <> 'award'::text) OR (award_id IS NOT NULL))),
    CONSTRAINT purchase_order_confirmed CHECK (((stage <> ALL (ARRAY['confirmed'::text, 'executing'::text, 'accepted'::text, 'settled'::text, 'closed'::text])) OR (confirmed_at IS NOT NULL))),
    CONSTRAINT purchase_order_customer_amount_check CHECK ((customer_amount >= (0)::numeric)),
    CONSTRAINT purchase_order_deposit_rate_check CHECK (((deposit_rate >= (0)::numeric) AND (deposit_rate <= (100)::numeric))),
    CONSTRAINT purchase_order_sent CHECK (((stage = ANY (ARRAY['draft'::text, 'canceled'::text])) OR (sent_at IS NOT NULL))),
    CONSTRAINT purchase_order_source_check CHECK ((source = ANY (ARRAY['award'::text, 'framework'::text, 'direct'::text]))),
    CONSTRAINT purchase_order_stage_check CHECK ((stage = ANY (ARRAY['draft'::text, 'sent'::text, 'confirmed'::text, 'executing'::text, 'accepted'::text, 'settled'::text, 'closed'::text, 'canceled'::text]))),
    CONSTRAINT purchase_order_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text]))),
    CONSTRAINT purchase_order_version_no_check CHECK ((version_no > 0))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.purchase_order FORCE ROW LEVEL SECURITY;

CREATE TABLE app.purchase_order_cancellation (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    line integer NOT NULL,
    days integer NOT NULL,
    rate numeric(5,2) NOT NULL,
    CONSTRAINT purchase_order_cancellation_days_check CHECK ((days >= 0)),
    CONSTRAINT purchase_order_cancellation_rate_check CHECK (((rate >= (0)::numeric) AND (rate <= (100)::numeric)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.purchase_order_cancellation FORCE ROW LEVEL SECURITY;

CREATE TABLE app.purchase_order_line (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    line integer NOT NULL,
    name text NOT NULL,
    purchase_type_id uuid NOT NULL,
    line_kind text DEFAULT 'other'::text NOT NULL,
    requirement text,
    quantity numeric(15,4) NOT NULL,
    times numeric(15,4) DEFAULT 1 NOT NULL,
    unit text,
    date_from date,
    date_to date,
    time_slot text,
    attendees integer,
    layout text,
    region text,
    unit_price numeric(15,2),
    tax_rate numeric(5,2),
    hall_id uuid,
    room_id uuid,
    budget_item_id uuid,
    pool_line_id uuid,
    price_item_id uuid,
    remark text,
    award_line_id uuid,
    agreed_price numeric(15,2),
    amount numeric(15,2),
    is_customer_paid boolean DEFAULT false NOT NULL,
    CONSTRAINT purchase_order_line_amount_check CHECK ((amount >= (0)::numeric)),
    CONSTRAINT purchase_order_line_check CHECK ((date_to >= date_from)),
    CONSTRAINT purchase_order_line_line_kind_check CHECK ((line_kind = ANY (ARRAY['hall'::text, 'room'::text, 'catering'::text, 'av'::text, 'build'::text, 'staff'::text, 'vehicle'::text, 'gift'::text, 'print'::text, 'ticket'::text, 'other'::text]))),
    CONSTRAINT purchase_order_line_quantity_check CHECK ((quantity >= (0)::numeric)),
    CONSTRAINT purchase_order_line_tax_rate_check CHECK (((tax_rate >= (0)::numeric) AND (tax_rate <= (100)::numeric))),
    CONSTRAINT purchase_order_line_time_slot_check CHECK ((time_slot = ANY (ARRAY['morning'::text, 'afternoon'::text, 'evening'::text, 'day'::text]))),
    CONSTRAINT purchase_order_line_times_check CHECK ((times > (0)::numeric)),
    CONSTRAINT purchase_order_line_unit_price_check CHECK ((unit_price >= (0)::numeric))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.purchase_order_line FORCE ROW LEVEL SECURITY;

CREATE VIEW app.purchase_order_line_ref WITH (security_invoker='true') AS
 SELECT purchase_order_line.tenant_id,
    purchase_order_line.id,
    purchase_order_line.name,
    purchase_order_line.order_id,
    purchase_order_line.line,
    purchase_order_line.purchase_type_id,
    purchase_order_line.line_kind,
    purchase_order_line.requirement,
    purchase_order_line.quantity,
    purchase_order_line.times,
    purchase_order_line.unit,
    purchase_order_line.date_from,
    purchase_order_line.date_to,
    purchase_order_line.time_slot,
    purchase_order_line.attendees,
    purchase_order_line.layout,
    purchase_order_line.region,
    purchase_order_line.unit_price,
    purchase_order_line.tax_rate,
    purchase_order_line.hall_id,
    purchase_order_line.room_id,
    purchase_order_line.budget_item_id,
    purchase_order_line.pool_line_id,
    purchase_order_line.price_item_id,
    purchase_order_line.award_line_id,
    purchase_order_line.agreed_price,
    purchase_order_line.amount,
    purchase_order_line.remark,
    purchase_order_line.is_customer_paid
   FROM app.purchase_order_line;

CREATE TABLE app.purchase_order_payment (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    line integer NOT NULL,
    name text NOT NULL,
    trigger text NOT NULL,
    days integer DEFAULT 0 NOT NULL,
    rate numeric(5,2) NOT NULL,
    CONSTRAINT purchase_order_payment_days_check CHECK ((days >= 0)),
    CONSTRAINT purchase_order_payment_rate_check CHECK (((rate > (0)::numeric) AND (rate <= (100)::numeric))),
    CONSTRAINT purchase_order_payment_trigger_check CHECK ((trigger = ANY (ARRAY['confirmed'::text, 'beforeEvent'::text, 'afterEvent'::text, 'accepted'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.purchase_order_payment FORCE ROW LEVEL SECURITY;

CREATE VIEW app.purchase_order_payment_ref WITH (security_invoker='true') AS
 SELECT purchase_order_payment.tenant_id,
    purchase_order_payment.id,
    purchase_order_payment.order_id,
    purchase_order_payment.line,
    purchase_order_payment.name,
    purchase_order_payment.trigger,
    purchase_order_payment.days,
    purchase_order_payment.rate
   FROM app.purchase_order_payment;

CREATE VIEW app.purchase_order_ref WITH (security_invoker='true') AS
 SELECT purchase_order.tenant_id,
    purchase_order.id,
    purchase_order.code,
    purchase_order.title AS name,
    purchase_order.status,
    purchase_order.stage,
    purchase_order.answer,
    purchase_order.title,
    purchase_order.supplier_id,
    purchase_order.contact_id,
    purchase_order.project_id,
    purchase_order.owner_id,
    purchase_order.owner_id AS buyer_id,
    purchase_order.department_id,
    purchase_order.created_by,
    purchase_order.source,
    purchase_order.award_id,
    purchase_order.purchase_id,
    purchase_order.adjustment,
    purchase_order.amount,
    purchase_order.amount_ex_tax,
    purchase_order.tax,
    purchase_order.line_count,
    purchase_order.service_from,
    purchase_order.service_to,
    purchase_order.version_no,
    purchase_order.payment_terms,
    purchase_order.deposit_rate,
    purchase_order.link_id,
    purchase_order.sent_at,
    purchase_order.confirmed_at,
    purchase_order.closed_at,
    purchase_order.created_at,
    purchase_order.customer_amount
   FROM app.purchase_order;

CREATE TABLE app.purchase_order_reply (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    change_id uuid,
    version_no integer NOT NULL,
    answer text NOT NULL,
    signer text NOT NULL,
    note text,
    link_id uuid NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT purchase_order_reply_answer_check CHECK ((answer = ANY (ARRAY['confirmed'::text, 'changeRequested'::text, 'rejected'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.purchase_order_reply FORCE ROW LEVEL SECURITY;

CREATE TABLE app.purchase_order_version (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    version_no integer NOT NULL,
    change_id uuid,
    amount numeric(15,2) NOT NULL,
    snapshot jsonb NOT NULL,
    signer text,
    agreed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT purchase_order_version_version_no_check CHECK ((version_no > 0))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.purchase_order_version FORCE ROW LEVEL SECURITY;

CREATE VIEW app.purchase_order_version_ref WITH (security_invoker='true') AS
 SELECT purchase_order_version.tenant_id,
    purchase_order_version.id,
    ('v'::text || purchase_order_version.version_no) AS name,
    purchase_order_version.order_id,
    purchase_order_version.version_no,
    purchase_order_version.change_id,
    purchase_order_version.amount,
    purchase_order_version.signer,
    purchase_order_version.agreed_at
   FROM app.purchase_order_version;

CREATE TABLE app.purchase_question (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    purchase_id uuid NOT NULL,
    invitation_id uuid NOT NULL,
    question text NOT NULL,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    answer text,
    answered_at timestamp with time zone,
    answered_by uuid
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.purchase_question FORCE ROW LEVEL SECURITY;

CREATE VIEW app.purchase_ref WITH (security_invoker='true') AS
 SELECT purchase.tenant_id,
    purchase.id,
    purchase.code,
    purchase.title AS name,
    purchase.status,
    purchase.stage,
    purchase.title,
    purchase.project_id,
    purchase.owner_id,
    purchase.owner_id AS buyer_id,
    purchase.department_id,
    purchase.created_by,
    purchase.method,
    purchase.deadline,
    purchase.decision_on,
    purchase.min_quotes,
    purchase.open_mode,
    purchase.allows_partial,
    purchase.allows_alternate,
    purchase.is_tax_included,
    purchase.award_mode,
    purchase.decision_factors,
    purchase.is_state_hidden,
    purchase.terms,
    purchase.attachments,
    purchase.round_no,
    purchase.compare_method,
    purchase.is_two_envelope,
    purchase.budget_amount,
    purchase.short_reason,
    purchase.published_at,
    purchase.closed_at,
    purchase.opened_at,
    purchase.created_at
   FROM app.purchase;

CREATE TABLE app.purchase_round (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    purchase_id uuid NOT NULL,
    round_no integer NOT NULL,
    is_final boolean DEFAULT false NOT NULL,
    note text,
    supplier_count integer NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    started_by uuid,
    CONSTRAINT purchase_round_round_no_check CHECK (((round_no >= 2) AND (round_no <= 9)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.purchase_round FORCE ROW LEVEL SECURITY;

CREATE VIEW app.purchase_round_ref WITH (security_invoker='true') AS
 SELECT purchase_round.tenant_id,
    purchase_round.purchase_id,
    purchase_round.round_no,
    purchase_round.is_final,
    purchase_round.note,
    purchase_round.supplier_count,
    purchase_round.started_at
   FROM app.purchase_round;

CREATE TABLE app.purchase_type (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    name_en text,
    parent_id uuid,
    line_kind text NOT NULL,
    unit text,
    sort integer DEFAULT 0 NOT NULL,
    approval_limit numeric(15,2),
    compare_method text DEFAULT 'lowest'::text NOT NULL,
    is_two_envelope boolean DEFAULT false NOT NULL,
    budget_category_id uuid,
    status text DEFAULT 'enabled'::text NOT NULL,
    remark text,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT purchase_type_above CHECK ((parent_id IS DISTINCT FROM id)),
    CONSTRAINT purchase_type_approval_limit_check CHECK ((approval_limit >= (0)::numeric)),
    CONSTRAINT purchase_type_compare_method_check CHECK ((compare_method = ANY (ARRAY['lowest'::text, 'scored'::text]))),
    CONSTRAINT purchase_type_line_kind_check CHECK ((line_kind = ANY (ARRAY['hall'::text, 'room'::text, 'catering'::text, 'build'::text, 'av'::text, 'vehicle'::text, 'staff'::text, 'gift'::text, 'print'::text, 'ticket'::text, 'other'::text]))),
    CONSTRAINT purchase_type_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.purchase_type FORCE ROW LEVEL SECURITY;

CREATE TABLE app.purchase_type_band (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    purchase_type_id uuid NOT NULL,
    line integer NOT NULL,
    below numeric(15,2),
    min_quotes integer NOT NULL,
    open_mode text NOT NULL,
    needs_approval boolean DEFAULT false NOT NULL,
    CONSTRAINT purchase_type_band_below_check CHECK ((below > (0)::numeric)),
    CONSTRAINT purchase_type_band_min_quotes_check CHECK (((min_quotes >= 1) AND (min_quotes <= 20))),
    CONSTRAINT purchase_type_band_open_mode_check CHECK ((open_mode = ANY (ARRAY['clockOrAll'::text, 'clock'::text, 'twoPeople'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.purchase_type_band FORCE ROW LEVEL SECURITY;

CREATE TABLE app.purchase_type_spec (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    purchase_type_id uuid NOT NULL,
    line integer NOT NULL,
    key text NOT NULL,
    label text NOT NULL,
    kind text NOT NULL,
    options text[] DEFAULT '{}'::text[] NOT NULL,
    unit text,
    is_required boolean DEFAULT false NOT NULL,
    "on" text NOT NULL,
    CONSTRAINT purchase_type_spec_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'number'::text, 'choice'::text, 'bool'::text, 'date'::text]))),
    CONSTRAINT purchase_type_spec_on_check CHECK (("on" = ANY (ARRAY['demand'::text, 'quote'::text, 'both'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.purchase_type_spec FORCE ROW LEVEL SECURITY;

CREATE VIEW app.purchase_type_ref WITH (security_invoker='true') AS
 SELECT t.tenant_id,
    t.id,
    t.code,
    t.name,
    t.name_en,
    t.parent_id,
    t.line_kind,
    t.unit,
    t.sort,
    t.approval_limit,
    t.compare_method,
    t.is_two_envelope,
    t.budget_category_id,
    t.status,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('key', s.key, 'label', s.label, 'kind', s.kind, 'options', s.options, 'unit', s.unit, 'isRequired', s.is_required, 'on', s."on") ORDER BY s.line), '[]'::jsonb) AS "coalesce"
           FROM app.purchase_type_spec s
          WHERE ((s.tenant_id = t.tenant_id) AND (s.purchase_type_id = t.id))) AS spec_schema,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('below', (b.below)::text, 'minQuotes', b.min_quotes, 'openMode', b.open_mode, 'needsApproval', b.needs_approval) ORDER BY b.line), '[]'::jsonb) AS "coalesce"
           FROM app.purchase_type_band b
          WHERE ((b.tenant_id = t.tenant_id) AND (b.purchase_type_id = t.id))) AS bands
   FROM app.purchase_type t;

CREATE TABLE app.quote (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    purchase_id uuid NOT NULL,
    invitation_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    round_no integer NOT NULL,
    version_no integer NOT NULL,
    submitted_at timestamp with time zone NOT NULL,
    sha256 text NOT NULL,
    valid_until date,
    tax_rate numeric(5,2) NOT NULL,
    invoice_kind text NOT NULL,
    is_tax_included boolean NOT NULL,
    service_charge_rate numeric(5,2) DEFAULT 0 NOT NULL,
    discount numeric(15,2) DEFAULT 0 NOT NULL,
    payment_terms text,
    deposit_rate numeric(5,2),
    cancellation jsonb DEFAULT '[]'::jsonb NOT NULL,
    release_on date,
    hold text DEFAULT 'none'::text NOT NULL,
    included text,
    excluded text,
    remark text,
    signer text,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    total numeric(15,2),
    total_ex_tax numeric(15,2),
    is_surrogate boolean NOT NULL,
    has_document boolean NOT NULL,
    state text NOT NULL,
    opened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    origin_address text,
    origin_device text,
    is_price_sealed boolean DEFAULT false NOT NULL,
    CONSTRAINT quote_deposit_rate_check CHECK (((deposit_rate >= (0)::numeric) AND (deposit_rate <= (100)::numeric))),
    CONSTRAINT quote_discount_check CHECK ((discount >= (0)::numeric)),
    CONSTRAINT quote_hold_check CHECK ((hold = ANY (ARRAY['none'::text, 'h24'::text, 'h48'::text, 'untilRelease'::text]))),
    CONSTRAINT quote_invoice_kind_check CHECK ((invoice_kind = ANY (ARRAY['special'::text, 'ordinary'::text, 'none'::text]))),
    CONSTRAINT quote_price_sealed CHECK (((is_price_sealed = (total IS NULL)) AND ((total IS NULL) = (total_ex_tax IS NULL)))),
    CONSTRAINT quote_service_charge_rate_check CHECK (((service_charge_rate >= (0)::numeric) AND (service_charge_rate <= (100)::numeric))),
    CONSTRAINT quote_state_check CHECK ((state = ANY (ARRAY['opened'::text, 'shortlisted'::text, 'won'::text, 'lost'::text, 'invalid'::text, 'expired'::text]))),
    CONSTRAINT quote_tax_rate_check CHECK (((tax_rate >= (0)::numeric) AND (tax_rate <= (100)::numeric)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.quote FORCE ROW LEVEL SECURITY;

CREATE TABLE app.quote_approval (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    version_id uuid NOT NULL,
    is_approved boolean NOT NULL,
    note text,
    user_id uuid NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.quote_approval FORCE ROW LEVEL SECURITY;

CREATE TABLE app.quote_confirmation (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    quote_id uuid NOT NULL,
    invitation_id uuid NOT NULL,
    asked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    asked_by uuid,
    is_confirmed boolean,
    valid_until date,
    answered_at timestamp with time zone,
    CONSTRAINT quote_confirmation_check CHECK (((is_confirmed IS NULL) = (answered_at IS NULL))),
    CONSTRAINT quote_confirmation_check1 CHECK ((COALESCE(is_confirmed, false) = (valid_until IS NOT NULL)))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.quote_confirmation FORCE ROW LEVEL SECURITY;

CREATE VIEW app.quote_confirmation_ref WITH (security_invoker='true') AS
 SELECT quote_confirmation.tenant_id,
    quote_confirmation.id,
    quote_confirmation.quote_id,
    quote_confirmation.invitation_id,
    quote_confirmation.asked_at,
    quote_confirmation.is_confirmed,
    quote_confirmation.valid_until,
    quote_confirmation.answered_at
   FROM app.quote_confirmation;

CREATE TABLE app.quote_draft (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    invitation_id uuid NOT NULL,
    round_no integer NOT NULL,
    ciphertext bytea NOT NULL,
    saved_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT quote_draft_round_no_check CHECK ((round_no > 0))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.quote_draft FORCE ROW LEVEL SECURITY;

CREATE TABLE app.quote_file (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    purchase_id uuid NOT NULL,
    invitation_id uuid NOT NULL,
    round_no integer NOT NULL,
    ciphertext bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT quote_file_round_no_check CHECK ((round_no > 0))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.quote_file FORCE ROW LEVEL SECURITY;

CREATE TABLE app.quote_line (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    quote_id uuid NOT NULL,
    purchase_line_id uuid NOT NULL,
    "position" integer NOT NULL,
    is_offered boolean NOT NULL,
    unit_price numeric(15,2),
    quantity numeric(15,4),
    times numeric(15,4),
    tax_rate numeric(5,2),
    amount numeric(15,2),
    min_spend numeric(15,2),
    has_breakfast boolean,
    lead_days integer,
    is_alternate boolean DEFAULT false NOT NULL,
    alternate_text text,
    cost_items jsonb DEFAULT '[]'::jsonb NOT NULL,
    blocks jsonb DEFAULT '[]'::jsonb NOT NULL,
    spec jsonb DEFAULT '{}'::jsonb NOT NULL,
    remark text,
    CONSTRAINT quote_line_lead_days_check CHECK ((lead_days >= 0)),
    CONSTRAINT quote_line_min_spend_check CHECK ((min_spend >= (0)::numeric)),
    CONSTRAINT quote_line_offered CHECK ((is_offered OR (amount IS NULL))),
    CONSTRAINT quote_line_unit_price_check CHECK ((unit_price >= (0)::numeric))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.quote_line FORCE ROW LEVEL SECURITY;

CREATE VIEW app.quote_line_ref WITH (security_invoker='true') AS
 SELECT quote_line.tenant_id,
    quote_line.id,
    quote_line.quote_id,
    quote_line.purchase_line_id,
    quote_line."position",
    quote_line.is_offered,
    quote_line.unit_price,
    quote_line.quantity,
    quote_line.times,
    quote_line.tax_rate,
    quote_line.amount,
    quote_line.min_spend,
    quote_line.has_breakfast,
    quote_line.lead_days,
    quote_line.is_alternate,
    quote_line.alternate_text,
    quote_line.cost_items,
    quote_line.blocks,
    quote_line.spec,
    quote_line.remark
   FROM app.quote_line;

CREATE VIEW app.quote_ref WITH (security_invoker='true') AS
 SELECT quote.tenant_id,
    quote.id,
    quote.purchase_id,
    quote.invitation_id,
    quote.supplier_id,
    quote.round_no,
    quote.version_no,
    quote.submitted_at,
    quote.sha256,
    quote.valid_until,
    quote.tax_rate,
    quote.invoice_kind,
    quote.is_tax_included,
    quote.service_charge_rate,
    quote.discount,
    quote.payment_terms,
    quote.deposit_rate,
    quote.cancellation,
    quote.release_on,
    quote.hold,
    quote.included,
    quote.excluded,
    quote.remark,
    quote.attachments,
    quote.total,
    quote.total_ex_tax,
    quote.is_surrogate,
    quote.has_document,
    quote.state,
    quote.opened_at,
    quote.origin_address,
    quote.origin_device,
    quote.is_price_sealed
   FROM app.quote;

CREATE TABLE app.quote_version (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    purchase_id uuid NOT NULL,
    invitation_id uuid NOT NULL,
    round_no integer NOT NULL,
    version_no integer NOT NULL,
    kind text NOT NULL,
    ciphertext bytea,
    sha256 text,
    received_at timestamp with time zone NOT NULL,
    surrogate_by uuid,
    surrogate_reason text,
    surrogate_channel text,
    has_document boolean DEFAULT false NOT NULL,
    is_late boolean DEFAULT false NOT NULL,
    CONSTRAINT quote_version_check CHECK (((kind = 'quote'::text) = ((ciphertext IS NOT NULL) AND (sha256 IS NOT NULL)))),
    CONSTRAINT quote_version_check1 CHECK (((surrogate_by IS NULL) = (surrogate_reason IS NULL))),
    CONSTRAINT quote_version_check2 CHECK (((NOT is_late) OR (surrogate_by IS NOT NULL))),
    CONSTRAINT quote_version_kind_check CHECK ((kind = ANY (ARRAY['quote'::text, 'withdrawal'::text, 'invalidation'::text]))),
    CONSTRAINT quote_version_round_no_check CHECK ((round_no > 0)),
    CONSTRAINT quote_version_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT quote_version_surrogate_channel_check CHECK ((surrogate_channel = ANY (ARRAY['paper'::text, 'phone'::text, 'email'::text]))),
    CONSTRAINT quote_version_version_no_check CHECK ((version_no > 0))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.quote_version FORCE ROW LEVEL SECURITY;

CREATE TABLE app.receipt (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    fund_account_id uuid NOT NULL,
    day date NOT NULL,
    amount numeric(15,2) NOT NULL,
    payer_name text NOT NULL,
    payer_account text,
    payer_bank text,
    method text,
    serial_no text,
    summary text,
    remark text,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    our_company_id uuid NOT NULL,
    source text NOT NULL,
    customer_id uuid,
    claimed_amount numeric(15,2) DEFAULT 0 NOT NULL,
    allocated numeric(15,2) DEFAULT 0 NOT NULL,
    refunded numeric(15,2) DEFAULT 0 NOT NULL,
    unallocated numeric(15,2) NOT NULL,
    claimer_id uuid,
    claimed_at timestamp with time zone,
    confirmer_id uuid,
    confirmed_on date,
    is_posted boolean NOT NULL,
    fingerprint text,
    stage text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT receipt_allocated_check CHECK ((allocated >= (0)::numeric)),
    CONSTRAINT receipt_amount_check CHECK ((amount > (0)::numeric)),
    CONSTRAINT receipt_claimed_amount_check CHECK ((claimed_amount >= (0)::numeric)),
    CONSTRAINT receipt_refunded_check CHECK ((refunded >= (0)::numeric)),
    CONSTRAINT receipt_source_check CHECK ((source = ANY (ARRAY['statement'::text, 'hand'::text]))),
    CONSTRAINT receipt_stage_check CHECK ((stage = ANY (ARRAY['unclaimed'::text, 'claimed'::text, 'partial'::text, 'confirmed'::text, 'refunded'::text]))),
    CONSTRAINT receipt_sums CHECK (((amount = ((allocated + refunded) + unallocated)) AND (claimed_amount <= unallocated))),
    CONSTRAINT receipt_unallocated_check CHECK ((unallocated >= (0)::numeric))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.receipt FORCE ROW LEVEL SECURITY;

CREATE TABLE app.receipt_claim (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    receipt_id uuid NOT NULL,
    contract_id uuid NOT NULL,
    plan_id uuid,
    amount numeric(15,2) NOT NULL,
    state text NOT NULL,
    note text,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    by uuid DEFAULT app.actor(),
    decided_at timestamp with time zone,
    decided_by uuid,
    CONSTRAINT receipt_claim_amount_check CHECK ((amount > (0)::numeric)),
    CONSTRAINT receipt_claim_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'confirmed'::text, 'rejected'::text, 'withdrawn'::text, 'released'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.receipt_claim FORCE ROW LEVEL SECURITY;

CREATE TABLE app.receipt_entry (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    receipt_id uuid NOT NULL,
    kind text NOT NULL,
    claim_id uuid,
    contract_id uuid,
    plan_id uuid,
    amount numeric(15,2) NOT NULL,
    day date NOT NULL,
    note text,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    by uuid DEFAULT app.actor(),
    CONSTRAINT receipt_entry_kind_check CHECK ((kind = ANY (ARRAY['allocated'::text, 'released'::text, 'refunded'::text]))),
    CONSTRAINT receipt_entry_of_plan CHECK ((((kind = 'refunded'::text) = (plan_id IS NULL)) AND ((plan_id IS NULL) = (contract_id IS NULL)))),
    CONSTRAINT receipt_entry_sign CHECK (((amount <> (0)::numeric) AND ((kind = 'released'::text) = (amount < (0)::numeric))))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.receipt_entry FORCE ROW LEVEL SECURITY;

CREATE VIEW app.receipt_entry_ref WITH (security_invoker='true') AS
 SELECT receipt_entry.tenant_id,
    receipt_entry.id,
    receipt_entry.receipt_id,
    receipt_entry.kind,
    receipt_entry.contract_id,
    receipt_entry.plan_id,
    receipt_entry.amount,
    receipt_entry.day
   FROM app.receipt_entry;

CREATE VIEW app.receipt_ref WITH (security_invoker='true') AS
 SELECT receipt.tenant_id,
    receipt.id,
    receipt.code,
    receipt.payer_name AS name,
    receipt.fund_account_id,
    receipt.our_company_id,
    receipt.customer_id,
    receipt.day,
    receipt.amount,
    receipt.allocated,
    receipt.refunded,
    receipt.unallocated,
    receipt.stage,
    receipt.created_by
   FROM app.receipt;

CREATE TABLE app.received_invoice (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    kind text NOT NULL,
    number text NOT NULL,
    invoice_code text,
    passenger text,
    seller text,
    date date NOT NULL,
    amount numeric(15,2) NOT NULL,
    tax numeric(15,2) NOT NULL,
    fare numeric(15,2),
    rate numeric(5,2),
    photo uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    deductible_tax numeric(15,2) NOT NULL,
    state text NOT NULL,
    used_in text,
    used_by uuid,
    duplicate_key text,
    holder_kind text,
    holder_id uuid,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT received_invoice_amount_check CHECK ((amount >= (0)::numeric)),
    CONSTRAINT received_invoice_check CHECK (((tax >= (0)::numeric) AND (tax <= amount))),
    CONSTRAINT received_invoice_deductible_tax_check CHECK ((deductible_tax >= (0)::numeric)),
    CONSTRAINT received_invoice_holder CHECK ((((state = 'free'::text) = (holder_id IS NULL)) AND ((holder_kind IS NULL) = (holder_id IS NULL)))),
    CONSTRAINT received_invoice_kind_check CHECK ((kind = ANY (ARRAY['digitalSpecial'::text, 'digitalOrdinary'::text, 'paperSpecial'::text, 'paperOrdinary'::text, 'rail'::text, 'air'::text, 'taxi'::text, 'toll'::text, 'other'::text]))),
    CONSTRAINT received_invoice_state_check CHECK ((state = ANY (ARRAY['free'::text, 'used'::text, 'released'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.received_invoice FORCE ROW LEVEL SECURITY;

CREATE VIEW app.received_invoice_ref WITH (security_invoker='true') AS
 SELECT received_invoice.tenant_id,
    received_invoice.id,
    received_invoice.code,
    received_invoice.number AS name,
    received_invoice.date,
    received_invoice.amount,
    received_invoice.tax,
    received_invoice.deductible_tax,
    received_invoice.state,
    received_invoice.holder_kind,
    received_invoice.holder_id,
    received_invoice.created_by
   FROM app.received_invoice;

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

CREATE TABLE app.reimburse (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    purpose text NOT NULL,
    project_id uuid,
    payee_name text NOT NULL,
    payee_bank text NOT NULL,
    payee_account text NOT NULL,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    remark text,
    owner_id uuid NOT NULL,
    department_id uuid,
    amount numeric(15,2) NOT NULL,
    approved_total numeric(15,2) NOT NULL,
    offset_total numeric(15,2) NOT NULL,
    waive_reason text,
    pay_amount numeric(15,2) NOT NULL,
    has_invoices boolean NOT NULL,
    over_days integer NOT NULL,
    paid_on date,
    stage text NOT NULL,
    status text NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    fund_account_id uuid,
    CONSTRAINT reimburse_pay CHECK (((pay_amount = (approved_total - offset_total)) AND (pay_amount >= (0)::numeric) AND (approved_total <= amount))),
    CONSTRAINT reimburse_stage_check CHECK ((stage = ANY (ARRAY['applying'::text, 'toPay'::text, 'paid'::text, 'archived'::text, 'canceled'::text]))),
    CONSTRAINT reimburse_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.reimburse FORCE ROW LEVEL SECURITY;

CREATE TABLE app.reimburse_line (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    reimburse_id uuid NOT NULL,
    line integer NOT NULL,
    expense_type text NOT NULL,
    date date NOT NULL,
    amount numeric(15,2) NOT NULL,
    city text,
    nights integer,
    attendees integer,
    note text,
    photo uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    invoice_kind text,
    number text,
    invoice_code text,
    passenger text,
    seller text,
    invoice_date date,
    invoice_amount numeric(15,2),
    tax numeric(15,2) NOT NULL,
    fare numeric(15,2),
    rate numeric(5,2),
    approved_amount numeric(15,2),
    is_over boolean NOT NULL,
    cut_note text,
    budget_item_id uuid,
    CONSTRAINT reimburse_line_amount_check CHECK ((amount > (0)::numeric)),
    CONSTRAINT reimburse_line_check CHECK (((approved_amount >= (0)::numeric) AND (approved_amount <= amount))),
    CONSTRAINT reimburse_line_invoice_kind_check CHECK ((invoice_kind = ANY (ARRAY['digitalSpecial'::text, 'digitalOrdinary'::text, 'paperSpecial'::text, 'paperOrdinary'::text, 'rail'::text, 'air'::text, 'taxi'::text, 'toll'::text, 'other'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.reimburse_line FORCE ROW LEVEL SECURITY;

CREATE TABLE app.reimburse_offset (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    reimburse_id uuid NOT NULL,
    line integer NOT NULL,
    loan_id uuid NOT NULL,
    amount numeric(15,2) NOT NULL,
    state text DEFAULT 'planned'::text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    by uuid DEFAULT app.actor(),
    CONSTRAINT reimburse_offset_amount_check CHECK ((amount > (0)::numeric)),
    CONSTRAINT reimburse_offset_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'held'::text, 'done'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.reimburse_offset FORCE ROW LEVEL SECURITY;

CREATE VIEW app.reimburse_ref WITH (security_invoker='true') AS
 SELECT reimburse.tenant_id,
    reimburse.id,
    reimburse.code,
    reimburse.purpose AS name,
    reimburse.status,
    reimburse.stage,
    reimburse.owner_id,
    reimburse.department_id,
    reimburse.project_id,
    reimburse.pay_amount,
    reimburse.payee_name,
    reimburse.payee_bank,
    reimburse.payee_account,
    reimburse.created_by,
    reimburse.created_at,
    reimburse.version,
    reimburse.approved_total,
    reimburse.offset_total
   FROM app.reimburse;

CREATE TABLE app.report (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    title text NOT NULL,
    kind text NOT NULL,
    project_id uuid,
    day date NOT NULL,
    owner_id uuid NOT NULL,
    schedule_id uuid,
    files uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT report_kind_check CHECK ((kind = ANY (ARRAY['month'::text, 'project'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.report FORCE ROW LEVEL SECURITY;

CREATE TABLE app.report_schedule (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    project_id uuid,
    rhythm text NOT NULL,
    day integer NOT NULL,
    receivers uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    owner_id uuid NOT NULL,
    department_id uuid,
    status text NOT NULL,
    last_run_on date,
    search_text text NOT NULL,
    search_grams integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by uuid DEFAULT app.actor(),
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid DEFAULT app.actor(),
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT report_schedule_day CHECK (((day >= 1) AND (day <=
CASE rhythm
    WHEN 'weekly'::text THEN 7
    ELSE 28
END))),
    CONSTRAINT report_schedule_kind_check CHECK ((kind = ANY (ARRAY['month'::text, 'project'::text]))),
    CONSTRAINT report_schedule_project CHECK (((kind <> 'project'::text) OR (project_id IS NOT NULL))),
    CONSTRAINT report_schedule_rhythm_check CHECK ((rhythm = ANY (ARRAY['monthly'::text, 'weekly'::text]))),
    CONSTRAINT report_schedule_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.report_schedule FORCE ROW LEVEL SECURITY;

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

CREATE TABLE app.stage_deliverable (
    tenant_id uuid DEFAULT app.tenant() NOT NULL,
    id uuid NOT NULL,
    classify_id uuid NOT NULL,
    stage text NOT NULL,
    title text NOT NULL,
    sort integer NOT NULL,
    CONSTRAINT stage_deliverable_stage_check CHECK ((stage = ANY (ARRAY['intent'::text, 'preparing'::text, 'executing'::text, 'settling'::text])))
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.stage_deliverable FORCE ROW LEVEL SECURITY;

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
    supplier_bank_account.status,
    supplier_bank_account.supplier_id,
    supplier_bank_account.bank_name,
    supplier_bank_account.branch,
    supplier_bank_account.account_no,
    supplier_bank_account.account_no_key,
    supplier_bank_account.account_type,
    supplier_bank_account.is_default,
    supplier_bank_account.verify_status,
    supplier_bank_account.changed_on
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
    supplier_contact.mobile,
    supplier_contact.is_primary,
    supplier_contact.receive_inquiry_sms
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
    agreed_quantity numeric(15,4),
    CONSTRAINT supplier_price_item_agreed_quantity_check CHECK ((agreed_quantity > (0)::numeric)),
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
    supplier_price_item.created_at,
    supplier_price_item.kind,
    supplier_price_item.valid_to,
    supplier_price_item.valid_from,
    supplier_price_item.tax_rate,
    supplier_price_item.season,
    supplier_price_item.agreed_quantity
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
    score numeric(5,2) DEFAULT 0 NOT NULL,
    order_id uuid
)
WITH (autovacuum_analyze_threshold='20', autovacuum_analyze_scale_factor='0.05');

ALTER TABLE ONLY app.supplier_rating FORCE ROW LEVEL SECURITY;

CREATE VIEW app.supplier_rating_ref WITH (security_invoker='true') AS
 SELECT supplier_rating.tenant_id,
    supplier_rating.id,
    supplier_rating.code,
    supplier_rating.title AS name,
    supplier_rating.supplier_id,
    supplier_rating.order_id,
    supplier_rating.score,
    supplier_rating.rated_on,
    supplier_rating.created_by
   FROM app.supplier_rating;

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

ALTER TABLE ONLY app.acceptance
    ADD CONSTRAINT acceptance_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.acceptance_deduction
    ADD CONSTRAINT acceptance_deduction_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.acceptance_line
    ADD CONSTRAINT acceptance_line_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.acceptance
    ADD CONSTRAINT acceptance_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.acceptance_rule
    ADD CONSTRAINT acceptance_rule_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY app.acceptance_signature
    ADD CONSTRAINT acceptance_signature_pkey PRIMARY KEY (tenant_id, id);

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

ALTER TABLE ONLY app.award
    ADD CONSTRAINT award_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.award_line
    ADD CONSTRAINT award_line_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.award
    ADD CONSTRAINT award_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.award_score
    ADD CONSTRAINT award_score_pkey PRIMARY KEY (tenant_id, quote_id, criterion, evaluator_id);

ALTER TABLE ONLY app.bank_format
    ADD CONSTRAINT bank_format_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.bank_format
    ADD CONSTRAINT bank_format_name_key UNIQUE (tenant_id, name);

ALTER TABLE ONLY app.bank_format
    ADD CONSTRAINT bank_format_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.board_column
    ADD CONSTRAINT board_column_name_key UNIQUE (tenant_id, project_id, name);

ALTER TABLE ONLY app.board_column
    ADD CONSTRAINT board_column_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.budget_change
    ADD CONSTRAINT budget_change_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.budget_change_line
    ADD CONSTRAINT budget_change_line_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.budget_change
    ADD CONSTRAINT budget_change_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.budget_closed_holder
    ADD CONSTRAINT budget_closed_holder_pkey PRIMARY KEY (tenant_id, kind, id);

ALTER TABLE ONLY app.budget
    ADD CONSTRAINT budget_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.budget_control
    ADD CONSTRAINT budget_control_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.budget_item
    ADD CONSTRAINT budget_item_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.budget_item
    ADD CONSTRAINT budget_item_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.budget_line
    ADD CONSTRAINT budget_line_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.budget
    ADD CONSTRAINT budget_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.budget_template
    ADD CONSTRAINT budget_template_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.budget_template_line
    ADD CONSTRAINT budget_template_line_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.budget_template
    ADD CONSTRAINT budget_template_name_key UNIQUE (tenant_id, name);

ALTER TABLE ONLY app.budget_template
    ADD CONSTRAINT budget_template_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.budget_template_version
    ADD CONSTRAINT budget_template_version_pkey PRIMARY KEY (tenant_id, template_id, version_no);

ALTER TABLE ONLY app.budget_usage
    ADD CONSTRAINT budget_usage_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.budget
    ADD CONSTRAINT budget_version_key UNIQUE (tenant_id, project_id, version_no);

ALTER TABLE ONLY app.calendar_entry
    ADD CONSTRAINT calendar_entry_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.calendar_feed
    ADD CONSTRAINT calendar_feed_pkey PRIMARY KEY (tenant_id, user_id);

ALTER TABLE ONLY app.classify
    ADD CONSTRAINT classify_name_key UNIQUE NULLS NOT DISTINCT (tenant_id, kind, parent_id, name);

ALTER TABLE ONLY app.classify
    ADD CONSTRAINT classify_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.classify
    ADD CONSTRAINT classify_tenant_id_kind_id_key UNIQUE (tenant_id, kind, id);

ALTER TABLE ONLY app.comparison
    ADD CONSTRAINT comparison_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.comparison_note
    ADD CONSTRAINT comparison_note_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.comparison
    ADD CONSTRAINT comparison_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.comparison
    ADD CONSTRAINT comparison_purchase_key UNIQUE (tenant_id, purchase_id);

ALTER TABLE ONLY app.contract_borrow
    ADD CONSTRAINT contract_borrow_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.contract_borrow
    ADD CONSTRAINT contract_borrow_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.contract_change_clause
    ADD CONSTRAINT contract_change_clause_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.contract_change
    ADD CONSTRAINT contract_change_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.contract_change_line
    ADD CONSTRAINT contract_change_line_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.contract_change
    ADD CONSTRAINT contract_change_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.contract_change_plan
    ADD CONSTRAINT contract_change_plan_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.contract_clause
    ADD CONSTRAINT contract_clause_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.contract
    ADD CONSTRAINT contract_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.contract_line
    ADD CONSTRAINT contract_line_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.contract
    ADD CONSTRAINT contract_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.contract_plan
    ADD CONSTRAINT contract_plan_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.contract_template_clause
    ADD CONSTRAINT contract_template_clause_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.contract_template
    ADD CONSTRAINT contract_template_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.contract_template
    ADD CONSTRAINT contract_template_name_key UNIQUE (tenant_id, name);

ALTER TABLE ONLY app.contract_template
    ADD CONSTRAINT contract_template_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.contract_type
    ADD CONSTRAINT contract_type_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.contract_type
    ADD CONSTRAINT contract_type_name_key UNIQUE NULLS NOT DISTINCT (tenant_id, parent_id, name);

ALTER TABLE ONLY app.contract_type
    ADD CONSTRAINT contract_type_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.contract_version
    ADD CONSTRAINT contract_version_key UNIQUE (tenant_id, contract_id, no);

ALTER TABLE ONLY app.contract_version
    ADD CONSTRAINT contract_version_pkey PRIMARY KEY (tenant_id, id);

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

ALTER TABLE ONLY app.demand
    ADD CONSTRAINT demand_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.demand_line
    ADD CONSTRAINT demand_line_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.demand
    ADD CONSTRAINT demand_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.department
    ADD CONSTRAINT department_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.department
    ADD CONSTRAINT department_tenant_id_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.deposit
    ADD CONSTRAINT deposit_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.deposit_entry
    ADD CONSTRAINT deposit_entry_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.deposit
    ADD CONSTRAINT deposit_pkey PRIMARY KEY (tenant_id, id);

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

ALTER TABLE ONLY app.dunning
    ADD CONSTRAINT dunning_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.dunning_line
    ADD CONSTRAINT dunning_line_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.dunning
    ADD CONSTRAINT dunning_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.duty_offer
    ADD CONSTRAINT duty_offer_pkey PRIMARY KEY (tenant_id, "left", "right");

ALTER TABLE ONLY app.duty
    ADD CONSTRAINT duty_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.expense
    ADD CONSTRAINT expense_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.expense_invoice
    ADD CONSTRAINT expense_invoice_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.expense
    ADD CONSTRAINT expense_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.expense_rule
    ADD CONSTRAINT expense_rule_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY app.expense_standard
    ADD CONSTRAINT expense_standard_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.expense_standard
    ADD CONSTRAINT expense_standard_key UNIQUE (tenant_id, expense_type, tier);

ALTER TABLE ONLY app.expense_standard
    ADD CONSTRAINT expense_standard_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.external_comment
    ADD CONSTRAINT external_comment_pkey PRIMARY KEY (tenant_id, id);

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

ALTER TABLE ONLY app.final_account
    ADD CONSTRAINT final_account_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.final_account_document
    ADD CONSTRAINT final_account_document_key UNIQUE (tenant_id, account_id, subject, document_id);

ALTER TABLE ONLY app.final_account_document
    ADD CONSTRAINT final_account_document_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.final_account_entry
    ADD CONSTRAINT final_account_entry_key UNIQUE (tenant_id, account_id, source, subject, document_id);

ALTER TABLE ONLY app.final_account_entry
    ADD CONSTRAINT final_account_entry_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.final_account_line
    ADD CONSTRAINT final_account_line_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.final_account
    ADD CONSTRAINT final_account_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.final_account
    ADD CONSTRAINT final_account_version_key UNIQUE (tenant_id, project_id, version_no);

ALTER TABLE ONLY app.finance_rule
    ADD CONSTRAINT finance_rule_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY app.follow_plan
    ADD CONSTRAINT follow_plan_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.follow_plan
    ADD CONSTRAINT follow_plan_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.follow_up
    ADD CONSTRAINT follow_up_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.follow_up
    ADD CONSTRAINT follow_up_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.fund_account
    ADD CONSTRAINT fund_account_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.fund_account
    ADD CONSTRAINT fund_account_company UNIQUE (tenant_id, id, company_id);

ALTER TABLE ONLY app.fund_account
    ADD CONSTRAINT fund_account_name_key UNIQUE (tenant_id, company_id, name);

ALTER TABLE ONLY app.fund_account
    ADD CONSTRAINT fund_account_pkey PRIMARY KEY (tenant_id, id);

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

ALTER TABLE ONLY app.invoice_in
    ADD CONSTRAINT invoice_in_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.invoice_in
    ADD CONSTRAINT invoice_in_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.invoice_out
    ADD CONSTRAINT invoice_out_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.invoice_out_item
    ADD CONSTRAINT invoice_out_item_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.invoice_out
    ADD CONSTRAINT invoice_out_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.job_run
    ADD CONSTRAINT job_run_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.labor_tax_bracket
    ADD CONSTRAINT labor_tax_bracket_key UNIQUE (tenant_id, above);

ALTER TABLE ONLY app.labor_tax_bracket
    ADD CONSTRAINT labor_tax_bracket_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.ledger_account_code
    ADD CONSTRAINT ledger_account_code_key UNIQUE NULLS NOT DISTINCT (tenant_id, account, fund_account_id);

ALTER TABLE ONLY app.ledger_account_code
    ADD CONSTRAINT ledger_account_code_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.ledger_account
    ADD CONSTRAINT ledger_account_company UNIQUE (tenant_id, id, company_id);

ALTER TABLE ONLY app.ledger_account
    ADD CONSTRAINT ledger_account_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.ledger_book
    ADD CONSTRAINT ledger_book_pkey PRIMARY KEY (tenant_id, company_id);

ALTER TABLE ONLY app.ledger_checkpoint
    ADD CONSTRAINT ledger_checkpoint_pkey PRIMARY KEY (tenant_id, account_id, day);

ALTER TABLE ONLY app.ledger_close
    ADD CONSTRAINT ledger_close_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.ledger_entry
    ADD CONSTRAINT ledger_entry_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.ledger_posting
    ADD CONSTRAINT ledger_posting_day UNIQUE (tenant_id, id, company_id, day);

ALTER TABLE ONLY app.ledger_posting
    ADD CONSTRAINT ledger_posting_key UNIQUE (tenant_id, event, document_id, part, version);

ALTER TABLE ONLY app.ledger_posting
    ADD CONSTRAINT ledger_posting_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.ledger_posting
    ADD CONSTRAINT ledger_posting_reverses UNIQUE (tenant_id, reverses);

ALTER TABLE ONLY app.ledger_proof
    ADD CONSTRAINT ledger_proof_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.loan
    ADD CONSTRAINT loan_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.loan_entry
    ADD CONSTRAINT loan_entry_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.loan
    ADD CONSTRAINT loan_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.menu
    ADD CONSTRAINT menu_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.month_reopen
    ADD CONSTRAINT month_reopen_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.month_reopen
    ADD CONSTRAINT month_reopen_pkey PRIMARY KEY (tenant_id, id);

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

ALTER TABLE ONLY app.order_change
    ADD CONSTRAINT order_change_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.order_change_line
    ADD CONSTRAINT order_change_line_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.order_change
    ADD CONSTRAINT order_change_pkey PRIMARY KEY (tenant_id, id);

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

ALTER TABLE ONLY app.payment_batch
    ADD CONSTRAINT payment_batch_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.payment_batch
    ADD CONSTRAINT payment_batch_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.payment
    ADD CONSTRAINT payment_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.payment_plan
    ADD CONSTRAINT payment_plan_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.payment_plan_due
    ADD CONSTRAINT payment_plan_due_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.payment_plan_entry
    ADD CONSTRAINT payment_plan_entry_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.payment_plan
    ADD CONSTRAINT payment_plan_instalment_key UNIQUE (tenant_id, contract_id, contract_plan_id);

ALTER TABLE ONLY app.payment_plan
    ADD CONSTRAINT payment_plan_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.payment_plan_state
    ADD CONSTRAINT payment_plan_state_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.payment_request
    ADD CONSTRAINT payment_request_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.payment_request_invoice
    ADD CONSTRAINT payment_request_invoice_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.payment_request
    ADD CONSTRAINT payment_request_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.payment_request_received
    ADD CONSTRAINT payment_request_received_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.permission_release
    ADD CONSTRAINT permission_release_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY app.place
    ADD CONSTRAINT place_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.place
    ADD CONSTRAINT place_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.pool_line
    ADD CONSTRAINT pool_line_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.pool_line
    ADD CONSTRAINT pool_line_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.project_attendees
    ADD CONSTRAINT project_attendees_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.project
    ADD CONSTRAINT project_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.project_deliverable
    ADD CONSTRAINT project_deliverable_pkey PRIMARY KEY (tenant_id, project_id, deliverable_id);

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

ALTER TABLE ONLY app.purchase_archive
    ADD CONSTRAINT purchase_archive_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.purchase
    ADD CONSTRAINT purchase_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.purchase_invitation
    ADD CONSTRAINT purchase_invitation_key UNIQUE (tenant_id, purchase_id, supplier_id);

ALTER TABLE ONLY app.purchase_invitation
    ADD CONSTRAINT purchase_invitation_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.purchase_key
    ADD CONSTRAINT purchase_key_pkey PRIMARY KEY (tenant_id, purchase_id, round_no);

ALTER TABLE ONLY app.purchase_line
    ADD CONSTRAINT purchase_line_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.purchase_log
    ADD CONSTRAINT purchase_log_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.purchase_opening
    ADD CONSTRAINT purchase_opening_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.purchase_order_cancellation
    ADD CONSTRAINT purchase_order_cancellation_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.purchase_order
    ADD CONSTRAINT purchase_order_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.purchase_order_line
    ADD CONSTRAINT purchase_order_line_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.purchase_order_payment
    ADD CONSTRAINT purchase_order_payment_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.purchase_order
    ADD CONSTRAINT purchase_order_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.purchase_order_reply
    ADD CONSTRAINT purchase_order_reply_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.purchase_order_version
    ADD CONSTRAINT purchase_order_version_no UNIQUE (tenant_id, order_id, version_no);

ALTER TABLE ONLY app.purchase_order_version
    ADD CONSTRAINT purchase_order_version_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.purchase
    ADD CONSTRAINT purchase_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.purchase_question
    ADD CONSTRAINT purchase_question_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.purchase_round
    ADD CONSTRAINT purchase_round_pkey PRIMARY KEY (tenant_id, purchase_id, round_no);

ALTER TABLE ONLY app.purchase_type_band
    ADD CONSTRAINT purchase_type_band_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.purchase_type
    ADD CONSTRAINT purchase_type_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.purchase_type
    ADD CONSTRAINT purchase_type_name_key UNIQUE NULLS NOT DISTINCT (tenant_id, parent_id, name);

ALTER TABLE ONLY app.purchase_type
    ADD CONSTRAINT purchase_type_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.purchase_type_spec
    ADD CONSTRAINT purchase_type_spec_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.quote_approval
    ADD CONSTRAINT quote_approval_pkey PRIMARY KEY (tenant_id, version_id);

ALTER TABLE ONLY app.quote_confirmation
    ADD CONSTRAINT quote_confirmation_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.quote_draft
    ADD CONSTRAINT quote_draft_pkey PRIMARY KEY (tenant_id, invitation_id, round_no);

ALTER TABLE ONLY app.quote_file
    ADD CONSTRAINT quote_file_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.quote_line
    ADD CONSTRAINT quote_line_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.quote_line
    ADD CONSTRAINT quote_line_tenant_id_quote_id_purchase_line_id_key UNIQUE (tenant_id, quote_id, purchase_line_id);

ALTER TABLE ONLY app.quote
    ADD CONSTRAINT quote_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.quote_version
    ADD CONSTRAINT quote_version_no UNIQUE (tenant_id, invitation_id, round_no, version_no);

ALTER TABLE ONLY app.quote_version
    ADD CONSTRAINT quote_version_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.receipt_claim
    ADD CONSTRAINT receipt_claim_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.receipt
    ADD CONSTRAINT receipt_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.receipt_entry
    ADD CONSTRAINT receipt_entry_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.receipt
    ADD CONSTRAINT receipt_line_key UNIQUE (tenant_id, fund_account_id, fingerprint);

ALTER TABLE ONLY app.receipt
    ADD CONSTRAINT receipt_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.received_invoice
    ADD CONSTRAINT received_invoice_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.received_invoice
    ADD CONSTRAINT received_invoice_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.record_event
    ADD CONSTRAINT record_event_pkey PRIMARY KEY (tenant_id, subject, subject_id, id);

ALTER TABLE ONLY app.record_follow
    ADD CONSTRAINT record_follow_pkey PRIMARY KEY (tenant_id, subject, subject_id, user_id);

ALTER TABLE ONLY app.record_share
    ADD CONSTRAINT record_share_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.reimburse
    ADD CONSTRAINT reimburse_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.reimburse_line
    ADD CONSTRAINT reimburse_line_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.reimburse_offset
    ADD CONSTRAINT reimburse_offset_key UNIQUE (tenant_id, reimburse_id, loan_id);

ALTER TABLE ONLY app.reimburse_offset
    ADD CONSTRAINT reimburse_offset_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.reimburse
    ADD CONSTRAINT reimburse_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.report
    ADD CONSTRAINT report_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.report
    ADD CONSTRAINT report_once UNIQUE (tenant_id, schedule_id, owner_id, day);

ALTER TABLE ONLY app.report
    ADD CONSTRAINT report_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.report_schedule
    ADD CONSTRAINT report_schedule_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY app.report_schedule
    ADD CONSTRAINT report_schedule_pkey PRIMARY KEY (tenant_id, id);

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

ALTER TABLE ONLY app.stage_deliverable
    ADD CONSTRAINT stage_deliverable_pkey PRIMARY KEY (tenant_id, id);

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

CREATE INDEX acceptance_by_accepted ON app.acceptance USING btree (tenant_id, accepted_on, id);

CREATE INDEX acceptance_by_amount ON app.acceptance USING btree (tenant_id, amount, id);

CREATE INDEX acceptance_by_settled ON app.acceptance USING btree (tenant_id, COALESCE(settled_at, '-infinity'::timestamp with time zone), id);

CREATE INDEX acceptance_by_title ON app.acceptance USING btree (tenant_id, title COLLATE "zh-x-icu", id);

CREATE INDEX acceptance_created ON app.acceptance USING btree (tenant_id, created_at, id);

CREATE INDEX acceptance_creator ON app.acceptance USING btree (tenant_id, created_by);

CREATE INDEX acceptance_deduction_of ON app.acceptance_deduction USING btree (tenant_id, acceptance_id, line);

CREATE INDEX acceptance_deduction_ordered ON app.acceptance_deduction USING btree (tenant_id, order_line_id) WHERE (order_line_id IS NOT NULL);

CREATE INDEX acceptance_department ON app.acceptance USING btree (tenant_id, department_id, created_at, id);

CREATE INDEX acceptance_line_of ON app.acceptance_line USING btree (tenant_id, acceptance_id, line);

CREATE INDEX acceptance_line_ordered ON app.acceptance_line USING btree (tenant_id, order_line_id);

CREATE INDEX acceptance_link ON app.acceptance USING btree (tenant_id, link_id) WHERE (link_id IS NOT NULL);

CREATE UNIQUE INDEX acceptance_open ON app.acceptance USING btree (tenant_id, order_id) WHERE (stage <> ALL (ARRAY['settled'::text, 'void'::text]));

CREATE INDEX acceptance_order ON app.acceptance USING btree (tenant_id, order_id, created_at, id);

CREATE INDEX acceptance_owner ON app.acceptance USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX acceptance_project ON app.acceptance USING btree (tenant_id, project_id, created_at, id) WHERE (project_id IS NOT NULL);

CREATE INDEX acceptance_search ON app.acceptance USING gin (tenant_id, search_grams);

CREATE INDEX acceptance_signature_of ON app.acceptance_signature USING btree (tenant_id, acceptance_id, at);

CREATE INDEX acceptance_stage ON app.acceptance USING btree (tenant_id, stage, asked_at, id);

CREATE INDEX acceptance_supplier ON app.acceptance USING btree (tenant_id, supplier_id, created_at, id);

CREATE INDEX acceptance_unrated ON app.acceptance USING btree (tenant_id, owner_id, settled_at) WHERE ((stage = 'settled'::text) AND (NOT is_rated));

CREATE INDEX acceptance_updated ON app.acceptance USING btree (tenant_id, updated_at, id);

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

CREATE INDEX award_by_amount ON app.award USING btree (tenant_id, amount, id);

CREATE INDEX award_by_approved ON app.award USING btree (tenant_id, approved_at, id);

CREATE INDEX award_by_title ON app.award USING btree (tenant_id, title COLLATE "zh-x-icu", id);

CREATE INDEX award_created ON app.award USING btree (tenant_id, created_at, id);

CREATE INDEX award_creator ON app.award USING btree (tenant_id, created_by);

CREATE INDEX award_department ON app.award USING btree (tenant_id, department_id, created_at, id);

CREATE INDEX award_in_order_of_approval ON app.award USING btree (tenant_id, COALESCE(approved_at, '-infinity'::timestamp with time zone), id);

CREATE INDEX award_line_asked ON app.award_line USING btree (tenant_id, purchase_line_id);

CREATE INDEX award_line_history ON app.award_line USING btree (tenant_id, purchase_type_id, name, approved_at) WHERE (approved_at IS NOT NULL);

CREATE INDEX award_line_of ON app.award_line USING btree (tenant_id, award_id, line);

CREATE INDEX award_line_quote ON app.award_line USING btree (tenant_id, quote_line_id) WHERE (quote_line_id IS NOT NULL);

CREATE INDEX award_line_recent ON app.award_line USING btree (tenant_id, purchase_type_id, approved_at) WHERE ((approved_at IS NOT NULL) AND (unit_price IS NOT NULL));

CREATE INDEX award_line_supplier ON app.award_line USING btree (tenant_id, supplier_id);

CREATE UNIQUE INDEX award_open ON app.award USING btree (tenant_id, purchase_id) WHERE (status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'withdrawn'::text]));

CREATE INDEX award_owner ON app.award USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX award_project ON app.award USING btree (tenant_id, project_id, created_at, id) WHERE (project_id IS NOT NULL);

CREATE INDEX award_purchase ON app.award USING btree (tenant_id, purchase_id, created_at, id);

CREATE INDEX award_score_of ON app.award_score USING btree (tenant_id, purchase_id, evaluator_id);

CREATE INDEX award_search ON app.award USING gin (tenant_id, search_grams);

CREATE INDEX award_suppliers ON app.award USING gin (suppliers);

CREATE INDEX award_updated ON app.award USING btree (tenant_id, updated_at, id);

CREATE INDEX bank_format_by_name ON app.bank_format USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX bank_format_created ON app.bank_format USING btree (tenant_id, created_at, id);

CREATE INDEX bank_format_creator ON app.bank_format USING btree (tenant_id, created_by);

CREATE INDEX bank_format_search ON app.bank_format USING gin (tenant_id, search_grams);

CREATE INDEX bank_format_updated ON app.bank_format USING btree (tenant_id, updated_at, id);

CREATE UNIQUE INDEX board_column_default_name_key ON app.board_column USING btree (tenant_id, name) WHERE (project_id IS NULL);

CREATE INDEX board_column_project ON app.board_column USING btree (tenant_id, project_id, sort);

CREATE INDEX budget_by_title ON app.budget USING btree (tenant_id, title COLLATE "zh-x-icu", id);

CREATE INDEX budget_change_by_title ON app.budget_change USING btree (tenant_id, title COLLATE "zh-x-icu", id);

CREATE INDEX budget_change_created ON app.budget_change USING btree (tenant_id, created_at, id);

CREATE INDEX budget_change_creator ON app.budget_change USING btree (tenant_id, created_by);

CREATE INDEX budget_change_department ON app.budget_change USING btree (tenant_id, department_id, created_at, id);

CREATE INDEX budget_change_line_change ON app.budget_change_line USING btree (tenant_id, change_id, line);

CREATE INDEX budget_change_line_from ON app.budget_change_line USING btree (tenant_id, from_id) WHERE (from_id IS NOT NULL);

CREATE INDEX budget_change_line_to ON app.budget_change_line USING btree (tenant_id, to_id);

CREATE INDEX budget_change_owner ON app.budget_change USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX budget_change_project ON app.budget_change USING btree (tenant_id, project_id, created_at, id);

CREATE INDEX budget_change_search ON app.budget_change USING gin (tenant_id, search_grams);

CREATE INDEX budget_change_updated ON app.budget_change USING btree (tenant_id, updated_at, id);

CREATE INDEX budget_control_category ON app.budget_control USING btree (tenant_id, category_id) WHERE (category_id IS NOT NULL);

CREATE UNIQUE INDEX budget_control_key ON app.budget_control USING btree (tenant_id, point, category_id) NULLS NOT DISTINCT;

CREATE INDEX budget_created ON app.budget USING btree (tenant_id, created_at, id);

CREATE INDEX budget_creator ON app.budget USING btree (tenant_id, created_by);

CREATE INDEX budget_department ON app.budget USING btree (tenant_id, department_id, created_at, id);

CREATE UNIQUE INDEX budget_effective_key ON app.budget USING btree (tenant_id, project_id) WHERE is_effective;

CREATE INDEX budget_item_by_name ON app.budget_item USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX budget_item_category ON app.budget_item USING btree (tenant_id, category_id);

CREATE INDEX budget_item_created ON app.budget_item USING btree (tenant_id, created_at, id);

CREATE INDEX budget_item_creator ON app.budget_item USING btree (tenant_id, created_by);

CREATE INDEX budget_item_project ON app.budget_item USING btree (tenant_id, project_id, created_at, id);

CREATE INDEX budget_item_search ON app.budget_item USING gin (tenant_id, search_grams);

CREATE INDEX budget_item_updated ON app.budget_item USING btree (tenant_id, updated_at, id);

CREATE INDEX budget_line_budget ON app.budget_line USING btree (tenant_id, budget_id, line);

CREATE INDEX budget_line_category ON app.budget_line USING btree (tenant_id, category_id);

CREATE INDEX budget_line_item ON app.budget_line USING btree (tenant_id, item_id) WHERE (item_id IS NOT NULL);

CREATE INDEX budget_owner ON app.budget USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX budget_project ON app.budget USING btree (tenant_id, project_id, created_at, id);

CREATE INDEX budget_search ON app.budget USING gin (tenant_id, search_grams);

CREATE INDEX budget_template_by_name ON app.budget_template USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX budget_template_created ON app.budget_template USING btree (tenant_id, created_at, id);

CREATE INDEX budget_template_line_category ON app.budget_template_line USING btree (tenant_id, category_id);

CREATE INDEX budget_template_line_template ON app.budget_template_line USING btree (tenant_id, template_id, line);

CREATE INDEX budget_template_search ON app.budget_template USING gin (tenant_id, search_grams);

CREATE INDEX budget_template_updated ON app.budget_template USING btree (tenant_id, updated_at, id);

CREATE INDEX budget_updated ON app.budget USING btree (tenant_id, updated_at, id);

CREATE INDEX budget_usage_holder ON app.budget_usage USING btree (tenant_id, holder_kind, holder_id);

CREATE INDEX budget_usage_item ON app.budget_usage USING btree (tenant_id, item_id, id);

CREATE INDEX budget_usage_via ON app.budget_usage USING btree (tenant_id, via_kind, via_id) WHERE (via_id IS NOT NULL);

CREATE INDEX calendar_entry_person ON app.calendar_entry USING btree (tenant_id, user_id, starts_at);

CREATE INDEX classify_tree ON app.classify USING btree (tenant_id, kind, sort, id);

CREATE INDEX comparison_note_line ON app.comparison_note USING btree (tenant_id, purchase_line_id) WHERE (purchase_line_id IS NOT NULL);

CREATE INDEX comparison_note_of ON app.comparison_note USING btree (tenant_id, purchase_id, at);

CREATE INDEX comparison_note_quote ON app.comparison_note USING btree (tenant_id, quote_id) WHERE (quote_id IS NOT NULL);

CREATE INDEX contract_borrow_borrower ON app.contract_borrow USING btree (tenant_id, borrower_id);

CREATE INDEX contract_borrow_by_due ON app.contract_borrow USING btree (tenant_id, due_on, id);

CREATE INDEX contract_borrow_created ON app.contract_borrow USING btree (tenant_id, created_at, id);

CREATE INDEX contract_borrow_creator ON app.contract_borrow USING btree (tenant_id, created_by);

CREATE INDEX contract_borrow_of ON app.contract_borrow USING btree (tenant_id, contract_id, created_at, id);

CREATE UNIQUE INDEX contract_borrow_out_key ON app.contract_borrow USING btree (tenant_id, contract_id) WHERE (stage = 'out'::text);

CREATE INDEX contract_borrow_search ON app.contract_borrow USING gin (tenant_id, search_grams);

CREATE INDEX contract_borrow_updated ON app.contract_borrow USING btree (tenant_id, updated_at, id);

CREATE INDEX contract_by_amount ON app.contract USING btree (tenant_id, amount, id);

CREATE INDEX contract_by_end ON app.contract USING btree (tenant_id, COALESCE(end_date, '-infinity'::date), id);

CREATE INDEX contract_by_name ON app.contract USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX contract_by_sign ON app.contract USING btree (tenant_id, COALESCE(sign_date, '-infinity'::date), id);

CREATE INDEX contract_change_by_day ON app.contract_change USING btree (tenant_id, effective_date, id);

CREATE INDEX contract_change_clause_of ON app.contract_change_clause USING btree (tenant_id, contract_change_id, line);

CREATE INDEX contract_change_created ON app.contract_change USING btree (tenant_id, created_at, id);

CREATE INDEX contract_change_creator ON app.contract_change USING btree (tenant_id, created_by);

CREATE INDEX contract_change_customer ON app.contract_change USING btree (tenant_id, customer_id) WHERE (customer_id IS NOT NULL);

CREATE INDEX contract_change_department ON app.contract_change USING btree (tenant_id, department_id);

CREATE INDEX contract_change_line_of ON app.contract_change_line USING btree (tenant_id, contract_change_id, line);

CREATE INDEX contract_change_of ON app.contract_change USING btree (tenant_id, contract_id, created_at, id);

CREATE UNIQUE INDEX contract_change_open_key ON app.contract_change USING btree (tenant_id, contract_id) WHERE (status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text]));

CREATE INDEX contract_change_owner ON app.contract_change USING btree (tenant_id, owner_id);

CREATE INDEX contract_change_plan_of ON app.contract_change_plan USING btree (tenant_id, contract_change_id, line);

CREATE INDEX contract_change_project ON app.contract_change USING btree (tenant_id, project_id) WHERE (project_id IS NOT NULL);

CREATE INDEX contract_change_search ON app.contract_change USING gin (tenant_id, search_grams);

CREATE INDEX contract_change_supplier ON app.contract_change USING btree (tenant_id, supplier_id) WHERE (supplier_id IS NOT NULL);

CREATE INDEX contract_change_updated ON app.contract_change USING btree (tenant_id, updated_at, id);

CREATE INDEX contract_clause_of ON app.contract_clause USING btree (tenant_id, contract_id, line);

CREATE INDEX contract_created ON app.contract USING btree (tenant_id, created_at, id);

CREATE INDEX contract_creator ON app.contract USING btree (tenant_id, created_by);

CREATE INDEX contract_customer ON app.contract USING btree (tenant_id, customer_id, created_at, id) WHERE (customer_id IS NOT NULL);

CREATE INDEX contract_department ON app.contract USING btree (tenant_id, department_id, created_at, id);

CREATE INDEX contract_ending ON app.contract USING btree (tenant_id, end_date) WHERE ((stage = ANY (ARRAY['signed'::text, 'performing'::text, 'paused'::text])) AND (end_date IS NOT NULL));

CREATE INDEX contract_keeper ON app.contract USING btree (tenant_id, keeper_id) WHERE (keeper_id IS NOT NULL);

CREATE INDEX contract_line_of ON app.contract_line USING btree (tenant_id, contract_id, line);

CREATE INDEX contract_our_company ON app.contract USING btree (tenant_id, our_company_id);

CREATE INDEX contract_owner ON app.contract USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX contract_parent ON app.contract USING btree (tenant_id, parent_id) WHERE (parent_id IS NOT NULL);

CREATE INDEX contract_plan_of ON app.contract_plan USING btree (tenant_id, contract_id, line);

CREATE INDEX contract_project ON app.contract USING btree (tenant_id, project_id, created_at, id) WHERE (project_id IS NOT NULL);

CREATE UNIQUE INDEX contract_sealed_key ON app.contract USING btree (tenant_id, sealed_hash) WHERE (sealed_hash IS NOT NULL);

CREATE INDEX contract_search ON app.contract USING gin (tenant_id, search_grams);

CREATE INDEX contract_signed ON app.contract USING btree (tenant_id, sign_date) WHERE (sign_date IS NOT NULL);

CREATE INDEX contract_signer ON app.contract USING btree (tenant_id, signer_id) WHERE (signer_id IS NOT NULL);

CREATE INDEX contract_stage ON app.contract USING btree (tenant_id, stage, created_at, id);

CREATE INDEX contract_supplier ON app.contract USING btree (tenant_id, supplier_id, created_at, id) WHERE (supplier_id IS NOT NULL);

CREATE INDEX contract_template_by_name ON app.contract_template USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX contract_template_clause_of ON app.contract_template_clause USING btree (tenant_id, contract_template_id, line);

CREATE INDEX contract_template_created ON app.contract_template USING btree (tenant_id, created_at, id);

CREATE INDEX contract_template_of ON app.contract USING btree (tenant_id, template_id) WHERE (template_id IS NOT NULL);

CREATE INDEX contract_template_search ON app.contract_template USING gin (tenant_id, search_grams);

CREATE INDEX contract_template_type ON app.contract_template USING btree (tenant_id, type_id) WHERE (type_id IS NOT NULL);

CREATE INDEX contract_template_updated ON app.contract_template USING btree (tenant_id, updated_at, id);

CREATE INDEX contract_type_by_name ON app.contract_type USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX contract_type_by_sort ON app.contract_type USING btree (tenant_id, sort, id);

CREATE INDEX contract_type_created ON app.contract_type USING btree (tenant_id, created_at, id);

CREATE INDEX contract_type_of ON app.contract USING btree (tenant_id, type_id, created_at, id);

CREATE INDEX contract_type_parent ON app.contract_type USING btree (tenant_id, parent_id);

CREATE INDEX contract_type_search ON app.contract_type USING gin (tenant_id, search_grams);

CREATE INDEX contract_type_template ON app.contract_type USING btree (tenant_id, template_id) WHERE (template_id IS NOT NULL);

CREATE INDEX contract_type_updated ON app.contract_type USING btree (tenant_id, updated_at, id);

CREATE INDEX contract_updated ON app.contract USING btree (tenant_id, updated_at, id);

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

CREATE INDEX demand_by_need ON app.demand USING btree (tenant_id, need_date, id);

CREATE INDEX demand_by_title ON app.demand USING btree (tenant_id, title COLLATE "zh-x-icu", id);

CREATE INDEX demand_created ON app.demand USING btree (tenant_id, created_at, id);

CREATE INDEX demand_creator ON app.demand USING btree (tenant_id, created_by);

CREATE INDEX demand_department ON app.demand USING btree (tenant_id, department_id, created_at, id);

CREATE INDEX demand_line_budget ON app.demand_line USING btree (tenant_id, budget_item_id) WHERE (budget_item_id IS NOT NULL);

CREATE INDEX demand_line_of ON app.demand_line USING btree (tenant_id, demand_id, line);

CREATE INDEX demand_line_type ON app.demand_line USING btree (tenant_id, purchase_type_id);

CREATE INDEX demand_open ON app.demand USING btree (tenant_id, project_id, need_date) WHERE (stage = ANY (ARRAY['applying'::text, 'pooled'::text, 'partlyOrdered'::text]));

CREATE INDEX demand_owner ON app.demand USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX demand_project ON app.demand USING btree (tenant_id, project_id, created_at, id);

CREATE INDEX demand_search ON app.demand USING gin (tenant_id, search_grams);

CREATE INDEX demand_updated ON app.demand USING btree (tenant_id, updated_at, id);

CREATE INDEX department_tree ON app.department USING btree (tenant_id, parent_id, sort);

CREATE INDEX deposit_booker ON app.deposit USING btree (tenant_id, booker_id) WHERE (booker_id IS NOT NULL);

CREATE INDEX deposit_by_amount ON app.deposit USING btree (tenant_id, amount, id);

CREATE INDEX deposit_by_days ON app.deposit USING btree (tenant_id, days_over, id);

CREATE INDEX deposit_by_due ON app.deposit USING btree (tenant_id, due_date, id);

CREATE INDEX deposit_by_open ON app.deposit USING btree (tenant_id, open, id);

CREATE INDEX deposit_contract ON app.deposit USING btree (tenant_id, contract_id) WHERE (contract_id IS NOT NULL);

CREATE INDEX deposit_created ON app.deposit USING btree (tenant_id, created_at, id);

CREATE INDEX deposit_creator ON app.deposit USING btree (tenant_id, created_by);

CREATE INDEX deposit_customer ON app.deposit USING btree (tenant_id, customer_id) WHERE (customer_id IS NOT NULL);

CREATE INDEX deposit_department ON app.deposit USING btree (tenant_id, department_id) WHERE (department_id IS NOT NULL);

CREATE INDEX deposit_entry_deposit ON app.deposit_entry USING btree (tenant_id, deposit_id, at);

CREATE UNIQUE INDEX deposit_expected_key ON app.deposit USING btree (tenant_id, contract_id) WHERE (stage = 'expected'::text);

CREATE INDEX deposit_fund ON app.deposit USING btree (tenant_id, fund_account_id, company_id);

CREATE INDEX deposit_owner ON app.deposit USING btree (tenant_id, owner_id, due_date) WHERE (owner_id IS NOT NULL);

CREATE INDEX deposit_project ON app.deposit USING btree (tenant_id, project_id) WHERE (project_id IS NOT NULL);

CREATE INDEX deposit_search ON app.deposit USING gin (tenant_id, search_grams);

CREATE INDEX deposit_supplier ON app.deposit USING btree (tenant_id, supplier_id) WHERE (supplier_id IS NOT NULL);

CREATE INDEX deposit_updated ON app.deposit USING btree (tenant_id, updated_at, id);

CREATE INDEX document_download_of ON app.document_download USING btree (tenant_id, document_id, at DESC);

CREATE INDEX document_folder_by_sort ON app.document_folder USING btree (tenant_id, sort, id);

CREATE INDEX document_folder_created ON app.document_folder USING btree (tenant_id, created_at, id);

CREATE INDEX document_folder_parent ON app.document_folder USING btree (tenant_id, parent_id) WHERE (parent_id IS NOT NULL);

CREATE INDEX document_folder_project ON app.document_folder USING btree (tenant_id, project_id, sort, id);

CREATE INDEX document_folder_search ON app.document_folder USING gin (tenant_id, search_grams);

CREATE INDEX document_folder_updated ON app.document_folder USING btree (tenant_id, updated_at, id);

CREATE UNIQUE INDEX document_link_down ON app.document_link USING btree (tenant_id, from_subject, from_id, kind, to_subject, to_id);

CREATE INDEX document_link_up ON app.document_link USING btree (tenant_id, to_subject, to_id);

CREATE INDEX dunning_by_amount ON app.dunning USING btree (tenant_id, overdue_amount, id);

CREATE INDEX dunning_by_day ON app.dunning USING btree (tenant_id, day, id);

CREATE INDEX dunning_contact ON app.dunning USING btree (tenant_id, contact_id) WHERE (contact_id IS NOT NULL);

CREATE INDEX dunning_created ON app.dunning USING btree (tenant_id, created_at, id);

CREATE INDEX dunning_creator ON app.dunning USING btree (tenant_id, created_by);

CREATE INDEX dunning_customer ON app.dunning USING btree (tenant_id, customer_id, day);

CREATE INDEX dunning_department ON app.dunning USING btree (tenant_id, department_id) WHERE (department_id IS NOT NULL);

CREATE INDEX dunning_line_of ON app.dunning_line USING btree (tenant_id, dunning_id, line);

CREATE INDEX dunning_owner ON app.dunning USING btree (tenant_id, owner_id, day);

CREATE INDEX dunning_search ON app.dunning USING gin (tenant_id, search_grams);

CREATE INDEX dunning_updated ON app.dunning USING btree (tenant_id, updated_at, id);

CREATE INDEX expense_amount ON app.expense USING btree (tenant_id, amount, id);

CREATE INDEX expense_budget ON app.expense USING btree (tenant_id, budget_item_id) WHERE (budget_item_id IS NOT NULL);

CREATE INDEX expense_by_purpose ON app.expense USING btree (tenant_id, purpose COLLATE "zh-x-icu", id);

CREATE INDEX expense_created ON app.expense USING btree (tenant_id, created_at, id);

CREATE INDEX expense_creator ON app.expense USING btree (tenant_id, created_by);

CREATE INDEX expense_date ON app.expense USING btree (tenant_id, date, id);

CREATE INDEX expense_department ON app.expense USING btree (tenant_id, department_id, created_at, id);

CREATE INDEX expense_fund ON app.expense USING btree (tenant_id, fund_account_id) WHERE (fund_account_id IS NOT NULL);

CREATE INDEX expense_invoice_of ON app.expense_invoice USING btree (tenant_id, expense_id, line);

CREATE INDEX expense_owner ON app.expense USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX expense_project ON app.expense USING btree (tenant_id, project_id, created_at, id);

CREATE INDEX expense_search ON app.expense USING gin (tenant_id, search_grams);

CREATE INDEX expense_standard_amount ON app.expense_standard USING btree (tenant_id, max_amount, id);

CREATE INDEX expense_standard_by_name ON app.expense_standard USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX expense_standard_created ON app.expense_standard USING btree (tenant_id, created_at, id);

CREATE INDEX expense_standard_search ON app.expense_standard USING gin (tenant_id, search_grams);

CREATE INDEX expense_standard_updated ON app.expense_standard USING btree (tenant_id, updated_at, id);

CREATE INDEX expense_supplier ON app.expense USING btree (tenant_id, supplier_id) WHERE (supplier_id IS NOT NULL);

CREATE INDEX expense_updated ON app.expense USING btree (tenant_id, updated_at, id);

CREATE INDEX external_comment_link ON app.external_comment USING btree (tenant_id, link_id, at DESC, id DESC);

CREATE INDEX external_link_record ON app.external_link USING btree (tenant_id, subject, record_id);

CREATE INDEX external_visit_link ON app.external_visit USING btree (tenant_id, link_id, at DESC);

CREATE INDEX feedback_created ON app.feedback USING btree (tenant_id, created_at, id);

CREATE INDEX feedback_search ON app.feedback USING gin (tenant_id, search_grams);

CREATE INDEX feedback_updated ON app.feedback USING btree (tenant_id, updated_at, id);

CREATE INDEX file_by_age ON app.file USING btree (tenant_id, created_at);

CREATE INDEX file_by_content ON app.file USING btree (tenant_id, sha256);

CREATE INDEX file_use_by_subject ON app.file_use USING btree (tenant_id, subject, subject_id);

CREATE INDEX final_account_created ON app.final_account USING btree (tenant_id, created_at, id);

CREATE INDEX final_account_creator ON app.final_account USING btree (tenant_id, created_by);

CREATE INDEX final_account_department ON app.final_account USING btree (tenant_id, department_id) WHERE (department_id IS NOT NULL);

CREATE INDEX final_account_document_document ON app.final_account_document USING btree (tenant_id, document_id);

CREATE INDEX final_account_entry_document ON app.final_account_entry USING btree (tenant_id, account_id, subject, document_id);

CREATE INDEX final_account_line_confirmer ON app.final_account_line USING btree (tenant_id, confirmed_by) WHERE (confirmed_by IS NOT NULL);

CREATE UNIQUE INDEX final_account_line_key ON app.final_account_line USING btree (tenant_id, account_id, source);

CREATE UNIQUE INDEX final_account_open_key ON app.final_account USING btree (tenant_id, project_id) WHERE (status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'rejected'::text, 'withdrawn'::text]));

CREATE INDEX final_account_owner ON app.final_account USING btree (tenant_id, owner_id);

CREATE INDEX final_account_search ON app.final_account USING gin (tenant_id, search_grams);

CREATE INDEX final_account_updated ON app.final_account USING btree (tenant_id, updated_at, id);

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

CREATE INDEX fund_account_by_name ON app.fund_account USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX fund_account_created ON app.fund_account USING btree (tenant_id, created_at, id);

CREATE INDEX fund_account_creator ON app.fund_account USING btree (tenant_id, created_by);

CREATE UNIQUE INDEX fund_account_default_key ON app.fund_account USING btree (tenant_id, company_id) WHERE is_default;

CREATE INDEX fund_account_search ON app.fund_account USING gin (tenant_id, search_grams);

CREATE INDEX fund_account_updated ON app.fund_account USING btree (tenant_id, updated_at, id);

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

CREATE INDEX invoice_in_acceptance ON app.invoice_in USING btree (tenant_id, acceptance_id) WHERE (acceptance_id IS NOT NULL);

CREATE INDEX invoice_in_by_amount ON app.invoice_in USING btree (tenant_id, amount, id);

CREATE INDEX invoice_in_by_issued ON app.invoice_in USING btree (tenant_id, issued_on, id);

CREATE INDEX invoice_in_by_number ON app.invoice_in USING btree (tenant_id, number COLLATE "zh-x-icu", id);

CREATE INDEX invoice_in_contract ON app.invoice_in USING btree (tenant_id, contract_id, created_at, id) WHERE (contract_id IS NOT NULL);

CREATE INDEX invoice_in_created ON app.invoice_in USING btree (tenant_id, created_at, id);

CREATE INDEX invoice_in_creator ON app.invoice_in USING btree (tenant_id, created_by);

CREATE INDEX invoice_in_department ON app.invoice_in USING btree (tenant_id, department_id, created_at, id);

CREATE INDEX invoice_in_exceptions ON app.invoice_in USING btree (tenant_id, created_at) WHERE ((match_state = 'exception'::text) AND (overridden_at IS NULL));

CREATE INDEX invoice_in_holder ON app.invoice_in USING btree (tenant_id, held_by) WHERE (held_by IS NOT NULL);

CREATE INDEX invoice_in_order ON app.invoice_in USING btree (tenant_id, order_id, created_at, id) WHERE (order_id IS NOT NULL);

CREATE INDEX invoice_in_our_company ON app.invoice_in USING btree (tenant_id, our_company_id);

CREATE INDEX invoice_in_overrider ON app.invoice_in USING btree (tenant_id, overridden_by) WHERE (overridden_by IS NOT NULL);

CREATE INDEX invoice_in_owner ON app.invoice_in USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX invoice_in_project ON app.invoice_in USING btree (tenant_id, project_id, created_at, id) WHERE (project_id IS NOT NULL);

CREATE INDEX invoice_in_red_of ON app.invoice_in USING btree (tenant_id, red_of_id) WHERE (red_of_id IS NOT NULL);

CREATE INDEX invoice_in_search ON app.invoice_in USING gin (tenant_id, search_grams);

CREATE INDEX invoice_in_supplier ON app.invoice_in USING btree (tenant_id, supplier_id, created_at, id);

CREATE INDEX invoice_in_updated ON app.invoice_in USING btree (tenant_id, updated_at, id);

CREATE INDEX invoice_in_verifier ON app.invoice_in USING btree (tenant_id, verified_by) WHERE (verified_by IS NOT NULL);

CREATE INDEX invoice_in_waiting ON app.invoice_in USING btree (tenant_id, created_at) WHERE (verify_state = 'unverified'::text);

CREATE INDEX invoice_out_by_amount ON app.invoice_out USING btree (tenant_id, amount, id);

CREATE INDEX invoice_out_by_issued ON app.invoice_out USING btree (tenant_id, COALESCE(issued_on, '-infinity'::date), id);

CREATE INDEX invoice_out_by_title_name ON app.invoice_out USING btree (tenant_id, title_name COLLATE "zh-x-icu", id);

CREATE INDEX invoice_out_contract ON app.invoice_out USING btree (tenant_id, contract_id, created_at, id);

CREATE INDEX invoice_out_created ON app.invoice_out USING btree (tenant_id, created_at, id);

CREATE INDEX invoice_out_creator ON app.invoice_out USING btree (tenant_id, created_by);

CREATE INDEX invoice_out_customer ON app.invoice_out USING btree (tenant_id, customer_id, created_at, id);

CREATE INDEX invoice_out_department ON app.invoice_out USING btree (tenant_id, department_id, created_at, id);

CREATE INDEX invoice_out_issuer ON app.invoice_out USING btree (tenant_id, issuer_id) WHERE (issuer_id IS NOT NULL);

CREATE INDEX invoice_out_item_of ON app.invoice_out_item USING btree (tenant_id, invoice_out_id, line);

CREATE UNIQUE INDEX invoice_out_number_key ON app.invoice_out USING btree (tenant_id, invoice_no, COALESCE(invoice_code, ''::text)) WHERE (invoice_no IS NOT NULL);

CREATE INDEX invoice_out_our_company ON app.invoice_out USING btree (tenant_id, our_company_id);

CREATE INDEX invoice_out_owner ON app.invoice_out USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX invoice_out_plan ON app.invoice_out USING btree (tenant_id, plan_id) WHERE (plan_id IS NOT NULL);

CREATE INDEX invoice_out_project ON app.invoice_out USING btree (tenant_id, project_id, created_at, id) WHERE (project_id IS NOT NULL);

CREATE INDEX invoice_out_red_of ON app.invoice_out USING btree (tenant_id, red_of_id) WHERE (red_of_id IS NOT NULL);

CREATE INDEX invoice_out_search ON app.invoice_out USING gin (tenant_id, search_grams);

CREATE INDEX invoice_out_title ON app.invoice_out USING btree (tenant_id, title_id) WHERE (title_id IS NOT NULL);

CREATE INDEX invoice_out_updated ON app.invoice_out USING btree (tenant_id, updated_at, id);

CREATE INDEX invoice_out_waiting ON app.invoice_out USING btree (tenant_id, created_at) WHERE (stage = 'toIssue'::text);

CREATE INDEX job_run_mine ON app.job_run USING btree (tenant_id, created_by, id);

CREATE INDEX ledger_account_code_of_fund ON app.ledger_account_code USING btree (tenant_id, fund_account_id) WHERE (fund_account_id IS NOT NULL);

CREATE UNIQUE INDEX ledger_account_key ON app.ledger_account USING btree (tenant_id, company_id, kind, fund_account_id) NULLS NOT DISTINCT;

CREATE INDEX ledger_account_of_fund ON app.ledger_account USING btree (tenant_id, fund_account_id, company_id) WHERE (fund_account_id IS NOT NULL);

CREATE INDEX ledger_checkpoint_company ON app.ledger_checkpoint USING btree (tenant_id, company_id, day);

CREATE INDEX ledger_close_company ON app.ledger_close USING btree (tenant_id, company_id, month, at);

CREATE INDEX ledger_entry_account ON app.ledger_entry USING btree (tenant_id, account_id, day, id) INCLUDE (amount);

CREATE INDEX ledger_entry_company ON app.ledger_entry USING btree (tenant_id, company_id, day, id);

CREATE INDEX ledger_entry_customer ON app.ledger_entry USING btree (tenant_id, customer_id, day, id) WHERE (customer_id IS NOT NULL);

CREATE INDEX ledger_entry_day ON app.ledger_entry USING btree (tenant_id, day, id);

CREATE INDEX ledger_entry_item ON app.ledger_entry USING btree (tenant_id, item_id);

CREATE INDEX ledger_entry_person ON app.ledger_entry USING btree (tenant_id, person_id, day, id) WHERE (person_id IS NOT NULL);

CREATE INDEX ledger_entry_posting ON app.ledger_entry USING btree (tenant_id, posting_id, company_id, day);

CREATE INDEX ledger_entry_project ON app.ledger_entry USING btree (tenant_id, project_id, day, id) WHERE (project_id IS NOT NULL);

CREATE INDEX ledger_entry_supplier ON app.ledger_entry USING btree (tenant_id, supplier_id, day, id) WHERE (supplier_id IS NOT NULL);

CREATE INDEX ledger_posting_company ON app.ledger_posting USING btree (tenant_id, company_id, day);

CREATE INDEX ledger_posting_document ON app.ledger_posting USING btree (tenant_id, document_id);

CREATE INDEX ledger_proof_at ON app.ledger_proof USING btree (tenant_id, at);

CREATE INDEX loan_amount ON app.loan USING btree (tenant_id, amount, id);

CREATE INDEX loan_by_balance ON app.loan USING btree (tenant_id, balance, id);

CREATE INDEX loan_by_purpose ON app.loan USING btree (tenant_id, purpose COLLATE "zh-x-icu", id);

CREATE INDEX loan_created ON app.loan USING btree (tenant_id, created_at, id);

CREATE INDEX loan_creator ON app.loan USING btree (tenant_id, created_by);

CREATE INDEX loan_department ON app.loan USING btree (tenant_id, department_id, created_at, id);

CREATE INDEX loan_entry_fund ON app.loan_entry USING btree (tenant_id, fund_account_id) WHERE (fund_account_id IS NOT NULL);

CREATE INDEX loan_entry_loan ON app.loan_entry USING btree (tenant_id, loan_id, at);

CREATE UNIQUE INDEX loan_entry_paid_key ON app.loan_entry USING btree (tenant_id, loan_id) WHERE (kind = 'paid'::text);

CREATE INDEX loan_open ON app.loan USING btree (tenant_id, owner_id, repay_date) WHERE (balance > (0)::numeric);

CREATE INDEX loan_owner ON app.loan USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX loan_project ON app.loan USING btree (tenant_id, project_id, created_at, id) WHERE (project_id IS NOT NULL);

CREATE INDEX loan_repay ON app.loan USING btree (tenant_id, repay_date, id);

CREATE INDEX loan_search ON app.loan USING gin (tenant_id, search_grams);

CREATE INDEX loan_updated ON app.loan USING btree (tenant_id, updated_at, id);

CREATE INDEX month_reopen_by_title ON app.month_reopen USING btree (tenant_id, title COLLATE "zh-x-icu", id);

CREATE INDEX month_reopen_company ON app.month_reopen USING btree (tenant_id, company_id);

CREATE INDEX month_reopen_created ON app.month_reopen USING btree (tenant_id, created_at, id);

CREATE INDEX month_reopen_creator ON app.month_reopen USING btree (tenant_id, created_by);

CREATE INDEX month_reopen_department ON app.month_reopen USING btree (tenant_id, department_id, created_at, id);

CREATE INDEX month_reopen_owner ON app.month_reopen USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX month_reopen_search ON app.month_reopen USING gin (tenant_id, search_grams);

CREATE INDEX month_reopen_updated ON app.month_reopen USING btree (tenant_id, updated_at, id);

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

CREATE INDEX order_change_by_difference ON app.order_change USING btree (tenant_id, difference, id);

CREATE INDEX order_change_by_title ON app.order_change USING btree (tenant_id, title COLLATE "zh-x-icu", id);

CREATE INDEX order_change_created ON app.order_change USING btree (tenant_id, created_at, id);

CREATE INDEX order_change_creator ON app.order_change USING btree (tenant_id, created_by);

CREATE INDEX order_change_department ON app.order_change USING btree (tenant_id, department_id, created_at, id);

CREATE INDEX order_change_line_budget ON app.order_change_line USING btree (tenant_id, budget_item_id) WHERE (budget_item_id IS NOT NULL);

CREATE INDEX order_change_line_of ON app.order_change_line USING btree (tenant_id, change_id, line);

CREATE INDEX order_change_line_ordered ON app.order_change_line USING btree (tenant_id, order_line_id);

CREATE INDEX order_change_line_pool ON app.order_change_line USING btree (tenant_id, pool_line_id) WHERE (pool_line_id IS NOT NULL);

CREATE INDEX order_change_line_type ON app.order_change_line USING btree (tenant_id, purchase_type_id) WHERE (purchase_type_id IS NOT NULL);

CREATE UNIQUE INDEX order_change_open ON app.order_change USING btree (tenant_id, order_id) WHERE ((stage = ANY (ARRAY['draft'::text, 'sent'::text])) AND (status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'withdrawn'::text, 'approved'::text])));

CREATE INDEX order_change_order ON app.order_change USING btree (tenant_id, order_id, created_at, id);

CREATE INDEX order_change_owner ON app.order_change USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX order_change_project ON app.order_change USING btree (tenant_id, project_id, created_at, id) WHERE (project_id IS NOT NULL);

CREATE INDEX order_change_search ON app.order_change USING gin (tenant_id, search_grams);

CREATE INDEX order_change_supplier ON app.order_change USING btree (tenant_id, supplier_id, created_at, id);

CREATE INDEX order_change_updated ON app.order_change USING btree (tenant_id, updated_at, id);

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

CREATE INDEX payment_batch_by_day ON app.payment_batch USING btree (tenant_id, day, id);

CREATE INDEX payment_batch_by_total ON app.payment_batch USING btree (tenant_id, total, id);

CREATE INDEX payment_batch_confirmer ON app.payment_batch USING btree (tenant_id, confirmed_by) WHERE (confirmed_by IS NOT NULL);

CREATE INDEX payment_batch_created ON app.payment_batch USING btree (tenant_id, created_at, id);

CREATE INDEX payment_batch_creator ON app.payment_batch USING btree (tenant_id, created_by);

CREATE INDEX payment_batch_fund ON app.payment_batch USING btree (tenant_id, fund_account_id, company_id);

CREATE INDEX payment_batch_owner ON app.payment_batch USING btree (tenant_id, owner_id);

CREATE INDEX payment_batch_search ON app.payment_batch USING gin (tenant_id, search_grams);

CREATE INDEX payment_batch_updated ON app.payment_batch USING btree (tenant_id, updated_at, id);

CREATE INDEX payment_of ON app.payment USING btree (tenant_id, batch_id, line);

CREATE UNIQUE INDEX payment_once_key ON app.payment USING btree (tenant_id, request_id) WHERE (state <> 'failed'::text);

CREATE INDEX payment_plan_by_amount ON app.payment_plan USING btree (tenant_id, amount, id);

CREATE INDEX payment_plan_by_due ON app.payment_plan USING btree (tenant_id, COALESCE(due_date, '-infinity'::date), id);

CREATE INDEX payment_plan_by_open ON app.payment_plan USING btree (tenant_id, open_amount, id);

CREATE INDEX payment_plan_calendar ON app.payment_plan USING btree (tenant_id, due_date, id) WHERE (stage <> 'canceled'::text);

CREATE INDEX payment_plan_contract ON app.payment_plan USING btree (tenant_id, contract_id, seq);

CREATE INDEX payment_plan_created ON app.payment_plan USING btree (tenant_id, created_at, id);

CREATE INDEX payment_plan_creator ON app.payment_plan USING btree (tenant_id, created_by);

CREATE INDEX payment_plan_customer ON app.payment_plan USING btree (tenant_id, customer_id, due_date) WHERE (customer_id IS NOT NULL);

CREATE INDEX payment_plan_due_of ON app.payment_plan_due USING btree (tenant_id, payment_plan_id, at);

CREATE INDEX payment_plan_entry_contract ON app.payment_plan_entry USING btree (tenant_id, contract_id);

CREATE INDEX payment_plan_entry_holder ON app.payment_plan_entry USING btree (tenant_id, holder_kind, holder_id);

CREATE INDEX payment_plan_entry_of ON app.payment_plan_entry USING btree (tenant_id, payment_plan_id);

CREATE INDEX payment_plan_falling ON app.payment_plan USING btree (tenant_id, due_date) WHERE (stage = ANY (ARRAY['pending'::text, 'partial'::text]));

CREATE INDEX payment_plan_open_due ON app.payment_plan USING btree (tenant_id, side, due_date) INCLUDE (contract_id, customer_id, supplier_id, open_amount) WHERE ((open_amount > (0)::numeric) AND (stage <> 'canceled'::text));

CREATE INDEX payment_plan_project ON app.payment_plan USING btree (tenant_id, project_id, due_date) WHERE (project_id IS NOT NULL);

CREATE INDEX payment_plan_search ON app.payment_plan USING gin (tenant_id, search_grams);

CREATE INDEX payment_plan_state_of ON app.payment_plan_state USING btree (tenant_id, payment_plan_id, day, at);

CREATE INDEX payment_plan_supplier ON app.payment_plan USING btree (tenant_id, supplier_id, due_date) WHERE (supplier_id IS NOT NULL);

CREATE INDEX payment_plan_to_settle ON app.payment_plan USING btree (tenant_id, COALESCE(due_date, '-infinity'::date), id) WHERE (stage = ANY (ARRAY['pending'::text, 'partial'::text]));

CREATE INDEX payment_plan_updated ON app.payment_plan USING btree (tenant_id, updated_at, id);

CREATE INDEX payment_plan_waiting ON app.payment_plan USING btree (tenant_id, trigger, contract_id) WHERE (stage = ANY (ARRAY['waiting'::text, 'pending'::text, 'partial'::text]));

CREATE INDEX payment_request_account ON app.payment_request USING btree (tenant_id, supplier_account_id) WHERE (supplier_account_id IS NOT NULL);

CREATE INDEX payment_request_batch ON app.payment_request USING btree (tenant_id, batch_id) WHERE (batch_id IS NOT NULL);

CREATE INDEX payment_request_by_amount ON app.payment_request USING btree (tenant_id, amount, id);

CREATE INDEX payment_request_by_need ON app.payment_request USING btree (tenant_id, need_date, id);

CREATE INDEX payment_request_company ON app.payment_request USING btree (tenant_id, company_id) WHERE (company_id IS NOT NULL);

CREATE INDEX payment_request_contract ON app.payment_request USING btree (tenant_id, contract_id) WHERE (contract_id IS NOT NULL);

CREATE INDEX payment_request_created ON app.payment_request USING btree (tenant_id, created_at, id);

CREATE INDEX payment_request_creator ON app.payment_request USING btree (tenant_id, created_by);

CREATE INDEX payment_request_department ON app.payment_request USING btree (tenant_id, department_id, created_at, id);

CREATE INDEX payment_request_invoice_of ON app.payment_request_invoice USING btree (tenant_id, payment_request_id, line);

CREATE INDEX payment_request_item ON app.payment_request USING btree (tenant_id, budget_item_id) WHERE (budget_item_id IS NOT NULL);

CREATE INDEX payment_request_loan ON app.payment_request USING btree (tenant_id, loan_id) WHERE (loan_id IS NOT NULL);

CREATE UNIQUE INDEX payment_request_loan_key ON app.payment_request USING btree (tenant_id, loan_id) WHERE ((loan_id IS NOT NULL) AND (status = ANY (ARRAY['pending'::text, 'approved'::text])));

CREATE INDEX payment_request_of ON app.payment USING btree (tenant_id, request_id);

CREATE INDEX payment_request_order ON app.payment_request USING btree (tenant_id, order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX payment_request_owner ON app.payment_request USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX payment_request_payee ON app.payment_request USING btree (tenant_id, payee_account_key, created_at) WHERE (payee_account_key IS NOT NULL);

CREATE INDEX payment_request_person ON app.payment_request USING btree (tenant_id, id_no_key) WHERE (id_no_key IS NOT NULL);

CREATE INDEX payment_request_plan ON app.payment_request USING btree (tenant_id, plan_id) WHERE (plan_id IS NOT NULL);

CREATE INDEX payment_request_project ON app.payment_request USING btree (tenant_id, project_id, created_at, id) WHERE (project_id IS NOT NULL);

CREATE INDEX payment_request_received_invoice ON app.payment_request_received USING btree (tenant_id, invoice_id);

CREATE INDEX payment_request_received_of ON app.payment_request_received USING btree (tenant_id, payment_request_id, line);

CREATE INDEX payment_request_reimburse ON app.payment_request USING btree (tenant_id, reimburse_id) WHERE (reimburse_id IS NOT NULL);

CREATE UNIQUE INDEX payment_request_reimburse_key ON app.payment_request USING btree (tenant_id, reimburse_id) WHERE ((reimburse_id IS NOT NULL) AND (status = ANY (ARRAY['pending'::text, 'approved'::text])));

CREATE INDEX payment_request_search ON app.payment_request USING gin (tenant_id, search_grams);

CREATE INDEX payment_request_supplier ON app.payment_request USING btree (tenant_id, supplier_id) WHERE (supplier_id IS NOT NULL);

CREATE INDEX payment_request_to_pay ON app.payment_request USING btree (tenant_id, need_date) WHERE (stage = ANY (ARRAY['toPay'::text, 'batched'::text, 'paying'::text]));

CREATE INDEX payment_request_updated ON app.payment_request USING btree (tenant_id, updated_at, id);

CREATE UNIQUE INDEX payment_serial_key ON app.payment USING btree (tenant_id, bank_serial) WHERE (bank_serial IS NOT NULL);

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

CREATE INDEX pool_line_budget ON app.pool_line USING btree (tenant_id, budget_item_id) WHERE (budget_item_id IS NOT NULL);

CREATE INDEX pool_line_buyer ON app.pool_line USING btree (tenant_id, claimed_by, stage, date_from) WHERE (claimed_by IS NOT NULL);

CREATE INDEX pool_line_by_date ON app.pool_line USING btree (tenant_id, date_from, id);

CREATE INDEX pool_line_by_kind ON app.pool_line USING btree (tenant_id, array_position(ARRAY['hall'::text, 'room'::text, 'catering'::text, 'build'::text, 'av'::text, 'vehicle'::text, 'staff'::text, 'gift'::text, 'print'::text, 'ticket'::text, 'other'::text], line_kind), id);

CREATE INDEX pool_line_by_name ON app.pool_line USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX pool_line_by_project ON app.pool_line USING btree (tenant_id, project_id, id);

CREATE INDEX pool_line_by_region ON app.pool_line USING btree (tenant_id, COALESCE(region, ''::text) COLLATE "zh-x-icu", id);

CREATE INDEX pool_line_created ON app.pool_line USING btree (tenant_id, created_at, id);

CREATE INDEX pool_line_demand ON app.pool_line USING btree (tenant_id, demand_id);

CREATE INDEX pool_line_holder ON app.pool_line USING btree (tenant_id, holder_kind, holder_id) WHERE (holder_id IS NOT NULL);

CREATE INDEX pool_line_line ON app.pool_line USING btree (tenant_id, demand_line_id);

CREATE INDEX pool_line_open ON app.pool_line USING btree (tenant_id, date_from, id) WHERE (stage = ANY (ARRAY['pending'::text, 'claimed'::text]));

CREATE INDEX pool_line_pending ON app.pool_line USING btree (tenant_id, date_from, id) WHERE (stage = 'pending'::text);

CREATE INDEX pool_line_project ON app.pool_line USING btree (tenant_id, project_id, created_at, id);

CREATE INDEX pool_line_search ON app.pool_line USING gin (tenant_id, search_grams);

CREATE INDEX pool_line_type ON app.pool_line USING btree (tenant_id, purchase_type_id, id);

CREATE INDEX pool_line_updated ON app.pool_line USING btree (tenant_id, updated_at, id);

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

CREATE INDEX purchase_archive_file ON app.purchase_archive USING btree (tenant_id, file_id);

CREATE INDEX purchase_archive_of ON app.purchase_archive USING btree (tenant_id, purchase_id, made_at);

CREATE INDEX purchase_by_budget ON app.purchase USING btree (tenant_id, budget_amount, id);

CREATE INDEX purchase_by_deadline ON app.purchase USING btree (tenant_id, COALESCE(deadline, '-infinity'::timestamp with time zone), id);

CREATE INDEX purchase_by_published ON app.purchase USING btree (tenant_id, COALESCE(published_at, '-infinity'::timestamp with time zone), id);

CREATE INDEX purchase_by_title ON app.purchase USING btree (tenant_id, title COLLATE "zh-x-icu", id);

CREATE INDEX purchase_created ON app.purchase USING btree (tenant_id, created_at, id);

CREATE INDEX purchase_creator ON app.purchase USING btree (tenant_id, created_by);

CREATE INDEX purchase_department ON app.purchase USING btree (tenant_id, department_id, created_at, id);

CREATE INDEX purchase_invitation_contact ON app.purchase_invitation USING btree (tenant_id, contact_id) WHERE (contact_id IS NOT NULL);

CREATE INDEX purchase_invitation_link ON app.purchase_invitation USING btree (tenant_id, link_id) WHERE (link_id IS NOT NULL);

CREATE INDEX purchase_invitation_supplier ON app.purchase_invitation USING btree (tenant_id, supplier_id, created_at);

CREATE INDEX purchase_key_wrapped ON app.purchase_key USING btree (tenant_id, key_id);

CREATE INDEX purchase_line_budget ON app.purchase_line USING btree (tenant_id, budget_item_id) WHERE (budget_item_id IS NOT NULL);

CREATE INDEX purchase_line_of ON app.purchase_line USING btree (tenant_id, purchase_id, line);

CREATE INDEX purchase_line_pool ON app.purchase_line USING btree (tenant_id, pool_line_id) WHERE (pool_line_id IS NOT NULL);

CREATE INDEX purchase_line_project ON app.purchase_line USING btree (tenant_id, project_id) WHERE (project_id IS NOT NULL);

CREATE INDEX purchase_line_type ON app.purchase_line USING btree (tenant_id, purchase_type_id);

CREATE UNIQUE INDEX purchase_opening_once ON app.purchase_opening USING btree (tenant_id, purchase_id, round_no, part, user_id) NULLS NOT DISTINCT;

CREATE UNIQUE INDEX purchase_opening_opened ON app.purchase_opening USING btree (tenant_id, purchase_id, round_no, part) WHERE is_opened;

CREATE INDEX purchase_order_by_amount ON app.purchase_order USING btree (tenant_id, amount, id);

CREATE INDEX purchase_order_by_sent ON app.purchase_order USING btree (tenant_id, COALESCE(sent_at, '-infinity'::timestamp with time zone), id);

CREATE INDEX purchase_order_by_service ON app.purchase_order USING btree (tenant_id, service_from, id);

CREATE INDEX purchase_order_by_stage ON app.purchase_order USING btree (tenant_id, array_position(ARRAY['draft'::text, 'sent'::text, 'confirmed'::text, 'executing'::text, 'accepted'::text, 'settled'::text, 'closed'::text, 'canceled'::text], stage), id);

CREATE INDEX purchase_order_by_title ON app.purchase_order USING btree (tenant_id, title COLLATE "zh-x-icu", id);

CREATE INDEX purchase_order_cancellation_of ON app.purchase_order_cancellation USING btree (tenant_id, order_id, line);

CREATE INDEX purchase_order_contact ON app.purchase_order USING btree (tenant_id, contact_id) WHERE (contact_id IS NOT NULL);

CREATE INDEX purchase_order_created ON app.purchase_order USING btree (tenant_id, created_at, id);

CREATE INDEX purchase_order_creator ON app.purchase_order USING btree (tenant_id, created_by);

CREATE INDEX purchase_order_department ON app.purchase_order USING btree (tenant_id, department_id, created_at, id);

CREATE INDEX purchase_order_in_order_of_service ON app.purchase_order USING btree (tenant_id, COALESCE(service_from, '-infinity'::date), id);

CREATE INDEX purchase_order_line_award ON app.purchase_order_line USING btree (tenant_id, award_line_id) WHERE (award_line_id IS NOT NULL);

CREATE INDEX purchase_order_line_budget ON app.purchase_order_line USING btree (tenant_id, budget_item_id) WHERE (budget_item_id IS NOT NULL);

CREATE INDEX purchase_order_line_hall ON app.purchase_order_line USING btree (tenant_id, hall_id) WHERE (hall_id IS NOT NULL);

CREATE INDEX purchase_order_line_of ON app.purchase_order_line USING btree (tenant_id, order_id, line);

CREATE INDEX purchase_order_line_pool ON app.purchase_order_line USING btree (tenant_id, pool_line_id) WHERE (pool_line_id IS NOT NULL);

CREATE INDEX purchase_order_line_price ON app.purchase_order_line USING btree (tenant_id, price_item_id) WHERE (price_item_id IS NOT NULL);

CREATE INDEX purchase_order_line_room ON app.purchase_order_line USING btree (tenant_id, room_id) WHERE (room_id IS NOT NULL);

CREATE INDEX purchase_order_line_type ON app.purchase_order_line USING btree (tenant_id, purchase_type_id);

CREATE INDEX purchase_order_link ON app.purchase_order USING btree (tenant_id, link_id) WHERE (link_id IS NOT NULL);

CREATE UNIQUE INDEX purchase_order_of_award ON app.purchase_order USING btree (tenant_id, award_id, supplier_id, project_id) NULLS NOT DISTINCT WHERE ((award_id IS NOT NULL) AND (stage <> 'canceled'::text));

CREATE INDEX purchase_order_owner ON app.purchase_order USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX purchase_order_payment_of ON app.purchase_order_payment USING btree (tenant_id, order_id, line);

CREATE INDEX purchase_order_project ON app.purchase_order USING btree (tenant_id, project_id, created_at, id) WHERE (project_id IS NOT NULL);

CREATE INDEX purchase_order_purchase ON app.purchase_order USING btree (tenant_id, purchase_id) WHERE (purchase_id IS NOT NULL);

CREATE INDEX purchase_order_reply_change ON app.purchase_order_reply USING btree (tenant_id, change_id) WHERE (change_id IS NOT NULL);

CREATE INDEX purchase_order_reply_of ON app.purchase_order_reply USING btree (tenant_id, order_id, at);

CREATE INDEX purchase_order_search ON app.purchase_order USING gin (tenant_id, search_grams);

CREATE INDEX purchase_order_stage ON app.purchase_order USING btree (tenant_id, stage, created_at, id);

CREATE INDEX purchase_order_supplier ON app.purchase_order USING btree (tenant_id, supplier_id, created_at, id);

CREATE INDEX purchase_order_to_begin ON app.purchase_order USING btree (tenant_id, service_from) WHERE (stage = 'confirmed'::text);

CREATE INDEX purchase_order_updated ON app.purchase_order USING btree (tenant_id, updated_at, id);

CREATE INDEX purchase_order_version_change ON app.purchase_order_version USING btree (tenant_id, change_id) WHERE (change_id IS NOT NULL);

CREATE INDEX purchase_order_waiting ON app.purchase_order USING btree (tenant_id, sent_at) WHERE (stage = 'sent'::text);

CREATE INDEX purchase_owner ON app.purchase USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX purchase_project ON app.purchase USING btree (tenant_id, project_id, created_at, id) WHERE (project_id IS NOT NULL);

CREATE INDEX purchase_question_invitation ON app.purchase_question USING btree (tenant_id, invitation_id);

CREATE INDEX purchase_question_of ON app.purchase_question USING btree (tenant_id, purchase_id, asked_at);

CREATE INDEX purchase_quoting ON app.purchase USING btree (tenant_id, deadline) WHERE (stage = 'quoting'::text);

CREATE INDEX purchase_round_starter ON app.purchase_round USING btree (tenant_id, started_by) WHERE (started_by IS NOT NULL);

CREATE INDEX purchase_search ON app.purchase USING gin (tenant_id, search_grams);

CREATE INDEX purchase_stage ON app.purchase USING btree (tenant_id, stage, created_at, id);

CREATE INDEX purchase_stage_order ON app.purchase USING btree (tenant_id, array_position(ARRAY['draft'::text, 'quoting'::text, 'closed'::text, 'failed'::text, 'opened'::text, 'awarding'::text, 'awarded'::text, 'ordered'::text, 'archived'::text, 'canceled'::text], stage), id);

CREATE INDEX purchase_to_open ON app.purchase USING btree (tenant_id, closed_at) WHERE (stage = ANY (ARRAY['closed'::text, 'failed'::text]));

CREATE INDEX purchase_type_band_of ON app.purchase_type_band USING btree (tenant_id, purchase_type_id, line);

CREATE INDEX purchase_type_by_name ON app.purchase_type USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX purchase_type_by_sort ON app.purchase_type USING btree (tenant_id, sort, id);

CREATE INDEX purchase_type_category ON app.purchase_type USING btree (tenant_id, budget_category_id) WHERE (budget_category_id IS NOT NULL);

CREATE INDEX purchase_type_created ON app.purchase_type USING btree (tenant_id, created_at, id);

CREATE INDEX purchase_type_parent ON app.purchase_type USING btree (tenant_id, parent_id);

CREATE INDEX purchase_type_search ON app.purchase_type USING gin (tenant_id, search_grams);

CREATE INDEX purchase_type_spec_of ON app.purchase_type_spec USING btree (tenant_id, purchase_type_id, line);

CREATE INDEX purchase_type_updated ON app.purchase_type USING btree (tenant_id, updated_at, id);

CREATE INDEX purchase_updated ON app.purchase USING btree (tenant_id, updated_at, id);

CREATE INDEX quote_confirmation_asker ON app.quote_confirmation USING btree (tenant_id, asked_by) WHERE (asked_by IS NOT NULL);

CREATE INDEX quote_confirmation_invitation ON app.quote_confirmation USING btree (tenant_id, invitation_id, asked_at);

CREATE UNIQUE INDEX quote_confirmation_open ON app.quote_confirmation USING btree (tenant_id, invitation_id) WHERE (answered_at IS NULL);

CREATE INDEX quote_confirmation_quote ON app.quote_confirmation USING btree (tenant_id, quote_id, asked_at);

CREATE INDEX quote_file_of ON app.quote_file USING btree (tenant_id, invitation_id, round_no);

CREATE INDEX quote_invitation ON app.quote USING btree (tenant_id, invitation_id);

CREATE INDEX quote_line_asked ON app.quote_line USING btree (tenant_id, purchase_line_id, amount);

CREATE INDEX quote_purchase ON app.quote USING btree (tenant_id, purchase_id, round_no, total);

CREATE INDEX quote_supplier ON app.quote USING btree (tenant_id, supplier_id, submitted_at);

CREATE INDEX quote_valid ON app.quote USING btree (tenant_id, valid_until) WHERE (state = ANY (ARRAY['opened'::text, 'shortlisted'::text]));

CREATE INDEX quote_version_purchase ON app.quote_version USING btree (tenant_id, purchase_id, round_no);

CREATE INDEX receipt_by_amount ON app.receipt USING btree (tenant_id, amount, id);

CREATE INDEX receipt_by_day ON app.receipt USING btree (tenant_id, day, id);

CREATE INDEX receipt_by_payer_name ON app.receipt USING btree (tenant_id, payer_name COLLATE "zh-x-icu", id);

CREATE INDEX receipt_by_unallocated ON app.receipt USING btree (tenant_id, unallocated, id);

CREATE INDEX receipt_claim_contract ON app.receipt_claim USING btree (tenant_id, contract_id);

CREATE INDEX receipt_claim_of ON app.receipt_claim USING btree (tenant_id, receipt_id, at);

CREATE INDEX receipt_claim_plan ON app.receipt_claim USING btree (tenant_id, plan_id) WHERE (plan_id IS NOT NULL);

CREATE INDEX receipt_claimer ON app.receipt USING btree (tenant_id, claimer_id) WHERE (claimer_id IS NOT NULL);

CREATE INDEX receipt_confirmer ON app.receipt USING btree (tenant_id, confirmer_id) WHERE (confirmer_id IS NOT NULL);

CREATE INDEX receipt_created ON app.receipt USING btree (tenant_id, created_at, id);

CREATE INDEX receipt_creator ON app.receipt USING btree (tenant_id, created_by);

CREATE INDEX receipt_customer ON app.receipt USING btree (tenant_id, customer_id, day) WHERE (customer_id IS NOT NULL);

CREATE INDEX receipt_entry_claim ON app.receipt_entry USING btree (tenant_id, claim_id) WHERE (claim_id IS NOT NULL);

CREATE INDEX receipt_entry_contract ON app.receipt_entry USING btree (tenant_id, contract_id, day) WHERE (contract_id IS NOT NULL);

CREATE INDEX receipt_entry_of ON app.receipt_entry USING btree (tenant_id, receipt_id, at);

CREATE INDEX receipt_entry_plan ON app.receipt_entry USING btree (tenant_id, plan_id) WHERE (plan_id IS NOT NULL);

CREATE INDEX receipt_fund ON app.receipt USING btree (tenant_id, fund_account_id, our_company_id, day);

CREATE INDEX receipt_open ON app.receipt USING btree (tenant_id, day) WHERE (stage = ANY (ARRAY['unclaimed'::text, 'claimed'::text, 'partial'::text]));

CREATE INDEX receipt_our_company ON app.receipt USING btree (tenant_id, our_company_id);

CREATE INDEX receipt_payer ON app.receipt USING btree (tenant_id, payer_name) WHERE (customer_id IS NOT NULL);

CREATE INDEX receipt_search ON app.receipt USING gin (tenant_id, search_grams);

CREATE INDEX receipt_updated ON app.receipt USING btree (tenant_id, updated_at, id);

CREATE INDEX received_invoice_amount ON app.received_invoice USING btree (tenant_id, amount, id);

CREATE INDEX received_invoice_created ON app.received_invoice USING btree (tenant_id, created_at, id);

CREATE INDEX received_invoice_date ON app.received_invoice USING btree (tenant_id, date, id);

CREATE UNIQUE INDEX received_invoice_key ON app.received_invoice USING btree (tenant_id, duplicate_key) WHERE (state <> 'released'::text);

CREATE INDEX received_invoice_of ON app.received_invoice USING btree (tenant_id, holder_kind, holder_id) WHERE (holder_id IS NOT NULL);

CREATE INDEX received_invoice_search ON app.received_invoice USING gin (tenant_id, search_grams);

CREATE INDEX record_follow_mine ON app.record_follow USING btree (tenant_id, user_id);

CREATE INDEX record_share_department ON app.record_share USING btree (tenant_id, department_id, subject) INCLUDE (subject_id);

CREATE UNIQUE INDEX record_share_record ON app.record_share USING btree (tenant_id, subject, subject_id, COALESCE(user_id, department_id));

CREATE INDEX record_share_user ON app.record_share USING btree (tenant_id, user_id, subject) INCLUDE (subject_id);

CREATE INDEX reimburse_amount ON app.reimburse USING btree (tenant_id, amount, id);

CREATE INDEX reimburse_by_pay ON app.reimburse USING btree (tenant_id, pay_amount, id);

CREATE INDEX reimburse_by_purpose ON app.reimburse USING btree (tenant_id, purpose COLLATE "zh-x-icu", id);

CREATE INDEX reimburse_created ON app.reimburse USING btree (tenant_id, created_at, id);

CREATE INDEX reimburse_creator ON app.reimburse USING btree (tenant_id, created_by);

CREATE INDEX reimburse_department ON app.reimburse USING btree (tenant_id, department_id, created_at, id);

CREATE INDEX reimburse_fund ON app.reimburse USING btree (tenant_id, fund_account_id) WHERE (fund_account_id IS NOT NULL);

CREATE INDEX reimburse_line_budget ON app.reimburse_line USING btree (tenant_id, budget_item_id) WHERE (budget_item_id IS NOT NULL);

CREATE INDEX reimburse_line_of ON app.reimburse_line USING btree (tenant_id, reimburse_id, line);

CREATE INDEX reimburse_offset_loan ON app.reimburse_offset USING btree (tenant_id, loan_id);

CREATE INDEX reimburse_owner ON app.reimburse USING btree (tenant_id, owner_id, created_at, id);

CREATE INDEX reimburse_project ON app.reimburse USING btree (tenant_id, project_id, created_at, id) WHERE (project_id IS NOT NULL);

CREATE INDEX reimburse_search ON app.reimburse USING gin (tenant_id, search_grams);

CREATE INDEX reimburse_to_pay ON app.reimburse USING btree (tenant_id, created_at) WHERE (stage = 'toPay'::text);

CREATE INDEX reimburse_updated ON app.reimburse USING btree (tenant_id, updated_at, id);

CREATE INDEX report_by_day ON app.report USING btree (tenant_id, day, id);

CREATE INDEX report_created ON app.report USING btree (tenant_id, created_at, id);

CREATE INDEX report_creator ON app.report USING btree (tenant_id, created_by);

CREATE INDEX report_owner ON app.report USING btree (tenant_id, owner_id, day);

CREATE INDEX report_project ON app.report USING btree (tenant_id, project_id) WHERE (project_id IS NOT NULL);

CREATE INDEX report_schedule_created ON app.report_schedule USING btree (tenant_id, created_at, id);

CREATE INDEX report_schedule_creator ON app.report_schedule USING btree (tenant_id, created_by);

CREATE INDEX report_schedule_department ON app.report_schedule USING btree (tenant_id, department_id) WHERE (department_id IS NOT NULL);

CREATE INDEX report_schedule_owner ON app.report_schedule USING btree (tenant_id, owner_id);

CREATE INDEX report_schedule_project_id ON app.report_schedule USING btree (tenant_id, project_id) WHERE (project_id IS NOT NULL);

CREATE INDEX report_schedule_search ON app.report_schedule USING gin (tenant_id, search_grams);

CREATE INDEX report_schedule_updated ON app.report_schedule USING btree (tenant_id, updated_at, id);

CREATE INDEX report_search ON app.report USING gin (tenant_id, search_grams);

CREATE INDEX report_updated ON app.report USING btree (tenant_id, updated_at, id);

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

CREATE INDEX stage_deliverable_classify ON app.stage_deliverable USING btree (tenant_id, classify_id);

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

CREATE INDEX supplier_rating_order ON app.supplier_rating USING btree (tenant_id, order_id) WHERE (order_id IS NOT NULL);

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

CREATE INDEX task_creator ON app.task USING btree (tenant_id, created_by);

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

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.acceptance_signature FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.approval_event FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.approval_flow_version FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.approval_print FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.approval_snapshot FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.budget_usage FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.contract_version FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.deposit_entry FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.duty_offer FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.ledger_account FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.ledger_close FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.ledger_entry FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.ledger_posting FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.payment_plan_due FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.payment_plan_entry FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.payment_plan_state FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.purchase_archive FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.purchase_log FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.purchase_opening FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.purchase_order_reply FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.purchase_order_version FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.quote_approval FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.quote_file FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.quote_version FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.receipt_entry FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.record_event FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.supplier_blacklist_record FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.system_log FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.system_log_seal FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.acceptance_signature FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.approval_event FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.approval_flow_version FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.approval_print FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.approval_snapshot FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.budget_usage FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.contract_version FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.deposit_entry FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.duty_offer FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.ledger_account FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.ledger_close FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.ledger_posting FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.payment_plan_due FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.payment_plan_entry FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.payment_plan_state FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.purchase_archive FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.purchase_log FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.purchase_opening FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.purchase_order_reply FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.purchase_order_version FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.quote_approval FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.quote_file FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.quote_version FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.receipt_entry FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

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

CREATE TRIGGER budget_available BEFORE INSERT OR UPDATE ON app.budget_item FOR EACH ROW EXECUTE FUNCTION app.budget_available();

CREATE TRIGGER chain BEFORE INSERT ON app.approval_event FOR EACH ROW EXECUTE FUNCTION app.chain_approval_event();

CREATE TRIGGER final_account_kept BEFORE INSERT OR DELETE OR UPDATE ON app.final_account_document FOR EACH ROW EXECUTE FUNCTION app.final_account_kept();

CREATE TRIGGER final_account_kept BEFORE INSERT OR DELETE OR UPDATE ON app.final_account_entry FOR EACH ROW EXECUTE FUNCTION app.final_account_kept();

CREATE TRIGGER final_account_kept BEFORE INSERT OR DELETE OR UPDATE ON app.final_account_line FOR EACH ROW EXECUTE FUNCTION app.final_account_kept();

CREATE TRIGGER final_account_two_people BEFORE INSERT OR UPDATE OF confirmed_by ON app.final_account_line FOR EACH ROW EXECUTE FUNCTION app.final_account_two_people();

CREATE TRIGGER keep_directory AFTER INSERT OR UPDATE OF company_name, contact_name, mobile ON app.tenant FOR EACH ROW EXECUTE FUNCTION app.keep_directory();

CREATE TRIGGER keep_logins AFTER INSERT OR DELETE OR UPDATE OF mobile, username, feishu_id, status, main ON app."user" FOR EACH ROW EXECUTE FUNCTION app.keep_logins();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.acceptance FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.acceptance_deduction FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.acceptance_line FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.acceptance_rule FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

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

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.award FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.award_line FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.award_score FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.bank_format FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.board_column FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.budget FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.budget_change FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.budget_change_line FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.budget_closed_holder FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.budget_control FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.budget_item FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.budget_line FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.budget_template FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.budget_template_line FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.budget_template_version FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.calendar_entry FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.calendar_feed FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.classify FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.comparison FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.comparison_note FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.contract FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.contract_borrow FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.contract_change FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.contract_change_clause FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.contract_change_line FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.contract_change_plan FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.contract_clause FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.contract_line FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.contract_plan FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.contract_template FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.contract_template_clause FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.contract_type FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

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

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.demand FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.demand_line FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.department FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.deposit FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.document_download FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.document_folder FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.document_link FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.document_version FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.dunning FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.dunning_line FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.duty FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.expense FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.expense_invoice FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.expense_rule FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.expense_standard FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.external_comment FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.external_link FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.external_visit FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.feedback FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.file FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.file_storage FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.file_use FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.final_account FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.final_account_document FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.final_account_entry FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.final_account_line FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.finance_rule FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.follow_plan FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.follow_up FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.fund_account FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.hall FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.home_person FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.home_role FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.home_visit FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.hotel FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.idempotency FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.invoice_in FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.invoice_out FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.invoice_out_item FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.job_run FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.labor_tax_bracket FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.ledger_account_code FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.ledger_book FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.ledger_checkpoint FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.ledger_proof FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.loan FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.loan_entry FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.menu FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.month_reopen FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.notice FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.notice_preference FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.number_counter FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.number_rule FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.opportunity FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.opportunity_quotation FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.opportunity_rule FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.opportunity_stage FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.opportunity_stage_change FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.order_change FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.order_change_line FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.our_company FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.our_company_bank FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.our_company_seal FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.paper_template FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.payment FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.payment_batch FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.payment_plan FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.payment_request FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.payment_request_invoice FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.payment_request_received FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.permission_release FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.place FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.pool_line FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.project FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.project_attendees FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.project_deliverable FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.project_document FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.project_health FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.project_member FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.project_request FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.project_role_tab FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.purchase FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.purchase_invitation FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.purchase_key FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.purchase_line FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.purchase_order FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.purchase_order_cancellation FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.purchase_order_line FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.purchase_order_payment FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.purchase_question FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.purchase_round FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.purchase_type FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.purchase_type_band FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.purchase_type_spec FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.quote FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.quote_confirmation FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.quote_draft FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.quote_line FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.receipt FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.receipt_claim FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.received_invoice FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.record_follow FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.record_share FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.reimburse FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.reimburse_line FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.reimburse_offset FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.report FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.report_schedule FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

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

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.stage_deliverable FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

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

CREATE TRIGGER ledger_month_open BEFORE INSERT ON app.ledger_posting FOR EACH ROW EXECUTE FUNCTION app.ledger_month_open();

CREATE CONSTRAINT TRIGGER ledger_zero_sum AFTER INSERT ON app.ledger_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.ledger_zero_sum();

CREATE CONSTRAINT TRIGGER ledger_zero_sum AFTER INSERT ON app.ledger_posting DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.ledger_zero_sum();

CREATE TRIGGER map_cluster AFTER INSERT OR DELETE OR UPDATE OF location_lat, location_lng, region, grade, status ON app.supplier FOR EACH ROW EXECUTE FUNCTION app.count_in_map_cluster();

CREATE TRIGGER payment_plan_kept AFTER UPDATE OF amount, due_date, stage ON app.payment_plan FOR EACH ROW WHEN ((((old.amount IS DISTINCT FROM new.amount) OR (old.due_date IS DISTINCT FROM new.due_date)) OR ((old.stage = 'canceled'::text) IS DISTINCT FROM (new.stage = 'canceled'::text)))) EXECUTE FUNCTION app.payment_plan_kept();

CREATE TRIGGER payment_plan_made AFTER INSERT ON app.payment_plan FOR EACH ROW EXECUTE FUNCTION app.payment_plan_kept();

CREATE CONSTRAINT TRIGGER settled AFTER INSERT OR UPDATE ON app.approval_instance DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.assert_approval_settled('id');

CREATE CONSTRAINT TRIGGER settled AFTER INSERT OR UPDATE ON app.approval_node_run DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.assert_approval_settled('instance_id');

CREATE CONSTRAINT TRIGGER settled AFTER INSERT OR UPDATE ON app.approval_task DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.assert_approval_settled('instance_id');

CREATE CONSTRAINT TRIGGER settled AFTER INSERT OR UPDATE ON app.approval_timer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.assert_approval_settled('instance_id');

CREATE CONSTRAINT TRIGGER unowned AFTER INSERT OR UPDATE OF pool_id, owner_id, department_id, pooled_at ON app.customer NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN ((((new.pool_id IS NULL) <> (new.pooled_at IS NULL)) OR ((new.pool_id IS NOT NULL) AND ((new.owner_id IS NOT NULL) OR (new.department_id IS NOT NULL))))) EXECUTE FUNCTION app.customer_unowned();

CREATE TRIGGER authority_change AFTER UPDATE ON platform.tenant_directory FOR EACH ROW WHEN ((((old.status IS DISTINCT FROM new.status) OR (old.plan IS DISTINCT FROM new.plan)) OR (old.out_date IS DISTINCT FROM new.out_date))) EXECUTE FUNCTION app.append_tenant_authority_change();

CREATE TRIGGER authority_change_removed AFTER DELETE ON platform.tenant_directory FOR EACH ROW EXECUTE FUNCTION app.append_tenant_authority_change();

ALTER TABLE ONLY app.acceptance_deduction
    ADD CONSTRAINT acceptance_deduction_tenant_id_acceptance_id_fkey FOREIGN KEY (tenant_id, acceptance_id) REFERENCES app.acceptance(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.acceptance_deduction
    ADD CONSTRAINT acceptance_deduction_tenant_id_order_line_id_fkey FOREIGN KEY (tenant_id, order_line_id) REFERENCES app.purchase_order_line(tenant_id, id);

ALTER TABLE ONLY app.acceptance_line
    ADD CONSTRAINT acceptance_line_tenant_id_acceptance_id_fkey FOREIGN KEY (tenant_id, acceptance_id) REFERENCES app.acceptance(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.acceptance_line
    ADD CONSTRAINT acceptance_line_tenant_id_order_line_id_fkey FOREIGN KEY (tenant_id, order_line_id) REFERENCES app.purchase_order_line(tenant_id, id);

ALTER TABLE ONLY app.acceptance_signature
    ADD CONSTRAINT acceptance_signature_tenant_id_acceptance_id_fkey FOREIGN KEY (tenant_id, acceptance_id) REFERENCES app.acceptance(tenant_id, id);

ALTER TABLE ONLY app.acceptance
    ADD CONSTRAINT acceptance_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.acceptance
    ADD CONSTRAINT acceptance_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES app.purchase_order(tenant_id, id);

ALTER TABLE ONLY app.acceptance
    ADD CONSTRAINT acceptance_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.acceptance
    ADD CONSTRAINT acceptance_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.acceptance
    ADD CONSTRAINT acceptance_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

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

ALTER TABLE ONLY app.award_line
    ADD CONSTRAINT award_line_tenant_id_award_id_fkey FOREIGN KEY (tenant_id, award_id) REFERENCES app.award(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.award_line
    ADD CONSTRAINT award_line_tenant_id_purchase_line_id_fkey FOREIGN KEY (tenant_id, purchase_line_id) REFERENCES app.purchase_line(tenant_id, id);

ALTER TABLE ONLY app.award_line
    ADD CONSTRAINT award_line_tenant_id_quote_line_id_fkey FOREIGN KEY (tenant_id, quote_line_id) REFERENCES app.quote_line(tenant_id, id);

ALTER TABLE ONLY app.award_line
    ADD CONSTRAINT award_line_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.award_score
    ADD CONSTRAINT award_score_tenant_id_evaluator_id_fkey FOREIGN KEY (tenant_id, evaluator_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.award_score
    ADD CONSTRAINT award_score_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES app.purchase(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.award_score
    ADD CONSTRAINT award_score_tenant_id_quote_id_fkey FOREIGN KEY (tenant_id, quote_id) REFERENCES app.quote(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.award
    ADD CONSTRAINT award_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.award
    ADD CONSTRAINT award_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.award
    ADD CONSTRAINT award_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.award
    ADD CONSTRAINT award_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES app.purchase(tenant_id, id);

ALTER TABLE ONLY app.board_column
    ADD CONSTRAINT board_column_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.budget_change_line
    ADD CONSTRAINT budget_change_line_tenant_id_change_id_fkey FOREIGN KEY (tenant_id, change_id) REFERENCES app.budget_change(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.budget_change_line
    ADD CONSTRAINT budget_change_line_tenant_id_from_id_fkey FOREIGN KEY (tenant_id, from_id) REFERENCES app.budget_item(tenant_id, id);

ALTER TABLE ONLY app.budget_change_line
    ADD CONSTRAINT budget_change_line_tenant_id_to_id_fkey FOREIGN KEY (tenant_id, to_id) REFERENCES app.budget_item(tenant_id, id);

ALTER TABLE ONLY app.budget_change
    ADD CONSTRAINT budget_change_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.budget_change
    ADD CONSTRAINT budget_change_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.budget_change
    ADD CONSTRAINT budget_change_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.budget_control
    ADD CONSTRAINT budget_control_tenant_id_category_id_fkey FOREIGN KEY (tenant_id, category_id) REFERENCES app.classify(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.budget_item
    ADD CONSTRAINT budget_item_tenant_id_category_id_fkey FOREIGN KEY (tenant_id, category_id) REFERENCES app.classify(tenant_id, id);

ALTER TABLE ONLY app.budget_item
    ADD CONSTRAINT budget_item_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.budget_line
    ADD CONSTRAINT budget_line_tenant_id_budget_id_fkey FOREIGN KEY (tenant_id, budget_id) REFERENCES app.budget(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.budget_line
    ADD CONSTRAINT budget_line_tenant_id_category_id_fkey FOREIGN KEY (tenant_id, category_id) REFERENCES app.classify(tenant_id, id);

ALTER TABLE ONLY app.budget_line
    ADD CONSTRAINT budget_line_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES app.budget_item(tenant_id, id);

ALTER TABLE ONLY app.budget_template_line
    ADD CONSTRAINT budget_template_line_tenant_id_category_id_fkey FOREIGN KEY (tenant_id, category_id) REFERENCES app.classify(tenant_id, id);

ALTER TABLE ONLY app.budget_template_line
    ADD CONSTRAINT budget_template_line_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES app.budget_template(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.budget_template_version
    ADD CONSTRAINT budget_template_version_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES app.budget_template(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.budget
    ADD CONSTRAINT budget_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.budget
    ADD CONSTRAINT budget_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.budget
    ADD CONSTRAINT budget_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.budget_usage
    ADD CONSTRAINT budget_usage_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES app.budget_item(tenant_id, id);

ALTER TABLE ONLY app.calendar_entry
    ADD CONSTRAINT calendar_entry_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.calendar_feed
    ADD CONSTRAINT calendar_feed_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.classify
    ADD CONSTRAINT classify_tenant_id_kind_parent_id_fkey FOREIGN KEY (tenant_id, kind, parent_id) REFERENCES app.classify(tenant_id, kind, id);

ALTER TABLE ONLY app.comparison_note
    ADD CONSTRAINT comparison_note_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES app.purchase(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.comparison_note
    ADD CONSTRAINT comparison_note_tenant_id_purchase_line_id_fkey FOREIGN KEY (tenant_id, purchase_line_id) REFERENCES app.purchase_line(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.comparison_note
    ADD CONSTRAINT comparison_note_tenant_id_quote_id_fkey FOREIGN KEY (tenant_id, quote_id) REFERENCES app.quote(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.comparison_note
    ADD CONSTRAINT comparison_note_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.comparison
    ADD CONSTRAINT comparison_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES app.purchase(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.contract_borrow
    ADD CONSTRAINT contract_borrow_tenant_id_borrower_id_fkey FOREIGN KEY (tenant_id, borrower_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.contract_borrow
    ADD CONSTRAINT contract_borrow_tenant_id_contract_id_fkey FOREIGN KEY (tenant_id, contract_id) REFERENCES app.contract(tenant_id, id);

ALTER TABLE ONLY app.contract_change_clause
    ADD CONSTRAINT contract_change_clause_tenant_id_contract_change_id_fkey FOREIGN KEY (tenant_id, contract_change_id) REFERENCES app.contract_change(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.contract_change_line
    ADD CONSTRAINT contract_change_line_tenant_id_contract_change_id_fkey FOREIGN KEY (tenant_id, contract_change_id) REFERENCES app.contract_change(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.contract_change_plan
    ADD CONSTRAINT contract_change_plan_tenant_id_contract_change_id_fkey FOREIGN KEY (tenant_id, contract_change_id) REFERENCES app.contract_change(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.contract_change
    ADD CONSTRAINT contract_change_tenant_id_contract_id_fkey FOREIGN KEY (tenant_id, contract_id) REFERENCES app.contract(tenant_id, id);

ALTER TABLE ONLY app.contract_change
    ADD CONSTRAINT contract_change_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customer(tenant_id, id);

ALTER TABLE ONLY app.contract_change
    ADD CONSTRAINT contract_change_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.contract_change
    ADD CONSTRAINT contract_change_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.contract_change
    ADD CONSTRAINT contract_change_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.contract_change
    ADD CONSTRAINT contract_change_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.contract_clause
    ADD CONSTRAINT contract_clause_tenant_id_contract_id_fkey FOREIGN KEY (tenant_id, contract_id) REFERENCES app.contract(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.contract_line
    ADD CONSTRAINT contract_line_tenant_id_contract_id_fkey FOREIGN KEY (tenant_id, contract_id) REFERENCES app.contract(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.contract_plan
    ADD CONSTRAINT contract_plan_tenant_id_contract_id_fkey FOREIGN KEY (tenant_id, contract_id) REFERENCES app.contract(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.contract_template_clause
    ADD CONSTRAINT contract_template_clause_tenant_id_contract_template_id_fkey FOREIGN KEY (tenant_id, contract_template_id) REFERENCES app.contract_template(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.contract_template
    ADD CONSTRAINT contract_template_tenant_id_type_id_fkey FOREIGN KEY (tenant_id, type_id) REFERENCES app.contract_type(tenant_id, id);

ALTER TABLE ONLY app.contract
    ADD CONSTRAINT contract_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customer(tenant_id, id);

ALTER TABLE ONLY app.contract
    ADD CONSTRAINT contract_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.contract
    ADD CONSTRAINT contract_tenant_id_keeper_id_fkey FOREIGN KEY (tenant_id, keeper_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.contract
    ADD CONSTRAINT contract_tenant_id_our_company_id_fkey FOREIGN KEY (tenant_id, our_company_id) REFERENCES app.our_company(tenant_id, id);

ALTER TABLE ONLY app.contract
    ADD CONSTRAINT contract_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.contract
    ADD CONSTRAINT contract_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES app.contract(tenant_id, id);

ALTER TABLE ONLY app.contract
    ADD CONSTRAINT contract_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.contract
    ADD CONSTRAINT contract_tenant_id_signer_id_fkey FOREIGN KEY (tenant_id, signer_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.contract
    ADD CONSTRAINT contract_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.contract
    ADD CONSTRAINT contract_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES app.contract_template(tenant_id, id);

ALTER TABLE ONLY app.contract
    ADD CONSTRAINT contract_tenant_id_type_id_fkey FOREIGN KEY (tenant_id, type_id) REFERENCES app.contract_type(tenant_id, id);

ALTER TABLE ONLY app.contract_type
    ADD CONSTRAINT contract_type_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES app.contract_type(tenant_id, id);

ALTER TABLE ONLY app.contract_type
    ADD CONSTRAINT contract_type_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES app.contract_template(tenant_id, id);

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

ALTER TABLE ONLY app.demand_line
    ADD CONSTRAINT demand_line_tenant_id_budget_item_id_fkey FOREIGN KEY (tenant_id, budget_item_id) REFERENCES app.budget_item(tenant_id, id);

ALTER TABLE ONLY app.demand_line
    ADD CONSTRAINT demand_line_tenant_id_demand_id_fkey FOREIGN KEY (tenant_id, demand_id) REFERENCES app.demand(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.demand_line
    ADD CONSTRAINT demand_line_tenant_id_purchase_type_id_fkey FOREIGN KEY (tenant_id, purchase_type_id) REFERENCES app.purchase_type(tenant_id, id);

ALTER TABLE ONLY app.demand
    ADD CONSTRAINT demand_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.demand
    ADD CONSTRAINT demand_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.demand
    ADD CONSTRAINT demand_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.department
    ADD CONSTRAINT department_tenant_id_leader_id_fkey FOREIGN KEY (tenant_id, leader_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.department
    ADD CONSTRAINT department_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.deposit_entry
    ADD CONSTRAINT deposit_entry_tenant_id_deposit_id_fkey FOREIGN KEY (tenant_id, deposit_id) REFERENCES app.deposit(tenant_id, id);

ALTER TABLE ONLY app.deposit
    ADD CONSTRAINT deposit_tenant_id_booker_id_fkey FOREIGN KEY (tenant_id, booker_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.deposit
    ADD CONSTRAINT deposit_tenant_id_contract_id_fkey FOREIGN KEY (tenant_id, contract_id) REFERENCES app.contract(tenant_id, id);

ALTER TABLE ONLY app.deposit
    ADD CONSTRAINT deposit_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customer(tenant_id, id);

ALTER TABLE ONLY app.deposit
    ADD CONSTRAINT deposit_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.deposit
    ADD CONSTRAINT deposit_tenant_id_fund_account_id_company_id_fkey FOREIGN KEY (tenant_id, fund_account_id, company_id) REFERENCES app.fund_account(tenant_id, id, company_id);

ALTER TABLE ONLY app.deposit
    ADD CONSTRAINT deposit_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.deposit
    ADD CONSTRAINT deposit_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.deposit
    ADD CONSTRAINT deposit_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.document_download
    ADD CONSTRAINT document_download_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES app.project_document(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.document_folder
    ADD CONSTRAINT document_folder_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES app.document_folder(tenant_id, id);

ALTER TABLE ONLY app.document_folder
    ADD CONSTRAINT document_folder_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.document_version
    ADD CONSTRAINT document_version_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES app.project_document(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.dunning_line
    ADD CONSTRAINT dunning_line_tenant_id_dunning_id_fkey FOREIGN KEY (tenant_id, dunning_id) REFERENCES app.dunning(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.dunning
    ADD CONSTRAINT dunning_tenant_id_contact_id_fkey FOREIGN KEY (tenant_id, contact_id) REFERENCES app.customer_contact(tenant_id, id) ON DELETE SET NULL (contact_id);

ALTER TABLE ONLY app.dunning
    ADD CONSTRAINT dunning_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customer(tenant_id, id);

ALTER TABLE ONLY app.dunning
    ADD CONSTRAINT dunning_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.dunning
    ADD CONSTRAINT dunning_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.expense_invoice
    ADD CONSTRAINT expense_invoice_tenant_id_expense_id_fkey FOREIGN KEY (tenant_id, expense_id) REFERENCES app.expense(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.expense
    ADD CONSTRAINT expense_tenant_id_budget_item_id_fkey FOREIGN KEY (tenant_id, budget_item_id) REFERENCES app.budget_item(tenant_id, id);

ALTER TABLE ONLY app.expense
    ADD CONSTRAINT expense_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.expense
    ADD CONSTRAINT expense_tenant_id_fund_account_id_fkey FOREIGN KEY (tenant_id, fund_account_id) REFERENCES app.fund_account(tenant_id, id);

ALTER TABLE ONLY app.expense
    ADD CONSTRAINT expense_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.expense
    ADD CONSTRAINT expense_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.expense
    ADD CONSTRAINT expense_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.external_comment
    ADD CONSTRAINT external_comment_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES app.external_link(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.external_visit
    ADD CONSTRAINT external_visit_tenant_id_link_id_fkey FOREIGN KEY (tenant_id, link_id) REFERENCES app.external_link(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.file_use
    ADD CONSTRAINT file_use_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES app.file(tenant_id, id);

ALTER TABLE ONLY app.final_account_document
    ADD CONSTRAINT final_account_document_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.final_account(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.final_account_entry
    ADD CONSTRAINT final_account_entry_document FOREIGN KEY (tenant_id, account_id, subject, document_id) REFERENCES app.final_account_document(tenant_id, account_id, subject, document_id) ON DELETE CASCADE;

ALTER TABLE ONLY app.final_account_entry
    ADD CONSTRAINT final_account_entry_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.final_account(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.final_account_line
    ADD CONSTRAINT final_account_line_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES app.final_account(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.final_account_line
    ADD CONSTRAINT final_account_line_tenant_id_confirmed_by_fkey FOREIGN KEY (tenant_id, confirmed_by) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.final_account
    ADD CONSTRAINT final_account_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.final_account
    ADD CONSTRAINT final_account_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.final_account
    ADD CONSTRAINT final_account_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

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

ALTER TABLE ONLY app.fund_account
    ADD CONSTRAINT fund_account_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES app.our_company(tenant_id, id);

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

ALTER TABLE ONLY app.invoice_in
    ADD CONSTRAINT invoice_in_tenant_id_acceptance_id_fkey FOREIGN KEY (tenant_id, acceptance_id) REFERENCES app.acceptance(tenant_id, id);

ALTER TABLE ONLY app.invoice_in
    ADD CONSTRAINT invoice_in_tenant_id_contract_id_fkey FOREIGN KEY (tenant_id, contract_id) REFERENCES app.contract(tenant_id, id);

ALTER TABLE ONLY app.invoice_in
    ADD CONSTRAINT invoice_in_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.invoice_in
    ADD CONSTRAINT invoice_in_tenant_id_held_by_fkey FOREIGN KEY (tenant_id, held_by) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.invoice_in
    ADD CONSTRAINT invoice_in_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES app.purchase_order(tenant_id, id);

ALTER TABLE ONLY app.invoice_in
    ADD CONSTRAINT invoice_in_tenant_id_our_company_id_fkey FOREIGN KEY (tenant_id, our_company_id) REFERENCES app.our_company(tenant_id, id);

ALTER TABLE ONLY app.invoice_in
    ADD CONSTRAINT invoice_in_tenant_id_overridden_by_fkey FOREIGN KEY (tenant_id, overridden_by) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.invoice_in
    ADD CONSTRAINT invoice_in_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.invoice_in
    ADD CONSTRAINT invoice_in_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.invoice_in
    ADD CONSTRAINT invoice_in_tenant_id_red_of_id_fkey FOREIGN KEY (tenant_id, red_of_id) REFERENCES app.invoice_in(tenant_id, id);

ALTER TABLE ONLY app.invoice_in
    ADD CONSTRAINT invoice_in_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.invoice_in
    ADD CONSTRAINT invoice_in_tenant_id_verified_by_fkey FOREIGN KEY (tenant_id, verified_by) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.invoice_out_item
    ADD CONSTRAINT invoice_out_item_tenant_id_invoice_out_id_fkey FOREIGN KEY (tenant_id, invoice_out_id) REFERENCES app.invoice_out(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.invoice_out
    ADD CONSTRAINT invoice_out_tenant_id_contract_id_fkey FOREIGN KEY (tenant_id, contract_id) REFERENCES app.contract(tenant_id, id);

ALTER TABLE ONLY app.invoice_out
    ADD CONSTRAINT invoice_out_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customer(tenant_id, id);

ALTER TABLE ONLY app.invoice_out
    ADD CONSTRAINT invoice_out_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.invoice_out
    ADD CONSTRAINT invoice_out_tenant_id_issuer_id_fkey FOREIGN KEY (tenant_id, issuer_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.invoice_out
    ADD CONSTRAINT invoice_out_tenant_id_our_company_id_fkey FOREIGN KEY (tenant_id, our_company_id) REFERENCES app.our_company(tenant_id, id);

ALTER TABLE ONLY app.invoice_out
    ADD CONSTRAINT invoice_out_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.invoice_out
    ADD CONSTRAINT invoice_out_tenant_id_plan_id_fkey FOREIGN KEY (tenant_id, plan_id) REFERENCES app.payment_plan(tenant_id, id);

ALTER TABLE ONLY app.invoice_out
    ADD CONSTRAINT invoice_out_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.invoice_out
    ADD CONSTRAINT invoice_out_tenant_id_red_of_id_fkey FOREIGN KEY (tenant_id, red_of_id) REFERENCES app.invoice_out(tenant_id, id);

ALTER TABLE ONLY app.invoice_out
    ADD CONSTRAINT invoice_out_tenant_id_title_id_fkey FOREIGN KEY (tenant_id, title_id) REFERENCES app.customer_title(tenant_id, id);

ALTER TABLE ONLY app.ledger_account_code
    ADD CONSTRAINT ledger_account_code_tenant_id_fund_account_id_fkey FOREIGN KEY (tenant_id, fund_account_id) REFERENCES app.fund_account(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.ledger_account
    ADD CONSTRAINT ledger_account_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES app.our_company(tenant_id, id);

ALTER TABLE ONLY app.ledger_account
    ADD CONSTRAINT ledger_account_tenant_id_fund_account_id_company_id_fkey FOREIGN KEY (tenant_id, fund_account_id, company_id) REFERENCES app.fund_account(tenant_id, id, company_id);

ALTER TABLE ONLY app.ledger_book
    ADD CONSTRAINT ledger_book_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES app.our_company(tenant_id, id);

ALTER TABLE ONLY app.ledger_checkpoint
    ADD CONSTRAINT ledger_checkpoint_tenant_id_account_id_company_id_fkey FOREIGN KEY (tenant_id, account_id, company_id) REFERENCES app.ledger_account(tenant_id, id, company_id);

ALTER TABLE ONLY app.ledger_close
    ADD CONSTRAINT ledger_close_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES app.our_company(tenant_id, id);

ALTER TABLE ONLY app.ledger_entry
    ADD CONSTRAINT ledger_entry_tenant_id_account_id_company_id_fkey FOREIGN KEY (tenant_id, account_id, company_id) REFERENCES app.ledger_account(tenant_id, id, company_id);

ALTER TABLE ONLY app.ledger_entry
    ADD CONSTRAINT ledger_entry_tenant_id_posting_id_company_id_day_fkey FOREIGN KEY (tenant_id, posting_id, company_id, day) REFERENCES app.ledger_posting(tenant_id, id, company_id, day);

ALTER TABLE ONLY app.ledger_posting
    ADD CONSTRAINT ledger_posting_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES app.our_company(tenant_id, id);

ALTER TABLE ONLY app.ledger_posting
    ADD CONSTRAINT ledger_posting_tenant_id_reverses_fkey FOREIGN KEY (tenant_id, reverses) REFERENCES app.ledger_posting(tenant_id, id);

ALTER TABLE ONLY app.loan_entry
    ADD CONSTRAINT loan_entry_tenant_id_fund_account_id_fkey FOREIGN KEY (tenant_id, fund_account_id) REFERENCES app.fund_account(tenant_id, id);

ALTER TABLE ONLY app.loan_entry
    ADD CONSTRAINT loan_entry_tenant_id_loan_id_fkey FOREIGN KEY (tenant_id, loan_id) REFERENCES app.loan(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.loan
    ADD CONSTRAINT loan_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.loan
    ADD CONSTRAINT loan_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.loan
    ADD CONSTRAINT loan_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.month_reopen
    ADD CONSTRAINT month_reopen_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES app.our_company(tenant_id, id);

ALTER TABLE ONLY app.month_reopen
    ADD CONSTRAINT month_reopen_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.month_reopen
    ADD CONSTRAINT month_reopen_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

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

ALTER TABLE ONLY app.order_change_line
    ADD CONSTRAINT order_change_line_tenant_id_budget_item_id_fkey FOREIGN KEY (tenant_id, budget_item_id) REFERENCES app.budget_item(tenant_id, id);

ALTER TABLE ONLY app.order_change_line
    ADD CONSTRAINT order_change_line_tenant_id_change_id_fkey FOREIGN KEY (tenant_id, change_id) REFERENCES app.order_change(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.order_change_line
    ADD CONSTRAINT order_change_line_tenant_id_order_line_id_fkey FOREIGN KEY (tenant_id, order_line_id) REFERENCES app.purchase_order_line(tenant_id, id);

ALTER TABLE ONLY app.order_change_line
    ADD CONSTRAINT order_change_line_tenant_id_pool_line_id_fkey FOREIGN KEY (tenant_id, pool_line_id) REFERENCES app.pool_line(tenant_id, id);

ALTER TABLE ONLY app.order_change_line
    ADD CONSTRAINT order_change_line_tenant_id_purchase_type_id_fkey FOREIGN KEY (tenant_id, purchase_type_id) REFERENCES app.purchase_type(tenant_id, id);

ALTER TABLE ONLY app.order_change
    ADD CONSTRAINT order_change_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.order_change
    ADD CONSTRAINT order_change_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES app.purchase_order(tenant_id, id);

ALTER TABLE ONLY app.order_change
    ADD CONSTRAINT order_change_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.order_change
    ADD CONSTRAINT order_change_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.order_change
    ADD CONSTRAINT order_change_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

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

ALTER TABLE ONLY app.payment_batch
    ADD CONSTRAINT payment_batch_tenant_id_confirmed_by_fkey FOREIGN KEY (tenant_id, confirmed_by) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.payment_batch
    ADD CONSTRAINT payment_batch_tenant_id_fund_account_id_company_id_fkey FOREIGN KEY (tenant_id, fund_account_id, company_id) REFERENCES app.fund_account(tenant_id, id, company_id);

ALTER TABLE ONLY app.payment_batch
    ADD CONSTRAINT payment_batch_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.payment_plan
    ADD CONSTRAINT payment_plan_tenant_id_contract_id_fkey FOREIGN KEY (tenant_id, contract_id) REFERENCES app.contract(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.payment_plan
    ADD CONSTRAINT payment_plan_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customer(tenant_id, id);

ALTER TABLE ONLY app.payment_plan
    ADD CONSTRAINT payment_plan_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.payment_plan
    ADD CONSTRAINT payment_plan_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.payment_request_invoice
    ADD CONSTRAINT payment_request_invoice_tenant_id_payment_request_id_fkey FOREIGN KEY (tenant_id, payment_request_id) REFERENCES app.payment_request(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.payment_request_received
    ADD CONSTRAINT payment_request_received_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES app.invoice_in(tenant_id, id);

ALTER TABLE ONLY app.payment_request_received
    ADD CONSTRAINT payment_request_received_tenant_id_payment_request_id_fkey FOREIGN KEY (tenant_id, payment_request_id) REFERENCES app.payment_request(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.payment_request
    ADD CONSTRAINT payment_request_tenant_id_batch_id_fkey FOREIGN KEY (tenant_id, batch_id) REFERENCES app.payment_batch(tenant_id, id);

ALTER TABLE ONLY app.payment_request
    ADD CONSTRAINT payment_request_tenant_id_budget_item_id_fkey FOREIGN KEY (tenant_id, budget_item_id) REFERENCES app.budget_item(tenant_id, id);

ALTER TABLE ONLY app.payment_request
    ADD CONSTRAINT payment_request_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES app.our_company(tenant_id, id);

ALTER TABLE ONLY app.payment_request
    ADD CONSTRAINT payment_request_tenant_id_contract_id_fkey FOREIGN KEY (tenant_id, contract_id) REFERENCES app.contract(tenant_id, id);

ALTER TABLE ONLY app.payment_request
    ADD CONSTRAINT payment_request_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.payment_request
    ADD CONSTRAINT payment_request_tenant_id_loan_id_fkey FOREIGN KEY (tenant_id, loan_id) REFERENCES app.loan(tenant_id, id);

ALTER TABLE ONLY app.payment_request
    ADD CONSTRAINT payment_request_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES app.purchase_order(tenant_id, id);

ALTER TABLE ONLY app.payment_request
    ADD CONSTRAINT payment_request_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.payment_request
    ADD CONSTRAINT payment_request_tenant_id_plan_id_fkey FOREIGN KEY (tenant_id, plan_id) REFERENCES app.payment_plan(tenant_id, id);

ALTER TABLE ONLY app.payment_request
    ADD CONSTRAINT payment_request_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.payment_request
    ADD CONSTRAINT payment_request_tenant_id_reimburse_id_fkey FOREIGN KEY (tenant_id, reimburse_id) REFERENCES app.reimburse(tenant_id, id);

ALTER TABLE ONLY app.payment_request
    ADD CONSTRAINT payment_request_tenant_id_supplier_account_id_fkey FOREIGN KEY (tenant_id, supplier_account_id) REFERENCES app.supplier_bank_account(tenant_id, id);

ALTER TABLE ONLY app.payment_request
    ADD CONSTRAINT payment_request_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.payment
    ADD CONSTRAINT payment_tenant_id_batch_id_fkey FOREIGN KEY (tenant_id, batch_id) REFERENCES app.payment_batch(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.payment
    ADD CONSTRAINT payment_tenant_id_request_id_fkey FOREIGN KEY (tenant_id, request_id) REFERENCES app.payment_request(tenant_id, id);

ALTER TABLE ONLY app.place
    ADD CONSTRAINT place_tenant_id_hotel_id_fkey FOREIGN KEY (tenant_id, hotel_id) REFERENCES app.hotel(tenant_id, id);

ALTER TABLE ONLY app.place
    ADD CONSTRAINT place_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.pool_line
    ADD CONSTRAINT pool_line_tenant_id_budget_item_id_fkey FOREIGN KEY (tenant_id, budget_item_id) REFERENCES app.budget_item(tenant_id, id);

ALTER TABLE ONLY app.pool_line
    ADD CONSTRAINT pool_line_tenant_id_claimed_by_fkey FOREIGN KEY (tenant_id, claimed_by) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.pool_line
    ADD CONSTRAINT pool_line_tenant_id_demand_id_fkey FOREIGN KEY (tenant_id, demand_id) REFERENCES app.demand(tenant_id, id);

ALTER TABLE ONLY app.pool_line
    ADD CONSTRAINT pool_line_tenant_id_demand_line_id_fkey FOREIGN KEY (tenant_id, demand_line_id) REFERENCES app.demand_line(tenant_id, id);

ALTER TABLE ONLY app.pool_line
    ADD CONSTRAINT pool_line_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.pool_line
    ADD CONSTRAINT pool_line_tenant_id_purchase_type_id_fkey FOREIGN KEY (tenant_id, purchase_type_id) REFERENCES app.purchase_type(tenant_id, id);

ALTER TABLE ONLY app.project_attendees
    ADD CONSTRAINT project_attendees_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.project_deliverable
    ADD CONSTRAINT project_deliverable_tenant_id_deliverable_id_fkey FOREIGN KEY (tenant_id, deliverable_id) REFERENCES app.stage_deliverable(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.project_deliverable
    ADD CONSTRAINT project_deliverable_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id) ON DELETE CASCADE;

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

ALTER TABLE ONLY app.purchase_archive
    ADD CONSTRAINT purchase_archive_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES app.file(tenant_id, id);

ALTER TABLE ONLY app.purchase_archive
    ADD CONSTRAINT purchase_archive_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES app.purchase(tenant_id, id);

ALTER TABLE ONLY app.purchase_invitation
    ADD CONSTRAINT purchase_invitation_tenant_id_contact_id_fkey FOREIGN KEY (tenant_id, contact_id) REFERENCES app.supplier_contact(tenant_id, id) ON DELETE SET NULL (contact_id);

ALTER TABLE ONLY app.purchase_invitation
    ADD CONSTRAINT purchase_invitation_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES app.purchase(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.purchase_invitation
    ADD CONSTRAINT purchase_invitation_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.purchase_key
    ADD CONSTRAINT purchase_key_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES app.purchase(tenant_id, id);

ALTER TABLE ONLY app.purchase_line
    ADD CONSTRAINT purchase_line_tenant_id_budget_item_id_fkey FOREIGN KEY (tenant_id, budget_item_id) REFERENCES app.budget_item(tenant_id, id);

ALTER TABLE ONLY app.purchase_line
    ADD CONSTRAINT purchase_line_tenant_id_pool_line_id_fkey FOREIGN KEY (tenant_id, pool_line_id) REFERENCES app.pool_line(tenant_id, id);

ALTER TABLE ONLY app.purchase_line
    ADD CONSTRAINT purchase_line_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.purchase_line
    ADD CONSTRAINT purchase_line_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES app.purchase(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.purchase_line
    ADD CONSTRAINT purchase_line_tenant_id_purchase_type_id_fkey FOREIGN KEY (tenant_id, purchase_type_id) REFERENCES app.purchase_type(tenant_id, id);

ALTER TABLE ONLY app.purchase_opening
    ADD CONSTRAINT purchase_opening_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES app.purchase(tenant_id, id);

ALTER TABLE ONLY app.purchase_opening
    ADD CONSTRAINT purchase_opening_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.purchase_order_cancellation
    ADD CONSTRAINT purchase_order_cancellation_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES app.purchase_order(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.purchase_order_line
    ADD CONSTRAINT purchase_order_line_tenant_id_award_line_id_fkey FOREIGN KEY (tenant_id, award_line_id) REFERENCES app.award_line(tenant_id, id);

ALTER TABLE ONLY app.purchase_order_line
    ADD CONSTRAINT purchase_order_line_tenant_id_budget_item_id_fkey FOREIGN KEY (tenant_id, budget_item_id) REFERENCES app.budget_item(tenant_id, id);

ALTER TABLE ONLY app.purchase_order_line
    ADD CONSTRAINT purchase_order_line_tenant_id_hall_id_fkey FOREIGN KEY (tenant_id, hall_id) REFERENCES app.hall(tenant_id, id);

ALTER TABLE ONLY app.purchase_order_line
    ADD CONSTRAINT purchase_order_line_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES app.purchase_order(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.purchase_order_line
    ADD CONSTRAINT purchase_order_line_tenant_id_pool_line_id_fkey FOREIGN KEY (tenant_id, pool_line_id) REFERENCES app.pool_line(tenant_id, id);

ALTER TABLE ONLY app.purchase_order_line
    ADD CONSTRAINT purchase_order_line_tenant_id_price_item_id_fkey FOREIGN KEY (tenant_id, price_item_id) REFERENCES app.supplier_price_item(tenant_id, id);

ALTER TABLE ONLY app.purchase_order_line
    ADD CONSTRAINT purchase_order_line_tenant_id_purchase_type_id_fkey FOREIGN KEY (tenant_id, purchase_type_id) REFERENCES app.purchase_type(tenant_id, id);

ALTER TABLE ONLY app.purchase_order_line
    ADD CONSTRAINT purchase_order_line_tenant_id_room_id_fkey FOREIGN KEY (tenant_id, room_id) REFERENCES app.room(tenant_id, id);

ALTER TABLE ONLY app.purchase_order_payment
    ADD CONSTRAINT purchase_order_payment_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES app.purchase_order(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.purchase_order_reply
    ADD CONSTRAINT purchase_order_reply_tenant_id_change_id_fkey FOREIGN KEY (tenant_id, change_id) REFERENCES app.order_change(tenant_id, id);

ALTER TABLE ONLY app.purchase_order_reply
    ADD CONSTRAINT purchase_order_reply_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES app.purchase_order(tenant_id, id);

ALTER TABLE ONLY app.purchase_order
    ADD CONSTRAINT purchase_order_tenant_id_award_id_fkey FOREIGN KEY (tenant_id, award_id) REFERENCES app.award(tenant_id, id);

ALTER TABLE ONLY app.purchase_order
    ADD CONSTRAINT purchase_order_tenant_id_contact_id_fkey FOREIGN KEY (tenant_id, contact_id) REFERENCES app.supplier_contact(tenant_id, id) ON DELETE SET NULL (contact_id);

ALTER TABLE ONLY app.purchase_order
    ADD CONSTRAINT purchase_order_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.purchase_order
    ADD CONSTRAINT purchase_order_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.purchase_order
    ADD CONSTRAINT purchase_order_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.purchase_order
    ADD CONSTRAINT purchase_order_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES app.purchase(tenant_id, id);

ALTER TABLE ONLY app.purchase_order
    ADD CONSTRAINT purchase_order_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.purchase_order_version
    ADD CONSTRAINT purchase_order_version_tenant_id_change_id_fkey FOREIGN KEY (tenant_id, change_id) REFERENCES app.order_change(tenant_id, id);

ALTER TABLE ONLY app.purchase_order_version
    ADD CONSTRAINT purchase_order_version_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES app.purchase_order(tenant_id, id);

ALTER TABLE ONLY app.purchase_question
    ADD CONSTRAINT purchase_question_tenant_id_invitation_id_fkey FOREIGN KEY (tenant_id, invitation_id) REFERENCES app.purchase_invitation(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.purchase_question
    ADD CONSTRAINT purchase_question_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES app.purchase(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.purchase_round
    ADD CONSTRAINT purchase_round_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES app.purchase(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.purchase_round
    ADD CONSTRAINT purchase_round_tenant_id_started_by_fkey FOREIGN KEY (tenant_id, started_by) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.purchase
    ADD CONSTRAINT purchase_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.purchase
    ADD CONSTRAINT purchase_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.purchase
    ADD CONSTRAINT purchase_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.purchase_type_band
    ADD CONSTRAINT purchase_type_band_tenant_id_purchase_type_id_fkey FOREIGN KEY (tenant_id, purchase_type_id) REFERENCES app.purchase_type(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.purchase_type_spec
    ADD CONSTRAINT purchase_type_spec_tenant_id_purchase_type_id_fkey FOREIGN KEY (tenant_id, purchase_type_id) REFERENCES app.purchase_type(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.purchase_type
    ADD CONSTRAINT purchase_type_tenant_id_budget_category_id_fkey FOREIGN KEY (tenant_id, budget_category_id) REFERENCES app.classify(tenant_id, id) ON DELETE SET NULL (budget_category_id);

ALTER TABLE ONLY app.purchase_type
    ADD CONSTRAINT purchase_type_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES app.purchase_type(tenant_id, id);

ALTER TABLE ONLY app.quote_approval
    ADD CONSTRAINT quote_approval_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.quote_approval
    ADD CONSTRAINT quote_approval_tenant_id_version_id_fkey FOREIGN KEY (tenant_id, version_id) REFERENCES app.quote_version(tenant_id, id);

ALTER TABLE ONLY app.quote_confirmation
    ADD CONSTRAINT quote_confirmation_tenant_id_asked_by_fkey FOREIGN KEY (tenant_id, asked_by) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.quote_confirmation
    ADD CONSTRAINT quote_confirmation_tenant_id_invitation_id_fkey FOREIGN KEY (tenant_id, invitation_id) REFERENCES app.purchase_invitation(tenant_id, id);

ALTER TABLE ONLY app.quote_confirmation
    ADD CONSTRAINT quote_confirmation_tenant_id_quote_id_fkey FOREIGN KEY (tenant_id, quote_id) REFERENCES app.quote(tenant_id, id);

ALTER TABLE ONLY app.quote_draft
    ADD CONSTRAINT quote_draft_tenant_id_invitation_id_fkey FOREIGN KEY (tenant_id, invitation_id) REFERENCES app.purchase_invitation(tenant_id, id);

ALTER TABLE ONLY app.quote_file
    ADD CONSTRAINT quote_file_tenant_id_invitation_id_fkey FOREIGN KEY (tenant_id, invitation_id) REFERENCES app.purchase_invitation(tenant_id, id);

ALTER TABLE ONLY app.quote_file
    ADD CONSTRAINT quote_file_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES app.purchase(tenant_id, id);

ALTER TABLE ONLY app.quote_line
    ADD CONSTRAINT quote_line_tenant_id_purchase_line_id_fkey FOREIGN KEY (tenant_id, purchase_line_id) REFERENCES app.purchase_line(tenant_id, id);

ALTER TABLE ONLY app.quote_line
    ADD CONSTRAINT quote_line_tenant_id_quote_id_fkey FOREIGN KEY (tenant_id, quote_id) REFERENCES app.quote(tenant_id, id);

ALTER TABLE ONLY app.quote
    ADD CONSTRAINT quote_tenant_id_id_fkey FOREIGN KEY (tenant_id, id) REFERENCES app.quote_version(tenant_id, id);

ALTER TABLE ONLY app.quote
    ADD CONSTRAINT quote_tenant_id_invitation_id_fkey FOREIGN KEY (tenant_id, invitation_id) REFERENCES app.purchase_invitation(tenant_id, id);

ALTER TABLE ONLY app.quote
    ADD CONSTRAINT quote_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES app.purchase(tenant_id, id);

ALTER TABLE ONLY app.quote
    ADD CONSTRAINT quote_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES app.supplier(tenant_id, id);

ALTER TABLE ONLY app.quote_version
    ADD CONSTRAINT quote_version_tenant_id_invitation_id_fkey FOREIGN KEY (tenant_id, invitation_id) REFERENCES app.purchase_invitation(tenant_id, id);

ALTER TABLE ONLY app.quote_version
    ADD CONSTRAINT quote_version_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES app.purchase(tenant_id, id);

ALTER TABLE ONLY app.quote_version
    ADD CONSTRAINT quote_version_tenant_id_surrogate_by_fkey FOREIGN KEY (tenant_id, surrogate_by) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.receipt_claim
    ADD CONSTRAINT receipt_claim_tenant_id_contract_id_fkey FOREIGN KEY (tenant_id, contract_id) REFERENCES app.contract(tenant_id, id);

ALTER TABLE ONLY app.receipt_claim
    ADD CONSTRAINT receipt_claim_tenant_id_plan_id_fkey FOREIGN KEY (tenant_id, plan_id) REFERENCES app.payment_plan(tenant_id, id);

ALTER TABLE ONLY app.receipt_claim
    ADD CONSTRAINT receipt_claim_tenant_id_receipt_id_fkey FOREIGN KEY (tenant_id, receipt_id) REFERENCES app.receipt(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.receipt_entry
    ADD CONSTRAINT receipt_entry_tenant_id_claim_id_fkey FOREIGN KEY (tenant_id, claim_id) REFERENCES app.receipt_claim(tenant_id, id);

ALTER TABLE ONLY app.receipt_entry
    ADD CONSTRAINT receipt_entry_tenant_id_contract_id_fkey FOREIGN KEY (tenant_id, contract_id) REFERENCES app.contract(tenant_id, id);

ALTER TABLE ONLY app.receipt_entry
    ADD CONSTRAINT receipt_entry_tenant_id_plan_id_fkey FOREIGN KEY (tenant_id, plan_id) REFERENCES app.payment_plan(tenant_id, id);

ALTER TABLE ONLY app.receipt_entry
    ADD CONSTRAINT receipt_entry_tenant_id_receipt_id_fkey FOREIGN KEY (tenant_id, receipt_id) REFERENCES app.receipt(tenant_id, id);

ALTER TABLE ONLY app.receipt
    ADD CONSTRAINT receipt_tenant_id_claimer_id_fkey FOREIGN KEY (tenant_id, claimer_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.receipt
    ADD CONSTRAINT receipt_tenant_id_confirmer_id_fkey FOREIGN KEY (tenant_id, confirmer_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.receipt
    ADD CONSTRAINT receipt_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customer(tenant_id, id);

ALTER TABLE ONLY app.receipt
    ADD CONSTRAINT receipt_tenant_id_fund_account_id_our_company_id_fkey FOREIGN KEY (tenant_id, fund_account_id, our_company_id) REFERENCES app.fund_account(tenant_id, id, company_id);

ALTER TABLE ONLY app.receipt
    ADD CONSTRAINT receipt_tenant_id_our_company_id_fkey FOREIGN KEY (tenant_id, our_company_id) REFERENCES app.our_company(tenant_id, id);

ALTER TABLE ONLY app.received_invoice
    ADD CONSTRAINT received_invoice_tenant_id_used_by_fkey FOREIGN KEY (tenant_id, used_by) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.record_follow
    ADD CONSTRAINT record_follow_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.record_share
    ADD CONSTRAINT record_share_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.record_share
    ADD CONSTRAINT record_share_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app."user"(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.reimburse_line
    ADD CONSTRAINT reimburse_line_tenant_id_budget_item_id_fkey FOREIGN KEY (tenant_id, budget_item_id) REFERENCES app.budget_item(tenant_id, id);

ALTER TABLE ONLY app.reimburse_line
    ADD CONSTRAINT reimburse_line_tenant_id_reimburse_id_fkey FOREIGN KEY (tenant_id, reimburse_id) REFERENCES app.reimburse(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.reimburse_offset
    ADD CONSTRAINT reimburse_offset_tenant_id_loan_id_fkey FOREIGN KEY (tenant_id, loan_id) REFERENCES app.loan(tenant_id, id);

ALTER TABLE ONLY app.reimburse_offset
    ADD CONSTRAINT reimburse_offset_tenant_id_reimburse_id_fkey FOREIGN KEY (tenant_id, reimburse_id) REFERENCES app.reimburse(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app.reimburse
    ADD CONSTRAINT reimburse_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.reimburse
    ADD CONSTRAINT reimburse_tenant_id_fund_account_id_fkey FOREIGN KEY (tenant_id, fund_account_id) REFERENCES app.fund_account(tenant_id, id);

ALTER TABLE ONLY app.reimburse
    ADD CONSTRAINT reimburse_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.reimburse
    ADD CONSTRAINT reimburse_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.report_schedule
    ADD CONSTRAINT report_schedule_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE ONLY app.report_schedule
    ADD CONSTRAINT report_schedule_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.report_schedule
    ADD CONSTRAINT report_schedule_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.report
    ADD CONSTRAINT report_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app."user"(tenant_id, id);

ALTER TABLE ONLY app.report
    ADD CONSTRAINT report_tenant_id_project_id_fkey FOREIGN KEY (tenant_id, project_id) REFERENCES app.project(tenant_id, id);

ALTER TABLE ONLY app.report
    ADD CONSTRAINT report_tenant_id_schedule_id_fkey FOREIGN KEY (tenant_id, schedule_id) REFERENCES app.report_schedule(tenant_id, id) ON DELETE SET NULL (schedule_id);

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

ALTER TABLE ONLY app.stage_deliverable
    ADD CONSTRAINT stage_deliverable_tenant_id_classify_id_fkey FOREIGN KEY (tenant_id, classify_id) REFERENCES app.classify(tenant_id, id) ON DELETE CASCADE;

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
    ADD CONSTRAINT supplier_rating_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES app.purchase_order(tenant_id, id);

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

ALTER TABLE app.acceptance ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.acceptance_deduction ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.acceptance_line ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.acceptance_rule ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.acceptance_signature ENABLE ROW LEVEL SECURITY;

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

ALTER TABLE app.award ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.award_line ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.award_score ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.bank_format ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.board_column ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.budget ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.budget_change ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.budget_change_line ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.budget_closed_holder ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.budget_control ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.budget_item ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.budget_line ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.budget_template ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.budget_template_line ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.budget_template_version ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.budget_usage ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.calendar_entry ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.calendar_feed ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.classify ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.comparison ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.comparison_note ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.contract ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.contract_borrow ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.contract_change ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.contract_change_clause ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.contract_change_line ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.contract_change_plan ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.contract_clause ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.contract_line ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.contract_plan ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.contract_template ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.contract_template_clause ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.contract_type ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.contract_version ENABLE ROW LEVEL SECURITY;

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

ALTER TABLE app.demand ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.demand_line ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.department ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.deposit ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.deposit_entry ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.document_download ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.document_folder ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.document_link ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.document_version ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.dunning ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.dunning_line ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.duty ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.duty_offer ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.expense ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.expense_invoice ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.expense_rule ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.expense_standard ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.external_comment ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.external_link ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.external_visit ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.feedback ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.file ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.file_storage ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.file_use ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.final_account ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.final_account_document ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.final_account_entry ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.final_account_line ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.finance_rule ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.follow_plan ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.follow_up ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.fund_account ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.hall ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.home_person ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.home_role ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.home_visit ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.hotel ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.idempotency ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.invoice_in ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.invoice_out ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.invoice_out_item ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.job_run ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.labor_tax_bracket ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.ledger_account ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.ledger_account_code ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.ledger_book ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.ledger_checkpoint ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.ledger_close ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.ledger_entry ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.ledger_posting ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.ledger_proof ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.loan ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.loan_entry ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.menu ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.month_reopen ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.notice ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.notice_preference ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.number_counter ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.number_rule ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.opportunity ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.opportunity_quotation ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.opportunity_rule ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.opportunity_stage ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.opportunity_stage_change ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.order_change ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.order_change_line ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.our_company ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.our_company_bank ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.our_company_seal ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.paper_template ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.payment ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.payment_batch ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.payment_plan ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.payment_plan_due ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.payment_plan_entry ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.payment_plan_state ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.payment_request ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.payment_request_invoice ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.payment_request_received ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.permission_release ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.place ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.pool_line ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.project ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.project_attendees ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.project_deliverable ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.project_document ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.project_health ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.project_member ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.project_request ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.project_role_tab ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_archive ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_invitation ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_key ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_line ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_log ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_opening ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_order ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_order_cancellation ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_order_line ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_order_payment ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_order_reply ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_order_version ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_question ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_round ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_type ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_type_band ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.purchase_type_spec ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.quote ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.quote_approval ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.quote_confirmation ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.quote_draft ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.quote_file ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.quote_line ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.quote_version ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.receipt ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.receipt_claim ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.receipt_entry ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.received_invoice ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.record_event ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.record_follow ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.record_share ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.reimburse ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.reimburse_line ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.reimburse_offset ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.report ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.report_schedule ENABLE ROW LEVEL SECURITY;

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

ALTER TABLE app.stage_deliverable ENABLE ROW LEVEL SECURITY;

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

CREATE POLICY tenant ON app.acceptance USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.acceptance_deduction USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.acceptance_line USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.acceptance_rule USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.acceptance_signature USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

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

CREATE POLICY tenant ON app.award USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.award_line USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.award_score USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.bank_format USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.board_column USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.budget USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.budget_change USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.budget_change_line USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.budget_closed_holder USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.budget_control USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.budget_item USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.budget_line USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.budget_template USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.budget_template_line USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.budget_template_version USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.budget_usage USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.calendar_entry USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.calendar_feed USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.classify USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.comparison USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.comparison_note USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.contract USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.contract_borrow USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.contract_change USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.contract_change_clause USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.contract_change_line USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.contract_change_plan USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.contract_clause USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.contract_line USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.contract_plan USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.contract_template USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.contract_template_clause USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.contract_type USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.contract_version USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

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

CREATE POLICY tenant ON app.demand USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.demand_line USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.department USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.deposit USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.deposit_entry USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.document_download USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.document_folder USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.document_link USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.document_version USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.dunning USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.dunning_line USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.duty USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.duty_offer USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.expense USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.expense_invoice USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.expense_rule USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.expense_standard USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.external_comment USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.external_link USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.external_visit USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.feedback USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.file USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.file_storage USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.file_use USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.final_account USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.final_account_document USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.final_account_entry USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.final_account_line USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.finance_rule USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.follow_plan USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.follow_up USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.fund_account USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.hall USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.home_person USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.home_role USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.home_visit USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.hotel USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.idempotency USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.invoice_in USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.invoice_out USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.invoice_out_item USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.job_run USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.labor_tax_bracket USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.ledger_account USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.ledger_account_code USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.ledger_book USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.ledger_checkpoint USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.ledger_close USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.ledger_entry USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.ledger_posting USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.ledger_proof USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.loan USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.loan_entry USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.menu USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.month_reopen USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.notice USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.notice_preference USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.number_counter USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.number_rule USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.opportunity USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.opportunity_quotation USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.opportunity_rule USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.opportunity_stage USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.opportunity_stage_change USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.order_change USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.order_change_line USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.our_company USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.our_company_bank USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.our_company_seal USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.paper_template USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.payment USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.payment_batch USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.payment_plan USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.payment_plan_due USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.payment_plan_entry USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.payment_plan_state USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.payment_request USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.payment_request_invoice USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.payment_request_received USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.permission_release USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.place USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.pool_line USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.project USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.project_attendees USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.project_deliverable USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.project_document USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.project_health USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.project_member USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.project_request USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.project_role_tab USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_archive USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_invitation USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_key USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_line USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_log USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_opening USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_order USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_order_cancellation USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_order_line USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_order_payment USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_order_reply USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_order_version USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_question USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_round USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_type USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_type_band USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.purchase_type_spec USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.quote USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.quote_approval USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.quote_confirmation USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.quote_draft USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.quote_file USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.quote_line USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.quote_version USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.receipt USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.receipt_claim USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.receipt_entry USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.received_invoice USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.record_event USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.record_follow USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.record_share USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.reimburse USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.reimburse_line USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.reimburse_offset USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.report USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.report_schedule USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

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

CREATE POLICY tenant ON app.stage_deliverable USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

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

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.acceptance TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.acceptance_deduction TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.acceptance_line TO srm_app;

GRANT SELECT ON TABLE app.acceptance_line_ref TO srm_app;

GRANT SELECT ON TABLE app.acceptance_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.acceptance_rule TO srm_app;

GRANT SELECT,INSERT ON TABLE app.acceptance_signature TO srm_app;

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

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.award TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.award_line TO srm_app;

GRANT SELECT ON TABLE app.award_line_ref TO srm_app;

GRANT SELECT ON TABLE app.award_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.award_score TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.bank_format TO srm_app;

GRANT SELECT ON TABLE app.bank_format_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.board_column TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.budget TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.budget_change TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.budget_change_line TO srm_app;

GRANT SELECT ON TABLE app.budget_change_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.classify TO srm_app;

GRANT SELECT ON TABLE app.budget_classify_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.budget_closed_holder TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.budget_control TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.budget_item TO srm_app;

GRANT SELECT ON TABLE app.budget_item_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.budget_line TO srm_app;

GRANT SELECT ON TABLE app.budget_line_ref TO srm_app;

GRANT SELECT ON TABLE app.budget_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.budget_template TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.budget_template_line TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.budget_template_version TO srm_app;

GRANT SELECT,INSERT ON TABLE app.budget_usage TO srm_app;

GRANT SELECT ON TABLE app.budget_usage_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.calendar_entry TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.calendar_feed TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.comparison TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.comparison_note TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.contract TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.contract_borrow TO srm_app;

GRANT SELECT ON TABLE app.contract_borrow_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.contract_change TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.contract_change_clause TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.contract_change_line TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.contract_change_plan TO srm_app;

GRANT SELECT ON TABLE app.contract_change_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.contract_clause TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.contract_line TO srm_app;

GRANT SELECT ON TABLE app.contract_line_ref TO srm_app;

GRANT SELECT ON TABLE app.contract_opening_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.contract_plan TO srm_app;

GRANT SELECT ON TABLE app.contract_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.contract_template TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.contract_template_clause TO srm_app;

GRANT SELECT ON TABLE app.contract_template_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.contract_type TO srm_app;

GRANT SELECT ON TABLE app.contract_type_ref TO srm_app;

GRANT SELECT,INSERT ON TABLE app.contract_version TO srm_app;

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

GRANT SELECT ON TABLE app.customer_title_block_ref TO srm_app;

GRANT SELECT ON TABLE app.customer_title_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.default_view TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.demand TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.demand_line TO srm_app;

GRANT SELECT ON TABLE app.demand_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.department TO srm_app;

GRANT SELECT ON TABLE app.department_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.deposit TO srm_app;

GRANT SELECT,INSERT ON TABLE app.deposit_entry TO srm_app;

GRANT SELECT ON TABLE app.deposit_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.document_download TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.document_folder TO srm_app;

GRANT SELECT ON TABLE app.document_folder_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.document_link TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.document_version TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.dunning TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.dunning_line TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.duty TO srm_app;

GRANT SELECT,INSERT ON TABLE app.duty_offer TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.expense TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.expense_invoice TO srm_app;

GRANT SELECT ON TABLE app.expense_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.expense_rule TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.expense_standard TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.external_comment TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.external_link TO srm_app;

GRANT SELECT ON TABLE app.external_link_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.external_visit TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.feedback TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.file TO srm_app;

GRANT SELECT ON TABLE app.file_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.file_storage TO srm_app;

GRANT SELECT ON TABLE app.file_storage_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.file_use TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.final_account TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.final_account_document TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.final_account_entry TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.final_account_line TO srm_app;

GRANT SELECT ON TABLE app.final_account_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.finance_rule TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.follow_plan TO srm_app;

GRANT SELECT ON TABLE app.follow_plan_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.follow_up TO srm_app;

GRANT SELECT ON TABLE app.follow_up_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.fund_account TO srm_app;

GRANT SELECT ON TABLE app.fund_account_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.hall TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.place TO srm_app;

GRANT SELECT ON TABLE app.hall_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.home_person TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.home_role TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.home_visit TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.hotel TO srm_app;

GRANT SELECT ON TABLE app.hotel_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.idempotency TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.invoice_in TO srm_app;

GRANT SELECT ON TABLE app.invoice_in_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.invoice_out TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.invoice_out_item TO srm_app;

GRANT SELECT ON TABLE app.invoice_out_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.job_run TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.labor_tax_bracket TO srm_app;

GRANT SELECT,INSERT ON TABLE app.ledger_account TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.ledger_account_code TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.ledger_book TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.ledger_checkpoint TO srm_app;

GRANT SELECT,INSERT ON TABLE app.ledger_close TO srm_app;

GRANT SELECT,INSERT ON TABLE app.ledger_entry TO srm_app;

GRANT SELECT,INSERT ON TABLE app.ledger_posting TO srm_app;

GRANT SELECT ON TABLE app.ledger_posting_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.ledger_proof TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.loan TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.loan_entry TO srm_app;

GRANT SELECT ON TABLE app.loan_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.menu TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.month_reopen TO srm_app;

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

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.order_change TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.order_change_line TO srm_app;

GRANT SELECT ON TABLE app.order_change_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.our_company TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.our_company_bank TO srm_app;

GRANT SELECT ON TABLE app.our_company_invoice_ref TO srm_app;

GRANT SELECT ON TABLE app.our_company_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.our_company_seal TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.paper_template TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.payment TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.payment_batch TO srm_app;

GRANT SELECT ON TABLE app.payment_batch_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.payment_plan TO srm_app;

GRANT SELECT,INSERT ON TABLE app.payment_plan_due TO srm_app;

GRANT SELECT,INSERT ON TABLE app.payment_plan_entry TO srm_app;

GRANT SELECT ON TABLE app.payment_plan_entry_ref TO srm_app;

GRANT SELECT ON TABLE app.payment_plan_ref TO srm_app;

GRANT SELECT,INSERT ON TABLE app.payment_plan_state TO srm_app;

GRANT SELECT ON TABLE app.payment_plan_state_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.payment_request TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.payment_request_invoice TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.payment_request_received TO srm_app;

GRANT SELECT ON TABLE app.payment_request_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.permission_release TO srm_app;

GRANT SELECT ON TABLE app.place_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.pool_line TO srm_app;

GRANT SELECT ON TABLE app.pool_line_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.project TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.project_attendees TO srm_app;

GRANT SELECT ON TABLE app.project_classify_ref TO srm_app;

GRANT SELECT ON TABLE app.project_day_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.project_deliverable TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.project_document TO srm_app;

GRANT SELECT ON TABLE app.project_document_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.project_health TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.project_member TO srm_app;

GRANT SELECT ON TABLE app.project_member_ref TO srm_app;

GRANT SELECT ON TABLE app.project_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.project_request TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.project_role_tab TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.purchase TO srm_app;

GRANT SELECT,INSERT ON TABLE app.purchase_archive TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.purchase_invitation TO srm_app;

GRANT SELECT ON TABLE app.purchase_invitation_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.purchase_key TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.purchase_line TO srm_app;

GRANT SELECT ON TABLE app.purchase_line_ref TO srm_app;

GRANT SELECT,INSERT ON TABLE app.purchase_log TO srm_app;

GRANT SELECT ON TABLE app.purchase_log_ref TO srm_app;

GRANT SELECT,INSERT ON TABLE app.purchase_opening TO srm_app;

GRANT SELECT ON TABLE app.purchase_opening_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.purchase_order TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.purchase_order_cancellation TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.purchase_order_line TO srm_app;

GRANT SELECT ON TABLE app.purchase_order_line_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.purchase_order_payment TO srm_app;

GRANT SELECT ON TABLE app.purchase_order_payment_ref TO srm_app;

GRANT SELECT ON TABLE app.purchase_order_ref TO srm_app;

GRANT SELECT,INSERT ON TABLE app.purchase_order_reply TO srm_app;

GRANT SELECT,INSERT ON TABLE app.purchase_order_version TO srm_app;

GRANT SELECT ON TABLE app.purchase_order_version_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.purchase_question TO srm_app;

GRANT SELECT ON TABLE app.purchase_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.purchase_round TO srm_app;

GRANT SELECT ON TABLE app.purchase_round_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.purchase_type TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.purchase_type_band TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.purchase_type_spec TO srm_app;

GRANT SELECT ON TABLE app.purchase_type_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.quote TO srm_app;

GRANT SELECT,INSERT ON TABLE app.quote_approval TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.quote_confirmation TO srm_app;

GRANT SELECT ON TABLE app.quote_confirmation_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.quote_draft TO srm_app;

GRANT SELECT,INSERT ON TABLE app.quote_file TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.quote_line TO srm_app;

GRANT SELECT ON TABLE app.quote_line_ref TO srm_app;

GRANT SELECT ON TABLE app.quote_ref TO srm_app;

GRANT SELECT,INSERT ON TABLE app.quote_version TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.receipt TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.receipt_claim TO srm_app;

GRANT SELECT,INSERT ON TABLE app.receipt_entry TO srm_app;

GRANT SELECT ON TABLE app.receipt_entry_ref TO srm_app;

GRANT SELECT ON TABLE app.receipt_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.received_invoice TO srm_app;

GRANT SELECT ON TABLE app.received_invoice_ref TO srm_app;

GRANT SELECT,INSERT ON TABLE app.record_event TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.record_follow TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.record_share TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.reimburse TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.reimburse_line TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.reimburse_offset TO srm_app;

GRANT SELECT ON TABLE app.reimburse_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.report TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.report_schedule TO srm_app;

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

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.stage_deliverable TO srm_app;

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

GRANT SELECT ON TABLE app.supplier_rating_ref TO srm_app;

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
