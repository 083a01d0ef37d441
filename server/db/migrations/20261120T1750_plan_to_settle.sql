-- What is to be settled, the first due first: the old ones are nearly all done, and were walked over one by one. A filter is
-- planned for its values, so that those of this condition find it.
create index payment_plan_to_settle on app.payment_plan (tenant_id, coalesce(due_date, '-infinity'::date), id)
  where stage in ('pending', 'partial');
