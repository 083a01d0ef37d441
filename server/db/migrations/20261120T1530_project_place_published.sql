-- Where a project takes place.
create or replace view app.project_ref with (security_invoker = true) as
  select tenant_id, id, code, name, stage as status, health, customer_id, owner_id, department_id, created_by, event_start,
    event_end, attendees, kind, region, location_lat, location_lng
  from app.project;
