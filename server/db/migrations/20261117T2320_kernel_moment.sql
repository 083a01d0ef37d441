-- The moment something happens. A demonstration tells of a past it makes up: it sets the moment for its transaction, so
-- that history and approvals are written once, in order, as they would have been written then.
create function app.moment() returns timestamptz language sql stable as $$
  select coalesce(nullif(current_setting('app.moment', true), '')::timestamptz, now())
$$;
alter table app.record_event alter column at set default app.moment();
