create table app.hotel (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  supplier_id uuid not null,
  name text not null,
  brand text,
  "group" text,
  star text not null check (star in ('five', 'four', 'three', 'luxury', 'upscale', 'comfort', 'economy')),
  region text,
  location_address text,
  location_lat float8,
  location_lng float8,
  opened_year int,
  renovated_year int,
  total_rooms int,
  king_rooms int,
  twin_rooms int,
  suites int,
  check_in text,
  check_out text,
  airport_km numeric(12, 1),
  station_km numeric(12, 1),
  subway_km numeric(12, 1),
  parking_count int,
  breakfast_price numeric(15, 2),
  service_charge_rate numeric(5, 2),
  tax_rate numeric(5, 2),
  cancellation_policy text,
  deposit_policy text,
  facilities text[] not null default '{}',
  photos uuid[] not null default '{}',
  contact_id uuid,
  status text not null check (status in ('enabled', 'disabled')),
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint hotel_code_key unique (tenant_id, code),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, contact_id) references app.supplier_contact (tenant_id, id)
);
create index hotel_created on app.hotel (tenant_id, created_at, id);
create index hotel_updated on app.hotel (tenant_id, updated_at, id);
create index hotel_by_name on app.hotel (tenant_id, name collate "zh-x-icu", id);
create index hotel_by_star on app.hotel (tenant_id, star collate "zh-x-icu", id);
create index hotel_search on app.hotel using gin (tenant_id, search_grams);
create index hotel_supplier on app.hotel (tenant_id, supplier_id, created_at, id);
create index hotel_contact on app.hotel (tenant_id, contact_id);
select app.tenant_table('app.hotel', :'app');

create view app.hotel_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status from app.hotel;
grant select on app.hotel_ref to :app;

create table app.room (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  hotel_id uuid not null,
  name text not null,
  bed text not null check (bed in ('king', 'twin', 'double', 'suite')),
  area numeric(12, 1),
  max_occupancy int,
  count int,
  breakfasts int,
  "window" text check ("window" in ('full', 'inner', 'none')),
  rack_price numeric(15, 2),
  agreement_price numeric(15, 2),
  peak_price numeric(15, 2),
  extra_bed_price numeric(15, 2),
  photos uuid[] not null default '{}',
  status text not null check (status in ('enabled', 'disabled')),
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint room_code_key unique (tenant_id, code),
  foreign key (tenant_id, hotel_id) references app.hotel (tenant_id, id)
);
create index room_created on app.room (tenant_id, created_at, id);
create index room_updated on app.room (tenant_id, updated_at, id);
create index room_by_name on app.room (tenant_id, name collate "zh-x-icu", id);
create index room_by_bed on app.room (tenant_id, bed collate "zh-x-icu", id);
create index room_search on app.room using gin (tenant_id, search_grams);
create index room_hotel on app.room (tenant_id, hotel_id, created_at, id);
select app.tenant_table('app.room', :'app');

create table app.room_season (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  room_id uuid not null,
  line int not null,
  name text not null,
  period_from date not null,
  period_to date not null,
  price numeric(15, 2) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, room_id) references app.room (tenant_id, id) on delete cascade
);
create index room_season_room on app.room_season (tenant_id, room_id, line);
select app.tenant_table('app.room_season', :'app');

