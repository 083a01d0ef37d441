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

CREATE FUNCTION app.keep_tenant() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.tenant_id is distinct from old.tenant_id then
    raise exception 'a row never changes its tenant' using errcode = '42501';
  end if;
  return new;
end $$;

CREATE FUNCTION app.tenant() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select nullif(current_setting('app.tenant', true), '')::uuid $$;

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
    status text DEFAULT 'trial'::text NOT NULL,
    upload_limit integer DEFAULT 2097152 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT tenant_status_check CHECK ((status = ANY (ARRAY['trial'::text, 'active'::text, 'expired'::text, 'disabled'::text]))),
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
    avatar text,
    employee_no text,
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
    CONSTRAINT user_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text, 'left'::text])))
);

ALTER TABLE ONLY app."user" FORCE ROW LEVEL SECURITY;

CREATE VIEW app.user_ref WITH (security_invoker='true') AS
 SELECT "user".tenant_id,
    "user".id,
    "user".employee_no AS code,
    "user".display_name AS name,
    "user".status
   FROM app."user";

CREATE TABLE platform.tenant_directory (
    tenant_id uuid NOT NULL,
    company_code text NOT NULL,
    cell text DEFAULT 'main'::text NOT NULL,
    epoch integer DEFAULT 1 NOT NULL
);

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

ALTER TABLE ONLY app.file
    ADD CONSTRAINT file_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app.file_use
    ADD CONSTRAINT file_use_pkey PRIMARY KEY (tenant_id, file_id, subject, subject_id, field);

ALTER TABLE ONLY app.idempotency
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (tenant_id, key);

ALTER TABLE ONLY app.job_run
    ADD CONSTRAINT job_run_pkey PRIMARY KEY (tenant_id, id);

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

ALTER TABLE ONLY app.record_event
    ADD CONSTRAINT record_event_pkey PRIMARY KEY (tenant_id, subject, subject_id, id);

ALTER TABLE ONLY app.record_follow
    ADD CONSTRAINT record_follow_pkey PRIMARY KEY (tenant_id, subject, subject_id, user_id);

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
    ADD CONSTRAINT user_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY app."user"
    ADD CONSTRAINT user_tenant_id_username_key UNIQUE (tenant_id, username);

ALTER TABLE ONLY platform.tenant_directory
    ADD CONSTRAINT tenant_directory_company_code_key UNIQUE (company_code);

ALTER TABLE ONLY platform.tenant_directory
    ADD CONSTRAINT tenant_directory_pkey PRIMARY KEY (tenant_id);

CREATE INDEX classify_tree ON app.classify USING btree (tenant_id, kind, sort, id);

CREATE INDEX department_tree ON app.department USING btree (tenant_id, parent_id, sort);

CREATE INDEX file_by_age ON app.file USING btree (tenant_id, created_at);

CREATE INDEX file_by_content ON app.file USING btree (tenant_id, sha256);

CREATE INDEX file_use_by_subject ON app.file_use USING btree (tenant_id, subject, subject_id);

CREATE INDEX idempotency_by_age ON app.idempotency USING btree (tenant_id, at);

CREATE INDEX job_run_mine ON app.job_run USING btree (tenant_id, created_by, id);

CREATE UNIQUE INDEX our_company_bank_default ON app.our_company_bank USING btree (tenant_id, company_id) WHERE is_default;

CREATE INDEX our_company_bank_of ON app.our_company_bank USING btree (tenant_id, company_id, line);

CREATE INDEX our_company_by_name ON app.our_company USING btree (tenant_id, name COLLATE "zh-x-icu", id);

CREATE INDEX our_company_by_status ON app.our_company USING btree (tenant_id, status COLLATE "zh-x-icu", id);

CREATE INDEX our_company_created ON app.our_company USING btree (tenant_id, created_at, id);

CREATE INDEX our_company_seal_of ON app.our_company_seal USING btree (tenant_id, company_id, line);

CREATE INDEX our_company_search ON app.our_company USING gin (tenant_id, search_grams);

CREATE INDEX our_company_updated ON app.our_company USING btree (tenant_id, updated_at, id);

CREATE INDEX record_follow_mine ON app.record_follow USING btree (tenant_id, user_id);

