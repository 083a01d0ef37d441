-- The calendar walks the days it shows; without this it read every instalment of the company.
create index payment_plan_calendar on app.payment_plan (tenant_id, due_date, id) where stage <> 'canceled';
-- What is to be settled, the first due first: the old ones are nearly all done, and were walked over one by one.
create index payment_plan_to_settle on app.payment_plan (tenant_id, coalesce(due_date, '-infinity'::date), id)
  where stage in ('pending', 'partial');