create table app.place (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  type text not null check (type in ('hotel', 'luxury_hotel', 'boutique_hotel', 'resort', 'conference_center', 'convention_center', 'exposition_center', 'banquet_facility', 'restaurant', 'bar_club', 'gallery_museum', 'arena_stadium', 'golf_course', 'movie_theatre', 'educational_facility', 'corporate_space', 'entertainment_venue', 'aquarium_zoo', 'special_event_venue', 'internal_venue')),
  supplier_id uuid,
  hotel_id uuid,
  region text,
  location_address text,
  location_lat float8,
  location_lng float8,
  total_meeting_area numeric(12, 1),
  max_seated int,
  max_standing int,
  load_capacity int,
  power int,
  cargo_lift text,
  restrictions text[] not null default '{}',
  music_until text,
  insurance_required boolean not null default false,
  photos uuid[] not null default '{}',
  vr_url text,
  status text not null check (status in ('enabled', 'disabled')),
  remark text,
  hall_count int not null default 0,
  largest_hall_area numeric(12, 1),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint place_code_key unique (tenant_id, code),
  constraint place_owner check (type = 'internal_venue' or supplier_id is not null or hotel_id is not null),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, hotel_id) references app.hotel (tenant_id, id)
);
create index place_created on app.place (tenant_id, created_at, id);
create index place_updated on app.place (tenant_id, updated_at, id);
create index place_by_name on app.place (tenant_id, name collate "zh-x-icu", id);
create index place_by_type on app.place (tenant_id, type collate "zh-x-icu", id);
create index place_by_halls on app.place (tenant_id, hall_count, id);
create index place_search on app.place using gin (tenant_id, search_grams);
create index place_supplier on app.place (tenant_id, supplier_id, created_at, id);
create index place_hotel on app.place (tenant_id, hotel_id, created_at, id);
select app.tenant_table('app.place', :'app');

create view app.place_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status from app.place;
grant select on app.place_ref to :app;

create table app.hall (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  place_id uuid not null,
  name text not null,
  floor text,
  area numeric(12, 1) not null,
  height numeric(12, 2) not null,
  length numeric(12, 2),
  width numeric(12, 2),
  theater int,
  classroom int,
  banquet int,
  u_shape int,
  hollow_square int,
  boardroom int,
  cocktail int,
  herringbone int,
  pillar boolean not null default false,
  windows boolean not null default false,
  divisible_into int,
  divisible_group text,
  led_size text,
  fixed_stage text,
  entrance_size text,
  price_half_day numeric(15, 2),
  price_full_day numeric(15, 2),
  price_hour numeric(15, 2),
  move_in_price numeric(15, 2),
  move_out_price numeric(15, 2),
  included text[] not null default '{}',
  excluded text[] not null default '{}',
  amenities text[] not null default '{}',
  sort int,
  status text not null check (status in ('enabled', 'disabled')),
  remark text,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint hall_code_key unique (tenant_id, code),
  foreign key (tenant_id, place_id) references app.place (tenant_id, id)
);
create index hall_created on app.hall (tenant_id, created_at, id);
create index hall_updated on app.hall (tenant_id, updated_at, id);
create index hall_by_name on app.hall (tenant_id, name collate "zh-x-icu", id);
create index hall_by_area on app.hall (tenant_id, area, id);
create index hall_by_height on app.hall (tenant_id, height, id);
create index hall_search on app.hall using gin (tenant_id, search_grams);
create index hall_place on app.hall (tenant_id, place_id, created_at, id);
select app.tenant_table('app.hall', :'app');

create table app.staff (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  category text not null,
  supplier_id uuid,
  mobile text not null,
  sex text check (sex in ('male', 'female')),
  birth date,
  region text,
  languages text[] not null default '{}',
  height int,
  level text,
  price_day numeric(15, 2),
  price_half_day numeric(15, 2),
  price_event numeric(15, 2),
  insurance_to date,
  portfolio uuid[] not null default '{}',
  id_card uuid[] not null default '{}',
  status text not null check (status in ('enabled', 'disabled')),
  remark text,
  rating numeric(5, 2),
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint staff_code_key unique (tenant_id, code),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id)
);
create index staff_created on app.staff (tenant_id, created_at, id);
create index staff_updated on app.staff (tenant_id, updated_at, id);
create index staff_by_name on app.staff (tenant_id, name collate "zh-x-icu", id);
create index staff_by_category on app.staff (tenant_id, category collate "zh-x-icu", id);
create index staff_search on app.staff using gin (tenant_id, search_grams);
create index staff_supplier on app.staff (tenant_id, supplier_id, created_at, id);
select app.tenant_table('app.staff', :'app');
