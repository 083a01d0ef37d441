-- Two ids made one after the other within a millisecond came in any order, and the newer of two notices could stand below
-- the older one. The twelve bits after the version now tell where in the millisecond an id was made.
create or replace function app.new_id() returns uuid language sql volatile parallel safe as $$
  select encode(overlay(uuid_send(gen_random_uuid())
    placing int8send(((us / 1000) << 16) | 28672 | ((us % 1000) * 4096 / 1000)) from 1 for 8), 'hex')::uuid
  from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as us) now
$$;
