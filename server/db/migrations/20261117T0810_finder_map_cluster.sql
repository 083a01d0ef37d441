-- What the map counts beforehand is called as everybody calls it: clusters.
alter table app.supplier_heap rename to supplier_map_cluster;
alter table app.supplier_map_cluster rename constraint supplier_heap_pkey to supplier_map_cluster_pkey;
alter index app.supplier_heap_at rename to supplier_map_cluster_at;

-- For one release: a server of the release before still reads and writes under the old name.
create view app.supplier_heap with (security_invoker = true) as
  select tenant_id, id, column_no, row_no, city, grade, members, lat, lng from app.supplier_map_cluster;
grant select, insert, update, delete on app.supplier_heap to :app;

create function app.count_in_map_cluster() returns trigger language plpgsql as $$
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
drop trigger heap on app.supplier;
drop function app.heap_supplier();
create trigger map_cluster after insert or delete or update of location_lat, location_lng, region, grade, status on app.supplier
  for each row execute function app.count_in_map_cluster();
