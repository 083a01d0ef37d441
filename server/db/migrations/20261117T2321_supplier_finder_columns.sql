-- Cards of the finder show a picture and whom to call.
create or replace view app.supplier_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status, credit_code, classifies, lifecycle, grade, score, standing, standing_inquiry, standing_order,
    cooperation_count, cooperation_amount, certificate_expires_on, region, location_address, location_lat, location_lng, search_text, created_at,
    phone
  from app.supplier;

create or replace view app.hotel_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status, supplier_id, region, location_address, location_lat, location_lng,
    total_rooms, king_rooms, twin_rooms, suites, search_text, photos
  from app.hotel;

create or replace view app.place_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status, supplier_id, hotel_id, region, location_address, location_lat, location_lng,
    load_capacity, hall_count, search_text, photos
  from app.place;
