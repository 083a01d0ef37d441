-- The calendar walks the days it shows; without this it read every instalment of the company.
create index payment_plan_calendar on app.payment_plan (tenant_id, due_date, id) where stage <> 'canceled';
