-- What changed in what people may do. Every server process reads on from here and forgets what it believed about them.
-- `xid` says which transaction wrote a row: ids become visible out of order, a snapshot does not.
create table platform.authority_change (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  tenant_id uuid not null,
  -- The person, session or API key it is about; nothing when everybody of the company is meant.
  subject_id uuid,
  at timestamptz not null default now()
);
create index authority_change_by_xid on platform.authority_change (xid);
grant select, insert, delete on platform.authority_change to :app;

create function app.append_tenant_authority_change() returns trigger language plpgsql as $$
begin
  insert into platform.authority_change (tenant_id)
    values (case when tg_op = 'INSERT' then new.tenant_id else old.tenant_id end);
  return null;
end $$;

create function app.append_authority_change() returns trigger language plpgsql as $$
begin
  insert into platform.authority_change (tenant_id, subject_id) values (old.tenant_id, old.id);
  return null;
end $$;

-- Only columns that decide. A session that is refreshed or a key that is used changes nothing, and a new person, session,
-- key or role is nothing anybody could have believed in before.
create trigger authority_change after update on app."user" for each row
  when ((old.status, old.is_super, old.roles, old.department_id, old.other_departments)
    is distinct from (new.status, new.is_super, new.roles, new.department_id, new.other_departments))
  execute function app.append_authority_change();
create trigger authority_change_removed after delete on app."user" for each row
  execute function app.append_authority_change();

create trigger authority_change after update on app.session for each row
  when (old.ended_at is distinct from new.ended_at or old.user_id <> new.user_id or new.expires_at < old.expires_at)
  execute function app.append_authority_change();
create trigger authority_change_removed after delete on app.session for each row
  when (old.ended_at is null and old.expires_at > now())
  execute function app.append_authority_change();

create trigger authority_change after update on app.api_key for each row
  when ((old.permissions, old.hash, old.user_id, old.expires_at)
    is distinct from (new.permissions, new.hash, new.user_id, new.expires_at))
  execute function app.append_authority_change();
create trigger authority_change_removed after delete on app.api_key for each row
  execute function app.append_authority_change();

create trigger authority_change after update on app.role for each row
  when ((old.name, old.status, old.scope, old.departments, old.permissions, old.masks)
    is distinct from (new.name, new.status, new.scope, new.departments, new.permissions, new.masks))
  execute function app.append_tenant_authority_change();
create trigger authority_change_removed after delete on app.role for each row
  execute function app.append_tenant_authority_change();

-- A department brings its place in the tree with it, so a new one widens what is seen from above it.
create trigger authority_change after update on app.department for each row
  when (old.parent_id is distinct from new.parent_id)
  execute function app.append_tenant_authority_change();
create trigger authority_change_placed after insert on app.department for each row
  when (new.parent_id is not null)
  execute function app.append_tenant_authority_change();
create trigger authority_change_removed after delete on app.department for each row
  execute function app.append_tenant_authority_change();

create trigger authority_change after update on platform.tenant_directory for each row
  when ((old.status, old.plan, old.out_date) is distinct from (new.status, new.plan, new.out_date))
  execute function app.append_tenant_authority_change();
create trigger authority_change_removed after delete on platform.tenant_directory for each row
  execute function app.append_tenant_authority_change();