CREATE INDEX saved_view_shared ON app.saved_view USING btree (tenant_id, subject) WHERE shared;

CREATE INDEX sel_option_tree ON app.sel_option USING btree (tenant_id, sel_type_name, sort, id);

CREATE INDEX system_log_by_transaction ON app.system_log USING btree (tenant_id, xid, id);

CREATE INDEX transfer_run_file ON app.transfer_run USING btree (tenant_id, file_id);

CREATE INDEX user_by_department ON app."user" USING btree (tenant_id, department_id);

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.record_event FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.system_log FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.system_log_seal FOR EACH ROW EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.record_event FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.system_log FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON app.system_log_seal FOR EACH STATEMENT EXECUTE FUNCTION app.append_only();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.classify FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.default_view FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.department FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.file FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.file_use FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.idempotency FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.job_run FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.number_counter FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.number_rule FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.our_company FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.our_company_bank FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.our_company_seal FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.record_follow FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.saved_view FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.sel_option FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.tenant FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app.transfer_run FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

CREATE TRIGGER keep_tenant BEFORE UPDATE OF tenant_id ON app."user" FOR EACH ROW EXECUTE FUNCTION app.keep_tenant();

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

ALTER TABLE ONLY app.system_log_seal
    ADD CONSTRAINT system_log_seal_tenant_id_log_id_fkey FOREIGN KEY (tenant_id, log_id) REFERENCES app.system_log(tenant_id, id);

ALTER TABLE ONLY app.transfer_run
    ADD CONSTRAINT transfer_run_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES app.file(tenant_id, id) ON DELETE SET NULL (file_id);

ALTER TABLE ONLY app.transfer_run
    ADD CONSTRAINT transfer_run_tenant_id_id_fkey FOREIGN KEY (tenant_id, id) REFERENCES app.job_run(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY app."user"
    ADD CONSTRAINT user_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES app.department(tenant_id, id);

ALTER TABLE app.classify ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.default_view ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.department ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.file ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.file_use ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.idempotency ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.job_run ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.number_counter ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.number_rule ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.our_company ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.our_company_bank ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.our_company_seal ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.record_event ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.record_follow ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.saved_view ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.sel_option ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.system_log ENABLE ROW LEVEL SECURITY;

ALTER TABLE app.system_log_seal ENABLE ROW LEVEL SECURITY;

CREATE POLICY tenant ON app.classify USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.default_view USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.department USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.file USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.file_use USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.idempotency USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.job_run USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.number_counter USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.number_rule USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.our_company USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.our_company_bank USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.our_company_seal USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.record_event USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.record_follow USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.saved_view USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.sel_option USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.system_log USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.system_log_seal USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

ALTER TABLE app.tenant ENABLE ROW LEVEL SECURITY;

CREATE POLICY tenant ON app.tenant USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app.transfer_run USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

CREATE POLICY tenant ON app."user" USING ((tenant_id = app.tenant())) WITH CHECK ((tenant_id = app.tenant()));

ALTER TABLE app.transfer_run ENABLE ROW LEVEL SECURITY;

ALTER TABLE app."user" ENABLE ROW LEVEL SECURITY;

GRANT USAGE ON SCHEMA app TO srm_app;

GRANT USAGE ON SCHEMA platform TO srm_app;

GRANT SELECT,INSERT ON TABLE app.system_log TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.classify TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.default_view TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.department TO srm_app;

GRANT SELECT ON TABLE app.department_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.file TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.file_use TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.idempotency TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.job_run TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.number_counter TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.number_rule TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.our_company TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.our_company_bank TO srm_app;

GRANT SELECT ON TABLE app.our_company_ref TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.our_company_seal TO srm_app;

GRANT SELECT,INSERT ON TABLE app.record_event TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.record_follow TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.saved_view TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.sel_option TO srm_app;

GRANT SELECT,INSERT ON TABLE app.system_log_seal TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.tenant TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.transfer_run TO srm_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app."user" TO srm_app;

GRANT SELECT ON TABLE app.user_ref TO srm_app;

GRANT SELECT,INSERT ON TABLE platform.tenant_directory TO srm_app;
