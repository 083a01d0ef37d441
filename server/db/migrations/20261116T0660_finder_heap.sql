-- How many suppliers lie in each square of a fine grid, so that a map of the whole country need not count a million.
-- Every change adds a line and changes none, so that nobody waits for anybody; at night the lines of a square are
-- added up. A square is 360° / 2^13 wide, the grid of zoom 11.
create table app.supplier_heap (
  tenant_id uuid not null default app.tenant(),
  id uuid not null default app.new_id(),
  column_no int not null,
  row_no int not null,
  city text,
  grade text not null,
  members int not null,
  lat double precision not null,
  lng double precision not null,
  primary key (tenant_id, id)
);
create index supplier_heap_at on app.supplier_heap (tenant_id, row_no, column_no);
select app.tenant_table('app.supplier_heap', :'app');

create function app.heap_supplier() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.location_lat, old.location_lng, old.region, old.grade, old.status)
    is not distinct from (new.location_lat, new.location_lng, new.region, new.grade, new.status) then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.status = 'enabled' and old.location_lat is not null then
    insert into app.supplier_heap (tenant_id, column_no, row_no, city, grade, members, lat, lng)
      values (old.tenant_id, floor(old.location_lng * 8192 / 360), floor(old.location_lat * 8192 / 360), left(old.region, 4),
        coalesce(old.grade, 'none'), -1, -old.location_lat, -old.location_lng);
  end if;
  if tg_op <> 'DELETE' and new.status = 'enabled' and new.location_lat is not null then
    insert into app.supplier_heap (tenant_id, column_no, row_no, city, grade, members, lat, lng)
      values (new.tenant_id, floor(new.location_lng * 8192 / 360), floor(new.location_lat * 8192 / 360), left(new.region, 4),
        coalesce(new.grade, 'none'), 1, new.location_lat, new.location_lng);
  end if;
  return null;
end $$;
create trigger heap after insert or delete or update of location_lat, location_lng, region, grade, status on app.supplier
  for each row execute function app.heap_supplier();
