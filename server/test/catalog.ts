import pg from 'pg'

type Rule = { readonly defect: string; readonly sql: string }

const tables = `pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p')`
const mine = `(tenant_id = tenant())`
const tenantColumn = `(select attnum from pg_attribute where attrelid = c.oid and attname = 'tenant_id' and not attisdropped)`

/** Each query names what breaks the rule; a database in order gives no rows. */
const rules: readonly Rule[] = [
  {
    defect: 'has no tenant_id uuid not null',
    sql: `select c.relname as name from ${tables} and not exists (select 1 from pg_attribute a where a.attrelid = c.oid
      and a.attname = 'tenant_id' and a.attnotnull and a.atttypid = 'uuid'::regtype and not a.attisdropped)`,
  },
  {
    defect: 'has no primary key beginning with the tenant',
    sql: `select c.relname as name from ${tables} and not exists (select 1 from pg_constraint k where k.conrelid = c.oid
      and k.contype = 'p' and k.conkey[1] = ${tenantColumn})`,
  },
  {
    defect: 'has a unique index that does not begin with the tenant',
    sql: `select c.relname || '.' || x.relname as name from ${tables.replace(' where ', ' join pg_index i on i.indrelid = c.oid join pg_class x on x.oid = i.indexrelid where ')}
      and i.indisunique and i.indkey[0] is distinct from ${tenantColumn}`,
  },
  {
    defect: 'has a foreign key that does not carry the tenant on both sides',
    sql: `select c.relname || '.' || k.conname as name from ${tables.replace(' where ', ' join pg_constraint k on k.conrelid = c.oid where ')}
      and k.contype = 'f' and (k.conkey[1] is distinct from ${tenantColumn} or k.confkey[1] is distinct from
      (select attnum from pg_attribute where attrelid = k.confrelid and attname = 'tenant_id'))`,
  },
  {
    defect: 'has row-level security off or not forced',
    sql: `select c.relname as name from ${tables} and not (c.relrowsecurity and c.relforcerowsecurity)`,
  },
  {
    defect: 'has no policy, or one that is not exactly the tenant wall',
    sql: `select c.relname as name from ${tables} and (not exists (select 1 from pg_policy p where p.polrelid = c.oid)
      or exists (select 1 from pg_policy p where p.polrelid = c.oid and (p.polcmd <> '*' or not p.polpermissive
        or replace(pg_get_expr(p.polqual, p.polrelid), 'app.', '') is distinct from '${mine}'
        or replace(pg_get_expr(p.polwithcheck, p.polrelid), 'app.', '') is distinct from '${mine}')))`,
  },
  {
    defect: 'is not owned by the owner role',
    sql: `select c.relname as name from pg_class c where c.relnamespace = 'app'::regnamespace
      and c.relkind in ('r', 'p', 'v', 'm', 'S') and pg_get_userbyid(c.relowner) <> :owner`,
  },
  {
    defect: 'may be used by everybody',
    sql: `select distinct c.relname as name from pg_class c, aclexplode(c.relacl) g
      where c.relnamespace in ('app'::regnamespace, 'platform'::regnamespace) and g.grantee = 0`,
  },
  {
    defect: 'gives the server more than reading and writing rows',
    sql: `select distinct c.relname as name from pg_class c, aclexplode(c.relacl) g where c.relnamespace = 'app'::regnamespace
      and g.grantee = :app::regrole and (g.privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE') or g.is_grantable)`,
  },
  {
    defect: 'is neither append-only nor keeps its tenant',
    sql: `select c.relname as name from ${tables} and not exists (select 1 from pg_trigger g join pg_proc p on p.oid = g.tgfoid
      where g.tgrelid = c.oid and g.tgenabled = 'O' and p.proname in ('keep_tenant', 'append_only'))`,
  },
  {
    defect: 'is append-only but may be updated, deleted or truncated',
    sql: `select c.relname as name from ${tables} and exists (select 1 from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'append_only')
      and (has_table_privilege(:app, c.oid, 'UPDATE') or has_table_privilege(:app, c.oid, 'DELETE') or has_table_privilege(:app, c.oid, 'TRUNCATE')
      or not exists (select 1 from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'append_only_all'))`,
  },
  {
    defect: 'is a view that looks with the rights of its owner',
    sql: `select c.relname as name from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind = 'v'
      and not coalesce('security_invoker=true' = any(c.reloptions), false)`,
  },
  {
    defect: 'is a copy of rows outside the wall',
    sql: `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'm' and n.nspname !~ '^pg_'`,
  },
  {
    defect: 'is a function that runs with the rights of its owner',
    sql: `select p.proname as name from pg_proc p where p.pronamespace in ('app'::regnamespace, 'platform'::regnamespace, 'public'::regnamespace) and p.prosecdef`,
  },
  {
    defect: 'is owned by the server role',
    sql: `select c.relname as name from pg_class c where c.relowner = :app::regrole
      union select p.proname from pg_proc p where p.proowner = :app::regrole union select n.nspname from pg_namespace n where n.nspowner = :app::regrole`,
  },
  {
    defect: 'is a schema the server role may create in',
    sql: `select n.nspname as name from pg_namespace n where n.nspname !~ '^pg_(temp|toast)' and has_schema_privilege(:app, n.oid, 'CREATE')`,
  },
  {
    defect: 'is a role with more power than it needs',
    sql: `select r.rolname as name from pg_roles r where r.rolname in (:app, :owner)
      and (r.rolsuper or r.rolbypassrls or r.rolcreatedb or r.rolcreaterole or r.rolreplication or pg_has_role(:app, :owner, 'MEMBER'))`,
  },
]

/** Everything in the database that could let one tenant's rows reach another. */
export const defectsOf = async (client: pg.Client, appRole: string, ownerRole: string): Promise<string[]> => {
  const found: string[] = []
  for (const { defect, sql } of rules) {
    const text = sql
      .replaceAll(':app', () => pg.escapeLiteral(appRole))
      .replaceAll(':owner', () => pg.escapeLiteral(ownerRole))
    const { rows } = await client.query<{ name: string }>(text)
    found.push(...rows.map(({ name }) => `${name} ${defect}`))
  }
  return found.toSorted()
}
