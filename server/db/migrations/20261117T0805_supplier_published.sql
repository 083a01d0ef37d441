-- What other modules may know of suppliers and what belongs to them.
create or replace view app.supplier_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status, credit_code, classifies, lifecycle, grade, score, standing, standing_inquiry, standing_order,
    cooperation_count, cooperation_amount, certificate_expires_on, region, location_address, location_lat, location_lng, search_text, created_at
  from app.supplier;

create or replace view app.supplier_contact_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status, supplier_id, mobile from app.supplier_contact;

create or replace view app.supplier_certificate_ref with (security_invoker = true) as
  select tenant_id, id, code, number as name, status, supplier_id, type, number, issued_on, long_term, expires_on, revoked, created_at
  from app.supplier_certificate;

create view app.supplier_price_item_ref with (security_invoker = true) as
  select tenant_id, id, code, name, supplier_id, spec, unit, price, created_at from app.supplier_price_item;

-- `supplier_classify_ref` are the classes themselves, which the dictionary keeps; this is what they mean for suppliers.
create view app.supplier_classify_terms_ref with (security_invoker = true) as
  select tenant_id, classify_id, kind, required_certificates from app.supplier_classify;
grant select on app.supplier_price_item_ref, app.supplier_classify_terms_ref to :app;

create or replace view app.hotel_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status, supplier_id, region, location_address, location_lat, location_lng,
    total_rooms, king_rooms, twin_rooms, suites, search_text
  from app.hotel;

create or replace view app.place_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status, supplier_id, hotel_id, region, location_address, location_lat, location_lng,
    load_capacity, hall_count, search_text
  from app.place;

-- The whole name is looked up only where it is asked for: a join would be paid for by every reader.
create or replace view app.hall_ref with (security_invoker = true) as
  select h.tenant_id, h.id, h.code,
    (select p.name || ' · ' || h.name from app.place p where p.tenant_id = h.tenant_id and p.id = h.place_id) as name,
    h.status, h.name as hall_name, h.place_id, h.floor, h.area, h.height, h.theater, h.classroom, h.banquet, h.u_shape, h.hollow_square,
    h.boardroom, h.cocktail, h.herringbone, h.pillar, h.divisible_into, h.divisible_group, h.led_size, h.amenities,
    h.price_half_day, h.price_full_day, h.sort
  from app.hall h;

create or replace view app.room_ref with (security_invoker = true) as
  select r.tenant_id, r.id, r.code,
    (select o.name || ' · ' || r.name from app.hotel o where o.tenant_id = r.tenant_id and o.id = r.hotel_id) as name,
    r.status, r.name as room_name, r.hotel_id, r.bed, r.count, r.agreement_price, r.created_at
  from app.room r;
