-- The same value as the same text, whatever the order of its keys: what the server takes a checksum of.
create function app.canonical_json(value jsonb) returns text language plpgsql immutable as $$
declare
  parts text;
begin
  if jsonb_typeof(value) = 'object' then
    select string_agg(to_jsonb(e.key)::text || ':' || app.canonical_json(e.value), ',' order by e.key collate "C") into parts from jsonb_each(value) e;
    return '{' || coalesce(parts, '') || '}';
  elsif jsonb_typeof(value) = 'array' then
    select string_agg(app.canonical_json(a.item), ',' order by a.n) into parts from jsonb_array_elements(value) with ordinality as a (item, n);
    return '[' || coalesce(parts, '') || ']';
  end if;
  return value::text;
end $$;
