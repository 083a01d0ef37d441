-- Halls and room types are named together with where they are: a hall's own name says little.
create view app.hall_ref with (security_invoker = true) as
  select h.tenant_id, h.id, h.code, p.name || ' · ' || h.name as name, h.status
  from app.hall h join app.place p on p.tenant_id = h.tenant_id and p.id = h.place_id;
grant select on app.hall_ref to :app;

create view app.room_ref with (security_invoker = true) as
  select r.tenant_id, r.id, r.code, o.name || ' · ' || r.name as name, r.status
  from app.room r join app.hotel o on o.tenant_id = r.tenant_id and o.id = r.hotel_id;
grant select on app.room_ref to :app;

-- When a hall, a type of room or a whole hotel is free, held or taken.
create table app.availability (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  hall_id uuid,
  room_id uuid,
  hotel_id uuid,
  period_from date not null,
  period_to date not null,
  part text not null check (part in ('day', 'am', 'pm', 'eve')),
  state text not null check (state in ('occupied', 'open', 'held', 'confirmed')),
  quantity int,
  until date,
  remark text,
  source text not null check (source in ('manual', 'quote', 'order')),
  source_id uuid,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint availability_code_key unique (tenant_id, code),
  constraint availability_target check (num_nonnulls(hall_id, room_id, hotel_id) >= 1),
  constraint availability_dates check (period_to >= period_from),
  constraint availability_quantity check (quantity is null or hall_id is null),
  foreign key (tenant_id, hall_id) references app.hall (tenant_id, id) on delete cascade,
  foreign key (tenant_id, room_id) references app.room (tenant_id, id) on delete cascade,
  foreign key (tenant_id, hotel_id) references app.hotel (tenant_id, id) on delete cascade
);
create index availability_created on app.availability (tenant_id, created_at, id);
create index availability_updated on app.availability (tenant_id, updated_at, id);
create index availability_by_name on app.availability (tenant_id, name collate "zh-x-icu", id);
create index availability_by_state on app.availability (tenant_id, state collate "zh-x-icu", id);
create index availability_search on app.availability using gin (tenant_id, search_grams);
create index availability_hall on app.availability (tenant_id, hall_id, period_to) where hall_id is not null;
create index availability_room on app.availability (tenant_id, room_id, period_to) where room_id is not null;
create index availability_hotel on app.availability (tenant_id, hotel_id, period_to) where hotel_id is not null;
create index availability_source on app.availability (tenant_id, source_id) where source_id is not null;
select app.tenant_table('app.availability', :'app');

-- Where things are: by region and by coordinates.
create index supplier_region on app.supplier (tenant_id, region);
create index hotel_region on app.hotel (tenant_id, region);
create index place_region on app.place (tenant_id, region);
create index supplier_at on app.supplier (tenant_id, location_lat, location_lng) include (grade, region)
  where location_lat is not null and status = 'enabled';
create index hotel_at on app.hotel (tenant_id, location_lat, location_lng)
  where location_lat is not null and status = 'enabled';
create index place_at on app.place (tenant_id, location_lat, location_lng)
  where location_lat is not null and status = 'enabled';

-- Rankings: by how often one worked with a supplier.
create index supplier_by_count on app.supplier (tenant_id, cooperation_count, id);
