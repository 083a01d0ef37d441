-- Statistics follow what is written within a minute. By itself autovacuum leaves a table alone until fifty rows and a
-- tenth of it have changed, so small tables are never looked at and a large import waits long; the planner then reads
-- them in the worst order. The server's role owns nothing and cannot do it itself.
create or replace function app.tenant_table(target regclass, app_role name, append boolean default false) returns void language plpgsql as $$
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

do $$
declare
  target regclass;
begin
  for target in select c.oid from pg_class c where c.relnamespace in ('app'::regnamespace, 'platform'::regnamespace) and c.relkind = 'r' order by c.relname loop
    execute format('alter table %s set (autovacuum_analyze_threshold = 20, autovacuum_analyze_scale_factor = 0.05)', target);
  end loop;
end $$;
